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
  mutating func replace(_ range: Range<Int>, with added: [FlowPage]) {
    var (range, added) = (range, added)
    // Equal items of neighbouring pages are in one.
    let (before, after) = (range.lowerBound - 1, range.upperBound)
    if before >= 0, let first = added.first, pages[before].isUniform(with: first) {
      added[0] = pages[before]
      added[0].append(first)
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
