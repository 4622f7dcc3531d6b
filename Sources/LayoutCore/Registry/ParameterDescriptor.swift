/// What a parameter of a layout is: enough to check a value for it, to explain it, and to offer a
/// control for it.
public struct ParameterDescriptor: Hashable, Sendable {
  /// What a number of a parameter measures.
  public enum Unit: String, Hashable, Sendable {
    /// Logical points.
    case points
    /// A number of things.
    case count
    /// Nothing that has a unit.
    case none
  }

  /// The name by which the parameter is set.
  public let key: String
  /// What the parameter does, in one sentence.
  public let summary: String
  /// Which values it takes.
  public let type: LayoutValueType
  /// What its numbers measure.
  public let unit: Unit
  /// The value that it has when nothing is set.
  public let defaultValue: LayoutValue
}
