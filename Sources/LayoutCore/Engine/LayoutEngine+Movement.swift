/// Dragging a cell to another place.
extension LayoutEngine {
  /// Where a dragged cell would go that is let go at a point of the content.
  ///
  /// The index counts as a move's target does: as it is after the move. Over a cell it is that cell's
  /// place; in the space after the last cell of a section it is the end of that section; in a section
  /// without items its beginning.
  /// - Parameter index: The dragged item.
  /// - Returns: The target, or nil where there is no such item.
  /// - Complexity: As a query of what is visible.
  public func targetIndex(forDragging index: ElementIndex, to point: LayoutPoint) -> ElementIndex? {
    guard index.section >= 0, index.section < numberOfSections, index.item >= 0,
      index.item < numberOfItems(inSection: index.section)
    else { return nil }
    if let hit = element(at: point, among: [.cell]) { return hit.element.index }
    // A header or footer tells the section, and on which side of its cells the point lies.
    if let hit = element(at: point, among: [.supplementary, .decoration]) {
      switch role(of: hit.element) {
      case .header(let section): return ElementIndex(section: section, item: 0)
      case .footer(let section): return end(of: section, dragging: index)
      default: break
      }
    }
    return nearest(to: point, dragging: index)
  }

  /// The place after the last item of a section.
  private func end(of section: Int, dragging index: ElementIndex) -> ElementIndex {
    let count = numberOfItems(inSection: section)
    return ElementIndex(section: section, item: index.section == section ? count - 1 : count)
  }

  /// The place next to the visible cell that is nearest to a point.
  private func nearest(to point: LayoutPoint, dragging index: ElementIndex) -> ElementIndex {
    var best: (attributes: LayoutAttributes, distance: Double)?
    for attributes in visibleElements where attributes.element.category == .cell {
      let frame = attributes.frame
      let dx = max(frame.minX - point.x, 0, point.x - frame.maxX)
      let dy = max(frame.minY - point.y, 0, point.y - frame.maxY)
      let distance = dx * dx + dy * dy
      if best.map({ distance < $0.distance }) ?? true { best = (attributes, distance) }
    }
    guard let best else { return index }
    let target = best.attributes.element.index
    let isLast = target.item == numberOfItems(inSection: target.section) - 1
    let frame = best.attributes.frame
    let isMirrored = environment.direction == .rightToLeft
    let isAfter =
      point.y >= frame.maxY
      || point.y >= frame.minY && (isMirrored ? point.x < frame.minX : point.x >= frame.maxX)
    return isLast && isAfter ? end(of: target.section, dragging: index) : target
  }

  /// The engine as it would be if an item were moved, for showing where a dragged cell would go.
  ///
  /// Nothing of this engine changes. Compare the elements of both by the items that they show: those
  /// between the two places shift by one.
  /// - Parameter delegate: Answers for the collection as it is, without the move.
  /// - Throws: ``LayoutError/inconsistentTransaction(_:)`` where there is no such item or place.
  /// - Complexity: A copy of the storage, and what the move touches.
  public func previewOfMove(
    from: ElementIndex, to: ElementIndex, for delegate: some LayoutDelegate
  ) throws(LayoutError) -> LayoutEngine {
    var counts = [
      LayoutTransaction.ItemCount(
        section: from.section, count: numberOfItems(inSection: from.section))
    ]
    if to.section != from.section {
      // An absurd count wraps around, and is refused as inconsistent.
      counts[0].count &-= 1
      counts.append(
        .init(section: to.section, count: numberOfItems(inSection: to.section) &+ 1))
    }
    let transaction = LayoutTransaction(
      [.moveItem(from: from, to: to)], numberOfSections: numberOfSections, itemCounts: counts)
    var preview = self
    preview.anchor = .offset
    try preview.apply(transaction, for: MovedDelegate(base: delegate, from: from, to: to))
    preview.anchor = anchor
    return preview
  }
}

/// A delegate as it will be once an item was moved.
private struct MovedDelegate<Base: LayoutDelegate>: LayoutDelegate {
  let base: Base
  let from: ElementIndex
  let to: ElementIndex

  var numberOfSections: Int { base.numberOfSections }

  var commonNumberOfItems: Int? {
    from.section == to.section ? base.commonNumberOfItems : nil
  }

  func numberOfItems(inSection section: Int) -> Int {
    let count = base.numberOfItems(inSection: section)
    guard from.section != to.section else { return count }
    if section == from.section { return count &- 1 }
    return section == to.section ? count &+ 1 : count
  }

  /// The item, before the move, that is at `index` after it.
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

  func answer(_ question: LayoutQuestion, at index: ElementIndex) -> LayoutAnswer? {
    base.answer(question, at: question.subject == .section ? index : source(of: index))
  }
}
