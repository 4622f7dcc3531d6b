/// The reading direction, which determines the leading edge of a layout.
public enum FlowDirection: String, Hashable, Sendable, CaseIterable {
  /// Text runs from left to right, and the leading edge is the left one.
  case leftToRight
  /// Text runs from right to left, the leading edge is the right one, and layouts are mirrored.
  case rightToLeft
}
