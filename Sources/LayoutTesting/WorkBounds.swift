import LayoutCore

/// The bounds of the work that a strategy promises, as ``/LayoutCore/LayoutWork`` counts it.
///
/// The bounds limit counts, not times, so they hold on every machine.
public struct WorkBounds: Sendable {
  /// The maximum work to prepare a number of items.
  public var preparation: @Sendable (_ items: Int) -> Int
  /// The maximum work to update a layout of a number of items after one item changed its size.
  public var resize: @Sendable (_ items: Int) -> Int
  /// The maximum work of a query, for the numbers of elements that it finds and of all elements.
  public var query: @Sendable (_ found: Int, _ elements: Int) -> Int

  /// Creates bounds of the work.
  ///
  /// Each bound defaults to 256, plus 32 for each item or each found element.
  ///
  /// - Parameter preparation: The maximum work to prepare a number of items.
  /// - Parameter resize: The maximum work to update a layout after one item changed its size.
  /// - Parameter query: The maximum work of a query.
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
