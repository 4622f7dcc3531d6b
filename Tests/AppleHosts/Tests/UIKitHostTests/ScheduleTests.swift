import LayoutCore
import LayoutUIKit
import Schedule
import UIKit
import XCTest

/// Tests of a schedule, which scrolls along both axes.
final class ScheduleTests: XCTestCase {
  override func setUp() async throws { await Contracts.reset() }

  @MainActor
  private final class Rooms: Timetable, UICollectionViewDataSource, UICollectionViewDelegate {
    let layout = CollectionLayout(Timetable.strategy)

    func view(_ direction: UIUserInterfaceLayoutDirection = .leftToRight) -> UICollectionView {
      let view = LayoutCollectionView(
        frame: CGRect(x: 0, y: 0, width: 320, height: 240), collectionViewLayout: layout)
      view.standInDirection = direction
      view.register(Card.self, forCellWithReuseIdentifier: "card")
      for kind in [ElementKind.header, .scheduleTick, .scheduleCorner] {
        view.register(
          UICollectionReusableView.self, forSupplementaryViewOfKind: kind.collectionViewKind,
          withReuseIdentifier: "title")
      }
      for kind in [ElementKind.scheduleLine, .scheduleNow, .scheduleBreak] {
        layout.register(
          UICollectionReusableView.self, forDecorationViewOfKind: kind.collectionViewKind)
      }
      view.dataSource = self
      view.delegate = self
      view.layoutIfNeeded()
      return view
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { rooms.count }
    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { rooms[section].count }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "card", for: indexPath)
    }
    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      collectionView.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "title", for: indexPath)
    }
  }

  @MainActor
  func testTitlesAndTheRulerStayWhileBothAxesScroll() async {
    let view = Rooms().view()
    XCTAssertEqual(view.contentSize, CGSize(width: 1_520, height: 668))
    XCTAssertEqual(view.frames["tick 0/-1"], CGRect(x: 80, y: 0, width: 60, height: 28))
    view.contentOffset = CGPoint(x: 400, y: 100)
    view.layoutIfNeeded()
    Timetable.assertScrolled(view.frames)
    view.contentOffset.x = 700
    view.layoutIfNeeded()
    XCTAssertEqual(
      view.frames["break 0/-1"], CGRect(x: 800, y: 28, width: 60, height: 640))
    assertContractsKept()
  }

  @MainActor
  func testAMovedEventTravelsToItsNewRoom() async throws {
    let rooms = Rooms()
    let view = rooms.view()
    view.contentOffset = CGPoint(x: 400, y: 100)
    view.layoutIfNeeded()
    let before = view.frames
    rooms.moveEvent(in: view)
    view.layoutIfNeeded()
    Timetable.assertMoved(view.frames)
    XCTAssertEqual(view.contentOffset, CGPoint(x: 400, y: 100))
    func initial(_ path: IndexPath) -> UICollectionViewLayoutAttributes? {
      view.standInAnimations.first { $0.isInitial && $0.indexPath == path && $0.kind == nil }?
        .attributes
    }
    XCTAssertEqual(initial([2, 0])?.frame, before["cell 1/0"])
    XCTAssertEqual(initial([2, 0])?.alpha, 1)
    XCTAssertEqual(initial([2, 2])?.frame, before["cell 2/1"], "it becomes narrower")
    assertContractsKept()
  }

  @MainActor
  func testTimeBeginsAtTheRightFromRightToLeft() async throws {
    let rooms = Rooms()
    let view = rooms.view(.rightToLeft)
    XCTAssertEqual(view.contentOffset.x, 1_200)
    view.contentOffset = CGPoint(x: 800, y: 100)
    view.layoutIfNeeded()
    func frame(_ kind: ElementKind?, _ path: IndexPath) throws -> CGRect {
      let shown = view.standInShown.first {
        $0.indexPath == path && $0.representedElementKind == kind?.collectionViewKind
      }
      return view.standInDisplayFrame(of: try XCTUnwrap(shown))
    }
    // The view ends at 1120, where titles and the corner stay.
    XCTAssertEqual(
      try frame(.header, [1, 0]), CGRect(x: 1_040, y: 92, width: 80, height: 64))
    XCTAssertEqual(
      try frame(.scheduleCorner, [0, -1]), CGRect(x: 1_040, y: 100, width: 80, height: 28))
    XCTAssertEqual(
      try frame(.scheduleTick, [0, -9]), CGRect(x: 900, y: 100, width: 60, height: 28))
    XCTAssertEqual(try frame(nil, [1, 0]), CGRect(x: 900, y: 92, width: 60, height: 64))
    XCTAssertEqual(
      try frame(.scheduleNow, [0, -1]), CGRect(x: 868, y: 28, width: 2, height: 640))
    assertContractsKept()
  }
}
