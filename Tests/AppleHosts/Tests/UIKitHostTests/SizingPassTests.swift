import LayoutCore
import LayoutUIKit
import UIKit
import Waterfall
import XCTest

@testable import LayoutHosting

/// Tests of the preferred sizes of one layout pass, which are applied as one change.
final class SizingPassTests: XCTestCase {
  /// The collection view of a test, which its layout does not retain.
  nonisolated(unsafe) private var kept: AnyObject?

  override func tearDown() { kept = nil }

  @MainActor
  private func wall(_ count: Int = 600) -> (Shelf, UICollectionView, CollectionStrategyLayout) {
    let shelf = Shelf([count])
    let layout = CollectionLayout(WaterfallLayout(columns: 3, itemSizing: .exact))
    layout.selfSizing = .alongScrollAxis
    let view = shelf.view(layout)
    kept = view
    return (shelf, view, layout)
  }

  /// Reports that the cell of an item prefers a height, and returns the layout's context.
  @MainActor
  private func prefer(
    _ height: CGFloat, _ item: Int, in layout: CollectionStrategyLayout
  ) throws -> UICollectionViewLayoutInvalidationContext {
    let hosted = try XCTUnwrap(layout.hosted.current)
    let frame = try XCTUnwrap(hosted.attributes(for: .cell(section: 0, item: item))?.frame)
    let original = UICollectionViewLayoutAttributes(
      forCellWith: IndexPath(item: item, section: 0))
    original.frame = CGRect(
      x: frame.minX, y: frame.minY, width: frame.width, height: frame.height)
    let preferred = try XCTUnwrap(original.copy() as? UICollectionViewLayoutAttributes)
    preferred.size.height = height
    XCTAssertTrue(
      layout.shouldInvalidateLayout(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: original))
    let context = layout.invalidationContext(
      forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
    layout.invalidateLayout(with: context)
    return context
  }

  /// Returns the frames of a layout that is prepared with the given heights.
  @MainActor
  private func expected(_ shelf: Shelf, _ heights: [Int: Double]) throws -> [LayoutRect] {
    let sizes = shelf.sections[0].enumerated().map { item, content in
      LayoutSize(width: content.size.width, height: heights[item] ?? content.size.height)
    }
    // Content that scrolls vertically is narrower than its container by 0.0001 points in UIKit.
    let prepared = try WaterfallLayout(columns: 3, itemSizing: .exact).prepare(
      for: ArrayLayoutDelegate(sections: [sizes]),
      in: LayoutEnvironment(width: 320, height: 480, scale: 2))
    return sizes.indices.compactMap { prepared.cellFrame(at: ElementIndex(section: 0, item: $0)) }
  }

  @MainActor
  private func frames(_ layout: CollectionStrategyLayout, _ count: Int) -> [LayoutRect] {
    (0..<count).compactMap {
      layout.engine?.prepared.cellFrame(at: ElementIndex(section: 0, item: $0))
    }
  }

  @MainActor
  func testSizesOfAPassAreAppliedTogether() async throws {
    let (shelf, view, layout) = wall()
    let before = frames(layout, 600)
    for item in 0..<8 {
      let context = try prefer(CGFloat(200 + item), item, in: layout)
      XCTAssertEqual(context.contentOffsetAdjustment, .zero)
      XCTAssertEqual(layout.hosted.collectedSizes.count, item + 1)
    }
    XCTAssertEqual(
      layout.hosted.current?.prepared.cellFrame(at: ElementIndex(section: 0, item: 7)), before[7],
      "nothing is applied yet")
    layout.prepare()
    XCTAssertEqual(layout.hosted.collectedSizes.count, 0)
    let heights = Dictionary(uniqueKeysWithValues: (0..<8).map { ($0, Double(200 + $0)) })
    XCTAssertEqual(frames(layout, 600), try expected(shelf, heights))
    XCTAssertEqual(view.contentOffset, .zero)
  }

  @MainActor
  func testACellThatBeginsAboveTheViewportIsResizedAtOnce() async throws {
    let (_, view, layout) = wall()
    view.contentOffset.y = 3_000
    view.layoutIfNeeded()
    let above = try XCTUnwrap(
      (0..<600).first { item in
        guard let frame = frames(layout, 600).dropFirst(item).first else { return false }
        return frame.minY < 3_000 && frame.maxY > 3_000
      })
    _ = try prefer(300, above, in: layout)
    XCTAssertEqual(layout.hosted.collectedSizes.count, 0)
    XCTAssertEqual(frames(layout, 600)[above].height, 300)
  }

  @MainActor
  func testAQueryAndTheAnchorOfTheEndApplySizesAtOnce() async throws {
    let (_, _, layout) = wall()
    _ = try prefer(200, 4, in: layout)
    _ = try prefer(230, 4, in: layout)
    XCTAssertEqual(
      layout.layoutAttributesForItem(at: IndexPath(item: 4, section: 0))?.size.height, 230)
    layout.anchor = .end
    _ = try prefer(240, 4, in: layout)
    XCTAssertEqual(layout.hosted.collectedSizes.count, 0)
    XCTAssertEqual(frames(layout, 600)[4].height, 240)
  }

  /// Views are measured again after a change of the counts.
  @MainActor
  func testNewCountsDiscardCollectedSizes() async throws {
    for isSettled in [false, true] {
      let (shelf, view, layout) = wall()
      _ = try prefer(200, 4, in: layout)
      if isSettled { view.layoutIfNeeded() }
      shelf.sections[0].remove(at: 0)
      view.performBatchUpdates { view.deleteItems(at: [IndexPath(item: 0, section: 0)]) }
      XCTAssertEqual(layout.hosted.collectedSizes.count, 0)
      view.layoutIfNeeded()
      XCTAssertEqual(frames(layout, 599), try expected(shelf, isSettled ? [3: 200] : [:]))
    }
  }
}
