/// What a registered layout is: its name and its parameters.
///
/// Help texts, schemas and controls are made from it.
public struct LayoutDescriptor: Hashable, Sendable {
  /// The name by which the layout is asked for.
  public let name: String
  /// What the layout does, in one sentence.
  public let summary: String
  /// The parameters, in the order in which they are explained.
  public let parameters: [ParameterDescriptor]

  /// The parameter called `key`, or nil where there is none.
  public subscript(key: String) -> ParameterDescriptor? {
    parameters.first { $0.key == key }
  }
}
