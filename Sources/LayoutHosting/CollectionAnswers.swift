#if canImport(UIKit)
  import UIKit
#elseif canImport(AppKit)
  import AppKit
#endif

#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
  import LayoutCore

  /// A delegate that takes counts from the collection view and all other answers from the app.
  @MainActor
  struct CollectionAnswers: @MainActor LayoutDelegate {
    let view: PlatformCollectionView
    /// The app's delegate; an optional one would be copied for each item.
    let app: any LayoutDelegate
    /// A Boolean value that indicates whether the index paths of the collection view are not those
    /// of the data, as while a gap for a drop is open.
    let hasOtherIndexes: Bool

    var numberOfSections: Int { view.numberOfSections }

    var commonNumberOfItems: Int? { hasOtherIndexes ? nil : app.commonNumberOfItems }

    var hasItemSizes: Bool { app.hasItemSizes }

    var measuresItems: Bool { app.measuresItems }

    func numberOfItems(inSection section: Int) -> Int {
      section >= 0 && section < view.numberOfSections ? view.numberOfItems(inSection: section) : 0
    }

    func sizeForItem(at index: ElementIndex, proposal: LayoutProposal) -> LayoutSize? {
      dataIndex(of: index).flatMap { app.sizeForItem(at: $0, proposal: proposal) }
    }

    func storeSizes(
      from first: ElementIndex, proposal: LayoutProposal,
      in memory: UnsafeMutableBufferPointer<LayoutSize?>
    ) {
      guard hasOtherIndexes else {
        return app.storeSizes(from: first, proposal: proposal, in: memory)
      }
      for place in memory.indices {
        let index = ElementIndex(section: first.section, item: first.item + place)
        memory[place] = sizeForItem(at: index, proposal: proposal)
      }
    }

    func answer(in slot: inout AnswerSlot) {
      guard hasOtherIndexes, !slot.isProbe, slot.subject == .item else {
        app.answer(in: &slot)
        return
      }
      if let index = dataIndex(of: slot.index) { slot.forward(to: app, at: index) }
    }

    /// Returns the index in the data of an item; `nil` for a gap.
    private func dataIndex(of index: ElementIndex) -> ElementIndex? {
      hasOtherIndexes ? view.dataPath(of: IndexPath(index)).map { ElementIndex($0) } : index
    }
  }

  /// The answers of closures, and those of a delegate to the other questions.
  @MainActor
  struct ClosureAnswers: @MainActor LayoutDelegate {
    let layout: CollectionStrategyLayout
    let base: (any LayoutDelegate)?

    var commonNumberOfItems: Int? { base?.commonNumberOfItems }

    var hasItemSizes: Bool {
      layout.closures.size != nil || layout.closures.estimatedSize != nil
        || base?.hasItemSizes ?? false
    }

    var measuresItems: Bool { base?.measuresItems ?? false }

    /// Returns 0, because counts come from the collection view.
    func numberOfItems(inSection section: Int) -> Int { 0 }

    func sizeForItem(at index: ElementIndex, proposal: LayoutProposal) -> LayoutSize? {
      guard let size = layout.closures.size ?? layout.closures.estimatedSize else {
        return base?.sizeForItem(at: index, proposal: proposal)
      }
      return size(IndexPath(index), proposal).map { LayoutSize($0) }
    }

    func storeSizes(
      from first: ElementIndex, proposal: LayoutProposal,
      in memory: UnsafeMutableBufferPointer<LayoutSize?>
    ) {
      let size = layout.closures.size ?? layout.closures.estimatedSize
      if size == nil, let base {
        return base.storeSizes(from: first, proposal: proposal, in: memory)
      }
      for place in memory.indices {
        let path = IndexPath(item: first.item + place, section: first.section)
        memory[place] = size?(path, proposal).map { LayoutSize($0) }
      }
    }

    func answer(in slot: inout AnswerSlot) {
      base?.answer(in: &slot)
      for answer in layout.closures.answers { answer(&slot) }
    }
  }

  /// The sizes that a delegate of a collection view returns.
  @MainActor
  struct DelegateSizes: @MainActor LayoutDelegate {
    let size: CollectionStrategyLayout.ItemSize

    func numberOfItems(inSection section: Int) -> Int { 0 }

    func sizeForItem(at index: ElementIndex, proposal: LayoutProposal) -> LayoutSize? {
      size(IndexPath(index), proposal).map { LayoutSize($0) }
    }
  }

  /// The delegate of an app that has none.
  struct NoAnswers: LayoutDelegate {
    var hasItemSizes: Bool { false }

    func numberOfItems(inSection section: Int) -> Int { 0 }
  }
#endif
