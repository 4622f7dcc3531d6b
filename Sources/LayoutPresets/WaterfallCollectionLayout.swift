#if (canImport(UIKit) && !os(watchOS)) || (canImport(AppKit) && !targetEnvironment(macCatalyst))
  import Foundation
  import LayoutCore
  import LayoutHosting
  import Waterfall

  /// A collection view layout for waterfalls, in storyboards and code.
  ///
  /// In a storyboard, set the collection view's layout to *Custom*, its class to
  /// `WaterfallCollectionLayout`, and its module to `LayoutPresets`.
  #if canImport(ObjectiveC)
    @objc(TrellisWaterfallLayout)
  #endif
  open class WaterfallCollectionLayout: CollectionStrategyLayout {
    /// Creates a collection view layout with the given strategy.
    public init(_ strategy: WaterfallLayout = WaterfallLayout()) {
      super.init(erased: AnyLayout(strategy))
    }

    /// Creates a layout from a storyboard, which sets its inspectable properties.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// The strategy with its default parameters.
    open override class var initialStrategy: AnyLayout { AnyLayout(WaterfallLayout()) }

    /// The strategy of the layout.
    ///
    /// If you set another value, the layout changes at once and keeps its anchor in place.
    public var strategy: WaterfallLayout {
      get { erasedStrategy.unwrapped() ?? WaterfallLayout() }
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

    /// A Boolean value that indicates whether the layout scrolls horizontally.
    #if canImport(ObjectiveC)
      @IBInspectable
    #endif
    public var scrollsHorizontally: Bool {
      get { strategy.axis == .horizontal }
      set { strategy.axis = newValue ? .horizontal : .vertical }
    }

    /// The distance between columns, in points.
    #if canImport(ObjectiveC)
      @IBInspectable
    #endif
    public var columnSpacing: Double {
      get { strategy.columnSpacing }
      set { strategy.columnSpacing = newValue }
    }

    /// The distance between the items of a column, in points.
    #if canImport(ObjectiveC)
      @IBInspectable
    #endif
    public var itemSpacing: Double {
      get { strategy.itemSpacing }
      set { strategy.itemSpacing = newValue }
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

    /// A Boolean value that indicates whether a footer stays in view while its section is visible.
    #if canImport(ObjectiveC)
      @IBInspectable
    #endif
    public var pinsFooters: Bool {
      get { strategy.pinsFooters }
      set { strategy.pinsFooters = newValue }
    }
  }
#endif
