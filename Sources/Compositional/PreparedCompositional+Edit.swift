import LayoutCore

// Changes within a section
extension PreparedCompositional {
  /// Updates the items of one section.
  mutating func editItems(_ change: LayoutChanges.SectionChanges, _ ask: Ask) {
    let section = change.section
    let template = template(ofSection: section)
    let oldCount = records[section].count
    records[section].count = change.items.newCount
    defer { restack(section) }
    guard template.isMeasured else {
      work.placed += 1
      return
    }
    // If a group is too large, all groups are laid out, which shows whether one still is.
    let isTooLarge = diagnostics.entries.contains { $0.subject == Self.groupSubject(section) }
    let isPlain =
      template.hasCommonCapacity && template.stacksMain && !template.isUniform && !isTooLarge
    if change.items.isEmpty, isPlain {
      resize(change.resized, section, template, ask)
    } else if isPlain, template.hasCommonProposal, template.capacity == 1 {
      editList(change, template, ask)
    } else {
      let first = isTooLarge ? (0, 0) : firstGroup(change, oldCount, template)
      layTail(change, from: first, oldCount, template, ask)
    }
  }

  /// Lays out the groups again that contain resized items.
  private mutating func resize(
    _ items: [Int], _ section: Int, _ template: CompositionalTemplate, _ ask: Ask
  ) {
    var place = 0
    while place < items.count {
      let group = items[place] / template.capacity
      let first = group * template.capacity
      let own = first..<min(first + template.capacity, records[section].count)
      var part = measured.answers(of: own, inSection: section)
      while place < items.count, items[place] / template.capacity == group {
        part.forget(items[place] - first)
        place += 1
      }
      layGroups(section, template, from: first, count: own.count, &part, ask)
      measured.replace(group..<group + 1, own, ofSection: section, with: part)
    }
  }

  /// Removes and inserts items of a list, in which every item is a group of its own.
  private mutating func editList(
    _ change: LayoutChanges.SectionChanges, _ template: CompositionalTemplate, _ ask: Ask
  ) {
    let section = change.section
    var moved: [Int: MeasuredGroups.Part] = [:]
    for insertion in change.items.inserted {
      guard let source = insertion.source, source.section == change.oldSection else { continue }
      let item = source.item..<source.item + 1
      moved[source.item] = measured.part(item, item, ofSection: section)
    }
    for old in change.items.removed.reversed() {
      let item = old..<old + 1
      measured.replace(item, item, ofSection: section, with: MeasuredGroups.Part())
    }
    for insertion in change.items.inserted {
      let new = insertion.index
      var part = MeasuredGroups.Part(unmeasured: 1)
      if let own = change.oldItem(of: new).flatMap({ moved[$0] }) {
        part = own
      } else {
        layGroups(section, template, from: new, count: 1, &part, ask)
      }
      measured.replace(new..<new, new..<new, ofSection: section, with: part)
    }
    work.moved += change.items.removed.count + change.items.inserted.count
    resize(change.resized.filter { !change.isNew($0) }, section, template, ask)
  }

  /// Lays out all groups of a section, starting with the first that may change.
  private mutating func layTail(
    _ change: LayoutChanges.SectionChanges, from start: (group: Int, item: Int), _ oldCount: Int,
    _ template: CompositionalTemplate, _ ask: Ask
  ) {
    let section = change.section
    if start.item == 0 { diagnostics.remove { $0 == Self.groupSubject(section) } }
    var part = MeasuredGroups.Part(unmeasured: change.items.newCount - start.item)
    // An item that moves to another place of its group may be measured with a different proposal
    // there.
    if template.hasCommonProposal || change.items.isEmpty && template.hasCommonCapacity {
      let old = measured.answers(of: start.item..<oldCount, inSection: section)
      for place in part.answers.indices {
        let item = start.item + place
        guard let source = change.oldItem(of: item), source >= start.item else { continue }
        part.answers[place] = old.answers[source - start.item]
      }
      for item in change.resized where item >= start.item { part.forget(item - start.item) }
      // An invalid size is reported only in a place for which it is needed.
      for case .element(let element) in diagnostics.entries.map({ $0.subject })
      where element.category == .cell && element.index.section == section
        && element.index.item >= start.item
      {
        part.forget(element.index.item - start.item)
      }
    }
    diagnostics.removeItems(ofSection: section, from: start.item)
    layGroups(section, template, from: start.item, count: part.answers.count, &part, ask)
    measured.replace(
      start.group..<measured.groups(ofSection: section).count, start.item..<oldCount,
      ofSection: section, with: part)
    work.moved += part.groups.count
  }

  /// Returns the first group that may change, and its first item.
  private func firstGroup(
    _ change: LayoutChanges.SectionChanges, _ oldCount: Int, _ template: CompositionalTemplate
  ) -> (group: Int, item: Int) {
    // These groups depend on one another, or their answers depend on what was measured before them.
    if oldCount == 0 || !template.stacksMain || template.isUniform { return (0, 0) }
    if !template.hasCommonCapacity, !template.hasCommonProposal { return (0, 0) }
    let first = min(change.items.firstChange ?? .max, change.resized.first ?? .max, oldCount - 1)
    let base = measured.groups(ofSection: change.section).lowerBound
    let items = measured.counts.offset(of: base)
    // An item that did not fit into an earlier group may fit now.
    let nearest = Int64(max(0, first - lookahead))
    let group = measured.counts.firstIndex(endingAfter: items &+ nearest) - base
    return (group, Int(measured.counts.offset(of: base + group) &- items))
  }
}

extension LayoutChanges.SectionChanges {
  /// Returns the number of an item before the changes, or nil if it was not in the section.
  fileprivate func oldItem(of new: Int) -> Int? {
    if let kept = items.oldIndex(ofKept: new) { return kept }
    let source = items.insertion(at: new)?.source
    return source?.section == oldSection ? source?.item : nil
  }
}
