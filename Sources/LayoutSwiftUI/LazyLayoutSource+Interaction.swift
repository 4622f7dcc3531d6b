#if canImport(SwiftUI) && !os(watchOS)
  import Foundation
  import LayoutCore
  import SwiftUI

  @available(iOS 16.0, macOS 13.0, tvOS 16.0, *)
  extension LazyLayoutSource {
    private var selection: LazySelection<ID>? { view.interaction.selection }

    var selectionMode: LazySelectionMode {
      guard let selection else { return .none }
      return selection.isMultiple ? .several : .one
    }

    func takeSelection() -> Set<IndexPath>? {
      let ids = selection?.ids() ?? []
      guard ids != knownSelection else { return nil }
      knownSelection = ids
      var paths: Set<IndexPath> = []
      guard !ids.isEmpty else { return paths }
      for (section, elements) in view.sections.enumerated() {
        for (item, element) in elements.enumerated() where ids.contains(view.id(element)) {
          paths.insert(IndexPath(item: item, section: section))
        }
      }
      return paths
    }

    func select(_ paths: Set<IndexPath>) {
      guard let selection else { return }
      let new = paths.compactMap { element(at: $0).map(view.id) }
      takeSelection(selection.isMultiple ? selection.ids().union(new) : Set(new.prefix(1)))
    }

    func deselect(_ paths: Set<IndexPath>) {
      guard let selection else { return }
      takeSelection(selection.ids().subtracting(paths.compactMap { element(at: $0).map(view.id) }))
    }

    private func takeSelection(_ ids: Set<ID>) {
      // The collection view has changed its own selection already.
      knownSelection = ids
      selection?.take(ids)
    }

    // MARK: Prefetching

    func prefetch(_ paths: [IndexPath]) { report(paths, to: view.interaction.prefetch) }

    func cancelPrefetching(_ paths: [IndexPath]) {
      report(paths, to: view.interaction.cancelPrefetching)
    }

    private func report(_ paths: [IndexPath], to action: (([Element]) -> Void)?) {
      let elements = paths.compactMap { element(at: $0) }
      guard let action, !elements.isEmpty else { return }
      // The action changes state, so it must not run during layout.
      Task { @MainActor in action(elements) }
    }

    // MARK: Dragging

    var canMove: Bool { view.interaction.move != nil }

    var canDrag: Bool { canMove || view.interaction.provider != nil }

    var canDrop: Bool { canMove || view.interaction.insertion != nil }

    var insertionTypes: [String] { view.interaction.insertion?.types ?? [] }

    func identifier(at path: IndexPath) -> AnyHashable? {
      element(at: path).map { AnyHashable(view.id($0)) }
    }

    func itemProvider(at path: IndexPath) -> NSItemProvider? {
      element(at: path).flatMap { view.interaction.provider?($0) }
    }

    func index(of element: LazyDragged) -> ElementIndex? {
      if identifier(at: element.path) == element.id {
        return ElementIndex(section: element.path.section, item: element.path.item)
      }
      return index(of: element.id)
    }

    private var counts: [Int] { view.sections.map { $0.count } }

    func move(_ sources: [ElementIndex], to destination: ElementIndex) -> LazyMove? {
      guard view.sections.indices.contains(destination.section) else { return nil }
      return LazyMove(sources, to: destination, counts: counts)
    }

    func move(_ sources: [ElementIndex], before destination: ElementIndex) -> LazyMove? {
      guard view.sections.indices.contains(destination.section) else { return nil }
      return LazyMove(sources, before: destination, counts: counts)
    }

    func perform(_ move: LazyMove, by perform: (SectionChanges, @escaping () -> Void) -> Void) {
      view.interaction.move?(move.sources, move.destination)
      // Show the elements at their places before the app's next update arrives.
      var new = view
      new.sections = move.applied(to: view.sections)
      new.dataRevision = nil
      place(new, by: perform)
    }

    func insert(_ providers: [NSItemProvider], at destination: ElementIndex) {
      view.interaction.insertion?.perform(destination, providers)
    }
  }
#endif
