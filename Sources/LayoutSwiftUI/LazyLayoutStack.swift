#if canImport(SwiftUI) && !os(watchOS)
  import LayoutCore
  import LayoutHosting
  import LayoutRuntime
  import SwiftUI

  /// A scrolling collection of any size that creates only the visible views.
  ///
  /// ```swift
  /// LazyLayoutStack(WaterfallLayout(columns: 3), photos) { photo, _ in
  ///   CGSize(width: photo.width, height: photo.height)
  /// } content: { photo in
  ///   PhotoView(photo)
  /// }
  /// ```
  ///
  /// The stack is a collection view of UIKit or AppKit, so it scrolls by itself and reuses cells.
  /// Do not put it into a `ScrollView`, which proposes no height to it, so that it collapses.
  ///
  /// It compares two states of the data by the identifiers of their elements, and animates
  /// insertions, removals and moves. If no sizes are given, each cell is as high as its content.
  /// The state of a cell's views is lost when the cell is used for another element.
  ///
  /// As a `List`, the stack extends under bars and ends above the keyboard. It has no background of
  /// its own, unless the strategy places cards: these stand out from the colour that UIKit uses
  /// around them.
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, *)
  public struct LazyLayoutStack<
    Strategy: LayoutStrategy, Element, ID: Hashable, Content: View
  > {
    /// A function that returns the size of an element in points, given the extents that the
    /// strategy proposes.
    ///
    /// The function returns `nil` to use the strategy's own item size.
    public typealias Size = (_ element: Element, _ proposal: LayoutProposal) -> CGSize?

    package var strategy: Strategy
    var sections: [[Element]]
    /// The identifiers of the sections; `nil` if sections are identified by their numbers.
    var sectionIDs: [AnyHashable]?
    var id: (Element) -> ID
    var size: Size?
    var content: (Element) -> Content
    var supplementary: ((ElementKind, ElementIndex) -> AnyView)?
    var answers: [(inout AnswerSlot) -> Void] = []
    var revision = 0
    var dataRevision: AnyHashable?
    var loadsMore: (distance: Int, action: () -> Void)?
    var scroller: LazyScroller?
    var interaction = LazyInteraction<Element, ID>()
    var reports = LazyReports<ID>()
    var anchor: LayoutAnchor?
    var configure: ((CollectionStrategyLayout) -> Void)?
    var configureView: ((PlatformCollectionView) -> Void)?

    /// Creates a collection of several sections.
    ///
    /// - Parameter strategy: The strategy that places the elements.
    /// - Parameter sections: The elements of each section.
    /// - Parameter id: Returns the identifier of an element, which must be unique in its section.
    /// - Parameter size: Returns the size of an element; `nil` to size cells by their content.
    /// - Parameter content: Returns the view of an element.
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

    /// The numbers of the elements of the first section, by their identifiers.
    package var numbers: [ID: Int] {
      var numbers: [ID: Int] = [:]
      for (number, element) in (sections.first ?? []).enumerated() { numbers[id(element)] = number }
      return numbers
    }

    /// Returns the same collection with another view for each element.
    package func mapContent<Other: View>(
      _ transform: @escaping (_ element: Element, _ id: ID, _ content: Content) -> Other
    ) -> LazyLayoutStack<Strategy, Element, ID, Other> {
      var other = LazyLayoutStack<Strategy, Element, ID, Other>(
        strategy, sections: sections, id: id, size: size
      ) { [id, content] in transform($0, id($0), content($0)) }
      other.sectionIDs = sectionIDs
      other.supplementary = supplementary
      other.answers = answers
      other.revision = revision
      other.dataRevision = dataRevision
      other.loadsMore = loadsMore
      other.scroller = scroller
      other.interaction = interaction
      other.reports = reports
      other.anchor = anchor
      other.configure = configure
      other.configureView = configureView
      return other
    }

    /// Creates a collection of sections with identifiers.
    ///
    /// Sections that are inserted, removed or moved are followed by their identifiers.
    ///
    /// - Parameter strategy: The strategy that places the elements.
    /// - Parameter sections: The sections.
    /// - Parameter elements: Returns the elements of a section.
    /// - Parameter size: Returns the size of an element; `nil` to size cells by their content.
    /// - Parameter content: Returns the view of an element.
    public init<Section: Identifiable>(
      _ strategy: Strategy, sections: some Sequence<Section>,
      elements: (Section) -> [Element], size: Size? = nil,
      @ViewBuilder content: @escaping (Element) -> Content
    ) where Element: Identifiable, ID == Element.ID {
      let sections = Array(sections)
      self.init(
        strategy, sections: sections.map(elements), id: { $0.id }, size: size, content: content)
      sectionIDs = sections.map { AnyHashable($0.id) }
    }

    /// Creates a collection of one section.
    ///
    /// - Parameter strategy: The strategy that places the elements.
    /// - Parameter elements: The elements of the section.
    /// - Parameter size: Returns the size of an element; `nil` to size cells by their content.
    /// - Parameter content: Returns the view of an element.
    public init(
      _ strategy: Strategy, _ elements: some Sequence<Element>, size: Size? = nil,
      @ViewBuilder content: @escaping (Element) -> Content
    ) where Element: Identifiable, ID == Element.ID {
      self.init(
        strategy, sections: [Array(elements)], id: { $0.id }, size: size, content: content)
    }

    /// Adds views for headers, footers and other supplementary elements of the strategy.
    ///
    /// - Parameter view: Returns the view for a kind and the index of an element.
    public func supplementary(
      @ViewBuilder _ view: @escaping (_ kind: ElementKind, _ index: ElementIndex) -> some View
    ) -> Self {
      var copy = self
      copy.supplementary = { AnyView(view($0, $1)) }
      return copy
    }

    /// Adds views for the headers of sections, to which the strategy must give an extent.
    ///
    /// - Parameter view: Returns the view for the number of a section.
    public func header(@ViewBuilder _ view: @escaping (_ section: Int) -> some View) -> Self {
      adding(view, as: .header)
    }

    /// Adds views for the footers of sections, to which the strategy must give an extent.
    ///
    /// - Parameter view: Returns the view for the number of a section.
    public func footer(@ViewBuilder _ view: @escaping (_ section: Int) -> some View) -> Self {
      adding(view, as: .footer)
    }

    /// Adds views for one kind of supplementary elements, and keeps those for the others.
    private func adding(_ view: @escaping (Int) -> some View, as kind: ElementKind) -> Self {
      var copy = self
      copy.supplementary = { other, index in
        if other == kind { return AnyView(view(index.section)) }
        return supplementary?(other, index) ?? AnyView(EmptyView())
      }
      return copy
    }

    /// Adds an answer to one of the strategy's own questions, such as the number of columns that an
    /// item spans.
    ///
    /// - Parameter question: The question.
    /// - Parameter change: A closure that changes the answer about an item or a section. The
    ///   strategy's default applies to all properties that it does not change.
    public func answering<Answer>(
      _ question: LayoutQuestion<Answer>,
      _ change: @escaping (_ index: ElementIndex, _ answer: inout Answer) -> Void
    ) -> Self {
      var copy = self
      copy.answers.append { slot in slot.fill(question, change) }
      return copy
    }

    /// Adds an answer to one of the strategy's own questions about items, from the elements.
    ///
    /// ```swift
    /// LazyLayoutStack(WaterfallLayout(columns: 3), photos) { PhotoView(photo: $0) }
    ///   .itemAnswer(.waterfallItem) { photo, item in if photo.isPanorama { item.span = 2 } }
    /// ```
    ///
    /// - Parameter question: The question about an item.
    /// - Parameter change: A closure that changes the answer about an element. The strategy's
    ///   default applies to all properties that it does not change.
    public func itemAnswer<Answer>(
      _ question: LayoutQuestion<Answer>,
      _ change: @escaping (_ element: Element, _ answer: inout Answer) -> Void
    ) -> Self {
      answering(question) { [sections] index, answer in
        guard sections.indices.contains(index.section),
          sections[index.section].indices.contains(index.item)
        else { return }
        change(sections[index.section][index.item], &answer)
      }
    }

    /// Sets a number that, if it changes, invalidates all sizes and answers.
    ///
    /// New elements and elements that move to another index are measured in any case.
    ///
    /// - Parameter revision: A number that the app changes with its sizes or answers.
    public func revision(_ revision: Int) -> Self {
      var copy = self
      copy.revision = revision
      return copy
    }

    /// Sets a value that changes whenever the data changes.
    ///
    /// If the value equals the previous one, the collection neither reads nor compares identifiers.
    /// Data in the same arrays as before is recognized without this value.
    ///
    /// - Parameter revision: A value that the app changes with its data.
    public func dataRevision(_ revision: some Hashable) -> Self {
      var copy = self
      copy.dataRevision = AnyHashable(revision)
      return copy
    }

    /// Sets an action to perform when the user scrolls near the end of the data.
    ///
    /// The action is performed once for each number of elements, after the view was laid out.
    ///
    /// - Parameter distance: The number of elements before the last one at which the action is
    ///   performed, at the latest. A negative number means 0.
    /// - Parameter action: The action to perform, such as loading more data.
    public func onNearEnd(within distance: Int = 20, perform action: @escaping () -> Void) -> Self {
      var copy = self
      copy.loadsMore = (max(0, distance), action)
      return copy
    }

    /// Sets an object that scrolls the view to elements, and that reads and restores its position.
    ///
    /// - Parameter scroller: The scroller. If several views use it, it scrolls the one that was
    ///   updated last.
    public func scroller(_ scroller: LazyScroller) -> Self {
      var copy = self
      copy.scroller = scroller
      return copy
    }

    /// Configures the collection view layout, such as its snapping and self-sizing.
    ///
    /// If the modifier is applied several times, the closures are called in the order of the
    /// modifiers.
    ///
    /// - Parameter configure: A closure that is called once, when the view is created.
    public func layoutSettings(
      _ configure: @escaping (CollectionStrategyLayout) -> Void
    ) -> Self {
      var copy = self
      copy.configure = { [earlier = self.configure] layout in
        earlier?(layout)
        configure(layout)
      }
      return copy
    }

    /// Configures the collection view, such as its content insets.
    ///
    /// The stack sets what the environment specifies itself: whether the user can scroll, the
    /// scroll indicators, and how the keyboard is dismissed. SwiftUI does not publish its content
    /// margins.
    ///
    /// - Parameter configure: A closure that is called once, when the view is created.
    public func viewSettings(_ configure: @escaping (PlatformCollectionView) -> Void) -> Self {
      var copy = self
      copy.configureView = configure
      return copy
    }

    /// Returns whether the data is the same as that of `other`, without reading identifiers.
    ///
    /// - Returns: `false` if that cannot be determined.
    /// - Complexity: O(s) for s sections.
    func hasSameData(as other: Self) -> Bool {
      if let dataRevision, dataRevision == other.dataRevision { return true }
      return sections.count == other.sections.count && sectionIDs == other.sectionIDs
        && zip(sections, other.sections).allSatisfy { own, theirs in
          own.count == theirs.count
            && own.withUnsafeBufferPointer { ownElements in
              theirs.withUnsafeBufferPointer { ownElements.baseAddress == $0.baseAddress }
            }
        }
    }

    /// The identifiers by which a collection view compares two states of the data.
    var identifiers: [[ID]] { sections.map { $0.map(id) } }
  }

  @available(iOS 16.0, macOS 13.0, tvOS 16.0, *)
  extension LazyLayoutStack: View {
    /// The collection view, which extends under bars.
    public var body: some View { LazyCollection(stack: self).ignoresSafeArea(.container) }
  }

  /// The collection view of a ``LazyLayoutStack``.
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, *)
  struct LazyCollection<Strategy: LayoutStrategy, Element, ID: Hashable, Content: View> {
    var stack: LazyLayoutStack<Strategy, Element, ID, Content>

    /// Creates the data source.
    @MainActor
    func makeCoordinator() -> LazyLayoutSource<Strategy, Element, ID, Content> {
      LazyLayoutSource(stack)
    }
  }
#endif
