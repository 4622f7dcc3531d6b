/// A description of a registered layout and its parameters.
///
/// Help texts, schemas and controls are generated from descriptors.
public struct LayoutDescriptor: Hashable, Sendable {
  /// The name under which the layout is registered.
  public let name: String
  /// A description of the layout in one sentence.
  public let summary: String
  /// The parameters, in the order in which help texts list them.
  public let parameters: [ParameterDescriptor]

  /// Returns the parameter with the given key, or nil if there is none.
  public subscript(key: String) -> ParameterDescriptor? {
    parameters.first { $0.key == key }
  }
}
