#if canImport(UIKit)
  import UIKit
#elseif canImport(AppKit)
  import AppKit
#endif

#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
  import LayoutCore
  import LayoutRuntime

  /// The attributes of visible elements that a `VisibleItemsDelegate` adjusted.
  @MainActor
  struct VisibleItemLooks {
    /// The adjusted attributes, by element; elements that the delegate left unchanged have none.
    fileprivate var adjusted: [LayoutElement: LayoutAttributes] = [:]
    private var state: EngineState?
    private var viewport = LayoutRect.zero
    private var offsets = SectionOffsets()

    nonisolated init() {}

    /// Returns whether the attributes were adjusted for the viewport and the content of an engine,
    /// and records that they are now.
    fileprivate mutating func isCurrent(_ engine: LayoutEngine) -> Bool {
      guard
        state !== engine.state || viewport != engine.viewport || offsets != engine.sectionOffsets
      else { return true }
      state = engine.state
      viewport = engine.viewport
      offsets = engine.sectionOffsets
      return false
    }
  }

  extension CollectionStrategyLayout {
    /// Lets the delegate adjust the visible elements if they or the viewport changed.
    func adjustVisibleItems() {
      guard delegateRole.adjusts, let view = collectionView, let engine = hosted.current else {
        if !looks.adjusted.isEmpty { looks = VisibleItemLooks() }
        return
      }
      if looks.isCurrent(engine) { return }
      let plain = engine.visibleElements
      var items = plain
      engine.adjust(&items, for: delegate(of: view))
      let unchanged = Set(plain)
      looks.adjusted = [:]
      for item in items where !unchanged.contains(item) { looks.adjusted[item.element] = item }
    }

    /// Replaces the attributes of a query by those that the delegate adjusted.
    func adjust(_ answer: inout [LayoutAttributes]) {
      guard !looks.adjusted.isEmpty else { return }
      for place in answer.indices { answer[place] = adjusted(answer[place]) }
      answer.sort(by: LayoutAttributes.areInOrder)
    }

    /// Returns the attributes of an element as the delegate adjusted them.
    func adjusted(_ attributes: LayoutAttributes) -> LayoutAttributes {
      guard let look = looks.adjusted[attributes.element] else { return attributes }
      var adjusted = attributes
      adjusted.alpha = look.alpha
      adjusted.transform = look.transform
      adjusted.zIndex = look.zIndex
      return adjusted
    }
  }
#endif
