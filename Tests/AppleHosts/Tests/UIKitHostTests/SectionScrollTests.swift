import Allocations
import Compositional
import LayoutCore
import LayoutUIKit
import UIKit
import XCTest

/// Tests of sections that scroll by themselves, with pans of a finger.
final class SectionScrollTests: XCTestCase {
  override func setUp() async throws { await Contracts.reset() }

  /// A row of cards of 200 × 100 points, with 10 points between them.
  static func row(_ behavior: SectionScrollBehavior?) -> CompositionalSection {
    CompositionalSection(
      .cell(width: .absolute(200), height: .absolute(100)), interGroupSpacing: 10,
      contentInsets: LayoutInsets(bottom: 20), boundaryItems: [.header(height: .absolute(30))],
      scrolling: behavior)
  }

  @MainActor
  private func rows(
    _ counts: [Int], _ behavior: SectionScrollBehavior = .groupPaging, axis: LayoutAxis = .vertical
  ) -> (Shelf, UICollectionView, CollectionLayout<CompositionalLayout>) {
    let shelf = Shelf(counts)
    let layout = CollectionLayout(
      CompositionalLayout(section: SectionScrollTests.row(behavior), axis: axis))
    layout.selfSizing = .off
    return (shelf, shelf.view(layout), layout)
  }

  /// Asserts that the collection view shows what a fresh preparation shows at the given offsets.
  @MainActor
  private func assertFresh(
    _ view: UICollectionView, _ layout: CollectionLayout<CompositionalLayout>, _ shelf: Shelf,
    _ offsets: SectionOffsets, file: StaticString = #filePath, line: UInt = #line
  ) throws {
    view.layoutIfNeeded()
    let frames = try freshFrames(
      layout.strategy, shelf.snapshot(), in: view.bounds, offsets: offsets)
    let shown = view.frames.filter { !$0.key.hasPrefix("sectionScrollView") }
    XCTAssertEqual(shown, frames, file: file, line: line)
    assertContractsKept(file: file, line: line)
  }

  /// Returns the scroll view of a section that is shown.
  @MainActor
  private func scrollView(_ section: Int, in view: UICollectionView) -> UIScrollView? {
    view.standInView(ofKind: "sectionScrollView", at: IndexPath(item: 0, section: section))?
      .subviews.first as? UIScrollView
  }

  @MainActor
  func testAPanMovesTheCellsOfItsSectionOnly() async throws {
    let (shelf, view, layout) = rows([12, 12, 12])
    try assertFresh(view, layout, shelf, [:])
    XCTAssertEqual(
      view.frames["sectionScrollView 1/0"], CGRect(x: 0, y: 180, width: 320, height: 100))
    let (asked, revision) = (shelf.asked, layout.engine?.revision)
    var offsets: [Double] = []
    let moved = view.standInPan(
      from: CGPoint(x: 300, y: 220), by: CGPoint(x: -80, y: 3), velocity: CGPoint(x: -0.5, y: 0)
    ) {
      view.layoutIfNeeded()
      offsets.append(layout.sectionOffset(1) ?? -1)
    }
    XCTAssertTrue(moved === scrollView(1, in: view))
    XCTAssertEqual(Array(offsets.prefix(4)), [20, 40, 60, 80], "the cells follow the finger")
    XCTAssertEqual(layout.sectionOffset(1), 210, "one card further")
    XCTAssertEqual(layout.sectionOffset(0), 0)
    XCTAssertEqual(view.contentOffset, .zero)
    try assertFresh(view, layout, shelf, [1: 210])
    XCTAssertEqual(view.frames["cell 1/1"], CGRect(x: 0, y: 180, width: 200, height: 100))
    XCTAssertEqual(shelf.asked, asked, "no size was asked")
    XCTAssertEqual(layout.engine?.revision, revision, "nothing was prepared")
  }

  /// A collection view releases decoration views without preparing them for reuse.
  @MainActor
  func testReleasedViewsTakeTheirRecognizersAlong() async {
    let (shelf, view, _) = rows([12, 12, 12])
    let count = view.standInRecognizers.count
    view.standInMemoryWarning()
    view.layoutIfNeeded()
    XCTAssertEqual(view.standInRecognizers.count, count)
    view.collectionViewLayout = UICollectionViewLayout()
    XCTAssertEqual(view.standInRecognizers, [view.panGestureRecognizer])
    _ = shelf
  }

  @MainActor
  func testAStepInvalidatesOnlyWhatMoves() async throws {
    let (_, view, layout) = rows([12, 12, 12])
    let recorder = ContextRecorder(layout.strategy)
    view.collectionViewLayout = recorder
    view.layoutIfNeeded()
    recorder.contexts = []
    recorder.scrollSection(1, to: 100)
    let context = try XCTUnwrap(recorder.contexts.first)
    XCTAssertEqual(recorder.contexts.count, 1)
    XCTAssertFalse(context.invalidateEverything)
    XCTAssertEqual(
      context.invalidatedItemIndexPaths?.sorted(),
      (0...1).map { IndexPath(item: $0, section: 1) }, "the cards that move")
    XCTAssertNil(context.invalidatedSupplementaryIndexPaths)
    XCTAssertNil(context.invalidatedDecorationIndexPaths)
    view.layoutIfNeeded()
    recorder.contexts = []
    recorder.scrollSection(1, to: 150)
    XCTAssertEqual(
      recorder.contexts.first?.invalidatedItemIndexPaths?.sorted(),
      (0...2).map { IndexPath(item: $0, section: 1) }, "and the card that appears")
    view.layoutIfNeeded()
    recorder.contexts = []
    recorder.scrollSection(1, to: 150)
    XCTAssertEqual(recorder.contexts.count, 0)
    assertContractsKept()
  }

  @MainActor
  func testEachBehaviorRestsAtItsOffsets() async throws {
    // Twelve cards are 2,510 points wide. The last one rests at the end of the content.
    let cases: [(SectionScrollBehavior, finger: CGFloat, velocity: CGFloat, rest: Double)] = [
      (.continuous, -80, -0.5, 180), (.continuous, -80, 0, 80),
      (.continuousGroupLeadingBoundary, -80, -0.5, 210),
      (.continuousGroupLeadingBoundary, -80, 0, 0), (.paging, -80, -0.5, 320), (.paging, -80, 0, 0),
      (.groupPaging, -120, 0, 210), (.groupPaging, -80, 0, 0), (.groupPaging, -80, -9, 210),
      (.groupPagingCentered, -80, -0.5, 150), (.continuous, -80, -99, 2190),
    ]
    for (behavior, finger, velocity, rest) in cases {
      let (shelf, view, layout) = rows([12], behavior)
      if behavior == .groupPagingCentered {
        XCTAssertEqual(layout.sectionOffset(0), -60, "the first card is in the centre")
        XCTAssertEqual(scrollView(0, in: view)?.contentOffset.x, -60)
      }
      view.standInPan(
        from: CGPoint(x: 200, y: 80), by: CGPoint(x: finger, y: 0),
        velocity: CGPoint(x: velocity, y: 0))
      XCTAssertEqual(layout.sectionOffset(0), rest, "\(behavior) \(finger) \(velocity)")
      XCTAssertEqual(scrollView(0, in: view)?.contentOffset.x, CGFloat(rest), "\(behavior)")
      XCTAssertEqual(
        scrollView(0, in: view)?.decelerationRate,
        "\(behavior)".lowercased().contains("paging") ? .fast : .normal)
      try assertFresh(view, layout, shelf, [0: rest])
    }
  }

  @MainActor
  func testOtherPansBelongToTheCollectionView() async throws {
    let (_, view, layout) = rows([12, 12, 12, 12, 12, 12])
    XCTAssertTrue(
      view.standInPan(from: CGPoint(x: 160, y: 220), by: CGPoint(x: 5, y: -90)) === view)
    XCTAssertEqual(view.contentOffset.y, 90)
    XCTAssertNil(
      view.standInPan(from: CGPoint(x: 160, y: 165), by: CGPoint(x: -90, y: 5)),
      "a header does not scroll")
    view.layoutIfNeeded()
    for section in 0..<6 { XCTAssertEqual(layout.sectionOffset(section), 0) }
    let (_, short, _) = rows([1])
    XCTAssertNil(
      short.standInPan(from: CGPoint(x: 160, y: 80), by: CGPoint(x: -90, y: 5)),
      "one card does not scroll")
    assertContractsKept()
  }

  @MainActor
  func testTouchesReachTheCells() async {
    let (_, view, _) = rows([12, 12])
    let hit = view.standInHit(CGPoint(x: 100, y: 80))
    XCTAssertTrue(hit is Card)
    XCTAssertEqual(scrollView(0, in: view)?.scrollsToTop, false)
    XCTAssertEqual(view.standInRecognizers.count, 3, "its own, and those of two sections")
  }

  @MainActor
  func testScrollViewsAreReusedAndSectionsKeepTheirOffsets() async throws {
    let (shelf, view, layout) = rows([Int](repeating: 12, count: 200))
    view.standInPan(from: CGPoint(x: 300, y: 80), by: CGPoint(x: -150, y: 0))
    view.standInPan(
      from: CGPoint(x: 300, y: 220), by: CGPoint(x: -150, y: 0), velocity: CGPoint(x: -1, y: 0))
    view.standInPan(
      from: CGPoint(x: 300, y: 220), by: CGPoint(x: -150, y: 0), velocity: CGPoint(x: -1, y: 0))
    let offsets: SectionOffsets = [0: 210, 1: 420]
    try assertFresh(view, layout, shelf, offsets)
    var most = 0
    for step in 1...120 {
      view.contentOffset.y = CGFloat(step * 190)
      try assertFresh(view, layout, shelf, offsets)
      for (name, _) in view.frames where name.hasPrefix("sectionScrollView") {
        let section = Int(name.split(separator: " ")[1].split(separator: "/")[0]) ?? -1
        XCTAssertEqual(
          scrollView(section, in: view)?.contentOffset.x, CGFloat(offsets[section] ?? 0))
      }
      most = max(most, view.standInRecognizers.count - 1)
    }
    XCTAssertLessThanOrEqual(most, 8, "scroll views are used again")
    view.contentOffset.y = 0
    try assertFresh(view, layout, shelf, offsets)
    XCTAssertEqual(scrollView(0, in: view)?.contentOffset.x, 210)
    XCTAssertEqual(scrollView(1, in: view)?.contentOffset.x, 420)
    // Scroll views that are hidden do not recognize pans.
    view.standInPan(from: CGPoint(x: 300, y: 80), by: CGPoint(x: -150, y: 0))
    try assertFresh(view, layout, shelf, [0: 420, 1: 420])
  }

  @MainActor
  func testOffsetsFollowTheirSectionsThroughChanges() async throws {
    let (shelf, view, layout) = rows([12, 12, 12])
    layout.scrollSection(1, to: 210)
    XCTAssertEqual(scrollView(1, in: view)?.contentOffset.x, 210)
    view.reloadData()
    try assertFresh(view, layout, shelf, [1: 210])
    XCTAssertEqual(scrollView(1, in: view)?.contentOffset.x, 210)
    view.performBatchUpdates {
      shelf.sections.insert([shelf.item(), shelf.item()], at: 0)
      view.insertSections([0])
    }
    try assertFresh(view, layout, shelf, [2: 210])
    XCTAssertEqual(scrollView(2, in: view)?.contentOffset.x, 210)
    XCTAssertEqual(scrollView(1, in: view)?.contentOffset.x, 0)
    view.performBatchUpdates {
      shelf.sections.removeFirst(2)
      view.deleteSections([0, 1])
    }
    try assertFresh(view, layout, shelf, [0: 210])
    XCTAssertEqual(scrollView(0, in: view)?.contentOffset.x, 210)
    // Three cards are left. The last takes the place of the first one that began in view, at 180.
    layout.scrollSection(0, to: 1_500)
    view.performBatchUpdates {
      shelf.sections[0].removeLast(9)
      view.deleteItems(at: (3..<12).map { IndexPath(item: $0, section: 0) })
    }
    XCTAssertEqual(layout.sectionOffset(0), 240)
    XCTAssertEqual(scrollView(0, in: view)?.contentOffset.x, 240)
    XCTAssertEqual(scrollView(0, in: view)?.contentSize.width, 620)
    // Rotated, all cards fit.
    view.frame.size = CGSize(width: 640, height: 320)
    view.layoutIfNeeded()
    XCTAssertEqual(layout.sectionOffset(0), 0)
    XCTAssertEqual(scrollView(0, in: view)?.contentOffset.x, 0)
    assertContractsKept()
  }

  @MainActor
  func testASectionThatNoLongerScrollsHasNoScrollView() async throws {
    let (shelf, view, layout) = rows([2, 12])
    layout.strategy = CompositionalLayout(
      sections: [SectionScrollTests.row(nil), SectionScrollTests.row(.paging)])
    view.layoutIfNeeded()
    XCTAssertNil(scrollView(0, in: view))
    XCTAssertNotNil(scrollView(1, in: view))
    XCTAssertNil(layout.sectionOffset(0))
    XCTAssertNil(view.standInPan(from: CGPoint(x: 160, y: 80), by: CGPoint(x: -90, y: 5)))
    try assertFresh(view, layout, shelf, [:])
  }

  @MainActor
  func testScrollingToAnItemScrollsItsSection() async throws {
    let (shelf, view, layout) = rows([12, 12, 12, 12, 12, 12])
    XCTAssertTrue(layout.scroll(to: .cell(section: 5, item: 4), animated: false))
    view.layoutIfNeeded()
    XCTAssertEqual(layout.sectionOffset(5), 840 + 200 - 320, "the card ends at the right edge")
    XCTAssertEqual(view.frames["cell 5/4"]?.maxX, 320)
    XCTAssertEqual(scrollView(5, in: view)?.contentOffset.x, 720)
    XCTAssertTrue(layout.scroll(to: .cell(section: 5, item: 4), animated: false))
    XCTAssertEqual(layout.sectionOffset(5), 720, "it is in view")
    XCTAssertTrue(layout.scroll(to: .cell(section: 5, item: 1), animated: false))
    XCTAssertEqual(layout.sectionOffset(5), 210, "the card begins at the left edge")
    XCTAssertFalse(layout.scroll(to: .cell(section: 5, item: 99), animated: false))
    try assertFresh(view, layout, shelf, [5: 210])
  }

  @MainActor
  func testRightToLeftIsMirrored() async throws {
    let shelf = Shelf([12])
    let layout = CollectionLayout(
      CompositionalLayout(section: SectionScrollTests.row(.groupPaging)))
    layout.selfSizing = .off
    let view = shelf.view(layout)
    view.standInDirection = .rightToLeft
    view.reloadData()
    view.layoutIfNeeded()
    XCTAssertEqual(scrollView(0, in: view)?.contentOffset.x, 2510 - 320)
    view.standInPan(
      from: CGPoint(x: 100, y: 80), by: CGPoint(x: 80, y: 0), velocity: CGPoint(x: 0.5, y: 0))
    view.layoutIfNeeded()
    XCTAssertEqual(layout.sectionOffset(0), 210, "the finger moves to the right")
    XCTAssertEqual(scrollView(0, in: view)?.contentOffset.x, 2510 - 320 - 210)
    let second = try XCTUnwrap(layout.layoutAttributesForItem(at: IndexPath(item: 1, section: 0)))
    XCTAssertEqual(
      view.standInDisplayFrame(of: second).maxX, 320, "the second card is at the right")
    assertContractsKept()
  }

}

extension SectionScrollTests {
  @MainActor
  func testAnAnimatedScrollMovesTheCellsWithTheScrollView() async throws {
    let (shelf, view, layout) = rows([Int](repeating: 12, count: 20))
    layout.scrollSection(1, to: 420, animated: true)
    XCTAssertEqual(layout.sectionOffset(1), 0, "the animation has not begun")
    var offsets: [Double] = []
    let scrollView = try XCTUnwrap(scrollView(1, in: view))
    scrollView.standInAnimate { _ in
      view.layoutIfNeeded()
      offsets.append(layout.sectionOffset(1) ?? -1)
    }
    XCTAssertEqual(offsets, [105, 210, 315, 420])
    try assertFresh(view, layout, shelf, [1: 420])

    // Another offset ends the animation.
    layout.scrollSection(1, to: 0, animated: true)
    scrollView.standInAnimate { step in
      if step == 2 { layout.scrollSection(1, to: 630) }
    }
    XCTAssertEqual(layout.sectionOffset(1), 630)
    XCTAssertEqual(scrollView.contentOffset.x, 630)

    // So does the offset at which the section is.
    layout.scrollSection(1, to: 0, animated: true)
    layout.scrollSection(1, to: 630)
    scrollView.standInAnimate()
    XCTAssertEqual(layout.sectionOffset(1), 630)

    // An animation ends at once if its scroll view is used for another section. A section outside
    // the screen has none.
    layout.scrollSection(1, to: 210, animated: true)
    for y in [1000.0, 2000] {
      view.contentOffset.y = y
      view.layoutIfNeeded()
    }
    XCTAssertEqual(layout.sectionOffset(1), 210)
    layout.scrollSection(0, to: 210, animated: true)
    XCTAssertEqual(layout.sectionOffset(0), 210)
    view.contentOffset.y = 0
    try assertFresh(view, layout, shelf, [0: 210, 1: 210])
  }

}

/// A layout that records the contexts that invalidate it.
private final class ContextRecorder: CollectionStrategyLayout {
  var contexts: [UICollectionViewLayoutInvalidationContext] = []

  init(_ strategy: CompositionalLayout) {
    super.init(erased: AnyLayoutStrategy(strategy))
    selfSizing = .off
  }

  required init?(coder: NSCoder) { nil }

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    contexts.append(context)
    super.invalidateLayout(with: context)
  }
}
