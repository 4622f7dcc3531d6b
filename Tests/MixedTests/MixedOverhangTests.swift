import LayoutTesting
import StrategyKit
import Testing
import Waterfall

@testable import Mixed

/// Tests of elements that leave their block while it scrolls.
///
/// Every element that a viewport shows is found, as a comparison with all elements proves.
@Suite struct MixedOverhangTests {
  /// An effect that moves each element down by half of the distance to the top of the viewport.
  struct Parallax: ViewportEffect {
    var reach: Double { 1000 }

    func apply(to attributes: inout LayoutAttributes, in viewport: LayoutRect) {
      let distance = (viewport.minY - attributes.frame.minY) / 2
      attributes.frame.origin.y += min(max(distance, -1000), 1000)
    }
  }

  /// Three cells of 40 points one above the other, which ``Parallax`` moves.
  struct Drifting: LayoutStrategy {
    func prepare(
      for delegate: AnyLayoutDelegate, in environment: LayoutEnvironment
    ) throws(LayoutError) -> PreparedWithEffect<PreparedFrames, Parallax> {
      let cells = (0..<3).map {
        LayoutAttributes(
          element: .cell(section: 0, item: $0),
          frame: LayoutRect(x: 0, y: 40 * Double($0), width: 100, height: 40))
      }
      return PreparedWithEffect(
        PreparedFrames(
          attributes: cells, contentSize: LayoutSize(width: 100, height: 120), itemCounts: [3],
          in: environment), effect: Parallax())
    }
  }

  static let screen = LayoutEnvironment(width: 100, height: 80)
  static let list = WaterfallLayout(columns: 1, itemSpacing: 0, itemSizing: .exact)

  /// Returns lists of six items of 100 points around a block of one section.
  static func page(_ block: some LayoutStrategy) -> MixedLayout {
    MixedLayout(blocks: [
      MixedBlock(list, sections: 1), MixedBlock(block, sections: 1), MixedBlock(list),
    ])
  }

  static func content(_ count: Int) -> ArrayLayoutDelegate {
    ArrayLayoutDelegate(
      sections: [6, count, 6].map {
        Array(repeating: LayoutSize(width: 100, height: 100), count: $0)
      })
  }

  /// Records an issue for each viewport in which an element is missing.
  static func expectAllFound(in prepared: PreparedMixed) {
    for y in stride(from: -100.0, to: prepared.contentSize.height + 100, by: 7) {
      let viewport = LayoutRect(x: 0, y: y, width: 100, height: 80)
      for rect in [viewport, LayoutRect(x: 20, y: y + 30, width: 5, height: 5)] {
        let all = prepared.allElements(viewport: viewport).filter { $0.frame.intersects(rect) }
        #expect(prepared.elements(in: rect, viewport: viewport) == all, "\(rect)")
      }
    }
  }

  /// A footer that is pinned beside a header with negative insets goes 50 points above the block.
  @Test func pinnedFooter_isFoundAboveItsBlock() throws {
    var block = Self.list
    block.section.header.extent = 10
    block.section.header.insets = LayoutInsets(bottom: -60)
    block.section.sectionInsets = LayoutInsets(top: 60)
    block.section.footer.extent = 20
    block.section.footer.isPinned = true
    let layout = Self.page(block)
    let prepared = try layout.prepare(for: Self.content(2), in: Self.screen)
    let footer = LayoutElement.supplementary(.footer, 1)
    let viewport = LayoutRect(x: 0, y: 490, width: 100, height: 80)
    let frame = LayoutRect(x: 0, y: 550, width: 100, height: 20)
    #expect(prepared.attributes(for: footer, viewport: viewport)?.frame == frame)
    #expect(
      prepared.elements(in: viewport).map { $0.element } == [
        .cell(section: 0, item: 4), .cell(section: 0, item: 5), footer,
      ])
    Self.expectAllFound(in: prepared)
  }

  /// An effect can move elements anywhere, also in a mixed layout in a mixed layout.
  @Test(arguments: [false, true])
  func cellsThatAnEffectMoves_areFoundBeyondTheirBlock(isNested: Bool) throws {
    let block =
      isNested
      ? AnyLayoutStrategy(MixedLayout(blocks: [MixedBlock(Drifting())]))
      : AnyLayoutStrategy(Drifting())
    let prepared = try Self.page(block).prepare(for: Self.content(3), in: Self.screen)
    let viewport = LayoutRect(x: 0, y: 460, width: 100, height: 80)
    let cell = LayoutElement.cell(section: 1, item: 0)
    #expect(
      prepared.attributes(for: cell, viewport: viewport)?.frame
        == LayoutRect(x: 0, y: 530, width: 100, height: 40))
    #expect(prepared.elements(in: viewport).contains { $0.element == cell })
    Self.expectAllFound(in: prepared)
  }
}
