import LayoutCore

/// A forest of boxes around 16 neighbouring items each, boxes around 16 of those, and so on.
///
/// All boxes are in one array, in which a box follows the boxes that it contains. Items that are
/// added at the end add boxes at the end, and a changed item affects only the boxes after it. At most
/// 16 items have no boxes.
///
/// - Complexity: 2.2 bytes per item. A search visits O(log n) boxes for each cluster that it finds.
/// - Source: A. Guttman, "R-Trees", 1984, packed in the given order.
enum BoxForest {
  private static let fanout = 16

  /// Returns the number of lowest boxes for `count` items.
  private static func blocks(forItems count: Int) -> Int {
    count > fanout ? (count + fanout - 1) / fanout : 0
  }

  private static func size(forItems count: Int) -> Int {
    position(ofBlock: blocks(forItems: count))
  }

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
  private static func items(ofBlock block: Int, _ count: Int) -> Range<Int> {
    block * fanout..<min((block + 1) * fanout, count)
  }

  /// Updates the boxes of the items, from one item on.
  ///
  /// - Parameter count: The number of items.
  /// - Parameter box: Returns the smallest place that contains some items, which are at least one.
  /// - Returns: The smallest place that contains all items.
  static func update(
    _ boxes: inout [ItemSpan], count: Int, from item: Int, _ box: (Range<Int>) -> ItemSpan
  ) -> ItemSpan {
    guard count > 0 else {
      boxes = []
      return .zero
    }
    let size = size(forItems: count)
    if boxes.count > size { boxes.removeLast(boxes.count - size) }
    boxes.append(contentsOf: repeatElement(.zero, count: size - boxes.count))
    var walk = Walk(blocks: blocks(forItems: count))
    guard walk.blocks > 0 else { return box(0..<count) }
    // If there are so few items before the changed one that they had no boxes, all boxes are new.
    var block = item > fanout ? item / fanout : 0
    var position = position(ofBlock: block)
    while block < walk.blocks {
      boxes[position] = box(items(ofBlock: block, count))
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

  /// A walk over all boxes, in which each box precedes those that it contains.
  private struct Walk {
    /// The number of lowest boxes.
    let blocks: Int
    /// The first block in the current box.
    private(set) var block = 0
    /// The position of the first box within the current one, and the number of boxes including it.
    private var first = 0
    private var size = 1
    /// The number of blocks in the current box.
    var width: Int { size - size / BoxForest.fanout }

    /// Creates a walk that begins at the first of the outermost boxes.
    init(blocks: Int) {
      self.blocks = blocks
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

  /// Adds the items that intersect a window, ascending.
  static func find(
    in window: LayoutWindow, _ spans: [ItemSpan], _ boxes: [ItemSpan], into sink: inout CellSink
  ) {
    func look(at items: Range<Int>) {
      sink.searched += items.count
      for item in items where window.intersects(spans[item]) { sink.add(item, at: spans[item]) }
    }
    var walk = Walk(blocks: blocks(forItems: spans.count))
    guard walk.blocks > 0 else { return look(at: spans.indices) }
    while true {
      sink.searched += 1
      if window.intersects(boxes[walk.position]) {
        if walk.width > 1 {
          walk.enter()
          continue
        }
        look(at: items(ofBlock: walk.block, spans.count))
      }
      guard walk.skip() else { return }
    }
  }
}
