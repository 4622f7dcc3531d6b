/// Where the items of a line go that do not fill it.
///
/// Directions are those of reading: in a right-to-left environment every one of them is mirrored.
public enum FlowLineAlignment: String, Hashable, Sendable, CaseIterable {
  /// To the edge where reading begins.
  case leading
  /// To the middle of the line.
  case center
  /// To the edge where reading ends.
  case trailing
  /// To both edges: the gaps between them grow equally until the line is full.
  case justified
}
