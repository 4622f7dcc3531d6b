import LayoutCore
import LayoutRuntime
import Testing

@testable import Flow

/// Tests of behaviour that Apple documents and that the recorded re-implementation does not follow.
///
/// Each test has the number of the recording's quirk.
@Suite struct FlowDescribedTests {
  static let container = LayoutEnvironment(width: 320, height: 480)

  static func layout(_ axis: LayoutAxis = .vertical) -> FlowLayout {
    FlowLayout(axis: axis, rounding: .none)
  }

  @Test func flow1_contentIsAsWideAsItsContainer() throws {
    let narrow = try Self.layout().prepare(for: Boxes([(50, 50)]), in: Self.container)
    #expect(narrow.contentSize == LayoutSize(width: 320, height: 50))
    let empty = try Self.layout().prepare(
      for: Boxes(counts: [], width: 0, height: 0), in: Self.container)
    #expect(empty.contentSize == LayoutSize(width: 320, height: 0))
    let sideways = try Self.layout(.horizontal).prepare(
      for: Boxes([(50, 60)]), in: Self.container)
    #expect(sideways.contentSize == LayoutSize(width: 50, height: 480))
  }

  @Test func flow3_lastLineOfUnequalItems_isAtTheLeadingEdge() throws {
    let boxes = Boxes([(100, 20), (90, 20), (100, 20), (60, 20), (70, 20)])
    #expect(
      try Self.layout().cells(boxes, width: 320) == [
        "cell/0/0 (0, 0) 100 × 20", "cell/0/1 (115, 0) 90 × 20", "cell/0/2 (220, 0) 100 × 20",
        "cell/0/3 (0, 30) 60 × 20", "cell/0/4 (70, 30) 70 × 20",
      ])
    // One that looks full too.
    let full = Boxes([(100, 20), (90, 20), (100, 20)])
    #expect(
      try Self.layout().cells(full, width: 320) == [
        "cell/0/0 (0, 0) 100 × 20", "cell/0/1 (110, 0) 90 × 20", "cell/0/2 (210, 0) 100 × 20",
      ])
    // Another height makes items unequal as another width does.
    let heights = Boxes([(70, 40), (70, 40), (70, 40), (70, 40), (70, 41)])
    #expect(try Self.layout().cells(heights, width: 320).last == "cell/0/4 (0, 50) 70 × 41")
    // Equal ones keep to the grid of full lines.
    let equal = Boxes(counts: [6], width: 65, height: 40)
    #expect(
      try Self.layout().cells(equal, width: 320).suffix(2) == [
        "cell/0/4 (0, 50) 65 × 40", "cell/0/5 (85, 50) 65 × 40",
      ])
  }

  @Test func flow6_itemsOfNoWidth_haveTheirPlace() throws {
    var layout = Self.layout()
    layout.section.lineAlignment = .leading
    #expect(
      try layout.cells(Boxes([(0, 30), (70, 30), (70, 30)]), width: 320) == [
        "cell/0/0 (0, 0) 0 × 30", "cell/0/1 (10, 0) 70 × 30", "cell/0/2 (90, 0) 70 × 30",
      ])
    // However many: with no spacing between them, they share one line.
    layout.section.itemSpacing = 0
    let many = try layout.prepare(
      for: Boxes(counts: [1000], width: 0, height: 30), in: Self.container)
    #expect(many.contentSize.height == 30)
  }

  @Test func flow7_itemsWiderThanTheLine_becomeAsWideAsTheLine() throws {
    var layout = Self.layout()
    layout.section.sectionInsets = LayoutInsets(leading: 10, trailing: 10)
    let prepared = try layout.prepare(
      for: Boxes([(100, 20), (400, 30), (100, 20)]), in: Self.container)
    #expect(
      prepared.listing() == [
        "cell/0/0 (110, 0) 100 × 20", "cell/0/1 (10, 30) 300 × 30", "cell/0/2 (10, 70) 100 × 20",
      ])
    #expect(prepared.contentSize == LayoutSize(width: 320, height: 90))
    #expect(
      prepared.diagnostics.entries == [
        LayoutDiagnostic(.element(.cell(section: 0, item: 1)), .noRoom, given: 400, used: 300)
      ])
  }

  @Test func flow7_itemsWiderThanTheLine_areAlone_evenBesideItemsOfNoWidth() throws {
    var layout = FlowLayout.bare()
    layout.section.lineAlignment = .center
    #expect(
      try layout.cells(Boxes([(0, 5), (400, 10), (0, 5)]), width: 320) == [
        "cell/0/0 (160, 0) 0 × 5", "cell/0/1 (0, 5) 320 × 10", "cell/0/2 (160, 15) 0 × 5",
      ])
  }

  @Test func flow9_barsKeepContentOutAcrossTheAxis() throws {
    let environment = LayoutEnvironment(
      width: 320, height: 480, insets: LayoutInsets(top: 20, leading: 30, bottom: 5, trailing: 10))
    var boxes = Boxes(counts: [5], width: 70, height: 40)
    boxes.headers = [0: 12]
    let prepared = try Self.layout().prepare(for: boxes, in: environment)
    #expect(
      prepared.listing() == [
        "cell/0/0 (30, 12) 70 × 40", "supplementary/header/0/0 (30, 0) 280 × 12",
        "cell/0/1 (135, 12) 70 × 40", "cell/0/2 (240, 12) 70 × 40", "cell/0/3 (30, 62) 70 × 40",
        "cell/0/4 (135, 62) 70 × 40",
      ])
    #expect(
      prepared.contentScrolling.scrollInsets(of: environment) == LayoutInsets(top: 20, bottom: 5))
  }

  @Test func flow9_estimatedSizes_areReplacedByMeasuredOnes() throws {
    let estimates = ClosureLayoutDelegate(itemsPerSection: 4)
    var layout = Self.layout()
    layout.section.itemSize = LayoutSize(width: 90, height: 50)
    layout.section.lineAlignment = .leading
    var engine = try LayoutEngine(layout, for: estimates, in: Self.container)
    #expect(engine.contentSize.height == 110)
    try engine.setPreferredSizes(
      [
        PreferredSize(ElementIndex(section: 0, item: 1), LayoutSize(width: 120, height: 80))
      ], for: estimates)
    let frames = (0..<4).compactMap {
      engine.prepared.cellFrame(at: ElementIndex(section: 0, item: $0))
    }
    #expect(
      frames.map { "\($0)" } == [
        "(0, 15) 90 × 50", "(100, 0) 120 × 80", "(230, 15) 90 × 50", "(0, 90) 90 × 50",
      ])
  }

  @Test func zIndex_is0_butForWhatIsPinned() throws {
    var boxes = Boxes([(50, 50)], [(50, 50)])
    boxes.headers = [0: 20, 1: 20]
    boxes.footers = [0: 10]
    var layout = Self.layout()
    func layers(_ layout: FlowLayout) throws -> [String] {
      try layout.prepare(for: boxes, in: Self.container).elements(in: .everything)
        .map { "\($0.element.kind) \($0.zIndex)" }
    }
    #expect(
      try layers(layout) == ["cell 0", "footer 0", "header 0", "cell 0", "header 0"])
    layout.section.header.isPinned = true
    #expect(
      try layers(layout) == ["cell 0", "footer 0", "cell 0", "header 1", "header 1"])
    layout.section.footer.isPinned = true
    #expect(
      try layers(layout) == ["cell 0", "cell 0", "footer 1", "header 1", "header 1"])
  }
}
