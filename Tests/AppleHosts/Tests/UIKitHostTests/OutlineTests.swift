import LayoutCore
import LayoutUIKit
import Spreadsheet
import UIKit
import XCTest

/// Tests of an outline, whose parents stay in view and are folded.
final class OutlineTests: XCTestCase {
  override func setUp() async throws { await Contracts.reset() }

  @MainActor
  private final class Rows: Outline, UICollectionViewDataSource, UICollectionViewDelegate {
    let layout = CollectionLayout(Outline.strategy)

    func view() -> UICollectionView {
      let view = LayoutCollectionView(
        frame: CGRect(x: 0, y: 0, width: 200, height: 100), collectionViewLayout: layout)
      view.register(Card.self, forCellWithReuseIdentifier: "card")
      view.dataSource = self
      view.delegate = self
      view.layoutIfNeeded()
      return view
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { levels.count }
    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 2 }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "card", for: indexPath)
    }
  }

  @MainActor
  func testParentsStackAtTheTopAndFold() async throws {
    let rows = Rows()
    let view = rows.view()
    XCTAssertEqual(view.contentSize, CGSize(width: 200, height: 800))
    view.contentOffset.y = 50
    view.layoutIfNeeded()
    Outline.assertScrolled(view.frames)
    try rows.layout.modify { engine, delegate throws(LayoutError) in
      try engine.fold(rows: [5], for: delegate)
    }
    view.layoutIfNeeded()
    Outline.assertFolded(view.frames)
    XCTAssertEqual(view.contentSize, CGSize(width: 200, height: 720))
    XCTAssertEqual(view.contentOffset.y, 50)
    try rows.layout.modify { engine, delegate throws(LayoutError) in
      try engine.unfold(rows: [5], for: delegate)
    }
    view.layoutIfNeeded()
    Outline.assertScrolled(view.frames)
    assertContractsKept()
  }

  @MainActor
  func testAFoldAboveKeepsWhatIsSeen() async throws {
    let rows = Rows()
    let view = rows.view()
    view.contentOffset.y = 400
    view.layoutIfNeeded()
    XCTAssertEqual(view.frames["cell 22/0"]?.minY, 440)
    try rows.layout.modify { engine, delegate throws(LayoutError) in
      try engine.fold(rows: [0], for: delegate)
    }
    view.layoutIfNeeded()
    XCTAssertEqual(view.contentOffset.y, 320)
    XCTAssertEqual(view.frames["cell 22/0"]?.minY, 360)
    assertContractsKept()
  }

  @MainActor
  func testANewRowPushesTheRowsAfterItsGroup() async throws {
    let rows = Rows()
    let view = rows.view()
    view.contentOffset.y = 150
    view.layoutIfNeeded()
    rows.insertRow(in: view)
    view.layoutIfNeeded()
    XCTAssertEqual(view.frames["cell 10/0"], CGRect(x: 0, y: 200, width: 100, height: 20))
    XCTAssertEqual(view.frames["cell 11/0"], CGRect(x: 0, y: 220, width: 100, height: 20))
    let pushed = view.standInAnimations.first {
      $0.isInitial && $0.indexPath == [11, 0] && $0.kind == nil
    }
    XCTAssertEqual(pushed?.attributes?.frame, CGRect(x: 0, y: 200, width: 100, height: 20))
    assertContractsKept()
  }
}
