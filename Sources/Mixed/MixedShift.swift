import LayoutCore

/// The distance by which a block is moved along one axis of the host.
///
/// If the distance and a coordinate are whole layout units, which they are on common screens, the
/// sum is exact. It then equals the coordinate of a layout that begins at that place.
struct MixedShift: Hashable, Sendable {
  let points: Double
  /// The distance in layout units, or `nil` if it is not a whole number of them.
  private let units: Int64?

  static let none = MixedShift(points: 0)

  init(points: Double) {
    self.points = points
    let nearest = LayoutUnit(points: points)
    units = nearest.points == points ? nearest.rawValue : nil
  }

  /// Returns a coordinate of the block as a coordinate of the content.
  func applied(to coordinate: Double) -> Double {
    guard points != 0 else { return coordinate }
    let own = LayoutUnit(points: coordinate)
    guard let units, own.points == coordinate else { return coordinate + points }
    return LayoutUnit(rawValue: own.rawValue &+ units).points
  }
}
