import Flow
import LayoutRuntime
import StrategyKit
import Testing

/// Tests of scrolling under an effect that changes attributes and moves no frames.
@Suite struct ViewportEffectTests {
  /// Brings the cell in the middle of the viewport to the front.
  struct Middle: ViewportEffect, Equatable {
    func apply(to attributes: inout LayoutAttributes, in viewport: LayoutRect) {
      let isInMiddle = (attributes.frame.midX - viewport.midX).magnitude < 50
      attributes.zIndex = isInMiddle ? 1 : 0
      attributes.alpha = isInMiddle ? 1 : 0.5
    }
  }

  /// Moves the cell in the middle of the viewport up.
  struct Lift: ViewportEffect, Equatable {
    var movedAxes = LayoutAxes.vertical
    var reach: Double { 10 }

    func apply(to attributes: inout LayoutAttributes, in viewport: LayoutRect) {
      if (attributes.frame.midX - viewport.midX).magnitude < 50 { attributes.frame.origin.y -= 10 }
    }
  }

  /// A row of cells of 100 points.
  struct Row<Effect: ViewportEffect & Equatable>: LayoutStrategy {
    let effect: Effect

    func prepare(
      for delegate: AnyLayoutDelegate, in environment: LayoutEnvironment
    ) throws(LayoutError) -> PreparedWithEffect<PreparedFlow, Effect> {
      var row = FlowLayout(columns: 1, axis: .horizontal, lineSpacing: 0)
      row.section.itemSize = LayoutSize(width: 100, height: 100)
      return PreparedWithEffect(try row.prepare(for: delegate, in: environment), effect: effect)
    }
  }

  private func engine<Effect: ViewportEffect & Equatable>(_ effect: Effect = Middle()) throws
    -> LayoutEngine
  {
    try LayoutEngine(
      Row(effect: effect), for: ArrayLayoutDelegate(counts: [20]),
      in: LayoutEnvironment(width: 300, height: 100))
  }

  @Test func cellsSnap() throws {
    let engine = try engine()
    for snapping in [ScrollSnapping.center, .leadingEdge] {
      #expect(
        engine.targetContentOffset(for: LayoutPoint(x: 130, y: 0), snapping: snapping).x == 100)
    }
  }

  @Test func cellsThatMoveAcrossTheScrollAxis_snap() throws {
    func target(_ axes: LayoutAxes) throws -> Double {
      try engine(Lift(movedAxes: axes))
        .targetContentOffset(for: LayoutPoint(x: 130, y: 0), snapping: .leadingEdge).x
    }
    #expect(try target(.vertical) == 100)
    #expect(try target(.both) == 130)
  }

  @Test func axes_areThoseThatTheEffectDeclares() throws {
    let cell = LayoutElement.cell(section: 0, item: 0)
    let lifted = try engine(Lift()).prepared
    #expect(lifted.followedAxes(of: cell) == .vertical)
    #expect(lifted.changedAxes(of: cell) == .both)
    #expect(try engine().prepared.followedAxes(of: cell) == [])
  }

  @Test func cellsThatAppear_areNotReportedToCancelTheirPrefetch() throws {
    var engine = try engine()
    engine.prefetchDistance = 300
    engine.scroll(to: LayoutPoint(x: 100, y: 0))
    let step = engine.scroll(to: LayoutPoint(x: 150, y: 0))
    #expect(step.appeared.map { $0.element.index.item } == [4])
    #expect(step.disappeared.isEmpty)
    #expect(step.toPrefetch.map { $0.item } == [7])
    #expect(step.toCancelPrefetch.isEmpty)
  }

  @Test func anAnchorIsKept() throws {
    var engine = try engine()
    engine.scroll(to: LayoutPoint(x: 450, y: 0))
    let update = try engine.apply(
      LayoutTransaction([.insertItem(ElementIndex(section: 0, item: 0))], counts: [21]),
      for: ArrayLayoutDelegate(counts: [21]))
    #expect(update.contentOffset.x == 550)
  }
}
