#if canImport(SwiftUI) && !os(watchOS)
  import LayoutCore
  import SwiftUI

  #if canImport(UIKit)
    import LayoutUIKit
  #elseif canImport(AppKit)
    import LayoutAppKit
  #endif

  /// A collection of any size that makes views only of what is seen, placed by any strategy.
  ///
  /// ```swift
  /// LazyLayoutStack(WaterfallLayout(columns: 3), photos) { photo, _ in
  ///   LayoutSize(width: photo.width, height: photo.height)
  /// } content: { photo in
  ///   PhotoView(photo)
  /// }
  /// ```
  ///
  /// It is a collection view of UIKit or AppKit: it scrolls by itself, reuses cells, and animates what
  /// comes, goes and moves between two states of the data, told apart by their identifiers. Where no
  /// sizes are given, cells are as high as their content finds it needs.
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, *)
  public struct LazyLayoutStack<
    Strategy: LayoutStrategy, Element, ID: Hashable, Content: View
  > {
    /// The size of an element, in the extents that the strategy proposes; nil for what the strategy says.
    public typealias Size = (_ element: Element, _ proposal: LayoutProposal) -> LayoutSize?

    var strategy: Strategy
    var sections: [[Element]]
    var id: (Element) -> ID
    var size: Size?
    var content: (Element) -> Content
    var supplementary: ((ElementKind, ElementIndex) -> AnyView)?
    var answer: ((LayoutQuestion, ElementIndex) -> LayoutAnswer?)?
    var revision = 0
    var dataRevision: AnyHashable?
    var loadsMore: (distance: Int, action: () -> Void)?
    var scroller: LazyScroller?
    var configure: ((CollectionStrategyLayout) -> Void)?

    /// A view of several sections of elements.
    ///
    /// - Parameter id: What tells an element from all others of its section.
    /// - Parameter size: The size of an element; nil to let cells find out.
    public init(
      _ strategy: Strategy, sections: [[Element]], id: @escaping (Element) -> ID,
      size: Size? = nil, @ViewBuilder content: @escaping (Element) -> Content
    ) {
      self.strategy = strategy
      self.sections = sections
      self.id = id
      self.size = size
      self.content = content
    }

    /// A view of one section of elements.
    ///
    /// - Parameter size: The size of an element; nil to let cells find out.
    public init(
      _ strategy: Strategy, _ elements: some Sequence<Element>, size: Size? = nil,
      @ViewBuilder content: @escaping (Element) -> Content
    ) where Element: Identifiable, ID == Element.ID {
      self.init(
        strategy, sections: [Array(elements)], id: { $0.id }, size: size, content: content)
    }

    /// With views for headers, footers and other supplementary elements of the strategy.
    public func supplementary(
      @ViewBuilder _ view: @escaping (_ kind: ElementKind, _ index: ElementIndex) -> some View
    ) -> Self {
      var copy = self
      copy.supplementary = { AnyView(view($0, $1)) }
      return copy
    }

    /// With answers to the strategy's own questions, such as how many columns an item spans.
    public func answers(
      _ answer: @escaping (_ question: LayoutQuestion, _ index: ElementIndex) -> LayoutAnswer?
    ) -> Self {
      var copy = self
      copy.answer = answer
      return copy
    }

    /// With a number that, when it changes, has all sizes and answers asked again.
    ///
    /// Elements that come, or that change their place, are asked anyway.
    public func revision(_ revision: Int) -> Self {
      var copy = self
      copy.revision = revision
      return copy
    }

    /// Sets a value that changes whenever the data change.
    ///
    /// If the value equals the one before, identifiers are neither read nor compared, however many there are.
    /// Data in the same arrays as before are recognized without it.
    public func dataRevision(_ revision: some Hashable) -> Self {
      var copy = self
      copy.dataRevision = AnyHashable(revision)
      return copy
    }

    /// Sets an action to perform when the user comes near the end of the data.
    ///
    /// The action is performed once for each number of elements, after the view was laid out.
    ///
    /// - Parameter distance: How many elements before the last one the action is performed, at the latest.
    public func onNearEnd(within distance: Int = 20, perform action: @escaping () -> Void) -> Self {
      var copy = self
      copy.loadsMore = (max(0, distance), action)
      return copy
    }

    /// Sets an object that scrolls the view to elements, and tells and restores its position.
    public func scroller(_ scroller: LazyScroller) -> Self {
      var copy = self
      copy.scroller = scroller
      return copy
    }

    /// With settings of the collection view layout: anchor, snapping, self-sizing and others.
    ///
    /// - Parameter configure: Called once, when the view is made.
    public func layoutSettings(
      _ configure: @escaping (CollectionStrategyLayout) -> Void
    ) -> Self {
      var copy = self
      copy.configure = configure
      return copy
    }

    /// A Boolean value that indicates whether the data are those of `other`, as far as that is known without
    /// reading identifiers.
    ///
    /// - Complexity: O(s); s = sections.
    func hasSameData(as other: Self) -> Bool {
      if let dataRevision, dataRevision == other.dataRevision { return true }
      return sections.count == other.sections.count
        && zip(sections, other.sections).allSatisfy { own, theirs in
          own.count == theirs.count
            && own.withUnsafeBufferPointer { ownElements in
              theirs.withUnsafeBufferPointer { ownElements.baseAddress == $0.baseAddress }
            }
        }
    }

    /// What makes two states of the data the same for a collection view.
    var identifiers: [[ID]] { sections.map { $0.map(id) } }
  }
#endif
