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
  /// The old element that is each new one, or -1; and the old elements that are not paired.
  private var pairs: [Int] = []
  private var unpaired: [Int] = []

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
    pairElements()
    var left = 0
    func reportLeft(before attributes: LayoutAttributes?, in delta: inout ViewportDelta) {
      while left < unpaired.count {
        let old = unpaired[left]
        if let attributes, !LayoutAttributes.areInOrder(oldElements[old], attributes) { return }
        CoveredElements.report(oldElements[old], from: oldStates[old], to: .away, in: &delta)
        left += 1
      }
    }
    for (place, attributes) in elements.enumerated() {
      reportLeft(before: attributes, in: &delta)
      let state = CoveredElements.state(of: attributes, shown, ahead, true)
      states.append(state)
      var oldState = State.away
      let old = pairs[place]
      if old >= 0 {
        oldState = oldStates[old]
        if oldState == .shown, state == .shown, oldElements[old] != attributes {
          delta.updated.append(attributes)
        }
      }
      CoveredElements.report(attributes, from: oldState, to: state, in: &delta)
    }
    reportLeft(before: nil, in: &delta)
  }

  /// Pairs the old elements with the new ones.
  ///
  /// Both are in order, in which an effect may have changed the place of an element.
  private mutating func pairElements() {
    pairs.removeAll(keepingCapacity: true)
    unpaired.removeAll(keepingCapacity: true)
    var hasNew = false
    var old = 0
    for attributes in elements {
      while old < oldElements.count, LayoutAttributes.areInOrder(oldElements[old], attributes) {
        unpaired.append(old)
        old += 1
      }
      if old < oldElements.count, oldElements[old].element == attributes.element {
        pairs.append(old)
        old += 1
      } else {
        pairs.append(-1)
        hasNew = true
      }
    }
    unpaired.append(contentsOf: old..<oldElements.count)
    guard hasNew, !unpaired.isEmpty else { return }
    unpaired.sort { oldElements[$0].element < oldElements[$1].element }
    var isPaired = false
    for place in pairs.indices where pairs[place] < 0 {
      let element = elements[place].element
      let found = SortedSearch.first(in: unpaired.count) {
        oldElements[unpaired[$0]].element >= element
      }
      guard found < unpaired.count, oldElements[unpaired[found]].element == element else {
        continue
      }
      pairs[place] = unpaired[found]
      isPaired = true
    }
    // What was paired is not away, and the others are reported in the order in which they were.
    if isPaired {
      let taken = Set(pairs)
      unpaired.removeAll { taken.contains($0) }
    }
    unpaired.sort()
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
