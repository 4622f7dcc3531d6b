import StrategyKit

/// The distance by which a block is moved along one axis of the host.
///
/// If the distance and a coordinate are whole layout units, which they are on common screens, the
/// sum is exact. It then equals the coordinate of a layout that begins at that place.
struct MixedShift: Hashable, Sendable {
  let points: Double
  /// The distance in layout units, or `nil` if it is not a whole number of them.
  private let units: Int64?

  static let none = MixedShift(points: 0)

  /// Creates a distance.
  ///
  /// If it is less than 1e-9 points from a whole number of layout units, it is that number, because
  /// it can be a difference of coordinates that was rounded to the nearest `Double`.
  init(points: Double) {
    let nearest = LayoutUnit(points: points)
    let isWhole = (nearest.points - points).magnitude < 1e-9
    self.points = isWhole ? nearest.points : points
    units = isWhole ? nearest.rawValue : nil
  }

  /// Returns a coordinate of the block as a coordinate of the content.
  func applied(to coordinate: Double) -> Double {
    guard points != 0 else { return coordinate }
    let own = LayoutUnit(points: coordinate)
    guard let units, own.points == coordinate else { return coordinate + points }
    return LayoutUnit(rawValue: own.rawValue &+ units).points
  }
}
