/// What one element does while a layout changes: where it comes from, and where it goes.
public struct ElementMotion: Hashable, Sendable {
  /// The element before the change; nil where it was not there.
  public var before: LayoutElement?
  /// The element after the change; nil where it is gone.
  public var after: LayoutElement?
  /// How it looks at the beginning, in the coordinates of the changed content.
  ///
  /// These are shifted with the content offset: an element that does not move on screen has the same
  /// place, relative to the viewport, at the beginning and at the end.
  public var initial: LayoutAttributes
  /// How it looks at the end.
  public var final: LayoutAttributes

  /// The element on its way.
  ///
  /// - Parameter progress: From 0 to 1.
  public func attributes(at progress: Double) -> LayoutAttributes {
    initial.interpolated(to: final, progress: progress)
  }

  /// Those who stay and those who leave at one moment, in the order of answers; at the end the latter are
  /// gone, and at the beginning those are not there yet that come.
  static func attributes(
    of staying: [ElementMotion], _ leaving: [ElementMotion], at progress: Double
  ) -> [LayoutAttributes] {
    var all: [LayoutAttributes] = []
    for motion in staying where progress > 0 || motion.before != nil {
      all.append(motion.attributes(at: progress))
    }
    if progress < 1 { all.append(contentsOf: leaving.map { $0.attributes(at: progress) }) }
    all.sort(by: LayoutAttributes.areInOrder)
    return all
  }
}
