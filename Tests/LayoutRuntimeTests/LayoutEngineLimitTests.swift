import Flow
import LayoutRuntime
import Spreadsheet
import StrategyKit
import Testing

/// Tests of layouts and indexes that no built-in strategy has.
@Suite struct LayoutEngineLimitTests {
  /// A sheet if there are fewer than three sections, and lines otherwise.
  private struct FewRows: LayoutStrategy {
    func prepare(
      for delegate: AnyLayoutDelegate, in environment: LayoutEnvironment
    ) throws(LayoutError) -> AnyPreparedLayout {
      if delegate.numberOfSections < 3 {
        return AnyPreparedLayout(
          try SpreadsheetLayout(columnWidth: 10, rowHeight: 10)
            .prepare(for: delegate, in: environment))
      }
      return AnyPreparedLayout(
        try FlowLayout(columns: 1, itemSize: LayoutSize(width: 10, height: 20), lineSpacing: 0)
          .prepare(for: delegate, in: environment))
    }
  }

  @Test func layoutThatIsASheetOnlyIfSectionsAreHidden_isPrepared() throws {
    let delegate = ArrayLayoutDelegate(counts: [3, 3, 3])
    let environment = LayoutEnvironment(width: 100, height: 100)
    var engine = try LayoutEngine(FewRows(), for: delegate, in: environment)
    #expect(engine.contentSize == LayoutSize(width: 100, height: 180))
    try engine.hide(sections: [0], for: delegate)
    try engine.reload(for: delegate)
    #expect(engine.numberOfSections == 3)
    try engine.setEnvironment(LayoutEnvironment(width: 50, height: 100), for: delegate)
    #expect(engine.contentSize == LayoutSize(width: 30, height: 20))
    try engine.show(sections: [0], for: delegate)
    #expect(engine.contentSize == LayoutSize(width: 50, height: 180))
  }

  @Test func elementsOfTheLastIndex_followChanges() throws {
    struct Last: LayoutStrategy {
      func prepare(
        for delegate: AnyLayoutDelegate, in environment: LayoutEnvironment
      ) throws(LayoutError) -> PreparedFrames {
        PreparedFrames(
          attributes: [
            LayoutAttributes(
              element: .supplementary(.header, .max),
              frame: LayoutRect(x: 0, y: 0, width: 10, height: 10))
          ], contentSize: LayoutSize(width: 10, height: 10),
          itemCounts: (0..<delegate.numberOfSections).map { _ in 0 })
      }
    }
    let environment = LayoutEnvironment(width: 100, height: 100)
    var engine = try LayoutEngine(
      Last(), for: ArrayLayoutDelegate(counts: [0]), in: environment)
    engine.anchor = .element(.supplementary(.header, .max))
    let two = ArrayLayoutDelegate(counts: [0, 0])
    try engine.apply(
      LayoutTransaction([.insertSection(0)], counts: [0, 0]), for: two, animated: true)
    #expect(engine.numberOfSections == 2)
    #expect(engine.anchor == .element(.supplementary(.header, .max)))
  }
}
