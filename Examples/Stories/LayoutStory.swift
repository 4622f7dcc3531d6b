import LayoutCore
import LayoutRuntime

/// A scripted session of an engine that records each step, and whether the anchored content keeps
/// its place.
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
/// At first, the story holds some items back, to insert them later: every fourth item of each
/// section, or every fourth row of a sheet. Each scroll step restarts the story with the first
/// strategy and the initial collection.
public struct LayoutStory<Strategy: LayoutStrategy, Content: LayoutDelegate & Sendable>: Sendable {
  /// The recorded state after a step.
  public struct Frame: Sendable {
    /// A short description of the step.
    public let title: String
    /// The name of the strategy.
    public let layout: String
    /// A copy of the engine after the step.
    public let engine: LayoutEngine
    /// The collection after the step.
    public let collection: ArrangedCollection<Content>
    /// The anchor of the step; `nil` if no visible item was visible before.
    public let anchor: StoryAnchor?
    /// A Boolean value that indicates whether a part of the story begins with this frame.
    public let isFirst: Bool
  }

  /// The frames that were recorded so far.
  public private(set) var frames: [Frame] = []

  private let start: (engine: LayoutEngine, collection: ArrangedCollection<Content>)
  private let firstLayout: String
  private var layout: String
  private var engine: LayoutEngine
  private var collection: ArrangedCollection<Content>
  private var place = StoryPlace.beginning

  /// Creates a story without frames.
  ///
  /// - Parameter strategy: The strategy of the story.
  /// - Parameter name: The name of the strategy in the text.
  /// - Parameter content: The collection to lay out.
  /// - Parameter environment: The initial environment.
  /// - Throws: The error that the strategy throws.
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

  /// Performs several steps.
  ///
  /// - Parameter steps: The steps to perform.
  /// - Throws: The error that the strategy throws. The story then ends before the failed step.
  public mutating func play(_ steps: [StoryStep<Strategy>]) throws(LayoutError) {
    for step in steps { try play(step) }
  }

  /// Performs a step, and records a frame.
  ///
  /// - Parameter step: The step to perform.
  /// - Throws: The error that the strategy throws. The story then ends before this step.
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
    let snapshot = StorySnapshot(engine, collection, place)
    frames.append(
      Frame(
        title: "scroll to the \(place.rawValue)", layout: layout, engine: engine,
        collection: collection, anchor: snapshot.anchor(after: engine, collection), isFirst: true))
  }

  /// Performs a step, and returns a description of it.
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
    case .drag: return try drag(before)
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

  private mutating func drag(_ before: StorySnapshot) throws(LayoutError) -> String {
    let cells = engine.visibleElements.filter { $0.element.category == .cell }
    guard let dragged = cells.last?.element.index,
      let first = cells.first(where: { $0.element.index.section == dragged.section }),
      let target = engine.targetIndex(
        forDragging: dragged, to: LayoutPoint(x: first.frame.midX, y: first.frame.midY))
    else { return "nothing to drag" }
    let preview = try engine.previewOfMove(from: dragged, to: target, for: collection)
    let transaction = collection.move(dragged, to: target)
    frames.append(
      Frame(
        title: "drag \(dragged) over \(target)", layout: layout, engine: preview,
        collection: collection, anchor: before.anchor(after: preview, collection), isFirst: false))
    try engine.apply(transaction, for: collection)
    return "drop it"
  }

  /// Measures cells: of every three, one is 16 points longer than before, one 8 shorter and one 24
  /// longer.
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
