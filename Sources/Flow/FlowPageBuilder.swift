import StrategyKit

/// A builder that puts items on lines, one after another, and collects the lines in pages.
struct FlowPageBuilder {
  private let style: FlowStyle
  private(set) var pages: [FlowPage] = []
  /// The number of lines that were broken.
  ///
  /// Equal lines with a page of their own count as one.
  private(set) var lines = 0
  /// The items of the page that is being filled, the last of which are on the line of the breaker.
  private var items: [FlowItemExtents] = []
  /// The extent of the finished lines of that page.
  private var length: Int64 = 0
  private var breaker: LineBreaker

  /// The number of items from which on a page ends with the next line.
  private static var pageSize: Int { 64 }
  /// The number of equal items from which on they have a page of their own.
  private static var longRun: Int { 256 }

  /// Creates a builder without items.
  init(_ style: FlowStyle) {
    self.style = style
    breaker = LineBreaker(style)
    items.reserveCapacity(2 * Self.pageSize)
  }

  /// Adds an item.
  mutating func add(_ item: FlowItemExtents) {
    if !breaker.takes(item.cross) { endLine() }
    breaker.add(item.cross, item.main)
    items.append(item)
  }

  /// Adds equal items.
  ///
  /// - Complexity: O(1) for the lines that they fill.
  mutating func add(_ item: FlowItemExtents, times count: Int) {
    var rest = count
    while rest > 0 {
      if rest >= Self.longRun, !breaker.takes(item.cross) || breaker.count == 0 {
        // A narrower item may still fit on the last line.
        let most = style.itemsPerLine(ofWidth: item.cross)
        let full = (rest - 1) / most
        if full * most >= Self.longRun {
          if breaker.count > 0 { endLine() }
          endPage()
          append(FlowPage(item, count: full * most, lines: full, of: style))
          lines += 1
          rest -= full * most
          continue
        }
      }
      add(item)
      rest -= 1
    }
  }

  /// Returns a Boolean value that indicates whether an item would begin a new line.
  func breaksLine(before item: FlowItemExtents) -> Bool { !breaker.takes(item.cross) }

  private mutating func endLine() {
    let extent = breaker.extent &+ style.lineSpacing
    let count = breaker.count
    breaker.clear()
    lines += 1
    if count >= FlowPage.longLine {
      endPage(beforeLast: count)
      length = extent
      endPage(isLine: true)
    } else {
      length &+= extent
      if items.count >= Self.pageSize { endPage() }
    }
  }

  /// Ends a page before the last items.
  private mutating func endPage(beforeLast rest: Int = 0, isLine: Bool = false) {
    let end = items.count - rest
    if end > 0 {
      append(
        items.withUnsafeBufferPointer {
          FlowPage(
            UnsafeBufferPointer(rebasing: $0[..<end]), length: length, isLine: isLine, style)
        })
    }
    if rest > 0 { items.removeSubrange(..<end) } else { items.removeAll(keepingCapacity: true) }
    length = 0
  }

  private mutating func append(_ page: FlowPage) {
    if let last = pages.last, last.isUniform(with: page) {
      pages[pages.count - 1].append(page)
    } else {
      pages.append(page)
    }
  }

  /// Ends the last line, and returns all pages.
  mutating func finish() -> [FlowPage] {
    if breaker.count > 0 { endLine() }
    endPage()
    return pages
  }
}
