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
      parameters: parameters.map { $0.descriptor(of: prototype) })
  }

  /// Returns `layout` with the values of `configuration`.
  ///
  /// - Parameter configuration: The values to set, in any order. Other parameters are unchanged.
  /// - Parameter layout: The layout to start from.
  /// - Throws: ``LayoutError/unknownParameter(layout:path:known:)`` for the first entry that is not
  ///   a parameter. Otherwise, ``LayoutError/wrongType(layout:path:expected:found:)``,
  ///   ``LayoutError/outOfRange(layout:path:value:allowed:)`` or an unknown member of an object,
  ///   for the first parameter whose value is not allowed.
  /// - Complexity: O(p · k), where p is the number of parameters and k is the number of values.
  public func applying(
    _ configuration: LayoutConfiguration, to layout: Layout
  ) throws(LayoutError) -> Layout {
    let keys = parameters.map { $0.facts.key }
    for entry in configuration.entries where !keys.contains(entry.key) {
      throw .unknownParameter(layout: name, path: ParameterPath([.key(entry.key)]), known: keys)
    }
    // Apply values in the order of the parameters, not of the entries, because a preset must be set
    // before the parameters that refine it.
    var result = layout
    for parameter in parameters {
      guard let value = configuration[parameter.facts.key] else { continue }
      do throws(LayoutError) {
        try parameter.apply(value, to: &result)
      } catch {
        throw error.inside(.key(parameter.facts.key), of: name)
      }
    }
    return result
  }

  /// Throws an error if a key is not unique, or if a parameter does not accept its own default.
  func check() throws(LayoutError) {
    let keys = parameters.map { $0.facts.key }
    for (place, key) in keys.enumerated() where keys[..<place].contains(key) {
      throw .parameterTaken(layout: name, key: key)
    }
    _ = try applying(configuration(of: prototype), to: prototype)
  }

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
