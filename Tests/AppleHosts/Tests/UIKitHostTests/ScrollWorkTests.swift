import Allocations
import Compositional
import Flow
import GroupedColumns
import LayoutCore
import LayoutTesting
import LayoutUIKit
import UIKit
import Waterfall
import XCTest

/// Tests of the work of a scroll step, counted in objects and in allocations.
final class ScrollWorkTests: XCTestCase {
  /// An object that the optimiser must create on the heap, because a test keeps it.
  nonisolated(unsafe) private var kept: AnyObject?

  override func tearDown() { kept = nil }

  /// Returns the smallest number of allocations of several runs, because other threads can allocate
  /// too.
  @MainActor
  private func allocations(_ body: () -> Void) -> Int {
    body()
    return (0..<5).map { _ in
      let before = allocations_count()
      body()
      return Int(allocations_count() - before)
    }.min() ?? 0
  }

  @MainActor
  func testElementsThatStayKeepTheirObjects() async throws {
    let shelf = Shelf([400])
    let view = shelf.view(
      CollectionLayout(
        WaterfallLayout(columns: 3, itemSizing: .exact, headerExtent: 30, pinsHeaders: true)))
    let layout = view.collectionViewLayout
    func answer(at y: CGFloat) throws -> [UICollectionViewLayoutAttributes] {
      view.contentOffset.y = y
      return try XCTUnwrap(layout.layoutAttributesForElements(in: view.bounds))
    }
    let first = try answer(at: 500)
    let second = try answer(at: 520)
    let known = Set(first.map { ObjectIdentifier($0) })
    let created = second.filter { !known.contains(ObjectIdentifier($0)) }
    let paths = Set(first.map { $0.indexPath })
    let cells = created.filter { $0.representedElementCategory == .cell }
    XCTAssertEqual(Set(cells.map { $0.indexPath }).intersection(paths), [])
    XCTAssertEqual(
      created.filter { $0.representedElementCategory != .cell }.map { $0.representedElementKind },
      [UICollectionView.elementKindSectionHeader], "the pinned header moved")
    XCTAssertGreaterThan(second.count, 10)
    XCTAssertLessThan(created.count, 5)
    XCTAssertEqual(
      try answer(at: 520).map { ObjectIdentifier($0) }, second.map { ObjectIdentifier($0) })
  }

  @MainActor
  func testAChangedObjectIsNotReturnedAgain() async throws {
    let shelf = Shelf([40])
    let view = shelf.view(CollectionLayout(WaterfallLayout(columns: 3, itemSizing: .exact)))
    let layout = view.collectionViewLayout
    let first = try XCTUnwrap(layout.layoutAttributesForElements(in: view.bounds))
    let frame = first[0].frame
    first[0].frame.size.height += 7
    first[1].alpha = 0.5
    first[2].zIndex = 3
    first[3].isHidden = true
    let second = try XCTUnwrap(layout.layoutAttributesForElements(in: view.bounds))
    XCTAssertEqual(second[0].frame, frame)
    XCTAssertEqual(
      zip(first, second).prefix(6).map { $0 === $1 }, [false, false, false, false, true, true])
  }

  @MainActor
  func testAScrollStepDoesNotDependOnTheCollection() async throws {
    try XCTSkipUnless(allocations_are_counted())
    let figures = [1_000, 100_000].map { count in
      let shelf = Shelf([count])
      let view = shelf.view(CollectionLayout(FlowLayout(columns: 1, asksForSizes: true)))
      let layout = view.collectionViewLayout
      let bounds = view.bounds
      _ = layout.layoutAttributesForElements(in: bounds)
      XCTAssertEqual(
        allocations { _ = layout.shouldInvalidateLayout(forBoundsChange: bounds) }, 0)
      let (near, far) = (bounds.offsetBy(dx: 0, dy: 3), bounds.offsetBy(dx: 0, dy: 60))
      return [near, far].map { rect in
        allocations {
          _ = layout.layoutAttributesForElements(in: rect)
          _ = layout.layoutAttributesForElements(in: bounds)
        }
      }
    }
    XCTAssertEqual(figures[0], figures[1])
    // The elements of a query, and the answer. Builds that are not optimised allocate for each of the seven
    // elements.
    #if DEBUG
      let most = 2 * (2 + 7)
    #else
      let most = 2 * 2
    #endif
    XCTAssertLessThanOrEqual(figures[0].max() ?? 0, most)
  }

  @MainActor
  private static func rows(_ delegate: (any LayoutDelegate & AnyObject)?)
    -> CollectionStrategyLayout
  {
    let layout = CollectionLayout(
      CompositionalLayout(section: SectionScrollTests.row(.continuous)))
    layout.selfSizing = .off
    layout.layoutDelegate = delegate
    return layout
  }

  /// The answers to steps and jumps equal those of a query of the whole content.
  @MainActor
  func testStepsAnswerAsQueriesOfTheWholeContentDo() async throws {
    let seed = UInt64.random(in: 0..<1_000_000)
    var random = SeededGenerator(seed: seed)
    let fading = VisibleItemsTests.Carousel()
    let layouts: [() -> CollectionStrategyLayout] = [
      { CollectionLayout(WaterfallLayout(columns: 3, itemSizing: .exact)) },
      { CollectionLayout(FlowLayout(columns: 2, asksForSizes: true)) },
      { CollectionLayout(FlowLayout(axis: .horizontal, asksForSizes: true)) },
      {
        CollectionLayout(
          WaterfallLayout(columns: 2, itemSizing: .exact, headerExtent: 30, pinsHeaders: true))
      },
      {
        CollectionLayout(
          GroupedColumnsLayout(
            columns: 2, headerExtent: 30, style: .insetGrouped, pinsHeaders: true))
      },
      { ScrollWorkTests.rows(nil) },
      { ScrollWorkTests.rows(fading) },
    ]
    for (number, make) in layouts.enumerated() {
      let (shelf, layout, other) = (Shelf([120, 0, 40, 7, 1]), make(), make())
      let (view, otherView) = (shelf.view(layout), shelf.view(other))
      var place = CGPoint.zero
      for step in 0..<150 {
        let content = layout.collectionViewContentSize
        switch random.integer(in: 0...14) {
        case 0:
          place.x = .random(in: -50...content.width + 50, using: &random)
          place.y = .random(in: -50...content.height + 50, using: &random)
        case 1:
          shelf.sections[2] = (0..<random.integer(in: 0...60)).map { _ in shelf.item() }
          for view in [view, otherView] {
            view.reloadData()
            view.layoutIfNeeded()
          }
        case 2...5: place.x += .random(in: -20...20, using: &random)
        case 6, 7:
          let (section, offset) = (random.integer(in: 0...4), random.length(in: 0...900))
          for layout in [layout, other] { layout.scrollSection(section, to: offset) }
        case 8:
          let offset = CGFloat(random.length(in: 0...400))
          for view in [view, otherView] { view.contentOffset.y = offset }
        default: place.y += .random(in: -20...20, using: &random)
        }
        let size = step % 7 == 0 ? CGSize(width: 90, height: 700) : CGSize(width: 200, height: 300)
        let rect =
          switch step % 29 {
          case 1: CGRect.zero
          case 2, 3, 17: CGRect(x: -1e300, y: -1e300, width: 2e300, height: 2e300)
          default: CGRect(origin: place, size: size)
          }
        let answer = try XCTUnwrap(layout.layoutAttributesForElements(in: rect))
        let whole = try XCTUnwrap(
          other.layoutAttributesForElements(in: CGRect(x: -1e4, y: -1e4, width: 1e6, height: 1e6)))
        let expected = whole.filter { LayoutRect($0.frame).intersects(LayoutRect(rect)) }
        // The scroll view of a section is listed with cells of the section.
        func lines(_ list: [UICollectionViewLayoutAttributes], scrolls: Bool) -> [String] {
          list.filter { ($0.representedElementKind == "sectionScrollView") == scrolls }.map {
            "\($0.representedElementKind ?? "cell") \($0.indexPath) \($0.frame) \($0.alpha)"
          }
        }
        let message = "seed \(seed), layout \(number), step \(step)"
        XCTAssertEqual(
          lines(answer, scrolls: false), lines(expected, scrolls: false), message)
        XCTAssertTrue(
          Set(lines(answer, scrolls: true)).isSubset(of: lines(expected, scrolls: true)), message)
        // A row is as wide as the container.
        guard number >= 5, rect.minX < 320, rect.maxX > 0 else { continue }
        func sections(_ kind: String?) -> Set<Int> {
          Set(answer.filter { $0.representedElementKind == kind }.map { $0.indexPath.section })
        }
        XCTAssertEqual(sections(nil).subtracting(sections("sectionScrollView")), [], message)
      }
    }
  }

  @MainActor
  func testAStepWithPinnedHeadersDoesNotDependOnTheCollection() async throws {
    try XCTSkipUnless(allocations_are_counted())
    let counts = [200, 20_000]
    let figures = counts.map { count in
      let shelf = Shelf([count, count])
      let view = shelf.view(
        CollectionLayout(
          WaterfallLayout(columns: 3, itemSizing: .exact, headerExtent: 30, pinsHeaders: true)))
      let layout = view.collectionViewLayout
      let bounds = view.bounds
      let next = bounds.offsetBy(dx: 0, dy: 8)
      return allocations {
        XCTAssertTrue(layout.shouldInvalidateLayout(forBoundsChange: next))
        let context = layout.invalidationContext(forBoundsChange: next)
        XCTAssertEqual(
          context.invalidatedSupplementaryIndexPaths,
          [UICollectionView.elementKindSectionHeader: [IndexPath(item: 0, section: 0)]])
        _ = layout.layoutAttributesForElements(in: bounds)
      }
    }
    XCTAssertEqual(figures[0], figures[1])
  }
}
