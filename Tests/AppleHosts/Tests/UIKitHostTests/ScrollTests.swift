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
