import LayoutCore

/// The motion of one element during a change of a layout.
public struct ElementMotion: Hashable, Sendable {
  /// The element before the change, or nil if it had no place then.
  public var before: LayoutElement?
  /// The element after the change, or nil if it has no place then.
  public var after: LayoutElement?
  /// The attributes at the beginning, in the coordinates of the changed content.
  ///
  /// The frame is shifted by the change of the content offset. If an element does not move on
  /// screen, its initial and final frames are equal.
  public var initial: LayoutAttributes
  /// The attributes at the end, in the coordinates of the changed content.
  public var final: LayoutAttributes

  /// Returns the attributes of the element at a moment of the change.
  ///
  /// - Parameter progress: The progress of the change, from 0 to 1. Other values extrapolate; NaN
  ///   counts as 1.
  public func attributes(at progress: Double) -> LayoutAttributes {
    initial.interpolated(to: final, progress: progress)
  }

  /// Returns the attributes of all elements at a moment of the change, in order.
  ///
  /// The result contains elements without a place before the change only if `progress` is greater
  /// than 0, and elements without a place after it only if `progress` is less than 1.
  ///
  /// - Parameter staying: The motions of elements that remain or are inserted.
  /// - Parameter leaving: The motions of elements that are removed.
  /// - Parameter progress: The progress of the change, from 0 to 1; NaN counts as 1.
  static func attributes(
    of staying: [ElementMotion], _ leaving: [ElementMotion], at progress: Double
  ) -> [LayoutAttributes] {
    let progress = progress.isNaN ? 1 : progress
    var all: [LayoutAttributes] = []
    for motion in staying
    where (progress > 0 || motion.before != nil) && (progress < 1 || motion.after != nil) {
      all.append(motion.attributes(at: progress))
    }
    if progress < 1 { all.append(contentsOf: leaving.map { $0.attributes(at: progress) }) }
    all.sort(by: LayoutAttributes.areInOrder)
    return all
  }
}
