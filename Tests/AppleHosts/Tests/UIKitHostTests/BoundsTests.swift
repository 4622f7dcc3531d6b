import LayoutCore
import LayoutTesting
import LayoutUIKit
import Spreadsheet
import UIKit
import Waterfall
import XCTest

final class BoundsTests: XCTestCase {
  override func setUp() async throws { await Contracts.reset() }

  @MainActor
  func testRotationKeepsWhatTheUserReads() async throws {
    let strategy = WaterfallLayout(columns: .adaptive(minimumWidth: 120), itemSizing: .aspectRatio)
    for (animated, first) in [(false, false), (false, true), (true, false), (true, true)] {
      let shelf = Shelf([90])
      let layout = CollectionLayout(strategy)
      let view = shelf.view(layout)
      view.standInInvalidatesFirst = first
      view.contentOffset.y = 1500
      view.layoutIfNeeded()
      let before = view.frames
      let anchor = try XCTUnwrap(
        before.filter { $0.value.minY >= 1500 }.min {
          ($0.value.minY, $0.value.minX) < ($1.value.minY, $1.value.minX)
        })
      if animated {
        UIView.animate(withDuration: 0.3) {
          view.frame = CGRect(x: 0, y: 0, width: 480, height: 320)
        }
      } else {
        view.frame = CGRect(x: 0, y: 0, width: 480, height: 320)
      }
      view.layoutIfNeeded()
      XCTAssertEqual(view.frames, try view.fresh(strategy, shelf.snapshot()))
      let now = try XCTUnwrap(view.frames[anchor.key])
      XCTAssertEqual(
        now.minY - view.bounds.minY, anchor.value.minY - 1500, accuracy: 0.5,
        "animated \(animated), invalidated first \(first)")
      if animated {
        let item = Int(anchor.key.split(separator: "/")[1])
        let start = view.standInAnimations.first {
          $0.isInitial && $0.indexPath.item == item
        }
        XCTAssertEqual(start?.attributes?.frame, anchor.value)
      }
    }
    assertContractsKept()
  }

  @MainActor
  func testContentKeepsOutOfNotches() async throws {
    let shelf = Shelf([30])
    let strategy = WaterfallLayout(columns: 2, columnSpacing: 0, itemSizing: .exact)
    let layout = CollectionLayout(strategy)
    let view = shelf.view(layout)
    view.standInSafeArea = UIEdgeInsets(top: 50, left: 40, bottom: 30, right: 20)
    view.frame = CGRect(x: 0, y: 0, width: 480, height: 320)
    view.layoutIfNeeded()
    XCTAssertEqual(view.frames["cell 0/0"]?.minX, 40)
    XCTAssertEqual(view.frames["cell 0/0"]?.width, 210)
    XCTAssertEqual(view.frames["cell 0/1"]?.maxX, 460)
    XCTAssertEqual(view.contentSize.width, 480 - 0.0001)
    // The collection view keeps content below the bar by its own insets.
    XCTAssertEqual(view.frames["cell 0/0"]?.minY, 0)

    layout.insetReference = .contentInsets
    view.layoutIfNeeded()
    XCTAssertEqual(view.frames["cell 0/0"]?.minX, 0)
    XCTAssertEqual(view.frames["cell 0/1"]?.maxX, 480)

    layout.insetReference = .layoutMargins
    view.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 8, leading: 60, bottom: 8, trailing: 30)
    layout.invalidateLayout()
    view.layoutIfNeeded()
    XCTAssertEqual(view.frames["cell 0/0"]?.minX, 60)
    XCTAssertEqual(view.frames["cell 0/1"]?.maxX, 450)
    assertContractsKept()
  }

  /// A sidebar that opens changes insets, but no bounds.
  @MainActor
  func testInsetsThatChangeAloneAreRespected() async {
    let layout = CollectionLayout(WaterfallLayout(columns: 1, itemSizing: .exact))
    let shelf = Shelf([3])
    let view = LayoutCollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
    view.register(Card.self, forCellWithReuseIdentifier: "card")
    view.dataSource = shelf
    view.layoutIfNeeded()
    view.standInSafeArea.left = 40
    view.layoutIfNeeded()
    XCTAssertEqual(view.frames["cell 0/0"]?.minX, 40)
    layout.insetReference = .layoutMargins
    view.layoutIfNeeded()
    view.directionalLayoutMargins.leading = 70
    view.layoutIfNeeded()
    XCTAssertEqual(view.frames["cell 0/0"]?.minX, 70)
    assertContractsKept()
  }

  @MainActor
  func testPinnedHeadersStayBelowBars() async throws {
    let shelf = Shelf([60])
    let layout = CollectionLayout(
      WaterfallLayout(columns: 2, itemSizing: .exact, headerExtent: 24, pinsHeaders: true))
    let view = shelf.view(layout)
    view.standInSafeArea = UIEdgeInsets(top: 50, left: 0, bottom: 0, right: 0)
    view.contentOffset.y = 300
    view.layoutIfNeeded()
    let header = UICollectionView.elementKindSectionHeader
    XCTAssertEqual(view.frames["\(header) 0/0"]?.minY, 350)
    assertContractsKept()
  }

  @MainActor
  func testRightToLeftIsMirrored() async throws {
    let shelf = Shelf([30])
    let strategy = WaterfallLayout(columns: 3, itemSizing: .exact)
    let layout = CollectionLayout(strategy)
    let view = shelf.view(layout)
    view.standInDirection = .rightToLeft
    view.standInSafeArea = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 0)
    layout.invalidateLayout()
    view.layoutIfNeeded()
    let prepared = try strategy.prepare(
      for: shelf.snapshot(),
      in: LayoutEnvironment(
        width: 320, height: 480, insets: LayoutInsets(trailing: 20), direction: .rightToLeft,
        scale: 2))
    for attributes in view.standInShown {
      XCTAssertEqual(
        view.standInDisplayFrame(of: attributes),
        prepared.cellFrame(at: ElementIndex(section: 0, item: attributes.indexPath.item)).map {
          CGRect($0)
        })
    }
    XCTAssertEqual(
      layout.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))
        .map { view.standInDisplayFrame(of: $0).maxX }, 320)

    layout.followsReadingDirection = false
    view.layoutIfNeeded()
    XCTAssertEqual(
      layout.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))
        .map { view.standInDisplayFrame(of: $0).minX }, 20)
    assertContractsKept()
  }

  @MainActor
  func testContentIsNarrowerThanTheContainer() async {
    for inset in [0.0, 12] as [CGFloat] {
      let view = Shelf([30]).view(CollectionLayout(WaterfallLayout(columns: 2)))
      view.contentInset = UIEdgeInsets(top: 0, left: inset, bottom: 0, right: inset)
      view.collectionViewLayout.invalidateLayout()
      view.layoutIfNeeded()
      let room = view.bounds.width - 2 * inset
      XCTAssertLessThan(view.contentSize.width, room)
      XCTAssertEqual(view.contentSize.width, room, accuracy: 0.001)
      XCTAssertEqual(view.frames["cell 0/1"]?.maxX, room)
    }
    assertContractsKept()
  }

  @MainActor
  func testTheAxisChangesInPlace() async throws {
    let shelf = Shelf([40])
    let layout = CollectionLayout(
      WaterfallLayout(columns: 2, itemSizing: .exact, headerExtent: 20, pinsHeaders: true))
    let view = shelf.view(layout)
    view.standInSafeArea = UIEdgeInsets(top: 44, left: 12, bottom: 20, right: 0)
    layout.invalidateLayout()
    view.layoutIfNeeded()
    for detached in [false, true] {
      // The strategy may also change before there is a collection view again.
      if detached { view.collectionViewLayout = UICollectionViewLayout() }
      layout.strategy.axis = layout.strategy.axis.transposed
      if detached { view.collectionViewLayout = layout }
      view.layoutIfNeeded()
      let isSideways = layout.strategy.axis == .horizontal
      // The collection view keeps content clear of bars along the scroll axis.
      view.contentOffset = CGPoint(x: isSideways ? -12 : 0, y: -44)
      view.layoutIfNeeded()
      XCTAssertEqual(
        layout.engine?.environment.insets,
        isSideways
          ? LayoutInsets(leading: 12) : LayoutInsets(top: 44, leading: 12, bottom: 20))
      XCTAssertEqual(layout.engine?.environment.containerSize.height, isSideways ? 416 : 480)
    }
    assertContractsKept()
  }

  @MainActor
  func testTheEngineIsModifiedInPlace() async throws {
    let layout = CollectionLayout(WaterfallLayout(columns: 3, itemSizing: .exact))
    let shelf = Shelf([80])
    let view = shelf.view(layout)
    try layout.modify { engine, delegate throws(LayoutError) in
      try engine.hide(items: 0..<40, inSection: 0, for: delegate)
    }
    view.layoutIfNeeded()
    XCTAssertEqual(view.frames["cell 0/40"]?.minY, 0)
    XCTAssertNil(view.frames["cell 0/3"])
    XCTAssertThrowsError(
      try layout.modify { engine, delegate throws(LayoutError) in
        try engine.setExtent(4, ofRow: 0, for: delegate)
      })
    assertContractsKept()
  }

  /// Tests that a collapsing title, a keyboard and a refresh control request none of 100,000 sizes
  /// again.
  @MainActor
  func testBarsAlongTheScrollAxisAskNoSizes() async throws {
    let shelf = Shelf([100_000])
    let answers = RecordingDelegate(shelf.snapshot())
    let layout = CollectionLayout(
      WaterfallLayout(columns: 2, itemSizing: .exact, headerExtent: 40, pinsHeaders: true))
    layout.answers = answers
    layout.selfSizing = .off
    let view = shelf.view(layout)
    view.delegate = nil
    view.standInSafeArea = UIEdgeInsets(top: 140, left: 0, bottom: 34, right: 0)
    view.layoutIfNeeded()
    let before = answers.total
    for tick in 1...24 {
      view.standInSafeArea.top = CGFloat(140 - 2 * tick)
      view.contentOffset.y = CGFloat(500 + 2 * tick)
      view.layoutIfNeeded()
    }
    view.contentInset.bottom = 300
    view.contentOffset.y += 10
    view.layoutIfNeeded()
    XCTAssertEqual(answers.total, before)
    XCTAssertEqual(
      view.frames["UICollectionElementKindSectionHeader 0/0"]?.minY, view.contentOffset.y + 92)
    XCTAssertEqual(layout.engine?.scrollInsets, LayoutInsets(top: 92, bottom: 334))
    assertContractsKept()
  }
}
