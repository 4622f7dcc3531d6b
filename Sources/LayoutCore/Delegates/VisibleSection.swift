/// A section of which something is visible, as a delegate sees it that adjusts how items look while they
/// scroll.
public struct VisibleSection: Hashable, Sendable {
  /// Which one it is, by its number.
  public let section: Int
  /// The visible part of the content, in points.
  public let viewport: LayoutRect
  /// How the section scrolls by itself; nil where it does not.
  public let scrolling: ScrollingSection?
  /// How far the section is scrolled by itself, in points; 0 where it does not.
  public let offset: Double

  /// A section seen through `viewport`.
  public init(
    section: Int, viewport: LayoutRect, scrolling: ScrollingSection? = nil, offset: Double = 0
  ) {
    self.section = section
    self.viewport = viewport
    self.scrolling = scrolling
    self.offset = offset
  }
}

/// A box that carries a delegate's adjustment of visible items as the answer to a question.
public final class VisibleItemsBox {
  /// Changes how items look; only their alpha, transform and zIndex count.
  public let adjust: (inout [LayoutAttributes], VisibleSection) -> Void

  /// A box of an adjustment.
  public init(_ adjust: @escaping (inout [LayoutAttributes], VisibleSection) -> Void) {
    self.adjust = adjust
  }
}

extension LayoutQuestion {
  /// How visible items of a section look while they scroll: an object, ``VisibleItemsBox``.
  ///
  /// Asked by a host on the answer of a query, not while a layout is prepared.
  @inlinable public static var visibleItems: LayoutQuestion {
    LayoutQuestion("Layout.visibleItems", about: .section)
  }
}

extension PreparedLayout {
  /// Lets the delegate change how elements look that a query answered: their alpha, transform and zIndex.
  ///
  /// Each section is asked once, with its cells, supplementary elements and decorations in order. What
  /// comes back for elements that were not in the answer counts for nothing, nor do frames.
  /// - Parameter answer: The answer of a query; afterwards it is in order again.
  /// - Parameter viewport: The visible part of the content.
  /// - Complexity: O(a log a); a = elements in the answer.
  public func adjust(
    _ answer: inout [LayoutAttributes], viewport: LayoutRect, for delegate: some LayoutDelegate
  ) {
    adjust(&answer, viewport: viewport, scrolling: { $0 }, for: delegate)
  }

  /// As above, for sections whose numbers in the layout differ from those in the answer.
  func adjust(
    _ answer: inout [LayoutAttributes], viewport: LayoutRect, scrolling shown: (Int) -> Int?,
    for delegate: some LayoutDelegate
  ) {
    var places: [Int: [Int]] = [:]
    for (place, attributes) in answer.enumerated() {
      places[attributes.element.index.section, default: []].append(place)
    }
    var isChanged = false
    for section in places.keys.sorted() {
      let places = places[section] ?? []
      let reply = delegate.answer(.visibleItems, at: ElementIndex(section: section))?.object
      guard let box = reply as? VisibleItemsBox else { continue }
      var items = places.map { answer[$0] }
      let own = shown(section)
      let scrolling = own.flatMap { self.scrolling(ofSection: $0) }
      let offset = own.flatMap { sectionOffsets[$0] } ?? scrolling?.restOffset ?? 0
      box.adjust(
        &items,
        VisibleSection(
          section: section, viewport: viewport, scrolling: scrolling, offset: offset))
      let looks = Dictionary(items.map { ($0.element, $0) }) { first, _ in first }
      for place in places {
        guard let look = looks[answer[place].element] else { continue }
        isChanged = true
        answer[place].alpha = look.alpha
        answer[place].transform = look.transform
        answer[place].zIndex = look.zIndex
      }
    }
    if isChanged { answer.sort(by: LayoutAttributes.areInOrder) }
  }
}
