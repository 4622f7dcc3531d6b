import GroupedColumns
import LayoutTesting
import Spreadsheet
import Testing
import Waterfall

@testable import LayoutCore
@testable import LayoutRuntime

/// Tests of insets that a scroll view adds: a collapsing title, a keyboard and a refresh control.
@Suite struct ScrollInsetTests {
  private let phone = LayoutEnvironment(width: 390, height: 844, scale: 3)
  private let photos = RecordingDelegate(
    ArrayLayoutDelegate(
      sections: [40, 60].map { Array(repeating: LayoutSize(width: 100, height: 70), count: $0) }))

  private var sizesAsked: Int {
    photos.asked.filter { $0.key.question == nil }.values.reduce(0, +)
  }

  /// Returns an engine whose top bar grew from 0 to 90 points, and the number of questions that this caused.
  private func collapsed<Strategy: LayoutStrategy>(
    _ strategy: Strategy
  ) throws -> (engine: LayoutEngine, asked: Int) {
    var engine = try LayoutEngine(strategy, for: photos, in: phone)
    let before = photos.total
    for top in stride(from: 9.0, through: 90, by: 9) {
      var environment = phone
      environment.insets.top = top
      try engine.setEnvironment(environment, for: photos)
    }
    return (engine, photos.total - before)
  }

  private func check<Strategy: LayoutStrategy>(_ strategy: Strategy) throws {
    var (engine, asked) = try collapsed(strategy)
    #expect(asked == 0)
    var environment = phone
    environment.insets.top = 90
    let fresh = try LayoutEngine(strategy, for: photos, in: environment)
    engine.setContentOffset(LayoutPoint(x: 0, y: 300))
    let viewport = LayoutRect(x: 0, y: 300, width: 390, height: 844)
    #expect(
      engine.prepared.allElements(in: engine.view(viewport))
        == fresh.prepared.allElements(viewport: viewport))
    #expect(engine.scrollInsets == LayoutInsets(top: 90))
    #expect(engine.contentOffsetBounds.minimum == LayoutPoint(x: 0, y: -90))
    #expect(engine.contentOffsetBounds.maximum == fresh.contentOffsetBounds.maximum)
    #expect(engine.environment == environment)
  }

  @Test func aWaterfall_asksNothing() throws {
    try check(WaterfallLayout(columns: 2, headerExtent: 30, pinsHeaders: true))
  }

  @Test func groups_askNothing() throws {
    try check(GroupedColumnsLayout(columns: 2))
  }

  @Test func aSheet_asksNothing() throws {
    try check(SpreadsheetLayout(frozenTopRows: 1))
  }

  @Test func insetsAcross_prepareAgain() throws {
    var engine = try LayoutEngine(WaterfallLayout(columns: 2), for: photos, in: phone)
    var environment = phone
    environment.insets = LayoutInsets(top: 50, leading: 44)
    let before = sizesAsked
    try engine.setEnvironment(environment, for: photos)
    #expect(sizesAsked - before == 100)
    let first = engine.attributes(for: .cell(section: 0, item: 0))?.frame.minX
    let fresh = try LayoutEngine(WaterfallLayout(columns: 2), for: photos, in: environment)
    #expect(first == fresh.attributes(for: .cell(section: 0, item: 0))?.frame.minX)
  }

  @Test func insetsThatAreNoNumbers_haveTheirDiagnostic() throws {
    var engine = try LayoutEngine(WaterfallLayout(columns: 2), for: photos, in: phone)
    var environment = phone
    environment.insets.top = .nan
    try engine.setEnvironment(environment, for: photos)
    #expect(!engine.diagnostics.isEmpty)
    environment.insets.top = 20
    try engine.setEnvironment(environment, for: photos)
    #expect(engine.diagnostics.isEmpty)
  }
}
