#if canImport(UIKit) || canImport(AppKit)
  import LayoutCore

  /// A type-erased registration of a strategy.
  public struct AnyLayoutRegistration: Sendable {
    /// The name, the summary and the parameters of the strategy.
    public let descriptor: LayoutDescriptor
    /// The strategy with the default value of every parameter.
    public let prototype: AnyLayoutStrategy
    private let apply:
      @Sendable (LayoutConfiguration, AnyLayoutStrategy) throws(LayoutError) -> AnyLayoutStrategy

    /// Creates a type-erased registration that wraps `registration`.
    public init<Strategy: LayoutStrategy>(_ registration: LayoutRegistration<Strategy>) {
      descriptor = registration.descriptor
      prototype = AnyLayoutStrategy(registration.prototype)
      apply = { (configuration, layout) throws(LayoutError) in
        let own: Strategy = layout.unwrapped() ?? registration.prototype
        return AnyLayoutStrategy(try registration.applying(configuration, to: own))
      }
    }

    /// Returns `layout` with the values of `configuration`.
    ///
    /// - Parameter configuration: The values to set. Other parameters are unchanged.
    /// - Parameter layout: The layout to start from. If it has another type than the registration,
    ///   the prototype is used instead.
    /// - Throws: The errors of ``/LayoutCore/LayoutRegistration/applying(_:to:)``.
    public func applying(
      _ configuration: LayoutConfiguration, to layout: AnyLayoutStrategy
    ) throws(LayoutError) -> AnyLayoutStrategy { try apply(configuration, layout) }
  }
#endif
