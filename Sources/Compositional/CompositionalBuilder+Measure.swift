import LayoutCore

// 2. Measure
extension CompositionalBuilder {
  /// What items of a section answered, from one item on; the others are asked when their turn comes.
  struct Answers {
    var mains: [Int64] = []
    var crosses: [Int64] = []
  }

  /// Groups of a section, from one on.
  struct Groups {
    var pitches: [Int64] = []
    var counts: [Int64] = []
    /// The extent of the largest along the main axis.
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

  /// Lays out the groups of a section from one item on.
  ///
  /// - Parameter first: The item with which a group begins.
  /// - Parameter answers: What the items from there on answered; those that did not yet are asked.
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
    var solver = GroupSolver(nodes: template.nodes, floor: container.floorGrid)
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
      diagnostics.note(
        LayoutDiagnostic(.section(section, parameter: "sections"), .tooLarge))
    }
    return groups
  }

  /// What an item answers: as stored, or asked now.
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

  /// An answer as it is stored.
  ///
  /// What was known before is stored too, for an item that goes on to a place where it is not; there is
  /// no need to report it.
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

  /// Remembers the extent of the largest group of a section that scrolls by itself.
  mutating func remember(
    _ largest: Int64, ofSection section: Int, _ template: CompositionalTemplate
  ) {
    if !template.stacksMain { prepared.records[section].body = largest }
  }

  /// What the groups of a measured section take along the main axis.
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
  /// Items that were not asked yet.
  init(count: Int) {
    mains = Array(repeating: MeasuredGroups.pending, count: count)
    crosses = mains
  }
}
