import LayoutCore

/// The parameters of a registered strategy: makes them up, names them, sets them back, and turns them.
struct StrategyParameters<Strategy: LayoutStrategy>: Sendable {
  let descriptor: LayoutDescriptor
  /// Makes a strategy of a configuration; nil where that is no good.
  let make: @Sendable (LayoutConfiguration) -> Strategy?
  let read: @Sendable (Strategy) -> LayoutConfiguration

  var keys: [String] { descriptor.parameters.map { $0.key } }

  /// Sets one parameter to its default; tells whether it was anything else.
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

  /// The name and what differs from the defaults: `waterfall columns=3`.
  func describe(_ strategy: Strategy) -> String {
    let others = read(strategy).entries.filter { descriptor[$0.key]?.defaultValue != $0.value }
    return ([descriptor.name] + others.map { "\($0.key)=\($0.value)" }).joined(separator: " ")
  }

  /// The sum of all lengths and insets among the parameters; nil if it is no length.
  ///
  /// Content goes on after its last element by this much at most.
  func distances(of strategy: Strategy) -> Double? {
    var sum = 0.0
    for entry in read(strategy).entries {
      // What cannot be nothing is a size, not a distance.
      switch descriptor[entry.key]?.type {
      case .number(let range) where !range.contains(0): continue
      case .integer(let range) where !range.contains(0): continue
      default: break
      }
      switch entry.value {
      case .number(let number): sum += number.magnitude
      case .integer(let number): sum += Double(number.magnitude)
      case .insets(let insets):
        sum += insets.top.magnitude + insets.leading.magnitude
        sum += insets.bottom.magnitude + insets.trailing.magnitude
      default: break
      }
    }
    return sum.isFinite ? sum : nil
  }

  /// Whether the strategy can be turned: it has an axis.
  var hasAxis: Bool {
    descriptor.parameters.contains {
      $0.key == "axis" && $0.type == .choice(LayoutAxis.allCases.map { $0.rawValue })
    }
  }

  /// The strategy along the other axis: sizes and insets are turned too.
  func transposed(_ strategy: Strategy) -> Strategy {
    var configuration = read(strategy)
    for entry in configuration.entries {
      switch entry.value {
      case .size(let size): configuration[entry.key] = .size(size.transposed)
      case .insets(let insets): configuration[entry.key] = .insets(insets.transposed)
      case .text(let name) where entry.key == "axis":
        let axis = LayoutAxis(rawValue: name) ?? .vertical
        configuration[entry.key] = .text(axis.transposed.rawValue)
      default: break
      }
    }
    return make(configuration) ?? strategy
  }
}
