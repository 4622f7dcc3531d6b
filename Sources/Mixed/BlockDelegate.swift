import StrategyKit

/// A delegate for the layout of one block, whose sections count from 0.
///
/// It forwards every question to the delegate of the whole collection.
struct BlockDelegate: LayoutDelegate {
  let base: AnyLayoutDelegate
  /// The sections of the block, among those that are shown and in the unfiltered collection.
  let place: MixedPlace

  private var sections: Range<Int> { place.sections }

  var numberOfSections: Int { sections.count }

  var commonNumberOfItems: Int? { base.commonNumberOfItems }

  var hasItemSizes: Bool { base.hasItemSizes }

  var measuresItems: Bool { base.measuresItems }

  func numberOfItems(inSection section: Int) -> Int {
    base.numberOfItems(inSection: section + sections.lowerBound)
  }

  func sizeForItem(at index: ElementIndex, proposal: LayoutProposal) -> LayoutSize? {
    base.sizeForItem(
      at: ElementIndex(section: index.section + sections.lowerBound, item: index.item),
      proposal: proposal)
  }

  func storeSizes(
    from first: ElementIndex, proposal: LayoutProposal,
    in memory: UnsafeMutableBufferPointer<LayoutSize?>
  ) {
    base.storeSizes(
      from: ElementIndex(section: first.section + sections.lowerBound, item: first.item),
      proposal: proposal, in: memory)
  }

  func answer(in slot: inout AnswerSlot) {
    var own = slot.index
    own.section += sections.lowerBound
    if slot.asks(.mixedBlock) {
      own.item += 1
    } else if slot.asks(.trackExtents) {
      slot.fill(.trackExtents) {
        let tracks = base.answer(to: .trackExtents, at: $0, default: .none)
        if !tracks.isEmpty { $1 = tracks.slice(ofRows: sections) }
      }
      return
    } else if slot.asks(.unfilteredSection) {
      guard let wholeSections = place.wholeSections else { return }
      slot.fill(.unfilteredSection) {
        let whole = base.answer(to: .unfilteredSection, at: own, default: nil)
        $1 = whole.flatMap { wholeSections.contains($0) ? $0 - wholeSections.lowerBound : nil }
      }
      return
    } else if slot.asks(.unfilteredSectionCount) {
      slot.fill(.unfilteredSectionCount) { $1 = place.wholeSections?.count }
      return
    }
    slot.forward(to: base, at: own)
  }
}
