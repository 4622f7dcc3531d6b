import AppKit
import LayoutAppKit
import LayoutCore
import Schedule
import XCTest

/// Tests of a schedule, which scrolls along both axes.
final class ScheduleTests: XCTestCase {
  override func setUp() async throws { await Contracts.reset() }

  @MainActor
  private final class Rooms: Timetable, NSCollectionViewDataSource, NSCollectionViewDelegate {
    let layout = CollectionLayout(Timetable.strategy)
    let scrollView = NSScrollView(frame: NSRect(x: 0, y: 0, width: 320, height: 240))
    let view = NSCollectionView(frame: NSRect(x: 0, y: 0, width: 320, height: 240))

    init(_ direction: NSUserInterfaceLayoutDirection = .leftToRight) {
      super.init()
      view.userInterfaceLayoutDirection = direction
      scrollView.documentView = view
      view.collectionViewLayout = layout
      view.register(
        Book.self, forItemWithIdentifier: NSUserInterfaceItemIdentifier(rawValue: "book"))
      for kind in [ElementKind.scheduleLine, .scheduleNow, .scheduleBreak] {
        layout.register(NSView.self, forDecorationViewOfKind: kind.collectionViewKind)
      }
      view.delegate = self
      view.dataSource = self
      scrollView.layoutSubtreeIfNeeded()
    }

    func scroll(to point: NSPoint) {
      scrollView.contentView.scroll(to: point)
      scrollView.layoutSubtreeIfNeeded()
    }

    func numberOfSections(in collectionView: NSCollectionView) -> Int { rooms.count }
    func collectionView(
      _ collectionView: NSCollectionView, numberOfItemsInSection section: Int
    ) -> Int { rooms[section].count }
    func collectionView(
      _ collectionView: NSCollectionView, itemForRepresentedObjectAt indexPath: IndexPath
    ) -> NSCollectionViewItem {
      collectionView.makeItem(
        withIdentifier: NSUserInterfaceItemIdentifier(rawValue: "book"), for: indexPath)
    }
    func collectionView(
      _ collectionView: NSCollectionView,
      viewForSupplementaryElementOfKind kind: NSCollectionView.SupplementaryElementKind,
      at indexPath: IndexPath
    ) -> NSView { NSView(frame: .zero) }
  }

  @MainActor
  func testTitlesAndTheRulerStayWhileBothAxesScroll() async {
    let rooms = Rooms()
    XCTAssertEqual(rooms.view.frames["tick 0/-1"], NSRect(x: 80, y: 0, width: 60, height: 28))
    rooms.scroll(to: NSPoint(x: 400, y: 100))
    Timetable.assertScrolled(rooms.view.frames)
    assertContractsKept()
  }

  @MainActor
  func testAMovedEventTravelsToItsNewRoom() async {
    let rooms = Rooms()
    rooms.scroll(to: NSPoint(x: 400, y: 100))
    let before = rooms.view.frames
    rooms.moveEvent(in: rooms.view)
    rooms.scrollView.layoutSubtreeIfNeeded()
    Timetable.assertMoved(rooms.view.frames)
    XCTAssertEqual(rooms.scrollView.contentView.bounds.origin, NSPoint(x: 400, y: 100))
    let moved = rooms.view.standInAnimations.first {
      $0.isInitial && $0.indexPath == IndexPath(item: 0, section: 2) && $0.kind == nil
    }
    XCTAssertEqual(moved?.attributes?.frame, before["cell 1/0"])
    assertContractsKept()
  }

  @MainActor
  func testTimeBeginsAtTheRightFromRightToLeft() async {
    let rooms = Rooms(.rightToLeft)
    rooms.scroll(to: NSPoint(x: 800, y: 100))
    // The view ends at 1120, where titles and the corner stay.
    let frames = rooms.view.frames
    XCTAssertEqual(
      frames["\(Timetable.header) 1/0"], NSRect(x: 1_040, y: 92, width: 80, height: 64))
    XCTAssertEqual(frames["corner 0/-1"], NSRect(x: 1_040, y: 100, width: 80, height: 28))
    XCTAssertEqual(frames["tick 0/-9"], NSRect(x: 900, y: 100, width: 60, height: 28))
    XCTAssertEqual(frames["cell 1/0"], NSRect(x: 900, y: 92, width: 60, height: 64))
    assertContractsKept()
  }
}
