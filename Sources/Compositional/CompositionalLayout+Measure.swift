import StrategyKit

// 2. Measure
extension PreparedCompositional {
  typealias Ask = (ElementIndex, LayoutProposal) -> LayoutSize?

  /// Measures the items of all sections, and stacks the sections.
  mutating func layOutSections(_ ask: Ask) {
    var part = MeasuredGroups.Part()
    var groupsOfSection = ExtentIndexBuilder(expecting: numberOfSections)
    for section in 0..<numberOfSections {
      let template = template(ofSection: section)
      let groups = part.groups.count
      let items = template.isMeasured ? records[section].count : 0
      part.answers.append(contentsOf: repeatElement(MeasuredGroups.pending, count: items))
      layGroups(section, template, from: 0, count: items, &part, ask)
      groupsOfSection.append(Int64(part.groups.count - groups))
    }
    measured = MeasuredGroups(part, groupsOfSection: groupsOfSection.finish())
    extents = ExtentIndex(count: numberOfSections) { extent(ofSection: $0) }
    if measured.pitches.isCut || extents.isCut { noteCut() }
    finish()
  }

  /// Returns a solver of the groups of a measured section.
  func solver(of template: CompositionalTemplate) -> GroupSolver {
    GroupSolver(
      nodes: template.nodes, room: template.room, floor: container.floorGrid,
      repeats: template.repeats, mustTake: true)
  }

  /// Lays out groups of a section, starting with one item.
  ///
  /// The largest extent of a group along the main axis becomes the ``Record/body`` of the section.
  ///
  /// - Parameter section: The section.
  /// - Parameter template: The template of the section.
  /// - Parameter first: The first item of the first group.
  /// - Parameter count: The number of items to lay out, which are the last of `part`.
  /// - Parameter stretch: The extents that replace those of the groups.
  /// - Parameter part: The answers of the items, and the groups, which are appended. Missing
  ///   answers are asked for.
  /// - Parameter ask: A closure that returns the size of an item.
  mutating func layGroups(
    _ section: Int, _ template: CompositionalTemplate, from first: Int, count: Int,
    stretch: GroupSolver.Shared = GroupSolver.Shared { _ in nil },
    _ part: inout MeasuredGroups.Part, _ ask: Ask
  ) {
    guard count > 0 else { return }
    let groups = part.groups.count
    let base = part.answers.count - count
    var solver = solver(of: template)
    solver.stretch = stretch
    var largestMain: Int64 = 0
    var isExhausted = false
    var item = 0
    while item < count {
      let size = solver.solve(limit: count - item) { number, known in
        measure(
          ElementIndex(section: section, item: first + item + number), known, template.survey.asks,
          base + item + number, &part, ask)
      }
      let taken = max(1, min(solver.items, count - item))
      work.placed += solver.steps
      lookahead = max(lookahead, solver.reached - taken)
      isExhausted = isExhausted || solver.isExhausted
      templates.reach.extend(to: solver.reach(beyond: size))
      largestMain = max(largestMain, size.main)
      part.groups.append((size[template.stacksMain] &+ template.spacing, Int64(taken)))
      item += taken
    }
    records[section].body = largestMain
    if isExhausted {
      diagnostics.remove { $0 == Self.groupSubject(section) }
      diagnostics.note(LayoutDiagnostic(Self.groupSubject(section), .tooLarge))
    }
    let along = template.stacksMain
    guard template.isUniform, stretch[along] == nil else { return }
    // All groups get the extent of the largest.
    var stretch = stretch
    let largest = part.groups[groups...].reduce(0) { max($0, $1.pitch) }
    stretch[along] = max(0, largest &- template.spacing)
    part.groups.removeLast(part.groups.count - groups)
    layGroups(section, template, from: first, count: count, stretch: stretch, &part, ask)
  }

  /// Returns the subject of the diagnostic that a measured group of a section is too large.
  static func groupSubject(_ section: Int) -> LayoutDiagnostic.Subject {
    .section(section, parameter: "group")
  }

  /// Returns the answer of an item, and asks the delegate if there is no stored answer.
  ///
  /// An extent that was known before the question is stored too, because the item may move to a
  /// place where that extent is not known. Only unknown extents are reported if they are invalid.
  ///
  /// - Parameter index: The position of the item in the collection.
  /// - Parameter known: The extents that are known already, or negative numbers.
  /// - Parameter asks: The axes along which answers are stored.
  /// - Parameter place: The place of the answer in `part`.
  private mutating func measure(
    _ index: ElementIndex, _ known: Units, _ asks: PerAxis<Bool>, _ place: Int,
    _ part: inout MeasuredGroups.Part, _ ask: Ask
  ) -> Units {
    if part.answers[place].main == .pending {
      func points(_ units: Int64) -> Double? {
        units < 0 ? nil : LayoutUnit(rawValue: units).points
      }
      let axis = layout.axis
      work.questions += 1
      let size = ask(
        index,
        LayoutProposal(
          width: points(known[axis == .horizontal]), height: points(known[axis == .vertical])))
      part.answers[place] = PerAxis { main in
        guard asks[main], let size else { return .none }
        let points = size.extent(along: main ? axis : axis.transposed)
        let extent = LayoutUnit.checkedExtent(points) { problem, used in
          guard known[main] < 0 else { return }
          diagnostics.note(
            LayoutDiagnostic(
              .element(.cell(section: index.section, item: index.item)), problem, given: points,
              used: used))
        }
        return .extent(extent.rawValue)
      }
    }
    let answer = part.answers[place]
    return Units { answer[$0].extent }
  }
}
