import StrategyKit

extension PreparedMixed {
  /// Returns the blocks with the sections that each of them takes.
  ///
  /// - Complexity: O(b); O(s) if the delegate assigns sections to blocks; O(b log s) if sections
  ///   are hidden; b = blocks, s = sections.
  /// - Throws: ``/LayoutCore/LayoutError/tooManySections(count:limit:)`` before any block is
  ///   prepared.
  mutating func places(of delegate: AnyLayoutDelegate) throws(LayoutError) -> [MixedPlace] {
    sharingDiagnostics = LayoutDiagnostics()
    let total = try sharingDiagnostics.checkedSectionCount(
      delegate.numberOfSections, limit: LayoutLimits.maximumCount)
    isAssigned = false
    guard total > 0 else { return [] }
    if layout.blocks.isEmpty {
      sharingDiagnostics.note(LayoutDiagnostic(.parameter("blocks"), .zero, given: 0))
      return [MixedPlace(block: -1, sections: 0..<total)]
    }
    isAssigned = block(ofSection: 0, delegate) != nil
    guard isAssigned else { return countedPlaces(of: delegate, total) }
    // The delegate is asked about each section, so the limit for stored items applies.
    if total > LayoutLimits.maximumStoredItems {
      throw .tooManySections(count: total, limit: LayoutLimits.maximumStoredItems)
    }
    return try assignedPlaces(of: delegate, total)
  }

  /// Returns the same as ``places(of:)`` if no visible section was inserted, removed or moved.
  ///
  /// The delegate's assignments are not asked for again. Counts apply again, because they include
  /// hidden sections.
  mutating func placesAgain(of delegate: AnyLayoutDelegate) -> [MixedPlace] {
    let total = numberOfSections
    if total == 0 || layout.blocks.isEmpty { return runs.map { $0.place } }
    if isAssigned { return numbered(runs.map { $0.place }, delegate) }
    sharingDiagnostics = LayoutDiagnostics()
    return countedPlaces(of: delegate, total)
  }

  private func block(ofSection section: Int, _ delegate: AnyLayoutDelegate) -> Int? {
    delegate.answer(to: .mixedBlock, at: ElementIndex(section: section), default: nil)
  }

  /// Returns the blocks and sections that the delegate assigns.
  private mutating func assignedPlaces(
    of delegate: AnyLayoutDelegate, _ total: Int
  ) throws(LayoutError) -> [MixedPlace] {
    var places: [MixedPlace] = []
    var first = 0
    var current = 0
    for section in 0..<total {
      var assigned = block(ofSection: section, delegate) ?? current
      if !layout.blocks.indices.contains(assigned) {
        sharingDiagnostics.note(
          LayoutDiagnostic(
            .section(section, parameter: "block"), .outOfRange, given: Double(assigned),
            used: Double(current)))
        assigned = current
      }
      if section > 0, assigned != current {
        if places.count + 1 >= LayoutLimits.maximumBlocks {
          throw .tooManyBlocks(section: section, limit: LayoutLimits.maximumBlocks)
        }
        places.append(MixedPlace(block: current, sections: first..<section))
        first = section
      }
      current = assigned
    }
    places.append(MixedPlace(block: current, sections: first..<total))
    return numbered(places, delegate)
  }

  /// Adds the numbers that sections have in the unfiltered collection.
  ///
  /// Numbers that do not ascend are ignored.
  private func numbered(
    _ given: [MixedPlace], _ delegate: AnyLayoutDelegate
  ) -> [MixedPlace] {
    var places = given
    for place in places.indices {
      let sections = places[place].sections
      places[place].wholeSections = nil
      let last = sections.upperBound - 1
      if let lower = number(of: sections.lowerBound, delegate),
        let upper = number(of: last, delegate),
        lower >= 0, upper >= lower, upper < .max, upper - lower >= sections.count - 1
      {
        places[place].wholeSections = lower..<upper + 1
      }
    }
    return places
  }

  /// Returns the number of a section in the unfiltered collection, or `nil` if none is hidden.
  private func number(of section: Int, _ delegate: AnyLayoutDelegate) -> Int? {
    delegate.answer(to: .unfilteredSection, at: ElementIndex(section: section), default: nil)
  }

  /// Returns the blocks and sections by the blocks' counts, which include hidden sections.
  private mutating func countedPlaces(
    of delegate: AnyLayoutDelegate, _ total: Int
  ) -> [MixedPlace] {
    let index = ElementIndex(section: 0)
    let whole = delegate.answer(to: .unfilteredSectionCount, at: index, default: nil)
    // No section is hidden if the number is `nil`, or if it is too small.
    let isFiltered = (whole ?? 0) >= total
    let counts = counts(sharing: max(whole ?? 0, total))
    let last = counts.lastIndex { $0 > 0 }
    var places: [MixedPlace] = []
    var end = 0
    var shownEnd = 0
    for (block, count) in counts.enumerated() where count > 0 {
      let start = end
      let first = shownEnd
      end += count
      if !isFiltered {
        shownEnd = end
      } else if block == last {
        // The last block takes all remaining sections, whatever their numbers are.
        shownEnd = total
      } else {
        shownEnd = SortedSearch.first(in: first..<total) { (number(of: $0, delegate) ?? $0) >= end }
      }
      if shownEnd > first {
        places.append(
          MixedPlace(
            block: block, sections: first..<shownEnd,
            wholeSections: isFiltered ? start..<end : nil))
      }
    }
    return places
  }

  /// Returns the number of sections that each block takes of `total`.
  private mutating func counts(sharing total: Int) -> [Int] {
    var left = total
    var counts = layout.blocks.map { block in
      let wanted = block.sections ?? 0
      if wanted < 0 {
        sharingDiagnostics.note(
          LayoutDiagnostic(.parameter("blocks"), .negative, given: Double(wanted), used: 0))
      }
      let taken = min(left, max(0, wanted))
      left -= taken
      return taken
    }
    counts[layout.blocks.firstIndex { $0.sections == nil } ?? counts.count - 1] += left
    return counts
  }
}
