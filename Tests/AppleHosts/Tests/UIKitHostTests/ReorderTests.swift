import LayoutCore
import UIKit
import Waterfall
import XCTest

@testable import LayoutUIKit

/// Tests of the reordering of `LayoutCollectionView`, whose data and index paths are unchanged until the
/// drag ends.
@MainActor
final class ReorderTests: XCTestCase {
  override func setUp() async throws { Contracts.reset() }

  private let strategy = WaterfallLayout(columns: 1, itemSpacing: 0, itemSizing: .exact)

  @MainActor
  private final class Stage {
    let shelf: Shelf
    let view: LayoutCollectionView
    var moves: [String] = []
    var press: ReorderPress { view.reorderPress as! ReorderPress }

    init(_ heights: [[Double]], _ strategy: WaterfallLayout) {
      shelf = Shelf(heights.map { _ in 0 })
      view = LayoutCollectionView(strategy)
      for (section, heights) in heights.enumerated() {
        shelf.sections[section] = heights.map { shelf.item(height: $0) }
      }
      view.frame = CGRect(x: 0, y: 0, width: 320, height: 600)
      shelf.fill(view)
      view.reorders { [unowned self] source, destination in
        moves.append(
          "\(source.section)/\(source.item) to \(destination.section)/\(destination.item)")
        let item = shelf.sections[source.section].remove(at: source.item)
        shelf.sections[destination.section].insert(item, at: destination.item)
      }
    }

    func drag(_ state: UIGestureRecognizer.State, _ y: CGFloat) {
      press.standInPoint = CGPoint(x: 160, y: y)
      press.state = state
      press.standInChange()
    }

    /// The top and the height of the cells of a section, by the index in the data.
    func cells(_ section: Int) -> [String] {
      shelf.sections[section].indices.map { item in
        guard let frame = view.frames["cell \(section)/\(item)"] else { return "none" }
        return "\(Int(frame.minY)) \(Int(frame.height))"
      }
    }
  }

  private func stage(_ heights: [[Double]]) -> Stage { Stage(heights, strategy) }

  func testAnItemIsDroppedWhereTheOthersMadeRoom() async throws {
    let stage = stage([[40, 50, 60], [70]])
    XCTAssertEqual(stage.cells(0), ["0 40", "40 50", "90 60"])
    stage.drag(.began, 10)
    stage.drag(.changed, 60)
    // The lifted cell is under the finger, and the one below it has made room.
    XCTAssertEqual(stage.cells(0), ["50 40", "0 50", "90 60"])
    XCTAssertEqual(stage.moves, [])
    stage.drag(.changed, 140)
    XCTAssertEqual(stage.cells(0), ["130 40", "0 50", "50 60"])
    XCTAssertEqual(stage.cells(1), ["150 70"])
    stage.drag(.ended, 140)
    XCTAssertEqual(stage.moves, ["0/0 to 0/2"])
    XCTAssertEqual(stage.cells(0), ["0 50", "50 60", "110 40"])
    assertContractsKept()
  }

  func testAnItemIsDroppedInAnotherSection() async throws {
    let stage = stage([[40, 50, 60], [70, 80]])
    stage.drag(.began, 50)
    stage.drag(.changed, 200)
    stage.drag(.ended, 200)
    XCTAssertEqual(stage.moves, ["0/1 to 1/1"])
    XCTAssertEqual(stage.cells(0), ["0 40", "40 60"])
    XCTAssertEqual(stage.cells(1), ["100 70", "170 50", "220 80"])
    assertContractsKept()
  }

  func testFromRightToLeftTheFirstItemIsLiftedAtTheRight() async {
    let stage = Stage([[50, 50, 50, 50]], WaterfallLayout(columns: 2, itemSizing: .exact))
    stage.view.standInDirection = .rightToLeft
    stage.view.collectionViewLayout.invalidateLayout()
    stage.view.layoutIfNeeded()
    func drag(_ state: UIGestureRecognizer.State, _ x: CGFloat) {
      stage.press.standInPoint = CGPoint(x: x, y: 25)
      stage.press.state = state
      stage.press.standInChange()
    }
    drag(.began, 300)
    drag(.changed, 20)
    // The second item takes its place.
    XCTAssertEqual(stage.view.frames["cell 0/1"]?.minX, 165)
    drag(.ended, 20)
    XCTAssertEqual(stage.moves, ["0/0 to 0/1"])
    assertContractsKept()
  }

  func testACancelledDragMovesNothing() async throws {
    let stage = stage([[40, 200, 60]])
    stage.drag(.began, 10)
    stage.drag(.changed, 230)
    XCTAssertEqual(stage.cells(0), ["220 40", "0 200", "240 60"])
    stage.drag(.cancelled, 230)
    XCTAssertEqual(stage.cells(0), ["0 40", "40 200", "240 60"])
    XCTAssertEqual(stage.moves, [])
    // The next drag begins anew.
    stage.drag(.began, 250)
    stage.drag(.ended, 250)
    XCTAssertEqual(stage.moves, [])
    XCTAssertEqual(stage.cells(0), ["0 40", "40 200", "240 60"])
    assertContractsKept()
  }

  /// The app of a diffable data source moves cells by a snapshot; without one, they return.
  func testADiffableDataSourceMovesItsOwnCells() async {
    let view = LayoutCollectionView(strategy) { _, _ in CGSize(width: 100, height: 50) }
    view.frame = CGRect(x: 0, y: 0, width: 320, height: 600)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) {
      view, path, _ in view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(["a", "b", "c", "d"])
    source.apply(snapshot, animatingDifferences: false)
    view.layoutIfNeeded()
    var moves = true
    view.reorders { path, destination in
      guard moves else { return }
      var items = snapshot.itemIdentifiers
      items.insert(items.remove(at: path.item), at: destination.item)
      snapshot = NSDiffableDataSourceSnapshot()
      snapshot.appendSections([0])
      snapshot.appendItems(items)
      source.apply(snapshot)
    }
    func drag(_ state: UIGestureRecognizer.State, _ y: CGFloat) {
      guard let press = view.reorderPress as? ReorderPress else { return }
      press.standInPoint = CGPoint(x: 160, y: y)
      press.state = state
      press.standInChange()
    }
    func items() -> [String?] { (0..<4).map { source.itemIdentifier(for: [0, $0]) } }
    let expected: [(Bool, [String])] = [
      (true, ["b", "c", "a", "d"]), (false, ["b", "c", "a", "d"]), (true, ["c", "a", "b", "d"]),
    ]
    for (makesMove, order) in expected {
      moves = makesMove
      drag(.began, 25)
      drag(.changed, 125)
      drag(.ended, 125)
      view.layoutIfNeeded()
      XCTAssertEqual(items(), order)
      XCTAssertEqual(
        (0..<4).map { view.frames["cell 0/\($0)"]?.minY }, [0, 50, 100, 150], "\(order)")
    }
    XCTAssertEqual(view.standInRecognizers.filter { $0 is ReorderPress }.count, 1)
    assertContractsKept()
  }

  /// Near an edge, the view scrolls and drags the item along.
  func testTheViewScrollsNearItsEdges() async throws {
    let stage = stage([(0..<40).map { _ in 50 }])
    stage.drag(.began, 10)
    stage.drag(.changed, 590)
    for _ in 0..<1_000 where stage.view.contentOffset.y < 300 {
      try await Task.sleep(nanoseconds: 1_000_000)
    }
    XCTAssertGreaterThanOrEqual(stage.view.contentOffset.y, 300)
    stage.drag(.ended, stage.press.drag.point.y)
    XCTAssertEqual(stage.moves.count, 1)
    XCTAssertEqual(stage.view.frames, try stage.view.fresh(strategy, stage.shelf.snapshot()))
    assertContractsKept()
  }
}
