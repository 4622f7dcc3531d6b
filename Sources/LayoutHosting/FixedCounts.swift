#if canImport(UIKit) || canImport(AppKit)
  import LayoutCore
  import LayoutRuntime

  /// A delegate that reports the counts of an engine, and forwards all other questions.
  ///
  /// During a drag, the counts of the collection view can already differ from those of the engine.
  struct FixedCounts<Base: LayoutDelegate>: LayoutDelegate {
    let base: Base
    let engine: LayoutEngine

    var numberOfSections: Int { engine.numberOfSections }
    var commonNumberOfItems: Int? { base.commonNumberOfItems }
    var hasItemSizes: Bool { base.hasItemSizes }
    var measuresItems: Bool { base.measuresItems }
    func numberOfItems(inSection section: Int) -> Int { engine.numberOfItems(inSection: section) }
    func sizeForItem(at index: ElementIndex, proposal: LayoutProposal) -> LayoutSize? {
      base.sizeForItem(at: index, proposal: proposal)
    }
    func storeSizes(
      from first: ElementIndex, proposal: LayoutProposal,
      in memory: UnsafeMutableBufferPointer<LayoutSize?>
    ) {
      base.storeSizes(from: first, proposal: proposal, in: memory)
    }
    func answer(in slot: inout AnswerSlot) { base.answer(in: &slot) }
  }
#endif
