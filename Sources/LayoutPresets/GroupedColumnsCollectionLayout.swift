#if (canImport(UIKit) && !os(watchOS)) || (canImport(AppKit) && !targetEnvironment(macCatalyst))
  import Foundation
  import LayoutCore
  import LayoutHosting
  import GroupedColumns

  /// A collection view layout for grouped columns, in storyboards and code.
  ///
  /// In a storyboard, set the collection view's layout to *Custom*, its class to
  /// `GroupedColumnsCollectionLayout`, and its module to `LayoutPresets`. Set parameters that the
  /// inspector does not show as user-defined runtime attributes.
  open class GroupedColumnsCollectionLayout: RegisteredCollectionLayout, StrategyCollectionLayout {
    /// The type of the strategy.
    public typealias Strategy = GroupedColumnsLayout

    /// The number of columns; 0 if the number depends on the width.
    ///
    /// Setting 0 has no effect.
    #if canImport(ObjectiveC)
      @IBInspectable
    #endif
    public var columnCount: Int {
      get { strategy.columns.fixedCount }
      set { if newValue != 0 { strategy.columns = .fixed(newValue) } }
    }

    /// The distance between columns, in points.
    #if canImport(ObjectiveC)
      @IBInspectable
    #endif
    public var columnSpacing: Double {
      get { strategy.columnSpacing }
      set { strategy.columnSpacing = newValue }
    }

    /// The distance before every section, in points.
    #if canImport(ObjectiveC)
      @IBInspectable
    #endif
    public var sectionSpacing: Double {
      get { strategy.section.sectionSpacing }
      set { strategy.section.sectionSpacing = newValue }
    }
  }
#endif
