import Flow
import LayoutCore
import LayoutUIKit
import UIKit
import Waterfall
import XCTest

final class UpdateTests: XCTestCase {
  override func setUp() async throws { await Contracts.reset() }

  private let strategy = WaterfallLayout(columns: 2, itemSizing: .exact, headerExtent: 20)

  @MainActor
  func testElementsComeFromWhereTheyWere() async throws {
    let shelf = Shelf([6])
    let layout = CollectionLayout(WaterfallLayout(columns: 1, itemSizing: .exact))
    let view = shelf.view(layout)
    let before = view.frames
    view.performBatchUpdates {
      shelf.sections[0].swapAt(0, 1)
      let added = shelf.item(height: 30)
      shelf.sections[0].insert(added, at: 0)
      shelf.sections[0].remove(at: 3)
      view.moveItem(at: IndexPath(item: 1, section: 0), to: IndexPath(item: 1, section: 0))
      view.insertItems(at: [IndexPath(item: 0, section: 0)])
      view.deleteItems(at: [IndexPath(item: 2, section: 0)])
    }
    func animation(_ isInitial: Bool, _ item: Int) -> UICollectionViewLayoutAttributes? {
      view.standInAnimations.first {
        $0.isInitial == isInitial && $0.indexPath.item == item && $0.kind == nil
      }?.attributes
    }
    // The moved item begins at its previous frame, and so does the item that was in front before.
    XCTAssertEqual(animation(true, 1)?.frame, before["cell 0/1"])
    XCTAssertEqual(animation(true, 2)?.frame, before["cell 0/0"])
    XCTAssertEqual(animation(true, 1)?.alpha, 1)
    // An inserted item fades in in place; a removed item fades out in place.
    XCTAssertEqual(animation(true, 0)?.frame, CGRect(x: 0, y: 0, width: 320, height: 30))
    XCTAssertEqual(animation(true, 0)?.alpha, 0)
    XCTAssertEqual(animation(false, 2)?.frame, before["cell 0/2"])
    XCTAssertEqual(animation(false, 2)?.alpha, 0)
    // Items that remain end at their current frames.
    XCTAssertEqual(animation(false, 0)?.frame, view.frames["cell 0/2"])
    XCTAssertEqual(animation(false, 3)?.frame, view.frames["cell 0/3"])
    assertContractsKept()
  }

  /// A diffable data source can apply its first snapshot in a batch before the first layout.
  @MainActor
  func testTheFirstBatchMayPrecedeTheFirstLayout() async throws {
    let layouts: [CollectionStrategyLayout] = [false, true].flatMap { _ in
      [
        CollectionLayout(WaterfallLayout(columns: 1, itemSizing: .exact)),
        CollectionLayout(FlowLayout(columns: 1, asksForSizes: true)),
      ]
    }
    for (number, layout) in layouts.enumerated() {
      let (shelf, twice) = (Shelf([0]), number < 2)
      let view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
      view.register(Card.self, forCellWithReuseIdentifier: "card")
      view.standInPreparesTwice = twice
      view.dataSource = shelf
      view.delegate = shelf
      view.performBatchUpdates {
        shelf.sections[0] = [30, 40].map { shelf.item(height: $0) }
        view.insertItems(at: [[0, 0], [0, 1]])
      }
      view.layoutIfNeeded()
      XCTAssertNil(layout.layoutError)
      XCTAssertEqual(view.frames["cell 0/0"], CGRect(x: 0, y: 0, width: 320, height: 30))
      XCTAssertEqual(view.frames["cell 0/1"]?.height, 40)
      XCTAssertEqual(view.standInAnimations.map { $0.attributes?.alpha }, [0, 0], "they fade in")
      assertContractsKept("twice \(twice)")
    }
  }

  /// The index paths of elements that disappear are those from before the batch.
  @MainActor
  func testElementsOfARemovedLastSectionFade() async throws {
    let shelf = Shelf([5, 5])
    let view = shelf.view(CollectionLayout(strategy))
    let before = view.frames
    view.performBatchUpdates {
      shelf.sections.removeLast()
      view.deleteSections([1])
    }
    let leaving = view.standInAnimations.filter { !$0.isInitial && $0.indexPath.section == 1 }
    XCTAssertEqual(leaving.filter { $0.kind == nil }.count, 5)
    XCTAssertEqual(leaving.filter { $0.kind != nil }.count, 1, "the header")
    for animation in leaving {
      let name = "\(animation.kind ?? "cell") 1/\(animation.indexPath.item)"
      let attributes = try XCTUnwrap(animation.attributes, name)
      XCTAssertEqual(attributes.alpha, 0, name)
      XCTAssertEqual(attributes.frame, before[name], name)
    }
    assertContractsKept()
  }

  @MainActor
  func testInsertsAboveKeepWhatTheUserReads() async throws {
    let shelf = Shelf([60])
    let layout = CollectionLayout(WaterfallLayout(columns: 1, itemSpacing: 0, itemSizing: .exact))
    let view = shelf.view(layout)
    view.contentOffset.y = 1000
    view.layoutIfNeeded()
    let top = try XCTUnwrap(
      view.indexPathsForVisibleItems.first { path in
        view.frames["cell 0/\(path.item)"].map { $0.minY >= 1000 } ?? false
      })
    let inset = try XCTUnwrap(view.frames["cell 0/\(top.item)"]).minY - 1000
    view.performBatchUpdates {
      shelf.sections[0].insert(contentsOf: [shelf.item(height: 50), shelf.item(height: 70)], at: 0)
      view.insertItems(at: [IndexPath(item: 0, section: 0), IndexPath(item: 1, section: 0)])
    }
    XCTAssertEqual(view.contentOffset.y, 1120)
    view.layoutIfNeeded()
    XCTAssertEqual(view.frames["cell 0/\(top.item + 2)"]?.minY, 1120 + inset)
    // The offset is animated too, so elements that stay on screen begin at their previous frames in
    // the content.
    let start = view.standInAnimations.first { $0.isInitial && $0.indexPath.item == top.item + 2 }
    XCTAssertEqual(start?.attributes?.frame.minY, 1000 + inset)
    assertContractsKept()
  }

  @MainActor
  func testUpdatesThatContradictTheDataBecomeAReload() async throws {
    let shelf = Shelf([5])
    let layout = CollectionLayout(strategy)
    let view = shelf.view(layout)
    shelf.sections[0].append(shelf.item())
    view.performBatchUpdates { view.deleteItems(at: [IndexPath(item: 0, section: 0)]) }
    XCTAssertEqual(
      layout.layoutError,
      .inconsistentTransaction(.itemCount(section: 0, expected: 4, specified: 6)))
    view.layoutIfNeeded()
    XCTAssertEqual(view.frames, try view.fresh(strategy, shelf.snapshot()))
    layout.invalidateLayout()
    view.layoutIfNeeded()
    XCTAssertNil(layout.layoutError)
    assertContractsKept()
  }

  /// Nothing documents that a collection view has its new counts when it passes the update items.
  @MainActor
  func testCountsThatArriveAfterTheUpdateItemsBecomeAReload() async throws {
    for inserts in [false, true] {
      let shelf = Shelf([5, 3])
      let layout = CollectionLayout(strategy)
      let view = shelf.view(layout)
      view.standInCountsLate = true
      view.performBatchUpdates {
        if inserts {
          shelf.sections[0].insert(shelf.item(), at: 0)
          shelf.sections.append([shelf.item()])
          view.insertItems(at: [IndexPath(item: 0, section: 0)])
          view.insertSections([2])
        } else {
          shelf.sections[0].removeLast(2)
          view.deleteItems(at: [IndexPath(item: 3, section: 0), IndexPath(item: 4, section: 0)])
        }
      }
      assertContractsKept()
      Contracts.reset()
      for _ in 1...2 {
        view.layoutIfNeeded()
        XCTAssertEqual(view.frames, try view.fresh(strategy, shelf.snapshot()))
      }
      XCTAssertEqual(Contracts.calls.filter { $0 == "prepare()" }.count, 1)
      XCTAssertNil(layout.layoutError)
      assertContractsKept()
    }
  }

  @MainActor
  func testASecondPreparationBeforeTheUpdateItemsKeepsTheAnimation() async throws {
    var animations: [[String]] = []
    for isTwice in [false, true] {
      let shelf = Shelf([60, 5])
      let view = shelf.view(CollectionLayout(strategy))
      view.contentOffset.y = 400
      view.layoutIfNeeded()
      view.standInPreparesTwice = isTwice
      view.performBatchUpdates {
        shelf.sections[0].insert(shelf.item(height: 70), at: 20)
        shelf.sections[0].remove(at: 3)
        view.insertItems(at: [IndexPath(item: 19, section: 0)])
        view.deleteItems(at: [IndexPath(item: 3, section: 0)])
      }
      animations.append(
        view.standInAnimations.map {
          "\($0.isInitial) \($0.indexPath) \(String(describing: $0.attributes?.frame))"
        }.sorted())
      view.layoutIfNeeded()
      XCTAssertEqual(view.frames, try view.fresh(strategy, shelf.snapshot()))
    }
    XCTAssertGreaterThan(animations[0].count, 10)
    XCTAssertEqual(animations[0], animations[1])
    assertContractsKept()
  }

  @MainActor
  func testDiffableDataSource() async throws {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480),
      collectionViewLayout: CollectionLayout(WaterfallLayout(columns: 2, itemSizing: .exact)))
    view.register(Card.self, forCellWithReuseIdentifier: "card")
    let source = UICollectionViewDiffableDataSource<String, Int>(collectionView: view) {
      view, path, _ in view.dequeueReusableCell(withReuseIdentifier: "card", for: path)
    }
    let layout = try XCTUnwrap(view.collectionViewLayout as? CollectionStrategyLayout)
    layout.answers = ClosureLayoutDelegate(itemCount: { _ in 0 }) { index, _ in
      LayoutSize(
        width: 1,
        height: Double(
          30 + 7
            * (source.itemIdentifier(for: IndexPath(item: index.item, section: index.section)) ?? 0)
        ))
    }
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    snapshot.appendSections(["a", "b"])
    snapshot.appendItems([1, 2, 3, 4], toSection: "a")
    snapshot.appendItems([5, 6, 7], toSection: "b")
    source.apply(snapshot, animatingDifferences: false)
    view.layoutIfNeeded()
    snapshot.deleteItems([2])
    snapshot.moveItem(7, beforeItem: 1)
    snapshot.insertItems([8], beforeItem: 6)
    snapshot.appendSections(["c"])
    snapshot.appendItems([9], toSection: "c")
    snapshot.reloadItems([3])
    source.apply(snapshot)
    view.layoutIfNeeded()
    let heights = [7, 1, 3, 4].map { 30.0 + 7 * Double($0) }
    XCTAssertEqual(
      (0..<4).map { view.frames["cell 0/\($0)"].map { Double($0.height) } }, heights)
    XCTAssertEqual(view.frames["cell 1/1"]?.height, 86)
    XCTAssertEqual(view.frames["cell 2/0"]?.height, 93)
    assertContractsKept()
  }
}
