/// A law that layouts keep.
public enum LayoutLaw: String, Hashable, Sendable, CaseIterable {
  /// Every item has one cell, and no element is there twice.
  case everyElementOnce
  /// Frames are finite and not negative.
  case finiteFrames
  /// Frames lie inside the content; what sticks to a viewport beyond it is excused.
  case insideContent
  /// A rect query answers what a test of every frame gives, in order.
  case queryEqualsBruteForce
  /// Asking for one element gives what a query gives.
  case attributesAgree
  /// Preparing twice gives the same.
  case deterministic
  /// Edges lie on device pixels.
  case pixelEdges
  /// Read right to left, a layout is the mirror image of itself.
  case rightToLeftMirrors
  /// Along the other axis, a layout is its own transposition.
  case transposes
  /// A layout that is brought up to date is what a fresh one would be.
  case updateEqualsFresh
  /// A change costs no more than what it touches allows.
  case workIsBound
  /// What an engine shows after any change is what a fresh layout of the same collection would be.
  case engineEqualsFresh
  /// What the user looks at stays where it is on screen while the content around it changes.
  case anchorsHold
  /// The motions of an animated change begin at what was shown and end at what is shown.
  case motionsConnect
  /// What a moving viewport reports adds up to what is shown.
  case deltasAddUp
  /// Bad data is reported.
  case badDataIsDiagnosed
}
