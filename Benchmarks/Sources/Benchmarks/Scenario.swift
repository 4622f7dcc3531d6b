/// A measurement of one operation of a strategy, with one number of items.
struct Scenario {
  /// The unit of a scenario's figures.
  enum Unit: String, Codable {
    case perItem = "ns/item"
    case perOperation = "ns"
    case bytesPerItem = "B/item"
    case bytes = "B"
    case work

    var isTime: Bool { self == .perItem || self == .perOperation }
  }

  /// The contents of a scenario.
  enum Contents {
    /// The subjects whose runs are timed.
    case timed(() throws -> [Subject])
    /// The figures of Trellis and the baseline if they are the same in every run, such as memory.
    case counted(() throws -> (trellis: Double, baseline: Double?))
  }

  let group: String
  let name: String
  let size: Int
  let unit: Unit
  let target: Target?
  /// A Boolean value that indicates whether Trellis must not allocate.
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

  /// The name of the scenario on the command line.
  var path: String { "\(group)/\(name)/\(size)" }
}

/// A limit that a figure must not exceed.
enum Target {
  /// A multiple of the floor's time.
  case floor(Double)
  /// A multiple of the time of the reference case.
  case reference(Double)
  /// A number of nanoseconds or bytes.
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
