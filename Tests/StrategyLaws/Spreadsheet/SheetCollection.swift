import LayoutCore
import LayoutTesting
import Spreadsheet

/// A collection with extents that the user assigned, and with a common number of items if it has one.
struct SheetCollection: LayoutDelegate {
  var base: GeneratedCollection
  var tracks = TrackExtents.none
  /// A Boolean value that indicates whether the collection reports its common number of items.
  var hasCommonCount = false

  var numberOfSections: Int { base.numberOfSections }
  var commonNumberOfItems: Int? { hasCommonCount ? base.sections.first?.count : nil }
  func numberOfItems(inSection section: Int) -> Int { base.numberOfItems(inSection: section) }
  func sizeForItem(at index: ElementIndex, proposal: LayoutProposal) -> LayoutSize? {
    base.sizeForItem(at: index, proposal: proposal)
  }
  func answer(in slot: inout AnswerSlot) {
    base.answer(in: &slot)
    slot.fill(.trackExtents) { $1 = tracks }
  }
}

extension SheetCollection {
  /// Assigns extents to a few rows and columns, some of which do not exist, and hides others.
  mutating func assignTracks(using random: inout SeededGenerator) {
    func entries(_ random: inout SeededGenerator) -> [TrackExtents.Entry] {
      let indexes = Set((0..<random.integer(in: 0...4)).map { _ in random.integer(in: -1...9) })
      return indexes.sorted().map {
        .init(index: $0, extent: random.pick([0, random.length(in: 0...90), -4, .nan, 1e12]))
      }
    }
    func hidden(_ random: inout SeededGenerator) -> IndexRuns {
      IndexRuns((0..<random.integer(in: 0...3)).map { _ in random.integer(in: 0...15) })
    }
    tracks = TrackExtents(
      rows: entries(&random), columns: entries(&random), hiddenRows: hidden(&random),
      hiddenColumns: hidden(&random), foldedRows: hidden(&random), foldedColumns: hidden(&random))
  }
}

extension SpreadsheetLayout {
  /// Changes all parameters at random.
  mutating func vary(isHostile: Bool, using random: inout SeededGenerator) {
    func length(_ range: ClosedRange<Double>, _ random: inout SeededGenerator) -> Double {
      if isHostile, random.oneIn(12) { return random.pick([-3, .nan, .infinity, 1e300]) }
      // Nothing, and the smallest lengths.
      if random.oneIn(16) { return random.pick([0, 1 / 76_800, 2 / 76_800]) }
      return random.length(in: range)
    }
    func size(_ range: ClosedRange<Double>, _ random: inout SeededGenerator) -> LayoutSize {
      LayoutSize(width: length(range, &random), height: length(range, &random))
    }
    columnWidth = length(0...120, &random)
    rowHeight = length(0...60, &random)
    sizing = random.pick(SpreadsheetSizing.allCases)
    sampleCount = random.integer(in: isHostile ? -1...5 : 1...5)
    if random.oneIn(4) { minimumCellSize = size(0...40, &random) }
    if random.oneIn(4) { maximumCellSize = size(20...90, &random) }
    pinsHeaders = random.oneIn(2)
    hasBackgrounds = !random.oneIn(4)
    pinsParents = random.oneIn(2)
    hasCorner = !random.oneIn(4)
    if random.oneIn(2) { columnHeaderHeight = length(0...40, &random) }
    if random.oneIn(2) { rowHeaderWidth = length(0...60, &random) }
    if random.oneIn(2) {
      let least = isHostile ? -1 : 0
      frozenTopRows = random.integer(in: least...3)
      frozenBottomRows = random.integer(in: least...3)
      frozenLeadingColumns = random.integer(in: least...3)
      frozenTrailingColumns = random.integer(in: least...3)
    }
    if random.oneIn(3) {
      columnGroupHeight = length(0...30, &random)
      columnGroups = (0..<random.integer(in: 1...6)).map { _ in
        ColumnGroup(
          firstColumn: random.integer(in: isHostile ? -1...9 : 0...9),
          columnCount: random.integer(in: 0...7))
      }
      if isHostile, random.oneIn(4) {
        let far = random.pick([Int.max, .min, .max - 1, 1])
        columnGroups.append(ColumnGroup(firstColumn: far, columnCount: .max))
      }
    }
    if random.oneIn(2) { cellSpacing = size(0...9, &random) }
    if random.oneIn(2) { gridlineThickness = length(0...3, &random) }
    if random.oneIn(3) {
      hiddenRows = (0..<random.integer(in: 0...4)).map { _ in random.integer(in: -1...12) }
      hiddenColumns = (0..<random.integer(in: 0...4)).map { _ in random.integer(in: -1...12) }
    }
    if random.oneIn(3) {
      foldedRows = (0..<random.integer(in: 0...4)).map { _ in random.integer(in: -1...12) }
      foldedColumns = (0..<random.integer(in: 0...4)).map { _ in random.integer(in: -1...12) }
    }
    if random.oneIn(2) {
      let isLarge = random.oneIn(3)
      merges = (0..<random.integer(in: 0...8)).map { _ in
        CellRange(
          row: random.integer(in: -1...9), column: random.integer(in: -1...14),
          rowCount: random.integer(in: 0...(isLarge ? 12 : 4)),
          columnCount: random.integer(in: 0...(isLarge ? 12 : 4)))
      }
      if isHostile, random.oneIn(4) {
        let far = random.pick([.max, .min, .max - 1])
        merges.append(CellRange(row: 1, column: far, rowCount: .max, columnCount: 2))
        merges.append(CellRange(row: far, column: 1, rowCount: 2, columnCount: .max))
        merges.append(CellRange(row: 2, column: 2, rowCount: .max, columnCount: .max))
      }
    }
    rounding = random.pick(PixelRounding.allCases)
  }
}

extension GeneratedCollection {
  /// Answers the questions about rows and columns at random.
  mutating func answerTracks(isHostile: Bool, using random: inout SeededGenerator) {
    func length(_ random: inout SeededGenerator) -> Double {
      isHostile && random.oneIn(9)
        ? random.pick([-3, .nan, .infinity, -.infinity, 1e300, 0])
        : random.oneIn(16)
          ? random.pick([0, 1 / 76_800]) : random.length(in: random.oneIn(9) ? 0...400 : 0...70)
    }
    func size(_ random: inout SeededGenerator) -> LayoutValue {
      .size(LayoutSize(width: length(&random), height: length(&random)))
    }
    func level(_ random: inout SeededGenerator) -> LayoutValue {
      .integer(
        isHostile && random.oneIn(9)
          ? random.pick([-1, 256, .max, .min, 255]) : random.integer(in: 0...3))
    }
    let isOutline = random.oneIn(2)
    let isFlexible = random.oneIn(3)
    let rarity = random.pick([1, 2, 2, 5])
    let headers = random.pick([0, 0, 1, 2, 9])
    for row in sections.indices {
      let index = ElementIndex(section: row)
      if isOutline {
        scripted.append(.init(.init(.spreadsheetRow, \.level), at: index, level(&random)))
      }
      if random.oneIn(rarity) {
        scripted.append(
          .init(.init(.spreadsheetRow, \.height), at: index, .number(length(&random))))
      }
      if headers > 0, random.oneIn(headers) {
        scripted.append(.init(.init(.spreadsheetRow, \.headerSize), at: index, size(&random)))
      }
    }
    let columnHeaders = random.pick([0, headers])
    for column in 0..<(sections.map { $0.count }.max() ?? 0) {
      let index = ElementIndex(section: 0, item: column)
      if isOutline {
        scripted.append(.init(.init(.spreadsheetColumn, \.level), at: index, level(&random)))
      }
      if random.oneIn(rarity) {
        scripted.append(
          .init(.init(.spreadsheetColumn, \.width), at: index, .number(length(&random))))
      }
      if isFlexible, random.oneIn(2) {
        scripted.append(
          .init(
            .init(.spreadsheetColumn, \.fraction), at: index,
            .number(
              isHostile && random.oneIn(6)
                ? random.pick([-1, .nan, .infinity, 1e300, 1e-300])
                : random.pick([1, 1, 2, 0.5, 0.3]))))
        if random.oneIn(3) {
          scripted.append(
            .init(
              .init(.spreadsheetColumn, \.maximumWidth), at: index, .number(length(&random) * 2)))
        }
      }
      if columnHeaders > 0, random.oneIn(columnHeaders) {
        scripted.append(.init(.init(.spreadsheetColumn, \.headerSize), at: index, size(&random)))
      }
    }
  }

  /// Makes all rows as long as the first one, which is then the common number of items.
  mutating func becomeEven() {
    guard let first = sections.first else { return }
    sections = sections.map { Array(($0 + first).prefix(first.count)) }
  }
}
