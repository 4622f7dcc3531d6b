/// The alignment of the last line of a section, which is seldom full.
public enum FlowLastLine: String, Hashable, Sendable, CaseIterable {
  /// Aligns the last line as UIKit does.
  ///
  /// If lines are justified, the last line is aligned as ``grid`` if all items are equal, and as
  /// ``leading`` if they are not. Otherwise it is aligned like all other lines.
  case automatic
  /// Aligns the last line like all other lines.
  case asOthers
  /// Aligns the items with the leading edge, with the item spacing between them.
  case leading
  /// Places the items in the middle of the line.
  case center
  /// Aligns the items with the trailing edge.
  case trailing
  /// Spreads the items from edge to edge.
  case justified
  /// Uses the gaps of the line before, so that the items form columns with those above.
  ///
  /// If all items are equal, the gaps are those of a full line. If the items do not fit that way,
  /// or if there is no line before, they are aligned as ``leading``.
  case grid
}
