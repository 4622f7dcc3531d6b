import LayoutCore

/// An index that finds the rectangles of a list that intersect a given rectangle.
///
/// It stores boxes around 16 rectangles each, boxes around 16 of those, and so on. Searches are
/// faster if consecutive rectangles are near each other, as they are in a layout. Results are exact
/// in any case.
///
/// - Shape: One rectangle per index. Empty rectangles are never found.
/// - Complexity: O(n) to build; 2.2 bytes per rectangle in addition to the rectangles themselves; a
///   search visits O(log n) boxes for each cluster that it finds.
/// - Source: A. Guttman, "R-Trees", 1984, packed bottom-up in the given order.
public struct FrameIndex: Sendable {
  private static let fanout = 16

  /// The corners of a box.
  ///
  /// A box around nothing has inverted infinities.
  struct Box: Equatable, Sendable {
    var minX = Double.infinity
    var minY = Double.infinity
    var maxX = -Double.infinity
    var maxY = -Double.infinity

    mutating func extend(to other: Box) {
      minX = min(minX, other.minX)
      minY = min(minY, other.minY)
      maxX = max(maxX, other.maxX)
      maxY = max(maxY, other.maxY)
    }

    /// Extends the box to a frame, which counts even if it is empty.
    mutating func extend(around frame: LayoutRect) {
      extend(to: Box(minX: frame.minX, minY: frame.minY, maxX: frame.maxX, maxY: frame.maxY))
    }

    func intersects(_ other: Box) -> Bool {
      minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
    }
  }

  /// The number of rectangles.
  public private(set) var count: Int
  /// The boxes, level by level from the rectangles up.
  private var levels: [[Box]] = []

  /// Creates an index of `count` rectangles.
  ///
  /// - Parameter count: The number of rectangles. A negative number becomes 0.
  /// - Parameter frame: A closure that returns each rectangle. It is called once for each, in
  ///   order.
  /// - Complexity: O(n).
  public init(count: Int, frameOf frame: (Int) -> LayoutRect) {
    self.init(count: count, boxOf: { Self.box(around: frame($0)) })
  }

  init(count: Int, boxOf box: (Int) -> Box) {
    self.count = 0
    update(count: count, from: 0, boxOf: box)
  }

  /// Replaces the rectangles from one on.
  ///
  /// - Parameter count: The number of rectangles afterwards. A negative number becomes 0.
  /// - Parameter first: The first rectangle that changes.
  /// - Parameter box: Returns the corners of each rectangle.
  /// - Complexity: O(k + log n); k = rectangles from the first changed one on.
  mutating func update(count: Int, from first: Int, boxOf box: (Int) -> Box) {
    self.count = max(0, count)
    var (level, children, first) = (0, self.count, first / Self.fanout)
    while children > (level == 0 ? 0 : 1) {
      let nodes = (children + Self.fanout - 1) / Self.fanout
      if level == levels.count { levels.append([]) }
      first = min(first, levels[level].count)
      levels[level].removeLast(levels[level].count - min(first, nodes))
      for node in first..<max(first, nodes) {
        var around = Box()
        for child in node * Self.fanout..<min(children, (node + 1) * Self.fanout) {
          around.extend(to: level == 0 ? box(child) : levels[level - 1][child])
        }
        levels[level].append(around)
      }
      (level, children, first) = (level + 1, nodes, first / Self.fanout)
    }
    levels.removeLast(levels.count - level)
  }

  /// The box around all rectangles.
  var bounds: Box { levels.last?.first ?? Box() }

  /// Extends the boxes around a rectangle, which must not be smaller than before.
  ///
  /// An index of rectangles that are not known yet is created with empty ones, and extended later.
  ///
  /// - Parameter index: The index of the rectangle, which must exist.
  /// - Parameter frame: The rectangle.
  /// - Complexity: O(log n).
  public mutating func extend(_ index: Int, to frame: LayoutRect) {
    precondition(index >= 0 && index < count)
    var node = index
    for level in levels.indices {
      node /= Self.fanout
      levels[level][node].extend(to: Self.box(around: frame))
    }
  }

  /// Returns a Boolean value that indicates whether a condition holds for any rectangle that could
  /// intersect `rect`.
  ///
  /// - Parameter rect: The rectangle of the search.
  /// - Parameter condition: A closure that is called with the index of each candidate, in ascending
  ///   order, until it returns `true`.
  public func containsCandidate(
    in rect: LayoutRect, where condition: (Int) -> Bool
  ) -> Bool {
    visit(0..<1, of: levels.count - 1, in: Self.box(around: rect)) {
      $0.contains(where: condition)
    }
  }

  /// Calls `body` with the index of every rectangle that could intersect `rect`, ascending.
  ///
  /// A candidate is a rectangle in a group of 16 whose box intersects `rect`. The index does not
  /// store the rectangles, so `body` must test the rectangle itself.
  public func forEachCandidate(in rect: LayoutRect, _ body: (Int) -> Void) {
    forEachGroup(in: rect) { group in
      for index in group { body(index) }
    }
  }

  /// Calls `body` with every range of up to 16 rectangles whose box intersects `rect`, ascending.
  public func forEachGroup(in rect: LayoutRect, _ body: (Range<Int>) -> Void) {
    forEachGroup(in: Self.box(around: rect), body)
  }

  func forEachGroup(in box: Box, _ body: (Range<Int>) -> Void) {
    _ = visit(0..<1, of: levels.count - 1, in: box) {
      body($0)
      return false
    }
  }

  /// Calls `body` with ranges of rectangles until it returns `true`.
  private func visit(
    _ nodes: Range<Int>, of level: Int, in box: Box, _ body: (Range<Int>) -> Bool
  ) -> Bool {
    guard level >= 0 else { return false }
    let children = level == 0 ? count : levels[level - 1].count
    for node in nodes where levels[level][node].intersects(box) {
      let first = node * Self.fanout
      let range = first..<min(children, first + Self.fanout)
      if level == 0 ? body(range) : visit(range, of: level - 1, in: box, body) { return true }
    }
    return false
  }

  private static func box(around rect: LayoutRect) -> Box {
    guard !rect.isEmpty else { return Box() }
    return Box(minX: rect.minX, minY: rect.minY, maxX: rect.maxX, maxY: rect.maxY)
  }
}
