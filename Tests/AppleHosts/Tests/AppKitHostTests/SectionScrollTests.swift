import AppKit
import Compositional
import LayoutAppKit
import LayoutCore
import XCTest

/// Tests of sections that scroll by themselves, with a trackpad and a mouse.
final class SectionScrollTests: XCTestCase {
  override func setUp() async throws { await Contracts.reset() }

  @MainActor
  private func rows(
    _ counts: [Int], _ behavior: SectionScrollBehavior = .groupPaging,
    isMirrored: Bool = false
  ) -> (Library, CollectionLayout<CompositionalLayout>) {
    let layout = CollectionLayout(
      CompositionalLayout(
        section: CompositionalSection(
          .cell(width: .absolute(200), height: .absolute(100)), interGroupSpacing: 10,
          contentInsets: LayoutInsets(bottom: 50), scrolling: behavior)))
    layout.selfSizing = .off
    let library = Library(counts, layout)
    if isMirrored {
      library.view.userInterfaceLayoutDirection = .rightToLeft
      library.view.reloadData()
      library.scrollView.layoutSubtreeIfNeeded()
    }
    return (library, layout)
  }

  /// Asserts that the collection view shows what a fresh preparation shows at the given offsets.
  @MainActor
  private func assertFresh(
    _ library: Library, _ layout: CollectionLayout<CompositionalLayout>, _ offsets: SectionOffsets,
    direction: FlowDirection = .leftToRight, file: StaticString = #filePath, line: UInt = #line
  ) throws {
    library.scrollView.layoutSubtreeIfNeeded()
    let frames = try freshFrames(
      layout.strategy, library.snapshot, in: library.clip.bounds, direction: direction,
      offsets: offsets)
    let shown = library.frames.filter { $0.key.hasPrefix("cell") }
    XCTAssertEqual(shown, frames, file: file, line: line)
    assertContractsKept(file: file, line: line)
  }

  private func ways(_ x: CGFloat, _ y: CGFloat, _ count: Int) -> [NSPoint] {
    [NSPoint](repeating: NSPoint(x: x, y: y), count: count)
  }

  @MainActor
  func testAGestureMovesTheItemsOfItsSectionOnly() async throws {
    let (library, layout) = rows([12, 12, 12, 12])
    try assertFresh(library, layout, [:])
    let asked = library.asked
    var offsets: [Double] = []
    library.scrollView.standInScroll(
      at: NSPoint(x: 100, y: 200), by: ways(-30, 2, 4), momentum: ways(-80, 0, 5)
    ) {
      offsets.append(layout.sectionOffset(1) ?? -1)
      library.scrollView.layoutSubtreeIfNeeded()
    }
    XCTAssertEqual(Array(offsets.prefix(4)), [30, 60, 90, 120])
    XCTAssertEqual(Set(offsets.dropFirst(4)), [120], "momentum does not count")
    NSAnimationContext.standInRun()
    XCTAssertEqual(layout.sectionOffset(1), 210, "one card further")
    XCTAssertEqual(layout.sectionOffset(0), 0)
    XCTAssertEqual(library.clip.bounds.origin, .zero)
    XCTAssertEqual(library.asked, asked)
    try assertFresh(library, layout, [1: 210])
  }

  @MainActor
  func testOtherEventsBelongToTheOuterScrollViewAndTheItems() async throws {
    let (library, layout) = rows([12, 12, 12, 12])
    library.scrollView.standInScroll(at: NSPoint(x: 100, y: 200), by: ways(3, -30, 3))
    XCTAssertEqual(library.clip.bounds.minY, 90)
    XCTAssertEqual(layout.sectionOffset(1), 0)
    try assertFresh(library, layout, [:])
    let item = library.view.item(at: IndexPath(item: 0, section: 1))
    XCTAssertTrue(library.scrollView.standInClick(NSPoint(x: 100, y: 100)) === item?.view)
  }

  @MainActor
  func testMomentumMovesAContinuousSection() async throws {
    let (library, layout) = rows([12], .continuous)
    library.scrollView.standInScroll(
      at: NSPoint(x: 100, y: 50), by: ways(-30, 0, 2), momentum: ways(-20, 0, 3))
    XCTAssertEqual(layout.sectionOffset(0), 120)
    try assertFresh(library, layout, [0: 120])
    library.scrollView.standInScroll(at: NSPoint(x: 100, y: 50), by: ways(-900, 0, 9))
    XCTAssertEqual(layout.sectionOffset(0), 2190, "the end of the content")
    try assertFresh(library, layout, [0: 2190])
  }

  @MainActor
  func testAMouseWheelTurnsPages() async throws {
    let (library, layout) = rows([12], .paging)
    func turn(_ x: CGFloat) {
      library.scrollView.standInTurn(at: NSPoint(x: 100, y: 50), by: NSPoint(x: x, y: 0))
    }
    turn(-8)
    NSAnimationContext.standInRun()
    XCTAssertEqual(layout.sectionOffset(0), 320)
    turn(8)
    NSAnimationContext.standInRun()
    XCTAssertEqual(layout.sectionOffset(0), 0)
    try assertFresh(library, layout, [:])
    // Two turns are two pages, also if the second comes while the first is animated.
    turn(-8)
    NSAnimationContext.standInRun { step in if step == 2 { turn(-8) } }
    NSAnimationContext.standInRun()
    XCTAssertEqual(layout.sectionOffset(0), 640)
    try assertFresh(library, layout, [0: 640])
  }
}

extension SectionScrollTests {
  @MainActor
  func testAnAnimatedScrollMovesTheItemsWithTheClipView() async throws {
    let (library, layout) = rows([Int](repeating: 12, count: 20))
    layout.scrollSection(1, to: 420, animated: true)
    XCTAssertEqual(layout.sectionOffset(1), 0, "the animation has not begun")
    var offsets: [Double] = []
    NSAnimationContext.standInRun { _ in
      library.scrollView.layoutSubtreeIfNeeded()
      offsets.append(layout.sectionOffset(1) ?? -1)
    }
    XCTAssertEqual(offsets, [105, 210, 315, 420])
    try assertFresh(library, layout, [1: 420])

    // Another offset ends the animation, and so does the offset at which the section is.
    layout.scrollSection(1, to: 0, animated: true)
    NSAnimationContext.standInRun { step in
      if step == 2 { layout.scrollSection(1, to: 630) }
    }
    XCTAssertEqual(layout.sectionOffset(1), 630)
    layout.scrollSection(1, to: 0, animated: true)
    layout.scrollSection(1, to: 630)
    NSAnimationContext.standInRun()
    XCTAssertEqual(layout.sectionOffset(1), 630)

    // Another animation continues from where the first one is.
    offsets = []
    layout.scrollSection(1, to: 0, animated: true)
    NSAnimationContext.standInRun { step in
      offsets.append(layout.sectionOffset(1) ?? -1)
      if step == 2 { layout.scrollSection(1, to: 420, animated: true) }
    }
    XCTAssertEqual(offsets.prefix(2), [472.5, 315])
    NSAnimationContext.standInRun()
    XCTAssertEqual(layout.sectionOffset(1), 420)
    try assertFresh(library, layout, [1: 420])
  }

  @MainActor
  func testTheWheelEndsAnAnimation() async throws {
    let (library, layout) = rows([12, 12], .continuous)
    layout.scrollSection(0, to: 400, animated: true)
    NSAnimationContext.standInRun { step in
      guard step == 2 else { return }
      XCTAssertEqual(layout.sectionOffset(0), 200)
      library.scrollView.standInScroll(at: NSPoint(x: 100, y: 50), by: ways(-10, 0, 3))
    }
    XCTAssertEqual(layout.sectionOffset(0), 230)
    try assertFresh(library, layout, [0: 230])
  }
}
