import LayoutCore

/// An edge of a viewport, named by reading direction.
public enum LayoutEdge: String, Hashable, Sendable, CaseIterable {
  /// The top edge.
  case top
  /// The edge where a line of text begins.
  case leading
  /// The bottom edge.
  case bottom
  /// The edge where a line of text ends.
  case trailing

  /// The axis that the edge limits: vertical for the top and bottom edges.
  public var axis: LayoutAxis { self == .top || self == .bottom ? .vertical : .horizontal }

  /// A Boolean value that indicates whether the axis begins at this edge: the top or leading one.
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
