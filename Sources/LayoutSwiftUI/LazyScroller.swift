#if canImport(SwiftUI) && !os(watchOS)
  import LayoutCore
  import LayoutHosting
  import LayoutRuntime
  import SwiftUI

  /// An object that scrolls a ``LazyLayoutStack`` to its elements and restores its position.
  ///
  /// ```swift
  /// @State private var scroller = LazyScroller()
  ///
  /// LazyLayoutStack(layout, photos) { photo in PhotoView(photo) }
  ///   .scroller(scroller)
  /// Button("Latest") { scroller.scroll(to: photos[0].id, at: .start) }
  /// ```
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, *)
  @MainActor
  public final class LazyScroller {
    weak var target: (any LazyScrollTarget)?

    /// Creates a scroller; pass it to ``LazyLayoutStack/scroller(_:)`` to use it.
    public nonisolated init() {}

    /// Scrolls until an element is at a place in the visible region.
    ///
    /// If there is no layout yet, as in `onAppear`, the view scrolls at its first layout.
    ///
    /// - Parameter id: The identifier of the element.
    /// - Parameter place: The place in the visible region. The default is the nearest one.
    /// - Parameter animated: Whether to animate the scroll.
    /// - Returns: `false` if no element has the identifier, or no view uses the scroller.
    /// - Complexity: O(n) to find the element, for n elements.
    @discardableResult
    public func scroll(
      to id: some Hashable, at place: ScrollPlace = .nearest,
      animated: Bool = true
    ) -> Bool { target?.scroll(to: AnyHashable(id), at: place, animated: animated) ?? false }

    /// The scroll position; `nil` if no elements are visible.
    ///
    /// Set the property to scroll to a position without animation. Setting it to `nil` does
    /// nothing.
    public var position: CollectionPosition? {
      get { target?.position }
      set { if let newValue { target?.restore(newValue) } }
    }
  }

  /// The view that a ``LazyScroller`` scrolls, without the types of its elements.
  @MainActor
  protocol LazyScrollTarget: AnyObject {
    func scroll(
      to id: AnyHashable, at place: ScrollPlace, animated: Bool
    ) -> Bool
    var position: CollectionPosition? { get }
    func restore(_ position: CollectionPosition)
  }

  @available(iOS 16.0, macOS 13.0, tvOS 16.0, *)
  extension LazyLayoutSource: LazyScrollTarget {
    func scroll(
      to id: AnyHashable, at place: ScrollPlace, animated: Bool
    ) -> Bool {
      guard let index = index(of: id) else { return false }
      return layout.scroll(to: .cell(at: index), at: place, animated: animated)
    }

    /// Returns the index of the first element with an identifier; `nil` if there is none.
    func index(of id: AnyHashable) -> ElementIndex? {
      for (section, elements) in view.sections.enumerated() {
        if let item = elements.firstIndex(where: { AnyHashable(view.id($0)) == id }) {
          return ElementIndex(section: section, item: item)
        }
      }
      return nil
    }

    var position: CollectionPosition? { layout.position }

    func restore(_ position: CollectionPosition) { layout.restore(position) }
  }
#endif
