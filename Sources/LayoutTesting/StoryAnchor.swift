import LayoutCore

/// What should stay in place in one step of a story, and whether it did.
public struct StoryAnchor: Hashable, Sendable {
  /// What is to stay.
  public enum Subject: Hashable, Sendable {
    /// The beginning of the content.
    case beginning
    /// The end of the content.
    case end
    /// A cell: the element as it is after the step, and the item as the collection behind counts it.
    case cell(LayoutElement, source: ElementIndex)
  }

  /// What is to stay.
  public var subject: Subject
  /// How far within what is visible a cell's leading edges stand, in points; 0 for other subjects.
  public var inset: LayoutPoint
  /// How far it moved on screen in this step, along the axes that scroll, in points.
  public var jump: LayoutPoint

  /// An anchor that moved by `jump`.
  public init(subject: Subject, inset: LayoutPoint, jump: LayoutPoint) {
    self.subject = subject
    self.inset = inset
    self.jump = jump
  }
}
