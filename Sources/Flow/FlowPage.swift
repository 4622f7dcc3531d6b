import StrategyKit

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
