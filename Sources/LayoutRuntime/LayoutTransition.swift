import LayoutCore

/// A transition from one layout of a collection to another.
///
/// An element that both layouts have, with the same category, kind and index, moves from its old
/// frame to its new one. By default, all others fade, and so does an element that is hidden or has
/// no extent in one of the layouts. The layouts may come from any two strategies.
///
/// ```swift
/// let transition = LayoutTransition(
///   from: waterfall, viewport: LayoutViewport(old), to: sheet, viewport: LayoutViewport(new))
/// for attributes in transition.attributes(at: 0.5) { draw(attributes) }
/// ```
/// - Complexity: That of a query of both viewports.
public struct LayoutTransition: Hashable, Sendable {
  /// The motions of elements in both layouts that at least one of them shows, in order.
  ///
  /// An element that is farther from a viewport than the length of the viewport begins or ends its
  /// motion at this distance.
  public internal(set) var moving: [ElementMotion] = []
  /// The motions of elements that have a place only in the new layout, in order.
  public internal(set) var entering: [ElementMotion] = []
  /// The motions of elements that have a place only in the old layout, in order.
  public internal(set) var leaving: [ElementMotion] = []

  /// Creates a transition between two layouts, each with its viewport.
  ///
  /// - Parameter old: The layout at the beginning.
  /// - Parameter oldViewport: The viewport in the old layout.
  /// - Parameter new: The layout at the end.
  /// - Parameter newViewport: The viewport in the new layout.
  /// - Parameter appearance: The appearance of inserted and removed elements. The default is
  ///   ``/LayoutCore/LayoutAppearance/fade``.
  /// - Complexity: That of a query of both viewports.
  public init(
    from old: some PreparedLayout, viewport oldViewport: LayoutViewport,
    to new: some PreparedLayout, viewport newViewport: LayoutViewport,
    appearance: LayoutAppearance = .fade
  ) {
    let before = LayoutSnapshot(
      prepared: AnyPreparedLayout(old), viewport: oldViewport, shownRect: oldViewport.rect)
    let after = LayoutSnapshot(
      prepared: AnyPreparedLayout(new), viewport: newViewport, shownRect: newViewport.rect)
    self.init(before, after, nil) { _, _ in appearance }
  }

  /// Returns the attributes of all elements at a moment of the transition, in order.
  ///
  /// Frames are in the coordinates of the new content.
  ///
  /// - Parameter progress: The progress, from 0 for the old layout to 1 for the new one. Other
  ///   values extrapolate; NaN counts as 1.
  /// - Complexity: O(k log k), where k is the number of elements.
  public func attributes(at progress: Double) -> [LayoutAttributes] {
    ElementMotion.attributes(of: moving + entering, leaving, at: progress)
  }
}
