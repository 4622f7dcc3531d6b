import LayoutCore

/// The result of a change: the new content offset and the motions of elements.
public struct LayoutUpdate: Hashable, Sendable {
  /// The size of everything that can be scrolled to, in points.
  public var contentSize: LayoutSize
  /// The content offset after the change in points, to which a host must set its scroll view.
  public var contentOffset: LayoutPoint
  /// The distance that the viewport moved to keep its anchor in place, in points.
  ///
  /// If several sizes before the anchor change, this is the sum of all their differences.
  public var offsetAdjustment: LayoutPoint
  /// The motions of inserted elements, in order; empty if the change is not animated.
  public var entering: [ElementMotion] = []
  /// The motions of removed elements, in order; empty if the change is not animated.
  public var leaving: [ElementMotion] = []
  /// The motions of elements that exist before and after the change, in order.
  ///
  /// An element without a place before the change, because it was hidden or had no extent, appears
  /// in its place; its ``ElementMotion/before`` is nil. An example is an item that a "+5 more"
  /// stood for. An element without a place after the change disappears where it was.
  ///
  /// An element that was farther from the shown part than the length of that part begins its motion
  /// at this distance, and one that goes farther away ends its motion there. The list is empty if
  /// the change is not animated.
  public var moving: [ElementMotion] = []
  /// The work of the preparation or update that the change required; zero if it required none.
  public var work: LayoutWork

  /// Returns the attributes of all elements at a moment of the change, in order.
  ///
  /// - Parameter progress: The progress, from 0 to 1. At 1, the result contains no removed
  ///   elements. Other values extrapolate; NaN counts as 1.
  /// - Complexity: O(k log k), where k is the number of elements.
  public func attributes(at progress: Double) -> [LayoutAttributes] {
    ElementMotion.attributes(of: moving + entering, leaving, at: progress)
  }
}
