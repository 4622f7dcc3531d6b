import LayoutCore

/// A prepared layout with an effect that changes elements depending on the viewport.
///
/// A query asks the base layout for a larger rectangle, applies the effect, and returns the
/// elements that intersect. A move of the viewport can change every element, so an engine requests
/// all of them at each step of a scroll, unless the effect is constant. Elements count as following
/// the viewport only along the axes on which the effect moves frames. If there are none, they are
/// anchors as in the base layout.
///
/// - Complexity: That of the base layout, and O(k log k) if the effect changes the stacking order;
///   k = elements of an answer.
public struct PreparedWithEffect<Base: PreparedLayout, Effect: ViewportEffect>: PreparedLayout,
  CustomStringConvertible
{
  /// The layout that the effect is applied to.
  public var base: Base
  /// The effect to apply.
  public let effect: Effect

  /// Creates a layout that applies `effect` to `base`.
  public init(_ base: Base, effect: Effect) {
    self.base = base
    self.effect = effect
  }

  /// The extent of the base layout's content in points, which the effect does not change.
  public var contentSize: LayoutSize { base.contentSize }
  /// The description of how the base layout scrolls, with an effect on any element.
  ///
  /// A constant effect leaves the elements that follow the viewport as they are.
  public var contentScrolling: ContentScrolling {
    var scrolling = base.contentScrolling
    if !effect.isConstant { scrolling.followers = .all }
    if effect.placementDependsOnInsets { scrolling.placementDependsOnInsets = true }
    return scrolling
  }
  /// The invalid data that was found, and its replacements.
  public var diagnostics: LayoutDiagnostics { base.diagnostics }
  /// The work of the base layout's last preparation or update; the effect is not counted.
  public var work: LayoutWork { base.work }
  /// The number of sections.
  public var numberOfSections: Int { base.numberOfSections }

  /// Returns the number of items in `section`, or 0 if the section does not exist.
  public func numberOfItems(inSection section: Int) -> Int {
    base.numberOfItems(inSection: section)
  }

  /// Returns the attributes of `element` after the effect, or `nil` if there is no such element.
  public func attributes(
    for element: LayoutElement, in viewport: LayoutViewport
  ) -> LayoutAttributes? {
    guard var attributes = base.attributes(for: element, in: viewport) else { return nil }
    effect.apply(to: &attributes, in: viewport.rect)
    return attributes
  }

  /// Appends the elements that a query finds after the effect to a result, in order.
  public func find(_ query: LayoutQuery, into result: inout QueryResult) {
    if let rect = query.rect, rect.isEmpty { return }
    let first = result.elements.count
    base.find(
      LayoutQuery(
        in: query.rect?.outset(by: effect.reach), viewport: query.viewport,
        part: effect.isConstant ? query.part : .all),
      into: &result)
    result.elements.keep(from: first) { attributes in
      effect.apply(to: &attributes, in: query.viewport.rect)
      guard let rect = query.rect else { return true }
      return !attributes.isHidden && attributes.frame.intersects(rect)
    }
    result.elements.restoreOrder(from: first)
  }

  /// Returns the axes of the base layout and those along which the effect moves frames.
  public func followedAxes(of element: LayoutElement) -> LayoutAxes {
    base.followedAxes(of: element).union(effect.movedAxes)
  }

  /// Returns the axes of the base layout and those of the effect.
  public func changedAxes(of element: LayoutElement) -> LayoutAxes {
    base.changedAxes(of: element).union(effect.changedAxes).union(effect.movedAxes)
  }

  /// Returns the extents of the base layout, as if there were no effect.
  public func obscuredEdges(for element: LayoutElement?) -> LayoutInsets {
    base.obscuredEdges(for: element)
  }

  /// Returns the identity in the base layout, which the effect does not change.
  public func identity(of element: LayoutElement) -> ElementIdentity { base.identity(of: element) }

  // Rows and columns of the base layout are not those of the result.

  /// Returns the scrolling parameters of a section of the base layout.
  public func scrolling(ofSection section: Int) -> ScrollingSection? {
    base.scrolling(ofSection: section)
  }

  /// Returns the offset at which a section of the base layout comes to rest.
  public func restingOffset(ofSection section: Int, after drag: SectionDrag) -> Double {
    base.restingOffset(ofSection: section, after: drag)
  }

  /// Returns the sections that the base layout lays out together, if it is composite.
  public func block(of section: Int) -> Range<Int>? { base.block(of: section) }
}
