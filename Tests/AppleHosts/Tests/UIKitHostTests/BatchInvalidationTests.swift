import LayoutCore
import LayoutUIKit
import UIKit
import Waterfall
import XCTest

/// Tests of layouts that are invalidated before a batch of updates, or by it.
final class BatchInvalidationTests: XCTestCase {
  override func setUp() async throws { await Contracts.reset() }

  private let strategy = WaterfallLayout(columns: 1, itemSizing: .exact, headerExtent: 20)

  /// Performs a batch, and invalidates before it or inside it.
  @MainActor
  private func batch(
    _ view: UICollectionView, invalidatesInside isInside: Bool, invalidate: @escaping () -> Void,
    updates: @escaping () -> Void = {}
  ) {
    if !isInside { invalidate() }
    view.performBatchUpdates {
      if isInside { invalidate() }
      updates()
    }
  }

  /// The attributes that a batch animates: for each element, the frames at its beginning or its end.
  @MainActor
  private func animations(_ view: UICollectionView) -> [String: CGRect] {
    var frames: [String: CGRect] = [:]
    for animation in view.standInAnimations {
      guard let attributes = animation.attributes else { continue }
      let path = animation.indexPath
      frames[
        "\(animation.isInitial ? "from" : "to") \(animation.kind ?? "cell") \(path.section)/\(path.item)"
      ] = attributes.frame
    }
    return frames
  }

  @MainActor
  func testAnInvalidationBeforeOrInsideABatchIsKept() async throws {
    for isInside in [false, true] {
      for inserts in [false, true] {
        for isTwice in [false, true] {
          let shelf = Shelf([30, 5])
          let layout = CollectionLayout(strategy)
          let view = shelf.view(layout)
          view.standInPreparesTwice = isTwice
          let message = "inside: \(isInside), inserts: \(inserts), twice: \(isTwice)"
          shelf.sections[0][1].size.height = 133
          batch(view, invalidatesInside: isInside, invalidate: layout.invalidateLayout) {
            guard inserts else { return }
            shelf.sections[0].insert(shelf.item(), at: 0)
            view.insertItems(at: [IndexPath(item: 0, section: 0)])
          }
          XCTAssertEqual(view.frames, try view.fresh(strategy, shelf.snapshot()), message)
          XCTAssertNil(layout.layoutError, message)
          view.layoutIfNeeded()
          XCTAssertEqual(view.frames, try view.fresh(strategy, shelf.snapshot()), message)
          assertContractsKept(message)
        }
      }
    }
  }

  @MainActor
  func testABatchWithoutUpdateItemsAnimatesAnInvalidation() async throws {
    for isInside in [false, true] {
      let shelf = Shelf([30])
      let layout = CollectionLayout(strategy)
      let view = shelf.view(layout)
      let before = view.frames
      shelf.sections[0][0].size.height += 50
      batch(view, invalidatesInside: isInside, invalidate: layout.invalidateLayout)
      let frames = animations(view)
      for item in 1...3 {
        XCTAssertEqual(frames["from cell 0/\(item)"], before["cell 0/\(item)"])
        XCTAssertEqual(
          frames["to cell 0/\(item)"], before["cell 0/\(item)"]?.offsetBy(dx: 0, dy: 50))
      }
      assertContractsKept()
    }
  }

  /// The collection view itself animates elements that update items and an invalidation move.
  @MainActor
  func testTheAnchorIsKeptIfABatchAndAnInvalidationMoveElements() async throws {
    let shelf = Shelf([60])
    let layout = CollectionLayout(WaterfallLayout(columns: 1, itemSpacing: 0, itemSizing: .exact))
    let view = shelf.view(layout)
    view.contentOffset.y = 1000
    view.layoutIfNeeded()
    let old = view.frames
    let top = try XCTUnwrap((0..<60).first { (old["cell 0/\($0)"]?.minY ?? 0) >= 1000 })
    batch(view, invalidatesInside: true, invalidate: layout.invalidateLayout) {
      shelf.sections[0][1].size.height += 30
      shelf.sections[0].insert(shelf.item(height: 50), at: 0)
      view.insertItems(at: [IndexPath(item: 0, section: 0)])
    }
    XCTAssertEqual(animations(view), [:])
    XCTAssertEqual(view.contentOffset.y, 1080)
    view.layoutIfNeeded()
    XCTAssertEqual(view.contentOffset.y, 1080)
    XCTAssertEqual(
      view.frames["cell 0/\(top + 1)"], old["cell 0/\(top)"]?.offsetBy(dx: 0, dy: 80))
    assertContractsKept()
  }

  /// The index paths are those from before the batch, as the index paths of reloaded items are.
  @MainActor
  func testItemsThatAnAppNamesAreAskedAgainInABatch() async throws {
    for isInside in [false, true] {
      for isTwice in [false, true] {
        let shelf = Shelf([30])
        let layout = CollectionLayout(strategy)
        let view = shelf.view(layout)
        view.standInPreparesTwice = isTwice
        let before = view.frames
        shelf.asked = 0
        shelf.sections[0][1].size.height += 40
        batch(
          view, invalidatesInside: isInside,
          invalidate: {
            let context = CollectionInvalidationContext()
            context.invalidateItems(at: [1, 3, 30].map { IndexPath(item: $0, section: 0) })
            layout.invalidateLayout(with: context)
          },
          updates: {
            shelf.sections[0].remove(at: 3)
            shelf.sections[0].insert(shelf.item(height: 60), at: 0)
            view.insertItems(at: [IndexPath(item: 0, section: 0)])
            view.deleteItems(at: [IndexPath(item: 3, section: 0)])
          })
        if !isTwice { XCTAssertEqual(shelf.asked, 2) }
        XCTAssertEqual(view.frames, try view.fresh(strategy, shelf.snapshot()))
        XCTAssertEqual(animations(view)["from cell 0/2"], before["cell 0/1"])
        XCTAssertEqual(animations(view)["to cell 0/1"], view.frames["cell 0/2"])
        XCTAssertNil(layout.layoutError)
        assertContractsKept()
      }
    }
  }

  @MainActor
  func testItemsOfSectionsThatABatchReplacesAreNotAskedTwice() async throws {
    let shelf = Shelf([3, 3, 3])
    let layout = CollectionLayout(strategy)
    let view = shelf.view(layout)
    let context = CollectionInvalidationContext()
    context.invalidateItems(at: (0...2).map { IndexPath(item: 1, section: $0) })
    shelf.asked = 0
    batch(view, invalidatesInside: false, invalidate: { layout.invalidateLayout(with: context) }) {
      shelf.sections[2][1].size.height = 77
      shelf.sections.remove(at: 0)
      view.deleteSections([0])
      view.reloadSections([1])
    }
    XCTAssertEqual(shelf.asked, 4, "the reloaded section, and one item")
    XCTAssertEqual(view.frames, try view.fresh(strategy, shelf.snapshot()))
    XCTAssertNil(layout.layoutError)
    assertContractsKept()
  }

  @MainActor
  func testInsetsThatABatchIgnoresAreLeftOut() async throws {
    for inserts in [false, true] {
      let shelf = Shelf([30])
      let layout = CollectionLayout(strategy)
      let view = shelf.view(layout)
      view.standInSafeArea = UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 0)
      layout.invalidateLayout()
      view.layoutIfNeeded()
      XCTAssertEqual(view.frames["cell 0/0"]?.minX, 30)
      view.performBatchUpdates {
        layout.insetReference = .contentInsets
        guard inserts else { return }
        shelf.sections[0].insert(shelf.item(), at: 0)
        view.insertItems(at: [IndexPath(item: 0, section: 0)])
      }
      XCTAssertEqual(view.frames, try view.fresh(strategy, shelf.snapshot()))
      assertContractsKept()
    }
  }
}
