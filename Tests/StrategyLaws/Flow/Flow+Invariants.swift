import StrategyKit

@testable import Flow

extension PreparedSections where Layout == FlowLayout {
  /// Returns a description of each broken invariant of the contents; empty unless there is a bug.
  ///
  /// For tests.
  ///
  /// - Complexity: O(n); n = items.
  func brokenInvariants() -> [String] {
    (0..<numberOfSections).flatMap { number in
      let style = style(ofSection: number)
      return content(ofSection: number).brokenInvariants(style).map { "section \(number): \($0)" }
    }
  }
}

extension FlowContent {
  /// Compares the pages with the lines that a breaker finds in one pass over all items.
  fileprivate func brokenInvariants(_ style: FlowStyle) -> [String] {
    var broken: [String] = []
    if let shown = shown.first {
      let hasMore = shown.lines.count > shown.items
      if shown.items > count || hasMore && (shown.items == count || style.moreExtents(at: 0) == nil)
      {
        broken.append("\(shown.items) of \(count) items are shown")
      }
      if style.lineBreaking == .greedy { broken += shown.lines.brokenInvariants(style) }
    }
    var breaker = LineBreaker(style)
    var (length, item) = (Int64(0), 0)
    func endLine() {
      length += breaker.extent + style.lineSpacing
      breaker.clear()
    }
    for (number, page) in pages.pages.enumerated() {
      let start = length + (breaker.count > 0 ? breaker.extent + style.lineSpacing : 0)
      if page.count == 0 { broken.append("page \(number) is empty") }
      if breaker.takes(page[0].cross), breaker.count > 0 {
        broken.append("page \(number) does not begin with a line")
      }
      let place = pages.place(ofItem: item)
      if place.page != number || place.firstItem != item {
        broken.append("item \(item) is not found in page \(number)")
      }
      if style.columns == 0, number > 0, page.isUniform(with: pages[number - 1]) {
        broken.append("pages \(number - 1) and \(number) have equal items")
      }
      for rank in 0..<page.count {
        let extents = page[rank]
        if !breaker.takes(extents.cross) { endLine() }
        breaker.add(extents.cross, extents.main)
      }
      let end = length + breaker.extent + style.lineSpacing
      if end < LayoutLimits.maximumPosition.rawValue, page.length != end - start {
        broken.append("page \(number) has length \(page.length), not \(end - start)")
      }
      item += page.count
    }
    if item != count { broken.append("\(item) items are not \(count)") }
    return broken
  }
}
