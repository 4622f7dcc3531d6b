import Flow
import LayoutUIKit
import UIKit
import XCTest

/// Tests that run with the stand-ins and, by the package in Tests/AppleHosts/Simulator, in a simulator.
final class SimulatorTests: XCTestCase {
  /// Asserts that the visible cells are where the layout places them, without gaps.
  @MainActor
  private func assertStacked(_ view: UICollectionView, line: UInt = #line) {
    view.layoutIfNeeded()
    let paths = view.indexPathsForVisibleItems.sorted()
    XCTAssertGreaterThan(paths.count, 3, line: line)
    let frames = paths.compactMap { view.cellForItem(at: $0)?.frame }
    for (upper, lower) in zip(frames, frames.dropFirst()) {
      XCTAssertEqual(lower.minY, upper.maxY + 10, accuracy: 1, line: line)
    }
  }

  /// The chat is measured, scrolled, rotated and extended at its front.
  @MainActor
  func testAChatIsScrolledRotatedAndPrepended() async throws {
    let screen = ChatScreen()
    screen.loadView()
    let view = screen.chat
    view.frame = CGRect(x: 0, y: 0, width: 390, height: 800)
    let window = UIWindow(frame: view.frame)
    window.addSubview(view)
    screen.show(
      (0..<200).map {
        Message(id: $0, text: String(repeating: "Message ", count: 1 + $0 * 7 % 23))
      })
    assertStacked(view)
    XCTAssertNotNil(view.cellForItem(at: IndexPath(item: 199, section: 0)), "starts at its end")
    let heights = Set(
      view.indexPathsForVisibleItems.map { view.cellForItem(at: $0)?.frame.height })
    XCTAssertGreaterThan(heights.count, 1, "cells are measured")

    for _ in 0..<20 {
      view.contentOffset.y -= 97
      assertStacked(view)
    }
    view.frame.size = CGSize(width: 800, height: 390)
    assertStacked(view)

    let path = try XCTUnwrap(view.indexPathsForVisibleItems.sorted().last)
    let message = screen.source.itemIdentifier(for: path)
    let place = try XCTUnwrap(view.cellForItem(at: path)).frame.maxY - view.contentOffset.y
    screen.prepend((-50..<0).map { Message(id: $0, text: "Older message") })
    assertStacked(view)
    let moved = IndexPath(item: path.item + 50, section: 0)
    XCTAssertEqual(screen.source.itemIdentifier(for: moved), message)
    let cell = try XCTUnwrap(view.cellForItem(at: moved), "stays visible")
    XCTAssertEqual(cell.frame.maxY - view.contentOffset.y, place, accuracy: 2)
  }

  /// A chat of 200 messages that are measured late, on screen.
  @MainActor
  private func chat(_ count: Int = 200) -> (ChatScreen, UIWindow) {
    let screen = ChatScreen()
    screen.loadView()
    screen.chat.frame = CGRect(x: 0, y: 0, width: 390, height: 800)
    let window = UIWindow(frame: screen.chat.frame)
    window.addSubview(screen.chat)
    screen.show(
      (0..<count).map {
        Message(id: $0, text: String(repeating: "Message ", count: 1 + $0 * 7 % 23))
      })
    screen.chat.layoutIfNeeded()
    return (screen, window)
  }

  /// A few messages rest above the bottom inset, and are pushed up by others.
  @MainActor
  func testAShortChatRestsAtItsEnd() async throws {
    let (screen, window) = chat(2)
    let view = screen.chat
    for last in [1, 3] {
      let cell = try XCTUnwrap(view.cellForItem(at: IndexPath(item: last, section: 0)))
      XCTAssertEqual(
        cell.frame.maxY - view.contentOffset.y, 800 - view.adjustedContentInset.bottom, accuracy: 1)
      screen.prepend([-2, -1].map { Message(id: $0 - last, text: "Older message") })
      view.layoutIfNeeded()
    }
    _ = window
  }

  /// A scroll to a message among others that are measured on the way arrives.
  @MainActor
  func testAScrollAmongEstimatesArrives() async throws {
    let (screen, window) = chat()
    let view = screen.chat
    XCTAssertTrue(
      view.strategyLayout?.scroll(
        to: .cell(section: 0, item: 90), at: .center, animated: false) == true)
    view.layoutIfNeeded()
    let cell = try XCTUnwrap(view.cellForItem(at: IndexPath(item: 90, section: 0)))
    XCTAssertEqual(cell.frame.midY - view.contentOffset.y, 400, accuracy: 2)
    _ = window
  }

  /// What is seen stays in place if insets across the axis appear, as beside a notch.
  @MainActor
  func testInsetsAcrossTheAxisKeepThePlace() async throws {
    let (screen, window) = chat()
    let view = screen.chat
    view.contentOffset.y -= 3_000
    view.layoutIfNeeded()
    let path = try XCTUnwrap(
      view.indexPathsForVisibleItems.sorted().last { path in
        view.cellForItem(at: path).map { $0.frame.maxY <= view.bounds.maxY } == true
      })
    let place = try XCTUnwrap(view.cellForItem(at: path)).frame.maxY - view.contentOffset.y
    view.contentInset.left = 120
    view.collectionViewLayout.invalidateLayout()
    view.layoutIfNeeded()
    let cell = try XCTUnwrap(view.cellForItem(at: path))
    XCTAssertEqual(cell.frame.maxY - view.contentOffset.y, place, accuracy: 2)
    XCTAssertEqual(cell.frame.width, 270, accuracy: 1)
    _ = window
  }

  /// A scroll that is animated among messages that are measured on the way arrives as well.
  @MainActor
  func testAnAnimatedScrollAmongEstimatesArrives() async throws {
    let (screen, window) = chat()
    let view = screen.chat
    XCTAssertTrue(
      view.strategyLayout?.scroll(to: .cell(section: 0, item: 90), at: .center) == true)
    var distance: CGFloat?
    for _ in 0..<100 where distance.map({ abs($0) > 2 }) ?? true {
      #if canImport(ObjectiveC)
        try await Task.sleep(nanoseconds: 50_000_000)
      #else
        view.standInAnimate { _ in view.layoutIfNeeded() }
      #endif
      view.layoutIfNeeded()
      distance = view.cellForItem(at: IndexPath(item: 90, section: 0)).map {
        $0.frame.midY - view.contentOffset.y - 400
      }
    }
    XCTAssertEqual(try XCTUnwrap(distance), 0, accuracy: 2)
    _ = window
  }

  /// A row of 200 cells.
  @MainActor
  private final class Row: NSObject, UICollectionViewDataSource {
    /// The cells that the view has requested.
    var requested: Set<Int> = []

    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 200 }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      requested.insert(indexPath.item)
      return collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
  }

  /// A row that is read from right to left begins at the right after its first layout pass.
  @MainActor
  func testARowThatIsReadFromTheRightBeginsThere() async throws {
    let row = Row()
    let view = LayoutCollectionView(FlowLayout(axis: .horizontal)) { _, _ in
      CGSize(width: 100, height: 100)
    }
    view.frame = CGRect(x: 0, y: 0, width: 390, height: 100)
    let window = UIWindow(frame: view.frame)
    #if canImport(ObjectiveC)
      view.semanticContentAttribute = .forceRightToLeft
    #else
      view.standInDirection = .rightToLeft
    #endif
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = row
    window.addSubview(view)
    view.layoutIfNeeded()
    let first = try XCTUnwrap(view.cellForItem(at: IndexPath(item: 0, section: 0)))
    XCTAssertEqual(first.frame.maxX - view.contentOffset.x, 390, accuracy: 1)
    XCTAssertNil(view.cellForItem(at: IndexPath(item: 199, section: 0)))
    view.contentOffset.x -= 1_000
    view.layoutIfNeeded()
    XCTAssertEqual(first.frame.maxX, view.contentSize.width, accuracy: 1)
    XCTAssertTrue(row.requested.contains(11), "the cells after the first are to the left of it")
  }
}
