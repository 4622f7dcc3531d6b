import LayoutCore

/// An environment in a form that can be kept.
public struct RecordedEnvironment: Hashable, Sendable, Codable {
  /// The container's width, in points.
  public var width: Double
  /// The container's height, in points.
  public var height: Double
  /// The insets: top, leading, bottom, trailing.
  public var insets: [Double]
  /// Whether reading goes from right to left.
  public var isRightToLeft: Bool
  /// Device pixels per point.
  public var scale: Double

  /// What can be kept of an environment.
  public init(_ environment: LayoutEnvironment) {
    width = environment.containerSize.width
    height = environment.containerSize.height
    let insets = environment.insets
    self.insets = [insets.top, insets.leading, insets.bottom, insets.trailing]
    isRightToLeft = environment.direction == .rightToLeft
    scale = environment.scale
  }

  /// The environment; insets that are missing are 0.
  public var environment: LayoutEnvironment {
    func inset(_ place: Int) -> Double { place < insets.count ? insets[place] : 0 }
    return LayoutEnvironment(
      width: width, height: height,
      insets: LayoutInsets(
        top: inset(0), leading: inset(1), bottom: inset(2), trailing: inset(3)),
      direction: isRightToLeft ? .rightToLeft : .leftToRight, scale: scale)
  }
}
