/// The header or footer of a section: its extent, its insets, and whether it is pinned.
///
/// - Units: Points.
public struct EdgeItem: Hashable, Sendable {
  /// The extent along the scroll axis; if it is 0 or less, there is no edge item.
  public var extent: Double
  /// The distances between the edge item and its surroundings, which have no effect if there is no
  /// edge item.
  public var insets: LayoutInsets
  /// A Boolean value that indicates whether the edge item stays in view while its section is in
  /// view.
  ///
  /// A header is pinned to the edge where the scroll axis begins, a footer to the edge where it
  /// ends.
  public var isPinned: Bool
  /// The stacking order of the edge item; cells have 0.
  public var zIndex: Int

  /// Creates an edge item with the given extent.
  ///
  /// The default extent is 0, so there is no edge item.
  ///
  /// - Parameter extent: The extent along the scroll axis, in points. The default is 0.
  /// - Parameter insets: The distances between the edge item and its surroundings, in points. The
  ///   default is 0.
  /// - Parameter isPinned: A Boolean value that indicates whether the edge item stays in view. The
  ///   default is `false`.
  /// - Parameter zIndex: The stacking order of the edge item. The default is 1.
  public init(
    extent: Double = 0, insets: LayoutInsets = .zero, isPinned: Bool = false, zIndex: Int = 1
  ) {
    self.extent = extent
    self.insets = insets
    self.isPinned = isPinned
    self.zIndex = zIndex
  }
}
