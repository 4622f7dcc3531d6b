/// How an element looks just before it comes, or just after it went.
public struct LayoutAppearance: Hashable, Sendable {
  /// Its opacity.
  public var alpha: Double
  /// Its size, relative to what it is when it is there.
  public var scale: Double
  /// How far from its place it is, in points.
  public var offset: LayoutPoint

  /// An appearance, by default invisible in its place.
  public init(alpha: Double = 0, scale: Double = 1, offset: LayoutPoint = .zero) {
    self.alpha = alpha
    self.scale = scale
    self.offset = offset
  }

  /// Elements fade in and out in their place.
  public static let fade = LayoutAppearance()

  /// `attributes` with this appearance.
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

/// A box that carries an appearance as the answer to a question.
public final class LayoutAppearanceBox: Sendable {
  /// What the box carries.
  public let appearance: LayoutAppearance

  /// Puts an appearance into a box.
  public init(_ appearance: LayoutAppearance) { self.appearance = appearance }
}

extension LayoutQuestion {
  /// How an item looks just before it comes: an object, ``LayoutAppearanceBox``.
  @inlinable public static var entering: LayoutQuestion {
    LayoutQuestion("Layout.entering")
  }
  /// How an item looks just after it went, asked with its index before the change: an object,
  /// ``LayoutAppearanceBox``.
  @inlinable public static var leaving: LayoutQuestion {
    LayoutQuestion("Layout.leaving")
  }
}
