import LayoutCore

/// How far a block is moved along one axis of the host.
///
/// Where the distance and a coordinate are whole units, which they are on common screens, the sum is
/// exact, and so the same that a layout would give which begins there.
struct MixedShift: Hashable, Sendable {
  let points: Double
  /// The same in units, where that is no other number.
  private let units: Int64?

  static let none = MixedShift(points: 0)

  init(points: Double) {
    self.points = points
    let nearest = LayoutUnit(points: points)
    units = nearest.points == points ? nearest.rawValue : nil
  }

  /// A coordinate of the block as one of the content.
  func applied(to coordinate: Double) -> Double {
    guard points != 0 else { return coordinate }
    let own = LayoutUnit(points: coordinate)
    guard let units, own.points == coordinate else { return coordinate + points }
    return LayoutUnit(rawValue: own.rawValue &+ units).points
  }
}
