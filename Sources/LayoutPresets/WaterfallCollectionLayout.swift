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
  open class WaterfallCollectionLayout: RegisteredCollectionLayout, StrategyCollectionLayout {
    /// The type of the strategy.
    public typealias Strategy = WaterfallLayout

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
