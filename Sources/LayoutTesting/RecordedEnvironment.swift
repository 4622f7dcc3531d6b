import LayoutCore

/// An environment that can be encoded.
public struct RecordedEnvironment: Hashable, Sendable {
  /// The width of the container, in points.
  public var width: Double
  /// The height of the container, in points.
  public var height: Double
  /// The insets in points, in the order top, leading, bottom, trailing.
  public var insets: [Double]
  /// A Boolean value that indicates whether the reading direction is from right to left.
  public var isRightToLeft: Bool
  /// The number of device pixels per point.
  public var scale: Double

  /// Creates a recorded environment from a layout environment.
  public init(_ environment: LayoutEnvironment) {
    width = environment.containerSize.width
    height = environment.containerSize.height
    let insets = environment.insets
    self.insets = [insets.top, insets.leading, insets.bottom, insets.trailing]
    isRightToLeft = environment.direction == .rightToLeft
    scale = environment.scale
  }

  /// The layout environment; missing insets are 0.
  public var environment: LayoutEnvironment {
    func inset(_ place: Int) -> Double { place < insets.count ? insets[place] : 0 }
    return LayoutEnvironment(
      width: width, height: height,
      insets: LayoutInsets(
        top: inset(0), leading: inset(1), bottom: inset(2), trailing: inset(3)),
      direction: isRightToLeft ? .rightToLeft : .leftToRight, scale: scale)
  }
}
