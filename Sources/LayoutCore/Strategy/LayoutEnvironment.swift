/// What a layout is prepared for: the container, its direction and its screen.
///
/// A change of anything in it calls for a new prepared layout; scrolling does not change it.
public struct LayoutEnvironment: Hashable, Sendable {
  /// The size of the visible area, in points.
  public var containerSize: LayoutSize
  /// How far bars and notches reach into the container, in points.
  ///
  /// Across the scroll axis, layouts keep out of them: content is narrower and shifted. Along the
  /// scroll axis they are the scroll view's business, and only pinned and sticky elements keep out.
  /// A sheet scrolls both ways, so there too only what sticks keeps out.
  public var insets: LayoutInsets
  /// The direction of reading.
  public var direction: FlowDirection
  /// Device pixels per point.
  public var scale: Double

  /// An environment of the given container, by default read left to right at one pixel per point.
  public init(
    containerSize: LayoutSize, insets: LayoutInsets = .zero,
    direction: FlowDirection = .leftToRight, scale: Double = 1
  ) {
    self.containerSize = containerSize
    self.insets = insets
    self.direction = direction
    self.scale = scale
  }

  /// An environment of a container of `width` by `height` points.
  public init(
    width: Double, height: Double, insets: LayoutInsets = .zero,
    direction: FlowDirection = .leftToRight, scale: Double = 1
  ) {
    self.init(
      containerSize: LayoutSize(width: width, height: height), insets: insets,
      direction: direction, scale: scale)
  }

  /// Returns the environment without the insets along `axis`, on which no placement may depend.
  public func withoutInsets(along axis: LayoutAxis) -> LayoutEnvironment {
    var copy = self
    copy.insets =
      axis == .vertical
      ? LayoutInsets(leading: insets.leading, trailing: insets.trailing)
      : LayoutInsets(top: insets.top, bottom: insets.bottom)
    return copy
  }

  /// The container's size as layouts take it: what is negative or no number is 0.
  var visibleSize: LayoutSize {
    func extent(_ points: Double) -> Double { points.isFinite ? max(0, points) : 0 }
    return LayoutSize(
      width: extent(containerSize.width), height: extent(containerSize.height))
  }
}

extension LayoutEnvironment: CustomStringConvertible {
  /// The environment in a line: "390 × 844 points at scale 2", and insets and right to left if need be.
  public var description: String {
    var text = "\(containerSize) points at scale \(scale.layoutText)"
    if insets != .zero { text += ", insets \(insets)" }
    if direction == .rightToLeft { text += ", right to left" }
    return text
  }
}
