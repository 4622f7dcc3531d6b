/// The result of measuring one scenario.
struct Row: Codable {
  /// The times of one subject, per item or operation.
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
  /// The ratios of the best times, which a busy machine affects least.
  let floorRatio: Double?
  let baselineRatio: Double?
  let referenceRatio: Double?
  let memoryRatio: Double?
  /// The number of allocations in one operation of Trellis, or nil if they cannot be counted.
  let allocations: Double?
  /// A Boolean value that indicates whether Trellis allocates although the scenario forbids it.
  let allocatesAgainstItsPromise: Bool
  let target: String?
  /// A Boolean value that indicates whether the target is met, or nil if there is no target.
  let isMet: Bool?

  var median: Double { times[Subject.Role.trellis.rawValue]?.median ?? .nan }

  var best: Double { times[Subject.Role.trellis.rawValue]?.minimum ?? .nan }

  func time(_ role: Subject.Role) -> Times? { times[role.rawValue] }
}
