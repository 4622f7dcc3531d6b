import Flow
import LayoutUIKit
import UIKit
import XCTest

/// A test that runs with the stand-ins and, by the package in Tests/AppleHosts/Simulator, in a simulator.
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
}
