import Allocations
import Flow
import LayoutCore
import LayoutUIKit
import UIKit
import Waterfall
import XCTest

@testable import LayoutHosting

/// Tests of the work of rotations, batches and passes of preferred sizes, counted in sizes
/// that the delegate is asked for, and in allocations.
///
/// The work is counted for 1,000 and for 100,000 items. Where it must not depend on their number,
/// the same limit applies to both.
final class HostWorkTests: XCTestCase {
  /// The most allocations of an operation: a number, and as many more for each item.
  private struct Limit: Sendable {
    var fixed: Int
    var perItem = 0.0

    func most(_ count: Int) -> Int { fixed + Int(perItem * Double(count)) }
  }

  private struct Case: Sendable {
    var name: String
    var make: @MainActor @Sendable () -> CollectionStrategyLayout
    var rotation, batch, sizes: Limit
  }

  /// Layouts, with limits a tenth above what was counted.
  ///
  /// Lists and grids store the extents of their items in pages, and waterfalls in arrays, which a
  /// load fills once, beside what each track grows in a block of 64 items.
  ///
  /// Without optimisation, closures and generic values are allocated too: for each page and block of
  /// items that is placed again, and for each run of sizes that is read.
  private static let cases: [Case] = {
    #if DEBUG
      let (list, grid) = (Limit(fixed: 850, perItem: 0.035), Limit(fixed: 5_000, perItem: 0.33))
      let (wall, sizes) = (Limit(fixed: 2_300, perItem: 0.26), Limit(fixed: 780))
      let sizesOfWall = Limit(fixed: 1_000, perItem: 3.4)
      let rotation = Limit(fixed: 210, perItem: 0.07)
      let rotationOfWall = Limit(fixed: 480, perItem: 0.26)
    #else
      let (list, grid, wall) = (Limit(fixed: 155), Limit(fixed: 360), Limit(fixed: 305))
      let (sizes, sizesOfWall) = (Limit(fixed: 150), Limit(fixed: 160))
      let rotation = Limit(fixed: 200, perItem: 0.017)
      let rotationOfWall = Limit(fixed: 200)
    #endif
    return [
      Case(
        name: "list", make: { CollectionLayout(FlowLayout(columns: 1, asksForSizes: true)) },
        rotation: rotation, batch: list, sizes: sizes),
      Case(
        name: "grid", make: { CollectionLayout(FlowLayout(columns: 3)) },
        rotation: rotation, batch: grid, sizes: sizes),
      Case(
        name: "waterfall",
        make: { CollectionLayout(WaterfallLayout(columns: 3, itemSizing: .exact)) },
        rotation: rotationOfWall, batch: wall, sizes: sizesOfWall),
    ]
  }()

  private static let counts = [1_000, 100_000]

  /// Calls a function for each layout and number of items, with a collection view that was laid out.
  @MainActor
  private func forEachHost(
    _ body: (Case, Int, Shelf, UICollectionView, CollectionStrategyLayout) throws -> Void
  ) throws {
    try XCTSkipUnless(allocations_are_counted())
    for test in Self.cases {
      for count in Self.counts {
        let (shelf, layout) = (Shelf([count]), test.make())
        layout.layoutDelegate = shelf
        try body(test, count, shelf, shelf.view(layout), layout)
      }
    }
    assertContractsKept()
  }

  /// Asserts the numbers of sizes asked for and of allocations of an operation.
  ///
  /// It is repeated, and the smallest number of allocations counts, because other threads can
  /// allocate too.
  @MainActor
  private func assertWork(
    asked: Int, _ limit: Limit, _ count: Int, _ shelf: Shelf, _ name: String,
    line: UInt = #line, _ body: (Int) -> Void
  ) {
    let allocations = (0...5).map { round in
      let (questions, before) = (shelf.asked, allocations_count())
      body(round)
      let made = Int(allocations_count() - before)
      XCTAssertEqual(
        shelf.asked - questions, asked, "\(name) of \(count): sizes asked for", line: line)
      return made
    }
    XCTAssertLessThanOrEqual(
      allocations.min() ?? 0, limit.most(count), "\(name) of \(count): allocations", line: line)
  }

  @MainActor
  func testARotationAsksForEachSizeOnce() async throws {
    try forEachHost { test, count, shelf, view, layout in
      assertWork(asked: count, test.rotation, count, shelf, test.name) { round in
        view.frame.size =
          round % 2 == 0 ? CGSize(width: 480, height: 320) : CGSize(width: 320, height: 480)
        layout.prepare()
      }
    }
  }

  @MainActor
  func testABatchAsksForTheInsertedItemOnly() async throws {
    try forEachHost { test, count, shelf, view, layout in
      let item = shelf.item()
      assertWork(asked: 1, test.batch, count, shelf, test.name) { _ in
        shelf.sections[0].insert(item, at: 0)
        view.performBatchUpdates { view.insertItems(at: [IndexPath(item: 0, section: 0)]) }
      }
      XCTAssertEqual(view.numberOfItems(inSection: 0), count + 6)
    }
  }

  /// The sizes that the eight first cells prefer move all that follows.
  @MainActor
  func testPreferredSizesAskForNothing() async throws {
    try forEachHost { test, count, shelf, view, layout in
      layout.selfSizing = .alongScrollAxis
      layout.prepare()
      let paths = (0..<8).map { IndexPath(item: $0, section: 0) }
      assertWork(asked: 0, test.sizes, count, shelf, test.name) { round in
        for (item, path) in paths.enumerated() {
          guard let given = layout.layoutAttributesForItem(at: path)?.copy(),
            let original = given as? UICollectionViewLayoutAttributes,
            let preferred = original.copy() as? UICollectionViewLayoutAttributes
          else { return XCTFail("no attributes of item \(item)") }
          preferred.size.height = CGFloat(200 + item + 20 * round)
          guard
            layout.shouldInvalidateLayout(
              forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
          else { return XCTFail("the size of item \(item) was declined") }
          layout.invalidateLayout(
            with: layout.invalidationContext(
              forPreferredLayoutAttributes: preferred, withOriginalAttributes: original))
        }
        layout.prepare()
        layout.sizingLoops.endTurn()
      }
      XCTAssertEqual(layout.layoutAttributesForItem(at: paths[7])?.size.height, 307)
    }
  }
}
