#if (canImport(UIKit) && !os(watchOS)) || (canImport(AppKit) && !targetEnvironment(macCatalyst))
  import Foundation
  import LayoutCore
  import LayoutHosting
  import Waterfall

  /// A collection view layout for waterfalls, in storyboards and code.
  ///
  /// In a storyboard, set the collection view's layout to *Custom*, its class to
  /// `WaterfallCollectionLayout`, and its module to `LayoutPresets`. Set parameters that the
  /// inspector does not show as user-defined runtime attributes.
  open class WaterfallCollectionLayout: RegisteredCollectionLayout {
    /// Creates a collection view layout with the given strategy.
    public init(_ strategy: WaterfallLayout = WaterfallLayout()) {
      super.init(erased: AnyLayoutStrategy(strategy))
    }

    /// Creates a layout from a storyboard, which sets its inspectable properties.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// The registration of the strategy.
    open override class var registration: AnyLayoutRegistration {
      AnyLayoutRegistration(WaterfallLayout.registration)
    }

    /// The strategy of the layout.
    ///
    /// If you set another value, the layout changes at once and keeps its anchor in place.
    public var strategy: WaterfallLayout {
      get { erasedStrategy.unwrapped() ?? WaterfallLayout() }
      set { erasedStrategy = AnyLayoutStrategy(newValue) }
    }

    /// The number of columns; 0 if the number depends on the width.
    ///
    /// Setting 0 has no effect.
    #if canImport(ObjectiveC)
      @IBInspectable
    #endif
    public var columnCount: Int {
      get { strategy.section.columns.fixedCount }
      set { if newValue != 0 { strategy.section.columns = .fixed(newValue) } }
    }

    /// The distance between columns, in points.
    #if canImport(ObjectiveC)
      @IBInspectable
    #endif
    public var columnSpacing: Double {
      get { strategy.section.columnSpacing }
      set { strategy.section.columnSpacing = newValue }
    }

    /// The distance between the items of a column, in points.
    #if canImport(ObjectiveC)
      @IBInspectable
    #endif
    public var itemSpacing: Double {
      get { strategy.section.itemSpacing }
      set { strategy.section.itemSpacing = newValue }
    }
  }
#endif
