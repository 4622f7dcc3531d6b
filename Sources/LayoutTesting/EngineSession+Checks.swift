import LayoutCore
import LayoutRuntime

/// The visible content at one moment, identified by items rather than by places.
package struct SessionSnapshot {
  /// A visible cell that moves with the content.
  struct Cell {
    var id: Int
    /// The edges of the cell in the visible region.
    var edges: Edges
    /// A Boolean value that indicates whether the cell is frozen, even if nothing has moved it yet.
    var isFrozen: Bool
  }

  /// The distances of a cell's edges from those of the visible region.
  ///
  /// These are the top and bottom edges, or along the horizontal axis the leading and trailing
  /// edges.
  package struct Edges {
    /// The distances of the top edge and of the bottom edge, positive inwards.
    package var top: Double
    package var bottom: Double
    package var height: Double
    package var room: Double
    package var isInView: Bool

    package init(
      _ engine: LayoutEngine, _ attributes: LayoutAttributes, along axis: LayoutAxis = .vertical
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

    /// Returns a key by which cells are compared to find the anchor.
    package func cost(atEnd: Bool) -> (Int, Double) {
      let inward = atEnd ? bottom : top
      if inward >= -0.5, inward < room { return (0, inward) }
      return (isInView ? 1 : 2, inward.magnitude)
    }

    /// Returns the distance that a cell jumped since `old`.
    ///
    /// If the cell's edge was out of view, the first visible point of the cell is compared instead,
    /// and if the cell was wholly out of view, its other edge.
    package func jump(from old: Edges, atEnd: Bool) -> Double {
      let (before, now) = atEnd ? (old.bottom, bottom) : (old.top, top)
      guard before < -0.5, old.height > 0 else { return now - before }
      return now + min(1, -before / old.height) * height - min(0, before + old.height)
    }
  }

  var cells: [Cell] = []
  /// A Boolean value that indicates whether a header or another element that moves with the content
  /// is in the viewport.
  var hasTitle = false
  var shown: [LayoutAttributes]
  var viewport: LayoutRect
  var shownRect: LayoutRect
  var collection: EditableCollection
  var isAtStart: Bool
  var isAtEnd: Bool
  var axis: LayoutAxis?
  /// The distance of the viewport beyond the content, in points.
  var excess: Double

  init<Strategy>(of session: EngineSession<Strategy>) {
    let engine = session.engine
    shown = engine.shownElements
    viewport = engine.viewport
    shownRect = engine.shownRect
    collection = session.collection
    let range = engine.contentOffsetBounds
    axis = engine.prepared.scrollAxis
    excess = viewport.minY - engine.clamped(viewport.origin).y
    isAtStart = viewport.minY <= range.minimum.y + 0.5
    isAtEnd = viewport.minY >= range.maximum.y - 0.5
    let farAway = FarAway(engine)
    for attributes in engine.elements(in: viewport) {
      if attributes.element.category == .supplementary {
        hasTitle = hasTitle || !farAway.movesAlong(attributes.element)
      }
      guard attributes.element.category == .cell,
        engine.restingFrame(of: attributes.element) == attributes.frame
      else { continue }
      guard let id = collection.item(at: attributes.element.index)?.id else { continue }
      cells.append(
        Cell(
          id: id, edges: Edges(engine, attributes),
          isFrozen: engine.movesWithViewport(attributes.element)
            || farAway.movesAlong(attributes.element)))
    }
  }
}

/// An engine that is scrolled far away, to find the elements that move with the viewport.
///
/// This is independent of what the layout reports about its elements.
private struct FarAway {
  let engine: LayoutEngine
  private var before: LayoutEngine
  private var behind: LayoutEngine

  init(_ engine: LayoutEngine) {
    self.engine = engine
    before = engine
    behind = engine
    before.setContentOffset(LayoutPoint(x: -1e6, y: -1e6))
    behind.setContentOffset(LayoutPoint(x: 1e6, y: 1e6))
  }

  /// Returns whether an element moves with the viewport along any axis.
  func movesAlong(_ element: LayoutElement) -> Bool {
    let frame = engine.attributes(for: element)?.frame
    return before.attributes(for: element)?.frame != frame
      || behind.attributes(for: element)?.frame != frame
  }

  /// Returns whether an element moves with the viewport along the vertical axis.
  func movesDown(_ element: LayoutElement) -> Bool {
    let top = engine.attributes(for: element)?.frame.minY
    return before.attributes(for: element)?.frame.minY != top
      || behind.attributes(for: element)?.frame.minY != top
  }
}

extension EngineSession {
  // MARK: A fresh layout

  func checkFresh() throws(LayoutError) -> BrokenLaw? {
    let (shown, delegate) = shown()
    let anew = try engine.strategy.prepare(for: delegate, in: engine.environment)
    if engine.contentSize != anew.contentSize {
      return fresh("the content is \(engine.contentSize), not \(anew.contentSize)")
    }
    let expected = anew.elements(
      in: LayoutViewport(engine.viewport, sectionOffsets: offsets(in: shown)))
    let found = engine.elements(in: engine.viewport)
    guard found.count == expected.count else {
      return fresh("\(found.count) elements are visible, not \(expected.count)")
    }
    for (own, next) in zip(found, found.dropFirst()) where !LayoutAttributes.areInOrder(own, next) {
      return fresh("\(own) is listed before \(next)")
    }
    // If items are hidden, the two number items differently, and list them in another order.
    let named = expected.map { (name($0.element, anew.identity(of: $0.element), shown), $0) }
    let others = Dictionary(named) { one, _ in one }
    for own in found {
      let name = name(own.element, engine.identity(of: own.element), collection)
      guard let other = others[name] else {
        return fresh("\(own) is not expected to be visible")
      }
      var renamed = own
      renamed.element = other.element
      if renamed != other { return fresh("\(own), not \(other)") }
      if engine.attributes(for: own.element) != own {
        return fresh("\(own.element) has other attributes if requested alone")
      }
    }
    return nil
  }

  /// Returns a name that identifies an element, independent of the numbers of items.
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

  /// Checks the anchor of layouts that grow downwards; the same rule applies to both axes.
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
    // The position of a frozen row does not depend on the offset. That of a cell in a frozen column
    // does, and so does that of an element that is frozen without effect.
    guard let (cell, now) = anchor(before, moved, isEnd: isEnd),
      !FarAway(engine).movesDown(now.element)
    else { return nil }
    // If no cell is in view, a title in view keeps its place instead.
    if !cell.edges.isInView, before.hasTitle { return nil }
    // If bars cover the whole viewport, no content is visible.
    guard cell.edges.room > 0 else { return nil }
    let jump = SessionSnapshot.Edges(engine, now).jump(from: cell.edges, atEnd: isEnd)
    // An edge that is up to half a point out of view counts as visible; at exactly that distance,
    // both results are correct.
    let edge = isEnd ? cell.edges.bottom : cell.edges.top
    if jump.magnitude < 1e-6 || (edge + 0.5).magnitude < 1e-6 { return nil }
    // Content may move only if less of it is visible than before.
    if SessionSnapshot.Edges(engine, now).room < cell.edges.room
      || engine.viewport.size != before.viewport.size
    {
      return nil
    }
    return broken("\(now.element) jumped by \(jump), from \(cell.edges)")
  }

  /// Returns the cell that must keep its place, found by comparing all cells, and its current
  /// attributes.
  private func anchor(
    _ before: SessionSnapshot, _ moved: Set<Int>, isEnd: Bool
  ) -> (cell: SessionSnapshot.Cell, now: LayoutAttributes)? {
    // An item of a reloaded section stands for the new one of the same number.
    var places = replaced
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
    // What takes the place of an item that a reloaded section no longer has is another item.
    for index in before.cells.compactMap({ replaced[$0.id] })
    where index.item >= collection.numberOfItems(inSection: index.section) { return nil }
    guard let least = survivors.map(cost).min(by: <) else { return nil }
    // If several cells begin at the same height, any of them can be the anchor, including one that
    // may move because less of it is visible, or one that is frozen now and therefore shows
    // nothing.
    var covered: (cell: SessionSnapshot.Cell, now: LayoutAttributes)?
    var frozen: (cell: SessionSnapshot.Cell, now: LayoutAttributes)?
    for cell in survivors where cost(cell) == least {
      guard let index = places[cell.id],
        let now = engine.attributes(for: .cell(section: index.section, item: index.item))
      else { continue }
      let edges = SessionSnapshot.Edges(engine, now)
      if edges.jump(from: cell.edges, atEnd: isEnd).magnitude < 1e-6 { return (cell, now) }
      if edges.room < cell.edges.room { covered = (cell, now) }
      if FarAway(engine).movesDown(now.element) { frozen = (cell, now) }
    }
    if let anchor = frozen ?? covered { return anchor }
    let cell = survivors.first { cost($0) == least }
    return cell.flatMap { cell in
      places[cell.id].flatMap { index in
        engine.attributes(for: .cell(section: index.section, item: index.item)).map { (cell, $0) }
      }
    }
  }

  // MARK: Motions

  /// - Parameter old: The engine before the change, or `nil` if the change is not animated.
  func checkMotions(
    _ before: SessionSnapshot, _ old: LayoutEngine?, _ update: LayoutUpdate?
  ) -> BrokenLaw? {
    guard let old, let update else { return nil }
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
      return broken("the attributes at the end differ from the shown elements")
    }
    var fading = update.leaving + update.entering
    for motion in update.moving {
      guard let from = motion.before, let to = motion.after else {
        fading.append(motion)
        continue
      }
      guard let was = place(of: from, in: old), let now = place(of: to, in: engine) else {
        return broken("\(motion.initial) moves to \(motion.final), but has no place there")
      }
      // Elements that are farther away begin and end somewhere on the way.
      let start = was.offsetBy(x: shift.x, y: shift.y)
      if motion.initial.frame != start && isNear(was, before.shownRect)
        || motion.final.frame != now && isNear(now, engine.shownRect)
      {
        return broken(
          "\(from) moves from \(motion.initial.frame) to \(motion.final.frame), "
            + "not from \(start) to \(now)")
      }
      guard from.category == .cell else { continue }
      if before.collection.item(at: from.index)?.id != collection.item(at: to.index)?.id {
        return broken("\(from) becomes \(to), which is another item")
      }
    }
    for motion in fading {
      // An element fades to or from its own opacity, which is not always 1.
      let shown = motion.before == nil ? motion.final : motion.initial
      let alpha = motion.attributes(at: 0.5).alpha
      if (alpha - shown.alpha / 2).magnitude > 1e-9 {
        return broken("\(shown.element) is \(alpha) opaque half-way, and \(shown.alpha) if shown")
      }
    }
    return nil
  }

  /// Returns the frame of an element in an engine, or `nil` if it is hidden or has no extent.
  private func place(
    of element: LayoutElement, in engine: LayoutEngine
  ) -> LayoutRect? {
    guard let attributes = engine.attributes(for: element), !attributes.isHidden,
      !attributes.frame.isEmpty
    else { return nil }
    return attributes.frame
  }

  /// Returns whether a frame is within the length of the window from it.
  private func isNear(_ frame: LayoutRect, _ window: LayoutRect) -> Bool {
    frame.intersects(window.outset(x: window.width, y: window.height))
  }

  /// Returns whether a frame is in the window; rounding of shifted frames at its edges is ignored.
  private func isOnScreen(_ attributes: LayoutAttributes, _ window: LayoutRect) -> Bool {
    attributes.frame.intersects(window.outset(by: -1e-6))
  }

  private func sorted(_ frames: [LayoutRect]) -> [LayoutRect] {
    frames.sorted {
      ($0.minY, $0.minX, $0.height, $0.width) < ($1.minY, $1.minX, $1.height, $1.width)
    }
  }
}
