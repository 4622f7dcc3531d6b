import GroupedColumns
import LayoutCore
import LayoutUIKit
import UIKit
import Waterfall
import XCTest

final class TransitionTests: XCTestCase {
  override func setUp() async throws { await Contracts.reset() }

  @MainActor
  func testTheStrategyOfALayoutFollowsItsErasedStrategy() async throws {
    let layout = CollectionLayout(WaterfallLayout(columns: 2, itemSizing: .exact))
    let shelf = Shelf([20])
    let view = shelf.view(layout)
    layout.erasedStrategy = AnyLayoutStrategy(
      WaterfallLayout(columns: 3, itemSpacing: 4, itemSizing: .exact))
    XCTAssertEqual(layout.strategy.section.columns, 3)
    layout.strategy.section.columns = 1
    let last = WaterfallLayout(columns: 1, itemSpacing: 4, itemSizing: .exact)
    XCTAssertEqual(layout.erasedStrategy, AnyLayoutStrategy(last))
    view.layoutIfNeeded()
    XCTAssertEqual(view.frames, try view.fresh(last, shelf.snapshot()))

    let list = AnyLayoutStrategy(GroupedColumnsLayout(columns: 1))
    layout.erasedStrategy = list
    XCTAssertEqual(layout.strategy, last)
    XCTAssertEqual(layout.erasedStrategy, list)
    layout.strategy = last
    XCTAssertEqual(layout.erasedStrategy, AnyLayoutStrategy(last))

    let erased = CollectionLayout(AnyLayoutStrategy(last))
    erased.erasedStrategy = list
    XCTAssertEqual(erased.strategy, list)
    assertContractsKept()
  }

  @MainActor
  func testADelegateReadsTheNewStrategyDuringTheChange() async throws {
    let layout = CollectionLayout(WaterfallLayout(columns: 2, itemSizing: .exact))
    var seen: Set<Int> = []
    layout.answers = ClosureLayoutDelegate(itemCount: { _ in 0 }) { [unowned layout] _, _ in
      seen.insert(layout.strategy.section.columns == 2 ? 2 : 3)
      return LayoutSize(width: 1, height: 40)
    }
    let view = Shelf([20]).view(layout)
    XCTAssertEqual(seen, [2])
    seen = []
    layout.strategy.section.columns = 3
    view.layoutIfNeeded()
    XCTAssertEqual(seen, [3])
    assertContractsKept()
  }

  @MainActor
  func testElementsMoveFromLayoutToLayout() async throws {
    for (preparesFirst, attachesLate) in [(false, false), (true, false), (false, true)] {
      let shelf = Shelf([40, 30])
      let wall = CollectionLayout(WaterfallLayout(columns: 2, itemSizing: .exact))
      let list = CollectionLayout(
        GroupedColumnsLayout(columns: 1, headerExtent: 20, style: .plain))
      let view = shelf.view(wall)
      view.standInPreparesTransitionsFirst = preparesFirst
      view.standInAttachesLate = attachesLate
      view.contentOffset.y = 800
      view.layoutIfNeeded()
      let before = view.frames
      let anchor = try XCTUnwrap(
        before.filter { $0.value.minY >= 800 }.min {
          ($0.value.minY, $0.value.minX) < ($1.value.minY, $1.value.minX)
        })
      view.setCollectionViewLayout(list, animated: true)
      XCTAssertEqual(view.frames, try view.fresh(list.strategy, shelf.snapshot()))
      let now = try XCTUnwrap(view.frames[anchor.key])
      XCTAssertEqual(now.minY - view.bounds.minY, anchor.value.minY - 800)
      let item = Int(anchor.key.split(separator: "/")[1])
      let moves = view.standInAnimations.filter {
        $0.indexPath == [0, item ?? -1] && $0.kind == nil
      }
      XCTAssertEqual(moves.count, 2)
      XCTAssertEqual(moves.first { $0.isInitial }?.attributes?.frame, anchor.value)
      XCTAssertEqual(moves.first { !$0.isInitial }?.attributes?.frame, now)
      // Return to a layout that was used with the collection before.
      shelf.sections[0].removeLast(9)
      view.reloadData()
      view.layoutIfNeeded()
      view.setCollectionViewLayout(wall, animated: true)
      XCTAssertEqual(view.frames, try view.fresh(wall.strategy, shelf.snapshot()))
    }
    assertContractsKept()
  }

  @MainActor
  func testFromALayoutOfAnotherSort() async throws {
    let shelf = Shelf([10])
    let view = shelf.view(CollectionLayout(WaterfallLayout()))
    let other = UICollectionViewLayout()
    view.setCollectionViewLayout(other, animated: true)
    XCTAssertEqual(view.frames, [:])
    let wall = CollectionLayout(WaterfallLayout(columns: 2, itemSizing: .exact))
    view.setCollectionViewLayout(wall, animated: true)
    XCTAssertEqual(view.frames, try view.fresh(wall.strategy, shelf.snapshot()))
    assertContractsKept()
  }
}
