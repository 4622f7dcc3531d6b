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
  /// - Complexity: That of a query of the viewport, and O(n log n), where n is the number of
  ///   visible elements.
  public func visibleElements(readBy order: ReadingOrder = .byIndex) -> [LayoutAttributes] {
    readingOrder(of: visibleElements, order)
  }

  /// Returns the given elements in reading order.
  ///
  /// Column headers come first. Then each section follows with its header, its row header, its
  /// items and its footer. A supplementary element of an item follows its cell. Decorations and
  /// hidden elements are left out.
  ///
  /// - Parameter attributes: The attributes of the elements, in any order.
  /// - Parameter order: The order of the items of a section. The default is their order in the
  ///   collection.
  /// - Complexity: O(n log n), where n is the number of elements.
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
    let ranked = read.map { attributes in
      let (section, part) = rank(of: attributes.element)
      var place = LayoutPoint.zero
      if order == .byRows, section > .min, part == Self.partOfItems {
        place = self.place(of: frames[attributes.element.index] ?? attributes.frame)
      }
      return (rank: (section, part, place.x, place.y), attributes: attributes)
    }
    return ranked.sorted {
      $0.rank != $1.rank ? $0.rank < $1.rank : $0.attributes.element < $1.attributes.element
    }
    .map { $0.attributes }
  }

  /// Returns the distances of a frame from the edges where reading begins.
  ///
  /// The first one is along the scroll axis, or vertical if there are two.
  private func place(of frame: LayoutRect) -> LayoutPoint {
    let x = environment.direction == .rightToLeft ? -frame.maxX : frame.minX
    return prepared.scrollAxis == .horizontal
      ? LayoutPoint(x: x, y: frame.minY) : LayoutPoint(x: frame.minY, y: x)
  }

  /// The rank of a section's items among its parts: header, row header, items and footer.
  private static var partOfItems: Int { 2 }

  /// Returns the position of an element in reading order, without its place among items.
  private func rank(of element: LayoutElement) -> (section: Int, part: Int) {
    let section = element.index.section
    return switch role(of: element) {
    case .columnHeader: (.min, element.index.item)
    case .header: (section, 0)
    case .rowHeader: (section, 1)
    case .footer: (section, 3)
    case .cell, .supplementary, .group, .decoration: (section, Self.partOfItems)
    }
  }
}

extension LayoutEngine: CustomStringConvertible {
  /// The description of the prepared layout, and the viewport.
  public var description: String { "\(prepared.description), viewport \(viewport)" }
}
