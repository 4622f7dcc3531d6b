import LayoutCore

/// The elements in and around the shown part of a layout, recorded before a change.
///
/// A copy of the layout would know all elements, but then the change would copy all storage.
struct RecordedElements: Sendable {
  struct Record: Sendable {
    let attributes: LayoutAttributes
    /// The part of the collection that the element followed.
    let identity: ElementIdentity
  }

  private let shownRect: LayoutRect
  private let records: [Record]
  /// Whether the indexes of the elements ascend, so that a binary search finds them.
  private let isSorted: Bool
  private let axis: LayoutAxis
  /// Whether the content begins at the right.
  private let isReversed: Bool

  /// Creates a record of the elements within the length of the shown part from it.
  ///
  /// The result is nil for layouts whose elements cannot be ordered along one axis by their indexes:
  /// those that scroll along both axes, and those that consist of several layouts.
  init?<Strategy>(of engine: LayoutEngine<Strategy>) {
    guard !engine.prepared.isComposite, let axis = engine.geometry.axis else { return nil }
    self.axis = axis
    isReversed = axis == .horizontal && engine.geometry.isMirrored
    shownRect = engine.shownRect
    let around =
      axis == .vertical
      ? shownRect.outset(x: 0, y: shownRect.height) : shownRect.outset(x: shownRect.width, y: 0)
    let elements = engine.prepared.elements(
      in: around, viewport: engine.view(engine.viewport))
    records = elements.map {
      Record(attributes: $0, identity: engine.prepared.identity(of: $0.element))
    }
    isSorted = elements.indices.dropFirst().allSatisfy {
      elements[$0 - 1].element.index <= elements[$0].element.index
    }
  }

  /// The attributes of the shown elements, in order.
  var shown: [LayoutAttributes] {
    records.lazy.map { $0.attributes }.filter { $0.frame.intersects(shownRect) }
  }

  subscript(element: LayoutElement) -> Record? {
    var candidates = records[...]
    if isSorted {
      // Comparing only indexes is much faster.
      let first = SortedSearch.first(in: records.count) {
        records[$0].attributes.element.index >= element.index
      }
      candidates = records[first...].prefix { $0.attributes.element.index == element.index }
    }
    return candidates.first { $0.attributes.element == element }
  }

  /// Returns the attributes at which the motion of an element begins that was farther away.
  ///
  /// It begins just beyond the recorded elements, on the side on which the element was.
  ///
  /// - Parameter element: An element before the change that is not recorded.
  /// - Parameter final: Its attributes after the change.
  /// - Returns: The attributes, or nil if the element was between the recorded ones, because it
  ///   had no extent, or because its column was far ahead of the others.
  func distantAttributes(
    of element: LayoutElement, becoming final: LayoutAttributes
  ) -> LayoutAttributes? {
    let cells = records.lazy.map { $0.attributes.element }.filter { $0.category == .cell }
      .map { $0.index }
    guard let first = cells.min(), let last = cells.max() else { return nil }
    let isBefore = element.index < first
    guard isBefore || element.index > last else { return nil }
    var initial = final
    if axis == .vertical {
      initial.frame.origin.y =
        isBefore
        ? shownRect.minY - shownRect.height - final.frame.height
        : shownRect.maxY + shownRect.height
    } else {
      initial.frame.origin.x =
        isBefore != isReversed
        ? shownRect.minX - shownRect.width - final.frame.width : shownRect.maxX + shownRect.width
    }
    return initial
  }
}
