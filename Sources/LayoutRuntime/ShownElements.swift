import LayoutCore

/// The elements in and around the viewport, with the visibility state of each.
///
/// A small move of the viewport needs no query while it stays within the covered part of the
/// content. Only the few elements that move with the viewport are queried at each step.
struct ShownElements: Sendable {
  /// The elements that stay with the content.
  var still = CoveredElements()
  /// The elements that move with the viewport.
  var moving = CoveredElements()
  /// The part of the content whose elements are listed, or nil after a change of content.
  private(set) var covered: LayoutRect?
  /// The differences that the last step reports.
  var delta = ViewportDelta()
  /// Whether a step was made; before the first step, no element is shown.
  private(set) var isStarted = false
  /// The intervals within which the edges of the shown part may move without any difference.
  private var quiet = UnchangedEdges.none

  /// The viewport and the shown part of the content when the content changed.
  private(set) var changed = (viewport: LayoutRect.zero, shown: LayoutRect.zero)

  /// Discards the covered part, because content changed.
  ///
  /// The elements in `shown` count as shown, even if the next step begins elsewhere.
  mutating func invalidate(_ viewport: LayoutRect, _ shown: LayoutRect) {
    covered = nil
    quiet = .none
    changed = (viewport, shown)
  }

  /// Begins a step, with an empty report.
  mutating func begin() {
    isStarted = true
    delta.clear()
  }

  /// Reports differences for a shown part of the content that is already covered.
  ///
  /// - Complexity: O(1) if no edge of the shown part passes an edge of an element; otherwise O(k),
  ///   where k is the number of covered elements.
  mutating func step(_ shown: LayoutRect, _ ahead: LayoutRect) {
    let looksAhead = ahead != shown
    if !looksAhead, quiet.contain(shown) { return }
    quiet = looksAhead || shown.isEmpty ? .none : .anywhere
    still.step(shown, ahead, looksAhead, &quiet, &delta)
  }

  /// Begins to cover another part of the content.
  ///
  /// - Returns: An empty array for the elements there that stay with the content. The caller must
  ///   append them, and then pass the array to ``still``.
  mutating func cover(_ rect: LayoutRect) -> [LayoutAttributes] {
    quiet = .none
    covered = rect
    return still.makeRoom()
  }

  /// Lists the elements that stay with the content, and reports how they differ from those before.
  mutating func compareStill(
    _ elements: [LayoutAttributes], _ shown: LayoutRect, _ ahead: LayoutRect
  ) { still.compare(elements, shown, ahead, &delta) }

  /// Lists the elements that move with the viewport, and reports how they differ from those before.
  mutating func compareMoving(
    _ elements: [LayoutAttributes], _ shown: LayoutRect, _ ahead: LayoutRect
  ) { moving.compare(elements, shown, ahead, &delta) }
}
