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

  func answer(_ question: LayoutQuestion, at index: ElementIndex) -> LayoutAnswer? {
    var own = index
    own.section += sections.lowerBound
    if question == MixedQuestion.block {
      own.item += 1
    } else if question == .trackExtents {
      guard let tracks = base.answer(question, at: index)?.object as? TrackExtents else {
        return nil
      }
      return .object(tracks.slice(ofRows: sections))
    } else if question == .unfilteredSection {
      guard let wholeSections, let whole = base.answer(question, at: own)?.integer,
        wholeSections.contains(whole)
      else { return nil }
      return .integer(whole - wholeSections.lowerBound)
    } else if question == .unfilteredSectionCount {
      return wholeSections.map { .integer($0.count) }
    }
    return base.answer(question, at: own)
  }
}

/// A collection without sections.
struct NoSections: LayoutDelegate {
  var numberOfSections: Int { 0 }
  func numberOfItems(inSection section: Int) -> Int { 0 }
}
