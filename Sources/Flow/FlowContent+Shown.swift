import StrategyKit

/// The lines of a section that are not simply the greedy lines of all items.
struct ShownLines: Sendable {
  /// The shown items on their lines, followed by the element "more" if there is one.
  let lines: FlowContent
  /// The number of shown items.
  let items: Int
}

extension FlowContent {
  /// Determines which items are shown, and breaks their lines.
  ///
  /// - Complexity: O(1) if all items are on greedy lines, or equal. Otherwise O(n), or O(n·k) if
  ///   lines are even or balanced; n = shown items, k = items on a line. The lines are broken anew
  ///   after each change.
  mutating func breakShownLines(_ style: FlowStyle, _ work: inout LayoutWork) {
    guard style.maximumLines < .max || style.lineBreaking != .greedy else { return }
    shown = []
    guard count > 0 else { return }
    let end = shownEnd(style, style.moreExtents(at: 0))
    let lines: [FlowPage]
    if end == count, let common = pages.common {
      // Greedy lines of equal items are even.
      guard style.lineBreaking == .balanced else { return }
      lines = style.balancedLines(of: common, count: count)
      work.placed += lines.count
    } else {
      guard end < count || style.lineBreaking != .greedy else { return }
      var items = pages.extents(ofFirst: end)
      if end < count, let more = style.moreExtents(at: end) { items.append(more) }
      if style.lineBreaking != .greedy, items.contains(where: { $0 != items[0] }) {
        lines = style.evenLines(of: items)
        work.placed += lines.count
      } else if style.lineBreaking == .balanced, let item = items.first {
        lines = style.balancedLines(of: item, count: items.count)
        work.placed += lines.count
      } else {
        var builder = FlowPageBuilder(style)
        for item in items { builder.add(item) }
        lines = builder.finish()
        work.placed += builder.lines
      }
    }
    shown = [ShownLines(lines: FlowContent(FlowPages(lines), style), items: end)]
  }

  /// Returns the number of items that fit on the shown lines, with the element "more" after them.
  private func shownEnd(_ style: FlowStyle, _ more: FlowItemExtents?) -> Int {
    guard style.maximumLines < .max else { return count }
    var (place, number) = (pages.place(ofItem: 0), 0)
    var end: Int?
    while place.page < pages.pages.count, number < style.maximumLines {
      let page = pages[place.page]
      page.forEachLine(endingAfter: -1, style) { line in
        number += 1
        guard number == style.maximumLines, place.firstItem + line.ranks.upperBound < count else {
          return number < style.maximumLines
        }
        var breaker = LineBreaker(style)
        for rank in line.ranks {
          if more.map({ breaker.takes($0.cross) }) ?? false { end = rank }
          breaker.add(page[rank].cross, 0)
        }
        if more.map({ breaker.takes($0.cross) }) ?? true { end = line.ranks.upperBound }
        return false
      }
      if let end { return place.firstItem + end }
      place = pages.place(after: place)
    }
    return count
  }

  // MARK: The element "more"

  /// The number of items that are not shown, because the section has more lines than
  /// ``FlowSection/maximumLines``.
  public var hiddenItemCount: Int { shown.first.map { count - $0.items } ?? 0 }

  /// The kind of the element that stands for hidden items, ``/LayoutCore/ElementKind/more``.
  public static var accessoryKind: ElementKind? { .more }

  /// Returns the place of the element that stands for hidden items, or `nil` if there is none.
  public func accessorySpan(style: FlowStyle) -> ItemSpan? {
    shown.isEmpty ? nil : moreSpan(style)
  }

  func moreSpan(_ style: FlowStyle) -> ItemSpan? {
    guard let shown = shown.first, shown.lines.count > shown.items else { return nil }
    return shown.lines.span(of: shown.items, style: style)
  }
}

extension PreparedSections where Layout == FlowLayout {
  /// Returns the number of items of `section` that are not shown, because the section has more
  /// lines than ``FlowSection/maximumLines``.
  ///
  /// It is the number N of an element "+N more", and 0 if the section does not exist.
  ///
  /// - Complexity: O(log s); s = sections.
  public func hiddenItemCount(inSection section: Int) -> Int {
    (0..<numberOfSections).contains(section) ? content(ofSection: section).hiddenItemCount : 0
  }
}
