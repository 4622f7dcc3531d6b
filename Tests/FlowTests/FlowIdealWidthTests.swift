import Flow
import LayoutCore
import LayoutRuntime
import Testing

/// Tests of a container of unspecified width, in which a flow has its own.
@Suite struct FlowIdealWidthTests {
  let unspecified = LayoutEnvironment(width: .infinity, height: 100)

  @Test func aFlow_isAsWideAsItsLongestSectionOnOneLine() throws {
    let flow = FlowLayout(
      lineSpacing: 5, itemSpacing: 10,
      sectionInsets: LayoutInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    let tags = ArrayLayoutDelegate(sections: [
      [40, 60, 50].map { LayoutSize(width: $0, height: 20) }, [LayoutSize(width: 30, height: 20)],
    ])
    let prepared = try flow.prepare(for: tags, in: unspecified)
    #expect(prepared.contentSize == LayoutSize(width: 176, height: 48))
    #expect(prepared.diagnostics.isEmpty)
    let first = (0..<3).compactMap { prepared.cellFrame(at: ElementIndex(section: 0, item: $0)) }
    #expect(first.map { $0.minX } == [2, 52, 122])
    #expect(first.map { $0.minY } == [1, 1, 1])
  }

  @Test func columns_areAsWideAsTheItemSize() throws {
    let grid = FlowLayout(
      columns: 3, itemSize: LayoutSize(width: 50, height: 20), itemSpacing: 10)
    let prepared = try grid.prepare(for: ArrayLayoutDelegate(counts: [7]), in: unspecified)
    #expect(prepared.contentSize.width == 170)
  }

  @Test func theScale_leavesNoPartOfAPixel() throws {
    let prepared = try FlowLayout(itemSpacing: 0).prepare(
      for: ArrayLayoutDelegate(sizes: [33.3, 33.3].map { LayoutSize(width: $0, height: 10) }),
      in: LayoutEnvironment(width: .infinity, height: 100, scale: 3))
    #expect((prepared.contentSize.width - 200.0 / 3).magnitude < 1e-9)
    #expect(prepared.contentSize.height == 10)
  }

  @Test func changes_changeTheWidth() throws {
    let sizes = [40.0, 60, 50].map { LayoutSize(width: $0, height: 20) }
    var engine = try LayoutEngine(
      FlowLayout(itemSpacing: 0), for: ArrayLayoutDelegate(sizes: Array(sizes.prefix(2))),
      in: unspecified)
    #expect(engine.contentSize.width == 100)
    try engine.apply(
      LayoutTransaction([.insertItem(ElementIndex(section: 0, item: 2))], counts: [3]),
      for: ArrayLayoutDelegate(sizes: sizes))
    #expect(engine.contentSize.width == 150)
    #expect(engine.cellFrame(at: ElementIndex(section: 0, item: 2))?.minY == 0)
  }

  @Test func hostileSizes_areFinite() throws {
    for width in [Double.nan, .infinity, -5, 1e300] {
      let prepared = try FlowLayout(itemSpacing: 1e300).prepare(
        for: ArrayLayoutDelegate(sizes: [width, 10].map { LayoutSize(width: $0, height: 20) }),
        in: unspecified)
      #expect(prepared.allElements(viewport: .everything).allSatisfy { $0.frame.isFinite })
    }
  }
}
