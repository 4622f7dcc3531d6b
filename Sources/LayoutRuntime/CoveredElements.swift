import LayoutCore

/// The elements of a part of the content, with the visibility state of each.
struct CoveredElements: Sendable {
  private enum State: UInt8, Sendable {
    /// The element is neither shown nor reported for prefetching.
    case away
    /// The element is a cell that is not shown, and its item is reported for prefetching.
    case ahead
    /// The element is shown.
    case shown
  }

  /// The elements, in order.
  private var elements: [LayoutAttributes] = []
  private var states: [State] = []
  private var oldElements: [LayoutAttributes] = []
  private var oldStates: [State] = []

  /// Updates the state of each element for a moved rectangle, and reports differences in `delta`.
  ///
  /// - Parameter shown: The part of the content whose elements count as shown.
  /// - Parameter ahead: The part of the content whose cells are shown or reported for prefetching.
  /// - Parameter looksAhead: A Boolean value that indicates whether `ahead` differs from `shown`.
  /// - Parameter quiet: The intervals to narrow, so that no edge of `shown` can pass an edge of an
  ///   element.
  /// - Complexity: O(k), where k is the number of elements.
  mutating func step(
    _ shown: LayoutRect, _ ahead: LayoutRect, _ looksAhead: Bool, _ quiet: inout UnchangedEdges,
    _ delta: inout ViewportDelta
  ) {
    delta.work.searched += elements.count
    for place in elements.indices {
      let frame = elements[place].frame
      quiet.keepOff(frame, shown)
      let old = states[place]
      let new = CoveredElements.state(of: elements[place], shown, ahead, looksAhead)
      guard old != new else { continue }
      states[place] = new
      CoveredElements.report(elements[place], from: old, to: new, in: &delta)
    }
  }

  /// Keeps the current elements for a comparison with others.
  ///
  /// - Returns: An empty array for the other elements, which reuses storage.
  mutating func makeRoom() -> [LayoutAttributes] {
    swap(&states, &oldStates)
    states.removeAll(keepingCapacity: true)
    var room: [LayoutAttributes] = []
    swap(&room, &oldElements)
    swap(&elements, &oldElements)
    room.removeAll(keepingCapacity: true)
    return room
  }

  /// Reports the differences between the elements before ``makeRoom()`` and others, in order.
  ///
  /// - Complexity: O(k), where k is the number of old and new elements.
  mutating func compare(
    _ others: consuming [LayoutAttributes], _ shown: LayoutRect, _ ahead: LayoutRect,
    _ delta: inout ViewportDelta
  ) {
    elements = others
    delta.work.searched += elements.count + oldElements.count
    var old = 0
    for attributes in elements {
      while old < oldElements.count, LayoutAttributes.areInOrder(oldElements[old], attributes) {
        CoveredElements.report(oldElements[old], from: oldStates[old], to: .away, in: &delta)
        old += 1
      }
      let state = CoveredElements.state(of: attributes, shown, ahead, true)
      states.append(state)
      var oldState = State.away
      if old < oldElements.count, oldElements[old].element == attributes.element {
        oldState = oldStates[old]
        if oldState == .shown, state == .shown, oldElements[old] != attributes {
          delta.updated.append(attributes)
        }
        old += 1
      }
      CoveredElements.report(attributes, from: oldState, to: state, in: &delta)
    }
    for place in old..<oldElements.count {
      CoveredElements.report(oldElements[place], from: oldStates[place], to: .away, in: &delta)
    }
  }

  /// Replaces the elements after ``makeRoom()``, and reports nothing.
  mutating func settle(_ others: consuming [LayoutAttributes], _ shown: LayoutRect) {
    elements = others
    for attributes in elements {
      states.append(attributes.frame.intersects(shown) ? .shown : .away)
    }
  }

  private static func state(
    of attributes: LayoutAttributes, _ shown: LayoutRect, _ ahead: LayoutRect, _ looksAhead: Bool
  ) -> State {
    if attributes.frame.intersects(shown) { return .shown }
    return looksAhead && attributes.element.category == .cell && attributes.frame.intersects(ahead)
      ? .ahead : .away
  }

  private static func report(
    _ attributes: LayoutAttributes, from old: State, to new: State, in delta: inout ViewportDelta
  ) {
    if old == new { return }
    if new == .shown { delta.appeared.append(attributes) }
    if old == .shown { delta.disappeared.append(attributes.element) }
    if new == .ahead { delta.toPrefetch.append(attributes.element.index) }
    if old == .ahead, new == .away { delta.toCancelPrefetch.append(attributes.element.index) }
  }
}
