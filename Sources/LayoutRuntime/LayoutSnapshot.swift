import LayoutCore

/// A prepared layout without hidden parts, with a viewport.
struct LayoutSnapshot: Sendable {
  let prepared: AnyPreparedLayout
  let viewport: LayoutViewport
  /// The part of the content whose elements count as shown.
  let shownRect: LayoutRect
  var visibility = VisibilityMap()

  /// The attributes of the shown elements, with the strategy's indexes.
  var elements: [LayoutAttributes] { prepared.elements(in: shownRect, viewport: viewport) }

  /// Returns the attributes between which an element of the strategy moves.
  ///
  /// An element that is farther away from the shown part than the length of that part moves from or
  /// to this distance.
  ///
  /// - Returns: The attributes, or nil if the element has no place: if it does not exist, is hidden
  ///   or has no extent.
  func attributes(for shown: LayoutElement) -> LayoutAttributes? {
    guard var attributes = prepared.attributes(for: shown, in: viewport), !attributes.isHidden,
      !attributes.frame.isEmpty
    else { return nil }
    let (rect, size) = (shownRect, attributes.frame.size)
    let origin = attributes.frame.origin
    attributes.frame.origin = LayoutPoint(
      x: min(max(origin.x, rect.minX - rect.width - size.width), rect.maxX + rect.width),
      y: min(max(origin.y, rect.minY - rect.height - size.height), rect.maxY + rect.height))
    return attributes
  }

  /// Returns a Boolean value that indicates whether an element of the strategy exists, even if it
  /// has no place.
  func contains(_ shown: LayoutElement) -> Bool {
    prepared.attributes(for: shown, in: viewport) != nil
  }

  /// Returns an element of the strategy with its index in the whole collection.
  func whole(_ shown: LayoutElement) -> LayoutElement {
    visibility.isEmpty ? shown : visibility.whole(shown, as: prepared.identity(of: shown))
  }
}

extension LayoutEngine {
  var snapshot: LayoutSnapshot {
    LayoutSnapshot(
      prepared: prepared, viewport: view(viewport), shownRect: shownRect, visibility: visibility)
  }
}

extension VisibilityMap {
  /// Returns an element with the strategy's index, or nil if it is hidden.
  func shown(_ element: LayoutElement, in prepared: AnyPreparedLayout) -> LayoutElement? {
    isEmpty ? element : shown(element, as: identity(of: element, in: prepared))
  }

  /// Returns the identity of an element of the whole collection.
  ///
  /// The identity may depend on the section, which the layout knows by its index without hidden
  /// parts.
  func identity(of element: LayoutElement, in prepared: AnyPreparedLayout) -> ElementIdentity {
    var known = element
    if !isEmpty { known.index.section = shownSection(of: element.index.section) }
    return prepared.identity(of: known)
  }

  /// Returns an element with the strategy's index, or nil if it is hidden.
  func shown(_ element: LayoutElement, as identity: ElementIdentity) -> LayoutElement? {
    var shown = element
    switch identity {
    case .fixed: break
    case .section, .block:
      guard let section = self.shown(section: element.index.section) else { return nil }
      shown.index.section = section
    case .item:
      guard let index = self.shown(element.index) else { return nil }
      shown.index = index
    }
    return shown
  }

  /// Returns an element of the strategy with its index in the whole collection.
  func whole(_ shown: LayoutElement, as identity: ElementIdentity) -> LayoutElement {
    var element = shown
    switch identity {
    case .fixed: break
    case .section, .block: element.index.section = section(ofShown: shown.index.section)
    case .item: element.index = index(ofShown: shown.index)
    }
    return element
  }

  /// Replaces the strategy's indexes of elements by those in the whole collection.
  ///
  /// The method sorts the elements again if necessary.
  ///
  /// - Parameter first: The position of the first element to change.
  func restoreIndexes(
    of elements: inout [LayoutAttributes], from first: Int = 0, in prepared: AnyPreparedLayout
  ) {
    guard !isEmpty else { return }
    for place in first..<elements.count {
      let shown = elements[place].element
      elements[place].element = whole(shown, as: prepared.identity(of: shown))
    }
    // Hidden items change the indexes of cells but not those of section headers, so that a cell may
    // now belong after an element that it preceded.
    elements.restoreOrder(from: first)
  }
}
