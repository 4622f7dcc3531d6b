/// Elements of a part of the content, and what became of each.
struct CoveredElements: Sendable {
  /// What an element is at the moment.
  private enum State: UInt8, Sendable {
    /// Nearby.
    case away
    /// Told to be prefetched.
    case ahead
    /// Told to be shown.
    case shown
  }

  /// The elements, in order.
  ///
  /// An engine appends them itself, because a closure that reads the engine would copy it.
  var elements: [LayoutAttributes] = []
  private var states: [State] = []
  private var oldElements: [LayoutAttributes] = []
  private var oldStates: [State] = []

  /// Tells what changes while the same elements are shown through another rectangle.
  ///
  /// - Parameter quiet: Is narrowed so that no edge passes one of an element.
  /// - Complexity: O(k); k = elements.
  mutating func step(
    _ shown: LayoutRect, _ ahead: LayoutRect, _ looksAhead: Bool, _ quiet: inout UnchangedEdges,
    _ delta: inout ViewportDelta
  ) {
    delta.work.searched += elements.count
    for place in elements.indices {
      let frame = elements[place].frame
      quiet.keepOff(frame, shown)
      let old = states[place]
      let new: State
      if looksAhead {
        new = CoveredElements.state(of: elements[place], shown, ahead)
      } else {
        new = frame.intersects(shown) ? .shown : .away
      }
      guard old != new else { continue }
      states[place] = new
      CoveredElements.report(elements[place], from: old, to: new, in: &delta)
    }
  }

  /// Makes room for other elements, and keeps those that are here for ``compare(_:_:_:)``.
  mutating func makeRoom() {
    swap(&elements, &oldElements)
    swap(&states, &oldStates)
    elements.removeAll(keepingCapacity: true)
    states.removeAll(keepingCapacity: true)
  }

  /// Tells what came, went and changed with the elements that were appended since ``makeRoom()``.
  mutating func compare(_ shown: LayoutRect, _ ahead: LayoutRect, _ delta: inout ViewportDelta) {
    delta.work.searched += elements.count + oldElements.count
    var old = 0
    for attributes in elements {
      while old < oldElements.count, LayoutAttributes.areInOrder(oldElements[old], attributes) {
        CoveredElements.report(oldElements[old], from: oldStates[old], to: .away, in: &delta)
        old += 1
      }
      let state = CoveredElements.state(of: attributes, shown, ahead)
      states.append(state)
      if old < oldElements.count, oldElements[old].element == attributes.element {
        CoveredElements.report(attributes, from: oldStates[old], to: state, in: &delta)
        if oldStates[old] == .shown, state == .shown, oldElements[old] != attributes {
          delta.updated.append(attributes)
        }
        old += 1
      } else {
        CoveredElements.report(attributes, from: .away, to: state, in: &delta)
      }
    }
    while old < oldElements.count {
      CoveredElements.report(oldElements[old], from: oldStates[old], to: .away, in: &delta)
      old += 1
    }
  }

  /// Notes which of the elements are shown that were appended since ``makeRoom()``, and tells nothing.
  mutating func settle(_ shown: LayoutRect) {
    for attributes in elements {
      states.append(attributes.frame.intersects(shown) ? .shown : .away)
    }
  }

  private static func state(
    of attributes: LayoutAttributes, _ shown: LayoutRect, _ ahead: LayoutRect
  ) -> State {
    if attributes.frame.intersects(shown) { return .shown }
    return attributes.element.category == .cell && attributes.frame.intersects(ahead)
      ? .ahead : .away
  }

  private static func report(
    _ attributes: LayoutAttributes, from old: State, to new: State, in delta: inout ViewportDelta
  ) {
    switch (old, new) {
    case (.away, .shown), (.ahead, .shown): delta.appeared.append(attributes)
    case (.shown, .away): delta.disappeared.append(attributes.element)
    case (.shown, .ahead):
      delta.disappeared.append(attributes.element)
      if attributes.element.category == .cell {
        delta.toPrefetch.append(attributes.element.index)
      }
    case (.away, .ahead): delta.toPrefetch.append(attributes.element.index)
    case (.ahead, .away): delta.toCancelPrefetch.append(attributes.element.index)
    default: break
    }
  }
}
