#if canImport(SwiftUI) && !os(watchOS)
  import Foundation
  import LayoutCore
  import SwiftUI

  /// The type-erased content of a ``LazyLayoutStack``.
  ///
  /// Data sources of collection views conform to Objective-C protocols, which extensions of generic
  /// classes cannot do. The data source is therefore a class without type parameters that uses this
  /// protocol.
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, *)
  @MainActor
  protocol LazyContent: AnyObject {
    var generation: Int { get }
    var numberOfSections: Int { get }
    func numberOfItems(inSection section: Int) -> Int
    func willDisplay(at path: IndexPath)
    /// A Boolean value that indicates whether the app wants to know the visible elements.
    var reportsScrolling: Bool { get }
    func didShow(_ paths: some Sequence<IndexPath>)
    /// Shows the element at `path` in a cell.
    func fill(_ cell: LazyCell, at path: IndexPath)
    /// Shows a supplementary element in a view, or nothing if the app has no such view.
    func fill(_ host: some LazyHost, _ kind: ElementKind, at path: IndexPath)

    /// Fills the visible hosts with a closure, if an update of SwiftUI has ended since the last
    /// time.
    func refresh(_ fill: () -> Void)

    /// The environment of the view.
    var environment: EnvironmentValues { get }

    // MARK: Selection

    var selectionMode: LazySelectionMode { get }
    /// Returns the index paths of the selected elements; `nil` if the collection view knows them.
    func takeSelection() -> Set<IndexPath>?
    func select(_ paths: Set<IndexPath>)
    func deselect(_ paths: Set<IndexPath>)

    // MARK: Prefetching

    func prefetch(_ paths: [IndexPath])
    func cancelPrefetching(_ paths: [IndexPath])

    // MARK: Dragging

    /// A Boolean value that indicates whether the user can move elements.
    var canMove: Bool { get }
    /// A Boolean value that indicates whether the user can drag elements, here or to other views.
    var canDrag: Bool { get }
    /// A Boolean value that indicates whether the user can drop elements or other items.
    var canDrop: Bool { get }
    /// The types of items from elsewhere that the user can drop.
    var insertionTypes: [String] { get }
    /// Returns the identifier of the element at `path`; `nil` if there is none.
    func identifier(at path: IndexPath) -> AnyHashable?
    /// Returns the data of the element at `path`; `nil` if it cannot be dragged to other views.
    func itemProvider(at path: IndexPath) -> NSItemProvider?
    /// Returns the index of an element that is dragged; `nil` if it no longer exists.
    func index(of element: LazyDragged) -> ElementIndex?
    /// Returns the move of elements to the index that the first one has after the move; `nil` if
    /// there is no such section.
    func move(_ sources: [ElementIndex], to destination: ElementIndex) -> LazyMove?
    /// Returns the move of elements to the place before an element.
    func move(_ sources: [ElementIndex], before destination: ElementIndex) -> LazyMove?
    /// Moves elements, and reports the move to the app.
    ///
    /// - Parameter move: The move.
    /// - Parameter perform: Performs the changes of the data. It must call the closure that it
    ///   receives.
    func perform(_ move: LazyMove, by perform: (SectionChanges, @escaping () -> Void) -> Void)
    func insert(_ providers: [NSItemProvider], at destination: ElementIndex)
  }
#endif
