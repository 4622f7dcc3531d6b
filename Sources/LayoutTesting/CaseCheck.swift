import LayoutCore

/// A case, with the results that several laws share.
struct CaseCheck<Strategy: LayoutStrategy> {
  typealias Outcome = CaseOutcome

  /// The claims of this case that must be observed at least once in the whole run.
  private(set) var observations: [LayoutLaw: Observations] = [:]
  let laws: LayoutLaws<Strategy>
  let example: LayoutCase<Strategy>
  let prepared: Strategy.Prepared
  let all: [LayoutAttributes]
  /// The law that a session with an engine broke; the outer `nil` means that none was run.
  private var session: BrokenLaw??
  private var updates: BrokenLaw??
  /// A description of what is not finite or negative in the layout; `nil` if all frames are valid.
  private lazy var invalidFrame: String? = Checks.finiteFrames(prepared, all)
  private var pins: PinChecks<Strategy.Prepared>?
  /// A second preparation and the questions it asked, which two laws use.
  private var second:
    (prepared: Strategy.Prepared, recorder: RecordingDelegate<GeneratedCollection>)?

  init(_ laws: LayoutLaws<Strategy>, _ example: LayoutCase<Strategy>) throws(LayoutError) {
    self.laws = laws
    self.example = example
    prepared = try example.prepared()
    all = prepared.allElements(viewport: example.viewport)
  }

  /// Returns a digest that combines an earlier digest with all frames.
  func digest(after digest: UInt64) -> UInt64 {
    var digest = digest
    func mix(_ number: UInt64) { digest = (digest ^ number) &* 0x0000_0100_0000_01b3 }
    mix(prepared.contentSize.width.bitPattern)
    mix(prepared.contentSize.height.bitPattern)
    for attributes in all {
      mix(attributes.frame.minX.bitPattern)
      mix(attributes.frame.minY.bitPattern)
      mix(attributes.frame.width.bitPattern)
      mix(attributes.frame.height.bitPattern)
      mix(UInt64(truncatingIfNeeded: attributes.zIndex))
    }
    return digest
  }

  /// Returns the outcome of checking one law.
  ///
  /// NaN does not equal itself, so if a frame is not finite, other laws would be reported falsely.
  /// They are skipped if the strategy claims finite frames; otherwise, they are checked.
  mutating func outcome(of law: LayoutLaw) -> Outcome {
    if law != .finiteFrames, isClaimed(.finiteFrames), invalidFrame != nil {
      return .skipped("another law is broken first")
    }
    do throws(LayoutError) {
      return try tryOutcome(of: law)
    } catch {
      return .broken("an error: \(error)")
    }
  }

  private mutating func tryOutcome(of law: LayoutLaw) throws(LayoutError) -> Outcome {
    let viewport = example.viewport
    if laws.withoutAnswers.contains(law), !example.collection.scripted.isEmpty {
      return .skipped("answers to own questions")
    }
    switch law {
    case .everyElementOnce:
      return Outcome(Checks.everyElementOnce(prepared, example.collection, all))
    case .matchesReference: return matchesReference()
    case .finiteFrames: return Outcome(invalidFrame)
    case .insideContent:
      guard example.collection.isSane else { return .skipped("bad data") }
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
    case .updateEqualsFresh, .diagnosticsSurvive, .diagnosticsAreCurrent:
      return try updateOutcome(of: law)
    case .engineEqualsFresh, .anchorsHold, .motionsConnect, .deltasAddUp:
      return try sessionOutcome(of: law)
    case .followersAreReported:
      var random = SeededGenerator(seed: example.seed ^ 0xf011)
      return Outcome(Checks.followersAreReported(prepared, all, viewport, &random))
    case .badDataIsDiagnosed: return try badData()
    case .pinsHold, .pinsCover, .edgesAreObscured: return pinOutcome(of: law)
    case .scrollingIsDescribed:
      if let finding = Checks.scrollingIsDescribed(prepared, example.environment) {
        return .broken(finding)
      }
      return Outcome(try insetsOfViewport())
    case .identityHolds: return try identity()
    case .contentIsTight:
      guard let parameters = laws.parameters else { return .skipped("no registration") }
      guard example.collection.isSane else { return .skipped("bad data") }
      guard let distances = parameters.distances(of: example.strategy) else {
        return .skipped("endless distances")
      }
      return Outcome(
        Checks.contentIsTight(prepared, example.environment, distances: distances))
    case .insideContentInBounce:
      guard example.collection.isSane else { return .skipped("bad data") }
      return Outcome(Checks.insideContentInBounce(prepared, example.environment))
    case .answersMatter: return try answersMatter()
    case .noOverlap:
      guard example.collection.isSane else { return .skipped("bad data") }
      return Outcome(Checks.noOverlap(prepared, example.environment))
    case .appendKeepsEarlier: return try append()
    case .workIsBounded: return try work()
    }
  }

  mutating func pinChecks() -> PinChecks<Strategy.Prepared> {
    if let pins { return pins }
    let made = PinChecks(
      prepared, example.environment, near: example.offset, seed: example.seed)
    pins = made
    return made
  }

  mutating func observe(_ seen: Observations, _ law: LayoutLaw) {
    observations[law, default: Observations()].add(seen)
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

  /// Returns the layout in a reading direction, which is often prepared already.
  private func prepared(
    reading direction: FlowDirection
  ) throws(LayoutError) -> Strategy.Prepared {
    if example.environment.direction == direction { return prepared }
    var other = example
    other.environment.direction = direction
    return try other.prepared()
  }

  /// Checks that other scroll insets in the viewport have the effect of a new preparation.
  private func insetsOfViewport() throws(LayoutError) -> String? {
    var other = example
    other.environment.insets.top += 13.5
    other.environment.insets.leading += 7
    other.environment.insets.bottom += 4
    let scrolling = prepared.contentScrolling
    let insets = scrolling.scrollInsets(of: other.environment)
    other.environment.insets = example.environment.insets.replacing(
      with: insets, along: scrolling.insetAxis)
    if scrolling.needsPreparation(for: other.environment, after: example.environment) { return nil }
    let viewport = LayoutViewport(example.viewport, insets: insets)
    let expected = try other.prepared().allElements(viewport: example.viewport)
    let found = prepared.allElements(in: viewport)
    guard found != expected else { return nil }
    let index = zip(found, expected).enumerated().first { $0.element.0 != $0.element.1 }?.offset
    return "in \(viewport.rect) with the insets \(insets), "
      + (index.map { "\(found[$0]) should be \(expected[$0])" } ?? "elements are missing")
  }

  private mutating func asksOnce() throws(LayoutError) -> Outcome {
    let recorder = try preparedAgain().recorder
    if let stray = recorder.strays.first { return .broken("\(stray) is asked for") }
    return Outcome(
      recorder.repeated.first.map { "\($0) is asked for \(recorder.asked[$0] ?? 0) times" })
  }

  private func sharedEdges() throws(LayoutError) -> Outcome {
    // With whole numbers of points, the container and a part of it that has a layout of its own have
    // the same extents at every scale, so the layout is the same until its edges are rounded.
    var coarse = example
    coarse.environment.containerSize.width.round(.down)
    coarse.environment.containerSize.height.round(.down)
    coarse.environment.insets = coarse.environment.insets.rounded
    guard coarse.collection.isSane else { return .skipped("bad data") }
    guard all.count <= 48 else { return .skipped("many elements") }
    guard coarse.environment.scale != 1.5 else { return .skipped("no whole scale") }
    // Each edge between two pixels of the coarse grid is also one of a grid whose scale is an odd
    // multiple. So two positions that the coarse grid separates are not on one edge of the fine grid,
    // however small the distance between them is.
    var fine = coarse
    fine.environment.scale = coarse.environment.scale == 2 ? 62 : 63
    let rest = LayoutRect(origin: .zero, size: coarse.environment.containerSize)
    let frames = try [coarse, fine].map { example throws(LayoutError) in
      let prepared = try example.prepared()
      // A pinned element can meet any other, and is rounded by itself.
      return prepared.allElements(viewport: rest).filter {
        $0.element.category == .cell && !prepared.followsViewport($0.element)
      }
    }
    let found = Checks.sharedEdges(frames[0], fine: frames[1], pixel: 1 / fine.environment.scale)
    return found.map { Outcome($0) } ?? .skipped("gaps of less than a pixel")
  }

  private func mirror() throws(LayoutError) -> String? {
    let left = try prepared(reading: .leftToRight)
    let right = try prepared(reading: .rightToLeft)
    // The viewport is slightly larger than the content, so that rounding moves no pinned element.
    let width = right.contentSize.width
    let height = right.contentSize.height + 1
    // If the container is not a whole number of pixels wide, an edge between pixels can be rounded in
    // another direction than its mirror image. Layouts that promise shared edges have no such edges.
    // Whether a width of billions of pixels is whole cannot be determined in floating point.
    let pixels = width * example.environment.scale
    let isWhole = pixels.ulp < 1e-6 && (pixels - pixels.rounded()).magnitude < 1e-6
    let isExact = laws.claims.contains(.sharedEdges) || isWhole
    let resting = isExact ? 0 : 1 / example.environment.scale
    let finding = Checks.mirrored(
      left.allElements(viewport: LayoutRect(x: 0, y: 0, width: width + 1, height: height)),
      right.allElements(viewport: LayoutRect(x: -1, y: 0, width: width + 1, height: height)),
      width: width, resting: resting)
    if finding != nil || !left.hasFollowers && !right.hasFollowers { return finding }
    // If elements are pinned, compare scrolled layouts too, at the same distance in reading
    // direction.
    let room = max(0, width - example.environment.containerSize.width)
    let x = min(max(0, example.offset.x), room)
    let y = min(max(0, example.offset.y), right.contentSize.height)
    let seen = LayoutRect(
      origin: LayoutPoint(x: x, y: y), size: example.environment.containerSize)
    var opposite = seen
    opposite.origin.x = width - seen.maxX
    return Checks.mirrored(
      left.allElements(viewport: seen), right.allElements(viewport: opposite), width: width,
      slack: 1 + 1 / example.environment.scale, resting: resting
    ) { left.followsViewport($0) }.map { "scrolled to \(x), \(y): \($0)" }
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
    let upright = try prepared(reading: .leftToRight)
    let turned = try other.prepared()
    let (scrolling, turnedScrolling) = (upright.contentScrolling, turned.contentScrolling)
    if scrolling.axis?.transposed != turnedScrolling.axis
      || scrolling.insetAxis?.transposed != turnedScrolling.insetAxis
      || upright.stickyEdges.transposed != turned.stickyEdges
    {
      return "the scroll axis, the axis of insets or sticky edges are not transposed"
    }
    return Checks.transposed(
      upright.allElements(viewport: one.viewport), turned.allElements(viewport: other.viewport))
  }

  private func append() throws(LayoutError) -> Outcome {
    guard example.collection.isSane else { return .skipped("bad data") }
    guard let last = example.collection.sections.indices.last else {
      return .skipped("no sections")
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

  /// The laws that the strategy claims to keep in this case; others must not hide their violations.
  private var claims: Set<LayoutLaw> { laws.claims.filter { isClaimed($0) } }

  /// Returns whether the strategy claims to keep a law in this case.
  private func isClaimed(_ law: LayoutLaw) -> Bool {
    laws.claims.contains(law)
      && (example.collection.scripted.isEmpty || !laws.withoutAnswers.contains(law))
  }

  private mutating func updateOutcome(of law: LayoutLaw) throws(LayoutError) -> Outcome {
    if updates == nil {
      var picture: ChangePicture?
      updates = .some(try brokenUpdate(&picture))
    }
    guard let broken = updates ?? nil else { return .held }
    return broken.law == law ? .broken(broken.finding) : .skipped("another law is broken first")
  }

  private func brokenUpdate(_ picture: inout ChangePicture?) throws(LayoutError) -> BrokenLaw? {
    var random = SeededGenerator(seed: example.seed ^ 0xc4a6)
    let collection = EditableCollection(
      example.collection, script: laws.questions.script)
    // Here, answers about a section apply at every level and column, so the layout can differ.
    let first =
      example.collection.scripted.isEmpty
      ? prepared : try example.strategy.prepare(for: collection, in: example.environment)
    var law = UpdateLaw<Strategy>(diagnostics: claims)
    law.comparesLayouts = claims.contains(.updateEqualsFresh)
    return try law.finding(
      example.strategy, first, of: collection, environment: example.environment,
      steps: example.steps, using: &random, drawing: &picture)
  }

  private mutating func sessionOutcome(of law: LayoutLaw) throws(LayoutError) -> Outcome {
    guard example.collection.flavor != .bad else { return .skipped("bad data") }
    if session == nil {
      var picture: ChangePicture?
      session = .some(try brokenSession(&picture))
    }
    guard let broken = session ?? nil else { return .held }
    return broken.law == law ? .broken(broken.finding) : .skipped("another law is broken first")
  }

  private func brokenSession(_ picture: inout ChangePicture?) throws(LayoutError) -> BrokenLaw? {
    var random = SeededGenerator(seed: example.seed ^ 0xe461)
    var held = try EngineSession(
      EngineLaw([example.strategy]),
      EditableCollection(example.collection, script: laws.questions.script),
      example.environment, &random)
    held.claims = claims
    for _ in 0..<example.steps {
      if let broken = try held.step(&random, drawing: &picture) {
        return BrokenLaw(law: broken.law, finding: "\(held.last): \(broken.finding)")
      }
    }
    return nil
  }

  /// Returns drawings of the layout before and after the change that breaks a law; `nil` if the law
  /// is not about changes.
  func pictureOfChange(breaking law: LayoutLaw) throws(LayoutError) -> ChangePicture? {
    var picture: ChangePicture? = ChangePicture()
    switch law {
    case .updateEqualsFresh, .diagnosticsSurvive, .diagnosticsAreCurrent:
      return try brokenUpdate(&picture) == nil ? nil : picture
    case .engineEqualsFresh, .anchorsHold, .motionsConnect, .deltasAddUp:
      return try brokenSession(&picture) == nil ? nil : picture
    default: return nil
    }
  }

  private func work() throws(LayoutError) -> Outcome {
    guard let bounds = laws.bounds else { return .broken("claimed, but no bounds are given") }
    let items = example.collection.sections.reduce(0) { $0 + $1.count }
    guard items > 0 else { return .skipped("no items") }
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

extension LayoutInsets {
  /// Returns the insets with those of another value along an axis, or along both.
  fileprivate func replacing(with other: LayoutInsets, along axis: LayoutAxis?) -> LayoutInsets {
    var insets = self
    if axis != .horizontal { (insets.top, insets.bottom) = (other.top, other.bottom) }
    if axis != .vertical { (insets.leading, insets.trailing) = (other.leading, other.trailing) }
    return insets
  }
}
