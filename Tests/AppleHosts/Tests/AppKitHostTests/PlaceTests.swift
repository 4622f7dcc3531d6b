import AppKit
import Flow
import LayoutAppKit
import LayoutCore
import LayoutRuntime
import Waterfall
import XCTest

/// Tests of what a person looks at, in a view of 320 by 480.
final class PlaceTests: XCTestCase {
  override func setUp() async throws { await Contracts.reset() }

  /// A data source of items with heights.
  @MainActor
  final class Heights: NSObject, NSCollectionViewDataSource {
    var sections: [[Double]]
    let scrollView = NSScrollView(frame: NSRect(x: 0, y: 0, width: 320, height: 480))

    init(_ sections: [[Double]]) { self.sections = sections }

    func numberOfSections(in collectionView: NSCollectionView) -> Int { sections.count }

    func collectionView(_ view: NSCollectionView, numberOfItemsInSection section: Int) -> Int {
      sections[section].count
    }

    func collectionView(
      _ view: NSCollectionView, itemForRepresentedObjectAt path: IndexPath
    ) -> NSCollectionViewItem {
      view.makeItem(withIdentifier: NSUserInterfaceItemIdentifier("item"), for: path)
    }

    func collectionView(
      _ view: NSCollectionView, viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> NSView { NSView(frame: .zero) }

    func view(_ strategy: some LayoutStrategy, anchor: LayoutAnchor? = nil) -> LayoutCollectionView
    {
      let view = LayoutCollectionView(strategy, anchor: anchor) { [unowned self] path, _ in
        CGSize(width: 100, height: sections[path.section][path.item])
      }
      view.register(
        NSCollectionViewItem.self, forItemWithIdentifier: NSUserInterfaceItemIdentifier("item"))
      view.dataSource = self
      scrollView.documentView = view
      scrollView.layoutSubtreeIfNeeded()
      return view
    }

    /// The distances of the shown items from the top.
    func tops(_ view: NSCollectionView) -> [CGFloat] {
      view.frames.filter { $0.key.hasPrefix("cell") }.map { $0.value }
        .sorted { $0.minY < $1.minY }.map { $0.minY - scrollView.contentView.bounds.minY }
    }
  }

  @MainActor
  func testAChatBeginsAtItsEndAlsoIfItLoadsLate() async {
    let shelf = Heights([[]])
    let view = shelf.view(FlowLayout(columns: 1, lineSpacing: 0), anchor: .end)
    shelf.sections = [[200, 100]]
    view.reloadData()
    view.layoutSubtreeIfNeeded()
    XCTAssertEqual(shelf.tops(view), [180, 380], "a short one rests at its end")
    shelf.sections = [Array(repeating: 100, count: 50)]
    view.reloadData()
    view.layoutSubtreeIfNeeded()
    XCTAssertEqual(shelf.tops(view), [-20, 80, 180, 280, 380])
    XCTAssertEqual(shelf.scrollView.contentView.bounds.minY, 4_520)
    assertContractsKept()
  }

  @MainActor
  func testInsetsAcrossTheAxisKeepThePlace() async {
    let shelf = Heights([(0..<400).map { Double(40 + $0 * 37 % 90) }])
    let view = shelf.view(WaterfallLayout(columns: 3))
    shelf.scrollView.contentView.scroll(to: NSPoint(x: 0, y: 9_000))
    view.layoutSubtreeIfNeeded()
    let top = view.frames["cell 0/287"]?.minY
    XCTAssertEqual(top, 9_009)
    shelf.scrollView.contentInsets.left = 120
    view.needsLayout = true
    view.layoutSubtreeIfNeeded()
    XCTAssertEqual(
      (view.frames["cell 0/287"]?.minY ?? 0) - shelf.scrollView.contentView.bounds.minY, 9)
    assertContractsKept()
  }

  /// While a scroll view scrolls responsively, the layout is asked only beyond the prepared content.
  @MainActor
  func testPinnedHeadersFollowAResponsiveScroll() async {
    let shelf = Heights([Array(repeating: 100, count: 50)])
    let view = shelf.view(
      WaterfallLayout(
        columns: 1, itemSpacing: 0, itemSizing: .exact, headerExtent: 20, pinsHeaders: true))
    view.standInScrollsResponsively = true
    view.needsLayout = true
    view.layoutSubtreeIfNeeded()
    for offset in [CGFloat(40), 130, 90] {
      shelf.scrollView.contentView.scroll(to: NSPoint(x: 0, y: offset))
      view.layoutSubtreeIfNeeded()
      XCTAssertEqual(
        view.frames["\(NSCollectionView.elementKindSectionHeader) 0/0"]?.minY, offset)
    }
    assertContractsKept()
  }
}
