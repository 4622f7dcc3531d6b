import LayoutCore

/// The order in which a screen reader reads the items of a section.
public enum ReadingOrder: String, Hashable, Sendable, CaseIterable {
  /// The order of the items in the collection.
  case byIndex
  /// The order of places: row by row, and in the layout direction within a row.
  ///
  /// The row of an item is its edge where the scroll axis begins, which is its upper edge in a
  /// vertical layout. Use this order if items are not placed in the order of their indexes, as in a
  /// waterfall.
  case byRows
}

/// Reading order, for screen readers.
extension LayoutEngine {
  /// Returns the visible elements in reading order.
  ///
  /// - Parameter order: The order of the items of a section. The default is their order in the
  ///   collection.
  /// - Returns: The attributes of the elements, without decorations and hidden elements.
  /// - Complexity: That of a query of the viewport, and of ``readingOrder(of:_:)`` for the visible
  ///   elements.
  public func visibleElements(readBy order: ReadingOrder = .byIndex) -> [LayoutAttributes] {
    readingOrder(of: visibleElements, order)
  }

  /// Returns the given elements in reading order.
  ///
  /// Column headers come first. Then each section follows with its header, its row header, its
  /// items and its footer. A supplementary element of an item follows its cell. Any other element,
  /// such as "+5 more" or a boundary item of the whole layout, follows the last element that lies
  /// before it, in its section or in the layout; pinned elements count where they rest. Decorations
  /// and hidden elements are left out.
  ///
  /// - Parameter attributes: The attributes of the elements, in any order.
  /// - Parameter order: The order of the items of a section. The default is their order in the
  ///   collection.
  /// - Complexity: O(n log n + n k), where n is the number of elements and k is the number of those
  ///   that follow the last element before them.
  public func readingOrder(
    of attributes: [LayoutAttributes], _ order: ReadingOrder = .byIndex
  ) -> [LayoutAttributes] {
    let read = attributes.filter { $0.element.category != .decoration && !$0.isHidden }
    var frames: [ElementIndex: LayoutRect] = [:]
    if order == .byRows {
      for cell in read where cell.element.category == .cell {
        frames[cell.element.index] = cell.frame
      }
    }
    var ranked: [(rank: (section: Int, Int, Double, Double), attributes: LayoutAttributes)] = []
    var others: [LayoutAttributes] = []
    for attributes in read {
      guard let (section, part) = rank(of: attributes.element) else {
        others.append(attributes)
        continue
      }
      var place = LayoutPoint.zero
      if order == .byRows, section > .min, part == Self.partOfItems {
        place = oriented(frames[attributes.element.index] ?? attributes.frame).origin
      }
      ranked.append(((section, part, place.x, place.y), attributes))
    }
    ranked.sort {
      $0.rank != $1.rank ? $0.rank < $1.rank : $0.attributes.element < $1.attributes.element
    }
    if others.isEmpty { return ranked.map { $0.attributes } }
    var parts = ranked.map {
      ReadPart($0.attributes, section: $0.rank.section, place(of: $0.attributes))
    }
    insert(others, into: &parts)
    return parts.map { $0.attributes }
  }

  /// Inserts elements after the last one that lies before them.
  private func insert(_ others: [LayoutAttributes], into parts: inout [ReadPart]) {
    let others = others.map { ReadPart($0, section: $0.element.index.section, place(of: $0)) }
    for var part in others.sorted(by: <) {
      var range = parts.indices
      let isOfSection = identity(of: part.attributes.element) == .section
      if isOfSection {
        let first = SortedSearch.first(in: parts.count) { parts[$0].section >= part.section }
        range = first..<SortedSearch.first(in: parts.count) { parts[$0].section > part.section }
      }
      let last = parts[range].lastIndex { $0.isBefore(part.place) }
      if !isOfSection { part.section = (last ?? range.first).map { parts[$0].section } ?? .min }
      parts.insert(part, at: last.map { $0 + 1 } ?? range.lowerBound)
    }
  }

  /// Returns the oriented frame of an element, at rest if it is pinned.
  private func place(of attributes: LayoutAttributes) -> LayoutRect {
    let element = attributes.element
    let resting = movesWithViewport(element) ? restingFrame(of: element) : nil
    return oriented(resting ?? attributes.frame)
  }

  /// Returns a frame in distances from the edges where reading begins: along the scroll axis as x,
  /// and across it as y.
  ///
  /// If the content scrolls along both axes, the vertical one comes first.
  private func oriented(_ frame: LayoutRect) -> LayoutRect {
    var frame = frame
    if environment.direction == .rightToLeft { frame.origin.x = -frame.maxX }
    return prepared.scrollAxis == .horizontal ? frame : frame.transposed
  }

  /// The rank of a section's items among its parts: header, row header, items and footer.
  private static var partOfItems: Int { 2 }

  /// Returns the position of an element in reading order, without its place among items.
  ///
  /// The position is nil if it depends on the place of the element.
  private func rank(of element: LayoutElement) -> (section: Int, part: Int)? {
    let section = element.index.section
    let role = role(of: element)
    if case .columnHeader = role { return (.min, element.index.item) }
    if case .rowHeader = role { return (section, 1) }
    let identity = identity(of: element)
    if identity == .item { return (section, Self.partOfItems) }
    guard identity == .section else { return nil }
    if case .header = role { return (section, 0) }
    if case .footer = role { return (section, 3) }
    return nil
  }
}

/// An element in a list in reading order.
private struct ReadPart {
  let attributes: LayoutAttributes
  var section: Int
  /// The oriented frame.
  let place: LayoutRect

  init(_ attributes: LayoutAttributes, section: Int, _ place: LayoutRect) {
    self.attributes = attributes
    self.section = section
    self.place = place
  }

  /// Compares the places at which elements begin.
  static func < (lhs: ReadPart, rhs: ReadPart) -> Bool {
    let (one, other) = (lhs.place.origin, rhs.place.origin)
    return one == other
      ? lhs.attributes.element < rhs.attributes.element : (one.x, one.y) < (other.x, other.y)
  }

  /// Returns a Boolean value that indicates whether the element lies before a place.
  ///
  /// Elements beside one another are compared across the scroll axis. Of two that overlap, the
  /// smaller one is read later, as a badge is, or else the one whose center is farther.
  func isBefore(_ other: LayoutRect) -> Bool {
    let slack = 1e-6
    if place.maxX < other.minX + slack { return true }
    if other.maxX < place.minX + slack { return false }
    if place.maxY < other.minY + slack { return true }
    if other.maxY < place.minY + slack { return false }
    if other.width < place.width, other.height < place.height { return true }
    return place.minX + place.width / 2 < other.minX + other.width / 2
  }
}

extension LayoutEngine: CustomStringConvertible {
  /// The description of the prepared layout, and the viewport.
  public var description: String { "\(prepared.description), viewport \(viewport)" }
}
