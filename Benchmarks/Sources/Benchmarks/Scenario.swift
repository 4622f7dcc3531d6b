/// Something to measure: a question asked of one strategy at one size.
struct Scenario {
  /// What its figures are.
  enum Unit: String, Codable {
    case perItem = "ns/item"
    case perOperation = "ns"
    case bytesPerItem = "B/item"
    case bytes = "B"
    case work

    var isTime: Bool { self == .perItem || self == .perOperation }
  }

  /// What is compared.
  enum Contents {
    /// Runs that are timed.
    case timed(() throws -> [Subject])
    /// A figure that is the same each time, such as memory: Trellis's own, and the baseline's.
    case counted(() throws -> (trellis: Double, baseline: Double?))
  }

  let group: String
  let name: String
  let size: Int
  let unit: Unit
  let target: Target?
  /// Whether Trellis must not allocate.
  let forbidsAllocation: Bool
  let contents: Contents

  init(
    _ group: String, _ name: String, size: Int, unit: Unit, target: Target? = nil,
    forbidsAllocation: Bool = false, subjects: @escaping () throws -> [Subject]
  ) {
    self.group = group
    self.name = name
    self.size = size
    self.unit = unit
    self.target = target
    self.forbidsAllocation = forbidsAllocation
    contents = .timed(subjects)
  }

  init(
    _ group: String, _ name: String, size: Int, unit: Unit, target: Target? = nil,
    count: @escaping () throws -> (trellis: Double, baseline: Double?)
  ) {
    self.group = group
    self.name = name
    self.size = size
    self.unit = unit
    self.target = target
    forbidsAllocation = false
    contents = .counted(count)
  }

  /// What the scenario is called on the command line.
  var path: String { "\(group)/\(name)/\(size)" }
}

/// What a figure must not exceed.
enum Target {
  /// So many times the C floor.
  case floor(Double)
  /// So many times the other case.
  case reference(Double)
  /// So many nanoseconds, or bytes.
  case atMost(Double)

  func isMet(by row: Row) -> Bool? {
    switch self {
    case .floor(let limit): row.floorRatio.map { $0 <= limit }
    case .reference(let limit): row.referenceRatio.map { $0 <= limit }
    case .atMost(let limit): row.best <= limit
    }
  }

  func text(_ unit: Scenario.Unit) -> String {
    switch self {
    case .floor(let limit): "≤ \(Figure.plain(limit)) × floor"
    case .reference(let limit): "≤ \(Figure.plain(limit)) × other"
    case .atMost(let limit): "≤ \(Figure.text(limit, unit))"
    }
  }
}
