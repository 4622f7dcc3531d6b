import GroupedColumns
import LayoutCore
import LayoutTesting

/// Grouped columns in the plainest way: parts are lists of rows, and every column is a sum.
struct GroupedColumnsReference {
  /// A section, or a piece of it.
  private struct Part {
    var section: Int
    var number: Int
    var rows: Range<Int>
    var padding = 0
    var header = 0
    var footer = 0
    var card = (start: 0, end: 0)
    var column = 0
    var start = 0
    /// The extent of all its rows.
    var length = 0
    var rowsStart: Int { start + padding + header + card.start }
    var extent: Int { padding + header + card.start + length + card.end + footer }
  }

  private let layout: GroupedColumnsLayout
  private let collection: GeneratedCollection
  private let space: ReferenceSpace
  private let tracks: ReferenceTracks
  private var rows: [[Int]] = []
  private var parts: [Part] = []
  private var problems: [LayoutDiagnostic] = []

  /// The elements of a case.
  static let reference: LayoutLaws<GroupedColumnsLayout>.Reference = { example in
    var reference = GroupedColumnsReference(
      example.strategy, example.collection, example.environment)
    return reference.make()
  }

  private init(
    _ layout: GroupedColumnsLayout, _ collection: GeneratedCollection,
    _ environment: LayoutEnvironment
  ) {
    self.layout = layout
    self.collection = collection
    space = ReferenceSpace(environment, axis: layout.axis, rounding: layout.rounding)
    func atLeastZero(_ points: Double) -> Double {
      ReferenceSpace.points(ReferenceExtent(points).units)
    }
    let insets = layout.contentInsets
    // Columns are equal here.
    var columns = layout.columns
    if case .tracks(let sizes, _) = columns { columns = .fixed(sizes.count) }
    tracks = ReferenceTracks(
      columns, spacing: atLeastZero(layout.columnSpacing),
      insets: LayoutInsets(
        top: atLeastZero(insets.top), leading: atLeastZero(insets.leading),
        bottom: atLeastZero(insets.bottom), trailing: atLeastZero(insets.trailing)), in: space)
  }

  private mutating func make() -> ReferenceLayout? {
    guard layout.columnSpacing <= 1e6, layout.contentInsets.isModest else { return nil }
    for section in 0..<collection.numberOfSections {
      let style = collection.answer(
        to: .groupedColumnsSection, at: ElementIndex(section: section),
        default: layout.section)
      guard
        [style.sectionSpacing, style.headerExtent, style.footerExtent].allSatisfy({
          !($0.magnitude > 1e6)
        })
      else { return nil }
      rows.append(
        (0..<collection.numberOfItems(inSection: section)).map {
          measured(ElementIndex(section: section, item: $0))
        })
      group(section, style)
    }
    // Content beyond the limits of positions is not covered.
    let limit = Int(LayoutLimits.maximumPosition.rawValue)
    guard rows.joined().reduce(0, +) + parts.reduce(0, { $0 + $1.extent }) <= limit else {
      return nil
    }
    place()
    let insets = space.main(layout.contentInsets)
    let longest = parts.map { $0.start + $0.extent }.max() ?? max(0, insets.start)
    let total = longest + max(0, insets.end)
    let size = space.environment.containerSize
    let contentSize =
      layout.axis == .vertical
      ? LayoutSize(width: size.width, height: space.length(total))
      : LayoutSize(width: space.length(total), height: size.height)
    return ReferenceLayout(
      elements: parts.flatMap { elements(of: $0, total) }, contentSize: contentSize,
      diagnostics: problems)
  }

  // MARK: Sizes and parts

  private mutating func measured(_ index: ElementIndex) -> Int {
    let size = collection.sizeForItem(at: index, proposal: LayoutProposal())
    let given = size.map { space.main($0) } ?? layout.itemExtent
    let isFloored = layout.rounding == .floor && given.magnitude < 1e14
    let extent = ReferenceExtent(isFloored ? space.flooredToPixels(given) : given)
    if let problem = extent.problem {
      problems.append(
        LayoutDiagnostic(
          .element(.cell(at: index)), problem, given: given, used: extent.used))
    }
    return extent.units
  }

  /// Returns the extent of a header or footer: the measured one, if there is such an edge item.
  private mutating func edgeItem(
    _ points: Double, _ measured: LayoutSize?, _ kind: ElementKind, _ section: Int
  ) -> Int {
    let extent = max(0, ReferenceSpace.units(points))
    guard extent > 0, let given = measured.map({ space.main($0) }) else { return extent }
    let used = ReferenceExtent(given)
    if let problem = used.problem {
      problems.append(
        LayoutDiagnostic(
          .element(.supplementary(kind, section)), problem, given: given, used: used.used))
    }
    return used.units
  }

  private mutating func group(_ section: Int, _ style: GroupedColumnsSection) {
    let count = rows[section].count
    let card = space.main(layout.style.cardInsets)
    var part = Part(section: section, number: 0, rows: 0..<0)
    part.padding = max(0, ReferenceSpace.units(style.sectionSpacing))
    let edgeItems = collection.answer(
      to: .edgeItemSizes, at: ElementIndex(section: section), default: EdgeItemSizes())
    let header = edgeItem(style.headerExtent, edgeItems.header, .header, section)
    let footer = edgeItem(style.footerExtent, edgeItems.footer, .footer, section)
    if count > 0 { part.card = (max(0, card.start), max(0, card.end)) }
    let size = space.environment.containerSize
    let insets = space.main(space.environment.insets)
    let room = ReferenceSpace.units(space.main(size)) - insets.start - insets.end
    var first = 0
    repeat {
      part.header = part.number == 0 ? header : 0
      part.footer = footer
      part.rows = first..<count
      if layout.splitsTallSections, room > 0, count > 0 {
        let rest = rows[section][first...].reduce(0, +)
        if part.header + part.card.start + rest + part.card.end + footer > room {
          // At least one row; the last row stays with the footer.
          part.footer = 0
          let space = room - part.header - part.card.start - part.card.end
          var end = first
          var height = 0
          while end < count - 1, end == first || height + rows[section][end] <= space {
            height += rows[section][end]
            end += 1
          }
          end = max(first + 1, end)
          part.rows = first..<end
          if end == count { part.footer = footer }
        }
      }
      part.length = rows[section][part.rows].reduce(0, +)
      parts.append(part)
      first = part.rows.upperBound
      part.number += 1
    } while first < count
  }

  // MARK: Columns

  private mutating func place() {
    let given = parts.map { part in
      collection.answer(
        to: .groupedColumnsColumn, at: ElementIndex(section: part.section, item: part.number),
        default: nil
      ).map { min(max(0, $0), tracks.count - 1) }
    }
    let balanced = layout.placement == .balanced ? balancedColumns(given) : nil
    let start = max(0, space.main(layout.contentInsets).start)
    var heights = Array(repeating: start, count: tracks.count)
    for place in parts.indices {
      let lowest = heights.min() ?? start
      let column = given[place] ?? balanced?[place] ?? heights.firstIndex(of: lowest) ?? 0
      parts[place].column = column
      parts[place].start = heights[column]
      heights[column] += parts[place].extent
    }
  }

  /// Fills columns in order, with the smallest height at which all parts fit.
  private func balancedColumns(_ given: [Int?]) -> [Int] {
    let extents = parts.indices.map { given[$0] == nil ? parts[$0].extent : 0 }
    func columns(height: Int) -> [Int] {
      var (column, sum) = (0, 0)
      return extents.map { extent in
        if sum + extent > height {
          column += 1
          sum = 0
        }
        sum += extent
        return column
      }
    }
    var (low, high) = (extents.max() ?? 0, extents.reduce(0, +))
    while low < high {
      let middle = (low + high) / 2
      if (columns(height: middle).last ?? 0) < tracks.count {
        high = middle
      } else {
        low = middle + 1
      }
    }
    return columns(height: low)
  }

  // MARK: Elements

  private func elements(of part: Part, _ total: Int) -> [LayoutAttributes] {
    var elements: [LayoutAttributes] = []
    let section = part.section
    let column = tracks.edges[part.column]
    func add(
      _ element: LayoutElement, _ main: (Int, Int), _ cross: (Int, Int),
      _ position: CellPosition = .single, zIndex: Int = 0
    ) {
      elements.append(
        LayoutAttributes(
          element: element, frame: space.frame(main: main, cross: cross, length: total),
          position: position, zIndex: zIndex))
    }
    func across(_ points: Double) -> Int { max(0, ReferenceSpace.units(points)) }
    let style = layout.style
    let insets = space.across(style.cardInsets)
    let cardLower = min(column.lower + across(insets.start), column.upper)
    let card = (cardLower, max(cardLower, column.upper - across(insets.end)))
    if part.header > 0 {
      let start = part.start + part.padding
      add(
        .supplementary(.header, section), (start, start + part.header), column, zIndex: 4)
    }
    let end = part.start + part.extent
    if part.footer > 0 {
      add(.supplementary(.footer, section), (end - part.footer, end), column, zIndex: 3)
    }
    let rowsEnd = part.rowsStart + part.length
    if style.hasBackground, !part.rows.isEmpty {
      add(
        .decoration(.background, section, part.number), (part.rowsStart, rowsEnd), card, zIndex: -1)
    }
    var thickness = across(style.separatorThickness)
    if thickness > 0, layout.rounding == .lossless {
      thickness = max(thickness, ReferenceSpace.units(1 / space.environment.scale))
    }
    let lineLower = min(card.0 + across(style.separatorLeading), card.1)
    let line = (lineLower, max(lineLower, card.1 - across(style.separatorTrailing)))
    var lower = part.rowsStart
    for row in part.rows {
      let (isFirst, isLast) = (row == part.rows.first, row == part.rows.last)
      let position: CellPosition =
        isFirst && isLast ? .single : isFirst ? .top : isLast ? .bottom : .middle
      let upper = lower + rows[section][row]
      add(.cell(section: section, item: row), (lower, upper), card, position)
      if !isLast, upper > lower, thickness > 0, part.length > 0 {
        add(
          .decoration(.separator, section, row), (max(part.rowsStart, upper - thickness), upper),
          line, zIndex: 1)
      }
      lower = upper
    }
    if style.hasOuterSeparators, thickness > 0, part.length > 0 {
      let extent = min(thickness, part.length)
      for (side, start) in [part.rowsStart, rowsEnd - extent].enumerated() {
        add(
          .decoration(.outerSeparator, section, 2 * part.number + side), (start, start + extent),
          card, zIndex: 2)
      }
    }
    return elements
  }
}
