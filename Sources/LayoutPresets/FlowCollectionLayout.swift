#if (canImport(UIKit) && !os(watchOS)) || (canImport(AppKit) && !targetEnvironment(macCatalyst))
  import Foundation
  import LayoutCore
  import LayoutHosting
  import Flow

  /// A collection view layout for flows, in storyboards and code.
  ///
  /// In a storyboard, set the collection view's layout to *Custom*, its class to
  /// `FlowCollectionLayout`, and its module to `LayoutPresets`. Set parameters that the
  /// inspector does not show as user-defined runtime attributes.
  open class FlowCollectionLayout: RegisteredCollectionLayout {
    /// Creates a collection view layout with the given strategy.
    public init(_ strategy: FlowLayout = FlowLayout()) {
      super.init(erased: AnyLayoutStrategy(strategy))
    }

    /// Creates a layout from a storyboard, which sets its inspectable properties.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// The registration of the strategy.
    open override class var registration: AnyLayoutRegistration {
      AnyLayoutRegistration(FlowLayout.registration)
    }

    /// The strategy of the layout.
    ///
    /// If you set another value, the layout changes at once and keeps its anchor in place.
    public var strategy: FlowLayout {
      get { erasedStrategy.unwrapped() ?? FlowLayout() }
      set { erasedStrategy = AnyLayoutStrategy(newValue) }
    }

    /// The number of columns; 0 if each item has a width of its own, or if the number is adaptive.
    #if canImport(ObjectiveC)
      @IBInspectable
    #endif
    public var columnCount: Int {
      get { strategy.section.columns?.fixedCount ?? 0 }
      set { strategy.section.columns = newValue > 0 ? .fixed(newValue) : nil }
    }

    /// The distance between lines, in points.
    #if canImport(ObjectiveC)
      @IBInspectable
    #endif
    public var lineSpacing: Double {
      get { strategy.section.lineSpacing }
      set { strategy.section.lineSpacing = newValue }
    }

    /// The minimum distance between the items of a line, in points.
    #if canImport(ObjectiveC)
      @IBInspectable
    #endif
    public var itemSpacing: Double {
      get { strategy.section.itemSpacing }
      set { strategy.section.itemSpacing = newValue }
    }
  }
#endif
