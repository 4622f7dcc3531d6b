#if (canImport(UIKit) && !os(watchOS)) || (canImport(AppKit) && !targetEnvironment(macCatalyst))
  import Foundation
  import LayoutCore
  import LayoutHosting
  import Flow

  /// A collection view layout for flows, in storyboards and code.
  ///
  /// In a storyboard, set the collection view's layout to *Custom*, its class to
  /// `FlowCollectionLayout`, and its module to `LayoutPresets`.
  #if canImport(ObjectiveC)
    @objc(TrellisFlowLayout)
  #endif
  open class FlowCollectionLayout: CollectionStrategyLayout {
    /// Creates a collection view layout with the given strategy.
    public init(_ strategy: FlowLayout = FlowLayout()) {
      super.init(erased: AnyLayout(strategy))
    }

    /// Creates a layout from a storyboard, which sets its inspectable properties.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// The strategy with its default parameters.
    open override class var initialStrategy: AnyLayout { AnyLayout(FlowLayout()) }

    /// The strategy of the layout.
    ///
    /// If you set another value, the layout changes at once and keeps its anchor in place.
    public var strategy: FlowLayout {
      get { erasedStrategy.unwrapped() ?? FlowLayout() }
      set { erasedStrategy = AnyLayout(newValue) }
    }

    // MARK: For storyboards

    /// The number of columns; 0 if each item has a width of its own, or if the number is adaptive.
    #if canImport(ObjectiveC)
      @IBInspectable
    #endif
    public var columnCount: Int {
      get { strategy.columns?.fixedCount ?? 0 }
      set { strategy.columns = newValue > 0 ? .fixed(newValue) : nil }
    }

    /// A Boolean value that indicates whether the layout scrolls horizontally.
    #if canImport(ObjectiveC)
      @IBInspectable
    #endif
    public var scrollsHorizontally: Bool {
      get { strategy.axis == .horizontal }
      set { strategy.axis = newValue ? .horizontal : .vertical }
    }

    /// The width of items for which the delegate returns no size, in points.
    #if canImport(ObjectiveC)
      @IBInspectable
    #endif
    public var itemWidth: Double {
      get { strategy.itemSize.width }
      set { strategy.itemSize.width = newValue }
    }

    /// The height of items for which the delegate returns no size, in points.
    #if canImport(ObjectiveC)
      @IBInspectable
    #endif
    public var itemHeight: Double {
      get { strategy.itemSize.height }
      set { strategy.itemSize.height = newValue }
    }

    /// The distance between lines, in points.
    #if canImport(ObjectiveC)
      @IBInspectable
    #endif
    public var lineSpacing: Double {
      get { strategy.lineSpacing }
      set { strategy.lineSpacing = newValue }
    }

    /// The minimum distance between the items of a line, in points.
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
  }
#endif
