import StrategyKit

/// The pages of a section, and indexes of their items and offsets.
///
/// - Complexity: O(log n) for a look-up; n = pages.
struct FlowPages: Sendable {
  private(set) var pages: [FlowPage] = []
  /// The numbers of items of all pages, or nothing if there is one page.
  private var counts = FenwickTree([])
  /// The lengths of all pages, up to the maximum position, or nothing if there is one page.
  private var lengths = FenwickTree([])
  /// The number of items.
  private(set) var count = 0
  /// The sum of the lengths of all pages, up to the maximum position.
  private(set) var length: Int64 = 0
  /// The length of what is cut off at the maximum position.
  private(set) var overflow: Int64 = 0

  init(_ pages: [FlowPage]) {
    self.pages = pages
    rebuild()
  }

  /// A page and what is before it.
  struct Place {
    var page: Int
    /// The number of its first item in the section.
    var firstItem: Int
    /// Its offset from the start of the section's items.
    var start: Int64
  }

  subscript(page: Int) -> FlowPage { pages[page] }

  /// Returns the extents of an item.
  func extents(of item: Int) -> FlowItemExtents {
    let place = place(ofItem: item)
    return pages[place.page][item - place.firstItem]
  }

  /// Returns the extents of the first `count` items.
  func extents(ofFirst count: Int) -> [FlowItemExtents] {
    var extents: [FlowItemExtents] = []
    extents.reserveCapacity(count + 1)
    for page in pages where extents.count < count {
      let ranks = 0..<min(page.count, count - extents.count)
      if page.isUniform {
        extents.append(contentsOf: repeatElement(page.common, count: ranks.count))
      } else {
        for rank in ranks { extents.append(page[rank]) }
      }
    }
    return extents
  }

  /// Returns the page of an item, or the place after the last page.
  func place(ofItem item: Int) -> Place {
    guard pages.count > 1 else {
      return item < count ? Place(page: 0, firstItem: 0, start: 0) : end
    }
    let (page, before) = counts.prefix(notAbove: Int64(item))
    return Place(page: page, firstItem: Int(before), start: lengths.sum(ofFirst: page))
  }

  /// Returns the first page that ends after an offset, or the place after the last page.
  func place(endingAfter offset: Int64) -> Place {
    guard pages.count > 1, offset >= 0 else {
      return offset < length ? Place(page: 0, firstItem: 0, start: 0) : end
    }
    let (page, before) = lengths.prefix(notAbove: offset)
    return Place(page: page, firstItem: Int(counts.sum(ofFirst: page)), start: before)
  }

  /// Returns the place of the page after one.
  func place(after place: Place) -> Place {
    let (page, limit) = (pages[place.page], LayoutLimits.maximumPosition.rawValue)
    return Place(
      page: place.page + 1, firstItem: place.firstItem + page.count,
      start: min(place.start &+ page.length, limit))
  }

  private var end: Place { Place(page: pages.count, firstItem: count, start: length) }

  /// The extents of all items, if they are equal and there are any.
  var common: FlowItemExtents? {
    // Balanced lines of equal items have up to two pages.
    guard let first = pages.first, pages.count <= 2,
      pages.allSatisfy({ $0.isUniform && $0.common == first.common })
    else { return nil }
    return first.common
  }

  /// Replaces the extents of an item in columns, if its page has room for them.
  ///
  /// - Returns: A Boolean value that indicates whether the item is replaced.
  mutating func setRowItem(_ extents: FlowItemExtents, of item: Int, _ style: FlowStyle) -> Bool {
    let place = place(ofItem: item)
    let old = pages[place.page].length
    guard pages[place.page].setRowItem(extents, at: item - place.firstItem, style) else {
      return false
    }
    let growth = pages[place.page].length &- old
    if overflow > 0 || length &+ growth >= LayoutLimits.maximumPosition.rawValue {
      rebuild()
    } else if growth != 0 {
      if pages.count > 1 { lengths.add(growth, at: place.page) }
      length &+= growth
    }
    return true
  }

  /// Replaces some pages with others.
  ///
  /// - Parameter first: The first page that stays, or is replaced here. Those before it are
  ///   replaced later, so none of them may change.
  mutating func replace(_ range: Range<Int>, with added: [FlowPage], from first: Int) {
    var (range, added) = (range, added)
    // Equal items of neighbouring pages are in one.
    let (before, after) = (range.lowerBound - 1, range.upperBound)
    if before >= first, let next = added.first, pages[before].isUniform(with: next) {
      added[0] = pages[before]
      added[0].append(next)
      range = before..<range.upperBound
    }
    if after < pages.count, let last = added.last, last.isUniform(with: pages[after]) {
      added[added.count - 1].append(pages[after])
      range = range.lowerBound..<after + 1
    }
    let isAtEnd = range.upperBound == pages.count
    guard range.count == added.count || isAtEnd, range.lowerBound > 1 || range.count == added.count,
      pages.count > 1, length < LayoutLimits.maximumPosition.rawValue / 2
    else {
      pages.replaceSubrange(range, with: added)
      return rebuild()
    }
    for (number, page) in zip(range, added) {
      let old = pages[number]
      counts.add(Int64(page.count - old.count), at: number)
      lengths.add(page.length &- old.length, at: number)
      count += page.count - old.count
      length &+= page.length &- old.length
      pages[number] = page
    }
    // Pages are mostly added and removed at the end.
    for _ in 0..<max(0, range.count - added.count) {
      let old = pages.removeLast()
      counts.removeLast()
      lengths.removeLast()
      count -= old.count
      length &-= old.length
    }
    for page in added.dropFirst(range.count) {
      counts.append(Int64(page.count))
      lengths.append(page.length)
      count += page.count
      length &+= page.length
      pages.append(page)
    }
    if length >= LayoutLimits.maximumPosition.rawValue { rebuild() }
  }

  /// Rebuilds the indexes.
  ///
  /// - Complexity: O(n); n = pages.
  private mutating func rebuild() {
    count = 0
    length = 0
    overflow = 0
    let limit = LayoutLimits.maximumPosition.rawValue
    var cut: [Int64] = []
    if pages.count > 1 { cut.reserveCapacity(pages.count) }
    for page in pages {
      count += page.count
      let room = min(page.length, limit &- length)
      length &+= room
      overflow = min(limit, overflow &+ page.length &- room)
      if pages.count > 1 { cut.append(room) }
    }
    lengths = FenwickTree(cut)
    counts = FenwickTree(pages.count > 1 ? pages.map { Int64($0.count) } : [])
  }
}

/// The extents of an item across and along the scroll axis, in layout units.
///
/// The first is 0 if columns determine the width, and more than the room of a line if the item is
/// too wide. In a single column, it is a ``FlowItemWidth``.
typealias FlowItemExtents = (cross: Int64, main: Int64)

/// Some neighbouring lines of a section, as the extents of their items.
///
/// The breaks between lines are not stored, because they are found again in less time than it takes
/// to look them up. A line of very many items has a page of its own, and so has every line of
/// different items that is even or balanced.
///
/// - Complexity: 4 bytes for each item in columns, 8 for others, 24 for those of a very long line,
///   and none if all are equal.
struct FlowPage: Sendable {
  /// The number of items from which on a line has a page of its own.
  static var longLine: Int { 256 }
  /// The largest length that is stored, which is cut off anywhere.
  private static var longest: Int64 { 2 * LayoutLimits.maximumPosition.rawValue }

  /// The form in which extents are stored.
  private enum Form: Int { case mains = 1, pairs = 2, wide = 4, long = 6 }

  /// The number of items.
  private(set) var count: Int
  /// The extent of all lines along the scroll axis, with the spacing after each.
  private(set) var length: Int64
  /// The extents of each item, if all are equal.
  private(set) var common: FlowItemExtents = (0, 0)
  /// The extents of each item, or nothing if all items are equal.
  ///
  /// They take one word if there are columns, otherwise two, and four if some do not fit in a word.
  /// On a long line without columns, they are followed by the sum of the cross extents before the
  /// item.
  private var words: [UInt32] = []
  /// The number of equal items on each line, or 0 for as many as fit.
  private var perLine: Int32 = 0
  private var form = Form.mains
  /// A Boolean value that indicates whether all items are on one line that has this page of its
  /// own.
  private(set) var isLine = false

  /// Creates whole lines of equal items, as many on each as fit.
  init(_ extents: FlowItemExtents, count: Int, lines: Int, of style: FlowStyle) {
    let (length, isTooLong) = Int64(lines).multipliedReportingOverflow(
      by: extents.main &+ style.lineSpacing)
    self.count = count
    self.length = isTooLong ? Self.longest : min(length, Self.longest)
    common = extents
  }

  /// Creates lines of equal items, fewer on each than could fit.
  init(_ extents: FlowItemExtents, lines: Int, of count: Int, _ style: FlowStyle) {
    self.init(extents, count: lines * count, lines: lines, of: style)
    perLine = Int32(clamping: count)
  }

  /// Creates whole lines of at least one item.
  ///
  /// - Parameter isLine: A Boolean value that indicates whether they are one line.
  init(
    _ items: UnsafeBufferPointer<FlowItemExtents>, length: Int64, isLine: Bool,
    _ style: FlowStyle
  ) {
    count = items.count
    self.length = length
    common = items[0]
    var bits: Int64 = 0
    var difference: Int64 = 0
    for item in items {
      bits |= item.cross | item.main
      difference |= (item.cross ^ common.cross) | (item.main ^ common.main)
    }
    guard difference != 0 else { return }
    self.isLine = isLine
    form =
      isLine && style.columns == 0 && count >= Self.longLine
      ? .long
      : bits > Int64(UInt32.max)
        ? .wide : style.columns > 0 && items.allSatisfy { $0.cross == 0 } ? .mains : .pairs
    words = Array(unwritten: count * form.rawValue)
    if form == .mains {
      words.withUnsafeMutableBufferPointer { words in
        for rank in items.indices { words[rank] = UInt32(truncatingIfNeeded: items[rank].main) }
      }
      return
    }
    var sum: Int64 = 0
    for rank in items.indices {
      store(items[rank], at: rank)
      if form == .long { store(sum, at: 6 * rank + 4) }
      sum &+= items[rank].cross
    }
  }

  /// A Boolean value that indicates whether all items are equal, so that none is stored.
  var isUniform: Bool { words.isEmpty }

  /// Returns the extents of the item at `rank` in the page.
  subscript(rank: Int) -> FlowItemExtents {
    words.isEmpty ? common : words.withUnsafeBufferPointer { extents(at: rank, $0) }
  }

  private func extents(at rank: Int, _ words: UnsafeBufferPointer<UInt32>) -> FlowItemExtents {
    switch form {
    case .mains: return (0, Int64(words[rank]))
    case .pairs: return (Int64(words[2 &* rank]), Int64(words[2 &* rank &+ 1]))
    case .wide, .long:
      let place = form.rawValue &* rank
      return (number(at: place, words), number(at: place &+ 2, words))
    }
  }

  /// Returns the number in two words.
  private func number(at place: Int, _ words: UnsafeBufferPointer<UInt32>) -> Int64 {
    Int64(words[place]) << 32 | Int64(words[place &+ 1])
  }

  private mutating func store(_ number: Int64, at place: Int) {
    words[place] = UInt32(truncatingIfNeeded: number >> 32)
    words[place + 1] = UInt32(truncatingIfNeeded: number)
  }

  private mutating func store(_ extents: FlowItemExtents, at rank: Int) {
    switch form {
    case .mains: words[rank] = UInt32(truncatingIfNeeded: extents.main)
    case .pairs:
      words[2 * rank] = UInt32(truncatingIfNeeded: extents.cross)
      words[2 * rank + 1] = UInt32(truncatingIfNeeded: extents.main)
    case .wide, .long:
      store(extents.cross, at: form.rawValue * rank)
      store(extents.main, at: form.rawValue * rank + 2)
    }
  }

  /// Returns the sum of the cross extents of the items of a line before the one at `rank`.
  ///
  /// - Parameter first: The rank of the first item of the line.
  func cross(before rank: Int, from first: Int) -> Int64 {
    if isUniform { return Int64(rank - first) &* common.cross }
    if form == .long { return words.withUnsafeBufferPointer { number(at: 6 * rank + 4, $0) } }
    return (first..<rank).reduce(0) { $0 &+ self[$1].cross }
  }

  /// Replaces the extents of an item in columns, if there is room for them.
  ///
  /// - Returns: A Boolean value that indicates whether the item is replaced.
  mutating func setRowItem(
    _ extents: FlowItemExtents, at rank: Int, _ style: FlowStyle
  ) -> Bool {
    guard !isUniform, form == .wide || extents.main <= Int64(UInt32.max),
      form == .wide || extents.cross == 0
    else { return false }
    let old = self[rank].main
    store(extents, at: rank)
    let first = isLine ? 0 : rank - rank % style.columns
    var others: Int64 = 0
    for other in first..<min(count, first + style.columns) where other != rank {
      others = max(others, self[other].main)
    }
    length &+= max(others, extents.main) &- max(others, old)
    return true
  }

  /// Returns a Boolean value that indicates whether both pages have items of the same extents.
  func isUniform(with other: FlowPage) -> Bool {
    isUniform && other.isUniform && common == other.common && perLine == other.perLine
  }

  /// Returns the number of equal items on a full line.
  private func itemsPerLine(_ style: FlowStyle) -> Int {
    perLine > 0 ? Int(perLine) : min(count, style.itemsPerLine(ofWidth: common.cross))
  }

  /// Adds whole lines of the same equal items.
  mutating func append(_ other: FlowPage) {
    count += other.count
    length = min(length &+ other.length, Self.longest)
  }
}

/// The lines of a page.
extension FlowPage {
  /// A line of the page.
  struct Line {
    /// The ranks of its items.
    var ranks: Range<Int>
    /// The distance from the start of the page.
    var offset: Int64 = 0
    /// The extent along the scroll axis, without spacing.
    var extent: Int64 = 0
    /// The width of the items and the item spacing between them, if there are no columns.
    var width: Int64 = 0
  }

  /// Calls `body` with the lines that end after an offset, until it returns `false`.
  ///
  /// - Parameter offset: A distance from the start of the page.
  func forEachLine(endingAfter offset: Int64, _ style: FlowStyle, _ body: (Line) -> Bool) {
    if isUniform {
      let most = itemsPerLine(style)
      let pitch = common.main &+ style.lineSpacing
      var number = pitch > 0 ? Int(max(0, offset) / pitch) : 0
      while number * most < count, body(equalLine(number, most, style)) { number += 1 }
      return
    }
    words.withUnsafeBufferPointer { words in
      if isLine {
        if length > offset { _ = body(onlyLine(style)) }
      } else if form == .mains {
        forEachRow(endingAfter: offset, style, body) { Int64(words[$0]) }
      } else if style.columns > 0 {
        forEachRow(endingAfter: offset, style, body) { extents(at: $0, words).main }
      } else {
        forEachBrokenLine(endingAfter: offset, style, body) { extents(at: $0, words) }
      }
    }
  }

  /// Returns the line of the item at `rank`.
  func line(of rank: Int, _ style: FlowStyle) -> Line {
    if isUniform {
      let most = itemsPerLine(style)
      return equalLine(rank / most, most, style)
    }
    var found = Line(ranks: 0..<0)
    forEachLine(endingAfter: -1, style) { line in
      found = line
      return line.ranks.upperBound <= rank
    }
    return found
  }

  /// Returns a line of equal items, `most` of which are on a full line.
  private func equalLine(_ number: Int, _ most: Int, _ style: FlowStyle) -> Line {
    let ranks = number * most..<min(count, (number + 1) * most)
    let gaps = Int64(ranks.count - 1) &* style.itemSpacing
    let (offset, isTooFar) = Int64(number).multipliedReportingOverflow(
      by: common.main &+ style.lineSpacing)
    return Line(
      ranks: ranks, offset: isTooFar ? LayoutLimits.maximumPosition.rawValue : offset,
      extent: common.main, width: Int64(ranks.count) &* common.cross &+ gaps)
  }

  /// Returns the line of all items.
  private func onlyLine(_ style: FlowStyle) -> Line {
    let gaps = Int64(count - 1) &* style.itemSpacing
    let width = style.columns == 0 ? cross(before: count - 1, from: 0) &+ self[count - 1].cross : 0
    return Line(ranks: 0..<count, extent: length &- style.lineSpacing, width: width &+ gaps)
  }

  private func forEachRow(
    endingAfter offset: Int64, _ style: FlowStyle, _ body: (Line) -> Bool, _ main: (Int) -> Int64
  ) {
    var line = Line(ranks: 0..<0)
    let columns = style.columns
    let spacing = style.lineSpacing
    var first = 0
    while first < count {
      let end = min(count, first &+ columns)
      var extent = main(first)
      var rank = first &+ 1
      while rank < end {
        extent = max(extent, main(rank))
        rank &+= 1
      }
      let next = line.offset &+ extent &+ spacing
      if next > offset {
        line.ranks = first..<end
        line.extent = extent
        if !body(line) { return }
      }
      line.offset = next
      first = end
    }
  }

  private func forEachBrokenLine(
    endingAfter offset: Int64, _ style: FlowStyle, _ body: (Line) -> Bool,
    _ extents: (Int) -> FlowItemExtents
  ) {
    var line = Line(ranks: 0..<0)
    var first = 0
    while first < count {
      var breaker = LineBreaker(style)
      var rank = first
      while rank < count {
        let item = extents(rank)
        if !breaker.takes(item.cross) { break }
        breaker.add(item.cross, item.main)
        rank &+= 1
      }
      let next = line.offset &+ breaker.extent &+ style.lineSpacing
      if next > offset {
        line.ranks = first..<rank
        line.extent = breaker.extent
        line.width = breaker.width
        if !body(line) { return }
      }
      line.offset = next
      first = rank
    }
  }
}
