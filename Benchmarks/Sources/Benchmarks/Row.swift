/// What was measured of a scenario.
struct Row: Codable {
  /// What one of the compared things took, per item or operation.
  struct Times: Codable {
    let median: Double
    let minimum: Double
    let runs: Int
  }

  let group: String
  let name: String
  let size: Int
  let unit: Scenario.Unit
  let times: [String: Times]
  /// Ratios of the best times: those that a busy machine disturbed least.
  let floorRatio: Double?
  let baselineRatio: Double?
  let referenceRatio: Double?
  /// How often Trellis allocates in one operation; nil where that cannot be counted.
  let allocations: Double?
  /// Whether it should not, and does.
  let allocatesAgainstItsPromise: Bool
  let target: String?
  /// Whether the target is met; nil where there is none.
  let isMet: Bool?

  var median: Double { times[Subject.Role.trellis.rawValue]?.median ?? .nan }

  var best: Double { times[Subject.Role.trellis.rawValue]?.minimum ?? .nan }

  func time(_ role: Subject.Role) -> Times? { times[role.rawValue] }
}
