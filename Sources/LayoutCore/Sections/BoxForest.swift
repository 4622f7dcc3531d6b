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

  /// Returns the items in a lowest box.
  private static func items(ofBlock block: Int, in section: Range<Int>) -> Range<Int> {
    let first = section.lowerBound + block * fanout
    return first..<min(first + fanout, section.upperBound)
  }

  /// Updates the boxes of a section, from one item on.
  ///
  /// - Parameter boxes: All boxes. Those of the section begin at `base`.
  /// - Parameter box: Returns the smallest place that contains some items.
  /// - Returns: The smallest place that contains all items of the section.
  @usableFromInline
  static func update(
    _ boxes: inout [ItemSpan], at base: Int, of section: Range<Int>, from item: Int,
    _ box: (Range<Int>) -> ItemSpan
  ) -> ItemSpan {
    var walk = Walk(blocks: blocks(forItems: section.count), at: base)
    guard walk.blocks > 0 else { return box(section) }
    // If there are so few items before the changed one that they had no boxes, all boxes are new.
    var block = item > fanout ? item / fanout : 0
    var position = base + position(ofBlock: block)
    while block < walk.blocks {
      boxes[position] = box(items(ofBlock: block, in: section))
      block += 1
      // The boxes that this one completes follow it.
      var number = block
      var size = 1
      while number % fanout == 0 {
        var parent = boxes[position]
        for child in 1..<fanout { parent = parent.union(boxes[position - child * size]) }
        position += 1
        boxes[position] = parent
        number /= fanout
        size = size * fanout + 1
      }
      position += 1
    }
    var bounds = boxes[walk.position]
    while walk.skip() { bounds = bounds.union(boxes[walk.position]) }
    return bounds
  }

  // MARK: Search

  /// A walk over the boxes of a section, in which each box precedes those that it contains.
  private struct Walk {
    /// The number of lowest boxes.
    let blocks: Int
    /// The first block in the current box.
    private(set) var block = 0
    /// The position of the first box within the current one, and the number of boxes including it.
    private var first: Int
    private var size = 1
    /// The number of blocks in the current box.
    var width: Int { size - size / BoxForest.fanout }

    /// Creates a walk that begins at the first of the outermost boxes.
    init(blocks: Int, at base: Int) {
      self.blocks = blocks
      first = base
      while width <= blocks / fanout { size = size * fanout + 1 }
    }

    /// The position of the current box, which follows those that it contains.
    var position: Int { first + size - 1 }

    /// Moves to the first box in the current one, which must not be a lowest box.
    mutating func enter() { size /= fanout }

    /// Moves behind the current box, and returns whether a box is left.
    mutating func skip() -> Bool {
      block += width
      first += size
      // The last box in another one is followed by that one.
      while block % (width * fanout) == 0 {
        size = size * fanout + 1
        first += 1
      }
      guard block < blocks else { return false }
      while width > blocks - block { enter() }
      return true
    }
  }

  /// Adds the items of a section that intersect a window, ascending.
  @usableFromInline
  static func find(
    in window: SectionWindow, _ spans: [ItemSpan], _ section: Range<Int>, _ boxes: [ItemSpan],
    _ base: Int, into sink: inout CellSink
  ) {
    func look(at items: Range<Int>) {
      sink.searched += items.count
      for place in items where window.intersects(spans[place]) {
        sink.add(place - section.lowerBound, at: spans[place])
      }
    }
    var walk = Walk(blocks: blocks(forItems: section.count), at: base)
    guard walk.blocks > 0 else { return look(at: section) }
    while true {
      sink.searched += 1
      if window.intersects(boxes[walk.position]) {
        if walk.width > 1 {
          walk.enter()
          continue
        }
        look(at: items(ofBlock: walk.block, in: section))
      }
      guard walk.skip() else { return }
    }
  }
}
