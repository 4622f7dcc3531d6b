import GroupedColumns
import LayoutCore
import LayoutHosting
import LayoutUIKit
import UIKit
import XCTest

final class AttributesTests: XCTestCase {
  override func setUp() async throws { await Contracts.reset() }

  @MainActor
  func testCopiesAndComparisonsCountThePosition() async throws {
    let shelf = Shelf([2])
    let layout = CollectionLayout(GroupedColumnsLayout(columns: 1))
    let view = shelf.view(layout)
    let first = try XCTUnwrap(
      layout.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))
        as? CollectionLayoutAttributes)
    XCTAssertEqual(first.position, .top)
    let copy = try XCTUnwrap(first.copy() as? CollectionLayoutAttributes)
    XCTAssertEqual(copy.position, .top)
    XCTAssertTrue(copy.isEqual(first))
    XCTAssertEqual(copy.hash, first.hash)
    copy.frame.origin.y += 1
    XCTAssertFalse(copy.isEqual(first))

    // The same item alone in its group: equal except for the position.
    shelf.sections[0].removeLast()
    view.reloadData()
    view.layoutIfNeeded()
    let alone = try XCTUnwrap(
      layout.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))
        as? CollectionLayoutAttributes)
    XCTAssertEqual(alone.position, .single)
    XCTAssertEqual(alone.frame, first.frame)
    XCTAssertFalse(alone.isEqual(first))
    let plain = UICollectionViewLayoutAttributes(forCellWith: alone.indexPath)
    plain.frame = alone.frame
    XCTAssertFalse(alone.isEqual(plain))
    assertContractsKept()
  }

  @MainActor
  func testKindsHaveUIKitsNames() async {
    XCTAssertEqual(ElementKind.header.collectionViewKind, "UICollectionElementKindSectionHeader")
    XCTAssertEqual(ElementKind.footer.collectionViewKind, "UICollectionElementKindSectionFooter")
    XCTAssertEqual(ElementKind.columnHeader.collectionViewKind, "columnHeader")
    for kind in [ElementKind.header, .footer, .separator, "badge"] {
      XCTAssertEqual(ElementKind(collectionViewKind: kind.collectionViewKind), kind)
    }
  }

  @MainActor
  func testQuestionsThatMakeNoSenseHaveNoAnswer() async {
    let shelf = Shelf([2])
    let layout = CollectionLayout(GroupedColumnsLayout(columns: 1))
    XCTAssertNil(layout.layoutAttributesForItem(at: IndexPath(item: 0, section: 0)))
    XCTAssertEqual(layout.collectionViewContentSize, .zero)
    XCTAssertEqual(layout.layoutAttributesForElements(in: .zero)?.count, 0)
    let view = shelf.view(layout)
    for path in [[0, 9], [7, 0], [-1, -1], [0], []] as [IndexPath] {
      XCTAssertNil(layout.layoutAttributesForItem(at: path), "\(path)")
    }
    XCTAssertNil(
      layout.layoutAttributesForSupplementaryView(
        ofKind: "nothing", at: IndexPath(item: 0, section: 0)))
    XCTAssertEqual(
      layout.targetIndexPath(forInteractivelyMovingItem: IndexPath(index: 3), withPosition: .zero),
      IndexPath(index: 3))
    _ = view
    assertContractsKept()
  }
}
