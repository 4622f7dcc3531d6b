import LayoutCore

/// The content that must keep its place in a step of a story, and the distance that it moved.
public struct StoryAnchor: Hashable, Sendable {
  /// The kind of content that must keep its place.
  public enum Subject: Hashable, Sendable {
    /// The beginning of the content.
    case beginning
    /// The end of the content.
    case end
    /// A cell, given by its element after the step and by the index of its item in the source
    /// collection.
    case cell(LayoutElement, source: ElementIndex)
  }

  /// The content that must keep its place.
  public var subject: Subject
  /// The distances of a cell's leading edges from those of the visible region, in points.
  ///
  /// The distances are 0 for other subjects.
  public var inset: LayoutPoint
  /// The distance that the content moved on screen along the scroll axes, in points.
  public var jump: LayoutPoint

  /// Creates an anchor that moved by the given distance.
  ///
  /// - Parameter subject: The content that must keep its place.
  /// - Parameter inset: The distances of a cell's leading edges from the visible region, in points.
  /// - Parameter jump: The distance that the content moved on screen, in points.
  public init(subject: Subject, inset: LayoutPoint, jump: LayoutPoint) {
    self.subject = subject
    self.inset = inset
    self.jump = jump
  }
}
