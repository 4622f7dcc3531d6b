/// The drag of a section that scrolls by itself, at the moment at which the user releases it.
public struct SectionDrag: Hashable, Sendable {
  /// The section's offset at the beginning of the drag, in points.
  public var start: Double
  /// The offset at which the section would come to rest by itself, in points.
  public var proposed: Double
  /// The velocity in any unit, positive in reading direction.
  public var velocity: Double

  /// Creates a drag that ends with the given velocity.
  ///
  /// - Parameter start: The section's offset at the beginning of the drag, in points.
  /// - Parameter proposed: The offset at which the section would come to rest by itself, in points.
  /// - Parameter velocity: The velocity in any unit, positive in reading direction.
  public init(from start: Double, proposed: Double, velocity: Double) {
    self.start = start
    self.proposed = proposed
    self.velocity = velocity
  }
}
