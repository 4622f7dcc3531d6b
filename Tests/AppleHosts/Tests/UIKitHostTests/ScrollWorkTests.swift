import Allocations
import Flow
import LayoutCore
import LayoutUIKit
import UIKit
import Waterfall
import XCTest

/// Tests of the work of a scroll step, counted in objects and in allocations.
final class ScrollWorkTests: XCTestCase {
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
  func testAScrollStepAllocatesOnlyWhatTheCollectionViewReceives() async throws {
    try XCTSkipUnless(allocations_are_counted())
    for count in [1_000, 100_000] {
      let shelf = Shelf([count])
      let view = shelf.view(CollectionLayout(FlowLayout(columns: 1, asksForSizes: true)))
      let layout = view.collectionViewLayout
      let bounds = view.bounds
      _ = layout.layoutAttributesForElements(in: bounds)
      XCTAssertEqual(
        allocations { _ = layout.shouldInvalidateLayout(forBoundsChange: bounds) }, 0)
      XCTAssertEqual(
        allocations { _ = layout.layoutAttributesForElements(in: bounds) }, 1, "the array")
    }
  }

  @MainActor
  func testElementsThatAppearAllocateTheirObjectsOnly() async throws {
    try XCTSkipUnless(allocations_are_counted())
    let shelf = Shelf([1_000])
    let view = shelf.view(CollectionLayout(FlowLayout(columns: 1, asksForSizes: true)))
    let layout = view.collectionViewLayout
    let each = allocations {
      _ = CollectionLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
    }
    XCTAssertGreaterThan(each, 0)
    let upper = CGRect(x: 0, y: 1_000, width: 320, height: 480)
    let lower = upper.offsetBy(dx: 0, dy: 300)
    func paths(_ rect: CGRect) -> Set<IndexPath> {
      Set((layout.layoutAttributesForElements(in: rect) ?? []).map { $0.indexPath })
    }
    let appearing = paths(upper).symmetricDifference(paths(lower)).count
    XCTAssertGreaterThan(appearing, 2)
    let both = allocations {
      _ = layout.layoutAttributesForElements(in: upper)
      _ = layout.layoutAttributesForElements(in: lower)
    }
    XCTAssertEqual(both, 2 + appearing * each, "two arrays, and the objects")
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
