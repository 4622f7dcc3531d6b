import LayoutCore

// 2. Measure
extension CompositionalBuilder {
  /// The answers of a section's items, from one item on.
  ///
  /// An item without an answer is measured when its group is laid out.
  struct Answers {
    var mains: [Int64] = []
    var crosses: [Int64] = []
  }

  /// The measured groups of a section, from one group on.
  struct Groups {
    var pitches: [Int64] = []
    var counts: [Int64] = []
    /// The largest extent of a group along the main axis.
    var largestMain: Int64 = 0
  }

  @inlinable
  mutating func measureSections(of delegate: some LayoutDelegate) {
    measureSections { delegate.sizeForItem(at: $0, proposal: $1) }
  }

  @usableFromInline
  mutating func measureSections(_ ask: (ElementIndex, LayoutProposal) -> LayoutSize?) {
    let sections = prepared.numberOfSections
    var pitches = ExtentIndexBuilder(expecting: storedItems)
    var counts = ExtentIndexBuilder(expecting: storedItems)
    var groupsOfSection = ExtentIndexBuilder(expecting: sections)
    var itemsOfSection = ExtentIndexBuilder(expecting: sections)
    var mains = ExtentIndexBuilder(expecting: storedItems, limit: .max)
    var crosses = ExtentIndexBuilder(expecting: storedItems, limit: .max)
    for section in 0..<sections {
      let record = prepared.records[section]
      let template = prepared.templates[Int(record.template)]
      guard template.isMeasured else {
        groupsOfSection.append(0)
        itemsOfSection.append(0)
        continue
      }
      var answers = Answers(count: record.count)
      let groups = layGroups(section, template, from: 0, &answers, ask)
      for pitch in groups.pitches { pitches.append(pitch) }
      for count in groups.counts { counts.append(count) }
      for main in answers.mains { mains.append(main) }
      for cross in answers.crosses { crosses.append(cross) }
      groupsOfSection.append(Int64(groups.pitches.count))
      itemsOfSection.append(Int64(record.count))
      remember(groups.largestMain, ofSection: section, template)
    }
    if pitches.isCut { noteCut() }
    prepared.measured.pitches = pitches.finish()
    prepared.measured.counts = counts.finish()
    prepared.measured.groupsOfSection = groupsOfSection.finish()
    prepared.measured.itemsOfSection = itemsOfSection.finish()
    prepared.measured.mains = mains.finish()
    prepared.measured.crosses = crosses.finish()
  }

  /// Lays out the groups of a section, starting with one item.
  ///
  /// - Parameter section: The section.
  /// - Parameter template: The template of the section.
  /// - Parameter first: The first item of the first group.
  /// - Parameter answers: The answers of the items from `first` on. Missing answers are asked for.
  /// - Parameter ask: A closure that returns the size of an item.
  mutating func layGroups(
    _ section: Int, _ template: CompositionalTemplate, from first: Int, _ answers: inout Answers,
    _ ask: (ElementIndex, LayoutProposal) -> LayoutSize?
  ) -> Groups {
    let groups = layGroups(section, template, from: first, stretch: nil, &answers, ask)
    guard template.isUniform else { return groups }
    // All groups get the extent of the largest.
    let largest = groups.pitches.reduce(0) { max($0, $1) } &- template.spacing
    let stretch = GroupStretch(extent: max(0, largest), alongMain: template.stacksMain)
    return layGroups(section, template, from: first, stretch: stretch, &answers, ask)
  }

  private mutating func layGroups(
    _ section: Int, _ template: CompositionalTemplate, from first: Int, stretch: GroupStretch?,
    _ answers: inout Answers, _ ask: (ElementIndex, LayoutProposal) -> LayoutSize?
  ) -> Groups {
    var groups = Groups()
    var solver = GroupSolver(
      nodes: template.nodes, floor: container.floorGrid, repeats: template.repeats, mustTake: true)
    let count = answers.mains.count
    var reach = CompositionalTemplate.Reach()
    var lookahead = 0
    var isExhausted = false
    var item = 0
    while item < count {
      let start = item
      let size = solver.solve(
        in: template.room, stretch: stretch, limit: count - item
      ) { number, _, known in
        measure(section, start + number, first, known, template.asks, &answers, ask)
      }
      let taken = min(max(1, solver.taken), count - item)
      work.placed += solver.steps
      lookahead = max(lookahead, solver.reached - taken)
      isExhausted = isExhausted || solver.isExhausted
      reach.extend(to: CompositionalTemplate.reach(of: solver.entries, template.nodes, size))
      groups.largestMain = max(groups.largestMain, size.main)
      groups.pitches.append(size[template.stacksMain] &+ template.spacing)
      groups.counts.append(Int64(taken))
      item += taken
    }
    prepared.reach.extend(to: reach)
    prepared.measured.lookahead = max(prepared.measured.lookahead, lookahead)
    if isExhausted {
      removeGroupProblem(ofSection: section)
      diagnostics.note(LayoutDiagnostic(groupSubject(ofSection: section), .tooLarge))
    }
    return groups
  }

  /// Returns the subject of the diagnostic that a measured group of a section is too large.
  func groupSubject(ofSection section: Int) -> LayoutDiagnostic.Subject {
    .section(section, parameter: "group")
  }

  /// Removes the diagnostic of a section's groups, which are laid out again.
  mutating func removeGroupProblem(ofSection section: Int) {
    let subject = groupSubject(ofSection: section)
    diagnostics.remove { $0 == subject }
  }

  /// Returns the answer of an item, and asks the delegate if there is no stored answer.
  private mutating func measure(
    _ section: Int, _ item: Int, _ first: Int, _ known: Units, _ asks: PerAxis<Bool>,
    _ answers: inout Answers,
    _ ask: (ElementIndex, LayoutProposal) -> LayoutSize?
  ) -> Units {
    if answers.mains[item] == MeasuredGroups.pending {
      let index = ElementIndex(section: section, item: first + item)
      func points(_ units: Int64) -> Double? {
        units < 0 ? nil : LayoutUnit(rawValue: units).points
      }
      let (main, cross) = (points(known.main), points(known.cross))
      let proposal =
        layout.axis == .vertical
        ? LayoutProposal(width: cross, height: main) : LayoutProposal(width: main, height: cross)
      work.questions += 1
      let size = ask(index, proposal)
      let axis = layout.axis
      answers.mains[item] =
        asks.main
        ? stored(size?.extent(along: axis), known.main, index) : MeasuredGroups.none
      answers.crosses[item] =
        asks.cross
        ? stored(size?.extent(along: axis.transposed), known.cross, index) : MeasuredGroups.none
    }
    return Units(main: answers.mains[item] - 2, cross: answers.crosses[item] - 2)
  }

  /// Returns an answer in the form in which it is stored.
  ///
  /// An extent that was known before the question is stored too, because the item may move to a
  /// place where that extent is not known. Only unknown extents are reported if they are invalid.
  private mutating func stored(_ points: Double?, _ known: Int64, _ index: ElementIndex) -> Int64 {
    guard let points else { return MeasuredGroups.none }
    return LayoutUnit.checkedExtent(points) { problem, used in
      guard known < 0 else { return }
      diagnostics.note(
        LayoutDiagnostic(
          .element(.cell(section: index.section, item: index.item)), problem, given: points,
          used: used))
    }.rawValue + 2
  }

  // MARK: Extents

  /// Stores the extent of the largest group of a section that scrolls independently.
  mutating func remember(
    _ largest: Int64, ofSection section: Int, _ template: CompositionalTemplate
  ) {
    if !template.stacksMain { prepared.records[section].body = largest }
  }

  /// Returns the extent of a measured section's groups along the main axis.
  func measuredExtent(ofSection section: Int, _ template: CompositionalTemplate) -> Int64 {
    guard template.stacksMain else { return prepared.records[section].body }
    let measured = prepared.measured
    let first = measured.firstGroup(ofSection: section)
    let count = Int(measured.groupsOfSection.extent(of: section))
    let length =
      measured.pitches.offset(of: first + count) &- measured.pitches.offset(of: first)
    return max(0, length &- template.spacing)
  }
}

extension CompositionalBuilder.Answers {
  /// Creates answers for `count` items that are not measured yet.
  init(count: Int) {
    mains = Array(repeating: MeasuredGroups.pending, count: count)
    crosses = mains
  }
}
