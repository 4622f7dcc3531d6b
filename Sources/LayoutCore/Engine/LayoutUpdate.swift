/// What an engine did: where the viewport stands now, and what elements do on the way.
public struct LayoutUpdate: Hashable, Sendable {
  /// The extent of everything that can be scrolled to.
  public var contentSize: LayoutSize
  /// Where the viewport stands after the change.
  public var contentOffset: LayoutPoint
  /// How far the viewport moved so that what the user looks at stays where it is: the sum of all
  /// surprises before it.
  public var offsetAdjustment: LayoutPoint
  /// Elements that were not there, in the order of answers; empty unless asked for.
  public var entering: [ElementMotion] = []
  /// Elements that are gone, in the order of answers; empty unless asked for.
  public var leaving: [ElementMotion] = []
  /// Elements that were there and still are, in the order of answers; empty unless asked for.
  public var moving: [ElementMotion] = []
  /// What the change cost.
  public var work: LayoutWork

  /// All elements at one moment of the change, in the order of answers.
  ///
  /// - Parameter progress: From 0 to 1; at 1 those that leave are gone.
  public func attributes(at progress: Double) -> [LayoutAttributes] {
    ElementMotion.attributes(of: moving + entering, leaving, at: progress)
  }
}
