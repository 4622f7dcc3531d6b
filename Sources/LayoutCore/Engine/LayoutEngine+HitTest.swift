/// What is where, and what comes next: for pointers, keyboards, focus and screen readers.
extension LayoutEngine {
  /// The frontmost element at a point of the content; nil where there is none.
  ///
  /// - Parameter categories: What can be hit; decorations are not, unless asked for.
  /// - Complexity: As a query of a single point.
  public func element(
    at point: LayoutPoint, among categories: [ElementCategory] = [.cell, .supplementary]
  ) -> LayoutAttributes? {
    guard point.x.isFinite, point.y.isFinite else { return nil }
    // What contains the point overlaps with any small area that begins there.
    let area = LayoutRect(origin: point, size: LayoutSize(width: 0x1p-10, height: 0x1p-10))
    return elements(in: area).last {
      $0.frame.contains(point) && categories.contains($0.element.category)
    }
  }

  /// Elements in the order in which they are read: section by section; in each the header, then
  /// item by item, then the footer.
  ///
  /// Column headers come first, decorations are left out.
  public func readingOrder(of attributes: [LayoutAttributes]) -> [LayoutAttributes] {
    let ranked = attributes.filter { $0.element.category != .decoration }
      .map { (rank: rank(of: $0.element), attributes: $0) }
    return ranked.sorted {
      $0.rank != $1.rank ? $0.rank < $1.rank : $0.attributes.element < $1.attributes.element
    }
    .map { $0.attributes }
  }

  /// The place of an element's section, and what comes first in it.
  private func rank(of element: LayoutElement) -> ReadingRank {
    let section = element.index.section
    switch role(of: element) {
    case .columnHeader: return ReadingRank(section: -1, part: 0, item: element.index.item)
    case .header: return ReadingRank(section: section, part: 0, item: 0)
    case .rowHeader: return ReadingRank(section: section, part: 1, item: 0)
    case .footer: return ReadingRank(section: section, part: 3, item: 0)
    case .cell, .supplementary, .group, .decoration:
      return ReadingRank(section: section, part: 2, item: element.index.item)
    }
  }

  /// The next cell to one side of a cell, as arrow keys go; nil at the edge of the content.
  ///
  /// The nearest cell counts that lies beside this one. Along the axis in which content grows, where none
  /// lies beside it, the nearest one further on does: the last row of a grid may be shorter. Hidden and
  /// pinned parts do not matter: cells are taken where they rest.
  /// - Complexity: O(log n) and a few cells, unless they are far apart.
  public func neighbor(of element: LayoutElement, toward side: LayoutSide) -> LayoutElement? {
    guard let shown = shownElement(of: element),
      let frame = prepared.attributes(for: shown, viewport: resting)?.frame
    else { return nil }
    let beside = search(from: frame, shown, side) { $0 }
    if let beside { return self.element(ofShown: beside) }
    let axis = prepared.scrollAxis ?? .vertical
    guard side.axis == axis else { return nil }
    // The whole width of the content.
    let content = resting
    let further = search(from: frame, shown, side) { strip in
      side.axis == .vertical
        ? LayoutRect(x: content.minX, y: strip.minY, width: content.width, height: strip.height)
        : LayoutRect(x: strip.minX, y: content.minY, width: strip.width, height: content.height)
    }
    return further.map { self.element(ofShown: $0) }
  }

  /// The nearest cell in strips that reach further and further to one side.
  private func search(
    from frame: LayoutRect, _ origin: LayoutElement, _ side: LayoutSide,
    widening: (LayoutRect) -> LayoutRect
  ) -> LayoutElement? {
    let content = resting
    let most = side.room(beyond: frame, in: content)
    var reach = min(most, max(1, side.axis == .vertical ? frame.height : frame.width))
    while reach > 0 {
      let strip = widening(side.strip(beyond: frame, reach: reach))
      var best: (element: LayoutElement, ahead: Double, aside: Double)?
      for attributes in prepared.elements(in: strip, viewport: content)
      where attributes.element.category == .cell && attributes.element != origin {
        guard let (ahead, aside) = side.distance(from: frame, to: attributes.frame) else {
          continue
        }
        if let best, (best.ahead, best.aside) <= (ahead, aside) { continue }
        best = (attributes.element, ahead, aside)
      }
      // Something nearer may begin between the strip's end and what was found.
      if let best, best.ahead <= reach || reach >= most { return best.element }
      if reach >= most { return nil }
      reach = min(most, reach * 2)
    }
    return nil
  }
}

/// A side of an element.
public enum LayoutSide: String, Hashable, Sendable, CaseIterable {
  /// Towards smaller y.
  case up
  /// Towards larger y.
  case down
  /// Towards smaller x, whatever the direction of reading.
  case left
  /// Towards larger x, whatever the direction of reading.
  case right

  /// The axis on which the side lies.
  public var axis: LayoutAxis { self == .up || self == .down ? .vertical : .horizontal }

  /// How much of `content` lies beyond `frame`.
  func room(beyond frame: LayoutRect, in content: LayoutRect) -> Double {
    switch self {
    case .up: frame.minY - content.minY
    case .down: content.maxY - frame.maxY
    case .left: frame.minX - content.minX
    case .right: content.maxX - frame.maxX
    }
  }

  /// The strip beyond `frame`, as broad as it.
  func strip(beyond frame: LayoutRect, reach: Double) -> LayoutRect {
    switch self {
    case .up:
      LayoutRect(x: frame.minX, y: frame.minY - reach, width: frame.width, height: reach)
    case .down: LayoutRect(x: frame.minX, y: frame.maxY, width: frame.width, height: reach)
    case .left:
      LayoutRect(x: frame.minX - reach, y: frame.minY, width: reach, height: frame.height)
    case .right: LayoutRect(x: frame.maxX, y: frame.minY, width: reach, height: frame.height)
    }
  }

  /// How far ahead `other` begins, and how far its middle is aside; nil where it is not on this side.
  func distance(from frame: LayoutRect, to other: LayoutRect) -> (ahead: Double, aside: Double)? {
    let ahead: Double
    switch self {
    case .up: ahead = frame.minY - other.maxY
    case .down: ahead = other.minY - frame.maxY
    case .left: ahead = frame.minX - other.maxX
    case .right: ahead = other.minX - frame.maxX
    }
    let aside =
      axis == .vertical
      ? (other.midX - frame.midX).magnitude : (other.midY - frame.midY).magnitude
    // Rounded edges may overlap by a pixel.
    return ahead > -1 ? (max(0, ahead), aside) : nil
  }
}

/// Where an element is read.
private struct ReadingRank: Comparable {
  var section: Int
  var part: Int
  var item: Int

  static func < (lhs: ReadingRank, rhs: ReadingRank) -> Bool {
    (lhs.section, lhs.part, lhs.item) < (rhs.section, rhs.part, rhs.item)
  }
}
