/// A prepared layout seen through a viewport, without what is hidden.
struct LayoutSnapshot<Prepared: PreparedLayout>: Sendable {
  let prepared: Prepared
  let visibility: VisibilityMap
  let viewport: LayoutRect
  /// The part of the content whose elements count as shown.
  let shownRect: LayoutRect

  init<Strategy>(of engine: LayoutEngine<Strategy>) where Strategy.Prepared == Prepared {
    prepared = engine.prepared
    visibility = engine.visibility
    viewport = engine.viewport
    shownRect = engine.shownRect
  }

  init(_ prepared: Prepared, viewport: LayoutRect) {
    self.prepared = prepared
    self.viewport = viewport
    visibility = VisibilityMap()
    shownRect = viewport
  }

  /// What is shown, by the strategy's indexes.
  var elements: [LayoutAttributes] { prepared.elements(in: shownRect, viewport: viewport) }

  /// The attributes of one of the strategy's elements; nil where it is not there to be seen.
  func attributes(for shown: LayoutElement) -> LayoutAttributes? {
    let attributes = prepared.attributes(for: shown, viewport: viewport)
    return attributes?.isHidden == true ? nil : attributes
  }

  /// An element of the whole collection as the strategy knows it; nil where it is hidden.
  func shown(_ element: LayoutElement) -> LayoutElement? {
    visibility.shown(element, in: prepared)
  }

  /// An element of the strategy as it is in the whole collection.
  func whole(_ shown: LayoutElement) -> LayoutElement {
    visibility.whole(shown, as: prepared.identity(of: shown))
  }

  /// How an element of the whole collection comes or goes, where the layout says so.
  func appearance(of element: LayoutElement, isEntering: Bool) -> LayoutAppearance? {
    shown(element).flatMap { prepared.appearance(of: $0, isEntering: isEntering) }
  }
}

extension VisibilityMap {
  /// An element of the whole collection as the strategy knows it; nil where it is hidden.
  func shown(_ element: LayoutElement, in prepared: some PreparedLayout) -> LayoutElement? {
    isEmpty ? element : shown(element, as: identity(of: element, in: prepared))
  }

  /// What an element of the whole collection stands for, which may depend on its section: the layout
  /// knows that by its own number.
  func identity(of element: LayoutElement, in prepared: some PreparedLayout) -> ElementIdentity {
    var known = element
    if !isEmpty { known.index.section = shownSection(of: element.index.section) }
    return prepared.identity(of: known)
  }

  /// An element of the whole collection as the strategy knows it; nil where it is hidden.
  func shown(_ element: LayoutElement, as identity: ElementIdentity) -> LayoutElement? {
    guard !isEmpty else { return element }
    var shown = element
    switch identity {
    case .fixed: break
    case .section, .block:
      if isHidden(section: element.index.section) { return nil }
      shown.index.section = shownSection(of: element.index.section)
    case .item:
      if isHidden(element.index) { return nil }
      shown.index = self.shown(element.index)
    }
    return shown
  }

  /// An element of the strategy as it is in the whole collection.
  func whole(_ shown: LayoutElement, as identity: ElementIdentity) -> LayoutElement {
    guard !isEmpty else { return shown }
    var element = shown
    switch identity {
    case .fixed: break
    case .section, .block: element.index.section = section(ofShown: shown.index.section)
    case .item: element.index = index(ofShown: shown.index)
    }
    return element
  }

  /// Gives elements of the strategy the indexes that they have in the whole collection, from one on, and
  /// puts them in order again.
  func restoreIndexes(
    of elements: inout [LayoutAttributes], from first: Int = 0, in prepared: some PreparedLayout
  ) {
    guard !isEmpty else { return }
    var isInOrder = true
    for place in first..<elements.count {
      let shown = elements[place].element
      elements[place].element = whole(shown, as: prepared.identity(of: shown))
      if place > first, !LayoutAttributes.areInOrder(elements[place - 1], elements[place]) {
        isInOrder = false
      }
    }
    // Behind hidden items, cells have other indexes here than where they were put in order, but a
    // section's header has not.
    if !isInOrder { elements[first...].sort(by: LayoutAttributes.areInOrder) }
  }
}
