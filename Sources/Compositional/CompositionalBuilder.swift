import LayoutCore

/// The state of a compositional layout while ``CompositionalLayout/prepare(for:in:)`` creates it.
@usableFromInline
struct CompositionalBuilder {
  typealias Units = PerAxis<Int64>

  @usableFromInline let layout: CompositionalLayout
  @usableFromInline var prepared: PreparedCompositional
  @usableFromInline var diagnostics: LayoutDiagnostics
  var work = LayoutWork()
  /// The number of items that are stored individually so far.
  var storedItems = 0
  /// The templates of the layout's own descriptions, by section number.
  private var ownTemplates: [Int: Int32] = [:]
  /// A Boolean value that indicates whether a diagnostic for content that is too large was added.
  private var isTooLarge = false
  /// The plans for sections that an update replaces.
  var plans: [Plan] = []
  /// The descriptions for which the update created templates, in order.
  var planned: [CompositionalSection] = []
  /// The properties that planning may change, before it does.
  var beforePlan: TemplateFacts?

  var container: LayoutContainer { prepared.container }

  @usableFromInline var environment: LayoutEnvironment { prepared.environment }

  @usableFromInline
  init(
    _ layout: CompositionalLayout, _ environment: LayoutEnvironment,
    _ boundaryItems: [CompositionalBoundary]
  ) {
    self.layout = layout
    var diagnostics = LayoutDiagnostics()
    let container = LayoutContainer(
      environment, axis: layout.axis, rounding: layout.rounding, diagnostics: &diagnostics)
    func note(_ key: String, _ problem: LayoutDiagnostic.Problem, _ given: Double?, _ used: Double?)
    {
      diagnostics.note(LayoutDiagnostic(.parameter(key), problem, given: given, used: used))
    }
    let spacing = LayoutUnit.checkedExtent(layout.interSectionSpacing) {
      note("interSectionSpacing", $0, layout.interSectionSpacing, $1)
    }
    var maker = CompositionalNodes(axis: layout.axis, reserved: [])
    let bars = LayoutUnit(points: container.crossStartInset + container.crossEndInset)
    let boundaries = CompositionalBoundaries(
      boundaryItems,
      in: Units(
        main: container.mainExtent.rawValue, cross: max(0, (container.crossLength - bars).rawValue)),
      crossStart: 0, maker: &maker, floor: container.floorGrid)
    for problem in maker.problems {
      note("boundaryItems", problem.problem, problem.given, problem.used)
    }
    prepared = PreparedCompositional(
      layout: layout, environment: environment, container: container, boundaries: boundaries,
      interSectionSpacing: spacing.rawValue)
    prepared.pins = boundaries.pins
    prepared.addLayers(boundaries.items.map { $0.zIndex })
    self.diagnostics = diagnostics
  }

  /// Creates a builder that changes a prepared layout.
  ///
  /// The prepared layout is moved into the builder. Use `handOver(to:)` to move it back.
  @usableFromInline
  init(changing other: inout PreparedCompositional) {
    layout = other.layout
    diagnostics = other.diagnostics
    prepared = PreparedCompositional(
      layout: other.layout, environment: other.environment, container: other.container,
      boundaries: other.boundaries, interSectionSpacing: other.interSectionSpacing)
    swap(&prepared, &other)
  }

  /// Moves the prepared layout to `other`.
  ///
  /// The values are swapped because a copy would retain each of the layout's arrays.
  @usableFromInline
  mutating func handOver(to other: inout PreparedCompositional) { swap(&prepared, &other) }

  // MARK: 1. Resolve

  @inlinable
  mutating func resolveSections(of delegate: some LayoutDelegate) throws(LayoutError) {
    let sections = try diagnostics.checkedSectionCount(delegate.numberOfSections)
    let common = delegate.commonNumberOfItems
    reserve(sections)
    for section in 0..<sections {
      let count = common ?? delegate.numberOfItems(inSection: section)
      try addSection(
        section, count,
        layout.description(ofSection: section, by: delegate, in: environment))
    }
  }

  @usableFromInline
  mutating func reserve(_ sections: Int) { prepared.records.reserveCapacity(sections) }

  @usableFromInline
  mutating func addSection(
    _ section: Int, _ count: Int, _ description: DescribedSection
  ) throws(LayoutError) {
    let template = try template(for: description, section)
    let count = try checked(count, section, template, stored: storedItems)
    prepared.records.append(PreparedCompositional.Record(template: template, count: count))
    if prepared.templates[Int(template)].isMeasured { storedItems += count }
  }

  mutating func checked(
    _ count: Int, _ section: Int, _ template: Int32, stored: Int
  ) throws(LayoutError) -> Int {
    let isStored = prepared.templates[Int(template)].isMeasured
    return try diagnostics.checkedCount(
      count, inSection: section, after: isStored ? stored : 0,
      limit: isStored ? LayoutLimits.maximumStoredItems : LayoutLimits.maximumCount)
  }

  /// Returns the number of the template for a description, and creates the template if it is new.
  mutating func template(
    for described: DescribedSection, _ section: Int
  ) throws(LayoutError) -> Int32 {
    switch described {
    case .specified(let description): return try template(for: description, section)
    case .own(let number):
      if let known = ownTemplates[number] { return known }
      let made = try template(for: layout.description(ofSection: number), section)
      ownTemplates[number] = made
      return made
    }
  }

  private mutating func template(
    for description: CompositionalSection, _ section: Int
  ) throws(LayoutError) -> Int32 {
    let limit = CompositionalItem.maximumDepth
    guard description.group.depth <= limit else {
      throw .groupsNestedTooDeeply(section: section, depth: description.group.depth, limit: limit)
    }
    if let known = prepared.templateOf[description] { return known }
    var found: [LayoutDiagnostic] = []
    let template = CompositionalTemplate(
      description, container: container, axis: layout.axis
    ) { problem, given, used in
      found.append(
        LayoutDiagnostic(
          .section(section, parameter: "sections"), problem, given: given, used: used))
    }
    for diagnostic in found { diagnostics.note(diagnostic) }
    let number = Int32(prepared.templates.count)
    if !found.isEmpty { prepared.templateProblems[number] = found }
    prepared.templates.append(template)
    prepared.templateOf[description] = number
    if beforePlan != nil { planned.append(description) }
    prepared.reach.extend(to: template.reach)
    prepared.reach.before.main = max(prepared.reach.before.main, template.boundaries.reach)
    prepared.reach.after.main = max(prepared.reach.after.main, template.boundaries.reach)
    for decoration in template.decorations {
      let insets = decoration.insets.main
      prepared.reach.before.main = max(prepared.reach.before.main, 0 &- insets.start.units)
      prepared.reach.after.main = max(prepared.reach.after.main, 0 &- insets.end.units)
    }
    for node in template.nodes {
      for attachment in node.attachments { prepared.attachedKinds.insert(attachment.kind) }
    }
    prepared.addLayers(template.layers)
    if template.isMeasured, template.groupLayers.count > 1 { prepared.visitsLayersTogether = true }
    prepared.pins = prepared.pins || template.boundaries.pins
    return number
  }

  /// Notes the problems of all descriptions, as a preparation does.
  ///
  /// They are reported for the first section with a description.
  @usableFromInline
  mutating func noteDescriptions() {
    guard !prepared.templateProblems.isEmpty else { return }
    diagnostics.remove { subject in
      if case .section(_, "sections") = subject { return true }
      return false
    }
    var noted: Set<Int32> = []
    for section in prepared.records.indices {
      let template = prepared.records[section].template
      guard let problems = prepared.templateProblems[template],
        noted.insert(template).inserted
      else { continue }
      for var problem in problems {
        problem.subject = .section(section, parameter: "sections")
        diagnostics.note(problem)
      }
    }
  }

  // MARK: 3. Stack

  @usableFromInline
  mutating func stackSections() {
    var builder = ExtentIndexBuilder(expecting: prepared.numberOfSections)
    for section in 0..<prepared.numberOfSections {
      builder.append(extent(ofSection: section))
    }
    if builder.isCut { noteCut() }
    prepared.extents = builder.finish()
  }

  /// Returns the extent of a section along the main axis, including the spacing after it.
  mutating func extent(ofSection section: Int) -> Int64 {
    let record = prepared.records[section]
    let template = prepared.templates[Int(record.template)]
    return template.frameExtent &+ bodyExtent(section, record, template)
      &+ prepared.interSectionSpacing
  }

  private mutating func bodyExtent(
    _ section: Int, _ record: PreparedCompositional.Record, _ template: CompositionalTemplate
  ) -> Int64 {
    guard record.count > 0 else { return 0 }
    if template.isMeasured { return measuredExtent(ofSection: section, template) }
    guard template.stacksMain else { return template.size.main }
    let groups = template.groupCount(forItems: record.count)
    if template.pitch(forGroups: groups) < template.size.main &+ template.spacing {
      // Groups that overlap because their positions are limited reach beyond their section.
      noteTooLarge()
      prepared.reach.after.main = max(prepared.reach.after.main, template.size.main)
    }
    return template.length(ofGroups: groups)
  }

  /// Extends the reach of queries to all elements because some are beyond the largest position.
  mutating func noteCut() {
    noteTooLarge()
    prepared.reach.before = Units(main: .max / 4, cross: .max / 4)
    prepared.reach.after = Units(main: .max / 4, cross: .max / 4)
  }

  /// Adds a diagnostic, at most once, because the content ends at the largest position.
  private mutating func noteTooLarge() {
    guard !isTooLarge else { return }
    isTooLarge = true
    diagnostics.note(
      LayoutDiagnostic(.content, .tooLarge, used: LayoutLimits.maximumPosition.points))
  }

  @usableFromInline
  mutating func finish() {
    let groups = prepared.numberOfSections
    let sections = groups == 0 ? 0 : prepared.extents.length &- prepared.interSectionSpacing
    prepared.space.mainLength = min(
      LayoutLimits.maximumPosition.rawValue,
      prepared.boundaries.headExtent &+ max(0, sections) &+ prepared.boundaries.footExtent)
    prepared.diagnostics = diagnostics
    prepared.work = work
  }
}
