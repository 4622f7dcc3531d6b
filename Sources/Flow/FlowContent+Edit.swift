import StrategyKit

/// Changes of lines.
extension FlowContent {
  /// Replaces items, and breaks the lines next to the changes again.
  ///
  /// - Parameter measured: The extents of the measured items of the edit.
  mutating func revise(
    _ edit: SectionEdit, _ measured: [FlowItemExtents], _ style: FlowStyle,
    _ work: inout LayoutWork
  ) {
    if edit.isResizeOnly, style.columns > 0, resize(edit.measured, measured, style) {
      work.placed += measured.count
      return
    }
    for (old, new) in brokenPages(edit, measured, style, &work).reversed() {
      pages.replace(old, with: new)
    }
    work.moved += edit.items.removed.count + edit.items.inserted.count
  }

  /// Returns the pages that change, and those that replace them.
  private func brokenPages(
    _ edit: SectionEdit, _ measured: [FlowItemExtents], _ style: FlowStyle,
    _ work: inout LayoutWork
  ) -> [(old: Range<Int>, new: [FlowPage])] {
    var replacements: [(old: Range<Int>, new: [FlowPage])] = []
    var walk = ItemWalk(edit, measured, pages)
    while let change = walk.nextChange {
      // The item at the change may now fit on the line before.
      var place = pages.place(ofItem: max(walk.old, change - 1))
      let first = place.page
      walk.skip(to: place.firstItem)
      var builder = FlowPageBuilder(style)
      while place.page < pages.pages.count {
        let page = pages[place.page]
        if place.page > first, walk.nextChange.map({ $0 > walk.old }) ?? true,
          builder.breaksLine(before: page[0])
        {
          break
        }
        walk.addItems(of: page, at: place.firstItem, to: &builder)
        place = pages.place(after: place)
      }
      if place.page == pages.pages.count { walk.addLast(to: &builder) }
      replacements.append((first..<place.page, builder.finish()))
      work.placed += builder.lines
    }
    return replacements
  }

  /// Replaces the extents of items that stay on their lines, because the lines are rows of columns.
  ///
  /// - Returns: A Boolean value that indicates whether all items are replaced.
  private mutating func resize(
    _ items: [Int], _ extents: [FlowItemExtents], _ style: FlowStyle
  ) -> Bool {
    for place in items.indices where !pages.setRowItem(extents[place], of: items[place], style) {
      return false
    }
    return true
  }
}

/// A walk through the items of a section in their new order, from change to change.
private struct ItemWalk {
  let edit: SectionEdit
  let measured: [FlowItemExtents]
  /// The items before the change.
  let pages: FlowPages
  /// The numbers of the next item before and after the change.
  private(set) var old = 0
  private var new = 0
  /// The places of the next removed, inserted and measured items in their lists.
  private var removed = 0
  private var inserted = 0
  private var next = 0

  init(_ edit: SectionEdit, _ measured: [FlowItemExtents], _ pages: FlowPages) {
    self.edit = edit
    self.measured = measured
    self.pages = pages
  }

  /// The number of items before the next change, or nil if there is none.
  private var distance: Int? {
    var distance = Int.max
    if removed < edit.items.removed.count { distance = edit.items.removed[removed] - old }
    if inserted < edit.items.inserted.count {
      distance = min(distance, edit.items.inserted[inserted].index - new)
    }
    if next < edit.measured.count { distance = min(distance, edit.measured[next] - new) }
    return distance < .max ? distance : nil
  }

  /// The number of the item at the next change, before the changes.
  var nextChange: Int? { distance.map { old + $0 } }

  /// Passes items before the next change.
  mutating func skip(to item: Int) {
    new += item - old
    old = item
  }

  /// Adds the items of an old page, and the new ones before each of them.
  mutating func addItems(
    of page: FlowPage, at firstItem: Int, to builder: inout FlowPageBuilder
  ) {
    let end = firstItem + page.count
    while old < end {
      if addInserted(to: &builder) { continue }
      if removed < edit.items.removed.count, edit.items.removed[removed] == old {
        removed += 1
        old += 1
      } else if let extents = takeMeasured() {
        builder.add(extents)
        old += 1
        new += 1
      } else {
        let count = min(end - old, distance ?? .max)
        if page.isUniform {
          builder.add(page.common, times: count)
        } else {
          for rank in old - firstItem..<old - firstItem + count { builder.add(page[rank]) }
        }
        old += count
        new += count
      }
    }
  }

  /// Adds the new items after all others.
  mutating func addLast(to builder: inout FlowPageBuilder) {
    while addInserted(to: &builder) {}
  }

  /// Adds the inserted item at the current place, if there is one.
  private mutating func addInserted(to builder: inout FlowPageBuilder) -> Bool {
    guard inserted < edit.items.inserted.count, edit.items.inserted[inserted].index == new else {
      return false
    }
    if let extents = takeMeasured() {
      builder.add(extents)
    } else if let source = edit.items.inserted[inserted].source {
      builder.add(pages.extents(of: source))
    }
    inserted += 1
    new += 1
    return true
  }

  private mutating func takeMeasured() -> FlowItemExtents? {
    guard next < edit.measured.count, edit.measured[next] == new else { return nil }
    next += 1
    return measured[next - 1]
  }
}
