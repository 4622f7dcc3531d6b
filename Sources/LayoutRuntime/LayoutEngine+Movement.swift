import LayoutCore

/// Dragging of a cell to another place.
extension LayoutEngine {
  /// Returns the index to which a dragged cell would move if it were dropped at a point.
  ///
  /// The result is an index after the move, as in ``/LayoutCore/LayoutChange/moveItem(from:to:)``.
  /// Over a cell, it is the index of that cell. Over a header, it is the beginning of the section.
  /// Over a footer, or in the space after the last visible cell of a section, it is the end of the
  /// section. If a pinned header covers a cell, the header counts. Elsewhere, the nearest visible
  /// cell counts.
  ///
  /// - Parameter index: The index of the dragged item.
  /// - Parameter point: A point of the content.
  /// - Returns: The index after the move, or nil if the dragged item does not exist.
  /// - Complexity: That of a query of the viewport.
  public func targetIndex(forDragging index: ElementIndex, to point: LayoutPoint) -> ElementIndex? {
    exists(index, .item) ? target(at: point, dragging: index) ?? index : nil
  }

  /// Returns the index to which an item from elsewhere would be inserted if it were dropped at a
  /// point.
  ///
  /// The rules are those of ``targetIndex(forDragging:to:)``. The end of a section is after all of
  /// its items.
  ///
  /// - Parameter point: A point of the content.
  /// - Returns: The index of the new item, or nil if no cell is in view.
  /// - Complexity: That of a query of the viewport.
  public func insertionIndex(at point: LayoutPoint) -> ElementIndex? {
    target(at: point, dragging: nil)
  }

  private func target(at point: LayoutPoint, dragging index: ElementIndex?) -> ElementIndex? {
    for hit in elements(at: point).reversed() {
      if hit.element.category == .cell { return hit.element.index }
      // A header or footer determines the section, and the end of it at which the cell is dropped.
      switch role(of: hit.element) {
      case .header(let section): return ElementIndex(section: section, item: 0)
      case .footer(let section): return end(of: section, dragging: index)
      default: continue
      }
    }
    return nearest(to: point, dragging: index)
  }

  /// Returns the index after the last item of a section, in which a dragged item does not count.
  private func end(of section: Int, dragging index: ElementIndex?) -> ElementIndex {
    let count = numberOfItems(inSection: section)
    return ElementIndex(section: section, item: index?.section == section ? count - 1 : count)
  }

  /// Returns the index next to the visible cell that is nearest to a point.
  private func nearest(to point: LayoutPoint, dragging index: ElementIndex?) -> ElementIndex? {
    func distance(_ frame: LayoutRect) -> Double {
      let dx = max(frame.minX - point.x, 0, point.x - frame.maxX)
      let dy = max(frame.minY - point.y, 0, point.y - frame.maxY)
      return dx * dx + dy * dy
    }
    let best = visibleElements.lazy.filter { $0.element.category == .cell }
      .min { distance($0.frame) < distance($1.frame) }
    guard let best else { return nil }
    let target = best.element.index
    let frame = best.frame
    let isMirrored = environment.direction == .rightToLeft
    let x = isMirrored ? (frame.maxX - point.x, frame.width) : (point.x - frame.minX, frame.width)
    let y = (point.y - frame.minY, frame.height)
    // The main axis takes precedence, as in the order of items.
    let (main, cross) = geometry.axis == .horizontal ? (x, y) : (y, x)
    let isAfter = main.0 >= main.1 || main.0 >= 0 && cross.0 >= cross.1
    return isAfter && isLast(target) ? end(of: target.section, dragging: index) : target
  }

  /// Returns a Boolean value that indicates whether all items after a visible one are hidden.
  private func isLast(_ index: ElementIndex) -> Bool {
    var hidden = visibility.hiddenItems(of: index.section)
    if isRow(index.section) { hidden = hidden.union(tracks.hiddenColumns) }
    let count = numberOfItems(inSection: index.section)
    let next = index.item + 1
    return hidden.count(before: count) - hidden.count(before: next) >= count - next
  }

  /// Returns a copy of the engine in which an item is moved, to preview a drag.
  ///
  /// This engine is unchanged. The copy has the same content offset. If the anchor is
  /// ``LayoutAnchor/element(_:)``, that of the copy has the element's index after the move.
  ///
  /// Compare the elements of both engines by the items that they show, because the items between
  /// the two places shift by one.
  ///
  /// - Parameter from: The index of the item before the move.
  /// - Parameter to: The index of the item after the move.
  /// - Parameter delegate: A delegate of the current collection, without the move.
  /// - Throws: ``/LayoutCore/LayoutError/inconsistentTransaction(_:)`` if there is no such item or
  ///   place.
  /// - Complexity: O(n) to copy the storage, where n is its size, and that of the strategy's
  ///   `update` method for the move.
  public func previewOfMove(
    from: ElementIndex, to: ElementIndex, for delegate: some LayoutDelegate
  ) throws(LayoutError) -> LayoutEngine {
    var counts = [
      LayoutTransaction.ItemCount(
        section: from.section, count: numberOfItems(inSection: from.section))
    ]
    if to.section != from.section {
      // An excessive count wraps around, and is rejected as inconsistent.
      counts[0].count &-= 1
      counts.append(
        .init(section: to.section, count: numberOfItems(inSection: to.section) &+ 1))
    }
    let transaction = LayoutTransaction(
      [.moveItem(from: from, to: to)], numberOfSections: numberOfSections, itemCounts: counts)
    var preview = self
    preview.anchor = .offset
    let offset = preview.anchorState(to: overrides)
    preview.anchor = anchor
    try preview.apply(transaction, for: MovedDelegate(base: delegate.erased, from: from, to: to))
    // The anchor follows the move, but the content stays in place while it is dragged over.
    preview.owned.values.geometry.viewport.origin = preview.offset(keeping: offset).0
    preview.owned.values.shown.invalidate(preview.viewport, preview.shownRect)
    return preview
  }
}

/// A delegate of the collection after a move of an item.
private struct MovedDelegate: LayoutDelegate {
  let base: AnyLayoutDelegate
  let from: ElementIndex
  let to: ElementIndex

  var numberOfSections: Int { base.numberOfSections }

  var commonNumberOfItems: Int? {
    from.section == to.section ? base.commonNumberOfItems : nil
  }

  var hasItemSizes: Bool { base.hasItemSizes }

  var measuresItems: Bool { base.measuresItems }

  func numberOfItems(inSection section: Int) -> Int {
    let count = base.numberOfItems(inSection: section)
    guard from.section != to.section else { return count }
    if section == from.section { return count &- 1 }
    return section == to.section ? count &+ 1 : count
  }

  /// Returns the index before the move of the item that is at `index` after it.
  private func source(of index: ElementIndex) -> ElementIndex {
    if index == to { return from }
    var source = index
    if index.section == to.section, index.item > to.item { source.item -= 1 }
    if index.section == from.section, source.item >= from.item { source.item += 1 }
    return source
  }

  func sizeForItem(at index: ElementIndex, proposal: LayoutProposal) -> LayoutSize? {
    base.sizeForItem(at: source(of: index), proposal: proposal)
  }

  func answer(in slot: inout AnswerSlot) {
    slot.forward(to: base, at: slot.subject == .section ? slot.index : source(of: slot.index))
  }
}
