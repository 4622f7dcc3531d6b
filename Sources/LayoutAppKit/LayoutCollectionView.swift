#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit
  import LayoutCore
  import LayoutHosting
  import LayoutRuntime

  /// A collection view for layouts of Trellis.
  ///
  /// The view shows the place that its layout begins at, keeps what is seen in place, and follows
  /// the insets of its scroll view and the scale of its window. It must be the document view of a
  /// scroll view.
  ///
  /// While a scroll view scrolls responsively, AppKit shows content that was prepared ahead and
  /// asks the layout only now and then. Pinned headers and frozen rows would lag behind. If
  /// elements move with the viewport, this view therefore prepares the visible content only.
  open class LayoutCollectionView: NSCollectionView, PlaceKeepingView {
    package var shownLayout: CollectionStrategyLayout?

    /// The recognizer of the drags that move items; `nil` if the user cannot move any.
    var reorderPan: ReorderPan?

    /// Creates a collection view with a layout of the given strategy.
    ///
    /// ```swift
    /// scrollView.documentView = LayoutCollectionView(FlowLayout(columns: 1), anchor: .end)
    /// ```
    ///
    /// - Parameter strategy: The strategy of the layout.
    /// - Parameter anchor: The content that keeps its place in the viewport through all changes.
    ///   With the default, a view at the beginning stays there.
    /// - Parameter sizeForItem: A closure that returns the sizes of items, which the layout
    ///   retains; `nil` if a delegate returns them or items size themselves.
    public convenience init(
      _ strategy: some LayoutStrategy, anchor: LayoutAnchor? = nil,
      sizeForItem: CollectionStrategyLayout.ItemSize? = nil
    ) {
      self.init(frame: .zero)
      let layout = CollectionLayout(strategy)
      if let anchor { layout.anchor = anchor }
      layout.sizeForItem = sizeForItem
      collectionViewLayout = layout
    }

    /// The layout, if it is one of Trellis.
    public var strategyLayout: CollectionStrategyLayout? {
      collectionViewLayout as? CollectionStrategyLayout
    }

    /// Lays out the items, and keeps what is seen in place.
    ///
    /// The view begins at the place that the layout specifies: the end if its anchor is `.end`, or
    /// the place of a scroll that was requested before there was data.
    open override func layout() {
      strategyLayout?.takeEnvironment()
      super.layout()
      // Items that are measured at a place can move it. A few passes suffice, as later ones
      // continue.
      var passes = 0
      while passes < 8, strategyLayout?.showsPlace() == true {
        super.layout()
        passes += 1
      }
    }

    /// Prepares content for a scroll: only what is visible if elements move with the viewport.
    open override func prepareContent(in rect: NSRect) {
      super.prepareContent(in: strategyLayout?.movesWithViewport == true ? visibleRect : rect)
    }

    /// Cancels a drag if the key is Escape.
    open override func keyDown(with event: NSEvent) {
      let escape: UInt16 = 53
      guard event.keyCode == escape, let drag = reorderPan?.drag, drag.isActive else {
        return super.keyDown(with: event)
      }
      drag.end()
    }

    /// Resizes the layout for the scale of the window, which the view has only now.
    open override func viewDidMoveToWindow() {
      super.viewDidMoveToWindow()
      strategyLayout?.takeEnvironment()
    }

    /// Resizes the layout for the scale of another display.
    open override func viewDidChangeBackingProperties() {
      super.viewDidChangeBackingProperties()
      strategyLayout?.takeEnvironment()
    }
  }
#endif
