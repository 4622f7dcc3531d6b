/// Where an element lies that keeps in view for as long as its section does.
///
/// - Units: ``LayoutUnit`` raw values along the main axis.
public enum PinnedExtent {
  /// Where a header begins that holds to the viewport's leading edge.
  ///
  /// It stays at its natural place until the edge reaches it, goes with the edge from there, and is
  /// pushed out by the end of its section.
  /// - Parameter natural: Where it begins when nothing is scrolled.
  /// - Parameter edge: The viewport's leading edge, insets taken off.
  /// - Parameter latest: Where it begins when it ends with its section.
  public static func leading(natural: Int64, edge: Int64, latest: Int64) -> Int64 {
    max(natural, min(edge, latest))
  }

  /// Where a footer begins that holds to the viewport's trailing edge.
  ///
  /// - Parameter natural: Where it begins when nothing is scrolled.
  /// - Parameter edge: Where it begins when it ends with the viewport, insets taken off.
  /// - Parameter earliest: Where it begins when it begins with its section.
  public static func trailing(natural: Int64, edge: Int64, earliest: Int64) -> Int64 {
    min(natural, max(edge, earliest))
  }
}
