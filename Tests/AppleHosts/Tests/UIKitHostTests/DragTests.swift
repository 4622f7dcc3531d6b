import LayoutCore
import LayoutTesting
import LayoutUIKit
import UIKit
import Waterfall
import XCTest

final class DragTests: XCTestCase {
  override func setUp() async throws { await Contracts.reset() }

  private let strategy = WaterfallLayout(columns: 1, itemSpacing: 0, itemSizing: .exact)

  @MainActor
  func testADragShowsWhereTheItemWouldGo() async throws {
    let shelf = Shelf([8, 4])
    let ids = shelf.sections.map { $0.map { $0.id } }
    let view = shelf.view(CollectionLayout(strategy), height: 2000)
    XCTAssertTrue(view.beginInteractiveMovementForItem(at: IndexPath(item: 1, section: 0)))
    let goal = try XCTUnwrap(view.frames["cell 0/5"])
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 160, y: goal.midY))
    // The data is unchanged; the layout is the one after a drop.
    XCTAssertEqual(shelf.sections.map { $0.map { $0.id } }, ids)
    let asIf = Shelf([0])
    asIf.sections = shelf.sections
    asIf.sections[0].insert(asIf.sections[0].remove(at: 1), at: 5)
    XCTAssertEqual(view.frames, try view.fresh(strategy, asIf.snapshot()))
    // Drag to the same place again, to another section, and away.
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 100, y: goal.midY))
    let away = try XCTUnwrap(view.frames["cell 1/2"])
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 160, y: away.midY))
    let target = try XCTUnwrap(view.standInMovementTarget)
    XCTAssertEqual(target.section, 1)
    view.endInteractiveMovement()
    XCTAssertEqual(shelf.sections.map { $0.count }, [7, 5])
    XCTAssertEqual(shelf.sections[1][target.item].id, ids[0][1])
    XCTAssertEqual(view.frames, try view.fresh(strategy, shelf.snapshot()))
    assertContractsKept()
  }

  @MainActor
  func testScrollingGoesOnDuringADrag() async throws {
    let shelf = Shelf([60])
    let view = shelf.view(CollectionLayout(strategy))
    XCTAssertTrue(view.beginInteractiveMovementForItem(at: IndexPath(item: 2, section: 0)))
    for step in 1...10 {
      view.contentOffset.y = CGFloat(100 * step)
      view.updateInteractiveMovementTargetPosition(
        CGPoint(x: 10, y: view.contentOffset.y + 200))
    }
    let target = try XCTUnwrap(view.standInMovementTarget)
    XCTAssertGreaterThan(target.item, 10)
    view.endInteractiveMovement()
    XCTAssertEqual(view.frames, try view.fresh(strategy, shelf.snapshot()))
    assertContractsKept()
  }

  /// Checks that a cell that comes into view during a drag keeps the delegate's size until the drag has ended.
  @MainActor
  func testSizesPreferredDuringADragCountOnceItHasEnded() async {
    for isCancelled in [true, false] {
      let shelf = Shelf([0])
      shelf.sections[0] = (0..<6).map { _ in shelf.item(height: 200) }
      shelf.sections[0][4].preferredHeight = 260
      let layout = CollectionLayout(strategy)
      layout.selfSizing = .alongScrollAxis
      let view = shelf.view(layout)
      XCTAssertTrue(view.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0)))
      view.contentOffset.y = 500
      view.updateInteractiveMovementTargetPosition(CGPoint(x: 10, y: 700))
      XCTAssertEqual(view.standInMovementTarget, IndexPath(item: 3, section: 0))
      let given = CGRect(x: 0, y: 800, width: 320, height: 200)
      let preferred = CGRect(x: 0, y: 800, width: 320, height: 260)
      XCTAssertEqual(view.frames["cell 0/4"], given)
      if isCancelled {
        view.contentOffset.y = 0
        view.cancelInteractiveMovement()
        XCTAssertEqual(
          layout.layoutAttributesForItem(at: IndexPath(item: 4, section: 0))?.frame, given)
        view.contentOffset.y = 500
        view.layoutIfNeeded()
      } else {
        view.endInteractiveMovement()
      }
      XCTAssertEqual(view.frames["cell 0/4"], preferred)
      assertContractsKept()
    }
  }

  /// UIKit passes each step of a drag as an update item too, without a change of the data.
  @MainActor
  func testStepsOfADragThatArePassedAsUpdatesChangeNoData() async throws {
    for (isCancelled, section) in [(true, 0), (true, 1), (false, 0), (false, 1)] {
      let shelf = Shelf([0, 0])
      shelf.sections[0] = [40, 200, 40, 40, 40, 40].map { shelf.item(height: $0) }
      shelf.sections[1] = [60, 80].map { shelf.item(height: $0) }
      let view = shelf.view(CollectionLayout(strategy), height: 2000)
      view.standInMovesByUpdates = true
      let heights = { (0..<6).map { view.frames["cell 0/\($0)"]?.height } }
      XCTAssertTrue(view.beginInteractiveMovementForItem(at: IndexPath(item: 1, section: 0)))
      // The first step is within the section.
      view.updateInteractiveMovementTargetPosition(CGPoint(x: 160, y: 390))
      XCTAssertEqual(view.standInMovementTarget, IndexPath(item: 5, section: 0))
      XCTAssertEqual(heights(), [40, 40, 40, 40, 40, 200])
      if section == 1 {
        view.updateInteractiveMovementTargetPosition(CGPoint(x: 160, y: 450))
        XCTAssertEqual(view.standInMovementTarget?.section, 1)
      }
      if isCancelled {
        view.cancelInteractiveMovement()
        XCTAssertEqual(heights(), [40, 200, 40, 40, 40, 40])
      } else {
        view.endInteractiveMovement()
      }
      XCTAssertEqual(view.frames, try view.fresh(strategy, shelf.snapshot()))
      assertContractsKept()
    }
  }

  /// A small item over a large one is dropped only where it would lie under the finger.
  @MainActor
  func testASmallItemOverALargeOneDoesNotFlicker() async {
    let shelf = Shelf([0])
    shelf.sections[0] = [40, 200, 40].map { shelf.item(height: $0) }
    let view = shelf.view(CollectionLayout(strategy), height: 2000)
    XCTAssertTrue(view.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0)))
    var targets: [Int?] = []
    for y in stride(from: 60, through: 260, by: 20) {
      view.updateInteractiveMovementTargetPosition(CGPoint(x: 100, y: CGFloat(y) + 1))
      targets.append(view.standInMovementTarget?.item)
    }
    XCTAssertEqual(targets, [0, 0, 0, 0, 0, 0, 0, 1, 1, 2, 2])
    view.cancelInteractiveMovement()
    assertContractsKept()
  }

  /// While a gap for a drop is open, the index paths of the collection view are not those of the data.
  @MainActor
  func testSizesAreAskedByTheIndexPathsOfTheDataWhileAGapIsOpen() async {
    var heights: [CGFloat] = [40, 60, 80]
    let shelf = Shelf([0])
    shelf.sections[0] = heights.map { shelf.item(height: Double($0)) }
    let layout = CollectionLayout(
      WaterfallLayout(
        columns: 1, itemSpacing: 0, itemSizing: .exact,
        itemSize: LayoutSize(width: 100, height: 30)))
    // An index path that is not one of the data would end the app.
    layout.sizeForItem = { path, _ in CGSize(width: 100, height: heights[path.item]) }
    let view = shelf.view(layout, height: 2000)
    func shown(_ count: Int) -> [CGFloat?] {
      (0..<count).map { view.frames["cell 0/\($0)"]?.height }
    }
    // An item from elsewhere has no size yet.
    view.standInOpenGap(from: nil, to: IndexPath(item: 1, section: 0))
    XCTAssertEqual(shown(4), [40, 30, 60, 80])
    heights[2] = 90
    layout.invalidateLayout()
    view.layoutIfNeeded()
    XCTAssertEqual(shown(4), [40, 30, 60, 90])
    view.standInCloseGap()
    XCTAssertEqual(shown(3), [40, 60, 90])
    // An item of this view keeps its size.
    view.standInOpenGap(from: IndexPath(item: 0, section: 0), to: IndexPath(item: 2, section: 0))
    XCTAssertEqual(shown(3), [60, 90, 40])
    heights[0] = 50
    layout.invalidateLayout()
    view.layoutIfNeeded()
    XCTAssertEqual(shown(3), [60, 90, 50])
    view.standInCloseGap()
    XCTAssertEqual(shown(3), [50, 60, 90])
    assertContractsKept()
  }
}
