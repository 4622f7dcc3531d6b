import LayoutCore

extension CompositionalLayout {
  /// Updates a compositional layout after its collection has changed.
  ///
  /// Sections without changes keep their groups. If the layout or the environment differs from that
  /// of `prepared`, the layout is prepared again.
  ///
  /// - Parameter prepared: The layout to update. It is unchanged if this method throws.
  /// - Parameter changes: The changes of the collection.
  /// - Parameter delegate: The delegate that returns counts, sizes and descriptions after the
  ///   changes.
  /// - Parameter environment: The container, the direction of reading and the screen.
  /// - Throws: ``/LayoutCore/LayoutError`` if a count exceeds ``/LayoutCore/LayoutLimits`` or
  ///   groups are nested too deeply.
  /// - Complexity: O(log *s*) for changes to items of a section without estimated extents, where
  ///   *s* is the number of sections. O(log *n*) for each item that is resized, inserted into a
  ///   list, or removed from it, where *n* is the number of items. In other measured sections, all
  ///   groups from the first change on are laid out. If sections move, the cost is O(*s*) more.
  @inlinable
  public func update(
    _ prepared: inout PreparedCompositional, by changes: LayoutChanges,
    for delegate: some LayoutDelegate, in environment: LayoutEnvironment
  ) throws(LayoutError) {
    guard prepared.isMade(by: self, in: environment), prepared.canChange else {
      prepared = try prepare(for: delegate, in: environment)
      return
    }
    var builder = CompositionalBuilder(changing: &prepared)
    builder.begin(changes)
    do throws(LayoutError) {
      try builder.plan(changes, of: delegate)
    } catch {
      builder.discardPlan()
      builder.handOver(to: &prepared)
      throw error
    }
    builder.apply(changes) { delegate.sizeForItem(at: $0, proposal: $1) }
    if !changes.sections.isEmpty { builder.noteDescriptions() }
    builder.finish()
    builder.handOver(to: &prepared)
    if prepared.isFull { prepared = try prepare(for: delegate, in: environment) }
  }
}

extension PreparedCompositional {
  /// A Boolean value that indicates whether the content reaches the largest position.
  ///
  /// Extents may then be limited because of preceding extents. An extent can also be limited while
  /// a change is applied, if the new extents come before the old ones are gone.
  @usableFromInline
  var isFull: Bool {
    let limit = LayoutLimits.maximumPosition.rawValue
    return extents.length >= limit || measured.pitches.length >= limit
      || extents.isCut || measured.pitches.isCut
      || diagnostics.entries.contains { $0.subject == .content }
  }

  @usableFromInline
  func isMade(by layout: CompositionalLayout, in environment: LayoutEnvironment) -> Bool {
    self.layout == layout && self.environment == environment
  }

  /// A Boolean value that indicates whether the layout can be updated instead of prepared again.
  ///
  /// Preparing again discards descriptions that are no longer used.
  @usableFromInline
  var canChange: Bool { !isFull && templates.count <= 64 + 2 * records.count }
}

extension CompositionalBuilder {
  typealias Ask = (ElementIndex, LayoutProposal) -> LayoutSize?

  /// The template of a section, determined before anything changes, and its count if it is new.
  struct Plan {
    var section: Int
    var template: Int32
    var count: Int?
  }

  /// Asks for the descriptions of sections that are new or change places.
  ///
  /// - Throws: ``/LayoutCore/LayoutError`` if a count is too large or groups are nested too deeply.
  @inlinable
  mutating func plan(
    _ changes: LayoutChanges, of delegate: some LayoutDelegate
  ) throws(LayoutError) {
    beginPlan(changes)
    guard !changes.sections.isEmpty else {
      try checkStored(changes)
      return
    }
    let firstChange = changes.sections.firstChange ?? 0
    for section in firstChange..<max(firstChange, changes.sections.newCount)
    where changes.sections.oldIndex(ofKept: section) != section {
      let isNew = changes.oldSection(of: section) == nil
      try plan(
        section, isNew ? delegate.numberOfItems(inSection: section) : nil,
        layout.description(ofSection: section, by: delegate, in: environment))
    }
    try checkStored(changes)
  }

  @usableFromInline
  mutating func begin(_ changes: LayoutChanges) { diagnostics.update(by: changes) }

  @usableFromInline
  mutating func beginPlan(_ changes: LayoutChanges) {
    storedItems = prepared.measured.mains.count
    plans = []
    beforePlan = TemplateFacts(of: prepared)
  }

  /// Removes the templates that ``plan(_:of:)`` created, because an error is thrown.
  @usableFromInline
  mutating func discardPlan() {
    for description in planned { prepared.templateOf[description] = nil }
    for _ in planned {
      prepared.templates.removeLast()
      prepared.templateProblems[Int32(prepared.templates.count)] = nil
    }
    beforePlan?.restore(in: &prepared)
  }

  @usableFromInline
  mutating func plan(
    _ section: Int, _ count: Int?, _ description: DescribedSection
  ) throws(LayoutError) {
    let template = try template(for: description, section)
    var own: Int?
    if let count {
      own = try checked(count, section, template, stored: storedItems)
      if prepared.templates[Int(template)].isMeasured { storedItems += own ?? 0 }
    }
    plans.append(Plan(section: section, template: template, count: own))
  }

  /// Throws an error if the changes within sections exceed the limits.
  @usableFromInline
  mutating func checkStored(_ changes: LayoutChanges) throws(LayoutError) {
    for change in changes.within {
      let record = prepared.records[change.oldSection]
      let added = change.items.newCount - change.items.oldCount
      let planned = plan(ofSection: change.section)?.template
      let template = planned ?? record.template
      _ = try checked(change.items.newCount, change.section, template, stored: 0)
      guard prepared.templates[Int(template)].isMeasured else { continue }
      storedItems += added
      if storedItems > LayoutLimits.maximumStoredItems {
        throw .tooManyItems(
          section: change.section, count: change.items.newCount,
          limit: LayoutLimits.maximumStoredItems)
      }
    }
  }

  /// Returns the plan for a section, or nil if the section keeps its place.
  private func plan(ofSection section: Int) -> Plan? {
    let place = SortedSearch.first(in: plans.count) { plans[$0].section >= section }
    return place < plans.count && plans[place].section == section ? plans[place] : nil
  }

  /// Applies changes for which sections are planned.
  @usableFromInline
  mutating func apply(
    _ changes: LayoutChanges, _ ask: (ElementIndex, LayoutProposal) -> LayoutSize?
  ) {
    if !changes.sections.isEmpty { editSections(changes, ask) }
    for change in changes.within {
      let template = prepared.records[change.section].template
      let isNewly = plan(ofSection: change.section).map { $0.template != template } ?? false
      if !isNewly { editItems(change, ask) } else { setCount(change) }
    }
    for plan in plans where plan.template != prepared.records[plan.section].template {
      describe(plan.section, plan.template, ask)
    }
  }

  // MARK: Sections

  /// Removes, inserts and moves sections.
  private mutating func editSections(_ changes: LayoutChanges, _ ask: Ask) {
    var moved: [Int: StoredSection] = [:]
    for insertion in changes.sections.inserted {
      if let source = insertion.source { moved[source] = stored(section: source) }
    }
    editRecords(changes)
    for section in changes.sections.removed.reversed() {
      prepared.measured.remove(section)
      prepared.extents.remove(at: section)
      work.moved += 1
    }
    for insertion in changes.sections.inserted {
      let section = insertion.index
      if let source = insertion.source, let own = moved[source] {
        prepared.measured.insert(own.groups, own.answers, at: section)
        prepared.extents.insert(own.extent, at: section)
        work.moved += 1
        continue
      }
      prepared.measured.insert(Groups(), Answers(), at: section)
      prepared.extents.insert(0, at: section)
      layAnew(section, ask)
    }
  }

  /// Replaces the records by those after the changes, in one pass.
  private mutating func editRecords(_ changes: LayoutChanges) {
    let first = changes.sections.firstChange ?? 0
    let old = prepared.records
    prepared.records.removeSubrange(first...)
    prepared.records.reserveCapacity(changes.sections.newCount)
    changes.sections.forEachRun(from: first) { new, sections in
      if let sections {
        prepared.records.append(contentsOf: old[sections])
        work.moved += sections.count
      } else {
        let plan = plan(ofSection: new)
        prepared.records.append(
          PreparedCompositional.Record(template: plan?.template ?? 0, count: plan?.count ?? 0))
      }
    } isOwn: {
      $0
    }
  }

  /// The stored state of a section.
  private struct StoredSection {
    var groups: Groups
    var answers: Answers
    var extent: Int64
  }

  private func stored(section: Int) -> StoredSection {
    let measured = prepared.measured
    var groups = Groups()
    let group = measured.firstGroup(ofSection: section)
    for place in group..<group + Int(measured.groupsOfSection.extent(of: section)) {
      groups.pitches.append(measured.pitches.extent(of: place))
      groups.counts.append(measured.counts.extent(of: place))
    }
    let item = measured.firstItem(ofSection: section)
    let items = item..<item + Int(measured.itemsOfSection.extent(of: section))
    return StoredSection(
      groups: groups, answers: measured.answers(of: items),
      extent: prepared.extents.extent(of: section))
  }

  /// Assigns another description to a section, and lays the section out.
  private mutating func describe(_ section: Int, _ template: Int32, _ ask: Ask) {
    prepared.records[section].template = template
    layAnew(section, ask)
  }

  /// Updates the item count of a section that is laid out again later.
  private mutating func setCount(_ change: LayoutChanges.SectionChanges) {
    prepared.records[change.section].count = change.items.newCount
  }

  /// Lays out a section whose items have no answers yet.
  private mutating func layAnew(_ section: Int, _ ask: Ask) {
    let record = prepared.records[section]
    let template = prepared.templates[Int(record.template)]
    var groups = Groups()
    var answers = Answers()
    diagnostics.removeItems(ofSection: section)
    removeGroupProblem(ofSection: section)
    if template.isMeasured {
      answers = Answers(count: record.count)
      groups = layGroups(section, template, from: 0, &answers, ask)
      remember(groups.largestMain, ofSection: section, template)
    }
    prepared.measured.replace(section, fromGroup: 0, fromItem: 0, groups, answers)
    restack(section)
  }

  /// Updates the extent of a section, which moves everything after it.
  mutating func restack(_ section: Int) {
    let extent = extent(ofSection: section)
    guard prepared.extents.extent(of: section) != extent else { return }
    prepared.extents.setExtent(extent, of: section)
    work.moved += 1
    if prepared.extents.extent(of: section) != extent { noteCut() }
  }
}
