import StrategyKit

/// The conversion of the size of an item to its extents.
extension FlowStyle {
  /// Returns the extents of an item, from the size that the delegate gives, if it gives one.
  func extents(
    of size: LayoutSize?, _ item: Int, _ sizes: inout ItemSizeReader
  ) -> FlowItemExtents {
    extents(of: size ?? itemSize, in: width(of: item)) ?? replacement(for: size, item, &sizes)
  }

  /// Returns a Boolean value that indicates whether the delegate describes each item of a single
  /// column.
  func asksItems(_ sizes: ItemSizeReader) -> Bool { columns == 1 && sizes.answers(.flowItem) }

  /// Returns the extents of an item whose size depends on its column.
  ///
  /// - Parameter asksItems: The result of ``asksItems(_:)``.
  func extents(
    of item: Int, _ asksItems: Bool, _ sizes: inout ItemSizeReader
  ) -> FlowItemExtents {
    if asksItems {
      let answer = sizes.answer(to: .flowItem, for: item, default: FlowItem())
      if answer != FlowItem() { return extents(of: item, answer, &sizes) }
    }
    if !asksForSizes { return replacement(for: itemSize, in: width(of: item)) }
    return extents(of: sizes.size(of: item, proposal: proposal(of: item)), item, &sizes)
  }

  /// The extents of the layout's own size.
  ///
  /// If the size is invalid, the check of the section reports it.
  var ownExtents: FlowItemExtents { replacement(for: itemSize, in: grid.trackExtent) }

  /// Returns the extents of the element that stands for hidden items, or `nil` if there is none.
  ///
  /// If the size is invalid, the check of the section reports it.
  ///
  /// - Parameter item: The first hidden item, in whose place the element is.
  func moreExtents(at item: Int) -> FlowItemExtents? {
    let extents = replacement(for: moreSize, in: width(of: item))
    return moreSize != .zero && extents.main > 0 ? extents : nil
  }

  /// Returns the extents of an item of `size` in a column of `width`, or `nil` if the size must be
  /// replaced.
  func extents(of size: LayoutSize, in width: Double) -> FlowItemExtents? {
    var along = size.extent(along: axis)
    var across = axis == .vertical ? size.width : size.height
    if isRatio {
      guard across > 0, across < .infinity, along > 0 else { return nil }
      along = along * width / across
    }
    if let floor {
      along = floor.floor(along)
      across = floor.floor(across)
    }
    guard along >= 0, along <= limit else { return nil }
    let main = LayoutUnit(points: along).rawValue
    if columns > 0 { return (0, main) }
    guard across >= 0, across <= limit else { return nil }
    let cross = LayoutUnit(points: across).rawValue
    return cross <= itemRoom ? (cross, main) : nil
  }

  /// Returns the extents that replace an invalid size, and records a diagnostic.
  ///
  /// A size is invalid if it is negative, not finite, wider than a line, or above the limits. An
  /// item that is wider than its line is placed alone on it, and is as wide as the line.
  ///
  /// - Parameter size: The size that the delegate gives, or nil for the layout's own size. If that
  ///   is invalid anywhere, the check of the section reports it.
  func replacement(
    for size: LayoutSize?, _ item: Int, _ sizes: inout ItemSizeReader
  ) -> FlowItemExtents {
    replacement(for: size ?? itemSize, in: width(of: item)) {
      if size != nil || $0 == .noRoom { sizes.note($0, of: item, given: $1, used: $2) }
    }
  }

  /// Returns the extents for a size, which can be invalid.
  ///
  /// - Parameter note: A closure that receives each problem, the given extent and the used one.
  func replacement(
    for size: LayoutSize, in width: Double,
    note: (LayoutDiagnostic.Problem, Double, Double) -> Void = { _, _, _ in }
  ) -> FlowItemExtents {
    func extent(_ points: Double, given: Double) -> Int64 {
      LayoutUnit.checkedExtent(floor.map { $0.floor(points) } ?? points) {
        note($0, given, $1)
      }.rawValue
    }
    let along = size.extent(along: axis)
    let across = axis == .vertical ? size.width : size.height
    var extents: FlowItemExtents = (0, 0)
    if isRatio {
      if let invalid = [along, across].first(where: { !($0 > 0 && $0 < .infinity) }) {
        // The size has no aspect ratio. The item keeps its place and has no height.
        note(LayoutDiagnostic.Problem(outOfRange: invalid), invalid, 0)
      } else {
        extents.main = extent(along * width / across, given: along)
      }
    } else {
      extents.main = extent(along, given: along)
      if columns == 0 {
        extents.cross = extent(across, given: across)
        if extents.cross > itemRoom {
          // Larger than the room of the line, so that no other item fits on it, not even one
          // without width.
          extents.cross = itemRoom &+ LayoutUnit.perPoint
          note(.noRoom, across, LayoutUnit(rawValue: room).points)
        }
      }
    }
    return extents
  }
}
