#if (canImport(UIKit) && !os(watchOS)) || (canImport(AppKit) && !targetEnvironment(macCatalyst))
  import Foundation
  import LayoutCore
  import Waterfall

  #if canImport(UIKit)
    import LayoutUIKit
  #elseif canImport(AppKit)
    import LayoutAppKit
  #endif

  /// A waterfall in a collection view, for storyboards and code.
  ///
  /// In a storyboard, set the collection view's layout to *Custom* and the class to `WaterfallCollectionLayout` of the module
  /// `LayoutPresets`.
  #if canImport(ObjectiveC)
    @objc(TrellisWaterfallLayout)
  #endif
  open class WaterfallCollectionLayout: CollectionStrategyLayout {
    /// A layout of a strategy.
    public init(_ strategy: WaterfallLayout = WaterfallLayout()) {
      super.init(erased: AnyLayout(strategy))
    }

    /// A layout from a storyboard, which sets its inspectable properties.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// The strategy with its defaults.
    open override class var initialStrategy: AnyLayout { AnyLayout(WaterfallLayout()) }

    /// The strategy; a new one counts at once, and the anchor stays where it is.
    public var strategy: WaterfallLayout {
      get { erasedStrategy.unwrapped() ?? WaterfallLayout() }
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

    /// Whether the layout scrolls horizontally.
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

    /// Whether headers keep in view.
    #if canImport(ObjectiveC)
      @IBInspectable
    #endif
    public var pinsHeaders: Bool {
      get { strategy.pinsHeaders }
      set { strategy.pinsHeaders = newValue }
    }

    /// Whether footers keep in view.
    #if canImport(ObjectiveC)
      @IBInspectable
    #endif
    public var pinsFooters: Bool {
      get { strategy.pinsFooters }
      set { strategy.pinsFooters = newValue }
    }
  }
#endif
