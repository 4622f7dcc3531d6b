/// What the elements do that are shown before a change, or after it.
struct ElementMotions: Sendable {
  var entering: [ElementMotion] = []
  var leaving: [ElementMotion] = []
  var moving: [ElementMotion] = []

  /// The motions between two scenes.
  ///
  /// - Parameter changes: What happened in between, in the strategy's indexes; nil where elements are the
  ///   same by their identity.
  /// - Parameter appearance: How an element of the whole collection comes or goes.
  init<Before: PreparedLayout, After: PreparedLayout>(
    _ before: LayoutSnapshot<Before>, _ after: LayoutSnapshot<After>, _ changes: LayoutChanges?,
    appearance: (LayoutElement, _ isEntering: Bool) -> LayoutAppearance
  ) {
    let shift = LayoutPoint(
      x: after.viewport.minX - before.viewport.minX, y: after.viewport.minY - before.viewport.minY)
    for final in after.elements {
      var final = final
      let source = ElementMotions.source(of: final.element, before, after, changes)
      final.element = after.whole(final.element)
      if let source, var initial = before.attributes(for: source) {
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
    for initial in before.elements {
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

  /// The element that `element` was before, by the strategy's indexes; nil where it is new.
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
    // In a section that came to another layout's block, what has the same kind and index may have stood for
    // something else; then it was another element.
    return before.prepared.identity(of: source) == identity ? source : nil
  }

  /// The element that `element` is afterwards, by the strategy's indexes; nil where it is gone.
  private static func target<Before: PreparedLayout, After: PreparedLayout>(
    of element: LayoutElement, _ before: LayoutSnapshot<Before>, _ after: LayoutSnapshot<After>,
    _ changes: LayoutChanges?
  ) -> LayoutElement? {
    guard let changes else { return after.shown(before.whole(element)) }
    var target = element
    let identity = before.prepared.identity(of: element)
    switch identity {
    case .fixed: break
    case .item:
      guard let index = changes.newIndex(of: element.index) else { return nil }
      target.index = index
    case .section:
      guard let section = changes.newSection(of: element.index.section) else { return nil }
      target.index.section = section
    case .block:
      let own = before.prepared.block(around: element.index.section)
      guard let new = block(comingFrom: own, after, changes),
        block(goingTo: new, before, changes) == own
      else { return nil }
      target.index.section = new.lowerBound
    }
    return after.prepared.identity(of: target) == identity ? target : nil
  }

  /// The block that the first section was in of those that were there before.
  private static func block<Before: PreparedLayout>(
    goingTo new: Range<Int>, _ before: LayoutSnapshot<Before>, _ changes: LayoutChanges
  ) -> Range<Int>? {
    let old = new.lazy.compactMap { changes.oldSection(of: $0) }.first
    return old.map { before.prepared.block(around: $0) }
  }

  /// The block that the first section is in of those that are still there.
  private static func block<After: PreparedLayout>(
    comingFrom old: Range<Int>, _ after: LayoutSnapshot<After>, _ changes: LayoutChanges
  ) -> Range<Int>? {
    let new = old.lazy.compactMap { changes.newSection(of: $0) }.first
    return new.map { after.prepared.block(around: $0) }
  }
}
