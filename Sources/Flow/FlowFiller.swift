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
  /// The line of the current section that is being filled.
  private var breaker: LineBreaker

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
  mutating func begin(_ style: FlowStyle) { breaker = LineBreaker(style) }

  /// Adds items to the section.
  ///
  /// - Parameter buffer: The cross extents of the items, and their main extents from `batch` on. It
  ///   has as much room again for the lines that the items end: for their numbers of items, and for
  ///   their extents.
  @usableFromInline
  mutating func add(_ buffer: UnsafeMutableBufferPointer<Int64>, _ added: Int) {
    func part(_ number: Int, _ count: Int) -> UnsafeBufferPointer<Int64> {
      UnsafeBufferPointer(rebasing: buffer[number * Self.batch..<number * Self.batch + count])
    }
    let across = part(0, added)
    let along = part(1, added)
    crosses.append(contentsOf: across)
    mains.append(contentsOf: along)
    var breaker = breaker
    var ended = 0
    for place in across.indices {
      if !breaker.takes(across[place]), breaker.count > 0 {
        buffer[2 * Self.batch + ended] = Int64(breaker.count)
        buffer[3 * Self.batch + ended] = breaker.extent &+ breaker.style.lineSpacing
        ended += 1
        breaker.clear()
      }
      breaker.add(across[place], along[place])
    }
    self.breaker = breaker
    // Lines are collected and then added together, because a list has one for each item.
    let entries = part(3, ended)
    lineItems.append(contentsOf: part(2, ended))
    lineExtents.append(contentsOf: entries)
    if lineExtents.isCut { lineOverhang = max(lineOverhang, entries.max() ?? 0) }
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
  mutating func end() {
    if breaker.count > 0 { addLines(1, of: breaker.count, breaker.extent) }
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
