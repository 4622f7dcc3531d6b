import Board
import Flow
import Foundation
import GroupedColumns
import Justified
import LayoutCore
import LayoutPresets
import LayoutSwiftUI
import Schedule
import Spreadsheet
import SwiftUI
import Waterfall
import XCTest

#if canImport(UIKit)
  import LayoutUIKit
#elseif canImport(AppKit)
  import LayoutAppKit
#endif

final class PresetTests: XCTestCase {
  @MainActor
  private func coder() -> NSCoder {
    NSKeyedUnarchiver(forReadingWith: NSKeyedArchiver.archivedData(withRootObject: "storyboard"))
  }

  @MainActor
  func testStoryboardsSetProperties() async throws {
    let wall = try XCTUnwrap(WaterfallCollectionLayout(coder: coder()))
    XCTAssertEqual(wall.strategy, WaterfallLayout())
    wall.columnCount = 4
    wall.columnSpacing = 3
    wall.itemSpacing = 4
    XCTAssertEqual(wall.strategy, WaterfallLayout(columns: 4, columnSpacing: 3, itemSpacing: 4))
    XCTAssertEqual(wall.columnCount, 4)
    wall.strategy.section.columns = .adaptive(minimumWidth: 100)
    XCTAssertEqual(wall.columnCount, 0)
    wall.columnCount = wall.columnCount
    XCTAssertEqual(wall.strategy.section.columns, .adaptive(minimumWidth: 100))

    let list = try XCTUnwrap(GroupedColumnsCollectionLayout(coder: coder()))
    list.columnCount = 3
    list.sectionSpacing = 50
    list.columnCount = 0
    XCTAssertEqual(list.strategy, GroupedColumnsLayout(columns: 3, sectionSpacing: 50))

    let sheet = SpreadsheetCollectionLayout()
    sheet.columnWidth = 80
    sheet.rowHeight = 30
    sheet.pinsHeaders = true
    XCTAssertEqual(
      sheet.strategy, SpreadsheetLayout(columnWidth: 80, rowHeight: 30, pinsHeaders: true))

    let photos = try XCTUnwrap(JustifiedCollectionLayout(coder: coder()))
    photos.rowExtent = 200
    XCTAssertEqual(photos.strategy, JustifiedLayout(rowExtent: 200))
    let week = ScheduleCollectionLayout()
    week.timeExtent = 80
    XCTAssertEqual(week.strategy, ScheduleLayout(timeExtent: 80))
    let board = BoardCollectionLayout()
    board.columnCount = 6
    board.columnCount = 0
    XCTAssertEqual(board.strategy, BoardLayout(columns: 6))

    let flow = FlowCollectionLayout(FlowLayout(columns: 2))
    XCTAssertEqual(flow.columnCount, 2)
    flow.columnCount = 0
    flow.lineSpacing = 20
    XCTAssertEqual(flow.strategy, FlowLayout(lineSpacing: 20))
  }

  #if canImport(UIKit)
    private struct Row: Identifiable { var id: Int }

    /// Cards are rounded and stand out from the background in light and dark mode.
    @MainActor
    func testAGroupedListHasRoundedCardsOnABackground() async throws {
      let rows = (0..<3).map { Row(id: $0) }
      let screen = StandInScreen(GroupedList(rows, style: .grouped) { Text("\($0.id)") })
      let card = try XCTUnwrap(screen.view.subviews.compactMap { $0 as? SurfaceView }.first)
      XCTAssertEqual(card.layer.cornerRadius, 8)
      XCTAssertEqual(card.backgroundColor?.standInName, "secondarySystemGroupedBackground")
      XCTAssertEqual(screen.view.backgroundColor?.standInName, "systemGroupedBackground")
      let wall = StandInScreen(WaterfallGrid(rows) { Text("\($0.id)") })
      XCTAssertEqual(wall.view.backgroundColor, .clear)
      let list = LayoutCollectionView(GroupedColumnsLayout(columns: 1))
      XCTAssertEqual(list.backgroundColor?.standInName, "systemGroupedBackground")
    }
  #endif

  @MainActor
  func testRuntimeAttributesSetEveryKindOfParameter() async throws {
    let wall = WaterfallCollectionLayout()
    wall.setParameter("columns", to: 4)
    wall.setParameter("axis", to: "horizontal")
    wall.setParameter("itemSpacing", to: 4.5)
    wall.setParameter("sectionInsets", to: "1,2,3,4")
    wall.setParameter("itemSize", to: CGSize(width: 20, height: 30))
    wall.setParameter("pinsHeaders", to: true)
    XCTAssertEqual(wall.parameterErrors, [])
    XCTAssertEqual(
      wall.strategy,
      WaterfallLayout(
        columns: 4, axis: .horizontal, itemSpacing: 4.5,
        sectionInsets: LayoutInsets(top: 1, leading: 2, bottom: 3, trailing: 4),
        itemSize: LayoutSize(width: 20, height: 30), pinsHeaders: true))
    wall.setParameter("columns", to: "adaptive:120")
    XCTAssertEqual(wall.strategy.section.columns, .adaptive(minimumWidth: 120))
  }

  @MainActor
  func testRejectedAttributesAreReportedAndChangeNothing() async throws {
    let wall = WaterfallCollectionLayout(WaterfallLayout(columns: 3))
    wall.setParameter("colums", to: 4)
    wall.setParameter("columns", to: 0)
    wall.setParameter("axis", to: "diagonal")
    wall.setParameter("pinsHeaders", to: 7)
    wall.setParameter("itemSize", to: Date(timeIntervalSince1970: 0))
    XCTAssertEqual(wall.strategy, WaterfallLayout(columns: 3))
    let texts = wall.parameterErrors.map { "\($0)" }
    XCTAssertEqual(texts.count, 5)
    XCTAssertEqual(
      texts[3], "waterfall: \"pinsHeaders\" takes true or false, not an integer (7)")
    XCTAssertTrue(texts[4].hasPrefix("waterfall: \"itemSize\" takes a size"), texts[4])
  }

  @MainActor
  func testALayoutWithoutRegistrationHasNoParameters() async throws {
    let layout = try XCTUnwrap(RegisteredCollectionLayout(coder: coder()))
    layout.setParameter("columns", to: 2)
    XCTAssertEqual(
      layout.parameterErrors, [.unknownParameter(layout: "none", path: "columns", known: [])])
    XCTAssertEqual(layout.collectionViewContentSize, .zero)
  }

  func testCellStylesAreThoseOfGroupedColumns() {
    XCTAssertEqual(GroupedCellStyle(.plain), .plain)
    XCTAssertEqual(GroupedCellStyle(.grouped), .grouped)
    XCTAssertEqual(GroupedCellStyle(.fullWidth), .fullWidth)
    XCTAssertEqual(GroupedCellStyle(.insetGrouped), .insetGrouped)
    XCTAssertEqual(DecorationLook(.insetGrouped).cornerRadius, 10)
  }

  func testStacksOfTheStrategies() {
    let stack = EagerWaterfallStack(columns: 3, spacing: 4)
    XCTAssertEqual(
      stack.strategy,
      WaterfallLayout(columns: 3, columnSpacing: 4, itemSpacing: 4, itemSizing: .exact))
    let views = [CGFloat(30), 20].map { height in
      StandInSubview { CGSize(width: $0.width ?? 50, height: height) }
    }
    let specified = Text("").waterfallItem(columnSpan: 3) as? StandInValued
    XCTAssertNotNil(specified)
    if let specified { views[1].values[specified.key] = specified.value }
    let subviews = LayoutSubviews(standIns: views)
    var cache = stack.makeCache(subviews: subviews)
    let proposal = ProposedViewSize(width: 98, height: nil)
    let size = stack.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
    stack.placeSubviews(
      in: CGRect(origin: .zero, size: size), proposal: proposal, subviews: subviews, cache: &cache)
    XCTAssertEqual(views[0].placed, CGRect(x: 0, y: 0, width: 30, height: 30))
    XCTAssertEqual(views[1].placed, CGRect(x: 0, y: 34, width: 98, height: 20))
    XCTAssertEqual(EagerFlowStack(spacing: 2).strategy.section.lineAlignment, .leading)
    XCTAssertEqual(EagerGroupedColumnsStack(columns: 1).strategy.columns, 1)
  }

  /// The short names are those of lazy containers.
  @MainActor
  func testShortNamesAreLazy() async {
    struct Photo: Identifiable {
      var id: Int
    }
    let photos = (0..<1_000).map { Photo(id: $0) }
    func count(_ view: some View) -> Int {
      #if canImport(UIKit)
        (StandInScreen(view).view as? UICollectionView)?.standInShown.count ?? 0
      #else
        ((StandInScreen(view).view as? NSScrollView)?.documentView as? NSCollectionView)?
          .standInShown.count ?? 0
      #endif
    }
    for number in [
      count(WaterfallGrid(photos, columns: 3) { Text("\($0.id)") }),
      count(FlowGrid(photos, size: { _ in CGSize(width: 3, height: 20) }) { Text("\($0.id)") }),
      count(GroupedList(photos) { Text("\($0.id)") }),
    ] { XCTAssertTrue((4...400).contains(number), "\(number)") }
  }
}
