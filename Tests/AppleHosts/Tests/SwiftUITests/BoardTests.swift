import Board
import LayoutCore
import LayoutSwiftUI
import SwiftUI
import XCTest

@testable import LayoutPresets

/// Tests of boards whose cards the user moves and resizes.
@MainActor
final class BoardTests: XCTestCase {
  override func setUp() async throws { Contracts.reset() }

  private struct Card: Identifiable { var id: Int }

  /// Two cards of 2 × 1 and 1 × 1 modules.
  private let start = BoardPlacement(
    of: [BoardItem(width: 2, height: 1), BoardItem()], columns: 4)

  private let spacing = CGSize(width: 8, height: 8)

  private func places(_ placement: BoardPlacement) -> [[Int]] {
    placement.places.map { [$0.column, $0.row, $0.width, $0.height] }
  }

  func testADragIsInModules() async throws {
    XCTAssertEqual(places(start), [[0, 0, 2, 1], [2, 0, 1, 1]])
    // A card of two columns is 192 points wide: a column has 92 points, and 8 after it.
    let drag = try XCTUnwrap(
      BoardDrag(start, 0, size: CGSize(width: 192, height: 92), spacing: spacing))
    func moved(_ x: CGFloat, _ y: CGFloat, isMirrored: Bool = false) -> [Int] {
      places(drag.moving(by: CGSize(width: x, height: y), isMirrored: isMirrored))[0]
    }
    XCTAssertEqual(moved(49, 49), [0, 0, 2, 1])
    XCTAssertEqual(moved(151, 0), [2, 0, 2, 1])
    XCTAssertEqual(moved(1_000, 0), [2, 0, 2, 1])
    XCTAssertEqual(moved(-151, 0, isMirrored: true), [2, 0, 2, 1])
    let resized = drag.resizing(by: CGSize(width: 60, height: 130), isMirrored: false)
    XCTAssertEqual(places(resized)[0], [0, 0, 3, 2])
    XCTAssertEqual(
      places(drag.resizing(by: CGSize(width: -500, height: 0), isMirrored: false))[0], [0, 0, 1, 1])
    XCTAssertNil(BoardDrag(start, 2, size: .zero, spacing: spacing))
    XCTAssertNil(BoardDrag(start.locking(0), 0, size: .zero, spacing: spacing))
  }

  func testTheUserMovesAndResizesCards() async throws {
    var placement = start
    let binding = Binding(get: { placement }, set: { placement = $0 })
    let board = BoardStack([Card(id: 7), Card(id: 8)], placement: binding) { Text("\($0.id)") }
    let gestures = StandInGestures.of(board, size: CGSize(width: 192, height: 92))
    // A card has a gesture to move it, and one at its handle.
    XCTAssertEqual(gestures.count, 4)
    typealias Move = SequenceGesture<LongPressGesture, DragGesture>.Value
    func finger(_ x: CGFloat, _ y: CGFloat) -> DragGesture.Value {
      DragGesture.Value(standInLocation: CGPoint(x: x, y: y))
    }
    gestures[0].standInReport(Move.first(true))
    XCTAssertEqual(placement, start)
    gestures[0].standInReport(Move.second(true, finger(190, 0)))
    XCTAssertEqual(places(placement)[0], [2, 0, 2, 1])
    placement = start
    gestures[1].standInReport(finger(0, 110))
    XCTAssertEqual(places(placement)[0], [0, 0, 2, 2])
    XCTAssertEqual(Contracts.broken, [])
  }

  /// The distances between columns and rows are those of the strategy: a row has 50 points, and 20 after it.
  func testAStackOfABoardTakesThePlacement() async {
    var placement = start
    let binding = Binding(get: { placement }, set: { placement = $0 })
    let board = LayoutStack(BoardLayout(columnSpacing: 8, rowExtent: 50, rowSpacing: 20))
      .boardPlacement(binding, of: [Card(id: 7), Card(id: 8)]) { Text("\($0.id)") }
    let gestures = StandInGestures.of(board, size: CGSize(width: 192, height: 50))
    XCTAssertEqual(gestures.count, 4)
    gestures[1].standInReport(
      DragGesture.Value(standInLocation: CGPoint(x: 0, y: 100)))
    XCTAssertEqual(places(placement)[0], [0, 0, 2, 2])
    gestures[1].standInReport(
      DragGesture.Value(standInLocation: CGPoint(x: 100, y: 130)))
    XCTAssertEqual(places(placement)[0], [0, 0, 3, 3])
    XCTAssertEqual(Contracts.broken, [])
  }

  func testTheUserMovesCardsOfALazyBoard() async throws {
    var placement = start
    let binding = Binding(get: { placement }, set: { placement = $0 })
    let board = LazyLayoutStack(
      BoardLayout(columnSpacing: 8, rowSpacing: 8), [Card(id: 7), Card(id: 8)]
    ) { Text("\($0.id)") }
    .boardPlacement(binding)
    let screen = StandInScreen(board, width: 392, height: 400)
    #if canImport(UIKit)
      let list = try XCTUnwrap(screen.view as? UICollectionView)
      let hosts: [Any?] = [0, 1].map {
        list.cellForItem(at: IndexPath(item: $0, section: 0))?.contentConfiguration
      }
    #else
      let list = try XCTUnwrap((screen.view as? NSScrollView)?.documentView as? NSCollectionView)
      let hosts: [Any?] = [0, 1].map { list.item(at: IndexPath(item: $0, section: 0))?.view }
    #endif
    let card = try XCTUnwrap((hosts[1] as? any StandInHosting)?.standInHosted)
    let gestures = StandInGestures.of(card, size: CGSize(width: 92, height: 92))
    XCTAssertEqual(gestures.count, 2)
    gestures[0].standInReport(
      SequenceGesture<LongPressGesture, DragGesture>.Value.second(
        true, DragGesture.Value(standInLocation: CGPoint(x: 100, y: 0))))
    XCTAssertEqual(places(placement), [[0, 0, 2, 1], [3, 0, 1, 1]])
    XCTAssertEqual(Contracts.broken, [])
  }

  func testALazyBoardFollowsThePlacement() async {
    func view(_ placement: BoardPlacement) -> some View {
      LazyLayoutStack(
        BoardLayout(columnSpacing: 8, rowSpacing: 8), [Card(id: 7), Card(id: 8)]
      ) { Text("\($0.id)") }
      .boardPlacement(placement)
    }
    let screen = StandInScreen(view(start), width: 392, height: 400)
    func frames() -> [CGRect] {
      #if canImport(UIKit)
        let list = screen.view as! UICollectionView
      #else
        let list = (screen.view as! NSScrollView).documentView as! NSCollectionView
      #endif
      return list.standInShown.map { $0.frame }.sorted { ($0.minY, $0.minX) < ($1.minY, $1.minX) }
    }
    XCTAssertEqual(
      frames(),
      [CGRect(x: 0, y: 0, width: 192, height: 92), CGRect(x: 200, y: 0, width: 92, height: 92)])
    screen.update(view(start.moving(1, toColumn: 3, row: 0)))
    XCTAssertEqual(frames().last, CGRect(x: 300, y: 0, width: 92, height: 92))
    XCTAssertEqual(Contracts.broken, [])
  }
}
