import LayoutCore

/// The parameters of a registered strategy, with methods to generate, describe, reset and transpose
/// them.
struct StrategyParameters<Strategy: LayoutStrategy>: Sendable {
  let descriptor: LayoutDescriptor
  /// Returns a strategy with a configuration; `nil` if the configuration is not valid.
  let make: @Sendable (LayoutConfiguration) -> Strategy?
  let read: @Sendable (Strategy) -> LayoutConfiguration

  var keys: [String] { descriptor.parameters.map { $0.key } }

  /// Resets a parameter to its default, and returns whether this changed the strategy.
  func reset(_ key: String, of strategy: inout Strategy) -> Bool {
    var configuration = read(strategy)
    guard let standard = descriptor[key]?.defaultValue, configuration[key] != standard else {
      return false
    }
    configuration[key] = standard
    guard let simpler = make(configuration), simpler != strategy else { return false }
    strategy = simpler
    return true
  }

  /// Returns the name and the parameters that differ from their defaults, as in `waterfall
  /// columns=3`.
  func describe(_ strategy: Strategy) -> String {
    let others = read(strategy).entries.filter { descriptor[$0.key]?.defaultValue != $0.value }
    return ([descriptor.name] + others.map { "\($0.key)=\($0.value)" }).joined(separator: " ")
  }

  /// A Boolean value that indicates whether the strategy has an axis, and can be transposed.
  var hasAxis: Bool {
    descriptor.parameters.contains {
      $0.key == "axis" && $0.type == .choice(LayoutAxis.allCases.map { $0.rawValue })
    }
  }

  /// Returns the strategy along the other axis, with transposed sizes and insets.
  func transposed(_ strategy: Strategy) -> Strategy {
    make(read(strategy).transposed) ?? strategy
  }
}

extension LayoutConfiguration {
  /// The configuration of the transposed layout.
  fileprivate var transposed: LayoutConfiguration {
    LayoutConfiguration(
      entries.map { entry in
        guard entry.key == "axis", case .text(let name) = entry.value else {
          return Entry(key: entry.key, value: entry.value.transposed)
        }
        let axis = LayoutAxis(rawValue: name) ?? .vertical
        return Entry(key: entry.key, value: .text(axis.transposed.rawValue))
      })
  }
}

extension LayoutValue {
  /// The value for the transposed layout, which differs for sizes, insets, and values with them.
  var transposed: LayoutValue {
    switch self {
    case .size(let size): .size(size.transposed)
    case .insets(let insets): .insets(insets.transposed)
    case .list(let values): .list(values.map { $0.transposed })
    case .object(let object): .object(object.transposed)
    default: self
    }
  }
}
