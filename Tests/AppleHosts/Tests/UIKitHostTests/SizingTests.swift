import LayoutCore
import LayoutUIKit
import UIKit
import Waterfall
import XCTest

final class SizingTests: XCTestCase {
  override func setUp() async throws { await Contracts.reset() }

  private let strategy = WaterfallLayout(columns: 2, itemSizing: .exact)

  /// A cell that answers two sizes in turn keeps the larger one, until its width or its data change.
  @MainActor
  func testACellThatDoesNotSettleKeepsItsLargestSize() async {
    let shelf = Shelf([3])
    shelf.sections[0][1].preferredHeight = 164
    shelf.sections[0][1].otherHeight = 170
    let layout = CollectionLayout(WaterfallLayout(columns: 1, itemSizing: .exact))
    layout.selfSizing = .alongScrollAxis
    let view = shelf.view(layout)
    XCTAssertEqual(view.frames["cell 0/1"]?.height, 170)
    XCTAssertEqual(
      layout.diagnostics.entries,
      [LayoutDiagnostic(.element(.cell(section: 0, item: 1)), .unsettled, used: 170)])
    assertContractsKept()
    shelf.sections[0][1].otherHeight = 200
    for change in [{ view.reloadData() }, { view.frame.size.width = 300 }] {
      change()
      view.layoutIfNeeded()
      XCTAssertEqual(view.frames["cell 0/1"]?.height, 200)
      XCTAssertEqual(layout.diagnostics.count, 1)
    }
    // A cell that changes its size now and then is not one that does not settle.
    let cell = view.cellForItem(at: IndexPath(item: 0, section: 0)) as? Card
    for height in 1...9 {
      cell?.preferredHeight = Double(20 * height)
      view.setNeedsLayout()
      view.layoutIfNeeded()
      for _ in 0..<9 { await Task.yield() }
      XCTAssertEqual(view.frames["cell 0/0"]?.height, CGFloat(20 * height))
    }
    assertContractsKept()
  }

  @MainActor
  func testSurprisesAboveDoNotMoveWhatTheUserReads() async throws {
    let shelf = Shelf([200])
    for item in shelf.sections[0].indices {
      shelf.sections[0][item].preferredHeight = shelf.sections[0][item].size.height + 30
    }
    let layout = CollectionLayout(WaterfallLayout(columns: 1, itemSizing: .exact))
    layout.selfSizing = .alongScrollAxis
    let view = shelf.view(layout)
    // Jump into content that was never measured, then scroll back up: items that appear above are
    // larger.
    view.contentOffset.y = 6000
    view.layoutIfNeeded()
    for _ in 0..<120 {
      view.contentOffset.y -= 20
      let reading = view.frames.filter { $0.value.minY >= view.bounds.minY + 60 }
        .min { $0.value.minY < $1.value.minY }
      let inset = (reading?.value.minY ?? 0) - view.bounds.minY
      view.layoutIfNeeded()
      let now = reading.flatMap { view.frames[$0.key] }.map { $0.minY - view.bounds.minY }
      XCTAssertEqual(now, inset)
    }
    assertContractsKept()
  }

  @MainActor
  func testWidthsThatCellsPreferDoNotCountInTracks() async {
    let shelf = Shelf([1])
    let layout = CollectionLayout(WaterfallLayout(columns: 1))
    layout.selfSizing = .alongScrollAxis
    let view = shelf.view(layout)
    let cell = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
    guard let original = layout.layoutAttributesForItem(at: cell.indexPath) else {
      return XCTFail("no attributes")
    }
    cell.frame = CGRect(origin: original.frame.origin, size: CGSize(width: 640, height: 50))
    XCTAssertTrue(view.standInReport(cell, for: original))
    view.layoutIfNeeded()
    XCTAssertEqual(view.frames["cell 0/0"], CGRect(x: 0, y: 0, width: 320, height: 50))
    XCTAssertEqual(view.contentSize.height, 50)
    layout.selfSizing = .off
    cell.frame.size.height = 70
    XCTAssertFalse(view.standInReport(cell, for: original))
    assertContractsKept()
  }

  @MainActor
  func testSizesLearnedDuringAnUpdateMoveTheContentOnce() async throws {
    for isAdjusted in [false, true] {
      let shelf = Shelf([100])
      let layout = CollectionLayout(
        WaterfallLayout(columns: 1, itemSpacing: 0, itemSizing: .exact))
      layout.selfSizing = .alongScrollAxis
      let view = shelf.view(layout)
      view.standInAdjustsInUpdates = isAdjusted
      view.contentOffset.y = 2000
      view.layoutIfNeeded()
      view.standInDuringUpdate = {
        guard let old = layout.layoutAttributesForItem(at: IndexPath(item: 2, section: 0)),
          let preferred = old.copy() as? UICollectionViewLayoutAttributes
        else { return XCTFail("no attributes") }
        preferred.size.height += 44
        XCTAssertTrue(view.standInReport(preferred, for: old))
      }
      view.performBatchUpdates {
        shelf.sections[0].insert(shelf.item(height: 10), at: 50)
        view.insertItems(at: [IndexPath(item: 50, section: 0)])
      }
      view.layoutIfNeeded()
      XCTAssertEqual(view.contentOffset.y, 2044, "adjusted \(isAdjusted)")
    }
    assertContractsKept()
  }

  /// UIKit keeps the initial attributes, and measures the cells before the animation begins.
  @MainActor
  func testInsertedCellsAppearInTheSizesTheyPrefer() async {
    let shelf = Shelf([3])
    let layout = CollectionLayout(WaterfallLayout(columns: 1, itemSpacing: 0, itemSizing: .exact))
    layout.selfSizing = .alongScrollAxis
    let view = shelf.view(layout)
    view.performBatchUpdates {
      var items = [shelf.item(height: 50), shelf.item(height: 50)]
      for place in 0...1 { items[place].preferredHeight = 150 }
      shelf.sections[0].insert(contentsOf: items, at: 1)
      view.insertItems(at: [IndexPath(item: 1, section: 0), IndexPath(item: 2, section: 0)])
    }
    for item in 1...2 {
      let start = view.standInAnimations.first { $0.isInitial && $0.indexPath == [0, item] }
      XCTAssertEqual(start?.attributes?.frame.height, 150)
      XCTAssertEqual(start?.attributes?.frame, view.frames["cell 0/\(item)"])
    }
    assertContractsKept()
  }

  /// While a batch is resolved, UIKit measures the cells of both states, which share index paths.
  @MainActor
  func testCellsOfBothStatesOfABatchAreToldApart() async {
    let shelf = Shelf([3])
    let layout = CollectionLayout(WaterfallLayout(columns: 1, itemSpacing: 0, itemSizing: .exact))
    layout.selfSizing = .alongScrollAxis
    let view = shelf.view(layout)
    shelf.sections[0][0].preferredHeight = 120
    let old = view.cellForItem(at: IndexPath(item: 0, section: 0)) as? Card
    old?.preferredHeight = 120
    view.performBatchUpdates {
      var item = shelf.item(height: 50)
      item.preferredHeight = 60
      shelf.sections[0].insert(item, at: 0)
      view.insertItems(at: [IndexPath(item: 0, section: 0)])
    }
    view.layoutIfNeeded()
    XCTAssertEqual(view.frames["cell 0/0"]?.height, 60)
    XCTAssertEqual(view.frames["cell 0/1"]?.height, 120)
    XCTAssertEqual(layout.diagnostics.count, 0)
    assertContractsKept()
  }

  /// Content that takes 9,600 square points.
  private static func text(_ width: CGFloat?, _ height: CGFloat?) -> CGSize? {
    CGSize(width: width ?? 9_600, height: 9_600 / (width ?? 9_600))
  }

  private final class TextCell: SelfSizingCell {
    required init(frame: CGRect) {
      super.init(frame: frame)
      contentView.standInContent = SizingTests.text
    }
    required init?(coder: NSCoder) { nil }
  }

  private final class GroupCell: GroupedCell {
    required init(frame: CGRect) {
      super.init(frame: frame)
      contentView.standInContent = SizingTests.text
    }
    required init?(coder: NSCoder) { nil }
  }

  @MainActor
  func testCellsAreMeasuredInTheWidthThatTheyWillHave() async {
    let shelf = Shelf([2])
    defer { withExtendedLifetime(shelf) {} }
    for type in [TextCell.self, GroupCell.self] as [UICollectionViewCell.Type] {
      let layout = CollectionLayout(WaterfallLayout(columns: 1, itemSizing: .exact))
      layout.selfSizing = .alongScrollAxis
      let view = shelf.view(layout)
      view.reloadData()
      view.register(type, forCellWithReuseIdentifier: "card")
      for width in [320, 480, 240] as [CGFloat] {
        view.frame.size.width = width
        view.layoutIfNeeded()
        XCTAssertEqual(view.frames["cell 0/0"]?.height, 9_600 / width, "\(type)")
      }
    }
    assertContractsKept()
  }
}
