/// The appearance of an element at the beginning of its insertion, or at the end of its removal.
public struct LayoutAppearance: Hashable, Sendable {
  /// The factor for the opacity, from 0 to 1.
  public var alpha: Double
  /// The size relative to the regular one: 1 is the regular size.
  public var scale: Double
  /// The distance from the regular position, in points.
  public var offset: LayoutPoint

  /// Creates an appearance, which by default is transparent in the regular position and size.
  ///
  /// - Parameter alpha: The factor for the opacity, from 0 to 1. The default is 0.
  /// - Parameter scale: The size relative to the regular one. The default is 1.
  /// - Parameter offset: The distance from the regular position, in points. The default is zero.
  public init(alpha: Double = 0, scale: Double = 1, offset: LayoutPoint = .zero) {
    self.alpha = alpha
    self.scale = scale
    self.offset = offset
  }

  /// An appearance with which elements fade in and out in place.
  public static let fade = LayoutAppearance()

  /// Returns the given attributes, changed to this appearance.
  ///
  /// If ``scale`` is not 1, the result has a scaling transform instead of the transform of
  /// `attributes`.
  public func applied(to attributes: LayoutAttributes) -> LayoutAttributes {
    var result = attributes
    result.alpha *= alpha
    result.frame = result.frame.offsetBy(x: offset.x, y: offset.y)
    if scale != 1 {
      result.transform = LayoutTransform.scale(x: scale, y: scale)
    }
    return result
  }
}

extension LayoutQuestion where Answer == LayoutAppearance {
  /// The question for the appearance of an item at the beginning of its insertion.
  ///
  /// A `LayoutEngine` asks this question in an animated change.
  public static var entering: Self { Self("Layout.entering") }
  /// The question for the appearance of an item at the end of its removal.
  ///
  /// The index is that before the change. A `LayoutEngine` asks this question in an animated
  /// change.
  public static var leaving: Self { Self("Layout.leaving") }
}
