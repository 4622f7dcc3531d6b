import LayoutCore
import LayoutRuntime

/// Sections that scroll by themselves, and their offsets after changes.
extension EngineSession {
  /// Returns a random section if it scrolls by itself; otherwise, `nil`.
  func sectionToScroll(_ random: inout SeededGenerator) -> Int? {
    guard !collection.sections.isEmpty else { return nil }
    let section = random.integer(in: 0...collection.sections.count - 1)
    return engine.scrolling(ofSection: section) == nil ? nil : section
  }

  /// Scrolls a section, and returns the law that this broke, if any.
  mutating func scroll(_ section: Int, _ random: inout SeededGenerator) -> BrokenLaw? {
    guard let range = engine.scrolling(ofSection: section)?.offsets else { return nil }
    // Include offsets beyond the ends, where a scroll view bounces.
    let offset = random.length(in: range.lowerBound - 30...range.upperBound + 30)
    last = "scroll section \(section) to \(offset)"
    let delta = engine.scrollSection(section, to: offset)
    offsets[collection.sections[section].id] = offset
    let finding = deltas.apply(delta, of: engine, from: engine.viewport.origin)
    return claimed(finding.map { BrokenLaw(law: .deltasAddUp, finding: $0) }) ?? checkOffsets()
  }

  /// Returns a violation if an offset at which scrolling comes to rest is not one at which it
  /// stays, or if an end of the content or of a section is no such offset.
  ///
  /// - Parameter random: The generator of the drags, a copy so that the steps do not depend on
  ///   them.
  func checkRest(_ random: SeededGenerator) -> BrokenLaw? {
    var random = random
    let range = engine.contentOffsetBounds
    func broken(_ finding: String) -> BrokenLaw {
      BrokenLaw(law: .restingOffsetsHold, finding: finding)
    }
    for snapping in ScrollSnapping.allCases {
      let proposed = LayoutPoint(
        x: random.length(in: range.minimum.x - 30...range.maximum.x + 30),
        y: random.length(in: range.minimum.y - 30...range.maximum.y + 30))
      let velocity = LayoutPoint(x: random.pick([-1, 0, 1]), y: random.pick([-1, 0, 1]))
      let rest = engine.targetContentOffset(for: proposed, velocity: velocity, snapping: snapping)
      for offset in [rest, range.minimum, range.maximum] {
        let next = engine.targetContentOffset(for: offset, snapping: snapping)
        if max((next.x - offset.x).magnitude, (next.y - offset.y).magnitude) > 1e-6 {
          return broken(
            "by \(snapping), the content comes to rest at \(offset), and then at \(next)")
        }
      }
    }
    for section in collection.sections.indices {
      guard let offsets = engine.scrolling(ofSection: section)?.offsets else { continue }
      func offset() -> Double {
        random.length(in: offsets.lowerBound - 30...offsets.upperBound + 30)
      }
      let drag = SectionDrag(from: offset(), proposed: offset(), velocity: random.pick([-1, 0, 1]))
      let rest = engine.restingOffset(ofSection: section, after: drag)
      for offset in [rest, offsets.lowerBound, offsets.upperBound] {
        let stays = SectionDrag(from: offset, proposed: offset, velocity: 0)
        let next = engine.restingOffset(ofSection: section, after: stays)
        if (next - offset).magnitude > 1e-6 {
          return broken("section \(section) comes to rest at \(offset), and then at \(next)")
        }
      }
    }
    return nil
  }

  /// Updates the expected offsets of sections after a change.
  ///
  /// - Parameter comeToRest: Whether the whole layout was prepared again, so that sections come to
  ///   rest.
  mutating func followOffsets(comeToRest: Bool) {
    var kept: [Int: Double] = [:]
    for (number, section) in collection.sections.enumerated() {
      guard let offset = offsets[section.id] else { continue }
      // A hidden section returns to its offset.
      if engine.isHidden(section: number) { kept[section.id] = offset }
      guard let scrolling = engine.scrolling(ofSection: number) else { continue }
      let range = scrolling.offsets
      var inside = min(max(offset, range.lowerBound), range.upperBound)
      // A section whose items changed keeps what is seen, at an offset within its bounds.
      if touched.contains(section.id), !comeToRest {
        inside = min(max(engine.sectionOffset(number), range.lowerBound), range.upperBound)
      }
      kept[section.id] =
        comeToRest
        ? engine.restingOffset(
          ofSection: number, after: SectionDrag(from: inside, proposed: inside, velocity: 0))
        : inside
    }
    offsets = kept
  }

  /// Returns a violation if a section is not at its expected offset.
  func checkOffsets() -> BrokenLaw? {
    for (number, section) in collection.sections.enumerated() {
      guard let offset = offsets[section.id], !engine.isHidden(section: number) else { continue }
      let own = engine.sectionOffset(number)
      if own != offset {
        return BrokenLaw(
          law: .engineEqualsFresh,
          finding: "section \(number) stands at \(own), not \(offset)")
      }
    }
    return nil
  }

  /// Returns the offsets by section numbers of a collection without the hidden sections.
  func offsets(in shown: EditableCollection) -> SectionOffsets {
    var result = SectionOffsets()
    for (number, section) in shown.sections.enumerated() {
      if let offset = offsets[section.id] { result[number] = offset }
    }
    return result
  }
}
