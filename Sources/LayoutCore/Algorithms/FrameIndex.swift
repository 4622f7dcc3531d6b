/// Finds those of many rectangles that intersect another, whatever their order and overlaps.
///
/// Boxes around 16 rectangles each, boxes around 16 of those, and so on. Rectangles that follow each
/// other should lie near each other, as those of a layout do; the answers are exact in any case.
///
/// - Shape: One rectangle per index. Empty ones are in no answer.
/// - Complexity: O(n) to build; 2.2 bytes per rectangle beside the rectangles themselves; a search
///   visits O(log n) boxes for each cluster that it finds.
/// - Source: A. Guttman, "R-Trees", 1984, packed bottom-up in the given order.
public struct FrameIndex: Sendable {
  private static let fanout = 16

  /// Corners of a box; inverted infinities for a box around nothing.
  struct Box: Sendable {
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

    func intersects(_ other: Box) -> Bool {
      minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
    }
  }

  /// How many rectangles there are.
  public let count: Int
  /// Boxes, level by level from the rectangles up.
  private var levels: [[Box]] = []

  /// An index of `count` rectangles, each asked for once and in order.
  public init(count: Int, frameOf frame: (Int) -> LayoutRect) {
    self.count = max(0, count)
    guard count > 0 else { return }
    var level: [Box] = []
    level.reserveCapacity((count + Self.fanout - 1) / Self.fanout)
    for index in 0..<count {
      if index % Self.fanout == 0 { level.append(Box()) }
      level[level.count - 1].extend(to: Self.box(around: frame(index)))
    }
    levels.append(level)
    while level.count > 1 {
      var parents: [Box] = []
      for (index, box) in level.enumerated() {
        if index % Self.fanout == 0 { parents.append(Box()) }
        parents[parents.count - 1].extend(to: box)
      }
      levels.append(parents)
      level = parents
    }
  }

  /// Calls `body` with the index of every rectangle that could intersect `rect`, ascending.
  ///
  /// Candidates are told by their neighbourhood of 16; `body` tests the rectangle itself, which the
  /// index does not keep.
  @inlinable
  public func forEachCandidate(in rect: LayoutRect, _ body: (Int) -> Void) {
    forEachGroup(in: rect) { group in
      for index in group { body(index) }
    }
  }

  /// Calls `body` with every range of 16 neighbours whose box intersects `rect`, ascending.
  public func forEachGroup(in rect: LayoutRect, _ body: (Range<Int>) -> Void) {
    guard !levels.isEmpty, !rect.isEmpty else { return }
    visit(0, of: levels.count - 1, in: Self.box(around: rect), body)
  }

  private func visit(_ node: Int, of level: Int, in box: Box, _ body: (Range<Int>) -> Void) {
    guard levels[level][node].intersects(box) else { return }
    let first = node * Self.fanout
    if level == 0 {
      body(first..<min(count, first + Self.fanout))
    } else {
      for child in first..<min(levels[level - 1].count, first + Self.fanout) {
        visit(child, of: level - 1, in: box, body)
      }
    }
  }

  private static func box(around rect: LayoutRect) -> Box {
    guard !rect.isEmpty else { return Box() }
    return Box(minX: rect.minX, minY: rect.minY, maxX: rect.maxX, maxY: rect.maxY)
  }
}
