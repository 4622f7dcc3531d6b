#if (canImport(UIKit) && !os(watchOS)) || (canImport(AppKit) && !targetEnvironment(macCatalyst))
  import Foundation
  import LayoutCore
  import GroupedColumns

  #if canImport(UIKit)
    import LayoutUIKit
  #elseif canImport(AppKit)
    import LayoutAppKit
  #endif

  /// Grouped columns in a collection view, for storyboards and code.
  ///
  /// In a storyboard, set the collection view's layout to *Custom* and the class to `GroupedColumnsCollectionLayout` of the module
  /// `LayoutPresets`.
  #if canImport(ObjectiveC)
    @objc(TrellisGroupedColumnsLayout)
  #endif
  open class GroupedColumnsCollectionLayout: CollectionStrategyLayout {
    /// A layout of a strategy.
    public init(_ strategy: GroupedColumnsLayout = GroupedColumnsLayout()) {
      super.init(erased: AnyLayout(strategy))
    }

    /// A layout from a storyboard, which sets its inspectable properties.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// The strategy with its defaults.
    open override class var initialStrategy: AnyLayout { AnyLayout(GroupedColumnsLayout()) }

    /// The strategy; a new one counts at once, and the anchor stays where it is.
    public var strategy: GroupedColumnsLayout {
      get { erasedStrategy.unwrapped() ?? GroupedColumnsLayout() }
      set { erasedStrategy = AnyLayout(newValue) }
    }

    // MARK: For storyboards

    /// The number of columns; 0 where their number follows from the width.
    #if canImport(ObjectiveC)
      @IBInspectable
    #endif
    public var columnCount: Int {
      get { strategy.columns.fixedCount }
      set { strategy.columns = .fixed(newValue) }
    }

    /// The distance between columns, in points.
    #if canImport(ObjectiveC)
      @IBInspectable
    #endif
    public var columnSpacing: Double {
      get { strategy.columnSpacing }
      set { strategy.columnSpacing = newValue }
    }

    /// The height of rows that are not sized, in points.
    #if canImport(ObjectiveC)
      @IBInspectable
    #endif
    public var rowHeight: Double {
      get { strategy.rowHeight }
      set { strategy.rowHeight = newValue }
    }

    /// The distance before every section, in points.
    #if canImport(ObjectiveC)
      @IBInspectable
    #endif
    public var sectionPadding: Double {
      get { strategy.sectionPadding }
      set { strategy.sectionPadding = newValue }
    }

    /// The height of every section's header, in points; 0 for none.
    #if canImport(ObjectiveC)
      @IBInspectable
    #endif
    public var headerExtent: Double {
      get { strategy.headerExtent }
      set { strategy.headerExtent = newValue }
    }

    /// The height of every section's footer, in points; 0 for none.
    #if canImport(ObjectiveC)
      @IBInspectable
    #endif
    public var footerExtent: Double {
      get { strategy.footerExtent }
      set { strategy.footerExtent = newValue }
    }

    /// Whether headers keep in view.
    #if canImport(ObjectiveC)
      @IBInspectable
    #endif
    public var pinsHeaders: Bool {
      get { strategy.pinsHeaders }
      set { strategy.pinsHeaders = newValue }
    }
  }
#endif
