/// Elements in and around the viewport, and which of them are shown.
///
/// A viewport that moves a little finds its elements here: no query until it leaves what is covered, but
/// for elements that follow it, which are few.
struct ShownElements: Sendable {
  /// Elements that stay with the content.
  var still = CoveredElements()
  /// Elements that follow the viewport.
  var moving = CoveredElements()
  /// The part of the content whose elements are here; nil where content changed since.
  private(set) var covered: LayoutRect?
  /// What the last step reports.
  private(set) var delta = ViewportDelta()
  /// Whether a step was made already: before, nothing is shown.
  private(set) var isStarted = false
  /// Where the edges of what is shown may go while every element that stays is shown as it is.
  private var quiet = UnchangedEdges.none

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
    still.step(shown, ahead, looksAhead, &quiet, &delta)
  }

  /// Begins to cover another part of the content; the elements there that stay are to be appended to
  /// ``still``.
  mutating func cover(_ rect: LayoutRect) {
    quiet = .none
    covered = rect
    still.makeRoom()
  }

  /// Ends that, and tells what changed.
  mutating func compareStill(_ shown: LayoutRect, _ ahead: LayoutRect) {
    still.compare(shown, ahead, &delta)
  }

  /// Tells what changed with the elements that follow the viewport, which were just appended to ``moving``.
  mutating func compareMoving(_ shown: LayoutRect, _ ahead: LayoutRect) {
    moving.compare(shown, ahead, &delta)
  }

  /// Takes what is shown after content changed, and reports nothing.
  mutating func settle(_ shown: LayoutRect) {
    still.settle(shown)
    moving.settle(shown)
  }
}
