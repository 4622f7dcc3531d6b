import LayoutCore

/// A builder that collects the extents of items and puts the items on lines.
@usableFromInline
struct FlowFiller: Sendable {
  private var crosses: ExtentIndexBuilder
  private var mains: ExtentIndexBuilder
  /// The number of items of each line.
  private var lineItems = ExtentIndexBuilder(rarity: FlowFiller.rarity)
  private var lineExtents = ExtentIndexBuilder()
  private var lineOverhang: Int64 = 0
  /// The lines of a batch, before they are added.
  private var lines: [Int64] = []
  /// The line of the current section that is being filled.
  private var breaker: LineBreaker
  /// The number of items of the section that were added so far.
  private var count = 0
  /// The extents of the item that was added last.
  private var last: FlowItemExtents = (0, 0)
  /// An item of the section that differs from the one before it, or 0 if all are equal.
  private var difference = 0

  /// One in so many lines may differ in its number of items before all numbers are stored.
  ///
  /// A query reads the number of every line, so the numbers are stored unless few of them differ.
  static var rarity: Int { 32 }

  /// The number of items whose sizes are buffered before they are added.
  @inlinable static var batch: Int { 256 }

  /// Creates a builder for about `count` items, the first of which are in a section of `style`.
  init(expecting count: Int, _ style: FlowStyle) {
    crosses = ExtentIndexBuilder(expecting: count, limit: FlowItems.sizeLimit)
    mains = crosses
    breaker = LineBreaker(style)
  }

  /// Begins a section.
  mutating func begin(_ style: FlowStyle) {
    breaker = LineBreaker(style)
    count = 0
    difference = 0
  }

  /// Adds items to the section.
  ///
  /// - Parameter buffer: The cross extents of the items, followed by their main extents from
  ///   `batch` on.
  mutating func add(_ buffer: UnsafeBufferPointer<Int64>, _ added: Int) {
    let across = UnsafeBufferPointer(rebasing: buffer[..<added])
    let along = UnsafeBufferPointer(rebasing: buffer[Self.batch..<Self.batch + added])
    crosses.append(contentsOf: across)
    mains.append(contentsOf: along)
    noteDifferences(across, along)
    // Lines are collected and then added together, because a list has one for each item.
    var lines = lines
    self.lines = []  // Leaves `lines` as the only owner, so that it is changed in place.
    if lines.isEmpty { lines = Array(repeating: 0, count: 2 * Self.batch) }
    lines.withUnsafeMutableBufferPointer { lines in
      let ended = breakLines(across, along, &lines)
      addLines(
        UnsafeBufferPointer(rebasing: lines[..<ended]),
        UnsafeBufferPointer(rebasing: lines[Self.batch..<Self.batch + ended]))
    }
    self.lines = lines
  }

  /// Puts items on lines, and stores the lines that they end.
  ///
  /// - Parameter lines: The buffer for the numbers of items of the lines, followed by their extents
  ///   from `batch` on.
  /// - Returns: The number of ended lines.
  private mutating func breakLines(
    _ across: UnsafeBufferPointer<Int64>, _ along: UnsafeBufferPointer<Int64>,
    _ lines: inout UnsafeMutableBufferPointer<Int64>
  ) -> Int {
    var breaker = breaker
    var ended = 0
    for place in across.indices {
      if !breaker.takes(across[place]), breaker.count > 0 {
        lines[ended] = Int64(breaker.count)
        lines[Self.batch + ended] = breaker.extent &+ breaker.style.lineSpacing
        ended += 1
        breaker.clear()
      }
      breaker.add(across[place], along[place])
    }
    self.breaker = breaker
    return ended
  }

  /// Adds ended lines to the indexes of lines.
  private mutating func addLines(
    _ counts: UnsafeBufferPointer<Int64>, _ entries: UnsafeBufferPointer<Int64>
  ) {
    lineItems.append(contentsOf: counts)
    lineExtents.append(contentsOf: entries)
    if lineExtents.isCut { lineOverhang = max(lineOverhang, entries.max() ?? 0) }
  }

  /// Records the last item of the section that differs from the one before it.
  private mutating func noteDifferences(
    _ across: UnsafeBufferPointer<Int64>, _ along: UnsafeBufferPointer<Int64>
  ) {
    guard let end = across.indices.last else { return }
    var place = end
    while place > 0, across[place] == across[place - 1], along[place] == along[place - 1] {
      place -= 1
    }
    if place > 0 || count > 0 && (across[0] != last.cross || along[0] != last.main) {
      difference = count + place
    }
    last = (across[end], along[end])
    count += across.count
  }

  /// Adds equal items to an empty section in one step.
  mutating func add(_ extents: FlowItemExtents, times added: Int) {
    crosses.append(extents.cross, times: added)
    mains.append(extents.main, times: added)
    let perLine = breaker.style.itemsPerLine(ofWidth: extents.cross)
    let last = (added - 1) % perLine + 1
    addLines((added - last) / perLine, of: perLine, extents.main &+ breaker.style.lineSpacing)
    for _ in 0..<last { breaker.add(extents.cross, extents.main) }
  }

  /// Ends a section.
  ///
  /// - Returns: An item that differs from the one before it, or 0 if all are equal.
  mutating func end() -> Int {
    if breaker.count > 0 { addLines(1, of: breaker.count, breaker.extent) }
    return difference
  }

  /// Adds equal lines to the indexes of lines.
  private mutating func addLines(_ lines: Int, of count: Int, _ entry: Int64) {
    lineItems.append(Int64(count), times: lines)
    lineExtents.append(entry, times: lines)
    if lineExtents.isCut { lineOverhang = max(lineOverhang, entry) }
  }

  /// Returns the items that were added, and their lines.
  func finish() -> FlowItems {
    var items = FlowItems(unplaced: 0)
    items.crosses = crosses.finish()
    items.mains = mains.finish()
    items.lineItems = lineItems.finish()
    items.lineExtents = lineExtents.finish()
    items.lineOverhang = lineOverhang
    return items
  }
}
