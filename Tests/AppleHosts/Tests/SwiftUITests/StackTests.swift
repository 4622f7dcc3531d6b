import Board
import Flow
import LayoutCore
import LayoutSwiftUI
import SwiftUI
import Waterfall
import XCTest

final class StackTests: XCTestCase {
  /// A view of a height that does not depend on its width.
  private func box(_ height: CGFloat) -> StandInSubview {
    StandInSubview { CGSize(width: $0.width ?? 100, height: height) }
  }

  private func place<Strategy>(
    _ stack: LayoutStack<Strategy>, _ views: [StandInSubview], width: CGFloat
  ) -> CGSize {
    let subviews = LayoutSubviews(standIns: views)
    var cache = stack.makeCache(subviews: subviews)
    let proposal = ProposedViewSize(width: width, height: nil)
    let size = stack.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
    stack.placeSubviews(
      in: CGRect(origin: CGPoint(x: 7, y: 11), size: size), proposal: proposal,
      subviews: subviews, cache: &cache)
    return size
  }

  func testViewsGoWhereTheStrategyPutsThem() {
    let heights: [CGFloat] = [40, 90, 30, 50, 20, 70]
    let views = heights.map { box($0) }
    let strategy = WaterfallLayout(columns: 3, columnSpacing: 8, itemSpacing: 6, itemSizing: .exact)
    let size = place(LayoutStack(strategy), views, width: 316)
    let frames = strategy.frames(
      forSizes: heights.map { LayoutSize(width: 100, height: Double($0)) }, width: 316)
    XCTAssertEqual(
      views.map { $0.placed },
      frames.map {
        CGRect(x: $0.minX + 7, y: $0.minY + 11, width: $0.width, height: $0.height)
      })
    XCTAssertEqual(size, CGSize(width: 316, height: 142))
    // Each view is measured once, in the width of its column.
    XCTAssertEqual(views.map { $0.asked.count }, [1, 1, 1, 1, 1, 1])
    XCTAssertEqual(views[0].asked, [ProposedViewSize(width: 100, height: nil)])
  }

  /// Sizes of measured views are points, although those of a board are modules otherwise.
  func testABoardOfViewsTakesTheirSizesAsPoints() {
    let views = [CGSize(width: 40, height: 20), CGSize(width: 150, height: 110)].map { size in
      StandInSubview { _ in size }
    }
    let size = place(
      LayoutStack(BoardLayout(columns: 4, columnSpacing: 8, rowSpacing: 8)), views, width: 392)
    XCTAssertEqual(size, CGSize(width: 392, height: 192))
    XCTAssertEqual(
      views.map { $0.placed },
      [
        CGRect(x: 7, y: 11, width: 92, height: 92), CGRect(x: 107, y: 11, width: 192, height: 192),
      ])
  }

  func testViewsTellWhatTheySpanAndWhereTheyBelong() {
    let views = [box(10), box(20), box(30), box(40)]
    func add(_ place: Int, _ item: StackItem) {
      // The view that `stackItem(_:)` returns.
      let specified = Text("").stackItem(item) as? StandInValued
      XCTAssertNotNil(specified)
      if let specified { views[place].values[specified.key] = specified.value }
    }
    add(0, StackItem(section: 5))
    add(1, StackItem(section: 5).answering(.waterfallItem) { $0.span = 2 })
    add(2, StackItem(section: -3, kind: .header))
    add(3, StackItem(section: -3))
    let strategy = WaterfallLayout(
      columns: 2, columnSpacing: 0, itemSpacing: 0, itemSizing: .exact, headerExtent: 25)
    let size = place(LayoutStack(strategy), views, width: 100)
    XCTAssertEqual(views[2].placed, CGRect(x: 7, y: 11, width: 100, height: 25))
    XCTAssertEqual(views[3].placed, CGRect(x: 7, y: 36, width: 50, height: 40))
    XCTAssertEqual(views[0].placed, CGRect(x: 7, y: 101, width: 50, height: 10))
    XCTAssertEqual(views[1].placed, CGRect(x: 7, y: 111, width: 100, height: 20))
    XCTAssertEqual(size.height, 120)
  }

  func testProposalsWithoutEndHaveAnAnswer() {
    let stack = LayoutStack(WaterfallLayout(columns: 2, itemSizing: .exact))
    let subviews = LayoutSubviews(standIns: [box(40), box(60)])
    var cache = stack.makeCache(subviews: subviews)
    func size(_ proposal: ProposedViewSize) -> CGSize {
      stack.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
    }
    XCTAssertEqual(size(.infinity), CGSize(width: CGFloat.infinity, height: 60))
    XCTAssertEqual(size(.zero).width, 0)
    XCTAssertEqual(size(.unspecified), CGSize(width: 320, height: 60))
    XCTAssertEqual(
      size(ProposedViewSize(width: 200, height: .infinity)), CGSize(width: 200, height: 60))
    let sideways = LayoutStack(
      WaterfallLayout(columns: 1, axis: .horizontal, itemSizing: .exact))
    let row = LayoutSubviews(standIns: [
      StandInSubview { CGSize(width: 30, height: $0.height ?? 9) }
    ])
    var other = sideways.makeCache(subviews: row)
    XCTAssertEqual(
      sideways.sizeThatFits(
        proposal: ProposedViewSize(width: nil, height: 50), subviews: row, cache: &other),
      CGSize(width: 30, height: 50))
  }

  /// The extents of text are whole pixels, so on some devices they are thirds of a point.
  func testNoViewIsPlacedInLessRoomThanItNeeds() {
    let third = CGFloat(1) / 3
    let words = [57 + third, 32 - third, 88.5, 125 - third, 40.1].map { length in
      StandInSubview { proposal in
        guard let width = proposal.width, width < length else {
          return CGSize(width: length, height: 20 + third)
        }
        return CGSize(width: length / 2, height: 40.7)
      }
    }
    for width in stride(from: 300, to: 420, by: 10 * third) {
      _ = place(LayoutStack(FlowLayout(itemSpacing: 1.0 / 7)), words, width: width)
      XCTAssertEqual(words.map { $0.isCut }, Array(repeating: false, count: 5), "lines, \(width)")
      let wall = WaterfallLayout(columns: 3, columnSpacing: 8, itemSizing: .exact)
      _ = place(LayoutStack(wall), words, width: width)
      XCTAssertEqual(words.map { $0.isCut }, Array(repeating: false, count: 5), "wall, \(width)")
    }
  }

  func testNoViewsAndBadViews() {
    let strategy = WaterfallLayout(columns: 2, itemSizing: .exact)
    XCTAssertEqual(place(LayoutStack(strategy), [], width: 300), CGSize(width: 300, height: 0))
    let bad = StandInSubview { _ in CGSize(width: CGFloat.nan, height: -CGFloat.infinity) }
    let stray = box(10)
    if let specified = Text("").stackItem(section: 0, kind: "badge") as? StandInValued {
      stray.values[specified.key] = specified.value
    }
    let size = place(LayoutStack(strategy), [bad, stray], width: 300)
    XCTAssertTrue(size.height.isFinite)
    XCTAssertEqual(stray.placed?.size, .zero)
  }
}
