#if (canImport(UIKit) && !os(watchOS)) || (canImport(AppKit) && !targetEnvironment(macCatalyst))
  import Foundation
  import LayoutCore
  import LayoutHosting
  import Spreadsheet

  /// A collection view layout for sheets, in storyboards and code; each section is a row.
  ///
  /// In a storyboard, set the collection view's layout to *Custom*, its class to
  /// `SpreadsheetCollectionLayout`, and its module to `LayoutPresets`. Set parameters that the
  /// inspector does not show as user-defined runtime attributes.
  open class SpreadsheetCollectionLayout: RegisteredCollectionLayout, StrategyCollectionLayout {
    /// The type of the strategy.
    public typealias Strategy = SpreadsheetLayout

    /// The width of cells for which the delegate returns no size, in points.
    #if canImport(ObjectiveC)
      @IBInspectable
    #endif
    public var columnWidth: Double {
      get { strategy.columnWidth }
      set { strategy.columnWidth = newValue }
    }

    /// The height of cells for which the delegate returns no size, in points.
    #if canImport(ObjectiveC)
      @IBInspectable
    #endif
    public var rowHeight: Double {
      get { strategy.rowHeight }
      set { strategy.rowHeight = newValue }
    }

    /// A Boolean value that indicates whether headers stay at the edges of the viewport.
    #if canImport(ObjectiveC)
      @IBInspectable
    #endif
    public var pinsHeaders: Bool {
      get { strategy.pinsHeaders }
      set { strategy.pinsHeaders = newValue }
    }
  }
#endif
