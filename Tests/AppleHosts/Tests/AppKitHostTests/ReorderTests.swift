import AppKit
import LayoutAppKit
import LayoutCore
import Waterfall
import XCTest

/// Tests of the reordering of `LayoutCollectionView`, whose data and index paths are unchanged until the
/// drag ends.
@MainActor
final class ReorderTests: XCTestCase {
  override func setUp() async throws { Contracts.reset() }

  @MainActor
  private final class Stage {
    let shelf: PlaceTests.Heights
    let view: LayoutCollectionView
    var moves: [String] = []

    init(_ heights: [[Double]]) {
      shelf = PlaceTests.Heights(heights)
      view = shelf.view(WaterfallLayout(columns: 1, itemSpacing: 0, itemSizing: .exact))
      view.reorders { [unowned self] source, destination in
        moves.append(
          "\(source.section)/\(source.item) to \(destination.section)/\(destination.item)")
        let height = shelf.sections[source.section].remove(at: source.item)
        shelf.sections[destination.section].insert(height, at: destination.item)
      }
    }

    @discardableResult
    func drag(_ ys: [CGFloat], isReleased: Bool = false) -> Bool {
      view.standInDrag(ys.map { NSPoint(x: 160, y: $0) }, isReleased: isReleased)
    }

    func release() {
      for case let pan as NSPanGestureRecognizer in view.standInRecognizers { pan.standInEnd() }
    }

    /// The top and the height of the items of a section, by the index in the data.
    func items(_ section: Int) -> [String] {
      shelf.scrollView.layoutSubtreeIfNeeded()
      return shelf.sections[section].indices.map { item in
        guard let frame = view.frames["cell \(section)/\(item)"] else { return "none" }
        return "\(Int(frame.minY)) \(Int(frame.height))"
      }
    }
  }

  func testAnItemIsDroppedWhereTheOthersMadeRoom() async {
    let stage = Stage([[40, 50, 60], [70]])
    XCTAssertEqual(stage.items(0), ["0 40", "40 50", "90 60"])
    XCTAssertTrue(stage.drag([10, 60]))
    // The lifted item is under the pointer, and the one below it has made room.
    XCTAssertEqual(stage.items(0), ["50 40", "0 50", "90 60"])
    XCTAssertEqual(stage.moves, [])
    stage.view.window?.standInPress(key: 53)
    stage.drag([10, 60, 140])
    XCTAssertEqual(stage.items(0), ["130 40", "0 50", "50 60"])
    XCTAssertEqual(stage.items(1), ["150 70"])
    stage.release()
    XCTAssertEqual(stage.moves, ["0/0 to 0/2"])
    XCTAssertEqual(stage.items(0), ["0 50", "50 60", "110 40"])
    assertContractsKept()
  }

  func testAnItemIsDroppedInAnotherSection() async {
    let stage = Stage([[40, 50, 60], [70, 80]])
    stage.drag([50, 200], isReleased: true)
    XCTAssertEqual(stage.moves, ["0/1 to 1/1"])
    XCTAssertEqual(stage.items(0), ["0 40", "40 60"])
    XCTAssertEqual(stage.items(1), ["100 70", "170 50", "220 80"])
    assertContractsKept()
  }

  /// A small item over a large one is dropped only where it would lie under the pointer.
  func testASmallItemOverALargeOneDoesNotFlicker() async {
    let stage = Stage([[40, 200, 40]])
    stage.drag([20, 60, 100, 150, 195])
    XCTAssertEqual(stage.items(0)[1], "40 200")
    stage.view.window?.standInPress(key: 53)
    stage.drag([20, 60, 195, 205])
    XCTAssertEqual(stage.items(0)[1], "0 200")
    stage.release()
    XCTAssertEqual(stage.moves, ["0/0 to 0/1"])
    assertContractsKept()
  }

  func testEscapeCancelsADrag() async {
    let stage = Stage([[40, 200, 60]])
    stage.drag([10, 230])
    XCTAssertEqual(stage.items(0), ["220 40", "0 200", "240 60"])
    stage.view.window?.standInPress(key: 53)
    XCTAssertEqual(stage.items(0), ["0 40", "40 200", "240 60"])
    // The button is still pressed.
    stage.release()
    XCTAssertEqual(stage.moves, [])
    XCTAssertEqual(stage.items(0), ["0 40", "40 200", "240 60"])
    assertContractsKept()
  }

  func testADragBetweenItemsIsLeftToTheView() async {
    let stage = Stage([[40, 50]])
    XCTAssertFalse(stage.drag([300, 20], isReleased: true))
    XCTAssertEqual(stage.moves, [])
  }

  /// If the data changes during a drag, the drag ends.
  func testAChangeOfTheDataEndsTheDrag() async {
    let stage = Stage([[40, 50, 60]])
    stage.drag([10, 60])
    stage.view.performBatchUpdates {
      stage.shelf.sections[0].remove(at: 0)
      stage.view.deleteItems(at: [IndexPath(item: 0, section: 0)])
    }
    XCTAssertEqual(stage.items(0), ["0 50", "50 60"])
    stage.release()
    XCTAssertEqual(stage.moves, [])
    XCTAssertEqual(stage.items(0), ["0 50", "50 60"])
    assertContractsKept()
  }

  /// The app of a diffable data source moves items by a snapshot; without one, they return.
  func testADiffableDataSourceMovesItsOwnItems() async {
    let scrollView = NSScrollView(frame: NSRect(x: 0, y: 0, width: 320, height: 480))
    let view = LayoutCollectionView(
      WaterfallLayout(columns: 1, itemSpacing: 0, itemSizing: .exact)
    ) { _, _ in CGSize(width: 100, height: 50) }
    let source = NSCollectionViewDiffableDataSource<Int, String>(collectionView: view) { _, _, _ in
      NSCollectionViewItem()
    }
    source.standInItems = ["a", "b", "c", "d"]
    scrollView.documentView = view
    scrollView.layoutSubtreeIfNeeded()
    var moves = true
    view.reorders { path, destination in
      guard moves else { return }
      view.performBatchUpdates {
        source.standInItems.insert(
          source.standInItems.remove(at: path.item), at: destination.item)
        view.moveItem(at: path, to: destination)
      }
    }
    let expected: [(Bool, [String])] = [
      (true, ["b", "c", "a", "d"]), (false, ["b", "c", "a", "d"]), (true, ["c", "a", "b", "d"]),
    ]
    for (makesMove, order) in expected {
      moves = makesMove
      view.standInDrag([25, 125].map { NSPoint(x: 160, y: $0) })
      scrollView.layoutSubtreeIfNeeded()
      XCTAssertEqual(source.standInItems, order)
      XCTAssertEqual(
        (0..<4).map { view.frames["cell 0/\($0)"]?.minY }, [0, 50, 100, 150], "\(order)")
    }
    XCTAssertEqual(view.standInRecognizers.count, 1)
    assertContractsKept()
  }

  /// Near an edge, the view scrolls and drags the item along.
  func testTheViewScrollsNearItsEdges() async throws {
    let stage = Stage([(0..<40).map { _ in 50 }])
    let clip = stage.shelf.scrollView.contentView
    stage.drag([10, 470])
    for _ in 0..<1_000 where clip.bounds.minY < 300 {
      try await Task.sleep(nanoseconds: 1_000_000)
    }
    XCTAssertGreaterThanOrEqual(clip.bounds.minY, 300)
    stage.release()
    XCTAssertEqual(stage.moves.count, 1)
    assertContractsKept()
  }
}
