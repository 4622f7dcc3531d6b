import LayoutCore

/// The elements that appeared, disappeared or changed when the viewport moved.
///
/// An element is shown if it is in ``LayoutEngine/shownRect``, which is the viewport and its
/// overscan. Each list contains first the elements that stay with the content, and then those that
/// move with the viewport. Both parts are in order.
public struct ViewportDelta: Hashable, Sendable {
  /// The elements that are newly shown.
  public var appeared: [LayoutAttributes] = []
  /// The elements that are no longer shown.
  public var disappeared: [LayoutElement] = []
  /// The elements that are still shown but have other attributes, such as pinned elements.
  public var updated: [LayoutAttributes] = []
  /// The items whose cells are about to appear in the direction of scrolling.
  ///
  /// The list is empty unless ``LayoutEngine/prefetchDistance`` is positive.
  public var toPrefetch: [ElementIndex] = []
  /// The items from earlier ``toPrefetch`` lists whose cells are no longer about to appear.
  ///
  /// A change of content ends all prefetching: items from lists before it are not in later lists.
  public var toCancelPrefetch: [ElementIndex] = []
  /// The number of elements near the viewport that the step examined, as work.
  public var work = LayoutWork()

  /// Creates an empty delta.
  public init() {}

  /// A Boolean value that indicates whether all lists are empty.
  public var isEmpty: Bool {
    appeared.isEmpty && disappeared.isEmpty && updated.isEmpty && toPrefetch.isEmpty
      && toCancelPrefetch.isEmpty
  }

  /// Empties the lists but keeps their storage.
  mutating func clear() {
    appeared.removeAll(keepingCapacity: true)
    disappeared.removeAll(keepingCapacity: true)
    updated.removeAll(keepingCapacity: true)
    toPrefetch.removeAll(keepingCapacity: true)
    toCancelPrefetch.removeAll(keepingCapacity: true)
    work = LayoutWork()
  }
}
