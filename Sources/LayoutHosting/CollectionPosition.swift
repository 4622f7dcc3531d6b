#if canImport(UIKit) || canImport(AppKit)
  import LayoutCore
  import LayoutRuntime

  /// A scroll position of a collection view, given as an item and its distance from an edge.
  ///
  /// Encode a position to restore what the user saw in a later launch. A content offset would be
  /// wrong if the container or the items have other sizes by then.
  ///
  /// If the data can change between launches, store the item's identifier too. Before you restore
  /// the position, set ``section`` and ``item`` to the item's new index.
  public struct CollectionPosition: Codable, Hashable, Sendable {
    /// An edge of the visible region along the scroll axis.
    public enum Edge: String, Codable, Sendable {
      /// The edge at which the content begins.
      case start
      /// The edge at which the content ends.
      case end
    }

    /// The section of the item, from 0.
    public var section: Int
    /// The index of the item in its section, from 0.
    public var item: Int
    /// The edge from which the distance is measured.
    public var edge: Edge
    /// The distance from that edge of the visible region to the same edge of the item, in points.
    ///
    /// The distance is positive if the item's edge is inside the visible region.
    public var distance: Double

    /// Creates a scroll position from an item and its distance from an edge.
    ///
    /// - Parameter section: The section of the item, from 0.
    /// - Parameter item: The index of the item in its section, from 0.
    /// - Parameter edge: The edge from which the distance is measured.
    /// - Parameter distance: The distance of the item from the edge, in points, positive inwards.
    public init(section: Int, item: Int, edge: Edge = .start, distance: Double = 0) {
      self.section = section
      self.item = item
      self.edge = edge
      self.distance = distance
    }
  }

  extension LayoutEngine {
    /// Returns the position of the first item that is entirely visible, measured from an edge.
    ///
    /// If no item is entirely visible, the method uses the partly visible item that extends
    /// farthest into the visible region.
    ///
    /// - Parameter edge: The edge to start from; with `.end`, the search starts at the last item.
    /// - Returns: The position, or `nil` if no item is visible.
    /// - Complexity: O(v log v) for v visible elements.
    func position(from edge: CollectionPosition.Edge) -> CollectionPosition? {
      let axis = prepared.scrollAxis ?? .vertical
      var best: (isWhole: Bool, distance: Double, index: ElementIndex)?
      for attributes in visibleElements where attributes.element.category == .cell {
        let distance = distance(of: attributes.element, attributes.frame, from: edge, along: axis)
        let candidate = (distance >= 0, distance, attributes.element.index)
        guard let known = best else {
          best = candidate
          continue
        }
        // Prefer entirely visible items, and of these the nearest to the edge. Otherwise, prefer
        // the item that extends farthest into the visible region.
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

    /// Returns the content offset at which an item is at the given position.
    ///
    /// - Parameter position: The item and its distance from an edge.
    /// - Returns: The offset, clamped to the content, or `nil` if there is no such item.
    /// - Complexity: The same as for the attributes of one element.
    func contentOffset(for position: CollectionPosition) -> LayoutPoint? {
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

    /// Returns whether the content begins at the largest coordinate of an axis.
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
