/// The container, reading direction and screen that a layout is prepared for.
///
/// If the environment changes, a layout is prepared again. A change of only the insets along the
/// scroll axis is a change of the ``LayoutViewport`` instead, unless
/// ``ContentScrolling/placementDependsOnInsets`` is `true` or one of the insets is invalid.
/// Scrolling does not change the environment.
public struct LayoutEnvironment: Hashable, Sendable {
  /// The size of the container, in points, including the parts that bars cover.
  public var containerSize: LayoutSize
  /// The extents of bars and notches that cover the edges of the container, in points.
  ///
  /// Across the scroll axis, layouts keep content inside the insets: content is narrower and
  /// shifted. Along the scroll axis, the scroll view applies the insets, and only pinned elements
  /// keep inside them. A sheet scrolls along both axes, so only its pinned elements keep inside the
  /// insets.
  public var insets: LayoutInsets
  /// The reading direction.
  public var direction: FlowDirection
  /// The number of device pixels per point, from 1/64 to 64.
  ///
  /// If a scale is outside this range, layouts use 1 and report a diagnostic.
  public var scale: Double
  /// A Boolean value that indicates whether content that scrolls along both axes fills the width.
  ///
  /// From right to left, such content is at least as wide as its container, so that it begins at
  /// the right edge. A composite layout that places its parts side by side sets the value to
  /// `false` for them. The default is `true`.
  public var fillsWidth = true

  /// Creates an environment for a container of the given size.
  ///
  /// - Parameter containerSize: The size of the container, in points, including the parts that bars
  ///   cover.
  /// - Parameter insets: The extents of bars and notches. The default is zero.
  /// - Parameter direction: The reading direction. The default is left to right.
  /// - Parameter scale: The number of device pixels per point. The default is 1.
  public init(
    containerSize: LayoutSize, insets: LayoutInsets = .zero,
    direction: FlowDirection = .leftToRight, scale: Double = 1
  ) {
    self.containerSize = containerSize
    self.insets = insets
    self.direction = direction
    self.scale = scale
  }

  /// Creates an environment for a container of `width` by `height` points.
  ///
  /// - Parameter width: The width of the container, in points, including the parts that bars cover.
  /// - Parameter height: The height of the container, in points, including the parts that bars
  ///   cover.
  /// - Parameter insets: The extents of bars and notches. The default is zero.
  /// - Parameter direction: The reading direction. The default is left to right.
  /// - Parameter scale: The number of device pixels per point. The default is 1.
  public init(
    width: Double, height: Double, insets: LayoutInsets = .zero,
    direction: FlowDirection = .leftToRight, scale: Double = 1
  ) {
    self.init(
      containerSize: LayoutSize(width: width, height: height), insets: insets,
      direction: direction, scale: scale)
  }

  /// Returns the environment without the insets along `axis`.
  ///
  /// Use it to place elements independently of the insets along the scroll axis. A layout whose
  /// frames depend on these insets must set ``ContentScrolling/placementDependsOnInsets``.
  public func withoutInsets(along axis: LayoutAxis) -> LayoutEnvironment {
    var copy = self
    copy.insets = insets.replaced(by: .zero, along: axis)
    return copy
  }

  /// The container size with negative and non-finite extents replaced by 0.
  public var visibleSize: LayoutSize {
    func extent(_ points: Double) -> Double { points.isFinite ? max(0, points) : 0 }
    return LayoutSize(
      width: extent(containerSize.width), height: extent(containerSize.height))
  }
}

extension LayoutEnvironment: CustomStringConvertible {
  /// The environment as one line, such as "390 × 844 points at scale 2".
  ///
  /// The text includes the insets if there are any, and the direction if it is right to left.
  public var description: String {
    var text = "\(containerSize) points at scale \(scale.layoutText)"
    if insets != .zero { text += ", insets \(insets)" }
    if direction == .rightToLeft { text += ", right to left" }
    return text
  }
}
