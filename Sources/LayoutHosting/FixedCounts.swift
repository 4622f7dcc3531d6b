#if canImport(UIKit) || canImport(AppKit)
  import LayoutCore

  /// A delegate whose counts are those that an engine knows, whatever a collection view says meanwhile.
  struct FixedCounts<Base: LayoutDelegate>: LayoutDelegate {
    let base: Base
    let engine: LayoutEngine<AnyLayout>

    var numberOfSections: Int { engine.numberOfSections }
    var commonNumberOfItems: Int? { base.commonNumberOfItems }
    func numberOfItems(inSection section: Int) -> Int { engine.numberOfItems(inSection: section) }
    func sizeForItem(at index: ElementIndex, proposal: LayoutProposal) -> LayoutSize? {
      base.sizeForItem(at: index, proposal: proposal)
    }
    func answer(_ question: LayoutQuestion, at index: ElementIndex) -> LayoutAnswer? {
      base.answer(question, at: index)
    }
  }
#endif
