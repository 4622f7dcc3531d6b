import Foundation
import LayoutPresets
import LayoutUIKit
import SwiftUI
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
    for name in ["Wall", "Shots", "Settings", "Chat", "Sheet"] {
      let file = Self.folder.appendingPathComponent("\(name).swift")
      XCTAssertTrue(text.contains(try String(contentsOf: file, encoding: .utf8)), name)
    }
  }

  func testTheSwiftUIPageShowsItsScreens() throws {
    let page = Self.folder.appendingPathComponent(
      "../../../../Sources/LayoutSwiftUI/LayoutSwiftUI.docc/SwiftUIScreens.md")
    let text = try String(contentsOf: page, encoding: .utf8)
    for name in ["Bubbles", "Dashboard", "Groups"] {
      let file = Self.folder.appendingPathComponent("\(name).swift")
      XCTAssertTrue(text.contains(try String(contentsOf: file, encoding: .utf8)), name)
    }
  }

  /// Counts imports and models, but neither empty lines nor the conditions of the test's own file.
  func testScreensAreShort() throws {
    let limits = [
      "Wall": 21, "Shots": 30, "Settings": 26, "Chat": 28, "Sheet": 33, "Masonry": 22,
      "Bubbles": 24, "Dashboard": 15, "Groups": 17, "../SnippetTests/AppKitSheet": 44,
    ]
    for (name, limit) in limits {
      let file = Self.folder.appendingPathComponent("\(name).swift")
      let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
      XCTAssertLessThanOrEqual(lines.filter { !$0.hasPrefix("#") }.count, limit, name)
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

  private func row(_ frame: CGRect) -> [Int] { [Int(frame.minX), Int(frame.width)] }

  @MainActor
  func testShotsAreMovedByAPress() async throws {
    let screen = ShotsScreen()
    screen.show((0..<4).map { Shot(id: $0, width: 100, height: 100) })
    XCTAssertEqual(try frames(screen).count, 4)
    let press = try XCTUnwrap(
      screen.wall.standInRecognizers.compactMap { $0 as? UILongPressGestureRecognizer }.first)
    for (state, place) in [
      (UIGestureRecognizer.State.began, 0), (.changed, 1), (.ended, 1),
    ] {
      let path = IndexPath(item: place, section: 0)
      let frame = try XCTUnwrap(screen.wall.layoutAttributesForItem(at: path)?.frame)
      if state != .ended { press.standInPoint = CGPoint(x: frame.midX, y: frame.midY) }
      press.state = state
      press.standInChange()
    }
    XCTAssertEqual(screen.shots.map { $0.id }, [1, 0, 2, 3])
    XCTAssertEqual(screen.source.snapshot().itemIdentifiers.map { $0.id }, [1, 0, 2, 3])
  }

  /// A text has letters 10 points wide: a short message is as wide as it, a long one wraps at three
  /// quarters of the width.
  @MainActor
  func testBubblesAreAsWideAsTheirText() async throws {
    let long = String(repeating: "long ", count: 20)
    let notes = [
      Note(id: 0, text: "Hello", isOwn: false), Note(id: 1, text: "Hi", isOwn: true),
      Note(id: 2, text: long, isOwn: true),
    ]
    let screen = StandInScreen(BubblesView(notes: notes), width: 320, height: 480)
    let list = try XCTUnwrap(screen.view as? UICollectionView)
    let frames = list.indexPathsForVisibleItems.sorted().compactMap {
      list.cellForItem(at: $0)?.frame
    }
    XCTAssertEqual(frames.map { row($0) }, [[0, 50], [300, 20], [80, 240]])
    // 24 letters fit on a line.
    XCTAssertEqual(frames.map { $0.height }, [20, 20, 100])
  }

  @MainActor
  func testSettingsHaveCards() async throws {
    let groups = [
      SettingGroup(id: "Network", settings: [Setting(id: "Wi-Fi"), Setting(id: "VPN")])
    ]
    let screen = StandInScreen(GroupsView(groups: groups), width: 320, height: 480)
    let cards = screen.view.subviews.compactMap { $0 as? SurfaceView }
    XCTAssertEqual(cards.map { $0.layer.cornerRadius }, [10])
    XCTAssertEqual(
      (screen.view as? UICollectionView)?.backgroundColor?.standInName, "systemGroupedBackground")
  }

  @MainActor
  func testADashboardHasCardsWithHandles() async throws {
    let placement = BoardPlacement(of: [BoardItem(width: 2, height: 1), BoardItem()], columns: 4)
    let view = Dashboard(
      widgets: [Widget(id: 0, title: "A"), Widget(id: 1, title: "B")], placement: placement)
    XCTAssertEqual(
      StandInGestures.of(view, size: CGSize(width: 100, height: 100)).count, 4)
  }
}
