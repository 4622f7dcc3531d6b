import LayoutCore
import LayoutRuntime
import LayoutTesting
import Spreadsheet

/// An engine, and the expected state of its collection.
struct SheetSession {
  /// The changes of a session.
  enum Kind {
    case any
    /// Any changes of a collection and a layout with invalid lengths.
    case hostile
    /// Extents that are assigned and rows and columns that are hidden, most often in a sampled sheet.
    case tracks
    /// Rows and columns of an outline that are folded and unfolded.
    case folds
  }

  static func layout(
    _ random: inout SeededGenerator, kind: Kind = .any
  ) -> SpreadsheetLayout {
    var layout = valid(&random)
    if kind == .tracks {
      layout.sizing = random.pick([.sampled, .sampled, layout.sizing])
      layout.sampleCount = random.integer(in: -1...5)
    }
    if kind == .folds { layout.sizing = random.pick([.rowsAndColumns, .rowsAndColumns, .cells]) }
    guard kind == .hostile else { return layout }
    layout.sampleCount = random.integer(in: -1...5)
    let length: Double = random.pick([-3, .nan, .infinity])
    switch random.integer(in: 0...5) {
    case 0: layout.columnWidth = length
    case 1: layout.rowHeaderWidth = length
    case 2: layout.minimumCellSize.height = length
    case 3: layout.gridlineThickness = length
    default: break
    }
    layout.frozenTopRows = random.integer(in: -1...9)
    layout.frozenBottomRows = random.integer(in: -1...9)
    layout.frozenLeadingColumns = random.integer(in: -1...5)
    layout.frozenTrailingColumns = random.integer(in: -1...5)
    return layout
  }

  private static func valid(_ random: inout SeededGenerator) -> SpreadsheetLayout {
    var layout = SpreadsheetLayout(
      columnWidth: 30, rowHeight: 12.3,
      sizing: random.pick(SpreadsheetSizing.allCases + [.rowsAndColumns, .cells]))
    layout.sampleCount = random.integer(in: 1...5)
    if random.oneIn(4) { layout.minimumCellSize = LayoutSize(width: 20, height: 9.5) }
    if random.oneIn(2) { layout.maximumCellSize = LayoutSize(width: 200, height: 120.7) }
    layout.columnHeaderHeight = random.pick([0, 20, 33.3])
    layout.rowHeaderWidth = random.pick([0, 35.5])
    layout.columnGroups = random.pick([[], [], ["A:C", "B", "F:H"], ["C:Z", "B:D", "D:E"]])
      .compactMap { ColumnGroup($0) }
    layout.pinsHeaders = random.oneIn(2)
    layout.hasBackgrounds = random.oneIn(2)
    layout.pinsParents = random.oneIn(2)
    layout.frozenTopRows = random.integer(in: 0...2)
    layout.frozenBottomRows = random.integer(in: 0...1)
    layout.frozenLeadingColumns = random.integer(in: 0...2)
    layout.frozenTrailingColumns = random.integer(in: 0...2)
    layout.hiddenRows = random.pick([[], [], [0], [1, 4, 30], [2, 3, 3, 0]])
    layout.hiddenColumns = random.pick([[], [], [2], [0, 1, 9]])
    layout.foldedRows = random.pick([[], [], [], [0], [1, 4, 30], [2, 3, 3, 0, -1]])
    layout.foldedColumns = random.pick([[], [], [], [2], [0, 1, 9]])
    layout.cellSpacing = random.pick([.zero, LayoutSize(width: 1, height: 2.4)])
    layout.gridlineThickness = random.pick([0, 0, 1])
    if random.oneIn(2) {
      layout.merges = random.pick([
        ["A1:B2", "C3:E4"], ["A2:A9", "B1:H1", "C2:D3"], ["A1:Z99"], ["B2:C2", "D2:E4", "A5:C5"],
      ]).compactMap { CellRange($0) }
    }
    layout.rounding = random.pick(PixelRounding.allCases)
    return layout
  }

  static let counts: [[Int]] = [
    [], [0], [0, 0, 0], [20], [4, 4, 4, 4], [7, 0, 12, 1, 5, 9], Array(repeating: 2, count: 30),
    Array(repeating: 1, count: 70),
  ]

  private let kind: Kind
  var engine: LayoutEngine
  var model: SheetModel
  var hiddenRows: Set<Int> = []
  var hiddenColumns: Set<Int> = []
  var foldedRows: Set<Int> = []
  var foldedColumns: Set<Int> = []
  var rowExtents: [Int: Double] = [:]
  var columnExtents: [Int: Double] = [:]
  var last = "start"

  /// Returns the first difference from a fresh sheet in a session, or nil.
  ///
  /// - Parameter invariants: Returns descriptions of what is wrong with a sheet's storage.
  static func violation(
    seed: UInt64, steps: Int, kind: Kind = .any,
    invariants: (PreparedSpreadsheet) -> [String] = { _ in [] }
  ) -> LawViolation? {
    var random = SeededGenerator(seed: seed)
    do throws(LayoutError) {
      var session = try SheetSession(kind, &random)
      for step in 0..<steps {
        try session.step(&random)
        let sheet = session.engine.prepared.unwrapped(as: PreparedSpreadsheet.self)
        let finding = try session.difference(&random) ?? sheet.flatMap { invariants($0).first }
        guard let finding else { continue }
        return LawViolation(
          law: .engineEqualsFresh, finding: "step \(step), \(session.last): \(finding)",
          seed: seed, input: "\(session.engine.strategy)")
      }
      return nil
    } catch {
      return LawViolation(law: .engineEqualsFresh, finding: "\(error)", seed: seed, input: "")
    }
  }

  init(_ kind: Kind, _ random: inout SeededGenerator) throws(LayoutError) {
    self.kind = kind
    model = SheetModel(
      random.pick(SheetSession.counts), isHostile: kind == .hostile, isOutline: kind == .folds,
      using: &random)
    let environment = LayoutEnvironment(
      width: random.length(in: 50...300), height: random.length(in: 50...300),
      insets: random.oneIn(3) ? LayoutInsets(top: 20, leading: 4, bottom: 10.5) : .zero,
      direction: random.pick([.leftToRight, .rightToLeft]), scale: random.pick([1, 2, 3]))
    engine = try LayoutEngine(
      SheetSession.layout(&random, kind: kind), for: model, in: environment)
  }

  mutating func step(_ random: inout SeededGenerator) throws(LayoutError) {
    if kind == .folds, random.oneIn(2) { return try fold(&random) }
    switch random.integer(in: kind == .tracks ? 7...9 : 0...12) {
    case 0...5:
      let transaction = model.change(using: &random)
      last = "\(transaction)"
      try engine.apply(transaction, for: unmeasured)
    case 6: try measure(&random)
    case 7, 8: try changeTracks(&random)
    case 12: try fold(&random)
    case 9:
      last = "scroll"
      let size = engine.contentSize
      engine.scroll(
        to: LayoutPoint(
          x: random.length(in: -50...max(0, size.width)),
          y: random.length(in: -50...max(0, size.height))))
    case 10:
      model.replaceAnswers(using: &random)
      last = "reload"
      try engine.reload(for: model)
    default:
      guard random.oneIn(2) else { return }
      last = "another layout"
      try engine.setStrategy(SheetSession.layout(&random, kind: kind), for: unmeasured)
    }
  }

  private mutating func measure(_ random: inout SeededGenerator) throws(LayoutError) {
    var measured: [PreferredSize] = []
    for (number, row) in model.rows.enumerated() {
      for (column, cell) in row.cells.enumerated() where random.oneIn(12) {
        let index = ElementIndex(section: number, item: column)
        let preferred = PreferredSize(index, SheetModel.size(&random))
        guard engine.changesLayout(preferred) else { continue }
        measured.append(preferred)
        model.measured[cell.id] = preferred.size
      }
    }
    last = "measure \(measured)"
    // The engine keeps measured sizes to itself.
    try engine.setPreferredSizes(measured, for: unmeasured)
  }

  /// The collection without measured sizes, as an engine reads it.
  private var unmeasured: SheetModel {
    var model = model
    model.measured = [:]
    return model
  }

  private mutating func changeTracks(_ random: inout SeededGenerator) throws(LayoutError) {
    let hides = random.oneIn(2)
    let extent = random.oneIn(3) ? nil : SheetModel.length(&random)
    let isGiven = random.oneIn(2)
    func describe(_ track: String) -> String {
      isGiven
        ? "give \(track) \(extent.map { "\($0)" } ?? "nothing")"
        : "\(hides ? "hide" : "show") \(track)"
    }
    if let columns = engine.prepared.numberOfColumns, columns > 0, random.oneIn(2) {
      let column = random.integer(in: 0...columns - 1)
      last = describe("column \(column)")
      if isGiven {
        columnExtents[column] = extent
        try engine.setExtent(extent, ofColumn: column, for: unmeasured)
      } else {
        if hides { hiddenColumns.insert(column) } else { hiddenColumns.remove(column) }
        _ =
          try hides
          ? engine.hide(columns: [column], for: unmeasured)
          : engine.show(columns: [column], for: unmeasured)
      }
    } else if !model.rows.isEmpty {
      let row = random.integer(in: 0...model.rows.count - 1)
      let id = model.rows[row].id
      last = describe("row \(row)")
      if isGiven {
        rowExtents[id] = extent
        try engine.setExtent(extent, ofRow: row, for: unmeasured)
      } else {
        if hides { hiddenRows.insert(id) } else { hiddenRows.remove(id) }
        _ =
          try hides
          ? engine.hide(rows: [row], for: unmeasured)
          : engine.show(rows: [row], for: unmeasured)
      }
    }
  }

  /// Folds or unfolds a few rows or columns, which may be anything but must exist.
  private mutating func fold(_ random: inout SeededGenerator) throws(LayoutError) {
    let folds = random.oneIn(2)
    let isRow = random.oneIn(2)
    let count = isRow ? model.rows.count : engine.prepared.numberOfColumns ?? 0
    let number = random.pick([1, 1, 1, 2, 40])
    let tracks = (0..<number).map { _ in random.integer(in: -1...count) }
    last = "\(folds ? "fold" : "unfold") \(isRow ? "rows" : "columns") \(tracks)"
    for track in tracks where track >= 0 && track < count {
      if isRow {
        let id = model.rows[track].id
        if folds { foldedRows.insert(id) } else { foldedRows.remove(id) }
      } else {
        if folds { foldedColumns.insert(track) } else { foldedColumns.remove(track) }
      }
    }
    _ =
      try isRow
      ? folds
        ? engine.fold(rows: tracks, for: unmeasured) : engine.unfold(rows: tracks, for: unmeasured)
      : folds
        ? engine.fold(columns: tracks, for: unmeasured)
        : engine.unfold(columns: tracks, for: unmeasured)
  }

  /// Returns the first difference from a fresh sheet of the same collection, or nil.
  func difference(_ random: inout SeededGenerator) throws(LayoutError) -> String? {
    let ids = model.rows.map { $0.id }
    func entries(_ extents: [(Int, Double)]) -> [TrackExtents.Entry] {
      extents.sorted { $0.0 < $1.0 }.map { TrackExtents.Entry(index: $0.0, extent: $0.1) }
    }
    var specified = model
    specified.tracks = TrackExtents(
      rows: entries(ids.enumerated().compactMap { row, id in rowExtents[id].map { (row, $0) } }),
      columns: entries(columnExtents.map { ($0.key, $0.value) }),
      hiddenRows: IndexRuns(ids.indices.filter { hiddenRows.contains(ids[$0]) }),
      hiddenColumns: IndexRuns(hiddenColumns),
      foldedRows: IndexRuns(ids.indices.filter { foldedRows.contains(ids[$0]) }),
      foldedColumns: IndexRuns(foldedColumns))
    let fresh = try engine.strategy.prepare(for: specified, in: engine.environment)
    if engine.contentSize != fresh.contentSize {
      return "the content is \(engine.contentSize), not \(fresh.contentSize)"
    }
    let reports = [engine.prepared.diagnostics, fresh.diagnostics]
    if reports.allSatisfy({ $0.count == $0.entries.count }) {
      let texts = reports.map { $0.entries.map { $0.description }.sorted() }
      if texts[0] != texts[1] { return "\(texts[0]) should be \(texts[1])" }
    }
    let expected = fresh.allElements(viewport: engine.viewport)
    let found = engine.prepared.allElements(viewport: engine.viewport)
    for (own, other) in zip(found, expected) where own != other { return "\(own), not \(other)" }
    if found.count != expected.count { return "\(found.count) elements, not \(expected.count)" }
    for rect in rects(expected, &random) {
      let shown = expected.filter { !$0.isHidden && $0.frame.intersects(rect) }
      if engine.elements(in: rect) != shown { return "a query of \(rect) differs" }
    }
    return nil
  }

  /// Returns the viewport, the whole content, and thin rectangles at the edges of elements.
  private func rects(
    _ all: [LayoutAttributes], _ random: inout SeededGenerator
  ) -> [LayoutRect] {
    var rects = [engine.viewport, .everything]
    guard !all.isEmpty else { return rects }
    for _ in 0..<2 {
      let frame = random.pick(all).frame
      let x = random.pick([frame.minX, frame.midX, frame.maxX]) - 0.01
      let y = random.pick([frame.minY, frame.midY, frame.maxY]) - 0.01
      rects.append(LayoutRect(x: x, y: y, width: 0.02, height: 0.02))
      rects.append(LayoutRect(x: x, y: -1e6, width: 0.02, height: 2e6))
      rects.append(LayoutRect(x: -1e6, y: y, width: 2e6, height: 0.02))
    }
    return rects
  }
}
