/// What came into view and what left it when the viewport moved.
///
/// Each list is in the order of answers: first what stays with the content, then what follows the
/// viewport.
public struct ViewportDelta: Hashable, Sendable {
  /// Elements that are shown now and were not before.
  public var appeared: [LayoutAttributes] = []
  /// Elements that were shown before and are not any more.
  public var disappeared: [LayoutElement] = []
  /// Elements that are shown still, but look otherwise: pinned and frozen ones.
  public var updated: [LayoutAttributes] = []
  /// Items whose cells are about to come into view in the direction of travel.
  public var toPrefetch: [ElementIndex] = []
  /// Items that were told to be prefetched, and are not about to come any more.
  public var toCancelPrefetch: [ElementIndex] = []
  /// What the step looked at: elements near the viewport.
  public var work = LayoutWork()

  /// Nothing.
  public init() {}

  /// Whether nothing is to be done.
  public var isEmpty: Bool {
    appeared.isEmpty && disappeared.isEmpty && updated.isEmpty && toPrefetch.isEmpty
      && toCancelPrefetch.isEmpty
  }

  /// Empties the lists; their storage is kept.
  mutating func clear() {
    appeared.removeAll(keepingCapacity: true)
    disappeared.removeAll(keepingCapacity: true)
    updated.removeAll(keepingCapacity: true)
    toPrefetch.removeAll(keepingCapacity: true)
    toCancelPrefetch.removeAll(keepingCapacity: true)
    work = LayoutWork()
  }
}
