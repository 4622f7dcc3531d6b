/// What stays where it is on screen while the content around it changes.
public enum LayoutAnchor: Hashable, Sendable {
  /// The content offset, whatever moves.
  case offset
  /// The cell that the user reads: the one that begins next to the leading edge of the viewport.
  case leading
  /// As ``leading``; but while the viewport stands at the beginning of the content it stays there, so
  /// that what is added before everything comes into view.
  case start
  /// The cell next to the trailing edge of the viewport; while the viewport stands at the end of the
  /// content it stays there. For lists that grow at the end, such as chats.
  case end
  /// One element, by its leading edge.
  case element(LayoutElement)
}
