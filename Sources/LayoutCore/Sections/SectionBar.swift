/// The header or footer of a section: its extent, its insets, and whether it keeps in view.
///
/// - Units: logical points.
public struct SectionBar: Hashable, Sendable {
  /// The extent along the scroll axis; 0 or less for no bar.
  public var extent: Double
  /// The distance from the bar to its surroundings.
  public var insets: LayoutInsets
  /// A Boolean value that indicates whether the bar keeps in view while its section is.
  ///
  /// A header is pinned to the edge where the scroll axis begins, a footer to the edge where it ends.
  public var isPinned: Bool
  /// The stacking order of the bar; cells have 0.
  public var zIndex: Int

  /// Creates a bar with the given extent.
  ///
  /// The default has no extent, and is not there.
  @inlinable
  public init(
    extent: Double = 0, insets: LayoutInsets = .zero, isPinned: Bool = false, zIndex: Int = 1
  ) {
    self.extent = extent
    self.insets = insets
    self.isPinned = isPinned
    self.zIndex = zIndex
  }
}
