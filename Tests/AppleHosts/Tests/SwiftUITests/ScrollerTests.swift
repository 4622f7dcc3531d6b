import Foundation
import LayoutCore
import LayoutHosting
import LayoutRuntime
import LayoutSwiftUI
import SwiftUI
import Waterfall
import XCTest

#if canImport(UIKit)
  import UIKit
#elseif canImport(AppKit)
  import AppKit
#endif

/// Tests of a lazy stack of items that are 50 points high, in a window of 300 by 200.
final class ScrollerTests: XCTestCase {
  override func setUp() async throws { await Contracts.reset() }

  typealias Lazy = LazyLayoutStack<WaterfallLayout, LazyTests.Photo, Int, Text>

  @MainActor
  private func lazy(_ count: Int) -> Lazy {
    LazyLayoutStack(
      WaterfallLayout(columns: 1, itemSpacing: 0, itemSizing: .exact),
      sections: [(0..<count).map { LazyTests.Photo(id: $0, height: 50) }], id: { $0.id }
    ) { photo, _ in
      CGSize(width: 1, height: photo.height)
    } content: { photo in
      Text("\(photo.id)")
    }
  }

  @MainActor
  func testScrollingToAnElement() async {
    let scroller = LazyScroller()
    XCTAssertFalse(scroller.scroll(to: 3))
    let screen = LazyTests.Screen(lazy(20).scroller(scroller))
    XCTAssertTrue(scroller.scroll(to: 19, at: .end))
    screen.settle()
    XCTAssertEqual(screen.offset, 800)
    XCTAssertTrue(scroller.scroll(to: 7, at: .start, animated: false))
    screen.settle()
    XCTAssertEqual(screen.offset, 350)
    XCTAssertFalse(scroller.scroll(to: 99))
    XCTAssertFalse(scroller.scroll(to: "7"))
    XCTAssertEqual(Contracts.broken, [])
  }

  @MainActor
  func testThePositionIsAnItemAndItsDistance() async throws {
    let scroller = LazyScroller()
    let screen = LazyTests.Screen(lazy(20).scroller(scroller))
    XCTAssertEqual(scroller.position, CollectionPosition(section: 0, item: 0))
    screen.offset = 130
    screen.settle()
    let position = CollectionPosition(section: 0, item: 3, edge: .start, distance: 20)
    XCTAssertEqual(scroller.position, position)
    let data = try JSONEncoder().encode(position)
    XCTAssertEqual(try JSONDecoder().decode(CollectionPosition.self, from: data), position)

    scroller.position = CollectionPosition(section: 0, item: 10, distance: 5)
    screen.settle()
    XCTAssertEqual(screen.offset, 495)
    // The offset is clamped to the content; a position of no item is ignored.
    scroller.position = CollectionPosition(section: 0, item: 19)
    screen.settle()
    XCTAssertEqual(screen.offset, 800)
    scroller.position = CollectionPosition(section: 3, item: 0)
    screen.settle()
    XCTAssertEqual(screen.offset, 800)
    XCTAssertEqual(Contracts.broken, [])
  }

  @MainActor
  func testAChatIsMeasuredFromItsEnd() async {
    let scroller = LazyScroller()
    let screen = LazyTests.Screen(
      lazy(20).scroller(scroller).layoutSettings { $0.anchor = .end })
    XCTAssertEqual(screen.offset, 800, "it starts at its end")
    screen.offset = 770
    screen.settle()
    // From 770 to 970: item 18 ends at 950.
    let position = CollectionPosition(section: 0, item: 18, edge: .end, distance: 20)
    XCTAssertEqual(scroller.position, position)
    screen.offset = 0
    screen.settle()
    scroller.position = position
    screen.settle()
    XCTAssertEqual(screen.offset, 770)
    XCTAssertEqual(Contracts.broken, [])
  }

  @MainActor
  func testAShortChatRestsAtItsEndAlsoIfItLoadsLate() async {
    func chat(_ count: Int) -> Lazy { lazy(count).scrollAnchor(.end) }
    let screen = LazyTests.Screen(chat(0))
    screen.update(chat(2))
    XCTAssertEqual(screen.shown, ["100: 0", "150: 1"])
    XCTAssertEqual(screen.offset, 0)
    screen.update(chat(3), animation: .default)
    XCTAssertEqual(screen.shown, ["50: 0", "100: 1", "150: 2"])
    screen.update(chat(20))
    XCTAssertEqual(screen.offset, 800)
    XCTAssertEqual(screen.shown, ["800: 16", "850: 17", "900: 18", "950: 19"])
    XCTAssertEqual(Contracts.broken, [])
  }

  @MainActor
  func testAScrollBeforeTheFirstLayoutIsPerformedThen() async {
    let scroller = LazyScroller()
    let screen = LazyTests.Screen(
      lazy(20).scroller(scroller).onAppear {
        XCTAssertTrue(scroller.scroll(to: 7, at: .start, animated: false))
      })
    XCTAssertEqual(screen.offset, 350)
    XCTAssertEqual(screen.shown.first, "350: 7")
    screen.offset = 0
    screen.settle()
    XCTAssertEqual(screen.offset, 0, "once")
    XCTAssertEqual(Contracts.broken, [])
  }

  @MainActor
  func testThePositionIsBoundAndReported() async {
    var (id, visible, started): (Int?, [Int], Int) = (7, [], 0)
    func view() -> some View {
      lazy(20).scrollPosition(id: Binding(get: { id }, set: { id = $0 }))
        .onVisibleElementsChange { visible = $0 }.onNearStart(within: 2) { started += 1 }
    }
    func wait() async { for _ in 0..<20 { await Task.yield() } }
    let screen = LazyTests.Screen(view())
    await wait()
    XCTAssertEqual(screen.offset, 350)
    XCTAssertEqual(visible, [7, 8, 9, 10])
    XCTAssertEqual(started, 0)
    screen.offset = 50
    screen.settle()
    await wait()
    XCTAssertEqual(visible, [1, 2, 3, 4])
    XCTAssertEqual(id, 1)
    XCTAssertEqual(started, 1)
    id = 12
    screen.update(view())
    XCTAssertEqual(screen.offset, 600)
    await wait()
    XCTAssertEqual(id, 12)
    XCTAssertEqual(Contracts.broken, [])
  }

  @MainActor
  func testABoundPositionWaitsForItsData() async {
    var id: Int? = 15
    func view(_ count: Int) -> some View {
      lazy(count).scrollPosition(id: Binding(get: { id }, set: { id = $0 }))
    }
    func wait() async { for _ in 0..<20 { await Task.yield() } }
    for first in [0, 4] {
      id = 15
      let screen = LazyTests.Screen(view(first))
      await wait()
      XCTAssertEqual(id, 15, "it is not overwritten before")
      screen.update(view(40))
      await wait()
      XCTAssertEqual(screen.offset, 750)
      XCTAssertEqual(id, 15)
      screen.offset = 300
      screen.settle()
      await wait()
      XCTAssertEqual(id, 6)
    }
    XCTAssertEqual(Contracts.broken, [])
  }

  /// A person who scrolls waits for no element.
  @MainActor
  func testAPositionThatNeverLoadsIsReplaced() async {
    var id: Int? = 99
    let screen = LazyTests.Screen(
      lazy(20).scrollPosition(id: Binding(get: { id }, set: { id = $0 })))
    screen.offset = 300
    screen.settle()
    for _ in 0..<20 { await Task.yield() }
    XCTAssertEqual(id, 6)
    XCTAssertEqual(Contracts.broken, [])
  }

  #if canImport(UIKit)
    @MainActor
    func testABoundPositionIsBelowTheBar() async {
      for (place, bound) in [(ScrollPlace.start, 10), (.center, 10), (.end, 11)] {
        var id: Int?
        func view() -> some View {
          lazy(100).scrollPosition(id: Binding(get: { id }, set: { id = $0 }), at: place)
        }
        let screen = LazyTests.Screen(view(), bar: 100)
        screen.offset = 400
        screen.settle()
        for _ in 0..<20 { await Task.yield() }
        XCTAssertEqual(id, bound, "\(place)")
        let again = LazyTests.Screen(view(), bar: 100)
        XCTAssertEqual(again.offset, place == .center ? 375 : 400, "\(place)")
      }
      XCTAssertEqual(Contracts.broken, [])
    }
  #endif

  @MainActor
  func testMoreIsAskedForOnceNearTheEnd() async {
    var asked = 0
    func view(_ count: Int) -> Lazy { lazy(count).onNearEnd(within: 5) { asked += 1 } }
    func wait() async { for _ in 0..<20 { await Task.yield() } }
    let screen = LazyTests.Screen(view(20))
    await wait()
    XCTAssertEqual(asked, 0)
    for offset in [CGFloat(500), 550, 600, 700, 800] {
      screen.offset = offset
      screen.settle()
    }
    await wait()
    XCTAssertEqual(asked, 1)
    screen.update(view(40))
    await wait()
    XCTAssertEqual(asked, 1)
    screen.offset = 1700
    screen.settle()
    await wait()
    XCTAssertEqual(asked, 2)
    XCTAssertEqual(Contracts.broken, [])
  }
}
