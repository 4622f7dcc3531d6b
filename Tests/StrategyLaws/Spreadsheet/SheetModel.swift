import LayoutCore
import LayoutRuntime
import LayoutTesting
import Spreadsheet

/// A sheet that can be changed at random.
///
/// The answers for rows and cells move with them; the answers for columns belong to their numbers.
struct SheetModel: SpreadsheetLayoutDelegate {
  struct Cell {
    var id: Int
    var size: LayoutSize?
  }

  struct Row {
    var id: Int
    var height: Double?
    var header: LayoutSize?
    var level = 0
    var cells: [Cell]
  }

  var rows: [Row] = []
  var widths: [Int: Double] = [:]
  var columnHeaders: [Int: LayoutSize] = [:]
  var columnLevels: [Int: Int] = [:]
  var fractions: [Int: Double] = [:]
  var maximumWidths: [Int: Double] = [:]
  /// The measured sizes of cells, by their identity.
  var measured: [Int: LayoutSize] = [:]
  /// The extents of rows and columns that an engine would answer, or nil for a collection behind an engine.
  var tracks: TrackExtents?
  /// The average number of headers for each one that has a size of its own, or 0 if none has.
  private let headerRarity: Int
  /// A Boolean value that indicates whether some lengths are invalid.
  private let isHostile: Bool
  /// The highest usual level of rows and columns.
  private let depth: Int
  private var nextID = 0

  init(
    _ counts: [Int], isHostile: Bool = false, isOutline: Bool = false,
    using random: inout SeededGenerator
  ) {
    self.isHostile = isHostile
    depth = isOutline ? random.pick([1, 2, 4]) : random.pick([0, 0, 2])
    headerRarity = random.pick([0, 0, 12, 40, 2])
    rows = counts.map { makeRow($0, &random) }
    for column in 0..<40 { answer(column, &random) }
  }

  // MARK: Answers

  var numberOfSections: Int { rows.count }
  func numberOfItems(inSection section: Int) -> Int { rows[section].cells.count }
  func sizeForItem(at index: ElementIndex, proposal: LayoutProposal) -> LayoutSize? {
    let cell = rows[index.section].cells[index.item]
    return measured[cell.id] ?? cell.size
  }
  func spreadsheetRow(_ row: Int) -> SpreadsheetRow {
    SpreadsheetRow(
      height: rows[row].height, headerSize: rows[row].header, level: rows[row].level)
  }
  func spreadsheetColumn(_ column: Int) -> SpreadsheetColumn {
    SpreadsheetColumn(
      width: widths[column], headerSize: columnHeaders[column], level: columnLevels[column] ?? 0,
      fraction: fractions[column] ?? 0, maximumWidth: maximumWidths[column] ?? .infinity)
  }

  func answer(in slot: inout AnswerSlot) {
    answerSpreadsheet(in: &slot)
    if let tracks { slot.fill(.trackExtents) { $1 = tracks } }
  }

  // MARK: Making up

  static func length(_ random: inout SeededGenerator) -> Double {
    switch random.integer(in: 0...19) {
    case 0: 0
    case 1: random.oneIn(4) ? 1 / 76_800 : Double(random.integer(in: 1...300)) / 7
    case 2 where random.oneIn(8): 1e9
    default: random.length(in: 1...90)
    }
  }

  static func size(_ random: inout SeededGenerator) -> LayoutSize {
    LayoutSize(width: length(&random), height: length(&random))
  }

  private func length(_ random: inout SeededGenerator) -> Double {
    guard isHostile, random.oneIn(9) else { return SheetModel.length(&random) }
    return random.oneIn(20) ? 1e11 : random.pick([-3, -0.5, .nan, -.infinity])
  }

  private func size(_ random: inout SeededGenerator) -> LayoutSize {
    LayoutSize(width: length(&random), height: length(&random))
  }

  private func header(_ random: inout SeededGenerator) -> LayoutSize? {
    headerRarity > 0 && random.oneIn(headerRarity) ? size(&random) : nil
  }

  private mutating func makeCell(_ random: inout SeededGenerator) -> Cell {
    nextID += 1
    return Cell(id: nextID, size: random.oneIn(4) ? nil : size(&random))
  }

  private mutating func makeRow(_ count: Int, _ random: inout SeededGenerator) -> Row {
    nextID += 1
    let cells = (0..<count).map { _ in makeCell(&random) }
    var row = Row(id: nextID, cells: cells)
    answer(&row, &random)
    return row
  }

  /// Gives a row new random answers.
  private func answer(_ row: inout Row, _ random: inout SeededGenerator) {
    row.height = random.oneIn(3) ? nil : length(&random)
    row.header = header(&random)
    row.level = level(&random)
  }

  /// Gives a column new random answers.
  private mutating func answer(_ column: Int, _ random: inout SeededGenerator) {
    widths[column] = random.oneIn(3) ? nil : length(&random)
    columnHeaders[column] = header(&random)
    columnLevels[column] = level(&random)
    fractions[column] = random.oneIn(6) ? (isHostile && random.oneIn(6) ? .nan : 1.5) : nil
    maximumWidths[column] = random.oneIn(9) ? length(&random) * 2 : nil
  }

  private func level(_ random: inout SeededGenerator) -> Int {
    if isHostile, random.oneIn(9) { return random.pick([-1, .min, 256, .max, 255]) }
    return random.integer(in: 0...depth)
  }

  // MARK: Changing

  /// Replaces all answers by random ones.
  mutating func replaceAnswers(using random: inout SeededGenerator) {
    measured = [:]
    for row in rows.indices {
      answer(&rows[row], &random)
      for cell in rows[row].cells.indices where random.oneIn(2) {
        rows[row].cells[cell].size = size(&random)
      }
    }
    for column in 0..<40 { answer(column, &random) }
  }

  /// Changes rows and cells at random, and returns the transaction that describes the changes.
  ///
  /// Rows and cells are deleted, moved, reloaded and inserted, all in one transaction; what moves may be
  /// reloaded as well. A row answers anew if any of its cells does, a column if any cell in it does.
  mutating func change(using random: inout SeededGenerator) -> LayoutTransaction {
    var changes: [LayoutChange] = []
    let editsRows = random.oneIn(2)
    let editsCells = !editsRows || random.oneIn(2)
    var order: [Row] = []
    var moved: [(row: Row, from: Int)] = []
    var replaced: Set<Int> = []
    var sources: [Int: Int] = [:]
    for (number, row) in rows.enumerated() {
      switch editsRows ? random.integer(in: 0...max(9, rows.count / 2)) : 9 {
      case 0: changes.append(.deleteSection(number))
      case 1: moved.append((row, number))
      case 2:
        changes.append(.reloadSection(number))
        let fresh = makeRow(random.integer(in: 0...7), &random)
        replaced.insert(fresh.id)
        order.append(fresh)
      default:
        sources[row.id] = number
        order.append(row)
      }
    }
    for (row, from) in moved {
      sources[row.id] = from
      order.insert(row, at: random.integer(in: 0...order.count))
    }
    let movedRows = Set(moved.map { $0.row.id })
    for _ in 0..<(editsRows ? random.integer(in: 0...2) : 0) {
      order.insert(
        makeRow(random.integer(in: 0...7), &random), at: random.integer(in: 0...order.count))
    }
    for (place, row) in order.enumerated() where !replaced.contains(row.id) {
      if let from = sources[row.id] {
        if movedRows.contains(row.id) { changes.append(.moveSection(from: from, to: place)) }
      } else {
        changes.append(.insertSection(place))
      }
    }
    rows = order
    if editsCells { changeCells(sources, &changes, &random) }
    return LayoutTransaction(changes, counts: rows.map { $0.cells.count })
  }

  /// - Parameter sources: The former number of each row that is neither new nor replaced.
  private mutating func changeCells(
    _ sources: [Int: Int], _ changes: inout [LayoutChange], _ random: inout SeededGenerator
  ) {
    let kept = rows.indices.filter { sources[rows[$0].id] != nil }
    guard !kept.isEmpty else { return }
    var moved: [(cell: Cell, from: ElementIndex)] = []
    var origins: [Int: ElementIndex] = [:]
    for number in kept where random.oneIn(3) {
      guard let source = sources[rows[number].id] else { continue }
      let rarity = max(3, rows[number].cells.count)
      var cells: [Cell] = []
      for (column, cell) in rows[number].cells.enumerated() {
        let index = ElementIndex(section: source, item: column)
        var cell = cell
        let event = random.oneIn(rarity) ? random.integer(in: 0...5) : 9
        if event == 0 {
          changes.append(.deleteItem(index))
          continue
        }
        let moves = event == 1 || event == 2
        if event == 2 || event == 3 || event == 4 {
          changes.append(event == 4 ? .resizeItem(index) : .reloadItem(index))
          cell.size = random.oneIn(4) ? nil : size(&random)
          // A reloaded cell keeps its measured size until it is measured again.
          if event == 4 { measured[cell.id] = nil }
          if !moves {
            if random.oneIn(2) { answer(&rows[number], &random) }
            if random.oneIn(2) { reloadedColumns.insert(cell.id) }
          }
        }
        if moves {
          moved.append((cell, index))
        } else {
          cells.append(cell)
        }
      }
      rows[number].cells = cells
    }
    for (cell, from) in moved {
      origins[cell.id] = from
      let target = random.pick(kept)
      rows[target].cells.insert(cell, at: random.integer(in: 0...rows[target].cells.count))
    }
    var fresh: Set<Int> = []
    for number in kept where random.oneIn(4) {
      for _ in 0..<random.integer(in: 1...3) {
        let cell = makeCell(&random)
        fresh.insert(cell.id)
        rows[number].cells.insert(cell, at: random.integer(in: 0...rows[number].cells.count))
      }
    }
    for (number, row) in rows.enumerated() {
      for (column, cell) in row.cells.enumerated() {
        let index = ElementIndex(section: number, item: column)
        if let from = origins[cell.id] {
          changes.append(.moveItem(from: from, to: index))
        } else if fresh.contains(cell.id) {
          changes.append(.insertItem(index))
        }
        if reloadedColumns.contains(cell.id) { answer(column, &random) }
      }
    }
    reloadedColumns = []
  }

  /// The identifiers of the cells whose columns get new answers in the current change.
  private var reloadedColumns: Set<Int> = []
}
