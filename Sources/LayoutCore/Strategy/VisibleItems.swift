/// The visible items of a section, which a delegate can adjust.
public struct VisibleItems: Hashable, Sendable {
  /// The attributes of the items.
  public var items: [LayoutAttributes]
  /// The section and its visible part.
  public let section: VisibleSection

  /// Creates a value with the visible items of a section, in the order of the query's result.
  public init(items: [LayoutAttributes], section: VisibleSection) {
    self.items = items
    self.section = section
  }
}
