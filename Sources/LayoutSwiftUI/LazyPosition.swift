#if canImport(SwiftUI) && !os(watchOS)
  import LayoutCore
  import LayoutHosting
  import LayoutRuntime
  import SwiftUI

  /// What a ``LazyLayoutStack`` reports while it scrolls.
  struct LazyReports<ID: Hashable> {
    /// The identifier of the first visible element, as the app stores it.
    var position: (get: () -> ID?, set: (ID?) -> Void, place: ScrollPlace)?
    var visibleElements: (([ID]) -> Void)?
    var nearStart: (distance: Int, action: () -> Void)?
  }

  /// The place of a ``LazyLayoutStack`` in its content.
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, *)
  extension LazyLayoutStack {
    /// Binds the first visible element: the one at `place` that bars do not cover.
    ///
    /// If the app sets another identifier, the stack scrolls there, animated if the transaction is.
    /// If the user scrolls, the stack sets the identifier. At first, the stack shows the element.
    /// If its data loads later, the stack waits for it.
    ///
    /// - Parameter id: The identifier of the first visible element; `nil` if there is none.
    /// - Parameter place: The place to which the stack scrolls an element.
    public func scrollPosition(id: Binding<ID?>, at place: ScrollPlace = .start) -> Self {
      var copy = self
      copy.reports.position = ({ id.wrappedValue }, { id.wrappedValue = $0 }, place)
      return copy
    }

    /// Sets an action to perform when other elements are visible.
    ///
    /// - Parameter action: The action to perform, after the layout pass, with the identifiers of
    ///   the visible elements in order.
    public func onVisibleElementsChange(perform action: @escaping (_ ids: [ID]) -> Void) -> Self {
      var copy = self
      copy.reports.visibleElements = action
      return copy
    }

    /// Sets an action to perform when the user scrolls near the start of the data.
    ///
    /// The action is performed once for each number of elements, after the view was laid out. It is
    /// not performed if the view begins there.
    ///
    /// - Parameter distance: The number of elements after the first one at which the action is
    ///   performed, at the latest. A negative number means 0.
    /// - Parameter action: The action to perform, such as loading earlier messages.
    public func onNearStart(
      within distance: Int = 20, perform action: @escaping () -> Void
    ) -> Self {
      var copy = self
      copy.reports.nearStart = (max(0, distance), action)
      return copy
    }

    /// Sets the content that keeps its place through changes.
    ///
    /// With the anchor `.end`, as for a chat, the stack shows its end first.
    ///
    /// - Parameter anchor: The anchor, when the view is created.
    public func scrollAnchor(_ anchor: LayoutAnchor) -> Self {
      var copy = self
      copy.anchor = anchor
      return copy
    }
  }

  @available(iOS 16.0, macOS 13.0, tvOS 16.0, *)
  extension LazyLayoutSource {
    var reportsScrolling: Bool {
      view.reports.position != nil || view.reports.visibleElements != nil
    }

    /// Scrolls to the element that the app has set since the last report.
    ///
    /// If its data loads later, the source waits for it, and reports no other element before.
    func showPosition(animated: Bool) {
      guard let position = view.reports.position, let id = position.get(), id != knownPosition
      else {
        waitsForPosition = false
        return
      }
      guard let index = index(of: AnyHashable(id)) else {
        waitsForPosition = true
        return
      }
      waitsForPosition = false
      knownPosition = id
      isShowingPosition = layout.scroll(
        to: .cell(at: index), at: position.place, animated: animated)
    }

    /// Reports the visible elements, if others are visible than before.
    func didShow(_ paths: some Sequence<IndexPath>) {
      let ids = paths.sorted().compactMap { identifier(of: $0) }
      let report = view.reports
      // Elements under a bar do not count, and no other than the one at the place is restored
      // there.
      let index = report.position.flatMap { layout.visibleIndex(from: $0.place) }
      let first = index.flatMap { identifier(of: [$0.section, $0.item]) }
      let areOthers = ids != knownVisible
      guard areOthers || first != knownFirst else { return }
      // If others are visible without new data, a person has scrolled, and waits for no element.
      if !knownVisible.isEmpty, knownGeneration == generation { waitsForPosition = false }
      knownVisible = ids
      knownFirst = first
      knownGeneration = generation
      // Until the element that the app has set is in view, the app knows better.
      let isMoved = !isShowingPosition && !waitsForPosition && first != knownPosition
      if isShowingPosition, let id = knownPosition { isShowingPosition = !ids.contains(id) }
      if isMoved { knownPosition = first }
      // The actions change state, so they must not run during layout.
      Task { @MainActor in
        if isMoved { report.position?.set(first) }
        if areOthers { report.visibleElements?(ids) }
      }
    }
  }
#endif
