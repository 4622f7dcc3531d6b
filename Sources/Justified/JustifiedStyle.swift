import StrategyKit

/// The parameters of one or several sections, checked and converted to layout units.
public struct JustifiedStyle: Equatable, Sendable {
  static let rowExtents = 1.0...100_000
  static let spacings = 0.0...100_000
  /// The ratios of width to height that items can have.
  static var ratios: ClosedRange<Double> { 0.001...1_000 }

  let axis: LayoutAxis
  /// The ratio of items for which the delegate gives no size.
  let itemRatio: Double
  /// The position at which rows begin across the scroll axis, and the width of a row.
  let start: Int64
  let room: Int64
  let itemSpacing: Int64
  let rowSpacing: Int64
  /// The target height of a row, and the heights that rows can have, in layout units.
  let target: Double
  let extents: ClosedRange<Double>
  /// The sums of ratios with which a greedy row is complete.
  let sums: ClosedRange<Double>
  let itemCounts: ClosedRange<Int>
  /// The ratio from which on an item has a row of its own.
  let panorama: Double
  /// The number of rows of which the last is broken out, or 0 for none.
  let interval: Int
  let maximumRows: Int
  let breaking: JustifiedBreaking
  let lastRow: JustifiedLastRow
  let floor: PixelGrid?

  /// Creates the style for the parameters of a section.
  ///
  /// - Parameter notes: The notes to which each replaced parameter is added.
  init(
    _ section: JustifiedSection, in container: LayoutContainer, noting notes: inout SectionNotes
  ) {
    func checked(_ key: String, _ given: Double, in range: ClosedRange<Double>) -> Double {
      notes.limited(given, to: range, key)
    }
    func length(_ key: String, _ given: Double) -> Int64 {
      LayoutUnit(points: checked(key, given, in: Self.spacings)).rawValue
    }
    func count(_ key: String, _ given: Int, from least: Int) -> Int {
      Int(checked(key, Double(given), in: Double(least)...0x1p31))
    }
    axis = container.space.axis
    floor = container.floorGrid
    let extent = checked("rowExtent", section.rowExtent, in: Self.rowExtents)
    target = Double(LayoutUnit(points: extent).rawValue)
    func limit(_ key: String, _ given: Double?, from least: Double) -> Double? {
      given.map { checked(key, $0, in: least...LayoutValueType.nonNegativeLength.upperBound) }
    }
    func units(_ points: Double) -> Double { Double(LayoutUnit(points: points).rawValue) }
    let lowest = limit("minimumRowExtent", section.minimumRowExtent, from: 0) ?? 0
    let highest = limit("maximumRowExtent", section.maximumRowExtent, from: lowest)
    extents = units(lowest)...(highest.map(units) ?? .infinity)
    let grid = TrackGrid(
      columns: 1, spacing: 0, insets: section.sectionInsets, in: container, noting: &notes)
    (start, room) = (grid.start.rawValue, grid.room.rawValue)
    let tolerance = checked("tolerance", section.tolerance, in: 0...1)
    let full = Double(room) / target
    sums = full * (1 - tolerance)...full * (1 + tolerance)
    rowSpacing = length("rowSpacing", section.rowSpacing)
    itemSpacing = length("itemSpacing", section.itemSpacing)
    breaking = section.breaking
    lastRow = section.lastRow
    let least = count("minimumItems", section.minimumItems, from: 1)
    itemCounts =
      least...(section.maximumItems.map { count("maximumItems", $0, from: least) } ?? .max)
    panorama = checked("panoramaRatio", section.panoramaRatio, in: Self.ratios)
    let interval = section.breakoutInterval.map { count("breakoutInterval", $0, from: 1) } ?? 0
    self.interval = section.breaking == .greedy ? interval : 0
    maximumRows = section.maximumRows.map { count("maximumRows", $0, from: 0) } ?? .max
    itemRatio = Self.ratio(of: section.itemSize, axis) {
      notes.note("itemSize", $0, given: $1, used: $2)
    }
  }

  /// Returns the ratio of a size within limits: its extent across the scroll axis divided by the
  /// one along it.
  ///
  /// - Parameter note: A closure that receives the problem of a size without a ratio within limits.
  static func ratio(
    of size: LayoutSize, _ axis: LayoutAxis,
    note: (LayoutDiagnostic.Problem, Double, Double) -> Void
  ) -> Double {
    let (along, across) = (size.extent(along: axis), size.extent(along: axis.transposed))
    for extent in [along, across] where !(extent > 0 && extent < .infinity) {
      note(.init(outOfRange: extent), extent, 1)
      return 1
    }
    return LayoutLimits.limited(across / along, to: ratios) { note($0, across / along, $1) }
  }

  /// Returns the ratio of an item, from the size that the delegate gives, if it gives one.
  func ratio(
    of size: LayoutSize?, _ item: Int, _ sizes: inout ItemSizeReader
  ) -> Double {
    guard let size else { return itemRatio }
    let (width, height) = (size.width, size.height)
    let ratio = axis == .vertical ? width / height : height / width
    if width > 0, Self.ratios.contains(ratio) { return ratio }
    return Self.ratio(of: size, axis) { sizes.note($0, of: item, given: $1, used: $2) }
  }
}
