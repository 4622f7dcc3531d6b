/// The name, the summary and the parameters with which a strategy is registered.
///
/// The defaults of all parameters are those of ``prototype``, so that they cannot differ from the
/// defaults of the strategy's own initializer.
public struct LayoutRegistration<Layout: LayoutStrategy>: Sendable {
  /// The name under which the layout is registered, such as `grouped-columns`.
  public let name: String
  /// A description of the layout in one sentence.
  public let summary: String
  /// The layout with the default value of every parameter.
  public let prototype: Layout
  /// The parameters, in the order in which help texts list them.
  public let parameters: [LayoutParameter<Layout>]

  /// Creates a registration of a layout.
  ///
  /// - Parameter name: The name under which to register the layout.
  /// - Parameter summary: A description of the layout in one sentence.
  /// - Parameter prototype: The layout with the default value of every parameter.
  /// - Parameter parameters: The parameters. Each key must be unique.
  public init(
    name: String, summary: String, prototype: Layout, parameters: [LayoutParameter<Layout>]
  ) {
    self.name = name
    self.summary = summary
    self.prototype = prototype
    self.parameters = parameters
  }

  /// The description of the registered layout, without its type.
  ///
  /// - Complexity: O(p), where p is the number of parameters.
  public var descriptor: LayoutDescriptor {
    LayoutDescriptor(
      name: name, summary: summary,
      parameters: parameters.map { $0.facts.descriptor(defaultValue: $0.read(prototype)) })
  }

  /// Returns `layout` with the values of `configuration`.
  ///
  /// - Parameter configuration: The values to set, in any order. Other parameters are unchanged.
  /// - Parameter layout: The layout to start from.
  /// - Throws: ``LayoutError/unknownParameter(layout:key:known:)``,
  ///   ``LayoutError/wrongType(layout:key:expected:found:)`` or
  ///   ``LayoutError/outOfRange(layout:key:value:allowed:)`` for the first entry that is not
  ///   allowed.
  /// - Complexity: O(p · k), where p is the number of parameters and k is the number of values.
  public func applying(
    _ configuration: LayoutConfiguration, to layout: Layout
  ) throws(LayoutError) -> Layout {
    let accepted = try ParameterFacts.accepted(configuration, by: facts, of: name)
    // Apply values in the order of the parameters, not of the entries, because a preset must be set
    // before the parameters that refine it.
    var result = layout
    for parameter in parameters {
      if let value = accepted[parameter.facts.key] { parameter.write(&result, value) }
    }
    return result
  }

  /// Throws an error if a key is not unique, or if a parameter does not accept its own default.
  func check() throws(LayoutError) {
    let facts = facts
    for (place, parameter) in facts.enumerated() {
      if facts[..<place].contains(where: { $0.key == parameter.key }) {
        throw .parameterTaken(layout: name, key: parameter.key)
      }
    }
    _ = try applying(configuration(of: prototype), to: prototype)
  }

  private var facts: [ParameterFacts] { parameters.map { $0.facts } }

  /// Returns the values of all parameters of `layout`.
  ///
  /// - Complexity: O(p²), where p is the number of parameters.
  public func configuration(of layout: Layout) -> LayoutConfiguration {
    LayoutConfiguration(parameters.map { .init(key: $0.facts.key, value: $0.read(layout)) })
  }
}

/// A strategy that has a registration.
public protocol RegistrableLayout: LayoutStrategy {
  /// The strategy's name, summary, defaults and parameters.
  static var registration: LayoutRegistration<Self> { get }
}
