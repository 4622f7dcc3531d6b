import Compositional
import LayoutCore
import LayoutRuntime
import LayoutUIKit
import Spreadsheet
import UIKit
import Waterfall
import XCTest

/// Tests of headers and footers that size themselves.
final class BarSizingTests: XCTestCase {
  override func setUp() async throws { await Contracts.reset() }

  private let strategy = WaterfallLayout(
    columns: 1, itemSpacing: 0, itemSizing: .exact, headerExtent: 20, footerExtent: 10)
  private static let header = "UICollectionElementKindSectionHeader"
  private static let footer = "UICollectionElementKindSectionFooter"

  @MainActor
  private func layout(_ strategy: WaterfallLayout) -> CollectionLayout<WaterfallLayout> {
    let layout = CollectionLayout(strategy)
    layout.selfSizing = .alongScrollAxis
    return layout
  }

  /// Returns a collection whose titles take 16,000 square points, in whatever extent is required.
  @MainActor
  private func shelf(_ counts: [Int]) -> Shelf {
    let shelf = Shelf(counts)
    shelf.titleSize = { _, width, height in
      if let width { return CGSize(width: width, height: 16_000 / width) }
      return CGSize(width: 16_000 / (height ?? 16_000), height: height ?? 16_000)
    }
    return shelf
  }

  @MainActor
  func testBarsFitTheirContentInTheWidthOfTheContainer() async {
    let shelf = shelf([2, 1])
    let view = shelf.view(layout(strategy))
    let first = view.frames["cell 0/0"]?.height ?? 0
    XCTAssertEqual(
      view.frames["\(Self.header) 0/0"], CGRect(x: 0, y: 0, width: 320, height: 50))
    XCTAssertEqual(view.frames["cell 0/0"]?.minY, 50)
    XCTAssertEqual(view.frames["cell 0/1"]?.minY, 50 + first)
    XCTAssertEqual(view.frames["\(Self.footer) 0/0"]?.height, 50)
    XCTAssertEqual(
      view.frames["\(Self.header) 1/0"]?.minY, view.frames["\(Self.footer) 0/0"]?.maxY)
    // Known sizes are not requested again.
    Contracts.reset()
    view.setNeedsLayout()
    view.layoutIfNeeded()
    XCTAssertFalse(Contracts.calls.contains("prepare()"))
    assertContractsKept()
  }

  @MainActor
  func testBarsFitTheirContentInTheHeightOfTheContainer() async {
    var strategy = strategy
    strategy.axis = .horizontal
    let layout = layout(strategy)
    // Headers and footers choose one extent, whatever cells choose.
    layout.selfSizing = .bothAxes
    let view = shelf([1]).view(layout, height: 400)
    XCTAssertEqual(
      view.frames["\(Self.header) 0/0"], CGRect(x: 0, y: 0, width: 40, height: 400))
    assertContractsKept()
  }

  @MainActor
  func testBoundaryItemsFitTheirContent() async {
    let section = CompositionalSection(
      .cell(width: .fractionalWidth(1), height: .absolute(40)),
      boundaryItems: [
        .header(height: .estimated(20), insets: LayoutInsets(top: 3, bottom: 2)),
        .footer(height: .absolute(10)),
      ])
    let layout = CollectionLayout(CompositionalLayout(section: section))
    layout.selfSizing = .alongScrollAxis
    let view = shelf([2, 1]).view(layout)
    XCTAssertEqual(
      view.frames["\(Self.header) 0/0"], CGRect(x: 0, y: 3, width: 320, height: 50))
    XCTAssertEqual(view.frames["cell 0/0"]?.minY, 55)
    XCTAssertEqual(
      view.frames["\(Self.footer) 0/0"], CGRect(x: 0, y: 135, width: 320, height: 10))
    XCTAssertEqual(view.frames["\(Self.header) 1/0"]?.minY, 148)
    XCTAssertEqual(view.frames["\(Self.header) 1/0"]?.height, 50)
    assertContractsKept()
  }

  @MainActor
  func testMeasuredBarsFollowTheirSections() async {
    let shelf = shelf([1, 1, 1])
    shelf.titleSize = { section, _, _ in CGSize(width: 320, height: 30 + 10 * section) }
    let view = shelf.view(layout(strategy), height: 900)
    XCTAssertEqual(view.frames["\(Self.header) 2/0"]?.height, 50)
    // In a batch, UIKit reports the sizes of headers with the index paths from before it, which are
    // those of other headers now.
    let second = view.supplementaryView(
      forElementKind: Self.header, at: IndexPath(item: 0, section: 1))
    second?.standInContent = { _, _ in CGSize(width: 320, height: 77) }
    // The new views are not measured before the change is shown.
    shelf.titleSize = nil
    view.performBatchUpdates {
      shelf.sections.remove(at: 0)
      view.deleteSections([0])
    }
    view.layoutIfNeeded()
    XCTAssertEqual(view.frames["\(Self.header) 0/0"]?.height, 77)
    XCTAssertEqual(view.frames["\(Self.header) 1/0"]?.height, 50)
    assertContractsKept()
  }

  /// The attributes of elements that move with the viewport are created anew, as those of others.
  @MainActor
  func testPinnedElementsFollowAChangeOfSelfSizing() async {
    var pinned = strategy
    pinned.section.header.isPinned = true
    let cases: [(CollectionStrategyLayout, LayoutElement, CGPoint, SelfSizedExtents)] = [
      (CollectionLayout(pinned), .supplementary(.header, 0), CGPoint(x: 0, y: 30), .height),
      (
        CollectionLayout(SpreadsheetLayout(frozenLeadingColumns: 1)), .cell(section: 1, item: 0),
        CGPoint(x: 30, y: 30), .both
      ),
    ]
    for (layout, element, offset, extents) in cases {
      layout.selfSizing = .off
      let view = Shelf([30, 30, 30]).view(layout, height: 200)
      view.contentOffset = offset
      view.layoutIfNeeded()
      func shown() -> SelfSizedExtents? {
        let all = layout.layoutAttributesForElements(in: view.bounds) ?? []
        return all.lazy.compactMap { $0 as? CollectionLayoutAttributes }
          .first { $0.element == element }?.selfSizedExtents
      }
      XCTAssertEqual(shown(), SelfSizedExtents.none)
      layout.selfSizing = .alongScrollAxis
      view.layoutIfNeeded()
      XCTAssertEqual(shown(), extents)
      assertContractsKept()
    }
  }

  @MainActor
  func testBarsWithoutContentKeepTheirExtent() async {
    let shelf = Shelf([1])
    shelf.titleSize = { _, width, _ in CGSize(width: width ?? 0, height: 0) }
    let view = shelf.view(layout(strategy))
    XCTAssertEqual(view.frames["\(Self.header) 0/0"]?.height, 20)
    assertContractsKept()
  }

  @MainActor
  func testBarsKeepTheirExtentIfNothingSizesItself() async {
    let layout = layout(strategy)
    layout.selfSizing = .off
    let view = shelf([1]).view(layout)
    XCTAssertEqual(view.frames["\(Self.header) 0/0"]?.height, 20)
    assertContractsKept()
  }
}
