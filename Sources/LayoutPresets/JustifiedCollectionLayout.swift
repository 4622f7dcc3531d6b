#if (canImport(UIKit) && !os(watchOS)) || (canImport(AppKit) && !targetEnvironment(macCatalyst))
  import Foundation
  import Justified
  import LayoutCore
  import LayoutHosting

  /// A collection view layout for justified rows, in storyboards and code.
  ///
  /// In a storyboard, set the collection view's layout to *Custom*, its class to
  /// `JustifiedCollectionLayout`, and its module to `LayoutPresets`. Set parameters that the
  /// inspector does not show as user-defined runtime attributes.
  open class JustifiedCollectionLayout: RegisteredCollectionLayout {
    /// Creates a collection view layout with the given strategy.
    public init(_ strategy: JustifiedLayout = JustifiedLayout()) {
      super.init(erased: AnyLayoutStrategy(strategy))
    }

    /// Creates a layout from a storyboard, which sets its inspectable properties.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// The registration of the strategy.
    open override class var registration: AnyLayoutRegistration {
      AnyLayoutRegistration(JustifiedLayout.registration)
    }

    /// The strategy of the layout.
    ///
    /// If you set another value, the layout changes at once and keeps its anchor in place.
    public var strategy: JustifiedLayout {
      get { erasedStrategy.unwrapped() ?? JustifiedLayout() }
      set { erasedStrategy = AnyLayoutStrategy(newValue) }
    }

    /// The height that rows should have, in points.
    #if canImport(ObjectiveC)
      @IBInspectable
    #endif
    public var rowExtent: Double {
      get { strategy.section.rowExtent }
      set { strategy.section.rowExtent = newValue }
    }
  }
#endif
