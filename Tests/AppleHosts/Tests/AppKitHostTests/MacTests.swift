import AppKit
import LayoutAppKit
import Waterfall
import XCTest

/// Tests that run with the stand-ins and, by the package in Tests/AppleHosts/Mac, on a Mac.
final class MacTests: XCTestCase {
  /// A section of items with a header.
  @MainActor
  private final class Shelf: NSObject, NSCollectionViewDataSource {
    func collectionView(
      _ collectionView: NSCollectionView, numberOfItemsInSection section: Int
    ) -> Int { 60 }

    func collectionView(
      _ collectionView: NSCollectionView, itemForRepresentedObjectAt indexPath: IndexPath
    ) -> NSCollectionViewItem {
      collectionView.makeItem(
        withIdentifier: NSUserInterfaceItemIdentifier("item"), for: indexPath)
    }

    func collectionView(
      _ collectionView: NSCollectionView,
      viewForSupplementaryElementOfKind kind: NSCollectionView.SupplementaryElementKind,
      at indexPath: IndexPath
    ) -> NSView {
      collectionView.makeSupplementaryView(
        ofKind: kind, withIdentifier: NSUserInterfaceItemIdentifier("header"), for: indexPath)
    }
  }

  private final class Item: NSCollectionViewItem {
    override func loadView() { view = NSView(frame: .zero) }
  }

  private final class Header: NSView, NSCollectionViewElement {}

  /// A pinned header is at the top after each step of a scroll, and only visible content is prepared.
  @MainActor
  func testPinnedHeadersFollowEachStep() async throws {
    let shelf = Shelf()
    let scrollView = NSScrollView(frame: NSRect(x: 0, y: 0, width: 320, height: 480))
    let view = LayoutCollectionView(
      WaterfallLayout(columns: 1, itemSizing: .exact, headerExtent: 20, pinsHeaders: true)
    ) { _, _ in CGSize(width: 100, height: 100) }
    let kind = NSCollectionView.elementKindSectionHeader
    view.register(Item.self, forItemWithIdentifier: NSUserInterfaceItemIdentifier("item"))
    view.register(
      Header.self, forSupplementaryViewOfKind: kind,
      withIdentifier: NSUserInterfaceItemIdentifier("header"))
    view.dataSource = shelf
    scrollView.documentView = view
    #if !canImport(ObjectiveC)
      view.standInScrollsResponsively = true
    #endif
    scrollView.layoutSubtreeIfNeeded()
    for offset in stride(from: CGFloat(40), through: 600, by: 56) {
      scrollView.contentView.scroll(to: NSPoint(x: 0, y: offset))
      scrollView.reflectScrolledClipView(scrollView.contentView)
      scrollView.layoutSubtreeIfNeeded()
      let header = view.supplementaryView(
        forElementKind: kind, at: IndexPath(item: 0, section: 0))
      XCTAssertEqual(try XCTUnwrap(header).frame.minY, offset, accuracy: 0.5)
      XCTAssertLessThanOrEqual(view.preparedContentRect.height, 481)
    }
  }
}
