#if (canImport(UIKit) && !os(watchOS)) || (canImport(AppKit) && !targetEnvironment(macCatalyst))
  import Foundation
  import LayoutCore
  import Spreadsheet

  #if canImport(UIKit)
    import LayoutUIKit
  #elseif canImport(AppKit)
    import LayoutAppKit
  #endif

  /// A sheet in a collection view, for storyboards and code: a section is a row.
  ///
  /// In a storyboard, set the collection view's layout to *Custom* and the class to `SpreadsheetCollectionLayout` of the module
  /// `LayoutPresets`.
  #if canImport(ObjectiveC)
    @objc(TrellisSpreadsheetLayout)
  #endif
  open class SpreadsheetCollectionLayout: CollectionStrategyLayout {
    /// A layout of a strategy.
    public init(_ strategy: SpreadsheetLayout = SpreadsheetLayout()) {
      super.init(erased: AnyLayout(strategy))
    }

    /// A layout from a storyboard, which sets its inspectable properties.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// The strategy with its defaults.
    open override class var initialStrategy: AnyLayout { AnyLayout(SpreadsheetLayout()) }

    /// The strategy; a new one counts at once, and the anchor stays where it is.
    public var strategy: SpreadsheetLayout {
      get { erasedStrategy.unwrapped() ?? SpreadsheetLayout() }
      set { erasedStrategy = AnyLayout(newValue) }
    }

    // MARK: For storyboards

    /// The width of cells that are not sized, in points.
    #if canImport(ObjectiveC)
      @IBInspectable
    #endif
    public var cellWidth: Double {
      get { strategy.cellSize.width }
      set { strategy.cellSize.width = newValue }
    }

    /// The height of cells that are not sized, in points.
    #if canImport(ObjectiveC)
      @IBInspectable
    #endif
    public var cellHeight: Double {
      get { strategy.cellSize.height }
      set { strategy.cellSize.height = newValue }
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

    /// Whether headers stay at the edges of the viewport.
    #if canImport(ObjectiveC)
      @IBInspectable
    #endif
    public var pinsHeaders: Bool {
      get { strategy.pinsHeaders }
      set { strategy.pinsHeaders = newValue }
    }

    /// How many rows stay at the top.
    #if canImport(ObjectiveC)
      @IBInspectable
    #endif
    public var frozenTopRows: Int {
      get { strategy.frozenTopRows }
      set { strategy.frozenTopRows = newValue }
    }

    /// How many columns stay at the leading edge.
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
