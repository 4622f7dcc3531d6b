import StrategyKit

/// The items of a section of a flow, on lines.
///
/// It stores the extents of items, in pages of about 64, and the number of items and the
/// length of each page. If an item grows, the offsets of everything after it change without being
/// stored again. Breaks between lines and places on lines are computed on request.
///
/// If lines are even, balanced or limited in number, the shown items are stored a second time, on
/// these lines.
///
/// - Complexity: About 9 bytes for each item, or none if all are equal. Even and balanced lines
///   of different items take 8 more for each item, and about 110 for each line.
public struct FlowContent: SectionContent {
  var pages: FlowPages
  private var lineSpacing: Int64
  /// The lines that are shown, or nothing if they are those of the pages.
  ///
  /// It is a list of at most one element, because an empty list takes one word.
  var shown: [ShownLines] = []

  /// Asks for the sizes of all items, and puts the items on lines.
  ///
  /// - Complexity: O(n), or O(n·k) if lines are even or balanced; n = items, k = items on a line.
  ///   O(1) if all have the layout's own size.
  public init(
    count: Int, style: FlowStyle, sizes: inout ItemSizeReader
  ) {
    var builder = FlowPageBuilder(style)
    let asksItems = style.asksItems(sizes)
    if asksItems || !style.isUniform {
      for item in 0..<count { builder.add(style.extents(of: item, asksItems, &sizes)) }
    } else if style.asksForSizes {
      sizes.forEachRun(of: 0..<count, proposal: style.proposal(of: 0)) { reader, run, sizes in
        for place in sizes.indices {
          builder.add(style.extents(of: sizes[place], run.lowerBound + place, &reader))
        }
      }
    } else {
      builder.add(style.ownExtents, times: count)
    }
    self.init(&builder, style, &sizes.work)
  }

  init(_ builder: inout FlowPageBuilder, _ style: FlowStyle, _ work: inout LayoutWork) {
    self.init(FlowPages(builder.finish()), style)
    work.placed += builder.lines
    breakShownLines(style, &work)
  }

  init(_ pages: FlowPages, _ style: FlowStyle) {
    self.pages = pages
    lineSpacing = style.lineSpacing
  }

  /// The number of items.
  public var count: Int { pages.count }

  /// The extent of all lines that are shown.
  public var bounds: SectionBounds {
    if let shown = shown.first { return shown.lines.bounds }
    // The last line has no spacing after it.
    let length = max(0, pages.length &+ pages.overflow &- lineSpacing)
    if length <= LayoutLimits.maximumPosition.rawValue {
      return SectionBounds(length: LayoutUnit(rawValue: length))
    }
    // Items of lines that are cut off extend beyond these.
    var bounds = SectionBounds(
      length: LayoutLimits.maximumPosition, after: LayoutLimits.maximumLength)
    bounds.isCut = true
    return bounds
  }

  // MARK: Changes

  /// Asks for the sizes of new and resized items, and breaks the lines next to changes again.
  ///
  /// - Complexity: O(log n + k) for each item that is resized, inserted or removed, and for each
  ///   line whose items change; n = items, k = items on a line. In a list, or a grid of equal
  ///   items, one line changes. In a grid of different heights, all lines from the first inserted
  ///   or removed item on do. In a grid of different columns, all items are then measured again.
  ///   Lines that are even, balanced or limited in number are all broken again.
  public mutating func apply(
    _ edit: SectionEdit, style: FlowStyle, sizes: inout ItemSizeReader
  ) {
    let count = edit.items.newCount
    guard edit.measured.count < count, style.isUniform || edit.isResizeOnly else {
      // Items in other columns than before are measured again.
      sizes.removeDiagnostics(of: 0..<count)
      self = FlowContent(count: count, style: style, sizes: &sizes)
      return
    }
    var measured: [FlowItemExtents] = []
    measured.reserveCapacity(edit.measured.count)
    let asksItems = style.asksItems(sizes)
    if style.asksForSizes || !style.isUniform || asksItems {
      for item in edit.measured { measured.append(style.extents(of: item, asksItems, &sizes)) }
    } else {
      for _ in edit.measured { measured.append(style.ownExtents) }
    }
    revise(edit, measured, style, &sizes.work)
    breakShownLines(style, &sizes.work)
  }
}

/// Changes of lines.
extension FlowContent {
  /// Replaces items, and breaks the lines next to the changes again.
  ///
  /// - Parameter measured: The extents of the measured items of the edit.
  private mutating func revise(
    _ edit: SectionEdit, _ measured: [FlowItemExtents], _ style: FlowStyle,
    _ work: inout LayoutWork
  ) {
    if edit.isResizeOnly, style.columns > 0, resize(edit.measured, measured, style) {
      work.placed += measured.count
      return
    }
    let broken = brokenPages(edit, measured, style, &work)
    for (number, (old, new)) in broken.enumerated().reversed() {
      pages.replace(old, with: new, from: number > 0 ? broken[number - 1].old.upperBound : 0)
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
  private let edit: SectionEdit
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
  fileprivate var nextChange: Int? { distance.map { old + $0 } }

  /// Passes items before the next change.
  fileprivate mutating func skip(to item: Int) {
    new += item - old
    old = item
  }

  /// Adds the items of an old page, and the new ones before each of them.
  fileprivate mutating func addItems(
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
  fileprivate mutating func addLast(to builder: inout FlowPageBuilder) {
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

extension FlowContent {
  /// Returns the line of an item, which must exist.
  func line(of item: Int, _ style: FlowStyle) -> FlowLine {
    let place = pages.place(ofItem: item)
    return FlowLine(pages[place.page].line(of: item - place.firstItem, style), at: place)
  }

  /// Returns the place of an item.
  ///
  /// If an item is not shown, its place is empty, at the end of the lines.
  ///
  /// - Complexity: O(log n + k); n = items, k = items on its line.
  public func span(of item: Int, style: FlowStyle) -> ItemSpan {
    if let shown = shown.first {
      if item < shown.items { return shown.lines.span(of: item, style: style) }
      let (end, edge) = (bounds.length, style.grid.start)
      return ItemSpan(lower: end, upper: end, crossLower: edge, crossUpper: edge)
    }
    let place = pages.place(ofItem: item)
    let page = pages[place.page]
    let found = page.line(of: item - place.firstItem, style)
    let line = FlowLine(found, at: place)
    let extents = page[item - place.firstItem]
    let rank = item - line.items.lowerBound
    let main = line.mainEdges(extents.main, style)
    var cross = style.grid.edges(of: rank)
    if style.columns == 1, extents.cross != 0 {
      cross = FlowItemWidth(cross: extents.cross).edges(style)
    }
    if style.columns == 0 {
      let before = page.cross(before: item - place.firstItem, from: found.ranks.lowerBound)
      cross = alignment(of: line, style).edges(rank, before: before, extents.cross, style)
    }
    return ItemSpan(
      lower: main.lower, upper: main.upper, crossLower: cross.lower, crossUpper: cross.upper)
  }

  /// Returns the greatest width of an item that chooses its own in a single column.
  public func greatestExtent(of item: Int, style: FlowStyle) -> Double? {
    guard style.columns == 1 else { return nil }
    return FlowItemWidth(cross: pages.extents(of: item).cross).greatest(style)
  }

  /// Adds the items that could intersect a window.
  ///
  /// - Complexity: O(log n + k); n = items, k = items on the lines in the window.
  public func find(in window: LayoutWindow, style: FlowStyle, into sink: inout CellSink) {
    if let shown = shown.first {
      shown.lines.find(in: window, before: shown.items, style, into: &sink)
      if let more = accessorySpan(style: style), window.intersects(more) {
        sink.addAccessory(.more, at: more)
      }
    } else {
      find(in: window, before: count, style, into: &sink)
    }
  }

  /// Adds the items that could intersect a window and are before `end`, which is on the last line.
  private func find(
    in window: LayoutWindow, before end: Int, _ style: FlowStyle, into sink: inout CellSink
  ) {
    let overhang = bounds.after.rawValue
    let lower = window.mainLower.rawValue &- overhang
    let upper = window.mainUpper.rawValue
    let firstColumn = sink.crossSpan(from: style.grid.start, to: style.firstColumnEnd)
    var place = pages.place(endingAfter: lower)
    while place.page < pages.pages.count, place.start < upper || overhang > 0 {
      let page = pages[place.page]
      if page.length == 0 {
        // Pass all pages without extent at this offset.
        place = overhang > 0 ? pages.place(after: place) : pages.place(endingAfter: place.start)
        continue
      }
      page.forEachLine(endingAfter: lower &- place.start, style) { found in
        let line = FlowLine(found, at: place)
        guard line.lower < upper else { return false }
        sink.searched += 1
        if found.extent == 0 { return true }
        if style.columns == 1 {
          if line.items.lowerBound == end { return false }
          let main = line.mainEdges(found.extent, style)
          let cross = page[found.ranks.lowerBound].cross
          let edges = FlowItemWidth(cross: cross).edges(style)
          sink.add(
            line.items.lowerBound, from: main.lower, to: main.upper,
            across: cross == 0 ? firstColumn : sink.crossSpan(from: edges.lower, to: edges.upper))
        } else if style.columns > 0 {
          findColumns(
            of: line, before: end, page, place, style, firstColumn, in: window, into: &sink)
        } else {
          findItems(of: line, before: end, page, place, style, in: window, into: &sink)
        }
        return true
      }
      place = pages.place(after: place)
    }
  }

  /// Adds the items of a line that could intersect a window.
  private func findItems(
    of line: FlowLine, before end: Int, _ page: FlowPage, _ place: FlowPages.Place,
    _ style: FlowStyle, in window: LayoutWindow, into sink: inout CellSink
  ) {
    let alignment = alignment(of: line, style)
    let items = line.items.lowerBound..<min(line.items.upperBound, end)
    let first = line.items.lowerBound - place.firstItem
    func cross(_ item: Int) -> Int64 { page.cross(before: item - place.firstItem, from: first) }
    // If rounding made the items wider than the line, they overlap by less than this.
    let crossEnd = window.crossUpper - min(.zero, LayoutUnit(rawValue: alignment.extra))
    var (item, before) = (items.lowerBound, Int64(0))
    let isLong = line.items.count >= FlowPage.longLine
    if isLong {
      let lower = window.crossLower + min(.zero, LayoutUnit(rawValue: alignment.extra))
      item = SortedSearch.first(in: items) { item in
        alignment.edges(
          item - items.lowerBound, before: cross(item),
          page[item - place.firstItem].cross, style
        ).upper > lower
      }
      if item < items.upperBound { before = cross(item) }
    }
    while item < items.upperBound {
      let extents = page[item - place.firstItem]
      let edges = alignment.edges(
        item - items.lowerBound, before: before, extents.cross, style)
      if edges.lower >= crossEnd { return }
      if extents.cross > 0, edges.upper > window.crossLower {
        sink.searched += 1
        let main = line.mainEdges(extents.main, style)
        sink.add(
          item, from: main.lower, to: main.upper,
          across: sink.crossSpan(from: edges.lower, to: edges.upper))
      }
      before &+= extents.cross
      item += 1
      if isLong, extents.cross == 0 {
        // Pass all items without width at this offset.
        item = SortedSearch.first(in: item..<items.upperBound) {
          cross($0) &+ page[$0 - place.firstItem].cross > before
        }
      }
    }
  }

  /// Adds the items of a line with columns that could intersect a window.
  private func findColumns(
    of line: FlowLine, before end: Int, _ page: FlowPage, _ place: FlowPages.Place,
    _ style: FlowStyle, _ firstColumn: LayoutSpan, in window: LayoutWindow,
    into sink: inout CellSink
  ) {
    let grid = style.grid
    let count = min(line.items.upperBound, end) &- line.items.lowerBound
    let crossLower = window.crossLower
    var rank = 0
    if count >= FlowPage.longLine {
      rank = SortedSearch.first(in: count) { grid.upper(of: $0) > crossLower }
    }
    // A column begins one spacing after the end of the column before.
    var lower = rank == 0 ? grid.start : grid.lower(of: rank)
    while rank < count, lower < window.crossUpper {
      let upper = rank == 0 ? style.firstColumnEnd : grid.upper(of: rank)
      if upper > crossLower {
        sink.searched += 1
        let item = line.items.lowerBound + rank
        let main = line.mainEdges(page[item - place.firstItem].main, style)
        sink.add(
          item, from: main.lower, to: main.upper,
          across: rank == 0 ? firstColumn : sink.crossSpan(from: lower, to: upper))
      }
      lower = upper + grid.spacing
      rank += 1
    }
  }
}

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
  private mutating func breakShownLines(_ style: FlowStyle, _ work: inout LayoutWork) {
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

  private func moreSpan(_ style: FlowStyle) -> ItemSpan? {
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
