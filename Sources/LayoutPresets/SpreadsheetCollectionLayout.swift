#if (canImport(UIKit) && !os(watchOS)) || (canImport(AppKit) && !targetEnvironment(macCatalyst))
  import Foundation
  import LayoutCore
  import LayoutHosting
  import Spreadsheet

  /// A collection view layout for sheets, in storyboards and code; each section is a row.
  ///
  /// In a storyboard, set the collection view's layout to *Custom*, its class to
  /// `SpreadsheetCollectionLayout`, and its module to `LayoutPresets`.
  #if canImport(ObjectiveC)
    @objc(TrellisSpreadsheetLayout)
  #endif
  open class SpreadsheetCollectionLayout: CollectionStrategyLayout {
    /// Creates a collection view layout with the given strategy.
    public init(_ strategy: SpreadsheetLayout = SpreadsheetLayout()) {
      super.init(erased: AnyLayout(strategy))
    }

    /// Creates a layout from a storyboard, which sets its inspectable properties.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// The strategy with its default parameters.
    open override class var initialStrategy: AnyLayout { AnyLayout(SpreadsheetLayout()) }

    /// The strategy of the layout.
    ///
    /// If you set another value, the layout changes at once and keeps its anchor in place.
    public var strategy: SpreadsheetLayout {
      get { erasedStrategy.unwrapped() ?? SpreadsheetLayout() }
      set { erasedStrategy = AnyLayout(newValue) }
    }

    // MARK: For storyboards

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

    /// The height of the column headers, in points; 0 for none.
    #if canImport(ObjectiveC)
      @IBInspectable
    #endif
    public var columnHeaderHeight: Double {
      get { strategy.columnHeaderHeight }
      set { strategy.columnHeaderHeight = newValue }
    }

    /// The width of the row headers, in points; 0 for none.
    #if canImport(ObjectiveC)
      @IBInspectable
    #endif
    public var rowHeaderWidth: Double {
      get { strategy.rowHeaderWidth }
      set { strategy.rowHeaderWidth = newValue }
    }

    /// A Boolean value that indicates whether headers stay at the edges of the viewport.
    #if canImport(ObjectiveC)
      @IBInspectable
    #endif
    public var pinsHeaders: Bool {
      get { strategy.pinsHeaders }
      set { strategy.pinsHeaders = newValue }
    }

    /// The number of rows that stay at the top of the viewport.
    #if canImport(ObjectiveC)
      @IBInspectable
    #endif
    public var frozenTopRows: Int {
      get { strategy.frozenTopRows }
      set { strategy.frozenTopRows = newValue }
    }

    /// The number of columns that stay at the leading edge of the viewport.
    #if canImport(ObjectiveC)
      @IBInspectable
    #endif
    public var frozenLeadingColumns: Int {
      get { strategy.frozenLeadingColumns }
      set { strategy.frozenLeadingColumns = newValue }
    }

    /// The thickness of the lines between cells, in points; 0 for none.
    #if canImport(ObjectiveC)
      @IBInspectable
    #endif
    public var gridlineThickness: Double {
      get { strategy.gridlineThickness }
      set { strategy.gridlineThickness = newValue }
    }
  }
#endif
