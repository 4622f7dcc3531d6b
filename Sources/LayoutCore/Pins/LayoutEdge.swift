/// An edge of a viewport, named in the direction of reading.
public enum LayoutEdge: String, Hashable, Sendable, CaseIterable {
  /// The upper edge.
  case top
  /// The edge where a line of text begins.
  case leading
  /// The lower edge.
  case bottom
  /// The edge where a line of text ends.
  case trailing

  /// The axis that the edge bounds: vertical for the top and bottom edges.
  public var axis: LayoutAxis { self == .top || self == .bottom ? .vertical : .horizontal }

  /// A Boolean value that indicates whether the axis begins at this edge.
  public var isStart: Bool { self == .top || self == .leading }

  /// Returns the edge where `axis` begins.
  public static func start(of axis: LayoutAxis) -> LayoutEdge {
    axis == .vertical ? .top : .leading
  }

  /// Returns the edge where `axis` ends.
  public static func end(of axis: LayoutAxis) -> LayoutEdge {
    axis == .vertical ? .bottom : .trailing
  }
}
