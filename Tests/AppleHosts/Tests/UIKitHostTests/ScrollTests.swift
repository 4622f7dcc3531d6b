import LayoutCore
import LayoutUIKit
import Spreadsheet
import UIKit
import Waterfall
import XCTest

final class ScrollTests: XCTestCase {
  override func setUp() async throws { await Contracts.reset() }

  @MainActor
  func testFirstLayoutShowsWhatAFreshPrepareGives() async throws {
    let shelf = Shelf([30, 12])
    let strategy = WaterfallLayout(columns: 3, itemSizing: .exact, headerExtent: 30)
    let view = shelf.view(CollectionLayout(strategy))
    XCTAssertEqual(view.frames, try view.fresh(strategy, shelf.snapshot()))
    XCTAssertEqual(view.frames["cell 0/0"], CGRect(x: 0, y: 30, width: 100, height: 77))
    XCTAssertEqual(view.contentSize.width, 320 - 0.0001)
    XCTAssertEqual(shelf.asked, 42, "each item is asked once")
    assertContractsKept()
  }

  @MainActor
  func testScrollingAsksNothingAndInvalidatesNothing() async throws {
    let shelf = Shelf([400])
    let strategy = WaterfallLayout(columns: 3, itemSizing: .exact)
    let view = shelf.view(CollectionLayout(strategy))
    Contracts.reset()
    shelf.asked = 0
    for step in 1...60 {
      view.contentOffset.y = CGFloat(step * 53)
      view.layoutIfNeeded()
      XCTAssertEqual(view.frames, try view.fresh(strategy, shelf.snapshot()))
    }
    shelf.asked = 0
    view.contentOffset.y = 11
    view.layoutIfNeeded()
    XCTAssertEqual(shelf.asked, 0)
    XCTAssertFalse(Contracts.calls.contains("prepare()"))
    XCTAssertFalse(Contracts.calls.contains("invalidateLayout(with:)"))
    assertContractsKept()
  }

  @MainActor
  func testPinnedHeadersMoveWithoutRelayout() async throws {
    let shelf = Shelf([40, 40, 40])
    let strategy = WaterfallLayout(
      columns: 2, itemSizing: .exact, headerExtent: 24, footerExtent: 10, pinsHeaders: true,
      pinsFooters: true)
    let layout = CollectionLayout(strategy)
    for invalidatesFirst in [false, true] {
      let view = shelf.view(layout)
      view.standInInvalidatesFirst = invalidatesFirst
      let work = layout.engine?.prepared.work
      let revision = layout.engine?.revision
      let asked = shelf.asked
      for step in [1, 7, 40, 300, 20, 900, 3, 3, -200, -1000, 2000, 5] {
        view.contentOffset.y = max(0, view.contentOffset.y + CGFloat(step))
        view.layoutIfNeeded()
        XCTAssertEqual(view.frames, try view.fresh(strategy, shelf.snapshot()))
      }
      XCTAssertEqual(shelf.asked, asked)
      XCTAssertEqual(layout.engine?.prepared.work, work)
      XCTAssertEqual(layout.engine?.revision, revision)
    }
    assertContractsKept()
  }

  @MainActor
  func testSheetScrollsBothWaysUnderFrozenPanes() async throws {
    let shelf = Shelf([Int](repeating: 30, count: 40))
    let strategy = SpreadsheetLayout(
      columnWidth: 80, rowHeight: 30, sizing: .uniform, columnHeaderHeight: 20,
      rowHeaderWidth: 40, pinsHeaders: true, frozenTopRows: 2, frozenBottomRows: 1,
      frozenLeadingColumns: 1, frozenTrailingColumns: 1, gridlineThickness: 1)
    let layout = CollectionLayout(strategy)
    let view = shelf.view(layout)
    for step in [(3, 0), (0, 40), (200, 130), (-50, 5), (1000, 400), (-1200, -500), (1, 1)] {
      view.contentOffset = CGPoint(
        x: max(0, view.contentOffset.x + CGFloat(step.0)),
        y: max(0, view.contentOffset.y + CGFloat(step.1)))
      view.layoutIfNeeded()
      XCTAssertEqual(view.frames, try view.fresh(strategy, shelf.snapshot()))
    }
    XCTAssertEqual(layout.engine?.revision, 0)
    assertContractsKept()
  }

  @MainActor
  func testSnappingEndsAtACell() async {
    let shelf = Shelf([20])
    let layout = CollectionLayout(WaterfallLayout(columns: 1, itemSizing: .exact))
    let view = shelf.view(layout)
    let proposed = CGPoint(x: 0, y: 100)
    XCTAssertEqual(
      layout.targetContentOffset(
        forProposedContentOffset: proposed, withScrollingVelocity: CGPoint(x: 0, y: 1)), proposed)
    layout.snapping = .leadingEdge
    let next = layout.layoutAttributesForItem(at: IndexPath(item: 1, section: 0))
    XCTAssertEqual(
      layout.targetContentOffset(
        forProposedContentOffset: proposed, withScrollingVelocity: CGPoint(x: 0, y: 1)),
      CGPoint(x: 0, y: 87))
    XCTAssertEqual(next?.frame.minY, 87)
    _ = view
    assertContractsKept()
  }
}
