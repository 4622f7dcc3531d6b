import LayoutCore

/// Sections that scroll by themselves, through changes.
extension EngineSession {
  /// A section that scrolls by itself; nil where the chosen one does not.
  func sectionToScroll(_ random: inout SeededGenerator) -> Int? {
    guard !collection.sections.isEmpty else { return nil }
    let section = random.integer(in: 0...collection.sections.count - 1)
    return engine.scrolling(ofSection: section) == nil ? nil : section
  }

  /// Scrolls a section, and tells what that broke.
  mutating func scroll(_ section: Int, _ random: inout SeededGenerator) -> BrokenLaw? {
    guard let range = engine.scrolling(ofSection: section)?.offsets else { return nil }
    // Also beyond the ends, where a scroll view bounces.
    let offset = random.length(in: range.lowerBound - 30...range.upperBound + 30)
    last = "scroll section \(section) to \(offset)"
    let delta = engine.scrollSection(section, to: offset)
    offsets[collection.sections[section].id] = offset
    let finding = deltas.apply(delta, of: engine, from: engine.viewport.origin)
    return finding.map { BrokenLaw(law: .deltasAddUp, finding: $0) } ?? checkOffsets()
  }

  /// Follows where sections are to stand after a change.
  ///
  /// - Parameter comeToRest: Whether everything was prepared anew, so that they come to rest.
  mutating func followOffsets(comeToRest: Bool) {
    var kept: [Int: Double] = [:]
    for (number, section) in collection.sections.enumerated() {
      guard let offset = offsets[section.id], let scrolling = engine.scrolling(ofSection: number)
      else { continue }
      let range = scrolling.offsets
      let inside = min(max(offset, range.lowerBound), range.upperBound)
      kept[section.id] =
        comeToRest
        ? engine.restingOffset(ofSection: number, from: inside, proposed: inside, velocity: 0)
        : inside
    }
    offsets = kept
  }

  /// Whether every section stands where it should, and its cells with it.
  func checkOffsets() -> BrokenLaw? {
    for (number, section) in collection.sections.enumerated() {
      guard let offset = offsets[section.id] else { continue }
      let own = engine.sectionOffset(number)
      if own != offset {
        return BrokenLaw(
          law: .engineEqualsFresh,
          finding: "section \(number) stands at \(own), not \(offset)")
      }
    }
    return nil
  }

  /// The offsets by the numbers of a collection without what is hidden.
  func offsets(in shown: EditableCollection) -> SectionOffsets {
    var result = SectionOffsets()
    for (number, section) in shown.sections.enumerated() {
      if let offset = offsets[section.id] { result[number] = offset }
    }
    return result
  }
}
