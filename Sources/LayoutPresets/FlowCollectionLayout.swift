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
  open class FlowCollectionLayout: RegisteredCollectionLayout, StrategyCollectionLayout {
    /// The type of the strategy.
    public typealias Strategy = FlowLayout

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
