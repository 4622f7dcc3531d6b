import LayoutCore
import LayoutRuntime
import LayoutUIKit
import UIKit
import Waterfall
import XCTest

/// Tests of reading order and keyboard movement.
final class ReadingTests: XCTestCase {
  override func setUp() async throws { await Contracts.reset() }

  /// Items of 30, 10, 10 and 20 points, in two columns in turn.
  @MainActor
  private func shelf() -> Shelf {
    let shelf = Shelf([0])
    shelf.sections[0] = [30, 10, 10, 20].map { shelf.item(height: $0) }
    return shelf
  }

  private var strategy: WaterfallLayout {
    WaterfallLayout(
      columns: 2, columnSpacing: 0, itemSpacing: 0, itemSizing: .exact,
      placement: .leadingToTrailing, headerExtent: 10)
  }

  @MainActor
  func testViewsAreReadByIndexOrByRows() async {
    let layout = CollectionLayout(strategy)
    let view = shelf().view(layout)
    let cells = (0..<4).map { view.cellForItem(at: IndexPath(item: $0, section: 0)) }
    let header = view.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader,
      at: IndexPath(item: 0, section: 0))
    XCTAssertEqual(
      layout.visibleViews(readBy: .byIndex).map { ObjectIdentifier($0) },
      ([header] + cells).compactMap { $0.map { ObjectIdentifier($0) } })
    XCTAssertEqual(
      layout.visibleViews(readBy: .byRows).map { ObjectIdentifier($0) },
      [header, cells[0], cells[1], cells[3], cells[2]].compactMap {
        $0.map { ObjectIdentifier($0) }
      })
    XCTAssertEqual(layout.visibleViews(readBy: .byRows).count, 5)
    assertContractsKept()
  }

  @MainActor
  func testArrowKeysMoveOnScreenAlsoIfItIsMirrored() async {
    func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }
    for isMirrored in [false, true] {
      let layout = CollectionLayout(strategy)
      let view = shelf().view(layout)
      if isMirrored { view.standInDirection = .rightToLeft }
      layout.invalidateLayout()
      view.layoutIfNeeded()
      let next = isMirrored ? LayoutSide.left : .right
      let previous = isMirrored ? LayoutSide.right : .left
      XCTAssertEqual(layout.indexPath(from: path(0), toward: next), path(1))
      XCTAssertEqual(layout.indexPath(from: path(1), toward: previous), path(0))
      XCTAssertNil(layout.indexPath(from: path(0), toward: previous))
      XCTAssertEqual(layout.indexPath(from: path(0), toward: .down), path(2))
      XCTAssertEqual(layout.indexPath(from: path(3), toward: .up), path(1))
      XCTAssertNil(layout.indexPath(from: path(9), toward: .up))
    }
    assertContractsKept()
  }
}
