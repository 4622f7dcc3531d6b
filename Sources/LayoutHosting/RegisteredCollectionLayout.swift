#if canImport(UIKit)
  import UIKit
#elseif canImport(AppKit)
  import AppKit
#endif

#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
  import LayoutCore

  /// A collection view layout for a registered strategy, whose parameters a storyboard sets by
  /// name.
  ///
  /// Create a subclass that names its strategy:
  ///
  /// ```swift
  /// final class ShelfCollectionLayout: RegisteredCollectionLayout, StrategyCollectionLayout {
  ///   typealias Strategy = ShelfLayout
  /// }
  /// ```
  ///
  /// In the storyboard, add a *user-defined runtime attribute* for each parameter. Its key path is
  /// the key of the parameter, and its value is a number, a Boolean, a size or a text in the form
  /// of ``/LayoutCore/LayoutValueType/value(from:)``. Values that the registry rejects are ignored
  /// and added to ``parameterErrors``.
  open class RegisteredCollectionLayout: CollectionStrategyLayout {
    /// The reasons why parameters were not set, in order.
    public private(set) var parameterErrors: [LayoutError] = []

    /// The registration of the strategy.
    ///
    /// A class of a ``StrategyCollectionLayout`` has that of its strategy. The default has no
    /// parameters, and its strategy has no elements. Other subclasses return their own.
    open class var registration: AnyLayoutRegistration {
      if let own = self as? any StrategyCollectionLayout.Type { return own.ownRegistration }
      return AnyLayoutRegistration(
        LayoutRegistration(
          name: "none", summary: "No elements.", prototype: NoLayout(), parameters: []))
    }

    /// Creates a collection view layout with a type-erased strategy.
    public required override init(erased strategy: AnyLayoutStrategy) {
      super.init(erased: strategy)
    }

    /// Creates a layout from a storyboard, which sets its inspectable properties.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// The strategy with the default value of every parameter.
    open override class var initialStrategy: AnyLayoutStrategy { registration.prototype }

    /// Sets a parameter of the strategy.
    ///
    /// If the strategy changes, the layout changes at once and keeps its anchor in place. If the
    /// strategy has no such parameter, or the parameter does not accept the value, the strategy is
    /// unchanged and the error is added to ``parameterErrors``.
    ///
    /// - Parameter key: The key of the parameter in the registry.
    /// - Parameter value: A number, a Boolean, a size, a text or a `LayoutValue`; `nil` for no
    ///   value.
    public func setParameter(_ key: String, to value: Any?) {
      let registration = Self.registration
      let type = registration.descriptor[key]?.type ?? .flag
      do throws(LayoutError) {
        erasedStrategy = try registration.applying(
          LayoutConfiguration([.init(key: key, value: LayoutValue(object: value, as: type))]),
          to: erasedStrategy)
      } catch {
        parameterErrors.append(error)
      }
    }

    // Key-value coding, which storyboards use, exists with Objective-C only.
    #if canImport(ObjectiveC)
      /// Returns `false`, so that values reach properties and parameters only.
      open override class var accessInstanceVariablesDirectly: Bool { false }

      /// Sets a parameter of the strategy, or another property of the layout.
      open nonisolated override func setValue(_ value: Any?, forKey key: String) {
        nonisolated(unsafe) let value = value
        MainActor.assumeIsolated {
          if Self.registration.descriptor[key] == nil {
            super.setValue(value, forKey: key)
          } else {
            setParameter(key, to: value)
          }
        }
      }

      /// Sets a parameter of the strategy; no parameter consists of several properties.
      open nonisolated override func setValue(_ value: Any?, forKeyPath keyPath: String) {
        setValue(value, forKey: keyPath)
      }

      /// Adds an error to ``parameterErrors``, because the strategy has no such parameter.
      open nonisolated override func setValue(_ value: Any?, forUndefinedKey key: String) {
        nonisolated(unsafe) let value = value
        MainActor.assumeIsolated { setParameter(key, to: value) }
      }

      /// Adds an error to ``parameterErrors``, because the property requires a value.
      open nonisolated override func setNilValueForKey(_ key: String) {
        MainActor.assumeIsolated { setParameter(key, to: nil) }
      }
    #endif
  }

  /// A collection view layout for one registered strategy, which storyboards can name.
  ///
  /// A generic class cannot be named in a storyboard. A subclass of ``RegisteredCollectionLayout``
  /// that adopts this protocol has an initializer with its strategy and access to the strategy's
  /// parameters.
  @MainActor
  public protocol StrategyCollectionLayout<Strategy>: RegisteredCollectionLayout {
    /// The type of the strategy.
    associatedtype Strategy: RegistrableLayout
  }

  extension StrategyCollectionLayout {
    fileprivate static var ownRegistration: AnyLayoutRegistration {
      AnyLayoutRegistration(Strategy.registration)
    }

    /// Creates a collection view layout with the given strategy.
    public init(_ strategy: Strategy) { self.init(erased: AnyLayoutStrategy(strategy)) }

    /// Creates a collection view layout with the default value of every parameter.
    public init() { self.init(Strategy.registration.prototype) }

    /// The strategy of the layout.
    ///
    /// If you set another value, the layout changes at once and keeps its anchor in place.
    public var strategy: Strategy {
      get { erasedStrategy.unwrapped() ?? Strategy.registration.prototype }
      set { erasedStrategy = AnyLayoutStrategy(newValue) }
    }
  }
#endif
