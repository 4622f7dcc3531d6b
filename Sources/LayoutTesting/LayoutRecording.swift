import LayoutCore

/// What happened to an engine, step by step, so that it can happen again: a bug report that runs.
///
/// A host records beside its engine, and keeps the recording as JSON or in any other form, with the coder
/// of its choice. Whoever gets it plays it with any strategy, and looks at each step.
///
/// ```swift
/// var recording = LayoutRecording(of: photos, in: environment)
/// recording.apply(transaction, for: photos)
/// let json = try JSONEncoder().encode(recording)
/// // Elsewhere:
/// let report = try JSONDecoder().decode(LayoutRecording.self, from: json)
/// try report.play(WaterfallLayout(columns: 3)) { step, engine in print(step, engine.viewport) }
/// ```
///
/// Counts and sizes are recorded, no other answers of the delegate.
public struct LayoutRecording: Hashable, Sendable, Codable {
  /// The size of an item at some moment.
  public struct ItemSize: Hashable, Sendable, Codable {
    /// Where the item is: its section's number.
    public var section: Int
    /// The item's number in its section.
    public var item: Int
    /// Its width, in points.
    public var width: Double
    /// Its height, in points.
    public var height: Double

    /// Tells how large the item at an index is.
    public init(_ index: ElementIndex, _ size: LayoutSize) {
      section = index.section
      item = index.item
      width = size.width
      height = size.height
    }

    var index: ElementIndex { ElementIndex(section: section, item: item) }
    var size: LayoutSize { LayoutSize(width: width, height: height) }
  }

  /// One thing that happened.
  public enum Step: Hashable, Sendable, Codable {
    /// The collection changed; the sizes are those of items that came or changed.
    case apply(LayoutTransaction, sizes: [ItemSize])
    /// Items were measured.
    case measure([ItemSize])
    /// The viewport moved.
    case scroll(x: Double, y: Double)
    /// The container changed.
    case resize(RecordedEnvironment)
  }

  /// Where the engine began.
  public private(set) var environment: RecordedEnvironment
  /// How many items the sections had at first.
  public private(set) var counts: [Int]
  /// The sizes of all items that had one at first.
  public private(set) var sizes: [ItemSize]
  /// What happened since.
  public private(set) var steps: [Step] = []

  /// A recording that begins with what a delegate answers now.
  ///
  /// - Parameter proposal: What sizes are asked with.
  /// - Complexity: O(n); n = items.
  public init(
    of delegate: some LayoutDelegate, in environment: LayoutEnvironment,
    proposal: LayoutProposal = LayoutProposal()
  ) {
    self.environment = RecordedEnvironment(environment)
    counts = (0..<max(0, delegate.numberOfSections)).map {
      max(0, delegate.numberOfItems(inSection: $0))
    }
    sizes = []
    for (section, count) in counts.enumerated() {
      for item in 0..<count {
        let index = ElementIndex(section: section, item: item)
        if let size = delegate.sizeForItem(at: index, proposal: proposal) {
          sizes.append(ItemSize(index, size))
        }
      }
    }
  }

  /// Records a change of the collection.
  ///
  /// - Parameter delegate: Answers for the collection after it.
  public mutating func apply(
    _ transaction: LayoutTransaction, for delegate: some LayoutDelegate,
    proposal: LayoutProposal = LayoutProposal()
  ) {
    let told = LayoutTransaction(
      transaction.changes,
      counts: (0..<max(0, delegate.numberOfSections)).map { delegate.numberOfItems(inSection: $0) })
    var touched: [ItemSize] = []
    if let changes = try? told.changes(from: latestCounts) {
      for index in changes.itemsToAsk(told) {
        if let size = delegate.sizeForItem(at: index, proposal: proposal) {
          touched.append(ItemSize(index, size))
        }
      }
    }
    steps.append(.apply(told, sizes: touched))
  }

  /// How many items the sections have by now: a recorded transaction tells all of them.
  private var latestCounts: [Int] {
    for case .apply(let transaction, _) in steps.reversed() {
      return transaction.itemCounts.map { $0.count }
    }
    return counts
  }

  /// Records that items were measured.
  public mutating func measure(_ measured: [PreferredSize]) {
    steps.append(.measure(measured.map { ItemSize($0.index, $0.size) }))
  }

  /// Records that the viewport moved.
  public mutating func scroll(to offset: LayoutPoint) {
    steps.append(.scroll(x: offset.x, y: offset.y))
  }

  /// Records that the container changed.
  public mutating func resize(to environment: LayoutEnvironment) {
    steps.append(.resize(RecordedEnvironment(environment)))
  }

  /// Does everything again.
  ///
  /// - Parameter look: Is called before the first step, with 0, and after each, with the engine as it is
  ///   then.
  /// - Returns: The engine at the end.
  /// - Throws: What the strategy throws, or an engine that refuses a transaction.
  @discardableResult
  public func play<Strategy: LayoutStrategy>(
    _ strategy: Strategy, look: (Int, LayoutEngine<Strategy>) -> Void = { _, _ in }
  ) throws(LayoutError) -> LayoutEngine<Strategy> {
    var collection = RecordedCollection(start: self)
    var engine = try LayoutEngine(strategy, for: collection, in: environment.environment)
    look(0, engine)
    for (number, step) in steps.enumerated() {
      switch step {
      case .apply(let transaction, let sizes):
        try collection.apply(transaction, sizes)
        try engine.apply(transaction, for: collection)
      case .measure(let sizes):
        try engine.setPreferredSizes(
          sizes.map { PreferredSize($0.index, $0.size) }, for: collection)
      case .scroll(let x, let y): engine.scroll(to: LayoutPoint(x: x, y: y))
      case .resize(let environment):
        try engine.setEnvironment(environment.environment, for: collection)
      }
      look(number + 1, engine)
    }
    return engine
  }
}
