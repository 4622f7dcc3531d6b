import LayoutCore

/// An engine, and beside it what it should know: the whole collection, what is hidden, what was measured.
struct EngineSession<Strategy: LayoutStrategy> {
  let law: EngineLaw<Strategy>
  var engine: LayoutEngine<Strategy>
  var collection: EditableCollection
  var hiddenSections: Set<Int> = []
  var hiddenItems: Set<Int> = []
  var hiddenColumns: Set<Int> = []
  var sizes: [Int: LayoutSize] = [:]
  /// What the last step did, in words.
  var last = "start"
  var deltas = DeltaModel()

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

  /// Changes something, and tells what that broke.
  mutating func step(_ random: inout SeededGenerator) throws(LayoutError) -> BrokenLaw? {
    if random.oneIn(3) { return scroll(&random) }
    let before = Sight(of: self)
    var moved: Set<Int> = []
    let revision = engine.revision
    let update = try change(&random, &moved)
    guard engine.revision != revision else {
      return try checkFresh() ?? checkMotions(before, update)
    }
    deltas.reset(to: engine)
    return try checkFresh() ?? checkAnchor(before, moved) ?? checkMotions(before, update)
  }

  // MARK: Steps

  private mutating func scroll(_ random: inout SeededGenerator) -> BrokenLaw? {
    let range = engine.offsetRange
    var offset = engine.viewport.origin
    switch random.integer(in: 0...5) {
    case 0: offset = range.least
    case 1: offset = range.most
    case 2:
      offset = LayoutPoint(
        x: random.length(in: range.least.x...max(range.least.x, range.most.x)),
        y: random.length(in: range.least.y...max(range.least.y, range.most.y)))
    default:
      offset.x += random.length(in: -40...40)
      offset.y += random.length(in: -40...40)
    }
    last = "scroll to \(offset)"
    let old = engine.viewport.origin
    let delta = engine.moveViewport(to: offset)
    let finding = deltas.apply(delta, of: engine, from: old)
    return finding.map { BrokenLaw(law: .deltasAddUp, finding: $0) }
  }

  private mutating func change(
    _ random: inout SeededGenerator, _ moved: inout Set<Int>
  ) throws(LayoutError) -> LayoutUpdate? {
    let animated = random.oneIn(2)
    let kind = random.integer(in: 0...9)
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
      environment.containerSize = LayoutSize(
        width: random.length(in: 60...500), height: random.length(in: 60...500))
      environment.direction = random.oneIn(3) ? .rightToLeft : .leftToRight
      last = "\(environment)"
      update = try engine.setEnvironment(environment, for: collection, animated: animated)
    default:
      let strategy = random.pick(law.strategies)
      last = "\(strategy)"
      update = try engine.setStrategy(strategy, for: collection, animated: animated)
      if engine.prepared.numberOfColumns != nil { hiddenItems = [] }
    }
    return animated ? update : nil
  }

  /// Forgets what is not known any more after a transaction, and tells which items were moved.
  private mutating func follow(
    _ transaction: LayoutTransaction, _ old: EditableCollection
  ) -> Set<Int> {
    var moved: Set<Int> = []
    for change in transaction.changes {
      switch change {
      case .resizeItem(let index), .reloadItem(let index):
        if let id = old.item(at: index)?.id { sizes[id] = nil }
      case .moveItem(let from, _): if let id = old.item(at: from)?.id { moved.insert(id) }
      case .moveSection(let from, _): moved.formUnion(old.sections[from].items.map { $0.id })
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
      if let id = collection.item(at: preferred.index)?.id, engine.isNews(preferred) {
        sizes[id] = preferred.size
        measured.removeAll { $0.index == preferred.index }
        measured.append(preferred)
      }
    }
    last = "measure \(measured.map { "\($0.index) \($0.size)" })"
    return try engine.setPreferredSizes(measured, for: collection, animated: animated)
  }

  private mutating func toggle(
    _ random: inout SeededGenerator, _ animated: Bool
  ) throws(LayoutError) -> LayoutUpdate? {
    // A sheet that cannot be told what it hides cannot be compared with one that hides it.
    guard !collection.sections.isEmpty,
      engine.prepared.numberOfColumns == nil || law.hide != nil
    else { return nil }
    let hides = random.oneIn(2)
    let section = random.integer(in: 0...collection.sections.count - 1)
    if let columns = engine.prepared.numberOfColumns, columns > 0, random.oneIn(2) {
      let column = random.integer(in: 0...columns - 1)
      last = "\(hides ? "hide" : "show") column \(column)"
      if hides { hiddenColumns.insert(column) } else { hiddenColumns.remove(column) }
      return try engine.setHidden(hides, columns: [column], for: collection, animated: animated)
    }
    if engine.prepared.numberOfColumns != nil || random.oneIn(3) {
      last = "\(hides ? "hide" : "show") section \(section)"
      let id = collection.sections[section].id
      if hides { hiddenSections.insert(id) } else { hiddenSections.remove(id) }
      return try engine.setHidden(hides, sections: [section], for: collection, animated: animated)
    }
    let ids = collection.sections[section].items.map { $0.id }
    let chosen = ids.indices.filter { _ in random.oneIn(3) }
    last = "\(hides ? "hide" : "show") \(chosen) of \(section)"
    for item in chosen {
      if hides { hiddenItems.insert(ids[item]) } else { hiddenItems.remove(ids[item]) }
    }
    return try engine.setHidden(
      hides, items: chosen, inSection: section, for: collection, animated: animated)
  }
}
