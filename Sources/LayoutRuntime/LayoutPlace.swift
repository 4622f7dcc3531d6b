import LayoutCore

/// A place in the content: an element or an end of the content, and where in the viewport it is.
///
/// A content offset means something else as soon as sizes, insets or the container change. A place
/// does not.
public struct LayoutPlace: Hashable, Sendable {
  /// What is at a place.
  public enum Landmark: Hashable, Sendable {
    /// The start of the content.
    case start
    /// The end of the content along the scroll axis.
    case end
    /// An element, which need not exist yet.
    case element(LayoutElement)
  }

  /// What is at the place.
  public var landmark: Landmark
  /// The edge of the visible region from which the distance is measured; an end of the content has
  /// none.
  public var edge: ScrollPlace
  /// The distances from the edge of the visible region to the same edge of the element, in points.
  ///
  /// Positive distances are inside the region. From the center, positive distances are in reading
  /// direction. With ``ScrollPlace/nearest``, the distances are not used.
  public var distance: LayoutPoint

  /// The start of the content.
  public static var start: LayoutPlace { LayoutPlace(.start) }
  /// The end of the content along the scroll axis.
  public static var end: LayoutPlace { LayoutPlace(.end) }

  /// Creates a place of an element.
  ///
  /// - Parameter element: The element, which need not exist yet.
  /// - Parameter edge: The edge of the visible region from which the distance is measured. The
  ///   default is the leading one.
  /// - Parameter distance: The distances from that edge to the same edge of the element, in points.
  public init(
    of element: LayoutElement, at edge: ScrollPlace = .start, distance: LayoutPoint = .zero
  ) {
    landmark = .element(element)
    self.edge = edge
    self.distance = distance
  }

  private init(_ landmark: Landmark) {
    self.landmark = landmark
    edge = .start
    distance = .zero
  }

  /// The element of the place, or nil if it is an end of the content.
  public var element: LayoutElement? {
    if case .element(let element) = landmark { return element }
    return nil
  }
}

/// How far a viewport is on the way to its goal.
package enum GoalProgress: Sendable {
  /// The element of the goal, or the first cell, does not exist yet.
  case waiting
  /// A scroll view scrolls to the goal with an animation, so changes keep the anchor in place.
  case travelling
  /// A scroll view was scrolled to the goal. Sizes that are learned there may move it.
  case shown
  /// The goal is the anchor of a change, which sizes keep that are learned after it.
  case kept
}

extension LayoutEngine {
  /// The place that the viewport keeps until it is scrolled elsewhere, or nil if there is none.
  ///
  /// ``scroll(toPlace:)`` sets the goal. While there is one, changes keep it in place instead
  /// of the anchor, so that the viewport arrives although sizes on the way are learned late. If the
  /// element does not exist yet, the viewport moves when it does.
  public var goal: LayoutPlace? { storage.values.goal }

  /// Moves the viewport to a place, keeps it there through changes, and returns what appears and
  /// disappears.
  ///
  /// The place becomes the ``goal``. To end it, scroll to an offset, or call ``endGoal()``.
  ///
  /// - Parameter place: The place. If its element does not exist yet, the viewport moves when it
  ///   does.
  /// - Complexity: That of ``contentOffset(for:)`` and of ``scroll(to:)``.
  @discardableResult
  public mutating func scroll(toPlace place: LayoutPlace) -> ViewportDelta {
    let delta = scroll(to: contentOffset(for: place) ?? viewport.origin)
    setGoal(place, .waiting)
    return delta
  }

  /// Forgets the ``goal``, so that changes keep the anchor in place.
  public mutating func endGoal() { if goal != nil { owned.values.goal = nil } }

  /// How far the viewport is on the way to the ``goal``.
  package var goalProgress: GoalProgress { storage.values.goalProgress }

  /// Sets the place that changes keep, without moving the viewport.
  package mutating func setGoal(_ place: LayoutPlace?, _ progress: GoalProgress) {
    owned.values.goal = place
    owned.values.goalProgress = progress
  }

  /// Lets sizes that are learned next keep the anchor of the last change in place.
  package mutating func keepAnchor() {
    if goal == nil, let place = storage.values.anchored { setGoal(place, .kept) }
  }

  /// Forgets the anchor of the last change before the next one.
  package mutating func releaseAnchor() {
    if goalProgress == .kept { endGoal() }
    if storage.values.anchored != nil { owned.values.anchored = nil }
  }

  /// Measures the distances of the anchor of the last change again, after the viewport or its bars
  /// have moved.
  package mutating func remeasureAnchor() {
    guard let place = storage.values.anchored, let element = place.element else { return }
    owned.values.anchored = distance(of: element, from: place.edge).map {
      LayoutPlace(of: element, at: place.edge, distance: $0)
    }
  }

  /// Returns the content offset at which the viewport is at a place.
  ///
  /// - Returns: An offset within ``contentOffsetBounds``, or nil if the element does not exist, or
  ///   if its section or item is hidden. Without a distance, the result is also nil if the element
  ///   is in view at no offset.
  /// - Complexity: That of a lookup of the element's attributes.
  public func contentOffset(for place: LayoutPlace) -> LayoutPoint? {
    switch place.landmark {
    case .start: return geometry.start
    case .end:
      let isHorizontal = geometry.axis == .horizontal
      return geometry.start.replacing((isHorizontal, !isHorizontal), by: geometry.end)
    case .element(let element):
      return contentOffset(toShow: element, at: place.edge, distance: place.distance)
    }
  }

  /// Returns the distances from an edge of the visible region to the same edge of an element.
  package func distance(of element: LayoutElement, from edge: ScrollPlace) -> LayoutPoint? {
    restingFrame(of: element).map {
      geometry.inward($0, visibleRegion(for: element), from: edge)
    }
  }

  /// Returns the place of the first cell that is entirely visible, measured from an edge.
  ///
  /// If no cell is entirely visible, the result is the partly visible cell that extends farthest
  /// into the visible region. If the content scrolls along both axes, the vertical one counts.
  ///
  /// - Parameter edge: The edge from which to search and measure. From the center, the result is
  ///   the cell whose center is nearest. ``ScrollPlace/nearest`` counts as the leading edge.
  /// - Returns: The place, or nil if no cell is visible.
  /// - Complexity: That of a query of the viewport.
  public func place(from edge: ScrollPlace = .start) -> LayoutPlace? {
    let isHorizontal = geometry.axis == .horizontal
    var best: (isWhole: Bool, distance: Double, place: LayoutPlace)?
    for attributes in visibleElements where attributes.element.category == .cell {
      let element = attributes.element
      let inward = geometry.inward(attributes.frame, visibleRegion(for: element), from: edge)
      var distance = isHorizontal ? inward.x : inward.y
      if edge == .center { distance = distance.magnitude }
      let isWhole = distance >= 0
      if let best, isWhole == best.isWhole ? (distance < best.distance) != isWhole : best.isWhole {
        continue
      }
      best = (isWhole, distance, LayoutPlace(of: element, at: edge, distance: inward))
    }
    return best?.place
  }
}
