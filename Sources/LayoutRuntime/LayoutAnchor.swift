import LayoutCore

/// The part of the content that an engine keeps in place on screen while content changes.
public enum LayoutAnchor: Hashable, Sendable {
  /// The content offset.
  ///
  /// Content may move on screen.
  case offset
  /// The cell next to the leading edge of the visible region, which leaves out bars and pinned
  /// elements.
  ///
  /// It is the first cell that begins in the region. If none does, it is a cell that the leading
  /// edge cuts, of which the same fraction stays out of view.
  case leading
  /// The cell of ``leading``, or the beginning of the content if the viewport is there.
  ///
  /// If the viewport is at the beginning of the content, it stays there, and items that are
  /// inserted before all others come into view. Otherwise, the anchor is that of ``leading``.
  case start
  /// The cell next to the trailing edge, or the end of the content if the viewport is there.
  ///
  /// If the viewport is at the end of the content, it stays there. Content that is shorter than the
  /// viewport rests at its end. Use this anchor for lists that grow at the end, such as chats.
  case end
  /// The leading edge of the given element.
  ///
  /// A change that gives the element another index updates the index in the anchor. If the element
  /// is removed or hidden, the nearest remaining cell becomes the anchor; if no cell remains,
  /// ``start`` does. While the element is pinned away from its resting frame, the cell of
  /// ``leading`` stays in place instead.
  case element(LayoutElement)
}
