#if canImport(SwiftUI) && !os(watchOS)
  import LayoutCore
  import LayoutHosting
  import SwiftUI

  #if canImport(UIKit)
    import UIKit
  #elseif canImport(AppKit)
    import AppKit
  #endif

  /// A delegate that answers a strategy's questions from the data of a ``LazyLayoutStack``.
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, *)
  @MainActor
  struct LazyStrategyAnswers<
    Strategy: LayoutStrategy, Element, ID: Hashable, Content: View
  >: @MainActor LayoutDelegate {
    weak var source: LazyLayoutSource<Strategy, Element, ID, Content>?

    var numberOfSections: Int { source?.view.sections.count ?? 0 }

    var measuresItems: Bool { source?.view.size == nil }

    func numberOfItems(inSection section: Int) -> Int {
      guard let sections = source?.view.sections, sections.indices.contains(section) else {
        return 0
      }
      return sections[section].count
    }

    func sizeForItem(at index: ElementIndex, proposal: LayoutProposal) -> LayoutSize? {
      guard let view = source?.view, let size = view.size, let element = source?.element(at: index)
      else { return nil }
      return size(element, proposal).map { LayoutSize($0) }
    }

    func answer(in slot: inout AnswerSlot) {
      for answer in source?.view.answers ?? [] { answer(&slot) }
    }
  }

  /// The state of a ``LazyLayoutStack`` between two updates.
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, *)
  @MainActor
  final class LazyLayoutSource<
    Strategy: LayoutStrategy, Element, ID: Hashable, Content: View
  > {
    typealias Owner = LazyLayoutStack<Strategy, Element, ID, Content>

    var view: Owner
    let layout: CollectionLayout<Strategy>
    /// The data source of the collection view, which refers to it weakly.
    let dataSource = LazyDataSource()
    /// The number of the current update; cells filled by an earlier update are out of date.
    private(set) var generation = 0
    private(set) var environment = EnvironmentValues()
    /// A Boolean value that indicates whether SwiftUI updates the view, and nothing may be
    /// published.
    private var isUpdating = false
    /// The transaction of an update that visible hosts do not show yet; `nil` if there is none.
    private var pending: Transaction?
    /// The transaction in which hosts are filled.
    private var transaction = Transaction()
    private var identifiers: [[ID]]
    /// The first visible element and the visible ones, as they were reported last.
    var knownPosition: ID?
    var knownVisible: [ID] = []
    var knownFirst: ID?
    /// The update in which the visible elements were reported last.
    var knownGeneration = 0
    /// A Boolean value that indicates whether the source waits for the element that the app has
    /// set.
    var waitsForPosition = false
    /// A Boolean value that indicates whether the view scrolls to the element that the app has set.
    var isShowingPosition = false
    /// The selection that the collection view shows; `nil` if it is not known.
    var knownSelection: Set<ID>?

    init(_ view: Owner) {
      self.view = view
      identifiers = view.identifiers
      layout = CollectionLayout(view.strategy)
      dataSource.content = self
      layout.answers = LazyStrategyAnswers(source: self)
      layout.selfSizing = view.size == nil ? .alongScrollAxis : .off
      view.anchor.map { layout.anchor = $0 }
      view.configure?(layout)
    }

    /// Returns the identifier of the element at a path; `nil` if there is none.
    func identifier(of path: IndexPath) -> ID? {
      guard identifiers.indices.contains(path.section),
        identifiers[path.section].indices.contains(path.item)
      else { return nil }
      return identifiers[path.section][path.item]
    }

    func element(at index: ElementIndex) -> Element? {
      guard view.sections.indices.contains(index.section),
        view.sections[index.section].indices.contains(index.item)
      else { return nil }
      return view.sections[index.section][index.item]
    }

    func element(at path: IndexPath) -> Element? {
      element(at: ElementIndex(section: path[0], item: path[1]))
    }

    /// Sets the environment of the view, before there are cells.
    func begin(in environment: EnvironmentValues) {
      self.environment = environment
      view.scroller?.target = self
    }

    /// The numbers of elements when the actions near the start and near the end were performed.
    private var countAtStart = -1
    private var countAtEnd = -1

    /// Performs the actions near the start and the end of the data, if the displayed element is
    /// near.
    func willDisplay(at path: IndexPath) {
      guard view.loadsMore != nil || view.reports.nearStart != nil else { return }
      let counts = view.sections.map { $0.count }
      let count = counts.reduce(0, +)
      let preceding = counts[..<path.section].reduce(path.item, +)
      // The actions change state, so they must not run during layout.
      // The first cells are made at the start, before the view shows another place.
      if layout.hasShownFirstPlace, let (distance, action) = view.reports.nearStart,
        preceding <= distance, countAtStart != count
      {
        countAtStart = count
        Task { @MainActor in action() }
      }
      if let (distance, action) = view.loadsMore, count - 1 - preceding <= distance,
        countAtEnd != count
      {
        countAtEnd = count
        Task { @MainActor in action() }
      }
    }

    /// Updates the source to a new state of the view.
    ///
    /// - Parameter new: The new state of the view.
    /// - Parameter environment: The new environment of the view.
    /// - Parameter transaction: The transaction of the update.
    /// - Parameter perform: Performs the changes of the data. It must call the closure that it
    ///   receives, which sets the new state. It is not called if the data is unchanged.
    /// - Parameter relayout: Calls the closure that it receives, which changes the strategy or
    ///   invalidates its answers, and lays the view out in the animation of the transaction.
    func take(
      _ new: Owner, in environment: EnvironmentValues, by transaction: Transaction,
      perform: (SectionChanges, @escaping () -> Void) -> Void,
      relayout: (@escaping () -> Void) -> Void
    ) {
      generation += 1
      isUpdating = true
      layout.contentDidChange()
      self.environment = environment
      // If there are several updates before a layout pass, one of them may be animated.
      if pending?.animation == nil { pending = transaction }
      new.scroller?.target = self
      let isStale = view.revision != new.revision
      place(new, by: perform)
      if isStale || layout.strategy != new.strategy {
        relayout { [layout] in
          layout.strategy = new.strategy
          if isStale { layout.invalidateLayout() }
        }
      }
      showPosition(animated: transaction.animation != nil)
    }

    /// Ends an update; the next layout pass fills the visible hosts.
    func endUpdate() { isUpdating = false }

    func refresh(_ fill: () -> Void) {
      guard !isUpdating, let pending else { return }
      self.pending = nil
      transaction = pending
      fill()
      transaction = Transaction()
    }

    /// Replaces the view, and performs the changes of its data.
    func place(_ new: Owner, by perform: (SectionChanges, @escaping () -> Void) -> Void) {
      guard !new.hasSameData(as: view) else {
        view = new
        return
      }
      let newIdentifiers = new.identifiers
      var sections: (old: [AnyHashable], new: [AnyHashable])?
      if let old = view.sectionIDs, let new = new.sectionIDs { sections = (old, new) }
      let changes = SectionChanges(from: identifiers, to: newIdentifiers, sections: sections)
      guard !changes.isEmpty else {
        view = new
        return
      }
      perform(changes) { [self] in
        view = new
        identifiers = newIdentifiers
      }
      knownSelection = nil
    }
  }

  @available(iOS 16.0, macOS 13.0, tvOS 16.0, *)
  extension LazyLayoutSource: LazyContent {
    var numberOfSections: Int { view.sections.count }

    func numberOfItems(inSection section: Int) -> Int { view.sections[section].count }

    func fill(_ cell: LazyCell, at path: IndexPath) {
      guard let element = element(at: path), let id = identifier(of: path) else { return }
      let content = view.content
      let state = LazyState(id: id, environment: environment) { content(element) }
      if cell.show(state, in: isUpdating ? nil : transaction) { cell.generation = generation }
    }

    func fill(_ host: some LazyHost, _ kind: ElementKind, at path: IndexPath) {
      let index = ElementIndex(section: path.section, item: path.item)
      if let supplementary = view.supplementary {
        // The header of a section keeps its state where the section moves.
        let ids = view.sectionIDs
        let section = ids.flatMap { $0.indices.contains(path.section) ? $0[path.section] : nil }
        let id: [AnyHashable] = [kind, section ?? AnyHashable(path.section), path.item]
        let state = LazyState(id: id, environment: environment) { supplementary(kind, index) }
        guard host.show(state, in: isUpdating ? nil : transaction) else { return }
      } else {
        host.clear()
      }
      host.generation = generation
    }
  }
#endif
