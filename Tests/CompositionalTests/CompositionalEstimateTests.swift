import LayoutCore
import Testing

@testable import Compositional

/// Tests of extents that depend on the delegate's answers.
@Suite struct CompositionalEstimateTests {
  static func prepared(
    _ item: CompositionalItem, _ sizes: [LayoutSize], header: Bool = false
  ) throws -> PreparedCompositional {
    var delegate = Sections([sizes.count, 1])
    for (item, size) in sizes.enumerated() {
      delegate.sizes[ElementIndex(section: 0, item: item)] = size
    }
    let section = CompositionalSection(
      item,
      boundaryItems: header ? [.header(height: .absolute(20)), .footer(height: .absolute(10))] : [])
    return try CompositionalLayout(section: section, rounding: .none).phone(delegate)
  }

  static func heights(_ heights: [Double]) -> [LayoutSize] {
    heights.map { LayoutSize(width: 160, height: $0) }
  }

  @Test func list_hasRowsAsHighAsTheyWereMeasured() throws {
    let prepared = try Self.prepared(.cell(height: .estimated(44)), Self.heights([60, 30, 44]))
    #expect(prepared.cells() == [rect(0, 0, 320, 60), rect(0, 60, 320, 30), rect(0, 90, 320, 44)])
    // An item without an answer keeps its estimate.
    #expect(prepared.cells(1) == [rect(0, 134, 320, 44)])
  }

  /// 21: The tallest item determines the height of a row, and headers and later content move with it.
  @Test func row_isAsHighAsItsTallestItem() throws {
    let row = CompositionalItem.horizontal(
      height: .estimated(50), [.cell(width: .fractionalWidth(0.5), height: .estimated(50))])
    let prepared = try Self.prepared(row, Self.heights([60, 40, 70, 50, 30, 90]), header: true)
    #expect(
      prepared.cells() == [
        rect(0, 20, 160, 60), rect(160, 20, 160, 40), rect(0, 80, 160, 70),
        rect(160, 80, 160, 50), rect(0, 150, 160, 30), rect(160, 150, 160, 90),
      ])
    #expect(prepared.frame(.supplementary(.footer, 0)) == rect(0, 240, 320, 10))
    #expect(prepared.frame(.supplementary(.header, 1)) == rect(0, 250, 320, 20))
    #expect(prepared.contentSize.height == 330)
  }

  /// 22: Insets along an estimated extent have no effect.
  @Test func insetsAlongAnEstimate_countForNothing() throws {
    let cell = CompositionalItem.cell(height: .estimated(50), insets: LayoutInsets(all: 5))
    let prepared = try Self.prepared(cell, [LayoutSize(width: 310, height: 70)])
    #expect(prepared.cells() == [rect(5, 0, 310, 70)])
    #expect(prepared.cells(1) == [rect(5, 70, 310, 50)])
  }

  @Test func uniformSiblings_areAsHighAsTheLargest() throws {
    let row = CompositionalItem.horizontal(
      height: .estimated(10),
      [.cell(width: .fractionalWidth(0.5), height: .uniformAcrossSiblings(estimate: 30))])
    let prepared = try Self.prepared(row, Self.heights([50, 20, 40, 60]))
    #expect(prepared.cells().map { $0.height } == [50, 50, 60, 60])
    #expect(prepared.cells().map { $0.minY } == [0, 0, 50, 50])
  }

  @Test func uniformGroups_areAsHighAsTheLargestOfTheSection() throws {
    let prepared = try Self.prepared(
      .cell(height: .uniformAcrossSiblings(estimate: 30)), Self.heights([50, 20, 60]))
    #expect(prepared.cells().map { $0.minY } == [0, 60, 120])
    #expect(prepared.cells().map { $0.height } == [60, 60, 60])
    #expect(prepared.cells(1)[0] == rect(0, 180, 320, 30))
  }

  /// Items with widths of their own are broken into lines, as in a cloud of tags.
  @Test func estimatedWidths_areBrokenIntoLines() throws {
    let line = CompositionalItem.horizontal(
      height: .estimated(20), spacing: .fixed(10),
      [.cell(width: .estimated(80), height: .estimated(20))])
    let widths: [Double] = [100, 150, 40, 60, 300, 20]
    let prepared = try Self.prepared(line, widths.map { LayoutSize(width: $0, height: 20) })
    #expect(prepared.cells().map { $0.minX } == [0, 110, 270, 0, 0, 0])
    #expect(prepared.cells().map { $0.minY } == [0, 0, 0, 20, 40, 60])
  }

  @Test func items_areAskedOnceAndInTheirExtents() throws {
    final class Log: LayoutDelegate {
      var asked: [String] = []
      func numberOfItems(inSection section: Int) -> Int { 3 }
      func sizeForItem(at index: ElementIndex, proposal: LayoutProposal) -> LayoutSize? {
        asked.append(
          "\(index.item): \(proposal.width.map { "\($0)" } ?? "-") × \(proposal.height.map { "\($0)" } ?? "-")"
        )
        return nil
      }
    }
    let log = Log()
    let row = CompositionalItem.horizontal(
      height: .estimated(40),
      [
        .cell(
          width: .fractionalWidth(0.5), height: .estimated(40),
          insets: LayoutInsets(leading: 4, trailing: 6))
      ])
    let prepared = try CompositionalLayout(section: CompositionalSection(row)).phone(log)
    #expect(log.asked == ["0: 150.0 × -", "1: 150.0 × -", "2: 150.0 × -"])
    #expect(prepared.work.questions == 3)
  }
}
