/// Where an item goes that is less high than its line.
///
/// Told for a layout that scrolls vertically; where it scrolls horizontally, lines are columns, and
/// items are less wide.
public enum FlowItemAlignment: String, Hashable, Sendable, CaseIterable {
  /// To the top of the line.
  case start
  /// To the middle, as in UIKit.
  case center
  /// To the bottom of the line.
  case end
  /// It becomes as high as the line.
  case fill
}
