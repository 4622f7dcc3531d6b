import Flow
import LayoutCore
import LayoutRuntime
import LayoutUIKit
import Spreadsheet
import UIKit
import Waterfall
import XCTest

/// Tests of what a person looks at, in a view of 320 by 480 with 400 items that are 40 to 129 points high.
final class PlaceTests: XCTestCase {
  override func setUp() async throws { await Contracts.reset() }

  /// A data source of items with heights.
  @MainActor
  final class Heights: NSObject, UICollectionViewDataSource {
    static let many = (0..<400).map { Double(40 + $0 * 37 % 90) }
    var sections: [[Double]]
    var cell: UICollectionViewCell.Type = UICollectionViewCell.self

    init(_ sections: [[Double]] = [many]) { self.sections = sections }

    func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      sections[section].count
    }

    func collectionView(
      _ view: UICollectionView, cellForItemAt path: IndexPath
    ) -> UICollectionViewCell {
      view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }

    /// Sets closures that return the heights of the items.
    func answer(_ layout: CollectionStrategyLayout) {
      layout.sizeForItem = { [unowned self] path, _ in
        CGSize(width: 100, height: sections[path.section][path.item])
      }
    }

    /// Returns a collection view of the items, laid out.
    func view(
      _ layout: CollectionStrategyLayout, measured: Bool = false,
      as type: UICollectionView.Type = LayoutCollectionView.self
    ) -> UICollectionView {
      if !measured { answer(layout) }
      let frame = CGRect(x: 0, y: 0, width: 320, height: 480)
      let view =
        type == UICollectionView.self
        ? UICollectionView(frame: frame, collectionViewLayout: layout)
        : LayoutCollectionView(frame: frame, collectionViewLayout: layout)
      view.register(
        measured ? Tall.self : UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      view.dataSource = self
      view.layoutIfNeeded()
      return view
    }
  }

  /// A cell that is 130 points high.
  final class Tall: SelfSizingCell {
    override func preferredLayoutAttributesFitting(
      _ attributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      guard let own = attributes.copy() as? UICollectionViewLayoutAttributes else {
        return attributes
      }
      own.size.height = 130
      return own
    }
  }

  @MainActor
  func testANotchThatAppearsAloneKeepsThePlace() async {
    for adjusts in [false, true] {
      let shelf = Heights()
      let view = shelf.view(CollectionLayout(WaterfallLayout(columns: 3)))
      view.standInAdjustsAlways = adjusts
      view.scroll(toTop: 9_000)
      XCTAssertEqual(view.first, "287 at 9")
      view.standInSafeArea.left = 120
      view.layoutIfNeeded()
      XCTAssertEqual(view.first, "287 at 9", "adjusts \(adjusts)")
    }
    assertContractsKept()
  }

  @MainActor
  func testARotationWithANotchKeepsThePlace() async {
    for isAnimated in [false, true] {
      let shelf = Heights()
      let view = shelf.view(CollectionLayout(WaterfallLayout(columns: 3)))
      view.scroll(toTop: 9_000)
      let turn = {
        view.frame = CGRect(x: 0, y: 0, width: 480, height: 320)
        view.standInSafeArea = UIEdgeInsets(top: 0, left: 59, bottom: 0, right: 59)
      }
      if isAnimated { UIView.animate(withDuration: 0.3, animations: turn) } else { turn() }
      view.layoutIfNeeded()
      XCTAssertEqual(view.first, "287 at 9")
    }
    assertContractsKept()
  }

  /// A plain collection view reports insets only when it scrolls.
  @MainActor
  func testAPlainViewThatScrollsAfterANotchAppearedKeepsThePlace() async {
    let shelf = Heights()
    let view = shelf.view(
      CollectionLayout(WaterfallLayout(columns: 3)), as: UICollectionView.self)
    view.scroll(toTop: 9_000)
    view.frame = CGRect(x: 0, y: 0, width: 480, height: 320)
    view.layoutIfNeeded()
    XCTAssertEqual(view.first, "287 at 9")
    view.standInSafeArea = UIEdgeInsets(top: 0, left: 59, bottom: 0, right: 59)
    view.scroll(toTop: view.contentOffset.y + 1)
    XCTAssertEqual(view.first, "287 at 8")
    assertContractsKept()
  }

  /// A bar along the scroll axis covers content, and UIKit moves the offset for it.
  @MainActor
  func testABarAlongTheAxisMovesNothing() async {
    let view = Heights().view(CollectionLayout(WaterfallLayout(columns: 3)))
    view.scroll(toTop: 9_000)
    view.standInSafeArea.top = 44
    view.layoutIfNeeded()
    XCTAssertEqual(view.contentOffset.y, 9_000)
    assertContractsKept()
  }

  @MainActor
  func testAnotherLayoutTakesThePlaceOver() async {
    for isAnimated in [true, false] {
      let shelf = Heights()
      let grid = CollectionLayout(FlowLayout(columns: 3))
      grid.anchor = .end
      let view = shelf.view(grid)
      XCTAssertEqual(view.last, "399 at 0")
      view.scroll(toTop: 3_000)
      XCTAssertEqual(view.last, "82 at 51")
      let wall = CollectionLayout(WaterfallLayout(columns: 2))
      wall.anchor = .end
      shelf.answer(wall)
      view.setCollectionViewLayout(wall, animated: isAnimated)
      view.layoutIfNeeded()
      XCTAssertEqual(view.last, "82 at 51", "animated \(isAnimated)")
    }
    assertContractsKept()
  }

  @MainActor
  func testAChatWhoseMessagesLoadLateBeginsAtItsEnd() async {
    for reloads in [true, false] {
      let shelf = Heights([[]])
      let chat = CollectionLayout(FlowLayout(columns: 1))
      chat.anchor = .end
      let view = shelf.view(chat)
      if reloads {
        shelf.sections = [Heights.many]
        view.reloadData()
      } else {
        view.performBatchUpdates {
          shelf.sections = [Heights.many]
          view.insertItems(at: (0..<400).map { IndexPath(item: $0, section: 0) })
        }
      }
      view.layoutIfNeeded()
      XCTAssertEqual(view.last, "399 at 0", "reloads \(reloads)")
      XCTAssertGreaterThan(view.contentOffset.y, 30_000)
    }
    assertContractsKept()
  }

  @MainActor
  func testAScrollToAnElementThatLoadsLateWaitsForIt() async {
    let shelf = Heights([[]])
    let list = CollectionLayout(FlowLayout(columns: 1))
    let view = shelf.view(list)
    XCTAssertTrue(list.scroll(to: .cell(section: 0, item: 250), at: .start, animated: false))
    view.layoutIfNeeded()
    shelf.sections = [Heights.many]
    view.reloadData()
    view.layoutIfNeeded()
    XCTAssertEqual(view.first, "250 at 0")
    assertContractsKept()
  }

  /// While a person drags, what is seen stays under the finger.
  @MainActor
  func testADragKeepsThePlace() async {
    let shelf = Heights()
    let list = CollectionLayout(FlowLayout(columns: 1, lineSpacing: 0))
    let view = shelf.view(list)
    view.scroll(toTop: 9_000)
    var steps = 0
    view.standInPan(from: CGPoint(x: 100, y: 9_100), by: CGPoint(x: 0, y: -30), steps: 3) {
      steps += 1
      if steps == 3 {
        shelf.sections[0][0] += 500
        list.invalidateLayout()
      }
      view.layoutIfNeeded()
    }
    XCTAssertEqual(view.contentOffset.y, 9_530)
    assertContractsKept()
  }

  /// A person who drags waits for no element.
  @MainActor
  func testADragEndsAGoal() async {
    let shelf = Heights([[]])
    let list = CollectionLayout(FlowLayout(columns: 1, lineSpacing: 0))
    let view = shelf.view(list)
    view.alwaysBounceVertical = true
    XCTAssertTrue(list.scroll(to: .cell(section: 0, item: 250), at: .start, animated: false))
    view.layoutIfNeeded()
    view.standInPan(from: CGPoint(x: 100, y: 100), by: CGPoint(x: 0, y: 30)) {
      view.layoutIfNeeded()
    }
    shelf.sections = [Heights.many]
    view.reloadData()
    view.layoutIfNeeded()
    XCTAssertEqual(view.first, "0 at 0")
    assertContractsKept()
  }

  /// A sheet of 20 columns of 100 points, of which the first is frozen, read from right to left.
  @MainActor
  func testASheetThatIsReadFromTheRightBeginsThere() async throws {
    let shelf = Heights(Array(repeating: Array(repeating: 40, count: 20), count: 20))
    let sheet = CollectionLayout(
      SpreadsheetLayout(columnWidth: 100, rowHeight: 40, frozenLeadingColumns: 1))
    let view = LayoutCollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: sheet)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.standInDirection = .rightToLeft
    view.dataSource = shelf
    view.layoutIfNeeded()
    func left(_ column: Int) throws -> CGFloat {
      let attributes = try XCTUnwrap(sheet.layoutAttributesForItem(at: [3, column]))
      return view.standInDisplayFrame(of: attributes).minX - view.contentOffset.x
    }
    XCTAssertEqual(view.contentOffset.x, 1_680)
    XCTAssertEqual(try left(0), 220)
    XCTAssertEqual(try left(1), 120)
    view.contentOffset.x = 1_200
    view.layoutIfNeeded()
    XCTAssertEqual(try left(0), 220, "it is frozen")
    XCTAssertEqual(try left(6), 100)
    XCTAssertTrue(sheet.scroll(to: .cell(section: 0, item: 9), at: .start, animated: false))
    view.layoutIfNeeded()
    XCTAssertEqual(try left(9), 120, "beside the frozen column")
    XCTAssertEqual(sheet.indexPath(from: [0, 9], toward: .left), [0, 10])
    assertContractsKept()
  }

  /// 20 items of 50 points in a row, in a view of 320 points, with the distance that the first has from
  /// the left.
  @MainActor
  func testARowIsReadFromEitherSide() async throws {
    for (isMirrored, count, anchor, left) in [
      (false, 20, LayoutAnchor.start, 0), (true, 20, .start, 270), (true, 20, .end, 950),
      (false, 3, .end, 170), (true, 3, .start, 270), (true, 3, .end, 100),
    ] as [(Bool, Int, LayoutAnchor, CGFloat)] {
      let shelf = Heights([Array(repeating: 480, count: count)])
      var strategy = WaterfallLayout(
        columns: 1, itemSpacing: 0, itemSizing: .exact)
      strategy.axis = .horizontal
      let row = CollectionLayout(strategy)
      row.anchor = anchor
      row.sizeForItem = { _, _ in CGSize(width: 50, height: 480) }
      let view = LayoutCollectionView(
        frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: row)
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      if isMirrored { view.standInDirection = .rightToLeft }
      view.dataSource = shelf
      view.layoutIfNeeded()
      let first = try XCTUnwrap(row.layoutAttributesForItem(at: [0, 0]))
      XCTAssertEqual(
        view.standInDisplayFrame(of: first).minX - view.contentOffset.x, left,
        "mirrored \(isMirrored), \(count) items, \(anchor)")
      XCTAssertGreaterThanOrEqual(view.contentOffset.x, 0)
      // Items that are inserted elsewhere do not move what is seen.
      if count == 20, anchor == .start {
        view.contentOffset.x = isMirrored ? 380 : 300
        view.layoutIfNeeded()
        view.performBatchUpdates {
          shelf.sections[0] += [480]
          view.insertItems(at: [[0, 0]])
        }
        view.layoutIfNeeded()
        let seventh = try XCTUnwrap(row.layoutAttributesForItem(at: [0, 7]))
        XCTAssertEqual(seventh.frame.minX - view.contentOffset.x, isMirrored ? 270 : 0)
      }
    }
    assertContractsKept()
  }

  /// Bars of 50 and 30 points leave 400 points for messages.
  @MainActor
  func testAShortChatRestsAboveTheComposer() async {
    for isMeasured in [false, true] {
      let shelf = Heights([[130, 130]])
      let chat = CollectionLayout(
        FlowLayout(columns: 1, itemSize: LayoutSize(width: 320, height: 40), lineSpacing: 0))
      chat.anchor = .end
      let view = shelf.view(chat, measured: isMeasured)
      view.standInSafeArea = UIEdgeInsets(top: 50, left: 0, bottom: 30, right: 0)
      // The framework moves the offset for bars.
      view.scroll(toTop: -50)
      func tops() -> [CGFloat] {
        view.frames.sorted { $0.key < $1.key }.map { $0.value.minY - view.contentOffset.y }
      }
      XCTAssertEqual(tops(), [190, 320])
      XCTAssertEqual(view.contentOffset.y, -50)
      XCTAssertEqual(view.contentSize.height, 400)
      // A message pushes the others up, and comes from where it ends.
      view.performBatchUpdates {
        shelf.sections[0].append(130)
        view.insertItems(at: [[0, 2]])
      }
      view.layoutIfNeeded()
      XCTAssertEqual(tops(), [60, 190, 320])
      let start = view.standInAnimations.first { $0.isInitial && $0.indexPath == [0, 0] }
      XCTAssertEqual(start?.attributes?.frame.minY, 140)
      // The keyboard pushes all of them up.
      view.contentInset.bottom = 10
      chat.invalidateLayout()
      view.layoutIfNeeded()
      XCTAssertEqual(tops(), [50, 180, 310])
      view.performBatchUpdates {
        shelf.sections[0].append(130)
        view.insertItems(at: [[0, 3]])
      }
      view.layoutIfNeeded()
      XCTAssertEqual(view.last, "3 at 40")
      XCTAssertEqual(view.contentSize.height, 520)
    }
    assertContractsKept()
  }

  /// 500 rows, which the layout expects to be 40 points high.
  @MainActor
  func testAScrollAmongEstimatesArrives() async {
    let spans: [(ScrollPlace, CGFloat, CGFloat)] = [
      (.start, 0, 130), (.center, 175, 305), (.end, 350, 480), (.nearest, 350, 480),
    ]
    for (place, top, bottom) in spans {
      for type in [LayoutCollectionView.self, UICollectionView.self] {
        let shelf = Heights([Array(repeating: 40, count: 500)])
        let list = CollectionLayout(
          FlowLayout(columns: 1, itemSize: LayoutSize(width: 320, height: 40)))
        let view = shelf.view(list, measured: true, as: type)
        XCTAssertTrue(list.scroll(to: .cell(section: 0, item: 250), at: place, animated: false))
        view.layoutIfNeeded()
        let frame = view.layoutAttributesForItem(at: [0, 250])?.frame ?? .zero
        XCTAssertEqual(frame.minY - view.contentOffset.y, top, "\(place) \(type)")
        XCTAssertEqual(frame.maxY - view.contentOffset.y, bottom, "\(place) \(type)")
        // Later, the person scrolls, and the goal is forgotten.
        let offset = view.contentOffset.y - 700
        view.scroll(toTop: offset)
        view.layoutIfNeeded()
        XCTAssertLessThan(abs(view.contentOffset.y - offset), 2_000)
        XCTAssertLessThan(view.contentOffset.y, frame.minY - 480)
      }
    }
    assertContractsKept()
  }
}

extension UICollectionView {
  fileprivate func scroll(toTop y: CGFloat) {
    contentOffset.y = y
    layoutIfNeeded()
  }

  /// The first cell that begins in view, and its distance from the top.
  fileprivate var first: String? {
    let cells = standInShown.filter { $0.representedElementKind == nil }
    return cells.filter { $0.frame.minY >= bounds.minY - 0.5 }
      .min { ($0.frame.minY, $0.frame.minX) < ($1.frame.minY, $1.frame.minX) }
      .map { "\($0.indexPath.item) at \(Int(($0.frame.minY - bounds.minY).rounded()))" }
  }

  /// The last cell that ends in view, and its distance from the bottom.
  fileprivate var last: String? {
    let cells = standInShown.filter { $0.representedElementKind == nil }
    return cells.filter { $0.frame.maxY <= bounds.maxY + 0.5 }
      .max { ($0.frame.maxY, -$0.frame.minX) < ($1.frame.maxY, -$1.frame.minX) }
      .map { "\($0.indexPath.item) at \(Int((bounds.maxY - $0.frame.maxY).rounded()))" }
  }
}
