import LayoutCore

/// One case, with what the laws look at.
struct CaseCheck<Strategy: LayoutStrategy> {
  /// What came of putting a law to the test.
  enum Outcome {
    case held
    /// The case says nothing about the law.
    case notTested
    case broken(String)

    init(_ finding: String?) { self = finding.map { .broken($0) } ?? .held }
  }

  let laws: LayoutLaws<Strategy>
  let example: LayoutCase<Strategy>
  let prepared: Strategy.Prepared
  let all: [LayoutAttributes]
  /// What a session with an engine broke, once it was held.
  private var session: BrokenLaw??
  /// A second preparation and what it asked, which two laws look at.
  private var second:
    (prepared: Strategy.Prepared, recorder: RecordingDelegate<GeneratedCollection>)?

  init(_ laws: LayoutLaws<Strategy>, _ example: LayoutCase<Strategy>) throws(LayoutError) {
    self.laws = laws
    self.example = example
    prepared = try example.prepared()
    all = prepared.allElements(viewport: example.viewport)
  }

  mutating func outcome(of law: LayoutLaw) -> Outcome {
    do throws(LayoutError) {
      return try tryOutcome(of: law)
    } catch {
      return .broken("an error: \(error)")
    }
  }

  private mutating func tryOutcome(of law: LayoutLaw) throws(LayoutError) -> Outcome {
    let viewport = example.viewport
    switch law {
    case .everyElementOnce:
      return Outcome(Checks.everyElementOnce(prepared, example.collection, all))
    case .finiteFrames: return Outcome(Checks.finiteFrames(prepared, all))
    case .insideContent:
      guard example.collection.isSane else { return .notTested }
      return Outcome(Checks.insideContent(prepared, example.environment))
    case .queryEqualsBruteForce:
      var random = SeededGenerator(seed: example.seed ^ 0x5eed)
      return Outcome(
        Checks.queryEqualsBruteForce(prepared, all, viewport, &random)
          ?? Checks.queryFarAwayEqualsBruteForce(prepared, viewport, &random))
    case .inOrder: return Outcome(Checks.inOrder(prepared, all, viewport))
    case .attributesAgree: return Outcome(Checks.attributesAgree(prepared, all, viewport))
    case .deterministic:
      let again = try preparedAgain().prepared
      let isSame =
        all == again.allElements(viewport: viewport) && prepared.contentSize == again.contentSize
        && prepared.elements(in: viewport) == again.elements(in: viewport)
      return Outcome(isSame ? nil : "the second time, something is elsewhere")
    case .asksOnce: return try asksOnce()
    case .pixelEdges: return Outcome(Checks.pixelEdges(all, scale: example.environment.scale))
    case .sharedEdges: return try sharedEdges()
    case .positionsAgree:
      return Outcome(Checks.positionsAgree(all, sections: prepared.numberOfSections))
    case .rightToLeftMirrors: return Outcome(try mirror())
    case .transposes: return Outcome(try transposition())
    case .updateEqualsFresh: return Outcome(try update())
    case .engineEqualsFresh, .anchorsHold, .motionsConnect, .deltasAddUp:
      return try sessionOutcome(of: law)
    case .followersAreTold:
      var random = SeededGenerator(seed: example.seed ^ 0xf011)
      return Outcome(Checks.followersAreTold(prepared, all, viewport, &random))
    case .badDataIsDiagnosed:
      guard example.collection.flavor == .bad, hasBadNumbers else { return .notTested }
      guard prepared.diagnostics.isEmpty else { return .held }
      let recorder = RecordingDelegate(example.collection)
      _ = try example.strategy.prepare(for: recorder, in: example.environment)
      return .broken(
        recorder.asked.isEmpty
          ? "nothing is reported; a layout that asks for no sizes cannot claim this law"
          : "nothing is reported")
    case .noOverlap:
      guard example.collection.isSane else { return .notTested }
      return Outcome(Checks.noOverlap(prepared, example.environment))
    case .appendKeepsEarlier: return try append()
    case .workIsBounded: return try work()
    }
  }

  private var hasBadNumbers: Bool {
    example.collection.sections.contains {
      $0.contains { !$0.height.isFinite && !$0.width.isFinite }
    }
  }

  // MARK: Laws that prepare again

  private mutating func preparedAgain() throws(LayoutError) -> (
    prepared: Strategy.Prepared, recorder: RecordingDelegate<GeneratedCollection>
  ) {
    if let second { return second }
    let recorder = RecordingDelegate(example.collection)
    let again = (try example.strategy.prepare(for: recorder, in: example.environment), recorder)
    second = again
    return again
  }

  /// The case read in `direction`, which is the one that is prepared already half of the time.
  private func prepared(
    reading direction: FlowDirection
  ) throws(LayoutError) -> Strategy.Prepared {
    if example.environment.direction == direction { return prepared }
    var other = example
    other.environment.direction = direction
    return try other.prepared()
  }

  private mutating func asksOnce() throws(LayoutError) -> Outcome {
    let recorder = try preparedAgain().recorder
    if let stray = recorder.strays.first { return .broken("\(stray) is asked for") }
    return Outcome(
      recorder.repeated.first.map { "\($0) is asked for \(recorder.asked[$0] ?? 0) times" })
  }

  private func sharedEdges() throws(LayoutError) -> Outcome {
    // At whole widths, the container is as wide at every scale, and so the layout is the same until its
    // edges are rounded.
    var coarse = example
    coarse.environment.containerSize.width.round(.down)
    coarse.environment.containerSize.height.round(.down)
    guard coarse.collection.isSane, all.count <= 48, coarse.environment.scale != 1.5 else {
      return .notTested
    }
    var fine = coarse
    fine.environment.scale = 64
    let rest = LayoutRect(origin: .zero, size: coarse.environment.containerSize)
    let frames = try [coarse, fine].map { example throws(LayoutError) in
      try example.prepared().allElements(viewport: rest).filter { $0.element.category == .cell }
    }
    let found = Checks.sharedEdges(frames[0], fine: frames[1], pixel: 1 / 64)
    return found.map { Outcome($0) } ?? .notTested
  }

  private func mirror() throws(LayoutError) -> String? {
    let left = try prepared(reading: .leftToRight)
    let right = try prepared(reading: .rightToLeft)
    // A viewport around all content, and a little more, so that rounding moves nothing that sticks.
    let width = right.contentSize.width
    let height = right.contentSize.height + 1
    return Checks.mirrored(
      left.allElements(viewport: LayoutRect(x: 0, y: 0, width: width + 1, height: height)),
      right.allElements(viewport: LayoutRect(x: -1, y: 0, width: width + 1, height: height)),
      width: width)
  }

  private func transposition() throws(LayoutError) -> String? {
    guard let transpose = laws.transpose else {
      return "claimed, but no transposed strategy is given"
    }
    var one = example
    one.environment.direction = .leftToRight
    var other = one
    other.strategy = transpose(one.strategy)
    other.collection = one.collection.transposed
    other.environment.containerSize = one.environment.containerSize.transposed
    other.environment.insets = one.environment.insets.transposed
    other.offset = LayoutPoint(x: one.offset.y, y: one.offset.x)
    return Checks.transposed(
      try prepared(reading: .leftToRight).allElements(viewport: one.viewport),
      try other.prepared().allElements(viewport: other.viewport))
  }

  private func append() throws(LayoutError) -> Outcome {
    guard example.collection.isSane, let last = example.collection.sections.indices.last else {
      return .notTested
    }
    var one = example
    one.environment.direction = .leftToRight
    var longer = one
    longer.collection.sections[last] += [
      LayoutSize(width: 40, height: 30), LayoutSize(width: 20, height: 70),
    ]
    let rest = LayoutRect(origin: .zero, size: example.environment.containerSize)
    let before = try prepared(reading: .leftToRight).allElements(viewport: rest)
    let after = try longer.prepared()
    for attributes in before where attributes.element.category == .cell {
      let now = after.attributes(for: attributes.element, viewport: rest)
      if now?.frame != attributes.frame {
        return .broken(
          "\(attributes) moves to \(now.map { "\($0.frame)" } ?? "nowhere") when two items are added"
        )
      }
    }
    return .held
  }

  // MARK: Laws about changes

  private func update() throws(LayoutError) -> String? {
    var random = SeededGenerator(seed: example.seed ^ 0xc4a6)
    return try UpdateLaw<Strategy>().finding(
      example.strategy, prepared, of: EditableCollection(example.collection),
      environment: example.environment, steps: example.steps, using: &random)?.finding
  }

  private mutating func sessionOutcome(of law: LayoutLaw) throws(LayoutError) -> Outcome {
    guard example.collection.flavor != .bad else { return .notTested }
    if session == nil {
      var random = SeededGenerator(seed: example.seed ^ 0xe461)
      var held = try EngineSession(
        EngineLaw([example.strategy]), EditableCollection(example.collection),
        example.environment, &random)
      var broken: BrokenLaw?
      for _ in 0..<example.steps where broken == nil { broken = try held.step(&random) }
      session = .some(
        broken.map { BrokenLaw(law: $0.law, finding: "\(held.last): \($0.finding)") })
    }
    guard let broken = session ?? nil else { return .held }
    return broken.law == law ? .broken(broken.finding) : .notTested
  }

  private func work() throws(LayoutError) -> Outcome {
    guard let bounds = laws.bounds else { return .broken("claimed, but no bounds are given") }
    let items = example.collection.sections.reduce(0) { $0 + $1.count }
    guard items > 0 else { return .notTested }
    let work = prepared.work
    if work.total == 0 { return .broken("nothing is counted while \(items) items are prepared") }
    if work.total > bounds.preparation(items) {
      return .broken("to prepare \(items) items it \(work), more than \(bounds.preparation(items))")
    }
    let found = prepared.elements(in: example.viewport).count
    let query = prepared.work(ofQueryIn: example.viewport, viewport: example.viewport)
    if query.total > bounds.query(found, all.count) {
      return .broken("a query that finds \(found) of \(all.count) has \(query)")
    }
    var collection = EditableCollection(example.collection)
    guard let section = collection.sections.lastIndex(where: { !$0.items.isEmpty }) else {
      return .held
    }
    let counts = collection.sections.map { $0.items.count }
    let last = ElementIndex(section: section, item: counts[section] - 1)
    let transaction = collection.resize(last, to: LayoutSize(width: 31, height: 47))
    var updated = prepared
    try example.strategy.update(
      &updated, by: try transaction.changes(fromSections: counts.count) { counts[$0] },
      for: collection, in: example.environment)
    let resize = updated.work.total
    return resize > bounds.resize(items)
      ? .broken("to resize \(last) of \(items) items it \(updated.work)") : .held
  }
}
