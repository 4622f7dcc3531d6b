#if canImport(UIKit) && !os(watchOS)
  import LayoutCore
  import LayoutHosting
  import LayoutRuntime
  import UIKit

  /// A collection view for layouts of Trellis.
  ///
  /// The view follows its insets, shows the place that its layout begins at, and is read as a table
  /// by assistive technologies if its layout is a sheet.
  ///
  /// UIKit reports only changes of the bounds to layouts. This view also passes on changes of the
  /// safe area and of the margins alone, as by a sidebar.
  ///
  /// Assistive technologies read the row and column of a cell, with the headers of both. Use it
  /// with cells and headers that adopt `UIAccessibilityContainerDataTableCell`, as
  /// ``SelfSizingCell`` and ``SelfSizingReusableView`` do. Cells that are not visible have no view,
  /// and are not read.
  open class LayoutCollectionView: UICollectionView, UIAccessibilityContainerDataTable,
    PlaceKeepingView
  {
    /// A Boolean value that indicates whether the view has its layout.
    ///
    /// UIKit can report new margins while it creates the view, before there is a layout.
    private var hasLayout = false

    /// Creates a collection view with a layout.
    public override init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
      super.init(frame: frame, collectionViewLayout: layout)
      hasLayout = true
    }

    /// Creates a collection view from a storyboard.
    public required init?(coder: NSCoder) {
      super.init(coder: coder)
      hasLayout = true
    }

    /// Creates a collection view with a layout of the given strategy.
    ///
    /// ```swift
    /// let chat = LayoutCollectionView(FlowLayout(columns: 1), anchor: .end)
    /// ```
    ///
    /// If the strategy places cards, as grouped columns do, the background has the colour that the
    /// system uses around them.
    ///
    /// - Parameter strategy: The strategy of the layout.
    /// - Parameter anchor: The content that keeps its place in the viewport through all changes.
    ///   With the default, a view at the beginning stays there.
    /// - Parameter sizeForItem: A closure that returns the sizes of items, which the layout
    ///   retains; `nil` if a delegate returns them or cells size themselves.
    public convenience init(
      _ strategy: some LayoutStrategy, anchor: LayoutAnchor? = nil,
      sizeForItem: CollectionStrategyLayout.ItemSize? = nil
    ) {
      let layout = CollectionLayout(strategy)
      if let anchor { layout.anchor = anchor }
      layout.sizeForItem = sizeForItem
      self.init(frame: .zero, collectionViewLayout: layout)
      if strategy.cardCornerRadius != nil { backgroundColor = .groupBackground }
    }

    /// The layout, if it is one of Trellis.
    public var strategyLayout: CollectionStrategyLayout? {
      hasLayout ? collectionViewLayout as? CollectionStrategyLayout : nil
    }

    package var shownLayout: CollectionStrategyLayout?

    /// The recognizer of the presses that move items; `nil` if the user cannot move any.
    var reorderPress: UIGestureRecognizer?

    private var table: CollectionStrategyLayout? {
      strategyLayout?.trackCounts == nil ? nil : strategyLayout
    }

    /// Lays out the views, and keeps what is seen in place.
    ///
    /// The view begins at the place that the layout specifies: the end if its anchor is `.end`, or
    /// the place of a scroll that was requested before there was data.
    open override func layoutSubviews() {
      super.layoutSubviews()
      // Cells that are measured at a place can move it. A few passes suffice, as later ones
      // continue.
      var passes = 0
      while passes < 8, strategyLayout?.showsPlace() == true {
        super.layoutSubviews()
        passes += 1
      }
    }

    /// Resizes the layout for a new safe area.
    open override func safeAreaInsetsDidChange() {
      super.safeAreaInsetsDidChange()
      strategyLayout?.takeEnvironment()
    }

    /// Resizes the layout for new margins.
    open override func layoutMarginsDidChange() {
      super.layoutMarginsDidChange()
      strategyLayout?.takeEnvironment()
    }

    /// The type of the container: `.dataTable` if the layout is a sheet.
    open override var accessibilityContainerType: UIAccessibilityContainerType {
      get { table == nil ? super.accessibilityContainerType : .dataTable }
      set { super.accessibilityContainerType = newValue }
    }

    /// Returns the visible cell that covers a row and a column.
    open func accessibilityDataTableCellElement(
      forRow row: Int, column: Int
    ) -> (any UIAccessibilityContainerDataTableCell)? {
      elements { $0.rows.contains(row) && $0.columns.contains(column) }.first
    }

    /// Returns the number of rows, which are the sections.
    open func accessibilityRowCount() -> Int { table?.trackCounts?.rows ?? 0 }

    /// Returns the number of columns.
    open func accessibilityColumnCount() -> Int { table?.trackCounts?.columns ?? 0 }

    /// Returns the visible headers of a row.
    open func accessibilityHeaderElements(
      forRow row: Int
    ) -> [any UIAccessibilityContainerDataTableCell]? {
      elements { $0.columns.isEmpty && $0.rows.contains(row) }
    }

    /// Returns the visible headers of a column.
    open func accessibilityHeaderElements(
      forColumn column: Int
    ) -> [any UIAccessibilityContainerDataTableCell]? {
      elements { $0.rows.isEmpty && $0.columns.contains(column) }
    }

    private func elements(
      where condition: (TrackSpan) -> Bool
    ) -> [any UIAccessibilityContainerDataTableCell] {
      (table?.visibleViews(where: condition) ?? []).compactMap {
        $0 as? any UIAccessibilityContainerDataTableCell
      }
    }
  }

  extension UICollectionReusableView {
    /// Returns the rows or columns of a sheet that an element covers; `NSNotFound` if there are
    /// none.
    func tableRange(
      of element: LayoutElement?, _ side: (TrackSpan) -> Range<Int>
    ) -> NSRange {
      let view = superview as? UICollectionView
      guard let element, let layout = view?.collectionViewLayout as? CollectionStrategyLayout,
        let range = layout.trackSpan(of: element).map(side), !range.isEmpty
      else { return NSRange(location: NSNotFound, length: 0) }
      return NSRange(location: range.lowerBound, length: range.count)
    }
  }
#endif
