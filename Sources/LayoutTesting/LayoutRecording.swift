import LayoutCore
import LayoutRuntime

/// A recording of the changes to an engine, which can be replayed with any strategy.
///
/// A host records each change of its engine, and encodes the recording with any encoder. Use
/// recordings as bug reports that can be run.
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
/// The recording contains counts and sizes, but no other answers of the delegate. Numbers that are not
/// finite are encoded as texts, such as `"nan"`, because JSON has no such numbers.
public struct LayoutRecording: Hashable, Sendable, Codable {
  /// The size of an item, a header or a footer at one moment.
  public struct ItemSize: Hashable, Sendable {
    /// The section of the item, from 0.
    public var section: Int
    /// The index of the item in its section, from 0; 0 for a header or footer.
    public var item: Int
    /// The width, in points.
    public var width: Double
    /// The height, in points.
    public var height: Double
    /// The name of the kind of a supplementary element, or nil for an item.
    public var kind: String?

    /// Creates the size of the item at an index.
    public init(_ index: ElementIndex, _ size: LayoutSize) {
      section = index.section
      item = index.item
      width = size.width
      height = size.height
    }

    init(_ preferred: PreferredSize) {
      self.init(preferred.index, preferred.size)
      if preferred.element.category != .cell { kind = preferred.element.kind.name }
    }

    var index: ElementIndex { ElementIndex(section: section, item: item) }
    var preferred: PreferredSize {
      PreferredSize(
        kind.map { .supplementary(ElementKind($0), section, item) } ?? .cell(at: index), size)
    }
    var size: LayoutSize { LayoutSize(width: width, height: height) }
  }

  /// A recorded change of an engine.
  public enum Step: Hashable, Sendable {
    /// The collection changed; the sizes are those of inserted and changed items.
    case apply(LayoutTransaction, sizes: [ItemSize])
    /// Items, headers or footers were measured.
    case measure([ItemSize])
    /// The viewport moved to a content offset, in points.
    case scroll(x: Double, y: Double)
    /// The container changed.
    case resize(RecordedEnvironment)
  }

  /// The initial environment.
  public private(set) var environment: RecordedEnvironment
  /// The initial number of items in each section.
  public private(set) var counts: [Int]
  /// The initial sizes of all items for which the delegate returned one.
  public private(set) var sizes: [ItemSize]
  /// The recorded steps, in order.
  public private(set) var steps: [Step] = []

  /// Creates a recording that begins with the current answers of a delegate.
  ///
  /// - Parameter delegate: The delegate of the engine.
  /// - Parameter environment: The initial environment.
  /// - Parameter proposal: The proposal with which sizes are requested.
  /// - Complexity: O(n) for n items.
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
  /// - Parameter transaction: The transaction that the engine applies.
  /// - Parameter delegate: The delegate, with the collection after the change.
  /// - Parameter proposal: The proposal with which sizes are requested.
  public mutating func apply(
    _ transaction: LayoutTransaction, for delegate: some LayoutDelegate,
    proposal: LayoutProposal = LayoutProposal()
  ) {
    let specified = LayoutTransaction(
      transaction.changes,
      counts: (0..<max(0, delegate.numberOfSections)).map { delegate.numberOfItems(inSection: $0) })
    var touched: [ItemSize] = []
    if let changes = try? specified.changes(from: latestCounts) {
      for index in changes.itemsToAsk(specified) {
        if let size = delegate.sizeForItem(at: index, proposal: proposal) {
          touched.append(ItemSize(index, size))
        }
      }
    }
    steps.append(.apply(specified, sizes: touched))
  }

  /// The current number of items in each section; a recorded transaction specifies all counts.
  private var latestCounts: [Int] {
    for case .apply(let transaction, _) in steps.reversed() {
      return transaction.itemCounts.map { $0.count }
    }
    return counts
  }

  /// Records that items, headers or footers were measured.
  ///
  /// - Parameter measured: The preferred sizes that the engine received.
  public mutating func measure(_ measured: [PreferredSize]) {
    steps.append(.measure(measured.map { ItemSize($0) }))
  }

  /// Records that the viewport moved.
  ///
  /// - Parameter offset: The content offset that the engine received, in points.
  public mutating func scroll(to offset: LayoutPoint) {
    steps.append(.scroll(x: offset.x, y: offset.y))
  }

  /// Records that the container changed.
  ///
  /// - Parameter environment: The environment that the engine received.
  public mutating func resize(to environment: LayoutEnvironment) {
    steps.append(.resize(RecordedEnvironment(environment)))
  }

  /// Replays the recording.
  ///
  /// - Parameter strategy: The strategy to replay it with.
  /// - Parameter look: A closure that is called before the first step with 0, and after each step
  ///   with its number and the engine.
  /// - Returns: The engine after the last step.
  /// - Throws: The error that the strategy throws, the error of an invalid transaction, or
  ///   ``/LayoutCore/LayoutError/tooManyItems(section:count:limit:)`` or
  ///   ``/LayoutCore/LayoutError/tooManySections(count:limit:)`` if the recording has more items or
  ///   sections than a layout can store.
  @discardableResult
  public func play<Strategy: LayoutStrategy>(
    _ strategy: Strategy, look: (Int, LayoutEngine<Strategy>) -> Void = { _, _ in }
  ) throws(LayoutError) -> LayoutEngine<Strategy> {
    var collection = try RecordedCollection(start: self)
    var engine = try LayoutEngine(strategy, for: collection, in: environment.environment)
    look(0, engine)
    for (number, step) in steps.enumerated() {
      switch step {
      case .apply(let transaction, let sizes):
        try collection.apply(transaction, sizes)
        try engine.apply(transaction, for: collection)
      case .measure(let sizes):
        try engine.setPreferredSizes(sizes.map { $0.preferred }, for: collection)
      case .scroll(let x, let y): engine.scroll(to: LayoutPoint(x: x, y: y))
      case .resize(let environment):
        try engine.setEnvironment(environment.environment, for: collection)
      }
      look(number + 1, engine)
    }
    return engine
  }
}
