#if canImport(UIKit) || canImport(AppKit)
  import LayoutCore

  /// The position of a collection view, as an item and its distance from an edge.
  ///
  /// Encode it to restore what the user saw in another launch: an offset would be wrong in a container of
  /// another size, or where items have other sizes. If the data may have changed, store the item's identifier
  /// beside it, and replace ``section`` and ``item`` by where that item is now.
  public struct CollectionPosition: Codable, Hashable, Sendable {
    /// An edge of the visible region along the axis that scrolls.
    public enum Edge: String, Codable, Sendable {
      /// The edge where content begins.
      case start
      /// The edge where content ends.
      case end
    }

    /// The section of the item.
    public var section: Int
    /// The index of the item in its section.
    public var item: Int
    /// The edge that the distance is measured from.
    public var edge: Edge
    /// The distance of the item's edge from that edge of the visible region in points; positive inwards.
    public var distance: Double

    /// Creates a position of an item.
    public init(section: Int, item: Int, edge: Edge = .start, distance: Double = 0) {
      self.section = section
      self.item = item
      self.edge = edge
      self.distance = distance
    }
  }

  extension LayoutEngine {
    /// The position of the first item that is wholly visible, or of the first visible one; from the end, of the
    /// last.
    ///
    /// - Complexity: O(v log v); v = visible elements.
    package func position(from edge: CollectionPosition.Edge) -> CollectionPosition? {
      let axis = prepared.scrollAxis ?? .vertical
      var best: (isWhole: Bool, distance: Double, index: ElementIndex)?
      for attributes in visibleElements where attributes.element.category == .cell {
        let distance = distance(of: attributes.element, attributes.frame, from: edge, along: axis)
        let candidate = (distance >= 0, distance, attributes.element.index)
        guard let known = best else {
          best = candidate
          continue
        }
        // Of whole ones the nearest to the edge; of others the one that reaches in farthest.
        if candidate.0 != known.isWhole
          ? candidate.0 : candidate.0 ? distance < known.distance : distance > known.distance
        {
          best = candidate
        }
      }
      return best.map {
        CollectionPosition(
          section: $0.index.section, item: $0.index.item, edge: edge, distance: $0.distance)
      }
    }

    /// The offset at which an item is at a position, clamped to the content; nil if there is no such item.
    ///
    /// - Complexity: That of an element's attributes.
    package func contentOffset(for position: CollectionPosition) -> LayoutPoint? {
      let element = LayoutElement.cell(section: position.section, item: position.item)
      guard let frame = restingFrame(of: element) else { return nil }
      let axis = prepared.scrollAxis ?? .vertical
      let shift =
        distance(of: element, frame, from: position.edge, along: axis) - position.distance
      let way = startsAtUpperEdge(axis) == (position.edge == .start) ? -shift : shift
      return clamped(
        axis == .vertical
          ? LayoutPoint(x: viewport.minX, y: viewport.minY + way)
          : LayoutPoint(x: viewport.minX + way, y: viewport.minY))
    }

    /// Whether content begins where coordinates are largest.
    private func startsAtUpperEdge(_ axis: LayoutAxis) -> Bool {
      axis == .horizontal && environment.direction == .rightToLeft
    }

    private func distance(
      of element: LayoutElement, _ frame: LayoutRect, from edge: CollectionPosition.Edge,
      along axis: LayoutAxis
    ) -> Double {
      let region = visibleRegion(for: element)
      let isUpper = startsAtUpperEdge(axis) == (edge == .start)
      if axis == .vertical { return isUpper ? region.maxY - frame.maxY : frame.minY - region.minY }
      return isUpper ? region.maxX - frame.maxX : frame.minX - region.minX
    }
  }
#endif
