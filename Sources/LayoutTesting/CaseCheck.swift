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
      return Outcome(Checks.queryEqualsBruteForce(prepared, all, viewport, &random))
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
    case .positionsAgree:
      return Outcome(Checks.positionsAgree(all, sections: prepared.numberOfSections))
    case .rightToLeftMirrors: return Outcome(try mirror())
    case .transposes: return Outcome(try transposition())
    case .updateEqualsFresh, .diagnosticsSurvive, .diagnosticsAreCurrent:
      return try updateOutcome(of: law)
    case .engineEqualsFresh, .anchorsHold, .motionsConnect, .deltasAddUp, .restingOffsetsHold:
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
    case .noOverlap:
      guard example.collection.isSane else { return .skipped("bad data") }
      return Outcome(Checks.noOverlap(prepared, example.environment))
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

  private func mirror() throws(LayoutError) -> String? {
    let left = try prepared(reading: .leftToRight)
    let right = try prepared(reading: .rightToLeft)
    if let finding = Checks.isAtTheRight(right, example.environment) { return finding }
    // The viewport is slightly larger than the content, so that rounding moves no pinned element.
    let width = right.contentSize.width
    let height = right.contentSize.height + 1
    // If the container is not a whole number of pixels wide, an edge between pixels can be rounded
    // in another direction than its mirror image. Whether a width of billions of pixels is whole
    // cannot be determined in floating point.
    let pixels = width * example.environment.scale
    let isWhole = pixels.ulp < 1e-6 && (pixels - pixels.rounded()).magnitude < 1e-6
    let resting = isWhole ? 0 : 1 / example.environment.scale
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
      updates = .some(try brokenUpdate())
    }
    guard let broken = updates ?? nil else { return .held }
    return broken.law == law ? .broken(broken.finding) : .skipped("another law is broken first")
  }

  private func brokenUpdate() throws(LayoutError) -> BrokenLaw? {
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
      steps: example.steps, using: &random)
  }

  private mutating func sessionOutcome(of law: LayoutLaw) throws(LayoutError) -> Outcome {
    guard example.collection.flavor != .bad else { return .skipped("bad data") }
    if session == nil {
      session = .some(try brokenSession())
    }
    guard let broken = session ?? nil else { return .held }
    return broken.law == law ? .broken(broken.finding) : .skipped("another law is broken first")
  }

  private func brokenSession() throws(LayoutError) -> BrokenLaw? {
    var random = SeededGenerator(seed: example.seed ^ 0xe461)
    var held = try EngineSession(
      EngineLaw([example.strategy]),
      EditableCollection(example.collection, script: laws.questions.script),
      example.environment, &random)
    held.claims = claims
    for _ in 0..<example.steps {
      if let broken = try held.step(&random) {
        return BrokenLaw(law: broken.law, finding: "\(held.last): \(broken.finding)")
      }
    }
    return nil
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
