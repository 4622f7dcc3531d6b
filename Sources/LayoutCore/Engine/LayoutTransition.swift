/// The way from one layout of a collection to another, element by element.
///
/// Elements of the same identity move from where they were to where they are; the others fade. Both
/// layouts may come from strategies that know nothing of each other.
///
/// ```swift
/// let transition = LayoutTransition(
///   from: waterfall, viewport: old, to: sheet, viewport: new)
/// for attributes in transition.attributes(at: 0.5) { draw(attributes) }
/// ```
/// - Complexity: What is visible in either viewport.
public struct LayoutTransition: Hashable, Sendable {
  /// Elements that both layouts have, and of which one shows them, in the order of answers.
  public let moving: [ElementMotion]
  /// Elements that only the new layout has.
  public let entering: [ElementMotion]
  /// Elements that only the old layout has.
  public let leaving: [ElementMotion]

  /// The transition from what one viewport shows of one layout to what another shows of another.
  ///
  /// - Parameter appearance: How elements come and go of which the layouts do not say so themselves.
  public init(
    from old: some PreparedLayout, viewport oldViewport: LayoutRect, to new: some PreparedLayout,
    viewport newViewport: LayoutRect, appearance: LayoutAppearance = .fade
  ) {
    let before = LayoutSnapshot(old, viewport: oldViewport)
    let after = LayoutSnapshot(new, viewport: newViewport)
    let motions = ElementMotions(before, after, nil) { element, isEntering in
      (isEntering
        ? after.appearance(of: element, isEntering: true)
        : before.appearance(of: element, isEntering: false)) ?? appearance
    }
    moving = motions.moving
    entering = motions.entering
    leaving = motions.leaving
  }

  /// All elements at one moment, in the coordinates of the new content, in the order of answers.
  ///
  /// - Parameter progress: From 0, where the old layout is shown, to 1, where the new one is.
  public func attributes(at progress: Double) -> [LayoutAttributes] {
    ElementMotion.attributes(of: moving + entering, leaving, at: progress)
  }
}
