/// The placement of headers and footers that stay in view while their section does.
///
/// - Units: ``LayoutUnit`` raw values along the main axis.
public enum PinnedExtent {
  /// Returns the position of a header that is pinned to the viewport's leading edge.
  ///
  /// The header stays at its natural place until the edge reaches it, moves with the edge from
  /// there, and is pushed out by the end of its section.
  ///
  /// - Parameter natural: The position at which the header begins if nothing is scrolled.
  /// - Parameter edge: The viewport's leading edge, inside the insets.
  /// - Parameter latest: The position at which the header begins if it ends with its section.
  public static func leading(natural: Int64, edge: Int64, latest: Int64) -> Int64 {
    max(natural, min(edge, latest))
  }

  /// Returns the position of a footer that is pinned to the viewport's trailing edge.
  ///
  /// - Parameter natural: The position at which the footer begins if nothing is scrolled.
  /// - Parameter edge: The position at which the footer begins if it ends with the viewport, inside
  ///   the insets.
  /// - Parameter earliest: The position at which the footer begins if it begins with its section.
  public static func trailing(natural: Int64, edge: Int64, earliest: Int64) -> Int64 {
    min(natural, max(edge, earliest))
  }
}
