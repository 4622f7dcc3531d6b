import LayoutCore

/// A delegate for the layout of one block, whose sections count from 0.
///
/// It forwards every question to the delegate of the whole collection.
struct BlockDelegate<Base: LayoutDelegate>: LayoutDelegate {
  let base: Base
  /// The sections of the block among all sections that are shown.
  let sections: Range<Int>
  /// The sections of the block in the unfiltered collection, or `nil` if no section is hidden.
  let wholeSections: Range<Int>?

  init(_ base: Base, _ place: MixedPlace) {
    self.base = base
    sections = place.sections
    wholeSections = place.wholeSections
  }

  var numberOfSections: Int { sections.count }

  var commonNumberOfItems: Int? { base.commonNumberOfItems }

  func numberOfItems(inSection section: Int) -> Int {
    base.numberOfItems(inSection: section + sections.lowerBound)
  }

  func sizeForItem(at index: ElementIndex, proposal: LayoutProposal) -> LayoutSize? {
    base.sizeForItem(
      at: ElementIndex(section: index.section + sections.lowerBound, item: index.item),
      proposal: proposal)
  }

  var prefersRuns: Bool { base.prefersRuns }

  func appendSizes(
    ofItems items: Range<Int>, inSection section: Int, proposal: LayoutProposal,
    to sizes: inout [LayoutSize?]
  ) {
    base.appendSizes(
      ofItems: items, inSection: section + sections.lowerBound, proposal: proposal, to: &sizes)
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
      guard let wholeSections else { return }
      slot.fill(.unfilteredSection) {
        let whole = base.answer(to: .unfilteredSection, at: own, default: nil)
        $1 = whole.flatMap { wholeSections.contains($0) ? $0 - wholeSections.lowerBound : nil }
      }
      return
    } else if slot.asks(.unfilteredSectionCount) {
      slot.fill(.unfilteredSectionCount) { $1 = wholeSections?.count }
      return
    }
    slot.forward(to: base, at: own)
  }
}
