/// Layouts by name: makes them from data, and tells what they are.
///
/// A registry is a value that its owner fills; nothing in the core knows the strategies' names. A
/// layout of one's own joins with the same call as those of the products:
///
/// ```swift
/// var registry = LayoutRegistry()
/// try registry.register(WaterfallLayout.registration)
/// try registry.register(HoneycombLayout.registration)
/// let layout = try registry.layout(named: "waterfall", ["columns": 3, "columnSpacing": 8])
/// ```
public struct LayoutRegistry: Sendable {
  private var entries: [RegistryEntry] = []

  /// A registry without layouts.
  public init() {}

  /// Adds a layout.
  ///
  /// - Throws: ``LayoutError/nameTaken(name:)`` where another layout has the name;
  ///   ``LayoutError/parameterTaken(layout:key:)`` where two of its parameters have the same key; what
  ///   ``LayoutRegistration/applying(_:to:)`` throws where a default is none that its parameter takes.
  public mutating func register<Layout: LayoutStrategy>(
    _ registration: LayoutRegistration<Layout>
  ) throws(LayoutError) {
    if entries.contains(where: { $0.descriptor.name == registration.name }) {
      throw .nameTaken(name: registration.name)
    }
    try registration.check()
    entries.append(RegistryEntryOf(registration))
  }

  /// What is registered, in the order of registration.
  public var descriptors: [LayoutDescriptor] { entries.map { $0.descriptor } }

  /// What the layout called `name` is.
  ///
  /// - Throws: ``LayoutError/unknownLayout(name:known:)``.
  public func descriptor(named name: String) throws(LayoutError) -> LayoutDescriptor {
    try entry(named: name).descriptor
  }

  /// The layout called `name`, with the values of `configuration` and its defaults for the rest.
  ///
  /// - Throws: ``LayoutError`` naming the layout or the parameter that cannot be honoured, and what
  ///   would have been allowed.
  public func layout(
    named name: String, _ configuration: LayoutConfiguration = [:]
  ) throws(LayoutError) -> AnyLayout {
    try entry(named: name).layout(configuration)
  }

  /// The name and all current parameters of `layout`, or nil where its type is not registered.
  public func configuration(
    of layout: AnyLayout
  ) -> (name: String, configuration: LayoutConfiguration)? {
    for entry in entries {
      if let configuration = entry.configuration(of: layout) {
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

/// The base class that a registration's type hides behind.
///
/// Entries are immutable, hence Sendable.
private class RegistryEntry: @unchecked Sendable {
  let descriptor: LayoutDescriptor

  init(descriptor: LayoutDescriptor) { self.descriptor = descriptor }

  func layout(_ configuration: LayoutConfiguration) throws(LayoutError) -> AnyLayout {
    throw .unknownLayout(name: descriptor.name, known: [])
  }

  func configuration(of layout: AnyLayout) -> LayoutConfiguration? { nil }
}

private final class RegistryEntryOf<Layout: LayoutStrategy>: RegistryEntry, @unchecked Sendable {
  let registration: LayoutRegistration<Layout>

  init(_ registration: LayoutRegistration<Layout>) {
    self.registration = registration
    super.init(descriptor: registration.descriptor)
  }

  override func layout(_ configuration: LayoutConfiguration) throws(LayoutError) -> AnyLayout {
    AnyLayout(try registration.applying(configuration, to: registration.prototype))
  }

  override func configuration(of layout: AnyLayout) -> LayoutConfiguration? {
    layout.unwrapped(as: Layout.self).map { registration.configuration(of: $0) }
  }
}

extension LayoutRegistry: CustomStringConvertible {
  /// The names of the layouts, in the order of registration.
  public var description: String { descriptors.map { $0.name }.joined(separator: ", ") }
}
