#if canImport(SwiftUI) && !os(watchOS)
  import Foundation
  import LayoutCore
  import SwiftUI

  /// Selection, prefetching, reordering, and drag and drop.
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, *)
  extension LazyLayoutStack {
    /// Lets the user select elements.
    ///
    /// The content of an element shows whether it is selected, by reading the same state.
    ///
    /// - Parameter selection: The identifiers of the selected elements. Identifiers of no element
    ///   are kept.
    public func selection(_ selection: Binding<Set<ID>>) -> Self {
      var copy = self
      copy.interaction.selection = LazySelection(
        isMultiple: true, ids: { selection.wrappedValue }, take: { selection.wrappedValue = $0 })
      return copy
    }

    /// Lets the user select one element.
    ///
    /// - Parameter selection: The identifier of the selected element; `nil` if there is none.
    public func selection(_ selection: Binding<ID?>) -> Self {
      var copy = self
      copy.interaction.selection = LazySelection(
        isMultiple: false, ids: { Set(selection.wrappedValue.map { [$0] } ?? []) },
        take: { selection.wrappedValue = $0.first })
      return copy
    }

    /// Sets an action to perform before elements scroll into view.
    ///
    /// The actions run after the layout pass in which the collection view requests them.
    ///
    /// - Parameter action: The action to perform with elements that will probably be displayed.
    /// - Parameter cancel: The action to perform with elements that will probably not be displayed
    ///   any more.
    public func onPrefetch(
      perform action: @escaping (_ elements: [Element]) -> Void,
      cancel: ((_ elements: [Element]) -> Void)? = nil
    ) -> Self {
      var copy = self
      copy.interaction.prefetch = action
      copy.interaction.cancelPrefetching = cancel
      return copy
    }

    /// Lets the user move elements by dragging them, several at once if the user adds them to the
    /// drag.
    ///
    /// ```swift
    /// LazyLayoutStack(layout, photos) { photo in PhotoView(photo) }
    ///   .onMove { sources, destination in
    ///     photos.move(
    ///       fromOffsets: IndexSet(sources.map { $0.item }), toOffset: destination.item)
    ///   }
    /// ```
    ///
    /// While one element is dragged on iOS or visionOS, the others make room where it would be
    /// dropped. In AppKit, and for several elements, the collection view marks the place between
    /// two elements.
    ///
    /// After the drop, the stack shows the elements at their new places at once, and the action
    /// must move them in the data. On tvOS, elements cannot be dragged.
    ///
    /// - Parameter action: The action to perform.
    ///   - sources: The indexes of the elements to move, in order.
    ///   - destination: The index before the move of the element before which they are placed, or
    ///     the number of elements of the section.
    public func onMove(
      perform action: @escaping (_ sources: [ElementIndex], _ destination: ElementIndex) -> Void
    ) -> Self {
      var copy = self
      copy.interaction.move = action
      return copy
    }

    /// Lets the user drag elements to other views and apps, several at once if the user adds them
    /// to the drag.
    ///
    /// In AppKit and on tvOS, elements cannot be dragged to other views.
    ///
    /// - Parameter provider: Returns the data of an element; `nil` if it cannot be dragged.
    public func itemProvider(_ provider: @escaping (_ element: Element) -> NSItemProvider?) -> Self
    {
      var copy = self
      copy.interaction.provider = provider
      return copy
    }

    /// Sets an action to perform with items that the user drops between elements.
    ///
    /// In AppKit and on tvOS, items cannot be dropped.
    ///
    /// - Parameter typeIdentifiers: The uniform type identifiers of items to accept. If items have
    ///   none of these types, they are not accepted.
    /// - Parameter action: The action to perform.
    ///   - index: The index of the element before which the items are inserted, or the number of
    ///     elements of the section.
    ///   - providers: The data of the items.
    public func onInsert(
      of typeIdentifiers: [String],
      perform action: @escaping (_ index: ElementIndex, _ providers: [NSItemProvider]) -> Void
    ) -> Self {
      var copy = self
      copy.interaction.insertion = LazyInsertion(types: typeIdentifiers, perform: action)
      return copy
    }
  }
#endif
