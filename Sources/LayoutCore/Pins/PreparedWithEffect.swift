/// A prepared layout with an effect that changes elements depending on the viewport.
///
/// A query asks the base layout for a larger rectangle, applies the effect, and returns the
/// elements that intersect. Every element counts as following the viewport, so an engine requests
/// all of them at each step of a scroll.
///
/// - Complexity: That of the base layout, and O(k log k) if the effect changes the stacking order;
///   k = elements of an answer.
public struct PreparedWithEffect<Base: PreparedLayout, Effect: ViewportEffect>: PreparedLayout {
  /// The layout that the effect is applied to.
  public private(set) var base: Base
  /// The effect to apply.
  public let effect: Effect

  /// Creates a layout that applies `effect` to `base`.
  public init(_ base: Base, effect: Effect) {
    self.base = base
    self.effect = effect
  }

  /// The extent of the scrollable content, in points.
  public var contentSize: LayoutSize { base.contentSize }
  /// The invalid data that was found, and its replacements.
  public var diagnostics: LayoutDiagnostics { base.diagnostics }
  /// The number of sections.
  public var numberOfSections: Int { base.numberOfSections }
  /// The work of the last preparation or update.
  public var work: LayoutWork { base.work }
  /// The insets that a scroll view adds around the content, in points.
  public var scrollInsets: LayoutInsets { base.scrollInsets }
  /// The axis along which the content grows, or `nil` if it grows along both.
  public var scrollAxis: LayoutAxis? { base.scrollAxis }
  /// The extent at each viewport edge that elements without limits cover, in points.
  public var stickyEdges: LayoutInsets { base.stickyEdges }
  /// The offsets of sections that scroll independently.
  public var sectionOffsets: SectionOffsets { base.sectionOffsets }

  /// Returns the number of items in `section`, or 0 if the section does not exist.
  public func numberOfItems(inSection section: Int) -> Int {
    base.numberOfItems(inSection: section)
  }

  /// Returns the attributes of `element` after the effect, or `nil` if there is no such element.
  public func attributes(for element: LayoutElement, viewport: LayoutRect) -> LayoutAttributes? {
    guard var attributes = base.attributes(for: element, viewport: viewport) else { return nil }
    effect.apply(to: &attributes, in: viewport)
    return attributes
  }

  /// Appends the attributes of every element whose frame intersects `rect`, in order.
  public func appendElements(
    in rect: LayoutRect, viewport: LayoutRect, to answer: inout [LayoutAttributes]
  ) {
    guard !rect.isEmpty else { return }
    let first = answer.count
    base.appendElements(in: rect.outset(by: effect.reach), viewport: viewport, to: &answer)
    var end = first
    for place in first..<answer.count {
      effect.apply(to: &answer[place], in: viewport)
      guard !answer[place].isHidden, answer[place].frame.intersects(rect) else { continue }
      answer.swapAt(place, end)
      end += 1
    }
    answer.removeLast(answer.count - end)
    answer.restoreOrder(from: first)
  }

  /// Returns the attributes of every element after the effect, in order.
  public func allElements(viewport: LayoutRect) -> [LayoutAttributes] {
    var all = base.allElements(viewport: viewport)
    for place in all.indices { effect.apply(to: &all[place], in: viewport) }
    all.restoreOrder(from: 0)
    return all
  }

  /// Returns the work of the base layout's query, which has a larger rectangle.
  public func work(ofQueryIn rect: LayoutRect, viewport: LayoutRect) -> LayoutWork {
    base.work(ofQueryIn: rect.outset(by: effect.reach), viewport: viewport)
  }

  /// Returns the extent that covers each edge of a viewport that shows `element`.
  public func obscuredEdges(for element: LayoutElement) -> LayoutInsets {
    base.obscuredEdges(for: element)
  }

  /// Returns the part of the collection that `element` follows.
  public func identity(of element: LayoutElement) -> ElementIdentity { base.identity(of: element) }

  /// Returns the appearance of an element that is inserted or removed.
  public func appearance(of element: LayoutElement, isEntering: Bool) -> LayoutAppearance? {
    base.appearance(of: element, isEntering: isEntering)
  }

  /// Scrolls sections that scroll independently.
  public mutating func scrollSections(to offsets: SectionOffsets) {
    base.scrollSections(to: offsets)
  }

  /// Returns the scrolling parameters of `section`, or `nil` if it does not scroll independently.
  public func scrolling(ofSection section: Int) -> ScrollingSection? {
    base.scrolling(ofSection: section)
  }

  /// Returns the offset at which a section comes to rest, in points.
  public func restingOffset(
    ofSection section: Int, from start: Double, proposed: Double, velocity: Double
  ) -> Double {
    base.restingOffset(ofSection: section, from: start, proposed: proposed, velocity: velocity)
  }
}

extension [LayoutAttributes] {
  /// Sorts the attributes from `first` on if they are not in order.
  @usableFromInline
  mutating func restoreOrder(from first: Int) {
    for place in indices.dropFirst(first + 1)
    where LayoutAttributes.areInOrder(self[place], self[place - 1]) {
      self[first...].sort(by: LayoutAttributes.areInOrder)
      return
    }
  }
}
