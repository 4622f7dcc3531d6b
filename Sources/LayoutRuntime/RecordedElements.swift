import LayoutCore

/// The elements in and around the shown part of a layout, recorded before a change.
///
/// A copy of the layout would know all elements, but then the change would copy all storage.
struct RecordedElements: Sendable {
  let elements: [LayoutAttributes]
  let viewport: LayoutViewport
  let shownRect: LayoutRect

  /// Creates a record of the elements, or nil if changes can bring elements from farther away.
  ///
  /// Changes at the end of the collection, behind everything shown, usually leave the frames of shown
  /// elements as they are. If the content becomes shorter, the viewport may move toward the start,
  /// but by no more than its length, because the elements that were shown remain.
  ///
  /// - Parameter changes: The changes, in the strategy's indexes.
  init?<Strategy>(of engine: LayoutEngine<Strategy>, before changes: LayoutChanges) {
    guard let first = changes.firstIndexAtEnd, !engine.prepared.isComposite,
      engine.visibility.isEmpty, let axis = engine.prepared.scrollAxis,
      first.section == engine.prepared.numberOfSections - 1
    else { return nil }
    viewport = engine.view(engine.viewport)
    shownRect = engine.shownRect
    let around =
      axis == .vertical
      ? shownRect.outset(x: 0, y: shownRect.height) : shownRect.outset(x: shownRect.width, y: 0)
    elements = engine.prepared.elements(in: around, viewport: viewport)
    for attributes in elements
    where attributes.element.index >= first && attributes.frame.intersects(shownRect) {
      return nil
    }
  }
}

extension LayoutChanges {
  /// The first item that is removed or inserted, if only items at the end of one section are.
  fileprivate var firstIndexAtEnd: ElementIndex? {
    guard sections.isEmpty, rows.isEmpty, columns.isEmpty, bars.isEmpty, within.count == 1,
      let change = within.first, change.section == change.oldSection, change.resized.isEmpty
    else { return nil }
    let edits = change.items
    let kept = edits.oldCount - edits.removed.count
    guard edits.removed.first ?? kept >= kept, edits.inserted.first?.index ?? kept >= kept,
      edits.inserted.allSatisfy({ $0.source == nil })
    else { return nil }
    return ElementIndex(section: change.section, item: kept)
  }
}
