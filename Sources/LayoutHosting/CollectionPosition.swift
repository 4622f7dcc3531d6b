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

  extension CollectionPosition {
    /// Creates the position that a place of a cell is at; `nil` if the place is not that of a cell.
    init?(_ place: LayoutPlace, along axis: LayoutAxis?) {
      guard let index = place.element?.index else { return nil }
      self.init(
        section: index.section, item: index.item, edge: place.edge == .end ? .end : .start,
        distance: axis == .horizontal ? place.distance.x : place.distance.y)
    }

    /// Returns the place of the item, at which content does not move across the scroll axis.
    func place(in engine: LayoutEngine?) -> LayoutPlace {
      let element = LayoutElement.cell(section: section, item: item)
      let edge: ScrollPlace = edge == .end ? .end : .start
      var distance = engine?.distance(of: element, from: edge) ?? .zero
      if engine?.prepared.scrollAxis == .horizontal {
        distance.x = self.distance
      } else {
        distance.y = self.distance
      }
      return LayoutPlace(of: element, at: edge, distance: distance)
    }
  }
#endif
