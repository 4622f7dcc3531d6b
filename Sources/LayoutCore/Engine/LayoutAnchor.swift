/// The part of the content that an engine keeps in place on screen while content changes.
public enum LayoutAnchor: Hashable, Sendable {
  /// The content offset.
  ///
  /// Content may move on screen.
  case offset
  /// The cell that begins next to the leading edge of the viewport.
  case leading
  /// The cell at the leading edge, or the beginning of the content if the viewport is there.
  ///
  /// If the viewport is at the beginning of the content, it stays there, and items that are
  /// inserted before all others come into view. Otherwise, the anchor is that of ``leading``.
  case start
  /// The cell next to the trailing edge, or the end of the content if the viewport is there.
  ///
  /// If the viewport is at the end of the content, it stays there. Use this anchor for lists that
  /// grow at the end, such as chats.
  case end
  /// The leading edge of the given element.
  case element(LayoutElement)
}
