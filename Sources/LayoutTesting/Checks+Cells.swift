import LayoutCore

/// Checks of cells and their neighbours.
extension Checks {
  static func inOrder(
    _ prepared: some PreparedLayout, _ all: [LayoutAttributes], _ viewport: LayoutRect
  ) -> String? {
    func disorder(_ list: [LayoutAttributes], _ what: String) -> String? {
      for index in list.indices.dropFirst()
      where !LayoutAttributes.areInOrder(list[index - 1], list[index]) {
        return "\(what) lists \(list[index - 1]) before \(list[index])"
      }
      return nil
    }
    return disorder(all, "the whole")
      ?? disorder(prepared.elements(in: viewport), "the viewport")
      ?? disorder(prepared.elements(in: .everything, viewport: viewport), "a query of everything")
  }

  static func positionsAgree(_ all: [LayoutAttributes], sections: Int) -> String? {
    var cells = all.filter { $0.element.category == .cell && !$0.isHidden }
    cells.sort { $0.element < $1.element }
    var open: LayoutAttributes?
    func unfinished(_ attributes: LayoutAttributes) -> String {
      "\(attributes.element) is \(attributes.position.rawValue), but its group ends with it"
    }
    for attributes in cells {
      if let last = open, last.element.index.section != attributes.element.index.section {
        return unfinished(last)
      }
      let continues = !attributes.position.isFirst
      if continues != (open != nil) {
        return continues
          ? "\(attributes.element) is \(attributes.position.rawValue), but nothing is above it"
          : open.map(unfinished)
      }
      open = attributes.position.isLast ? nil : attributes
    }
    return open.map(unfinished)
  }

  static func noOverlap(
    _ prepared: some PreparedLayout, _ environment: LayoutEnvironment
  ) -> String? {
    let rest = viewportAtRest(prepared, environment)
    let cells = prepared.allElements(viewport: rest).filter {
      $0.element.category == .cell && !$0.isHidden && !$0.frame.isEmpty
    }.sorted { $0.frame.minY < $1.frame.minY }
    for (place, one) in cells.enumerated() {
      for other in cells[(place + 1)...] {
        if other.frame.minY >= one.frame.maxY - 1e-6 { break }
        // A pinned element is rounded to pixels separately, and can overlap a neighbour by a
        // fraction of a pixel.
        let sticks =
          prepared.followsViewport(one.element) || prepared.followsViewport(other.element)
        let slack = sticks ? 1 / environment.scale + 1e-6 : 1e-6
        if one.frame.outset(by: -slack).intersects(other.frame) {
          return "\(one) overlaps \(other)"
        }
      }
    }
    return nil
  }
}

extension LayoutRect {
  /// Returns the interval that the rectangle occupies along `axis`.
  func span(along axis: LayoutAxis) -> LayoutSpan {
    axis == .vertical
      ? LayoutSpan(start: minY, extent: height) : LayoutSpan(start: minX, extent: width)
  }
}
