import LayoutCore

// Changes within a section
extension CompositionalBuilder {
  /// Updates the items of one section.
  mutating func editItems(_ change: LayoutChanges.SectionChanges, _ ask: Ask) {
    let section = change.section
    let record = prepared.records[section]
    let template = prepared.templates[Int(record.template)]
    prepared.records[section].count = change.items.newCount
    defer { restack(section) }
    guard template.isMeasured else {
      work.placed += 1
      return
    }
    let isPlain = template.hasCommonCapacity && template.stacksMain && !template.isUniform
    // If a group is too large, all groups are laid out, which shows whether one still is.
    let isTooLarge = diagnostics.entries.contains { $0.subject == groupSubject(ofSection: section) }
    if isTooLarge {
      layTail(change, record.count, template, ask, fromStart: true)
    } else if change.items.isEmpty, isPlain {
      resize(change.resized, section, template, ask)
    } else if isPlain, template.hasCommonProposal, template.capacity == 1 {
      editList(change, template, ask)
    } else {
      layTail(change, record.count, template, ask)
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
      let count = min(template.capacity, prepared.records[section].count - first)
      let base = prepared.measured.firstItem(ofSection: section) + first
      var answers = prepared.measured.answers(of: base..<base + count)
      while place < items.count, items[place] / template.capacity == group {
        answers.forget(items[place] - first)
        place += 1
      }
      let groups = layGroups(section, template, from: first, &answers, ask)
      prepared.measured.set(groups, answers, section, group: group, item: first)
    }
  }

  /// Removes and inserts items of a list, in which every item is a group of its own.
  private mutating func editList(
    _ change: LayoutChanges.SectionChanges, _ template: CompositionalTemplate, _ ask: Ask
  ) {
    let section = change.section
    let group = prepared.measured.firstGroup(ofSection: section)
    let item = prepared.measured.firstItem(ofSection: section)
    var moved: [Int: (pitch: Int64, answers: Answers)] = [:]
    for insertion in change.items.inserted {
      guard let source = insertion.source, source.section == change.oldSection else { continue }
      let place = item + source.item
      moved[source.item] = (
        prepared.measured.pitches.extent(of: group + source.item),
        prepared.measured.answers(of: place..<place + 1)
      )
    }
    for old in change.items.removed.reversed() {
      prepared.measured.pitches.remove(at: group + old)
      prepared.measured.counts.remove(at: group + old)
      prepared.measured.mains.remove(at: item + old)
      prepared.measured.crosses.remove(at: item + old)
    }
    for insertion in change.items.inserted {
      let new = insertion.index
      var answers = Answers(count: 1)
      var pitch: Int64
      if let source = insertion.source, source.section == change.oldSection,
        let own = moved[source.item]
      {
        (pitch, answers) = own
      } else {
        pitch = layGroups(section, template, from: new, &answers, ask).pitches[0]
      }
      prepared.measured.pitches.insert(pitch, at: group + new)
      prepared.measured.counts.insert(1, at: group + new)
      prepared.measured.mains.insert(answers.mains[0], at: item + new)
      prepared.measured.crosses.insert(answers.crosses[0], at: item + new)
    }
    work.moved += change.items.removed.count + change.items.inserted.count
    prepared.measured.groupsOfSection.setExtent(Int64(change.items.newCount), of: section)
    prepared.measured.itemsOfSection.setExtent(Int64(change.items.newCount), of: section)
    resize(change.resized.filter { !change.isNew($0) }, section, template, ask)
  }

  /// Lays out all groups of a section, starting with the first that may change.
  private mutating func layTail(
    _ change: LayoutChanges.SectionChanges, _ oldCount: Int, _ template: CompositionalTemplate,
    _ ask: Ask, fromStart: Bool = false
  ) {
    let section = change.section
    let start = fromStart ? (group: 0, item: 0) : firstGroup(change, oldCount, template)
    if start.item == 0 { removeGroupProblem(ofSection: section) }
    let base = prepared.measured.firstItem(ofSection: section)
    let old = prepared.measured.answers(of: base + start.item..<base + oldCount)
    var answers = Answers(count: change.items.newCount - start.item)
    // An item that moves to another place of its group may be measured with a different proposal
    // there.
    let keeps = template.hasCommonProposal || change.items.isEmpty && template.hasCommonCapacity
    if keeps {
      for place in answers.mains.indices {
        let item = start.item + place
        var source = change.items.oldIndex(ofKept: item)
        if source == nil, let moved = change.items.insertion(at: item)?.source,
          moved.section == change.oldSection
        {
          source = moved.item
        }
        guard let source, source >= start.item else { continue }
        answers.mains[place] = old.mains[source - start.item]
        answers.crosses[place] = old.crosses[source - start.item]
      }
      for item in change.resized where item >= start.item { answers.forget(item - start.item) }
    } else {
      diagnostics.removeItems(ofSection: section, from: start.item)
    }
    let groups = layGroups(section, template, from: start.item, &answers, ask)
    if !template.stacksMain { remember(groups.largestMain, ofSection: section, template) }
    prepared.measured.replace(
      section, fromGroup: start.group, fromItem: start.item, groups, answers)
    work.moved += groups.pitches.count
  }

  /// Returns the first group that may change, and its first item.
  private func firstGroup(
    _ change: LayoutChanges.SectionChanges, _ oldCount: Int, _ template: CompositionalTemplate
  ) -> (group: Int, item: Int) {
    // These groups depend on one another, or their answers depend on what was measured before them.
    if oldCount == 0 || !template.stacksMain || template.isUniform { return (0, 0) }
    if !template.hasCommonCapacity, !template.hasCommonProposal { return (0, 0) }
    let measured = prepared.measured
    let first = min(change.items.firstChange ?? .max, change.resized.first ?? .max, oldCount - 1)
    let base = measured.firstGroup(ofSection: change.section)
    let items = measured.counts.offset(of: base)
    // An item that did not fit into an earlier group may fit now.
    let nearest = Int64(max(0, first - measured.lookahead))
    let group = measured.counts.firstIndex(endingAfter: items &+ nearest) - base
    return (group, Int(measured.counts.offset(of: base + group) &- items))
  }
}

extension CompositionalBuilder.Answers {
  /// Discards the stored answer of an item.
  mutating func forget(_ item: Int) {
    mains[item] = MeasuredGroups.pending
    crosses[item] = MeasuredGroups.pending
  }
}
