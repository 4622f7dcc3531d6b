/// A forest of boxes around 16 neighbouring items each, boxes around 16 of those, and so on.
///
/// All boxes are in one array, in which a box follows the boxes that it contains. Items that are
/// added at the end add boxes at the end, and a changed item affects only the boxes after it. A
/// section of at most 16 items has no boxes.
///
/// - Complexity: 2.2 bytes per item. A search visits O(log n) boxes for each cluster that it finds.
/// - Source: A. Guttman, "R-Trees", 1984, packed in the given order.
@usableFromInline
enum BoxForest {
  private static let fanout = 16

  /// Returns the number of lowest boxes for `count` items.
  private static func blocks(forItems count: Int) -> Int {
    count > fanout ? (count + fanout - 1) / fanout : 0
  }

  /// Returns the number of boxes for `count` items.
  @usableFromInline
  static func size(forItems count: Int) -> Int { position(ofBlock: blocks(forItems: count)) }

  /// Returns the position of a lowest box.
  ///
  /// It follows all lowest boxes before it, and the complete boxes around those.
  private static func position(ofBlock block: Int) -> Int {
    var position = block
    var parents = block / fanout
    while parents > 0 {
      position += parents
      parents /= fanout
    }
    return position
  }

  /// Returns the smallest place that contains the given items.
  @usableFromInline
  static func box(around items: Range<Int>, of spans: [ItemSpan]) -> ItemSpan {
    guard var box = items.first.map({ spans[$0] }) else { return .zero }
    for place in items.dropFirst() { box = box.union(spans[place]) }
    return box
  }

  /// Updates the boxes of a section, from one item on.
  ///
  /// - Parameter boxes: All boxes. Those of the section begin at `base`.
  @inlinable
  static func update<Items: SectionItems>(
    _ boxes: inout [ItemSpan], at base: Int, of items: Items, _ section: Range<Int>,
    from item: Int
  ) {
    var block = firstBlock(changedBy: item)
    while let range = items16(block, section) {
      set(items.box(around: range), ofBlock: block, in: &boxes, at: base)
      block += 1
    }
  }

  /// Returns the first lowest box that a change of `item` and later items affects.
  ///
  /// If there are so few items before it that they had no boxes, the result is the first box.
  @usableFromInline
  static func firstBlock(changedBy item: Int) -> Int { item > fanout ? item / fanout : 0 }

  /// Returns the items of a block, or `nil` after the last block.
  @usableFromInline
  static func items16(_ block: Int, _ section: Range<Int>) -> Range<Int>? {
    guard block < blocks(forItems: section.count) else { return nil }
    let first = section.lowerBound + block * fanout
    return first..<min(first + fanout, section.upperBound)
  }

  /// Stores a lowest box, and the boxes around it that it completes.
  @usableFromInline
  static func set(_ box: ItemSpan, ofBlock block: Int, in boxes: inout [ItemSpan], at base: Int) {
    var position = base + position(ofBlock: block)
    boxes[position] = box
    var number = block + 1
    var size = 1
    while number % fanout == 0 {
      var parent = boxes[position]
      for child in 1..<fanout { parent = parent.union(boxes[position - child * size]) }
      position += 1
      boxes[position] = parent
      number /= fanout
      size = size * fanout + 1
    }
  }

  // MARK: Search

  /// Calls `body` with the position, size, first block and number of blocks of each outermost box.
  private static func forEachRoot(
    ofItems count: Int, _ body: (_ position: Int, _ size: Int, _ first: Int, _ width: Int) -> Void
  ) {
    var left = blocks(forItems: count)
    var width = 1
    var size = 1
    while left / fanout >= width {
      width *= fanout
      size = size * fanout + 1
    }
    var position = 0
    var block = 0
    while width > 0 {
      while left >= width {
        position += size
        body(position - 1, size, block, width)
        block += width
        left -= width
      }
      width /= fanout
      size = (size - 1) / fanout
    }
  }

  /// Returns the smallest place that contains all items of a section.
  @usableFromInline
  static func bounds(
    _ spans: (Range<Int>) -> ItemSpan, _ section: Range<Int>, _ boxes: [ItemSpan], at base: Int
  ) -> ItemSpan {
    guard blocks(forItems: section.count) > 0 else { return spans(section) }
    var bounds: ItemSpan?
    forEachRoot(ofItems: section.count) { position, _, _, _ in
      let box = boxes[base + position]
      bounds = bounds?.union(box) ?? box
    }
    return bounds ?? .zero
  }

  /// Adds the items of a section that intersect a window, ascending.
  @usableFromInline
  static func find(
    in window: SectionWindow, _ spans: [ItemSpan], _ section: Range<Int>, _ boxes: [ItemSpan],
    _ base: Int, into sink: inout CellSink
  ) {
    guard blocks(forItems: section.count) > 0 else {
      look(at: section, window, spans, section.lowerBound, &sink)
      return
    }
    forEachRoot(ofItems: section.count) { position, size, block, width in
      visit(
        base + position, size, block, width, window, spans, section, boxes, &sink)
    }
  }

  private static func visit(
    _ position: Int, _ size: Int, _ block: Int, _ width: Int, _ window: SectionWindow,
    _ spans: [ItemSpan], _ section: Range<Int>, _ boxes: [ItemSpan], _ sink: inout CellSink
  ) {
    sink.searched += 1
    guard window.intersects(boxes[position]) else { return }
    if width == 1 {
      let first = section.lowerBound + block * fanout
      look(
        at: first..<min(first + fanout, section.upperBound), window, spans, section.lowerBound,
        &sink)
      return
    }
    let childSize = (size - 1) / fanout
    let childWidth = width / fanout
    for child in 0..<fanout {
      visit(
        position - 1 - (fanout - 1 - child) * childSize, childSize, block + child * childWidth,
        childWidth, window, spans, section, boxes, &sink)
    }
  }

  private static func look(
    at items: Range<Int>, _ window: SectionWindow, _ spans: [ItemSpan], _ first: Int,
    _ sink: inout CellSink
  ) {
    sink.searched += items.count
    for place in items where window.intersects(spans[place]) {
      sink.add(place - first, at: spans[place])
    }
  }
}
