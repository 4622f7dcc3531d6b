/// What a strategy tells a registry about itself.
///
/// The defaults of all parameters are those of ``prototype``: they cannot differ from what the
/// strategy's own initialiser gives.
public struct LayoutRegistration<Layout: LayoutStrategy>: Sendable {
  /// The name by which the layout is asked for, such as `grouped-columns`.
  public let name: String
  /// What the layout does, in one sentence.
  public let summary: String
  /// The layout with every parameter at its default.
  public let prototype: Layout
  /// The parameters, in the order in which they are explained.
  public let parameters: [LayoutParameter<Layout>]

  /// A registration of a layout under `name`.
  public init(
    name: String, summary: String, prototype: Layout, parameters: [LayoutParameter<Layout>]
  ) {
    self.name = name
    self.summary = summary
    self.prototype = prototype
    self.parameters = parameters
  }

  /// The registration without the layout's type.
  public var descriptor: LayoutDescriptor {
    LayoutDescriptor(
      name: name, summary: summary,
      parameters: parameters.map { $0.facts.descriptor(defaultValue: $0.read(prototype)) })
  }

  /// `layout` with the values of `configuration`.
  ///
  /// - Throws: ``LayoutError/unknownParameter(layout:key:known:)``,
  ///   ``LayoutError/wrongType(layout:key:expected:found:)`` or
  ///   ``LayoutError/outOfRange(layout:key:value:allowed:)`` for the first entry that cannot be
  ///   honoured.
  public func applying(
    _ configuration: LayoutConfiguration, to layout: Layout
  ) throws(LayoutError) -> Layout {
    let accepted = try ParameterFacts.accepted(configuration, by: facts, of: name)
    // In the order of the parameters, whatever the order of the entries: a preset comes before the
    // parameters that refine it.
    var result = layout
    for parameter in parameters {
      if let value = accepted[parameter.facts.key] { parameter.write(&result, value) }
    }
    return result
  }

  /// Makes sure that every parameter has a key of its own and takes what it tells itself.
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

  /// The values of all parameters of `layout`.
  public func configuration(of layout: Layout) -> LayoutConfiguration {
    LayoutConfiguration(parameters.map { .init(key: $0.facts.key, value: $0.read(layout)) })
  }
}

/// A strategy that can tell a registry about itself.
public protocol RegistrableLayout: LayoutStrategy {
  /// The strategy's name, summary, defaults and parameters.
  static var registration: LayoutRegistration<Self> { get }
}
