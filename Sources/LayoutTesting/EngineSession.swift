import LayoutCore
import LayoutRuntime

/// An engine, with a model of its state: the whole collection, the hidden elements and the measured
/// sizes.
struct EngineSession<Strategy: LayoutStrategy> {
  let law: EngineLaw<Strategy>
  var engine: LayoutEngine
  var collection: EditableCollection
  /// The sections that are hidden from the layout, and the rows of sheets that are hidden in place.
  var hiddenSections: Set<Int> = []
  var hiddenRows: Set<Int> = []
  var hiddenItems: Set<Int> = []
  var sizes: [Int: LayoutSize] = [:]
  /// The measured sizes of headers and footers, by the identifiers of their sections.
  var edgeItemSizes: [Int: EdgeItemSizes] = [:]
  /// The offsets of sections that scroll by themselves, by their identifiers.
  var offsets: [Int: Double] = [:]
  /// The new indexes of the items of sections that the last step reloaded, by their identifiers.
  var replaced: [Int: ElementIndex] = [:]
  /// The identifiers of the sections whose items the last step changed or measured.
  var touched: Set<Int> = []
  /// A Boolean value that indicates whether the last change prepared the whole layout again.
  var isPreparedAnew = false
  /// A Boolean value that indicates whether the last step changed only the insets of a scroll view.
  ///
  /// In this case, a section that bounces at that moment continues to bounce.
  private var tookInsets = false
  /// A description of the last step.
  var last = "start"
  var deltas = DeltaModel()
  /// The laws to check; after a step that breaks another law, the session continues.
  var claims = Set(LayoutLaw.allCases)

  init(
    _ law: EngineLaw<Strategy>, _ counts: [Int], _ environment: LayoutEnvironment,
    _ random: inout SeededGenerator
  ) throws(LayoutError) {
    let collection = EditableCollection(counts: counts, script: law.script, using: &random)
    try self.init(law, collection, environment, &random)
  }

  init(
    _ law: EngineLaw<Strategy>, _ collection: EditableCollection,
    _ environment: LayoutEnvironment, _ random: inout SeededGenerator
  ) throws(LayoutError) {
    self.law = law
    self.collection = collection
    engine = try LayoutEngine(random.pick(law.strategies), for: collection, in: environment)
    engine.overscan = random.pick([0, 0, 50])
    engine.prefetchDistance = random.pick([0, 120])
    engine.anchor = random.pick([.start, .start, .leading, .end])
  }

  /// Performs a random step, and returns the law that it broke, if any.
  mutating func step(_ random: inout SeededGenerator) throws(LayoutError) -> BrokenLaw? {
    (replaced, touched) = ([:], [])
    if random.oneIn(3) {
      if let broken = claimed(checkRest(random)) { return broken }
      if random.oneIn(2), let section = sectionToScroll(&random) {
        // As an argument of `claimed`, the call would change a copy of the engine.
        let broken = scroll(section, &random)
        if let broken = claimed(broken) { return broken }
        return claimed(try checkFresh())
      }
      let broken = scroll(&random)
      return claimed(broken)
    }
    let before = SessionSnapshot(of: self)
    var moved: Set<Int> = []
    let revision = engine.revision
    let animated = random.oneIn(2)
    // The copy makes the change copy the storage, as an animated change does anyway.
    let old = animated ? engine : nil
    let update = try change(&random, animated: animated, &moved)
    let wrong = wronglyHidden().map { BrokenLaw(law: .engineEqualsFresh, finding: $0) }
    if let broken = claimed(wrong) { return broken }
    guard engine.revision != revision else {
      return claimed(try checkFresh()) ?? claimed(checkMotions(before, old, update))
    }
    if !tookInsets { followOffsets(comeToRest: isPreparedAnew) }
    if let broken = claimed(checkOffsets()) { return broken }
    deltas.reset(to: engine)
    return claimed(try checkFresh()) ?? claimed(checkAnchor(before, moved))
      ?? claimed(checkMotions(before, old, update))
  }

  /// Returns a broken law if it is one of those to check; otherwise, `nil`.
  func claimed(_ broken: BrokenLaw?) -> BrokenLaw? {
    broken.flatMap { claims.contains($0.law) ? $0 : nil }
  }

  // MARK: Steps

  private mutating func scroll(_ random: inout SeededGenerator) -> BrokenLaw? {
    let range = engine.contentOffsetBounds
    var offset = engine.viewport.origin
    switch random.integer(in: 0...5) {
    case 0: offset = range.minimum
    case 1: offset = range.maximum
    case 2:
      offset = LayoutPoint(
        x: random.length(in: range.minimum.x...max(range.minimum.x, range.maximum.x)),
        y: random.length(in: range.minimum.y...max(range.minimum.y, range.maximum.y)))
    default:
      offset.x += random.length(in: -40...40)
      offset.y += random.length(in: -40...40)
    }
    last = "scroll to \(offset)"
    // A host can change these between two steps, and after a change of content before the first.
    if random.oneIn(4) { engine.overscan = random.pick([0, 20, 50]) }
    if random.oneIn(4) { engine.prefetchDistance = random.pick([0, 60, 120]) }
    if random.oneIn(4) {
      engine.setContentOffset(
        LayoutPoint(
          x: offset.x + random.length(in: -100...100), y: offset.y + random.length(in: -100...100)))
    }
    let old = engine.viewport.origin
    let delta = engine.scroll(to: offset)
    let finding = deltas.apply(delta, of: engine, from: old)
    return finding.map { BrokenLaw(law: .deltasAddUp, finding: $0) }
  }

  private mutating func change(
    _ random: inout SeededGenerator, animated: Bool, _ moved: inout Set<Int>
  ) throws(LayoutError) -> LayoutUpdate? {
    let kind = random.integer(in: 0...9)
    isPreparedAnew = kind >= 8
    tookInsets = false
    var update: LayoutUpdate?
    switch kind {
    case 0...3:
      let old = collection
      let transaction = collection.change(using: &random)
      last = "\(transaction)"
      moved = follow(transaction, old)
      update = try engine.apply(transaction, for: collection, animated: animated)
    case 4, 5: update = try measure(&random, animated)
    case 6, 7: update = try toggle(&random, animated)
    case 8:
      var environment = engine.environment
      if random.oneIn(2) {
        // These are bars that a scroll view adds; a layout may apply them without being prepared
        // again.
        environment.insets.top = random.length(in: 0...80)
        environment.insets.bottom = random.length(in: 0...80)
        isPreparedAnew = engine.prepared.contentScrolling.needsPreparation(
          for: environment, after: engine.environment)
        tookInsets = !isPreparedAnew
        last = "\(environment)"
        update = try engine.setEnvironment(environment, for: collection, animated: animated)
        break
      }
      environment.containerSize = LayoutSize(
        width: random.length(in: 60...500), height: random.length(in: 60...500))
      environment.direction = random.oneIn(3) ? .rightToLeft : .leftToRight
      last = "\(environment)"
      update = try engine.setEnvironment(environment, for: collection, animated: animated)
    default:
      let strategy = random.pick(law.strategies)
      last = "\(strategy)"
      update = try engine.setStrategy(strategy, for: collection, animated: animated)
    }
    return animated ? update : nil
  }

  /// Removes sizes that are unknown after a transaction, and returns the identifiers of moved
  /// items.
  private mutating func follow(
    _ transaction: LayoutTransaction, _ old: EditableCollection
  ) -> Set<Int> {
    var moved: Set<Int> = []
    let changes = try? transaction.changes(fromSections: old.numberOfSections) {
      old.numberOfItems(inSection: $0)
    }
    for change in changes?.within ?? [] { touched.insert(collection.sections[change.section].id) }
    // A section that moves or that is resized may be laid out differently.
    for insertion in changes?.sections.inserted ?? [] where insertion.source != nil {
      touched.insert(collection.sections[insertion.index].id)
    }
    for section in changes?.reloaded ?? [] {
      touched.insert(collection.sections[section.index].id)
      let ids = (old.sections[section.oldIndex].id, collection.sections[section.index].id)
      offsets[ids.1] = offsets[ids.0]
      for (item, content) in old.sections[section.oldIndex].items.enumerated() {
        replaced[content.id] = ElementIndex(section: section.index, item: item)
      }
    }
    for change in transaction.changes {
      switch change {
      case .resizeItem(let index): if let id = old.item(at: index)?.id { sizes[id] = nil }
      case .moveItem(let from, _): if let id = old.item(at: from)?.id { moved.insert(id) }
      case .moveSection(let from, let to):
        let isHidden = old.sections.map { hiddenSections.contains($0.id) }
        if let changes, !changes.keepsPlace(ofSection: from, to, isHidden: { isHidden[$0] }) {
          moved.formUnion(old.sections[from].items.map { $0.id })
        }
      default: break
      }
    }
    return moved
  }

  private mutating func measure(
    _ random: inout SeededGenerator, _ animated: Bool
  ) throws(LayoutError) -> LayoutUpdate {
    let all = collection.sections.indices.flatMap { section in
      collection.sections[section].items.indices.map { ElementIndex(section: section, item: $0) }
    }
    var measured: [PreferredSize] = []
    for _ in 0..<random.integer(in: 1...5) where !all.isEmpty {
      let preferred = PreferredSize(random.pick(all), collection.makeSize(&random))
      if let id = collection.item(at: preferred.index)?.id, engine.changesLayout(preferred) {
        sizes[id] = preferred.size
        touched.insert(collection.sections[preferred.index.section].id)
        measured.removeAll { $0.element == preferred.element }
        measured.append(preferred)
      }
    }
    for _ in 0..<random.integer(in: 0...2) where !collection.sections.isEmpty {
      measureEdgeItem(&measured, &random)
    }
    last = "measure \(measured.map { "\($0.element) \($0.size)" })"
    return try engine.setPreferredSizes(measured, for: collection, animated: animated)
  }

  /// Measures the header or footer of a section; some sizes are 0 or invalid.
  private mutating func measureEdgeItem(
    _ measured: inout [PreferredSize], _ random: inout SeededGenerator
  ) {
    let section = random.integer(in: 0...collection.sections.count - 1)
    let isHeader = random.oneIn(2)
    var size = collection.makeSize(&random)
    if random.oneIn(6) {
      // Sizes above the limits are for hostile sessions: at the far positions that they lead to,
      // points are too coarse to compare the places of anchors.
      let length = random.pick([0, -5, Double.nan])
      size = LayoutSize(width: length, height: length)
    }
    let element = LayoutElement.supplementary(isHeader ? .header : .footer, section)
    let preferred = PreferredSize(element, size)
    guard engine.changesLayout(preferred) else { return }
    var known = edgeItemSizes[collection.sections[section].id] ?? EdgeItemSizes()
    if isHeader { known.header = size } else { known.footer = size }
    edgeItemSizes[collection.sections[section].id] = known
    measured.removeAll { $0.element == element }
    measured.append(preferred)
  }

  private mutating func toggle(
    _ random: inout SeededGenerator, _ animated: Bool
  ) throws(LayoutError) -> LayoutUpdate? {
    guard !collection.sections.isEmpty else { return nil }
    let hides = random.oneIn(2)
    let section = random.integer(in: 0...collection.sections.count - 1)
    let id = collection.sections[section].id
    let isRow = engine.isRow(section)
    if isRow, !random.oneIn(3) {
      last = "\(hides ? "hide" : "show") row \(section)"
      if hides { hiddenRows.insert(id) } else { hiddenRows.remove(id) }
      return try hides
        ? engine.hide(rows: [section], for: collection, animated: animated)
        : engine.show(rows: [section], for: collection, animated: animated)
    }
    if isRow || random.oneIn(3) {
      last = "\(hides ? "hide" : "show") section \(section)"
      if hides { hiddenSections.insert(id) } else { hiddenSections.remove(id) }
      return try hides
        ? engine.hide(sections: [section], for: collection, animated: animated)
        : engine.show(sections: [section], for: collection, animated: animated)
    }
    let ids = collection.sections[section].items.map { $0.id }
    let chosen = ids.indices.filter { _ in random.oneIn(3) }
    last = "\(hides ? "hide" : "show") \(chosen) of \(section)"
    for item in chosen {
      touched.insert(id)
      if hides { hiddenItems.insert(ids[item]) } else { hiddenItems.remove(ids[item]) }
    }
    return try hides
      ? engine.hide(items: chosen, inSection: section, for: collection, animated: animated)
      : engine.show(items: chosen, inSection: section, for: collection, animated: animated)
  }

  // MARK: What is hidden in which way

  /// Returns a description of a section whose visibility differs from the model.
  private func wronglyHidden() -> String? {
    for (number, section) in collection.sections.enumerated() {
      let isHidden =
        hiddenSections.contains(section.id)
        || hiddenRows.contains(section.id) && engine.isRow(number)
      if engine.isHidden(section: number) != isHidden {
        return "section \(number) is \(isHidden ? "shown" : "hidden")"
      }
    }
    return nil
  }

  /// Returns the collection as the layout must receive it, without the sections and items that are
  /// removed.
  func shown() -> (collection: EditableCollection, delegate: AnyLayoutDelegate) {
    let shown = collection.showing(
      withoutSections: hiddenSections, items: hiddenItems, sizes: sizes)
    let ids = shown.sections.map { $0.id }
    let tracks = TrackExtents(
      hiddenRows: IndexRuns(ids.indices.filter { hiddenRows.contains(ids[$0]) }))
    let whole = collection.sections.indices.filter {
      !hiddenSections.contains(collection.sections[$0].id)
    }
    let isWhole = whole.count == collection.sections.count
    return (
      shown,
      ShownCollection(
        base: shown, tracks: tracks, edgeItems: ids.map { edgeItemSizes[$0] ?? EdgeItemSizes() },
        whole: isWhole ? [] : whole + [collection.sections.count]
      ).erased
    )
  }
}

/// A collection with some sections hidden, and with extents for its rows and columns.
private struct ShownCollection: LayoutDelegate {
  let base: EditableCollection
  let tracks: TrackExtents
  /// The measured sizes of the headers and footers of each section.
  let edgeItems: [EdgeItemSizes]
  /// The numbers of the sections in the whole collection, and the number after the last one.
  ///
  /// The list is empty if no section is hidden.
  let whole: [Int]

  var numberOfSections: Int { base.numberOfSections }

  func numberOfItems(inSection section: Int) -> Int { base.numberOfItems(inSection: section) }

  func sizeForItem(at index: ElementIndex, proposal: LayoutProposal) -> LayoutSize? {
    base.sizeForItem(at: index, proposal: proposal)
  }

  func answer(in slot: inout AnswerSlot) {
    if slot.asks(.trackExtents) {
      slot.fill(.trackExtents) { $1 = tracks }
    } else if slot.asks(.edgeItemSizes) {
      slot.fill(.edgeItemSizes) {
        let own = base.answer(to: .edgeItemSizes, at: $0, default: $1)
        let measured =
          edgeItems.indices.contains($0.section) ? edgeItems[$0.section] : EdgeItemSizes()
        $1 = EdgeItemSizes(
          header: measured.header ?? own.header, footer: measured.footer ?? own.footer)
      }
    } else if slot.asks(.unfilteredSection) {
      slot.fill(.unfilteredSection) {
        $1 = whole.indices.contains($0.section) ? whole[$0.section] : nil
      }
    } else if slot.asks(.unfilteredSectionCount) {
      slot.fill(.unfilteredSectionCount) { $1 = whole.last }
    } else {
      base.answer(in: &slot)
    }
  }
}

extension LayoutChanges {
  /// Returns whether a section moves to the place that it would have kept among the shown sections.
  ///
  /// Such a section does not move, so its cells can be anchors.
  ///
  /// - Parameter isHidden: Returns whether a section is hidden before the changes.
  func keepsPlace(ofSection from: Int, _ to: Int, isHidden: (Int) -> Bool) -> Bool {
    var (before, after) = (0, 0)
    for section in 0..<sections.oldCount where !isHidden(section) {
      guard let kept = sections.newIndex(ofKept: section) else { continue }
      if section < from { before += 1 }
      if kept < to { after += 1 }
    }
    return before == after
  }
}
