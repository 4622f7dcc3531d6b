import LayoutCore

/// Hit testing and neighbors, for pointers, keyboards and focus.
extension LayoutEngine {
  /// Returns the frontmost element at a point of the content.
  ///
  /// - Parameter point: A point of the content. If a coordinate is not finite, the result is nil.
  /// - Parameter categories: The categories of elements to consider. The default leaves out
  ///   decorations.
  /// - Returns: The attributes of the element, or nil if there is no element at the point.
  /// - Complexity: That of a query of a single point.
  public func element(
    at point: LayoutPoint, among categories: [ElementCategory] = [.cell, .supplementary]
  ) -> LayoutAttributes? {
    elements(at: point).last { categories.contains($0.element.category) }
  }

  /// Returns the elements at a point of the content, from back to front.
  func elements(at point: LayoutPoint) -> [LayoutAttributes] {
    guard point.x.isFinite, point.y.isFinite else { return [] }
    // An element that contains the point intersects any small area that begins there.
    let area = LayoutRect(origin: point, size: LayoutSize(width: 0x1p-10, height: 0x1p-10))
    return elements(in: area).filter { $0.frame.contains(point) }
  }

  /// Returns the nearest cell on one side of an element, as for arrow keys.
  ///
  /// The method prefers cells directly beside the element. If there is none along the scroll axis,
  /// it returns the nearest cell further on. For example, the last row of a grid may be shorter
  /// than the others. The method uses the resting frames of pinned cells, and skips hidden cells.
  ///
  /// - Parameter element: The element to start from. If it does not exist or is hidden, the result
  ///   is nil.
  /// - Parameter side: The side of the element on which to search.
  /// - Returns: The cell, or nil if there is none on that side.
  /// - Complexity: O(log n) and a few cells, where n is the number of items, unless cells are far
  ///   apart.
  public func neighbor(of element: LayoutElement, toward side: LayoutSide) -> LayoutElement? {
    guard let shown = shownElement(of: element),
      let frame = prepared.attributes(for: shown, in: view(geometry.resting))?.frame
    else { return nil }
    let axis = prepared.scrollAxis ?? .vertical
    let found =
      search(from: frame, shown, side, isWide: false)
      ?? (side.axis == axis ? search(from: frame, shown, side, isWide: true) : nil)
    return found.map { self.element(ofShown: $0) }
  }

  /// Returns the nearest cell on one side, by searching strips of increasing reach.
  ///
  /// - Parameter isWide: A Boolean value that indicates whether the strips have the breadth of the
  ///   whole content rather than that of the element.
  private func search(
    from frame: LayoutRect, _ origin: LayoutElement, _ side: LayoutSide, isWide: Bool
  ) -> LayoutElement? {
    let content = geometry.resting
    let isVertical = side.axis == .vertical
    var base = frame
    if isWide, isVertical { (base.origin.x, base.size.width) = (content.minX, content.width) }
    if isWide, !isVertical { (base.origin.y, base.size.height) = (content.minY, content.height) }
    let whole = content.union(scrolledContent(around: origin))
    let most = side.edges(of: whole).far - side.edges(of: frame).far
    var reach = min(most, max(1, isVertical ? frame.height : frame.width))
    while reach > 0 {
      let strip = side.strip(beyond: base, reach: reach)
      let found = prepared.elements(in: strip, viewport: view(content)).lazy
        .filter { $0.element.category == .cell && $0.element != origin }
        .compactMap { cell in
          side.distance(from: frame, to: cell.frame).map { (element: cell.element, distance: $0) }
        }
      let best = found.min { $0.distance < $1.distance }
      // A nearer cell may begin between the end of the strip and the cell that was found.
      if let best, best.distance.ahead <= reach || reach >= most { return best.element }
      if reach >= most { return nil }
      reach = min(most, reach * 2)
    }
    return nil
  }

  /// Returns the area of the items of a section that scrolls independently.
  ///
  /// The items at the edges may be beyond the content.
  ///
  /// - Parameter origin: An element of the section, with the strategy's index.
  /// - Returns: The area at the section's offset, in points, or an empty rectangle if the section
  ///   does not scroll.
  private func scrolledContent(around origin: LayoutElement) -> LayoutRect {
    let section = origin.index.section
    guard let scrolling = prepared.scrolling(ofSection: section) else { return .zero }
    let own = scrolling.ownFrame(
      of: .zero, at: sectionOffsets[section] ?? scrolling.restOffset)
    let isVertical = scrolling.axis == .vertical
    return LayoutRect(
      x: isVertical ? scrolling.frame.minX : -own.minX,
      y: isVertical ? -own.minY : scrolling.frame.minY,
      width: isVertical ? scrolling.frame.width : scrolling.contentExtent,
      height: isVertical ? scrolling.contentExtent : scrolling.frame.height)
  }
}

/// A side of an element on screen.
public enum LayoutSide: String, Hashable, Sendable, CaseIterable {
  /// The side of smaller y coordinates.
  case up
  /// The side of larger y coordinates.
  case down
  /// The side of smaller x coordinates, whatever the layout direction.
  case left
  /// The side of larger x coordinates, whatever the layout direction.
  case right

  /// The axis along which the side lies from the element.
  public var axis: LayoutAxis { self == .up || self == .down ? .vertical : .horizontal }

  /// Returns the positions of the edges of a rectangle, ascending toward this side.
  func edges(of rect: LayoutRect) -> (near: Double, far: Double) {
    switch self {
    case .up: (-rect.maxY, -rect.minY)
    case .down: (rect.minY, rect.maxY)
    case .left: (-rect.maxX, -rect.minX)
    case .right: (rect.minX, rect.maxX)
    }
  }

  /// Returns the strip beyond `frame` on this side, of the same breadth.
  func strip(beyond frame: LayoutRect, reach: Double) -> LayoutRect {
    var strip = frame
    switch self {
    case .up: (strip.origin.y, strip.size.height) = (frame.minY - reach, reach)
    case .down: (strip.origin.y, strip.size.height) = (frame.maxY, reach)
    case .left: (strip.origin.x, strip.size.width) = (frame.minX - reach, reach)
    case .right: (strip.origin.x, strip.size.width) = (frame.maxX, reach)
    }
    return strip
  }

  /// Returns the distances from `frame` to another frame on this side.
  ///
  /// - Returns: The distance ahead and the distance between the centers aside, in points; nil if
  ///   `other` is not on this side.
  func distance(from frame: LayoutRect, to other: LayoutRect) -> (ahead: Double, aside: Double)? {
    let ahead = edges(of: other).near - edges(of: frame).far
    let aside =
      axis == .vertical
      ? (other.midX - frame.midX).magnitude : (other.midY - frame.midY).magnitude
    // Rounded edges may overlap by a pixel.
    return ahead > -1 ? (max(0, ahead), aside) : nil
  }
}
