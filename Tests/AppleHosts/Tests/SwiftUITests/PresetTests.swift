import Flow
import Foundation
import GroupedColumns
import LayoutCore
import LayoutPresets
import LayoutSwiftUI
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
    wall.scrollsHorizontally = true
    wall.columnSpacing = 3
    wall.itemSpacing = 4
    wall.headerExtent = 20
    wall.footerExtent = 10
    wall.pinsHeaders = true
    wall.pinsFooters = true
    XCTAssertEqual(
      wall.strategy,
      WaterfallLayout(
        columns: 4, axis: .horizontal, columnSpacing: 3, itemSpacing: 4, headerExtent: 20,
        footerExtent: 10, pinsHeaders: true, pinsFooters: true))
    XCTAssertEqual(wall.columnCount, 4)
    wall.strategy.columns = .adaptive(minimumWidth: 100)
    XCTAssertEqual(wall.columnCount, 0)

    let list = try XCTUnwrap(GroupedColumnsCollectionLayout(coder: coder()))
    list.columnCount = 3
    list.itemExtent = 50
    XCTAssertEqual(list.strategy, GroupedColumnsLayout(columns: 3, itemExtent: 50))

    let sheet = SpreadsheetCollectionLayout()
    sheet.columnWidth = 80
    sheet.rowHeight = 30
    sheet.frozenTopRows = 2
    sheet.pinsHeaders = true
    XCTAssertEqual(
      sheet.strategy,
      SpreadsheetLayout(
        columnWidth: 80, rowHeight: 30, pinsHeaders: true, frozenTopRows: 2))

    let flow = FlowCollectionLayout(FlowLayout(columns: 2))
    XCTAssertEqual(flow.columnCount, 2)
    flow.columnCount = 0
    flow.itemWidth = 20
    XCTAssertEqual(flow.strategy, FlowLayout(itemSize: LayoutSize(width: 20, height: 50)))
  }

  func testCellStylesAreThoseOfGroupedColumns() {
    XCTAssertEqual(GroupedCellStyle(.plain), .plain)
    XCTAssertEqual(GroupedCellStyle(.grouped), .grouped)
    XCTAssertEqual(GroupedCellStyle(.fullWidth), .fullWidth)
    XCTAssertEqual(GroupedCellStyle(.insetGrouped), .insetGrouped)
    XCTAssertEqual(DecorationLook(.insetGrouped).cornerRadius, 10)
  }

  func testStacksOfTheStrategies() {
    let stack = WaterfallStack(columns: 3, spacing: 4)
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
    XCTAssertEqual(FlowStack(spacing: 2).strategy.lineAlignment, .leading)
    XCTAssertEqual(GroupedColumnsStack(columns: 1).strategy.columns, 1)
  }
}
