/// Elements in and around the viewport, and which of them are shown.
///
/// A viewport that moves a little finds its elements here: no query until it leaves what is covered.
struct ShownElements: Sendable {
  /// What an element is at the moment.
  enum State: UInt8, Sendable {
    /// Nearby.
    case away
    /// Told to be prefetched.
    case ahead
    /// Told to be shown.
    case shown
  }

  /// The elements in ``covered``, in order.
  private(set) var elements: [LayoutAttributes] = []
  private var states: [State] = []
  /// The part of the content whose elements are here; nil where content changed since.
  private(set) var covered: LayoutRect?
  private var oldElements: [LayoutAttributes] = []
  private var oldStates: [State] = []
  /// What the last step reports.
  private(set) var delta = ViewportDelta()
  /// Whether a step was made already: before, nothing is shown.
  private(set) var isStarted = false
  /// Where the edges of what is shown may go while every element stays as it is.
  private var quiet = QuietEdges.none

  /// Forgets what is covered, because content changed.
  mutating func invalidate() {
    covered = nil
    quiet = .none
  }

  /// Begins a step, with nothing to report.
  mutating func begin() {
    isStarted = true
    delta.clear()
  }

  /// Takes what is shown from elements that are covered already.
  ///
  /// - Complexity: O(1) where no edge of what is shown passes one of an element; else O(k), k = elements
  ///   that are covered.
  mutating func step(_ shown: LayoutRect, _ ahead: LayoutRect) {
    let looksAhead = ahead != shown
    if !looksAhead, quiet.contain(shown) { return }
    quiet = looksAhead || shown.isEmpty ? .none : .anywhere
    delta.work.searched += elements.count
    for place in elements.indices {
      let frame = elements[place].frame
      quiet.keepOff(frame, shown)
      let old = states[place]
      let new: State
      if looksAhead {
        new = ShownElements.state(of: elements[place], shown, ahead)
      } else {
        new = frame.intersects(shown) ? .shown : .away
      }
      guard old != new else { continue }
      states[place] = new
      report(elements[place], from: old, to: new)
    }
  }

  /// Covers another part of the content.
  ///
  /// - Parameter fill: Appends the elements in `rect`, in order.
  mutating func refill(
    _ rect: LayoutRect, _ shown: LayoutRect, _ ahead: LayoutRect,
    fill: (inout [LayoutAttributes]) -> Void
  ) {
    quiet = .none
    swap(&elements, &oldElements)
    swap(&states, &oldStates)
    elements.removeAll(keepingCapacity: true)
    states.removeAll(keepingCapacity: true)
    fill(&elements)
    covered = rect
    delta.work.searched += elements.count + oldElements.count
    var old = 0
    for attributes in elements {
      while old < oldElements.count, LayoutAttributes.areInOrder(oldElements[old], attributes) {
        report(oldElements[old], from: oldStates[old], to: .away)
        old += 1
      }
      let state = ShownElements.state(of: attributes, shown, ahead)
      states.append(state)
      if old < oldElements.count, oldElements[old].element == attributes.element {
        report(attributes, from: oldStates[old], to: state)
        if oldStates[old] == .shown, state == .shown, oldElements[old] != attributes {
          delta.changed.append(attributes)
        }
        old += 1
      } else {
        report(attributes, from: .away, to: state)
      }
    }
    while old < oldElements.count {
      report(oldElements[old], from: oldStates[old], to: .away)
      old += 1
    }
  }

  /// Takes what is shown after content changed, and reports nothing.
  mutating func settle(
    _ rect: LayoutRect, _ shown: LayoutRect, fill: (inout [LayoutAttributes]) -> Void
  ) {
    quiet = .none
    elements.removeAll(keepingCapacity: true)
    states.removeAll(keepingCapacity: true)
    fill(&elements)
    covered = rect
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

  private mutating func report(_ attributes: LayoutAttributes, from old: State, to new: State) {
    switch (old, new) {
    case (.away, .shown), (.ahead, .shown): delta.entered.append(attributes)
    case (.shown, .away): delta.left.append(attributes.element)
    case (.shown, .ahead):
      delta.left.append(attributes.element)
      if attributes.element.category == .cell {
        delta.prefetched.append(attributes.element.index)
      }
    case (.away, .ahead): delta.prefetched.append(attributes.element.index)
    case (.ahead, .away): delta.cancelled.append(attributes.element.index)
    default: break
    }
  }
}
