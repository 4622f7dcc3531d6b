import StrategyKit

// Changes within a section
extension PreparedCompositional {
  /// Updates the items of one section.
  mutating func editItems(_ change: LayoutChanges.SectionChanges, _ ask: Ask) {
    let section = change.section
    let template = template(ofSection: section)
    records[section].count = change.items.newCount
    defer { restack(section) }
    guard template.isMeasured else {
      work.placed += 1
      return
    }
    // If a group is too large, all groups are laid out, which shows whether one still is.
    let isTooLarge = diagnostics.entries.contains { $0.subject == Self.groupSubject(section) }
    let isRegular = template.survey.hasCommonCapacity && template.stacksMain && !isTooLarge
    let isPlain = isRegular && !template.isUniform
    if change.items.isEmpty, isRegular, template.isUniform {
      if resizeUniform(change.resized, section, template, ask) { return }
      // The new answers are stored, and all groups get another extent.
      var change = change
      change.resized = []
      layTail(change, template, fromStart: false, ask)
    } else if change.items.isEmpty, isPlain {
      resize(change.resized, section, template, ask)
    } else if isPlain, template.hasCommonProposal, template.capacity == 1 {
      editList(change, template, ask)
    } else {
      layTail(change, template, fromStart: isTooLarge, ask)
    }
  }

  /// Lays out the groups again that contain resized items.
  private mutating func resize(
    _ items: [Int], _ section: Int, _ template: CompositionalTemplate, _ ask: Ask
  ) {
    let base = measured.groups(ofSection: section).lowerBound
    var place = 0
    while place < items.count {
      let group = items[place] / template.capacity
      let first = group * template.capacity
      let own = base + group..<base + group + 1
      var part = MeasuredGroups.Part(answers: measured.answers(ofGroups: own))
      while place < items.count, items[place] / template.capacity == group {
        part.answers[items[place] - first] = MeasuredGroups.pending
        place += 1
      }
      layGroups(section, template, from: first, count: part.answers.count, &part, ask)
      measured.replace(own, ofSection: section, with: part)
    }
  }

  /// Stores the answers of resized items in groups that all have the extent of the largest.
  ///
  /// - Returns: A Boolean value that indicates whether the largest extent is the same as before, so
  ///   that no group changes.
  private mutating func resizeUniform(
    _ items: [Int], _ section: Int, _ template: CompositionalTemplate, _ ask: Ask
  ) -> Bool {
    let base = measured.groups(ofSection: section).lowerBound
    let body = records[section].body
    var isSame = true
    var place = 0
    while place < items.count {
      let group = items[place] / template.capacity
      let first = group * template.capacity
      let own = base + group..<base + group + 1
      let shared = measured.part(ofGroups: own)
      var before = MeasuredGroups.Part(answers: shared.answers)
      var after = before
      while place < items.count, items[place] / template.capacity == group {
        after.answers[items[place] - first] = MeasuredGroups.pending
        place += 1
      }
      // A group that is laid out alone has its own extent.
      layGroups(section, template, from: first, count: before.answers.count, &before, ask)
      layGroups(section, template, from: first, count: after.answers.count, &after, ask)
      func extent(_ part: MeasuredGroups.Part) -> Int64 {
        part.groups.reduce(0) { max($0, $1.pitch) }
      }
      let largest = shared.groups[0].pitch
      isSame = isSame && extent(before) < largest && extent(after) <= largest
      after.groups = shared.groups
      measured.replace(own, ofSection: section, with: after)
    }
    records[section].body = body
    return isSame
  }

  /// Removes and inserts items of a list, in which every item is a group of its own.
  private mutating func editList(
    _ change: LayoutChanges.SectionChanges, _ template: CompositionalTemplate, _ ask: Ask
  ) {
    let section = change.section
    let base = measured.groups(ofSection: section).lowerBound
    change.items.apply(
      isOwn: { $0.section == change.oldSection ? $0.item : nil },
      take: { measured.part(ofGroups: base + $0..<base + $0 + 1) },
      remove: {
        measured.replace(
          base + $0..<base + $0 + 1, ofSection: section, with: MeasuredGroups.Part())
      },
      insert: { new, own in
        var part = own ?? MeasuredGroups.Part.unmeasured(1)
        if own == nil { layGroups(section, template, from: new, count: 1, &part, ask) }
        measured.replace(base + new..<base + new, ofSection: section, with: part)
      })
    work.moved += change.items.removed.count + change.items.inserted.count
    resize(change.resized.filter { !change.isNew($0) }, section, template, ask)
  }

  /// Lays out the groups of a section, starting with the first that may change.
  private mutating func layTail(
    _ change: LayoutChanges.SectionChanges, _ template: CompositionalTemplate,
    fromStart isWhole: Bool, _ ask: Ask
  ) {
    let section = change.section
    let oldCount = change.items.oldCount
    var groups = measured.groups(ofSection: section)
    let items = measured.counts.offset(of: groups.lowerBound)
    // Otherwise, groups depend on one another, or answers depend on what was measured before them.
    if !isWhole, oldCount > 0, template.stacksMain, !template.isUniform,
      template.survey.hasCommonCapacity || template.hasCommonProposal
    {
      let first = min(change.items.firstChange ?? .max, change.resized.first ?? .max, oldCount - 1)
      // An item that did not fit into an earlier group may fit now.
      let nearest = items &+ Int64(max(0, first - lookahead))
      groups = measured.counts.firstIndex(endingAfter: nearest)..<groups.upperBound
    }
    let first = Int(measured.counts.offset(of: groups.lowerBound) &- items)
    if first == 0 { diagnostics.remove { $0 == Self.groupSubject(section) } }
    var part = MeasuredGroups.Part.unmeasured(change.items.newCount - first)
    // An item that moves to another place of its group may be measured with a different proposal
    // there.
    if template.hasCommonProposal || change.items.isEmpty && template.survey.hasCommonCapacity {
      let old = measured.answers(ofGroups: groups)
      for place in part.answers.indices {
        let item = first + place
        let source =
          change.items.oldIndex(ofKept: item)
          ?? change.items.insertion(at: item)?.source.flatMap {
            $0.section == change.oldSection ? $0.item : nil
          }
        if let source, source >= first { part.answers[place] = old[source - first] }
      }
      for item in change.resized where item >= first {
        part.answers[item - first] = MeasuredGroups.pending
      }
      // An invalid size is reported only in a place for which it is needed.
      for case .element(let element) in diagnostics.entries.map({ $0.subject })
      where element.category == .cell && element.index.section == section
        && element.index.item >= first
      {
        part.answers[element.index.item - first] = MeasuredGroups.pending
      }
    }
    diagnostics.removeItems(ofSection: section, from: first)
    layGroups(section, template, from: first, count: part.answers.count, &part, ask)
    measured.replace(groups, ofSection: section, with: part)
    work.moved += part.groups.count
  }
}
