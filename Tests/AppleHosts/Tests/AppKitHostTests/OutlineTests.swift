import AppKit
import LayoutAppKit
import LayoutCore
import Spreadsheet
import XCTest

/// Tests of an outline, whose parents stay in view and are folded.
final class OutlineTests: XCTestCase {
  override func setUp() async throws { await Contracts.reset() }

  @MainActor
  private final class Rows: Outline, NSCollectionViewDataSource, NSCollectionViewDelegate {
    let layout = CollectionLayout(Outline.strategy)
    let scrollView = NSScrollView(frame: NSRect(x: 0, y: 0, width: 200, height: 100))
    let view = NSCollectionView(frame: NSRect(x: 0, y: 0, width: 200, height: 100))

    override init() {
      super.init()
      scrollView.documentView = view
      view.collectionViewLayout = layout
      view.register(
        Book.self, forItemWithIdentifier: NSUserInterfaceItemIdentifier(rawValue: "book"))
      view.delegate = self
      view.dataSource = self
      scrollView.layoutSubtreeIfNeeded()
    }

    func scroll(to y: CGFloat) {
      scrollView.contentView.scroll(to: NSPoint(x: 0, y: y))
      scrollView.layoutSubtreeIfNeeded()
    }

    func numberOfSections(in collectionView: NSCollectionView) -> Int { levels.count }
    func collectionView(
      _ collectionView: NSCollectionView, numberOfItemsInSection section: Int
    ) -> Int { 2 }
    func collectionView(
      _ collectionView: NSCollectionView, itemForRepresentedObjectAt indexPath: IndexPath
    ) -> NSCollectionViewItem {
      collectionView.makeItem(
        withIdentifier: NSUserInterfaceItemIdentifier(rawValue: "book"), for: indexPath)
    }
  }

  @MainActor
  func testParentsStackAtTheTopAndFold() async throws {
    let rows = Rows()
    rows.scroll(to: 50)
    Outline.assertScrolled(rows.view.frames)
    try rows.layout.modify { engine, delegate throws(LayoutError) in
      try engine.fold(rows: [5], for: delegate)
    }
    rows.scrollView.layoutSubtreeIfNeeded()
    Outline.assertFolded(rows.view.frames)
    XCTAssertEqual(rows.scrollView.contentView.bounds.origin.y, 50)
    assertContractsKept()
  }

  @MainActor
  func testANewRowPushesTheRowsAfterItsGroup() async {
    let rows = Rows()
    rows.scroll(to: 150)
    rows.insertRow(in: rows.view)
    rows.scrollView.layoutSubtreeIfNeeded()
    XCTAssertEqual(rows.view.frames["cell 11/0"], NSRect(x: 0, y: 220, width: 100, height: 20))
    let pushed = rows.view.standInAnimations.first {
      $0.isInitial && $0.indexPath == IndexPath(item: 0, section: 11) && $0.kind == nil
    }
    XCTAssertEqual(pushed?.attributes?.frame, NSRect(x: 0, y: 200, width: 100, height: 20))
    assertContractsKept()
  }
}
