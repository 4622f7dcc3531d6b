import StrategyKit

extension Double {
  /// The shortest text of the number, as in a configuration.
  var pointsText: String { LayoutValue.number(self).description }
}
