#if (canImport(UIKit) && !os(watchOS)) || (canImport(AppKit) && !targetEnvironment(macCatalyst))
  import Foundation
  import LayoutCore
  import LayoutHosting
  import GroupedColumns

  /// A collection view layout for grouped columns, in storyboards and code.
  ///
  /// In a storyboard, set the collection view's layout to *Custom*, its class to
  /// `GroupedColumnsCollectionLayout`, and its module to `LayoutPresets`.
  #if canImport(ObjectiveC)
    @objc(TrellisGroupedColumnsLayout)
  #endif
  open class GroupedColumnsCollectionLayout: CollectionStrategyLayout {
    /// Creates a collection view layout with the given strategy.
    public init(_ strategy: GroupedColumnsLayout = GroupedColumnsLayout()) {
      super.init(erased: AnyLayout(strategy))
    }

    /// Creates a layout from a storyboard, which sets its inspectable properties.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// The strategy with its default parameters.
    open override class var initialStrategy: AnyLayout { AnyLayout(GroupedColumnsLayout()) }

    /// The strategy of the layout.
    ///
    /// If you set another value, the layout changes at once and keeps its anchor in place.
    public var strategy: GroupedColumnsLayout {
      get { erasedStrategy.unwrapped() ?? GroupedColumnsLayout() }
      set { erasedStrategy = AnyLayout(newValue) }
    }

    // MARK: For storyboards

    /// The number of columns; 0 if the number depends on the width.
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

    /// The height of rows for which the delegate returns no size, in points.
    #if canImport(ObjectiveC)
      @IBInspectable
    #endif
    public var itemExtent: Double {
      get { strategy.itemExtent }
      set { strategy.itemExtent = newValue }
    }

    /// The distance before every section, in points.
    #if canImport(ObjectiveC)
      @IBInspectable
    #endif
    public var sectionSpacing: Double {
      get { strategy.sectionSpacing }
      set { strategy.sectionSpacing = newValue }
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

    /// A Boolean value that indicates whether a header stays in view while its section is visible.
    #if canImport(ObjectiveC)
      @IBInspectable
    #endif
    public var pinsHeaders: Bool {
      get { strategy.pinsHeaders }
      set { strategy.pinsHeaders = newValue }
    }
  }
#endif
