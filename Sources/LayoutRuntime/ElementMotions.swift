import LayoutCore

/// The motions of all elements that are shown before or after a change.
struct ElementMotions: Sendable {
  var entering: [ElementMotion] = []
  var leaving: [ElementMotion] = []
  var moving: [ElementMotion] = []

  /// Creates the motions between two snapshots.
  ///
  /// - Parameter changes: The changes between the snapshots, in the strategy's indexes; nil if
  ///   elements correspond if they are equal.
  /// - Parameter appearance: Returns the appearance of an element of the whole collection that is
  ///   inserted or removed.
  init<Before: PreparedLayout, After: PreparedLayout>(
    _ before: LayoutSnapshot<Before>, _ after: LayoutSnapshot<After>, _ changes: LayoutChanges?,
    appearance: (LayoutElement, _ isEntering: Bool) -> LayoutAppearance
  ) {
    let shift = LayoutPoint(
      x: after.viewport.rect.minX - before.viewport.rect.minX,
      y: after.viewport.rect.minY - before.viewport.rect.minY)
    // The old elements that are shown before and after, if each corresponds to one new element.
    var staying: [LayoutElement] = []
    let mayStay = !before.prepared.isComposite && !after.prepared.isComposite
    let shown = after.elements
    moving.reserveCapacity(shown.count)
    for final in shown {
      var final = final
      let source = ElementMotions.source(of: final.element, before, after, changes)
      final.element = after.whole(final.element)
      if let source, var initial = before.attributes(for: source, becoming: final) {
        if mayStay, initial.frame.intersects(before.shownRect) { staying.append(source) }
        initial.frame = initial.frame.offsetBy(x: shift.x, y: shift.y)
        initial.element = final.element
        moving.append(
          ElementMotion(
            before: before.whole(source), after: final.element, initial: initial, final: final))
      } else {
        entering.append(
          ElementMotion(
            before: nil, after: final.element,
            initial: appearance(final.element, true).applied(to: final), final: final))
      }
    }
    var goesOut = false
    var next = 0
    for initial in before.elements {
      if next < staying.count, staying[next] == initial.element {
        next += 1
        continue
      }
      let old = before.whole(initial.element)
      let target = ElementMotions.target(of: initial.element, before, after, changes)
      var initial = initial
      initial.frame = initial.frame.offsetBy(x: shift.x, y: shift.y)
      initial.element = old
      if let target, var final = after.attributes(for: target) {
        if final.frame.intersects(after.shownRect) { continue }
        final.element = after.whole(target)
        initial.element = final.element
        moving.append(
          ElementMotion(before: old, after: final.element, initial: initial, final: final))
        goesOut = true
      } else {
        leaving.append(
          ElementMotion(
            before: old, after: nil, initial: initial,
            final: appearance(old, false).applied(to: initial)))
      }
    }
    if goesOut { moving.sort { LayoutAttributes.areInOrder($0.final, $1.final) } }
  }

  /// Returns the old element that corresponds to `element`, or nil if the change inserts it.
  ///
  /// Both elements have the strategy's indexes.
  private static func source<Before: PreparedLayout, After: PreparedLayout>(
    of element: LayoutElement, _ before: LayoutSnapshot<Before>, _ after: LayoutSnapshot<After>,
    _ changes: LayoutChanges?
  ) -> LayoutElement? {
    guard let changes else { return before.shown(after.whole(element)) }
    var source = element
    let identity = after.prepared.identity(of: element)
    switch identity {
    case .fixed: break
    case .item:
      guard let index = changes.oldIndex(of: element.index) else { return nil }
      source.index = index
    case .section:
      guard let section = changes.oldSection(of: element.index.section) else { return nil }
      source.index.section = section
    case .block:
      let own = after.prepared.block(around: element.index.section)
      guard let old = block(goingTo: own, before, changes),
        block(comingFrom: old, after, changes) == own
      else { return nil }
      source.index.section = old.lowerBound
    }
    // If a section moved to the block of another layout, an element of the same kind and index may
    // have another identity. Such an element does not correspond to this one.
    return before.identity(of: source) == identity ? source : nil
  }

  /// Returns the new element that corresponds to `element`, or nil if the change removes it.
  ///
  /// Both elements have the strategy's indexes.
  private static func target<Before: PreparedLayout, After: PreparedLayout>(
    of element: LayoutElement, _ before: LayoutSnapshot<Before>, _ after: LayoutSnapshot<After>,
    _ changes: LayoutChanges?
  ) -> LayoutElement? {
    guard let changes else { return after.shown(before.whole(element)) }
    let identity = before.identity(of: element)
    guard let index = before.prepared.newIndex(of: element, as: identity, after: changes) else {
      return nil
    }
    var target = element
    target.index = index
    if identity == .block {
      let new = after.prepared.block(around: index.section)
      let own = before.prepared.block(around: element.index.section)
      guard block(goingTo: new, before, changes) == own else { return nil }
      target = after.prepared.inFirstSection(target)
    }
    return after.prepared.identity(of: target) == identity ? target : nil
  }

  /// Returns the old block of the first section in `new` that existed before the change.
  private static func block<Before: PreparedLayout>(
    goingTo new: Range<Int>, _ before: LayoutSnapshot<Before>, _ changes: LayoutChanges
  ) -> Range<Int>? {
    let old = new.lazy.compactMap { changes.oldSection(of: $0) }.first
    return old.map { before.prepared.block(around: $0) }
  }

  /// Returns the new block of the first section in `old` that still exists after the change.
  private static func block<After: PreparedLayout>(
    comingFrom old: Range<Int>, _ after: LayoutSnapshot<After>, _ changes: LayoutChanges
  ) -> Range<Int>? {
    changes.newSection(ofFirstIn: old).map { after.prepared.block(around: $0) }
  }
}

extension LayoutChanges {
  /// Returns the new index of the first section in `old` that still exists after the change.
  fileprivate func newSection(ofFirstIn old: Range<Int>) -> Int? {
    old.lazy.compactMap { newSection(of: $0) }.first
  }
}

extension PreparedLayout {
  /// Returns the index after a change of an element before it, or nil if the change removes it.
  ///
  /// An element that follows a block has the first section of the block that still exists.
  ///
  /// - Parameter identity: The part of the collection that the element follows.
  func newIndex(
    of element: LayoutElement, as identity: ElementIdentity, after changes: LayoutChanges
  ) -> ElementIndex? {
    let section: Int?
    switch identity {
    case .fixed: return element.index
    case .item: return changes.newIndex(of: element.index)
    case .section: section = changes.newSection(of: element.index.section)
    case .block: section = changes.newSection(ofFirstIn: block(around: element.index.section))
    }
    return section.map { ElementIndex(section: $0, item: element.index.item) }
  }

  /// Returns an element that follows a block with the block's first section.
  func inFirstSection(_ element: LayoutElement) -> LayoutElement {
    var first = element
    first.index.section = block(around: element.index.section).lowerBound
    return first
  }
}
