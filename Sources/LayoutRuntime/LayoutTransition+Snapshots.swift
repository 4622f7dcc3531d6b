import LayoutCore

extension LayoutTransition {
  /// Creates the transition of all elements that are shown in one of two snapshots.
  ///
  /// - Parameter changes: The changes between the snapshots, in the strategy's indexes; nil if
  ///   elements correspond if they are equal.
  /// - Parameter appearance: Returns the appearance of an element of the whole collection that is
  ///   inserted or removed.
  init(
    _ before: LayoutSnapshot, _ after: LayoutSnapshot, _ changes: LayoutChanges?,
    appearance: (LayoutElement, _ isEntering: Bool) -> LayoutAppearance
  ) {
    let shift = after.viewport.rect.origin - before.viewport.rect.origin
    // The old elements that are shown before and after, if each corresponds to one new element.
    var staying: [LayoutElement] = []
    let mayStay = !before.prepared.isComposite && !after.prepared.isComposite
    let shown = after.elements
    moving.reserveCapacity(shown.count)
    for final in shown {
      var final = final
      let element = final.element
      let source = LayoutTransition.counterpart(
        of: element, from: after, in: before, changes, isBefore: true)
      final.element = after.whole(element)
      if let source, var initial = before.attributes(for: source) {
        if mayStay, initial.frame.intersects(before.shownRect) { staying.append(source) }
        initial.frame.origin = initial.frame.origin + shift
        initial.element = final.element
        moving.append(
          ElementMotion(
            before: before.whole(source), after: final.element, initial: initial, final: final))
      } else {
        let initial = appearance(final.element, true).applied(to: final)
        let motion = ElementMotion(after: final.element, initial: initial, final: final)
        if let source, before.contains(source) {
          moving.append(motion)
        } else {
          entering.append(motion)
        }
      }
    }
    var goesOut = false
    var next = 0
    for initial in before.elements {
      let element = initial.element
      if next < staying.count, staying[next] == element {
        next += 1
        continue
      }
      let old = before.whole(element)
      let target = LayoutTransition.counterpart(
        of: element, from: before, in: after, changes, isBefore: false)
      var initial = initial
      initial.frame.origin = initial.frame.origin + shift
      initial.element = old
      if let target, var final = after.attributes(for: target) {
        if final.frame.intersects(after.shownRect) { continue }
        final.element = after.whole(target)
        initial.element = final.element
        moving.append(
          ElementMotion(before: old, after: final.element, initial: initial, final: final))
        goesOut = true
      } else {
        let final = appearance(old, false).applied(to: initial)
        let motion = ElementMotion(before: old, initial: initial, final: final)
        if let target, after.contains(target) {
          moving.append(motion)
          goesOut = true
        } else {
          leaving.append(motion)
        }
      }
    }
    if goesOut { moving.sort { LayoutAttributes.areInOrder($0.final, $1.final) } }
  }

  /// Returns the element that corresponds to `element` in the layout before or after the change, or
  /// nil if there is none.
  ///
  /// Both elements have the strategy's indexes.
  ///
  /// - Parameter own: The layout of `element`.
  /// - Parameter other: The layout of the result.
  /// - Parameter isBefore: A Boolean value that indicates whether `other` is the earlier layout.
  private static func counterpart(
    of element: LayoutElement, from own: LayoutSnapshot, in other: LayoutSnapshot,
    _ changes: LayoutChanges?, isBefore: Bool
  ) -> LayoutElement? {
    guard let changes else {
      return other.visibility.shown(own.whole(element), in: other.prepared)
    }
    let identity = own.prepared.identity(of: element)
    let index = own.prepared.index(of: element, as: identity, across: changes, isBefore: isBefore)
    guard let index else { return nil }
    var found = element
    found.index = index
    if identity == .block {
      // Blocks correspond if each contains the other's first section that exists in both layouts.
      let block = other.prepared.block(around: index.section)
      let back = changes.section(ofFirstIn: block, isBefore: !isBefore)
      guard let back,
        own.prepared.block(around: back) == own.prepared.block(around: element.index.section)
      else { return nil }
      found.index.section = block.lowerBound
    }
    // If a section moved to the block of another layout, an element of the same kind and index may
    // have another identity. Such an element does not correspond to this one.
    return other.prepared.identity(of: found) == identity ? found : nil
  }
}

extension LayoutChanges {
  /// Returns the index before or after the changes of the first section in a range that has one.
  fileprivate func section(ofFirstIn sections: Range<Int>, isBefore: Bool) -> Int? {
    sections.lazy.compactMap { section(of: $0, isBefore: isBefore) }.first
  }

  fileprivate func section(of section: Int, isBefore: Bool) -> Int? {
    isBefore ? oldSection(of: section) : newSection(of: section)
  }
}

extension PreparedLayout {
  /// Returns the index of an element before or after changes, or nil if it does not exist there.
  ///
  /// An element that follows a block has the first section of the block that exists there.
  ///
  /// - Parameter identity: The part of the collection that the element follows.
  /// - Parameter isBefore: A Boolean value that indicates whether to return the index before the
  ///   changes.
  func index(
    of element: LayoutElement, as identity: ElementIdentity, across changes: LayoutChanges,
    isBefore: Bool
  ) -> ElementIndex? {
    let section: Int?
    switch identity {
    case .fixed: return element.index
    case .item:
      return isBefore ? changes.oldIndex(of: element.index) : changes.newIndex(of: element.index)
    case .section: section = changes.section(of: element.index.section, isBefore: isBefore)
    case .block:
      section = changes.section(
        ofFirstIn: block(around: element.index.section), isBefore: isBefore)
    }
    return section.map { ElementIndex(section: $0, item: element.index.item) }
  }
}
