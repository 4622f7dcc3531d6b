import GroupedColumns
import LayoutCore
import LayoutUIKit
import UIKit
import XCTest

final class GroupedCellTests: XCTestCase {
  override func setUp() async throws { await Contracts.reset() }

  @MainActor
  private func background(
    _ style: GroupedCellStyle, _ position: CellPosition
  ) -> GroupedBackgroundView {
    let view = GroupedBackgroundView(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
    view.style = style
    view.position = position
    view.layoutIfNeeded()
    return view
  }

  @MainActor
  private func lines(_ view: UIView) -> [CGRect] {
    view.subviews.filter { !$0.isHidden }.map { $0.frame }
  }

  @MainActor
  func testCornersAreTheGroups() async {
    let top: CACornerMask = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    let bottom: CACornerMask = [.layerMinXMaxYCorner, .layerMaxXMaxYCorner]
    let expected: [(CellPosition, CACornerMask, CGFloat)] = [
      (.single, top.union(bottom), 10), (.top, top, 10), (.middle, [], 0), (.bottom, bottom, 10),
    ]
    for (position, corners, radius) in expected {
      let view = background(.insetGrouped, position)
      XCTAssertEqual(view.layer.maskedCorners, corners)
      XCTAssertEqual(view.layer.cornerRadius, radius)
    }
    XCTAssertEqual(background(.grouped, .top).layer.cornerRadius, 8)
    XCTAssertEqual(background(.fullWidth, .top).layer.cornerRadius, 0)
  }

  @MainActor
  func testLinesLieBetweenCells() async {
    let inset = CGRect(x: 16, y: 43.5, width: 284, height: 0.5)
    XCTAssertEqual(lines(background(.insetGrouped, .top)), [inset])
    XCTAssertEqual(lines(background(.insetGrouped, .middle)), [inset])
    XCTAssertEqual(lines(background(.insetGrouped, .bottom)), [])
    XCTAssertEqual(lines(background(.insetGrouped, .single)), [])
    XCTAssertEqual(lines(background(.plain, .middle)), [])
    XCTAssertEqual(
      lines(background(.grouped, .top)), [CGRect(x: 0, y: 43, width: 300, height: 1)])
    let upper = CGRect(x: 0, y: 0, width: 300, height: 0.5)
    let lower = CGRect(x: 0, y: 43.5, width: 300, height: 0.5)
    XCTAssertEqual(
      lines(background(.fullWidth, .top)),
      [upper, CGRect(x: 15, y: 43.5, width: 285, height: 0.5)])
    XCTAssertEqual(lines(background(.fullWidth, .bottom)), [lower])
    XCTAssertEqual(lines(background(.fullWidth, .single)), [upper, lower])
  }

  @MainActor
  func testLinesAreMirrored() async {
    let view = GroupedBackgroundView(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
    view.standInDirection = .rightToLeft
    view.position = .middle
    view.layoutIfNeeded()
    XCTAssertEqual(lines(view), [CGRect(x: 0, y: 43.5, width: 284, height: 0.5)])
  }

  @MainActor
  func testCellsFollowTheirPosition() async throws {
    let shelf = Shelf([3, 1])
    let layout = CollectionLayout(GroupedColumnsLayout(columns: 1))
    let view = shelf.view(layout)
    func position(_ section: Int, _ item: Int) -> CellPosition? {
      (view.cellForItem(at: IndexPath(item: item, section: section)) as? Card)?.position
    }
    XCTAssertEqual((0..<3).map { position(0, $0) }, [.top, .middle, .bottom])
    XCTAssertEqual(position(1, 0), .single)
    // Inserting at the end changes the position of the previous last cell, which receives new
    // attributes.
    view.performBatchUpdates {
      shelf.sections[0].append(shelf.item())
      view.insertItems(at: [IndexPath(item: 3, section: 0)])
    }
    view.layoutIfNeeded()
    XCTAssertEqual((0..<4).map { position(0, $0) }, [.top, .middle, .middle, .bottom])
    let card = view.standInView(ofKind: "background", at: IndexPath(item: 0, section: 0))
    XCTAssertEqual(card?.layer.cornerRadius, 10)
    XCTAssertEqual(card?.backgroundColor?.standInName, "secondarySystemGroupedBackground")
    let line = view.standInView(ofKind: "separator", at: IndexPath(item: 0, section: 0))
    XCTAssertEqual(line?.backgroundColor?.standInName, "separator")
    assertContractsKept()
  }

  @MainActor
  func testGroupedCellHandsItsPositionOn() async {
    let cell = GroupedCell(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
    cell.groupStyle = .fullWidth
    let shelf = Shelf([2])
    let layout = CollectionLayout(GroupedColumnsLayout(columns: 1))
    let view = shelf.view(layout)
    let last = layout.layoutAttributesForItem(at: IndexPath(item: 1, section: 0))
    last.map { cell.apply($0) }
    XCTAssertEqual((cell.backgroundView as? GroupedBackgroundView)?.position, .bottom)
    XCTAssertEqual(cell.groupBackground.style, .fullWidth)
    cell.apply(UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0)))
    XCTAssertEqual(cell.groupBackground.position, .single)
    _ = view
  }

  /// The corners of cards are the style's, unless the app sets others.
  @MainActor
  func testCardsHaveTheCornersOfTheStyle() async {
    func radius(_ style: GroupedStyle, _ own: CGFloat? = nil) -> CGFloat? {
      let layout = CollectionLayout(GroupedColumnsLayout(columns: 1, style: style))
      layout.decorationLook.cornerRadius = own
      let view = Shelf([3]).view(layout)
      let card = view.standInView(ofKind: "background", at: IndexPath(item: 0, section: 0))
      return card?.layer.cornerRadius
    }
    XCTAssertEqual(radius(.insetGrouped), 10)
    XCTAssertEqual(radius(.grouped), 8)
    XCTAssertEqual(radius(.fullWidth), 0)
    XCTAssertEqual(radius(.insetGrouped, 26), 26)
    XCTAssertNil(radius(.plain))
  }

  @MainActor
  func testAGroupedCellShowsThatItIsPressedOrSelected() async {
    let cell = GroupedCell(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
    func colour() -> String? {
      cell.groupBackground.layoutIfNeeded()
      return cell.groupBackground.backgroundColor?.standInName
    }
    XCTAssertEqual(colour(), "secondarySystemGroupedBackground")
    cell.isHighlighted = true
    XCTAssertEqual(colour(), "systemGray4")
    cell.isSelected = true
    cell.isHighlighted = false
    XCTAssertEqual(colour(), "systemGray4")
    cell.isSelected = false
    XCTAssertEqual(colour(), "secondarySystemGroupedBackground")
  }
}
