/// The direction in which the user reads; a layout starts at its leading edge.
public enum FlowDirection: String, Hashable, Sendable, CaseIterable {
  /// The leading edge is the left one.
  case leftToRight
  /// The leading edge is the right one; every layout is mirrored.
  case rightToLeft
}
