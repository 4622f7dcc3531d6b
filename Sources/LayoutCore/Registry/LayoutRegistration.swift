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
      parameters: parameters.map { parameter in
        ParameterDescriptor(
          key: parameter.key, summary: parameter.summary, type: parameter.type,
          unit: parameter.unit, defaultValue: parameter.read(prototype))
      })
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
    var accepted = LayoutConfiguration()
    for entry in configuration.entries { accepted[entry.key] = try checked(entry) }
    // In the order of the parameters, whatever the order of the entries: a preset comes before the
    // parameters that refine it.
    var result = layout
    for parameter in parameters {
      if let value = accepted[parameter.key] { parameter.write(&result, value) }
    }
    return result
  }

  /// Makes sure that every parameter has a key of its own and takes what it tells itself.
  func check() throws(LayoutError) {
    for (place, parameter) in parameters.enumerated() {
      if parameters[..<place].contains(where: { $0.key == parameter.key }) {
        throw .parameterTaken(layout: name, key: parameter.key)
      }
    }
    _ = try applying(configuration(of: prototype), to: prototype)
  }

  private func checked(_ entry: LayoutConfiguration.Entry) throws(LayoutError) -> LayoutValue {
    guard let parameter = parameters.first(where: { $0.key == entry.key }) else {
      throw .unknownParameter(layout: name, key: entry.key, known: parameters.map { $0.key })
    }
    switch parameter.type.check(entry.value) {
    case .accepted(let value) where parameter.accepts(value):
      return value
    case .wrongSort:
      throw .wrongType(
        layout: name, key: entry.key, expected: parameter.type.sortAndRange,
        found: entry.value.sortAndText)
    case .accepted, .outOfRange:
      throw .outOfRange(
        layout: name, key: entry.key, value: entry.value.description,
        allowed: parameter.type.range(refusing: entry.value))
    }
  }

  /// The values of all parameters of `layout`.
  public func configuration(of layout: Layout) -> LayoutConfiguration {
    LayoutConfiguration(parameters.map { .init(key: $0.key, value: $0.read(layout)) })
  }
}

/// A strategy that can tell a registry about itself.
public protocol RegistrableLayout: LayoutStrategy {
  /// The strategy's name, summary, defaults and parameters.
  static var registration: LayoutRegistration<Self> { get }
}
