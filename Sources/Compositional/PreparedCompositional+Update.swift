import StrategyKit

extension CompositionalLayout {
  /// Updates a compositional layout after its collection has changed.
  ///
  /// Sections without changes keep their groups. If groups of a section are laid out again, items
  /// of these groups whose sizes are invalid are asked for their sizes again. If the layout or the
  /// environment differs from that of `prepared`, the layout is prepared again.
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
  public func update(
    _ prepared: inout PreparedCompositional, by changes: LayoutChanges,
    for delegate: AnyLayoutDelegate, in environment: LayoutEnvironment
  ) throws(LayoutError) {
    guard prepared.canChange(for: self, in: environment) else {
      prepared = try prepare(for: delegate, in: environment)
      return
    }
    let plans = try prepared.plan(
      changes, count: { delegate.numberOfItems(inSection: $0) },
      describe: { description(ofSection: $0, by: delegate, in: environment) },
      edgeItems: { edgeItemSizes(ofSection: $0, by: delegate) })
    prepared.apply(changes, plans) { delegate.sizeForItem(at: $0, proposal: $1) }
    if prepared.isFull { prepared = try prepare(for: delegate, in: environment) }
  }
}

extension PreparedCompositional {
  /// A Boolean value that indicates whether the content reaches the largest position.
  ///
  /// Extents may then be limited because of preceding extents. An extent can also be limited while
  /// a change is applied, if the new extents come before the old ones are gone.
  var isFull: Bool {
    let limit = LayoutLimits.maximumPosition.rawValue
    return extents.length >= limit || measured.pitches.length >= limit
      || extents.isCut || measured.pitches.isCut || isTooLarge
  }

  /// Returns a Boolean value that indicates whether the layout can be updated instead of prepared
  /// again.
  ///
  /// Preparing again discards descriptions that are no longer used.
  func canChange(for layout: CompositionalLayout, in environment: LayoutEnvironment) -> Bool {
    self.layout == layout && self.environment == environment && !isFull
      && templates.list.count <= 64 + 2 * records.count
  }

  // MARK: Plans

  /// The template, the measured edge items and the count of a section, determined before anything
  /// changes.
  struct Plan {
    var section: Int
    var template: Int32
    var edgeItems: MeasuredEdgeItems
    var count: Int
  }

  /// Asks for the descriptions of sections that are new, change places, or have other measured edge
  /// items.
  ///
  /// - Parameter changes: The changes of the collection.
  /// - Parameter count: A closure that returns the number of items in a section.
  /// - Parameter describe: A closure that returns the description of a section.
  /// - Parameter edgeItems: A closure that returns the measured sizes of a section's header and
  ///   footer.
  /// - Returns: The plans for these sections, in order.
  /// - Throws: ``/LayoutCore/LayoutError`` if a count is too large or groups are nested too deeply.
  ///   The layout is then unchanged.
  mutating func plan(
    _ changes: LayoutChanges, count: (Int) -> Int, describe: (Int) -> CompositionalSection,
    edgeItems: (Int) -> EdgeItemSizes
  ) throws(LayoutError) -> [Plan] {
    let before = (templates: templates, diagnostics: diagnostics)
    do throws(LayoutError) {
      diagnostics.update(by: changes)
      let sections = described(changes)
      // The measured sizes of these sections are asked for again.
      diagnostics.remove { subject in
        guard case .element(let element) = subject, element.category == .supplementary else {
          return false
        }
        let section = element.index.section
        let place = SortedSearch.first(in: sections.count) { sections[$0] >= section }
        return place < sections.count && sections[place] == section
      }
      // Everything that goes away makes room, whatever the order of sections is.
      var stored = measured.mains.count
      func makeRoom(_ old: Int?) {
        guard let old, template(ofSection: old).isMeasured else { return }
        stored -= records[old].count
      }
      for change in changes.within { makeRoom(change.oldSection) }
      for section in sections where changes.changes(within: section) == nil {
        makeRoom(changes.oldSection(of: section))
      }
      for old in changes.sections.removed where changes.newSection(of: old) == nil {
        makeRoom(old)
      }
      var plans: [Plan] = []
      for section in sections {
        let old = changes.oldSection(of: section)
        let edited = changes.changes(within: section)
        let count = edited?.items.newCount ?? old.map { records[$0].count } ?? count(section)
        let template = try templates.number(
          for: describe(section), ofSection: section, in: container, noting: &diagnostics)
        let edgeItems = measuredEdgeItems(ofSection: section, template, edgeItems)
        plans.append(
          Plan(
            section: section, template: template, edgeItems: edgeItems,
            count: try checked(count, section, template, stored: &stored)))
      }
      for change in changes.within
      where PreparedCompositional.plan(ofSection: change.section, in: plans) == nil {
        let template = records[change.oldSection].template
        _ = try checked(change.items.newCount, change.section, template, stored: &stored)
      }
      return plans
    } catch {
      templates = before.templates
      diagnostics = before.diagnostics
      throw error
    }
  }

  /// Returns the sections that are new, change places, or have other measured edge items, in order.
  private func described(_ changes: LayoutChanges) -> [Int] {
    let count = changes.sections.newCount
    let firstChange = changes.sections.firstChange ?? count
    let moved = (min(firstChange, count)..<count).filter {
      changes.sections.oldIndex(ofKept: $0) != $0
    }
    let measured = changes.edgeItems.filter {
      $0 >= 0 && $0 < count && changes.sections.oldIndex(ofKept: $0) == $0
    }
    return (moved + measured).sorted()
  }

  /// Returns the plan for a section, or nil if the section keeps its place.
  private static func plan(ofSection section: Int, in plans: [Plan]) -> Plan? {
    let place = SortedSearch.first(in: plans.count) { plans[$0].section >= section }
    return place < plans.count && plans[place].section == section ? plans[place] : nil
  }

  // MARK: Sections

  /// Applies changes for which sections are planned.
  mutating func apply(_ changes: LayoutChanges, _ plans: [Plan], _ ask: Ask) {
    work = LayoutWork()
    if !changes.sections.isEmpty { editSections(changes, plans, ask) }
    for change in changes.within {
      let section = change.section
      let plan = PreparedCompositional.plan(ofSection: section, in: plans)
      if let plan, plan.template != records[section].template {
        // The section is laid out again below.
        records[section].count = change.items.newCount
      } else {
        editItems(change, ask)
      }
    }
    var isDescribedAnew = false
    for plan in plans {
      let old = template(ofSection: plan.section)
      let isOther = plan.template != records[plan.section].template
      isDescribedAnew = isDescribedAnew || isOther
      records[plan.section].template = plan.template
      let hasOtherEdgeItems = setMeasuredEdgeItems(plan.edgeItems, ofSection: plan.section)
      guard isOther || hasOtherEdgeItems else { continue }
      // Boundary items change no groups, so the groups keep their places in the section.
      let keepsGroups =
        !isOther
        || old.hasGroups(of: templates[plan.template])
          && changes.changes(within: plan.section) == nil
      if keepsGroups { restack(plan.section) } else { layAnew(plan.section, ask) }
    }
    if !changes.sections.isEmpty || isDescribedAnew { noteDescriptions() }
    finish()
  }

  /// Removes, inserts and moves sections.
  private mutating func editSections(_ changes: LayoutChanges, _ plans: [Plan], _ ask: Ask) {
    var moved: [Int: MeasuredGroups.Part] = [:]
    for insertion in changes.sections.inserted {
      guard let source = insertion.source else { continue }
      moved[source] = measured.part(ofGroups: measured.groups(ofSection: source))
    }
    let first = changes.sections.firstChange ?? 0
    let old = records
    records.removeSubrange(first...)
    records.reserveCapacity(changes.sections.newCount)
    changes.sections.forEachRun(from: first) { new, sections in
      if let sections {
        records.append(contentsOf: old[sections])
        work.moved += sections.count
      } else {
        let plan = PreparedCompositional.plan(ofSection: new, in: plans)
        records.append(Record(template: plan?.template ?? 0, count: plan?.count ?? 0))
      }
    } isOwn: {
      $0
    }
    removeUnusedMeasuredEdgeItems()
    for section in changes.sections.removed.reversed() {
      measured.remove(section: section)
      extents.remove(at: section)
      work.moved += 1
    }
    for insertion in changes.sections.inserted {
      let own = insertion.source.flatMap { moved[$0] }
      measured.insert(own ?? MeasuredGroups.Part(), atSection: insertion.index)
      extents.insert(0, at: insertion.index)
      if own == nil { layAnew(insertion.index, ask) } else { restack(insertion.index) }
    }
  }

  /// Lays out a section whose items have no answers yet.
  private mutating func layAnew(_ section: Int, _ ask: Ask) {
    let template = template(ofSection: section)
    diagnostics.removeItems(ofSection: section)
    diagnostics.remove { $0 == Self.groupSubject(section) }
    let count = template.isMeasured ? records[section].count : 0
    var part = MeasuredGroups.Part.unmeasured(count)
    layGroups(section, template, from: 0, count: count, &part, ask)
    measured.replace(ofSection: section, with: part)
    restack(section)
  }

  /// Notes the problems of all descriptions, as a preparation does.
  ///
  /// They are reported for the first section with a description.
  private mutating func noteDescriptions() {
    guard templates.list.contains(where: { !$0.problems.isEmpty }) else { return }
    diagnostics.remove { subject in
      if case .section(_, "sections") = subject { return true }
      return false
    }
    var noted: Set<Int32> = []
    for section in records.indices {
      let template = records[section].template
      if !templates[template].problems.isEmpty, noted.insert(template).inserted {
        diagnostics.note(templates[template].problems, .section(section, parameter: "sections"))
      }
    }
  }

  /// Updates the extent of a section, which moves everything after it.
  mutating func restack(_ section: Int) {
    let extent = extent(ofSection: section)
    guard extents.extent(of: section) != extent else { return }
    extents.setExtent(extent, of: section)
    work.moved += 1
    if extents.extent(of: section) != extent { noteCut() }
  }
}
