import Foundation
import LayoutUIKit
import UIKit
import XCTest

/// Tests of the five screens that the pages of the hosts show.
///
/// .ci/interop type-checks them for Apple's platforms, in the language modes of Swift 5 and 6, and with
/// the main actor as the default isolation.
final class ScreenTests: XCTestCase {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()

  /// Lays a screen out, and returns the frames of its cells in order.
  @MainActor
  private func frames(_ screen: UIViewController) throws -> [CGRect] {
    screen.loadView()
    let view = try XCTUnwrap(screen.view as? UICollectionView)
    view.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
    view.layoutIfNeeded()
    return view.indexPathsForVisibleItems.sorted().compactMap { view.cellForItem(at: $0)?.frame }
  }

  func testThePageShowsTheScreens() throws {
    let page = Self.folder.appendingPathComponent(
      "../../../../Sources/LayoutUIKit/LayoutUIKit.docc/Screens.md")
    let text = try String(contentsOf: page, encoding: .utf8)
    for name in ["Wall", "Settings", "Chat", "Sheet"] {
      let file = Self.folder.appendingPathComponent("\(name).swift")
      XCTAssertTrue(text.contains(try String(contentsOf: file, encoding: .utf8)), name)
    }
  }

  func testScreensAreShort() throws {
    let limits = ["Wall": 20, "Settings": 24, "Chat": 28, "Sheet": 30, "Masonry": 22]
    for (name, limit) in limits {
      let file = Self.folder.appendingPathComponent("\(name).swift")
      let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
      XCTAssertLessThanOrEqual(lines.filter { !$0.hasPrefix("import ") }.count, limit, name)
    }
  }

  @MainActor
  func testTheWallMeasuresItsCaptions() async throws {
    let screen = WallScreen()
    _ = try frames(screen)
    let long = String(repeating: "caption ", count: 10)
    screen.show(
      [Picture(title: "A", caption: long), Picture(title: "B", caption: "b")], animated: false)
    let frames = try frames(screen)
    // A line has 20 characters at a width of 155 points: 19.
    XCTAssertEqual(frames.map { $0.width }, [155, 155])
    XCTAssertEqual(frames.map { $0.height }, [120, 40])
  }

  @MainActor
  func testSettingsMeasureTheirRows() async throws {
    let screen = SettingsScreen()
    _ = try frames(screen)
    var snapshot = NSDiffableDataSourceSnapshot<String, Row>()
    snapshot.appendSections(["Network"])
    snapshot.appendItems([Row(title: "Wi-Fi", detail: ""), Row(title: "Bluetooth", detail: "On")])
    screen.show(snapshot)
    XCTAssertEqual(try frames(screen).map { $0.height }, [20, 40])
    XCTAssertNotNil(
      screen.list.supplementaryView(
        forElementKind: UICollectionView.elementKindSectionHeader,
        at: IndexPath(item: 0, section: 0)))
  }

  @MainActor
  func testTheChatStartsAtItsEnd() async throws {
    let screen = ChatScreen()
    screen.show((0..<100).map { Message(id: $0, text: "Message \($0)") })
    _ = try frames(screen)
    let last = IndexPath(item: 99, section: 0)
    XCTAssertNotNil(screen.chat.cellForItem(at: last))
    let distance = screen.chat.contentSize.height - screen.chat.contentOffset.y
    XCTAssertEqual(distance, 480, accuracy: 1)
    screen.prepend((-20..<0).map { Message(id: $0, text: "Message \($0)") })
    screen.chat.layoutIfNeeded()
    XCTAssertNotNil(screen.chat.cellForItem(at: IndexPath(item: 119, section: 0)))
  }

  @MainActor
  func testTheSheetShowsItsTitles() async throws {
    XCTAssertEqual(try frames(SheetScreen()).count, 4)
  }
}
