import LayoutCore

/// A scripted session of an engine: what happens step by step, what is seen, and whether what should stay
/// in place does.
///
/// ```swift
/// var story = try LayoutStory(HoneycombLayout(), named: "honeycomb", for: colors, in: phone)
/// for place in StoryPlace.allCases {
///   try story.play(StoryStep.visit(place, changingTo: wider, named: "wide honeycomb"))
/// }
/// print(story.storyboard())
/// #expect(story.frames.allSatisfy { $0.anchor?.jump == .zero })
/// ```
///
/// Some items are held back at first, so that there is something to bring in: every fourth item of each
/// section, or every fourth row of a sheet. At each scroll the story begins anew, with the first strategy
/// and nothing changed.
public struct LayoutStory<Strategy: LayoutStrategy, Content: LayoutDelegate & Sendable>: Sendable {
  /// What is seen after a step.
  public struct Frame: Sendable {
    /// What happened, in a few words.
    public let title: String
    /// The name of the strategy.
    public let layout: String
    /// The engine after the step: a snapshot.
    public let engine: LayoutEngine<Strategy>
    /// The collection after the step.
    public let collection: ArrangedCollection<Content>
    /// What should stay in place; nil where nothing in view was there before.
    public let anchor: StoryAnchor?
    /// Whether a part of the story begins here.
    public let isFirst: Bool
  }

  /// What was seen so far.
  public private(set) var frames: [Frame] = []

  private let start: (engine: LayoutEngine<Strategy>, collection: ArrangedCollection<Content>)
  private let firstLayout: String
  private var layout: String
  private var engine: LayoutEngine<Strategy>
  private var collection: ArrangedCollection<Content>
  private var place = StoryPlace.beginning

  /// A story that has not begun.
  ///
  /// - Parameter name: What the strategy is called in the text.
  /// - Throws: What the strategy throws.
  public init(
    _ strategy: Strategy, named name: String, for content: Content,
    in environment: LayoutEnvironment
  ) throws(LayoutError) {
    let whole = try strategy.prepare(for: content, in: environment)
    let isSheet = whole.isSheet
    collection = ArrangedCollection(
      content, holdingBack: { !isSheet && $0.item % 4 == 3 },
      sections: { isSheet && $0 % 4 == 3 })
    engine = try LayoutEngine(strategy, for: collection, in: environment)
    start = (engine, collection)
    layout = name
    firstLayout = name
  }

  /// Goes on with several steps.
  ///
  /// - Throws: What the strategy throws; the story ends before that step then.
  public mutating func play(_ steps: [StoryStep<Strategy>]) throws(LayoutError) {
    for step in steps { try play(step) }
  }

  /// Goes on with a step.
  public mutating func play(_ step: StoryStep<Strategy>) throws(LayoutError) {
    if case .scroll(let place) = step { return scroll(to: place) }
    let before = StorySnapshot(engine, collection, place)
    let title = try perform(step, before)
    frames.append(
      Frame(
        title: title, layout: layout, engine: engine, collection: collection,
        anchor: before.anchor(after: engine, collection), isFirst: frames.isEmpty))
  }

  private mutating func scroll(to place: StoryPlace) {
    (engine, collection) = start
    layout = firstLayout
    self.place = place
    engine.anchor = place.anchor
    engine.scroll(to: place.offset(in: engine))
    let sight = StorySnapshot(engine, collection, place)
    frames.append(
      Frame(
        title: "scroll to the \(place.rawValue)", layout: layout, engine: engine,
        collection: collection, anchor: sight.anchor(after: engine, collection), isFirst: true))
  }

  /// Does what a step says, and tells what that was.
  private mutating func perform(
    _ step: StoryStep<Strategy>, _ before: StorySnapshot
  ) throws(LayoutError) -> String {
    switch step {
    case .scroll: return ""
    case .insert(let count): return try insert(count, before)
    case .measure: return try measure()
    case .turn:
      var environment = engine.environment
      environment.containerSize = environment.containerSize.transposed
      try engine.setEnvironment(environment, for: collection)
      return "turn to \(environment.containerSize)"
    case .deleteAnchor:
      guard let index = before.victim else { return "nothing to delete" }
      let isSheet = engine.prepared.isSheet
      let transaction =
        isSheet ? collection.delete(section: index.section) : collection.delete(index)
      try engine.apply(transaction, for: collection)
      return isSheet ? "delete row \(index.section)" : "delete \(index)"
    case .change(let strategy, let name):
      layout = name
      try engine.setStrategy(strategy, for: collection)
      return "change to \(name)"
    }
  }

  private mutating func insert(_ count: Int, _ before: StorySnapshot) throws(LayoutError) -> String
  {
    let last = collection.numberOfSections - 1
    guard last >= 0 else { return "nowhere to insert" }
    let isSheet = engine.prepared.isSheet
    var index: ElementIndex
    switch place {
    case .beginning: index = ElementIndex(section: 0)
    case .middle:
      index = ElementIndex(section: before.victim?.section ?? 0)
    case .end:
      index = ElementIndex(
        section: isSheet ? last + 1 : last, item: collection.numberOfItems(inSection: last))
    }
    let transaction: LayoutTransaction
    if isSheet {
      let added = Array(collection.heldBackSections().prefix(count))
      index.item = 0
      transaction = collection.insert(sections: added, at: index.section)
    } else {
      let source = collection.sections[index.section].source
      let added = Array(collection.heldBack(preferring: source).prefix(count))
      transaction = collection.insert(added, at: index)
    }
    try engine.apply(transaction, for: collection)
    let what = isSheet ? "rows at \(index.section)" : "at \(index)"
    return "insert \(transaction.changes.count) \(what)"
  }

  /// Every third cell is 16 points longer than thought, the next 8 shorter, the next 24 longer.
  private mutating func measure() throws(LayoutError) -> String {
    let viewport = engine.viewport
    let isHorizontal = engine.prepared.scrollAxis == .horizontal
    let above = LayoutRect(
      x: viewport.minX - (isHorizontal ? viewport.width : 0),
      y: viewport.minY - (isHorizontal ? 0 : viewport.height),
      width: viewport.width * (isHorizontal ? 2 : 1),
      height: viewport.height * (isHorizontal ? 1 : 2))
    var measured: [PreferredSize] = []
    for attributes in engine.elements(in: above) where attributes.element.category == .cell {
      guard let frame = engine.restingFrame(of: attributes.element) else { continue }
      let surprise = [16.0, -8, 24][
        (attributes.element.index.section + attributes.element.index.item) % 3]
      var size = frame.size
      if isHorizontal {
        size.width = max(8, size.width + surprise)
      } else {
        size.height = max(8, size.height + surprise)
      }
      measured.append(PreferredSize(attributes.element.index, size))
    }
    try engine.setPreferredSizes(measured, for: collection)
    return "late sizes of \(measured.count) cells"
  }
}
