/// Where the items of a section's last line go, which is seldom full.
public enum FlowLastLine: String, Hashable, Sendable, CaseIterable {
  /// As in UIKit: below justified lines of equal items as in ``grid``, below justified lines of others
  /// as in ``leading``; else as in all other lines.
  case automatic
  /// As in all other lines.
  case asOthers
  /// To the edge where reading begins, with the item spacing between them.
  case leading
  /// To the middle.
  case center
  /// To the edge where reading ends.
  case trailing
  /// To both edges.
  case justified
  /// With the gaps of the line before, or of a full line where all items are equal, so that they stand
  /// below the items there; as in ``leading`` where they do not fit so, or where no line is before.
  case grid
}
