import LayoutCore
import LayoutRuntime
import LayoutTesting

/// An engine that receives invalid arguments in every call.
///
/// No argument may cause a trap. Elements that do not exist have no attributes, and a refused
/// change leaves the engine unchanged. Every element that a query returns must intersect the
/// rectangle of the query.
struct HostileEngine<Strategy: LayoutStrategy> {
  private var engine: LayoutEngine
  private var collection: EditableCollection
  private let strategies: [Strategy]
  private var numbers: HostileNumbers
  private var last = "start"

  /// Creates an engine for a collection, which changes between strategies.
  ///
  /// - Parameter strategies: The strategies, at least one; the engine starts with the first.
  /// - Parameter collection: The collection to lay out.
  /// - Parameter environment: The initial environment.
  /// - Parameter numbers: The generator of invalid arguments.
  /// - Throws: The error that the first strategy throws.
  init(
    _ strategies: [Strategy], for collection: EditableCollection,
    in environment: LayoutEnvironment, _ numbers: HostileNumbers
  ) throws(LayoutError) {
    self.strategies = strategies
    self.collection = collection
    self.numbers = numbers
    engine = try LayoutEngine(strategies[0], for: collection, in: environment)
  }

  /// Changes and queries the engine in a number of steps.
  ///
  /// - Returns: A description of the rule that the engine violated, or `nil`.
  mutating func finding(steps: Int) -> String? {
    for step in 0..<steps {
      let revision = engine.revision
      let size = engine.contentSize
      var error: LayoutError?
      do throws(LayoutError) {
        try change()
      } catch let thrown {
        error = thrown
      }
      if error != nil, engine.revision != revision || engine.contentSize != size {
        return "step \(step), \(last): refused, but the engine changed"
      }
      if let finding = ask() { return "step \(step), \(last): \(finding)" }
    }
    return nil
  }

  // MARK: Changes

  private mutating func change() throws(LayoutError) {
    let collection = collection
    let animated = numbers.random.oneIn(3)
    let hides = numbers.random.oneIn(2)
    switch numbers.random.integer(in: 0...14) {
    case 0, 1: try change(animated)
    case 2:
      let sections = list { $0.index(of: collection.numberOfSections) }
      last = "hide \(hides) sections \(sections)"
      _ =
        try hides
        ? engine.hide(sections: sections, for: collection, animated: animated)
        : engine.show(sections: sections, for: collection, animated: animated)
    case 3:
      let index = numbers.index(in: collection)
      last = "hide \(hides) items \(index)"
      _ =
        try hides
        ? engine.hide(
          items: [index.item, 0], inSection: index.section, for: collection, animated: animated)
        : engine.show(
          items: [index.item, 0], inSection: index.section, for: collection, animated: animated)
    case 4:
      let columns = list { $0.index(of: 8) }
      last = "hide \(hides) rows and columns \(columns)"
      _ =
        try hides
        ? engine.hide(rows: columns, for: collection, animated: animated)
        : engine.show(rows: columns, for: collection, animated: animated)
      _ =
        try hides
        ? engine.hide(columns: columns, for: collection, animated: animated)
        : engine.show(columns: columns, for: collection, animated: animated)
    case 5:
      let track = numbers.index(of: 5)
      let extent = numbers.length()
      last = "extent \(extent) of \(track)"
      if hides {
        try engine.setExtent(extent, ofRow: track, for: collection, animated: animated)
      } else {
        try engine.setExtent(extent, ofColumn: track, for: collection, animated: animated)
      }
    case 6:
      let limit = numbers.index(of: 10)
      let tracks = list { $0.index(of: 8) }
      last = "fit \(tracks), limit \(limit)"
      try engine.sizeToFit(
        rows: hides ? tracks : [], columns: tracks, limit: limit, for: collection,
        animated: animated)
    case 7:
      let sizes = list { numbers in
        let index = numbers.index(in: collection)
        let kind = numbers.random.pick([ElementKind.cell, .cell, .header, .footer])
        return PreferredSize(
          kind == .cell ? .cell(at: index) : .supplementary(kind, index.section), numbers.size())
      }
      last = "measure \(sizes.map { "\($0.element) \($0.size)" })"
      try engine.setPreferredSizes(sizes, for: collection, animated: animated)
    case 8:
      let environment = LayoutEnvironment(
        containerSize: numbers.size(), insets: numbers.insets(),
        direction: hides ? .rightToLeft : .leftToRight,
        scale: numbers.random.oneIn(3) ? numbers.length() : 2)
      last = "\(environment)"
      try engine.setEnvironment(environment, for: collection, animated: animated)
    case 9:
      let strategy = numbers.random.pick(strategies)
      last = "\(strategy)"
      try engine.setStrategy(strategy, for: collection, animated: animated)
    case 10:
      last = "reload"
      try engine.reload(for: collection, keepsSizes: hides, animated: animated)
    case 11:
      let transaction = makeTransaction()
      last = "\(transaction)"
      try engine.apply(transaction, for: collection, animated: animated)
      // Sections without specified counts may have moved, and the collection does not know about
      // these moves.
      try engine.reload(for: collection)
    case 12:
      let (from, to) = (numbers.index(in: collection), numbers.index(in: collection))
      last = "preview of \(from) to \(to)"
      _ = try engine.previewOfMove(from: from, to: to, for: collection)
    case 13:
      let offset = numbers.length()
      last = "scroll section to \(offset)"
      engine.scrollSection(numbers.index(of: collection.numberOfSections), to: offset)
    default:
      let offset = numbers.point()
      engine.overscan = numbers.random.oneIn(3) ? numbers.length() : 0
      engine.prefetchDistance = numbers.random.oneIn(3) ? numbers.length() : 0
      engine.anchor = numbers.random.pick([
        .start, .end, .leading, .offset, .element(numbers.element(in: collection)),
      ])
      last = "\(offset), overscan \(engine.overscan), prefetch \(engine.prefetchDistance)"
      engine.setContentOffset(numbers.point())
      engine.scroll(to: offset)
    }
  }

  /// Applies a valid change.
  private mutating func change(_ animated: Bool) throws(LayoutError) {
    let old = collection
    let transaction = collection.change(using: &numbers.random)
    last = "\(transaction)"
    do throws(LayoutError) {
      try engine.apply(transaction, for: collection, animated: animated)
    } catch {
      collection = old
      throw error
    }
  }

  private mutating func list<Value>(_ value: (inout HostileNumbers) -> Value) -> [Value] {
    (0..<numbers.random.integer(in: 0...4)).map { _ in value(&numbers) }
  }

  /// Returns a transaction that is hardly ever valid.
  private mutating func makeTransaction() -> LayoutTransaction {
    let collection = collection
    let count = collection.numberOfSections
    let changes = list { numbers -> LayoutChange in
      let one = numbers.index(in: collection)
      let other = numbers.index(in: collection)
      switch numbers.random.integer(in: 0...9) {
      case 0: return .insertSection(one.section)
      case 1: return .deleteSection(one.section)
      case 2: return .moveSection(from: one.section, to: other.section)
      case 3: return .reloadSection(one.section)
      case 4: return .insertItem(one)
      case 5: return .deleteItem(one)
      case 6: return .moveItem(from: one, to: other)
      case 7: return .reloadItem(one)
      case 8: return .resizeSection(one.section)
      default: return .resizeItem(one)
      }
    }
    let counts = list {
      LayoutTransaction.ItemCount(section: $0.index(of: count), count: $0.index(of: 5))
    }
    return LayoutTransaction(
      changes, numberOfSections: numbers.random.oneIn(2) ? count : numbers.index(of: count),
      itemCounts: counts)
  }

  // MARK: Questions

  private mutating func ask() -> String? {
    let size = engine.contentSize
    if !(size.width.isFinite && size.height.isFinite && size.width >= 0 && size.height >= 0) {
      return "the content is \(size)"
    }
    if engine.numberOfSections != collection.numberOfSections {
      return "\(engine.numberOfSections) sections"
    }
    let index = numbers.index(in: collection)
    let isSection = index.section >= 0 && index.section < collection.numberOfSections
    let count = engine.numberOfItems(inSection: index.section)
    if count != (isSection ? collection.numberOfItems(inSection: index.section) : 0) {
      return "\(count) items in section \(index.section)"
    }
    let isThere = isSection && index.item >= 0 && index.item < count
    let cell = LayoutElement.cell(section: index.section, item: index.item)
    if !isThere, engine.attributes(for: cell) != nil || engine.restingFrame(of: cell) != nil {
      return "\(cell) does not exist, but has a frame"
    }
    if !isSection, engine.isRow(index.section) || engine.isHidden(section: index.section) {
      return "section \(index.section) does not exist, but is a row, or hidden"
    }
    return ask(about: numbers.element(in: collection), index) ?? askAboutPlaces(index)
      ?? askAboutSection(index.section)
  }

  private mutating func ask(about element: LayoutElement, _ index: ElementIndex) -> String? {
    _ = engine.role(of: element)
    _ = engine.identity(of: element)
    _ = engine.followsViewport(element)
    _ = engine.isHidden(element.index)
    let region = engine.visibleRegion(for: element)
    if region.width.isNaN || region.height.isNaN { return "\(element) is seen in \(region)" }
    for side in LayoutSide.allCases {
      if let next = engine.neighbor(of: element, toward: side), next.category != .cell {
        return "\(next) is a neighbour"
      }
    }
    if let target = engine.scrollTarget(
      toShow: element, at: numbers.random.pick(ScrollPlace.allCases)),
      engine.clamped(target.contentOffset) != target.contentOffset
        || !(target.sectionOffset ?? 0).isFinite
    {
      return "\(element) is shown at \(target)"
    }
    _ = engine.changesLayout(PreferredSize(element, numbers.size()))
    _ = engine.givenExtent(ofRow: index.section)
    _ = engine.givenExtent(ofColumn: index.item)
    return nil
  }

  private mutating func askAboutPlaces(_ index: ElementIndex) -> String? {
    let point = numbers.point()
    if let hit = engine.element(at: point, among: [.cell, .supplementary, .decoration]),
      !hit.frame.contains(point)
    {
      return "\(hit.element) is not at \(point)"
    }
    if let target = engine.targetIndex(forDragging: index, to: point),
      target.section < 0 || target.section >= collection.numberOfSections || target.item < 0
        || target.item > collection.numberOfItems(inSection: target.section)
    {
      return "\(target) is no place to drag to"
    }
    for snapping in ScrollSnapping.allCases {
      let offset = engine.targetContentOffset(
        for: point, velocity: numbers.point(), snapping: snapping)
      if engine.clamped(offset) != offset { return "\(snapping) comes to rest at \(offset)" }
    }
    let rect = numbers.rect()
    let found = engine.elements(in: rect)
    for attributes in found where !attributes.frame.intersects(rect) {
      return "\(attributes) does not meet \(rect)"
    }
    for (own, next) in zip(found, found.dropFirst())
    where !LayoutAttributes.areInOrder(own, next) {
      return "\(own.element) is listed before \(next.element)"
    }
    _ = engine.readingOrder(of: found)
    return nil
  }

  private mutating func askAboutSection(_ section: Int) -> String? {
    let (start, proposed, velocity) = (numbers.length(), numbers.length(), numbers.length())
    _ = engine.restingOffset(
      ofSection: section,
      after: SectionDrag(from: start, proposed: proposed, velocity: velocity))
    let isSection = section >= 0 && section < collection.numberOfSections
    if !isSection, engine.scrolling(ofSection: section) != nil || engine.sectionOffset(section) != 0
    {
      return "section \(section) does not exist, but scrolls"
    }
    return nil
  }
}
