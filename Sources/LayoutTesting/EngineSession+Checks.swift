import LayoutCore

/// What is on screen at one moment, told by what the items are rather than where they stand.
struct SessionSnapshot {
  /// A visible cell that scrolls.
  struct Cell {
    var id: Int
    var element: LayoutElement
    /// Its frame, counted from the viewport's origin.
    var frame: LayoutRect
    /// Where its edges are in what is visible.
    var edges: Edges
    /// Whether it is frozen, though nothing moved it yet.
    var isFrozen: Bool
  }

  /// Where the edges of a cell are in the part of the viewport that shows it: its top and bottom, or
  /// along the horizontal axis its leading and trailing edge.
  struct Edges {
    /// How far the top is below the top, and how far the bottom is above the bottom.
    var top: Double
    var bottom: Double
    var height: Double
    var room: Double
    var isInView: Bool

    init<S>(
      _ engine: LayoutEngine<S>, _ attributes: LayoutAttributes, along axis: LayoutAxis = .vertical
    ) {
      let region = engine.visibleRegion(for: attributes.element)
      let frame = attributes.frame
      let isVertical = axis == .vertical
      let left = frame.minX - region.minX
      let right = region.maxX - frame.maxX
      let isMirrored = engine.environment.direction == .rightToLeft
      top = isVertical ? frame.minY - region.minY : isMirrored ? right : left
      bottom = isVertical ? region.maxY - frame.maxY : isMirrored ? left : right
      height = isVertical ? frame.height : frame.width
      room = isVertical ? region.height : region.width
      isInView = region.outset(by: -1e-6).intersects(frame)
    }

    /// What cells are compared by.
    func cost(atEnd: Bool) -> (Int, Double) {
      let inward = atEnd ? bottom : top
      if inward >= -0.5, inward < room { return (0, inward) }
      return (isInView ? 1 : 2, inward.magnitude)
    }

    /// How far a cell jumped that was at `old`: by its edge, or where that was out of view, by the part of
    /// it that was.
    func jump(from old: Edges, atEnd: Bool) -> Double {
      let (before, now) = atEnd ? (old.bottom, bottom) : (old.top, top)
      if before < -0.5, old.height > 0 { return now + min(1, -before / old.height) * height }
      return now - before
    }
  }

  var cells: [Cell] = []
  var shown: [LayoutAttributes]
  var viewport: LayoutRect
  var shownRect: LayoutRect
  var collection: EditableCollection
  var isAtStart: Bool
  var isAtEnd: Bool
  var size: LayoutSize
  var axis: LayoutAxis?
  /// How far the viewport stands beyond the content.
  var excess: Double

  init<Strategy>(of session: EngineSession<Strategy>) {
    let engine = session.engine
    shown = engine.shownElements
    viewport = engine.viewport
    shownRect = engine.shownRect
    collection = session.collection
    size = engine.viewport.size
    let range = engine.contentOffsetBounds
    axis = engine.prepared.scrollAxis
    excess = viewport.minY - engine.clamped(viewport.origin).y
    isAtStart = viewport.minY <= range.minimum.y + 0.5
    isAtEnd = viewport.minY >= range.maximum.y - 0.5
    let farAway = FarAway(engine)
    for attributes in engine.elements(in: viewport)
    where attributes.element.category == .cell
      && engine.restingFrame(of: attributes.element) == attributes.frame
    {
      guard let id = collection.item(at: attributes.element.index)?.id else { continue }
      cells.append(
        Cell(
          id: id, element: attributes.element,
          frame: attributes.frame.offsetBy(x: -viewport.minX, y: -viewport.minY),
          edges: Edges(engine, attributes),
          isFrozen: engine.movesWithViewport(attributes.element)
            || farAway.movesAlong(attributes.element)))
    }
  }
}

/// An engine scrolled far away, to see what comes along, whatever its layout says of it.
private struct FarAway<Strategy: LayoutStrategy> {
  let engine: LayoutEngine<Strategy>
  private var before: LayoutEngine<Strategy>
  private var behind: LayoutEngine<Strategy>

  init(_ engine: LayoutEngine<Strategy>) {
    self.engine = engine
    before = engine
    behind = engine
    before.setContentOffset(LayoutPoint(x: -1e6, y: -1e6))
    behind.setContentOffset(LayoutPoint(x: 1e6, y: 1e6))
  }

  /// Whether an element comes along at all.
  func movesAlong(_ element: LayoutElement) -> Bool {
    let frame = engine.attributes(for: element)?.frame
    return before.attributes(for: element)?.frame != frame
      || behind.attributes(for: element)?.frame != frame
  }

  /// Whether it comes along downwards.
  func movesDown(_ element: LayoutElement) -> Bool {
    let top = engine.attributes(for: element)?.frame.minY
    return before.attributes(for: element)?.frame.minY != top
      || behind.attributes(for: element)?.frame.minY != top
  }
}

extension EngineSession {
  // MARK: A fresh layout

  func checkFresh() throws(LayoutError) -> BrokenLaw? {
    var strategy = engine.strategy
    // A sheet may tell by itself what it hides; that is another way to the same.
    let hide = engine.prepared.isSheet ? law.hide : nil
    let (shown, delegate) = shown(hidesTracks: hide == nil)
    if let hide {
      let rows = collection.sections.indices.filter {
        hiddenRows.contains(collection.sections[$0].id)
      }
      strategy = hide(strategy, rows, hiddenColumns.sorted())
    }
    var anew = try strategy.prepare(for: delegate, in: engine.environment)
    anew.scrollSections(to: offsets(in: shown))
    if engine.contentSize != anew.contentSize {
      return fresh("the content is \(engine.contentSize), not \(anew.contentSize)")
    }
    let expected = anew.elements(in: engine.viewport)
    let found = engine.elements(in: engine.viewport)
    guard found.count == expected.count else {
      return fresh("\(found.count) elements are visible, not \(expected.count)")
    }
    for (own, next) in zip(found, found.dropFirst()) where !LayoutAttributes.areInOrder(own, next) {
      return fresh("\(own) is listed before \(next)")
    }
    // Behind hidden items, both number items otherwise, and so list them in another order.
    let named = expected.map { (name($0.element, anew.identity(of: $0.element), shown), $0) }
    let others = Dictionary(named) { one, _ in one }
    for own in found {
      let name = name(own.element, engine.identity(of: own.element), collection)
      guard let other = others[name] else {
        return fresh("\(own) is not to be seen")
      }
      var renamed = own
      renamed.element = other.element
      if renamed != other { return fresh("\(own), not \(other)") }
      if engine.attributes(for: own.element) != own {
        return fresh("\(own.element) alone is told otherwise")
      }
    }
    return nil
  }

  /// What tells an element from all others, however items are numbered.
  private func name(
    _ element: LayoutElement, _ identity: ElementIdentity, _ collection: EditableCollection
  ) -> String {
    let index = element.index
    switch identity {
    case .item:
      guard let item = collection.item(at: index) else { break }
      return "\(element.category) \(element.kind) of item \(item.id)"
    case .section, .block:
      guard collection.sections.indices.contains(index.section) else { break }
      let section = collection.sections[index.section].id
      return "\(element.category) \(element.kind) \(index.item) of section \(section)"
    case .fixed: break
    }
    return element.description
  }

  private func fresh(_ finding: String) -> BrokenLaw {
    BrokenLaw(law: .engineEqualsFresh, finding: finding)
  }

  // MARK: Anchors

  /// Checks layouts that grow downwards: there is one rule for both axes.
  func checkAnchor(_ before: SessionSnapshot, _ moved: Set<Int>) -> BrokenLaw? {
    guard engine.prepared.scrollAxis != .horizontal, before.axis != .horizontal else { return nil }
    let range = engine.contentOffsetBounds
    let y = engine.viewport.minY - before.excess
    func broken(_ finding: String) -> BrokenLaw {
      BrokenLaw(law: .anchorsHold, finding: finding)
    }
    func isAt(_ edge: Double) -> Bool { (y - edge).magnitude < 1e-6 }
    if y < range.minimum.y - 1e-6 || y > range.maximum.y + 1e-6 {
      return broken("the viewport stands at \(y), outside \(range.minimum.y)…\(range.maximum.y)")
    }
    let isEnd = engine.anchor == .end
    if engine.anchor == .start, before.isAtStart {
      return isAt(range.minimum.y) ? nil : broken("the viewport left the beginning")
    }
    if isEnd, before.isAtEnd {
      return isAt(range.maximum.y) ? nil : broken("the viewport left the end")
    }
    if isAt(range.minimum.y) || isAt(range.maximum.y) { return nil }
    // A frozen row tells nothing of how far down the viewport should stand; a cell of a frozen column does,
    // and so does what is frozen without effect.
    guard let (cell, now) = anchor(before, moved, isEnd: isEnd),
      !FarAway(engine).movesDown(now.element)
    else { return nil }
    // Where bars cover the whole viewport, nobody sees anything stay.
    guard cell.edges.room > 0 else { return nil }
    let jump = SessionSnapshot.Edges(engine, now).jump(from: cell.edges, atEnd: isEnd)
    // Half a point beyond an edge counts as on it; what is exactly there may count either way.
    let edge = isEnd ? cell.edges.bottom : cell.edges.top
    if jump.magnitude < 1e-6 || (edge + 0.5).magnitude < 1e-6 { return nil }
    // Only where less can be seen than before, what would be lost may move.
    if SessionSnapshot.Edges(engine, now).room < cell.edges.room
      || engine.viewport.size != before.size
    {
      return nil
    }
    return broken("\(now.element) jumped by \(jump), from \(cell.edges)")
  }

  /// The cell that should stay, by a look at all of them, and how it is now.
  private func anchor(
    _ before: SessionSnapshot, _ moved: Set<Int>, isEnd: Bool
  ) -> (cell: SessionSnapshot.Cell, now: LayoutAttributes)? {
    var places: [Int: ElementIndex] = [:]
    for section in collection.sections.indices {
      for (item, content) in collection.sections[section].items.enumerated() {
        places[content.id] = ElementIndex(section: section, item: item)
      }
    }
    func cost(_ cell: SessionSnapshot.Cell) -> (Int, Double) {
      let (rank, distance) = cell.edges.cost(atEnd: isEnd)
      return (cell.isFrozen ? rank + 3 : rank, distance)
    }
    let survivors = before.cells.filter { cell in
      guard !moved.contains(cell.id), let index = places[cell.id] else { return false }
      return !engine.isHidden(index)
    }
    guard let least = survivors.map(cost).min(by: <) else { return nil }
    // Several may begin at the same height; any of them may be the one, also one that is frozen now and so
    // tells nothing.
    var frozen: (cell: SessionSnapshot.Cell, now: LayoutAttributes)?
    for cell in survivors where cost(cell) == least {
      guard let index = places[cell.id],
        let now = engine.attributes(for: .cell(section: index.section, item: index.item))
      else { continue }
      let jump = SessionSnapshot.Edges(engine, now).jump(from: cell.edges, atEnd: isEnd)
      if jump.magnitude < 1e-6 { return (cell, now) }
      if FarAway(engine).movesDown(now.element) { frozen = (cell, now) }
    }
    if let frozen { return frozen }
    let cell = survivors.first { cost($0) == least }
    return cell.flatMap { cell in
      places[cell.id].flatMap { index in
        engine.attributes(for: .cell(section: index.section, item: index.item)).map { (cell, $0) }
      }
    }
  }

  // MARK: Motions

  func checkMotions(_ before: SessionSnapshot, _ update: LayoutUpdate?) -> BrokenLaw? {
    guard let update else { return nil }
    func broken(_ finding: String) -> BrokenLaw {
      BrokenLaw(law: .motionsConnect, finding: finding)
    }
    let shift = update.offsetAdjustment
    let window = before.shownRect.offsetBy(x: shift.x, y: shift.y)
    let first = update.attributes(at: 0).filter { isOnScreen($0, window) }
    let expected = before.shown.filter {
      isOnScreen($0, before.shownRect)
    }.map { $0.frame.offsetBy(x: shift.x, y: shift.y) }
    if sorted(first.map { $0.frame }) != sorted(expected) {
      return broken("at the beginning \(first.count) elements are shown, not \(expected.count)")
    }
    let last = update.attributes(at: 1).filter { isOnScreen($0, engine.shownRect) }
    if last != engine.shownElements.filter({ isOnScreen($0, engine.shownRect) }) {
      return broken("the end is not what is shown")
    }
    for motion in update.moving where motion.after?.category == .cell {
      guard let old = motion.before, let new = motion.after else { return broken("nothing moves") }
      if before.collection.item(at: old.index)?.id != collection.item(at: new.index)?.id {
        return broken("\(old) becomes \(new), which is another item")
      }
    }
    for motion in update.leaving + update.entering where motion.before != nil {
      let alpha = motion.attributes(at: 0.5).alpha
      if alpha != 0.5 { return broken("\(motion.initial.element) is \(alpha) opaque half-way") }
    }
    return nil
  }

  /// Frames that were shifted may touch an edge by their last bit.
  private func isOnScreen(_ attributes: LayoutAttributes, _ window: LayoutRect) -> Bool {
    attributes.frame.intersects(window.outset(by: -1e-6))
  }

  private func sorted(_ frames: [LayoutRect]) -> [LayoutRect] {
    frames.sorted {
      ($0.minY, $0.minX, $0.height, $0.width) < ($1.minY, $1.minX, $1.height, $1.width)
    }
  }
}
