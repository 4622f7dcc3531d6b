/// A collection of registered layouts, which creates layouts by name from configurations.
///
/// A registry is a value that its owner fills, because the core contains no names of strategies.
/// Register your own strategy in the same way as those of the products:
///
/// ```swift
/// var registry = LayoutRegistry()
/// try registry.register(WaterfallLayout.registration)
/// try registry.register(HoneycombLayout.registration)
/// let layout = try registry.layout(named: "waterfall", ["columns": 3, "columnSpacing": 8])
/// ```
public struct LayoutRegistry: Sendable {
  private var entries: [RegistryEntry] = []

  /// Creates a registry without layouts.
  public init() {}

  /// Adds a layout to the registry.
  ///
  /// If the method throws an error, the registry is unchanged.
  ///
  /// - Parameter registration: The registration of the layout.
  /// - Throws: ``LayoutError/nameTaken(name:)`` if another layout has the name;
  ///   ``LayoutError/parameterTaken(layout:key:)`` if two parameters have the same key; the errors
  ///   of ``LayoutRegistration/applying(_:to:)`` if a parameter does not accept its default.
  /// - Complexity: O(n + p²), where n is the number of registered layouts and p is the number of
  ///   parameters.
  public mutating func register<Layout: LayoutStrategy>(
    _ registration: LayoutRegistration<Layout>
  ) throws(LayoutError) {
    if entries.contains(where: { $0.descriptor.name == registration.name }) {
      throw .nameTaken(name: registration.name)
    }
    try registration.check()
    entries.append(RegistryEntry(registration))
  }

  /// The descriptions of the registered layouts, in the order of registration.
  public var descriptors: [LayoutDescriptor] { entries.map { $0.descriptor } }

  /// Returns the description of the layout with the given name.
  ///
  /// - Throws: ``LayoutError/unknownLayout(name:known:)`` if there is none.
  /// - Complexity: O(n), where n is the number of registered layouts.
  public func descriptor(named name: String) throws(LayoutError) -> LayoutDescriptor {
    try entry(named: name).descriptor
  }

  /// Returns the layout with the given name and configuration.
  ///
  /// - Parameter name: The name of the layout.
  /// - Parameter configuration: Values for some parameters. The others have their defaults. If a
  ///   value is a preset, such as the style of grouped columns, the parameters that refine it have
  ///   the values of the preset instead.
  /// - Throws: ``LayoutError/unknownLayout(name:known:)`` if there is no such layout, or the errors
  ///   of ``LayoutRegistration/applying(_:to:)``. The error specifies the values that are allowed.
  /// - Complexity: O(n + p · k), where n is the number of registered layouts, p is the number of
  ///   parameters and k is the number of values.
  public func layout(
    named name: String, _ configuration: LayoutConfiguration = [:]
  ) throws(LayoutError) -> AnyLayoutStrategy {
    try entry(named: name).layout(configuration)
  }

  /// Returns the name and the values of all parameters of `layout`.
  ///
  /// - Returns: The name and the values, or nil if no layout of this type is registered. If the
  ///   type is registered under several names, the name is the one that was registered first.
  /// - Complexity: O(n + p²), where n is the number of registered layouts and p is the number of
  ///   parameters.
  public func configuration(
    of layout: AnyLayoutStrategy
  ) -> (name: String, configuration: LayoutConfiguration)? {
    for entry in entries {
      if let configuration = entry.configuration(layout) {
        return (entry.descriptor.name, configuration)
      }
    }
    return nil
  }

  private func entry(named name: String) throws(LayoutError) -> RegistryEntry {
    guard let entry = entries.first(where: { $0.descriptor.name == name }) else {
      throw .unknownLayout(name: name, known: entries.map { $0.descriptor.name })
    }
    return entry
  }
}

/// A registration without its type.
private struct RegistryEntry: Sendable {
  let descriptor: LayoutDescriptor
  let layout: @Sendable (LayoutConfiguration) throws(LayoutError) -> AnyLayoutStrategy
  let configuration: @Sendable (AnyLayoutStrategy) -> LayoutConfiguration?

  init<Layout: LayoutStrategy>(_ registration: LayoutRegistration<Layout>) {
    descriptor = registration.descriptor
    layout = { configuration throws(LayoutError) in
      AnyLayoutStrategy(try registration.applying(configuration, to: registration.prototype))
    }
    configuration = { layout in
      layout.unwrapped(as: Layout.self).map { registration.configuration(of: $0) }
    }
  }
}

extension LayoutRegistry: CustomStringConvertible {
  /// The names of the layouts, in the order of registration.
  public var description: String { descriptors.map { $0.name }.joined(separator: ", ") }
}
