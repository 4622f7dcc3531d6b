import AppKit
import LayoutAppKit
import LayoutCore
import LayoutTesting
import Waterfall
import XCTest

/// Tests of layouts that are invalidated before a batch of updates, or by it.
final class BatchInvalidationTests: XCTestCase {
  override func setUp() async throws { await Contracts.reset() }

  private let strategy = WaterfallLayout(columns: 1, itemSpacing: 0, itemSizing: .exact)

  /// The heights of items, which an app changes.
  @MainActor
  private final class Heights {
    var tall: Set<ElementIndex> = []
    var asked = 0

    func height(_ index: ElementIndex) -> Double {
      asked += 1
      return tall.contains(index) ? 100 : 40
    }
  }

  /// Returns a layout of a collection whose items are 40 points high, or 100 if they are tall.
  @MainActor
  private func layout(_ heights: Heights) -> CollectionLayout<WaterfallLayout> {
    let layout = CollectionLayout(strategy)
    layout.answers = ClosureLayoutDelegate(itemCount: { _ in 0 }) { index, _ in
      MainActor.assumeIsolated { LayoutSize(width: 10, height: heights.height(index)) }
    }
    return layout
  }

  @MainActor
  func testAnInvalidationBeforeOrInsideABatchIsKept() async throws {
    for isInside in [false, true] {
      for inserts in [false, true] {
        for isTwice in [false, true] {
          let heights = Heights()
          let layout = layout(heights)
          let library = Library([8], layout)
          library.view.standInPreparesTwice = isTwice
          let message = "inside: \(isInside), inserts: \(inserts), twice: \(isTwice)"
          heights.tall = [ElementIndex(section: inserts ? 1 : 0, item: 1)]
          if !isInside { layout.invalidateLayout() }
          library.view.performBatchUpdates {
            if isInside { layout.invalidateLayout() }
            if inserts { library.insertSection() }
          }
          let name = inserts ? "cell 1/" : "cell 0/"
          for step in 1...2 {
            XCTAssertEqual(library.frames[name + "1"]?.height, 100, "\(message), \(step)")
            XCTAssertEqual(
              library.frames[name + "2"]?.minY, library.frames[name + "1"]?.maxY,
              "\(message), \(step)")
            library.scrollView.layoutSubtreeIfNeeded()
          }
          XCTAssertNil(layout.layoutError, message)
          assertContractsKept(message)
        }
      }
    }
  }

  @MainActor
  func testABatchWithoutUpdateItemsAnimatesAnInvalidation() async throws {
    let heights = Heights()
    let layout = layout(heights)
    let library = Library([8], layout)
    let before = library.frames
    heights.tall = [ElementIndex(section: 0, item: 0)]
    library.view.performBatchUpdates { layout.invalidateLayout() }
    let moves = library.view.standInAnimations.filter { $0.indexPath.item == 3 }
    XCTAssertEqual(moves.first { $0.isInitial }?.attributes?.frame, before["cell 0/3"])
    XCTAssertEqual(
      moves.first { !$0.isInitial }?.attributes?.frame,
      before["cell 0/3"]?.offsetBy(dx: 0, dy: 60))
    assertContractsKept()
  }

  /// The index paths are those from before the batch, as the index paths of reloaded items are.
  @MainActor
  func testItemsThatAnAppNamesAreAskedAgainInABatch() async throws {
    for isInside in [false, true] {
      let heights = Heights()
      let layout = layout(heights)
      let library = Library([8], layout)
      let before = library.frames
      heights.tall = [ElementIndex(section: 1, item: 1)]
      heights.asked = 0
      let context = CollectionInvalidationContext()
      context.invalidateItems(at: [IndexPath(item: 1, section: 0), IndexPath(item: 8, section: 0)])
      if !isInside { layout.invalidateLayout(with: context) }
      library.view.performBatchUpdates {
        if isInside { layout.invalidateLayout(with: context) }
        library.insertSection()
      }
      XCTAssertEqual(heights.asked, 9, "the items of the inserted section, and the named one")
      XCTAssertEqual(library.frames["cell 1/1"]?.height, 100)
      XCTAssertEqual(
        library.view.standInAnimations.first { $0.isInitial && $0.indexPath == [1, 1] }?
          .attributes?.frame, before["cell 0/1"])
      XCTAssertNil(layout.layoutError)
      assertContractsKept()
    }
  }
}
