/// The alignment of an item that is less high than its line.
///
/// The cases are described for a layout that scrolls vertically. In one that scrolls horizontally,
/// lines are columns, and the alignment applies to an item that is less wide.
public enum FlowItemAlignment: String, Hashable, Sendable, CaseIterable {
  /// Aligns the item with the top of the line.
  case start
  /// Places the item in the middle of the line, as UIKit does.
  case center
  /// Aligns the item with the bottom of the line.
  case end
  /// Stretches the item to the height of the line.
  case fill
}
