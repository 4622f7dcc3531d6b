#if canImport(SwiftUI) && !os(watchOS)
  import Foundation
  import LayoutCore
  import SwiftUI

  /// The actions of a user that a ``LazyLayoutStack`` allows, and what they change.
  struct LazyInteraction<Element, ID: Hashable> {
    var selection: LazySelection<ID>?
    var prefetch: (([Element]) -> Void)?
    var cancelPrefetching: (([Element]) -> Void)?
    var move: (([ElementIndex], ElementIndex) -> Void)?
    var provider: ((Element) -> NSItemProvider?)?
    var insertion: LazyInsertion?
  }

  /// The selected elements of a ``LazyLayoutStack``, as the app stores them.
  struct LazySelection<ID: Hashable> {
    var isMultiple: Bool
    var ids: () -> Set<ID>
    var take: (Set<ID>) -> Void
  }

  /// The types of items that can be dropped on a ``LazyLayoutStack``, and the action for them.
  struct LazyInsertion {
    var types: [String]
    var perform: (ElementIndex, [NSItemProvider]) -> Void
  }

  /// The number of elements that the user can select.
  enum LazySelectionMode {
    case none, one, several
  }

  /// An element that the user drags.
  struct LazyDragged {
    /// The data source of the collection view in which the drag began.
    var owner: ObjectIdentifier
    /// The index path of the element when the drag began.
    var path: IndexPath
    var id: AnyHashable
  }
#endif
