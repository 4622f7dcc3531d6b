/// A request for the elements of a prepared layout that intersect a rectangle, or for all of them.
public struct LayoutQuery: Hashable, Sendable {
  /// A part of the elements of a layout.
  public enum Part: Hashable, Sendable {
    /// All elements of the layout.
    case all
    /// The elements whose frames depend on the viewport.
    ///
    /// An engine requests them at every step of a scroll. A layout may return other elements as
    /// well, because the caller leaves them out.
    case followers
  }

  /// The rectangle that the frames of the elements must intersect, in points.
  ///
  /// The value is `nil` in a query for all elements, including hidden and empty ones.
  public var rect: LayoutRect?

  /// The visible part of the content, in which pinned elements are placed.
  public var viewport: LayoutViewport

  /// The part of the elements that is requested.
  public var part: Part

  /// Creates a query for the elements in a rectangle, or for all elements.
  ///
  /// - Parameter rect: The rectangle that the frames must intersect, in points, or `nil` for all
  ///   elements, including hidden and empty ones.
  /// - Parameter viewport: The visible part of the content.
  /// - Parameter part: The part of the elements that is requested. The default is all.
  public init(in rect: LayoutRect?, viewport: LayoutViewport, part: Part = .all) {
    self.rect = rect
    self.viewport = viewport
    self.part = part
  }
}
