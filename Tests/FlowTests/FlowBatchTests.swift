import LayoutCore
import Testing

@testable import Flow

/// Tests of sections that are measured and broken into lines in several batches.
@Suite struct FlowBatchTests {
  static let environment = LayoutEnvironment(width: 100, height: 300)

  private func cells(of prepared: PreparedFlow) -> [LayoutRect?] {
    (0..<prepared.numberOfItems(inSection: 0)).map {
      prepared.attributes(for: .cell(section: 0, item: $0), in: LayoutViewport(.zero))?.frame
    }
  }

  /// Items are equal up to a place at the edge of a batch, and then differ in one extent.
  @Test(arguments: [255, 256, 257, 513], [ColumnCount?.none, 1, 3])
  func insertions_equalAFreshLayout(count: Int, columns: ColumnCount?) throws {
    for place in [0, 1, 255, 256, 257, 512] where place < count {
      for (width, height) in [(10.0, 20.0), (30, 10), (30, 20), (10, 0)] {
        var boxes = Boxes(counts: [count], width: 10, height: 10)
        for item in place..<count {
          boxes.sizes[0][item] = LayoutSize(width: width, height: height)
        }
        let layout = FlowLayout.bare(columns)
        var prepared = try layout.prepare(for: boxes, in: Self.environment)
        for item in [0, count / 2, boxes.sizes[0].count] {
          boxes.sizes[0].insert(LayoutSize(width: 10, height: 10), at: item)
          let edits = IndexEdits<ElementIndex>(
            oldCount: boxes.sizes[0].count - 1, inserted: [.init(index: item)])
          try layout.update(
            &prepared,
            by: LayoutChanges(
              sections: IndexEdits(oldCount: 1),
              within: [.init(section: 0, oldSection: 0, items: edits)]),
            for: boxes, in: Self.environment)
          let fresh = try layout.prepare(for: boxes, in: Self.environment)
          let label = "\(count) items, others from \(place) on, insertion at \(item)"
          #expect(cells(of: prepared) == cells(of: fresh), "\(label)")
          #expect(prepared.contentSize == fresh.contentSize, "\(label)")
        }
      }
    }
  }

  /// Lines of three that move by one item, up to an item of no extent in the last line.
  @Test func insertionAtTheFront_movesAllLines() throws {
    var boxes = Boxes(counts: [301], width: 10, height: 0)
    boxes.sizes[0][299].height = 7
    let layout = FlowLayout.bare(3)
    let environment = LayoutEnvironment(width: 30, height: 300)
    var prepared = try layout.prepare(for: boxes, in: environment)
    boxes.sizes[0].insert(LayoutSize(width: 10, height: 5), at: 0)
    try layout.update(
      &prepared,
      by: LayoutChanges(
        sections: IndexEdits(oldCount: 1),
        within: [
          .init(
            section: 0, oldSection: 0,
            items: IndexEdits(oldCount: 301, inserted: [.init(index: 0)]))
        ]), for: boxes, in: environment)
    let cells = cells(of: prepared)
    #expect(cells[0] == LayoutRect(x: 0, y: 0, width: 10, height: 5))
    #expect(cells[299] == LayoutRect(x: 20, y: 5, width: 10, height: 0))
    #expect(cells[300] == LayoutRect(x: 0, y: 5, width: 10, height: 7))
    #expect(prepared.contentSize.height == 12)
  }
}
