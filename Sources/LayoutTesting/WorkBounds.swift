import LayoutCore

/// How much work a strategy promises to do at most, as ``/LayoutCore/LayoutWork`` counts it.
///
/// The promise is checked on counts, not on times, so it holds on every machine.
public struct WorkBounds: Sendable {
  /// The most work to prepare so many items.
  public var preparation: @Sendable (_ items: Int) -> Int
  /// The most work to bring a layout of so many items up to date after one item changed its size.
  public var resize: @Sendable (_ items: Int) -> Int
  /// The most work of a query that finds so many of so many elements.
  public var query: @Sendable (_ found: Int, _ elements: Int) -> Int

  /// Bounds; what is not told is bounded by 256, and by 32 for each item or found element.
  public init(
    preparation: @escaping @Sendable (_ items: Int) -> Int = { 256 + 32 * $0 },
    resize: @escaping @Sendable (_ items: Int) -> Int = { 256 + 32 * $0 },
    query: @escaping @Sendable (_ found: Int, _ elements: Int) -> Int = { found, _ in
      256 + 32 * found
    }
  ) {
    self.preparation = preparation
    self.resize = resize
    self.query = query
  }
}
