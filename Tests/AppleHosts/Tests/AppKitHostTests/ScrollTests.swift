import AppKit
import GroupedColumns
import LayoutAppKit
import LayoutCore
import Spreadsheet
import Waterfall
import XCTest

final class ScrollTests: XCTestCase {
  override func setUp() async throws { await Contracts.reset() }

  @MainActor
  func testContentInsetsAreTheScrollViews() async throws {
    let layout = CollectionLayout(
      WaterfallLayout(columns: 1, itemSizing: .exact, headerExtent: 20, pinsHeaders: true))
    let library = Library([30], layout)
    library.scrollView.contentInsets = NSEdgeInsets(top: 40, left: 10, bottom: 0, right: 30)
    layout.invalidateLayout()
    library.scroll(to: 200, x: -10)
    XCTAssertEqual(library.frames["cell 0/3"]?.width, 280)
    XCTAssertEqual(library.frames["\(NSCollectionView.elementKindSectionHeader) 0/0"]?.minY, 240)
    assertContractsKept()
  }

  @MainActor
  func testDropsGoOnItemsAndIntoGaps() async throws {
    let layout = CollectionLayout(
      WaterfallLayout(columns: 1, itemSpacing: 0, itemSizing: .exact))
    let library = Library([5], layout)
    let second = try XCTUnwrap(library.frames["cell 0/1"])
    func target(_ y: CGFloat) -> NSCollectionViewLayoutAttributes? {
      layout.layoutAttributesForDropTarget(at: NSPoint(x: 100, y: y))
    }
    XCTAssertEqual(target(second.midY)?.representedElementCategory, .item)
    XCTAssertEqual(target(second.midY)?.indexPath, IndexPath(item: 1, section: 0))
    let before = target(second.minY + 1)
    XCTAssertEqual(before?.representedElementCategory, .interItemGap)
    XCTAssertEqual(before?.indexPath, IndexPath(item: 1, section: 0))
    XCTAssertEqual(before?.frame, NSRect(x: 0, y: second.minY - 2, width: 320, height: 4))
    XCTAssertEqual(target(second.maxY - 1)?.indexPath, IndexPath(item: 2, section: 0))
    let last = try XCTUnwrap(library.frames["cell 0/4"])
    let end = layout.layoutAttributesForInterItemGap(before: IndexPath(item: 5, section: 0))
    XCTAssertEqual(end?.frame, NSRect(x: 0, y: last.maxY - 2, width: 320, height: 4))
    XCTAssertNil(layout.layoutAttributesForInterItemGap(before: IndexPath(item: 6, section: 0)))
    let below = target(last.maxY + 300)
    XCTAssertEqual(below?.representedElementCategory, .interItemGap)
    XCTAssertEqual(below?.indexPath, IndexPath(item: 5, section: 0))
    XCTAssertEqual(below?.frame, end?.frame)
    let empty = CollectionLayout(WaterfallLayout())
    _ = Library([], empty)
    XCTAssertNil(empty.layoutAttributesForDropTarget(at: .zero))
  }

  @MainActor
  func testDropsGoIntoTheGapsAfterAnEmptySection() async throws {
    let layout = CollectionLayout(
      WaterfallLayout(columns: 1, itemSpacing: 0, itemSizing: .exact))
    let library = Library([0, 3], layout)
    let last = try XCTUnwrap(library.frames["cell 1/2"])
    let below = layout.layoutAttributesForDropTarget(at: NSPoint(x: 100, y: last.maxY + 50))
    XCTAssertEqual(below?.representedElementCategory, .interItemGap)
    XCTAssertEqual(below?.indexPath, IndexPath(item: 3, section: 1))
    XCTAssertEqual(below?.frame, NSRect(x: 0, y: last.maxY - 2, width: 320, height: 4))
    let above = layout.layoutAttributesForDropTarget(at: NSPoint(x: 100, y: -20))
    XCTAssertEqual(above?.indexPath, IndexPath(item: 0, section: 1))
    XCTAssertEqual(above?.frame.midY, library.frames["cell 1/0"]?.minY)
  }
}
