#if canImport(UIKit)
  import UIKit
#elseif canImport(AppKit)
  import AppKit
#endif

#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
  import LayoutCore
  import LayoutRuntime

  /// Reading order and keyboard movement.
  extension CollectionStrategyLayout {
    /// Returns the views of the visible cells and supplementary elements in reading order.
    ///
    /// A collection view orders its accessibility elements by itself. If the layout does not place
    /// items in the order of their indexes, as a waterfall, give the collection view the order of
    /// their rows after each layout pass:
    ///
    /// ```swift
    /// collectionView.accessibilityElements = layout.visibleViews(readBy: .byRows)
    /// ```
    ///
    /// A list of elements that an app sets contains visible elements only, so the app must set it
    /// again when the collection view scrolls.
    ///
    /// - Parameter order: The order of the items of a section.
    /// - Returns: The views that the collection view shows now.
    public func visibleViews(readBy order: ReadingOrder) -> [PlatformView] {
      synchronize()
      return (hosted.current?.visibleElements(readBy: order) ?? []).compactMap {
        view(of: $0.element)
      }
    }

    /// Returns the rows and columns of a sheet that a cell or a header covers.
    ///
    /// - Parameter element: A cell, or a header of a row or column.
    /// - Returns: The rows and columns; `nil` if the layout has no such element, or if it is not
    ///   part of a sheet. The header of a row has no columns, and that of a column has no rows.
    public func trackSpan(of element: LayoutElement) -> TrackSpan? {
      synchronize()
      return hosted.current?.trackSpan(of: element)
    }

    /// The numbers of rows and columns; `nil` if the layout is not a sheet.
    ///
    /// A `Mixed` layout with a sheet has a row for each of its sections.
    public var trackCounts: (rows: Int, columns: Int)? {
      synchronize()
      guard let engine = hosted.current, let columns = engine.numberOfColumns else { return nil }
      return (engine.numberOfSections, columns)
    }

    /// Returns the views of the visible cells and headers whose rows and columns satisfy a
    /// condition, in reading order.
    ///
    /// - Parameter condition: A closure that receives the rows and columns of an element.
    /// - Returns: The views; none if the layout is not a sheet.
    /// - Complexity: That of a query of the viewport.
    public func visibleViews(where condition: (TrackSpan) -> Bool) -> [PlatformView] {
      synchronize()
      guard let engine = hosted.current, engine.numberOfColumns != nil else { return [] }
      return engine.visibleElements().compactMap { attributes in
        guard let span = engine.trackSpan(of: attributes.element), condition(span) else {
          return nil
        }
        return view(of: attributes.element)
      }
    }

    /// Returns the index path of the nearest item on one side of an item, as for arrow keys or the
    /// focus.
    ///
    /// - Parameter indexPath: The index path of the item to start from.
    /// - Parameter side: The side on screen. In a mirrored layout, left is where the indexes
    ///   increase.
    /// - Returns: The index path; `nil` if there is no item on that side.
    public func indexPath(from indexPath: IndexPath, toward side: LayoutSide) -> IndexPath? {
      guard let engine = hosted.current, let origin = element(.cell, .cell, indexPath) else {
        return nil
      }
      return engine.neighbor(of: origin, toward: side).map { IndexPath($0.index) }
    }
  }
#endif
