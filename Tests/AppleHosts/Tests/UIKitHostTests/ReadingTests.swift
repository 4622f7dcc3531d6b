import LayoutCore
import LayoutRuntime
import LayoutUIKit
import Spreadsheet
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

  /// A sheet of four rows and three columns with headers, whose cells B1 to C2 are merged.
  @MainActor
  func testASheetIsReadAsATable() async throws {
    let sheet = CollectionLayout(
      SpreadsheetLayout(
        columnWidth: 50, rowHeight: 20, columnHeaderHeight: 15, rowHeaderWidth: 30,
        merges: [CellRange(row: 0, column: 1, rowCount: 2, columnCount: 2)]))
    let shelf = Shelf([3, 3, 3, 3])
    let view = LayoutCollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: sheet)
    view.register(SelfSizingCell.self, forCellWithReuseIdentifier: "card")
    for kind in ["rowHeader", "columnHeader"] {
      view.register(
        SelfSizingReusableView.self, forSupplementaryViewOfKind: kind,
        withReuseIdentifier: "title")
    }
    view.dataSource = shelf
    view.layoutIfNeeded()
    XCTAssertEqual(view.accessibilityContainerType, .dataTable)
    XCTAssertEqual(view.accessibilityRowCount(), 4)
    XCTAssertEqual(view.accessibilityColumnCount(), 3)

    let merged = try XCTUnwrap(view.accessibilityDataTableCellElement(forRow: 1, column: 2))
    XCTAssertTrue(merged === view.cellForItem(at: IndexPath(item: 1, section: 0)))
    XCTAssertEqual(merged.accessibilityRowRange(), NSRange(location: 0, length: 2))
    XCTAssertEqual(merged.accessibilityColumnRange(), NSRange(location: 1, length: 2))
    let last = try XCTUnwrap(view.accessibilityDataTableCellElement(forRow: 3, column: 2))
    XCTAssertEqual(last.accessibilityRowRange(), NSRange(location: 3, length: 1))
    XCTAssertEqual(last.accessibilityColumnRange(), NSRange(location: 2, length: 1))
    XCTAssertNil(view.accessibilityDataTableCellElement(forRow: 4, column: 0))

    let none = NSRange(location: NSNotFound, length: 0)
    let row = try XCTUnwrap(view.accessibilityHeaderElements(forRow: 2))
    XCTAssertEqual(row.map { $0.accessibilityRowRange() }, [NSRange(location: 2, length: 1)])
    XCTAssertEqual(row.map { $0.accessibilityColumnRange() }, [none])
    let column = try XCTUnwrap(view.accessibilityHeaderElements(forColumn: 1))
    XCTAssertEqual(column.map { $0.accessibilityRowRange() }, [none])
    XCTAssertEqual(column.map { $0.accessibilityColumnRange() }, [NSRange(location: 1, length: 1)])

    view.collectionViewLayout = CollectionLayout(WaterfallLayout(columns: 2))
    view.layoutIfNeeded()
    XCTAssertEqual(view.accessibilityContainerType, .none, "a waterfall is not a table")
    XCTAssertEqual(view.accessibilityRowCount(), 0)
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
