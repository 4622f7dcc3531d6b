/// A description of a layout's parameter, from which checks, help texts and controls are generated.
public struct ParameterDescriptor: Hashable, Sendable {
  /// The unit of the numbers in a parameter's value.
  public enum Unit: String, Hashable, Sendable {
    /// Logical points on screen.
    case points
    /// A number of items, columns or similar things.
    case count
    /// No unit, as for a ratio or a flag.
    case none
  }

  /// The key with which the parameter is set.
  public let key: String
  /// A description of the parameter in one sentence.
  public let summary: String
  /// The type of the parameter's value.
  public let type: LayoutValueType
  /// The unit of the numbers in the parameter's value.
  public let unit: Unit
  /// The value of the parameter if a configuration does not set it.
  public let defaultValue: LayoutValue
}
