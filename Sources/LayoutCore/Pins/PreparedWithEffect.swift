/// A prepared layout whose elements look different in each viewport.
///
/// Queries ask the base layout for a larger rectangle, apply the effect, and keep what intersects. Every element
/// counts as following the viewport, so an engine asks for all of them at each step of a scroll.
///
/// - Complexity: That of the base layout, and O(k log k) if the effect changes the stacking order; k = elements
///   of an answer.
public struct PreparedWithEffect<Base: PreparedLayout, Effect: ViewportEffect>: PreparedLayout {
  /// The layout that the effect is applied to.
  public private(set) var base: Base
  /// The effect.
  public let effect: Effect

  /// Creates a layout that applies `effect` to `base`.
  public init(_ base: Base, effect: Effect) {
    self.base = base
    self.effect = effect
  }

  /// The extent of the scrollable content.
  public var contentSize: LayoutSize { base.contentSize }
  /// The bad data that was found, and its replacements.
  public var diagnostics: LayoutDiagnostics { base.diagnostics }
  /// The number of sections.
  public var numberOfSections: Int { base.numberOfSections }
  /// The work of the last preparation or update.
  public var work: LayoutWork { base.work }
  /// The insets that a scroll view adds around the content.
  public var scrollInsets: LayoutInsets { base.scrollInsets }
  /// The scroll axis.
  public var scrollAxis: LayoutAxis? { base.scrollAxis }
  /// The extents at each edge that are covered wherever the viewport stands.
  public var stickyEdges: LayoutInsets { base.stickyEdges }
  /// The offsets of sections that scroll by themselves.
  public var sectionOffsets: SectionOffsets { base.sectionOffsets }

  /// Returns the number of items in `section`.
  public func numberOfItems(inSection section: Int) -> Int {
    base.numberOfItems(inSection: section)
  }

  /// Returns the attributes of `element` with the effect of the viewport.
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

  /// Returns the attributes of every element, in order.
  public func allElements(viewport: LayoutRect) -> [LayoutAttributes] {
    var all = base.allElements(viewport: viewport)
    for place in all.indices { effect.apply(to: &all[place], in: viewport) }
    all.restoreOrder(from: 0)
    return all
  }

  /// Returns the work of a query of `rect`.
  public func work(ofQueryIn rect: LayoutRect, viewport: LayoutRect) -> LayoutWork {
    base.work(ofQueryIn: rect.outset(by: effect.reach), viewport: viewport)
  }

  /// Returns the extent that covers each edge of a viewport that shows `element`.
  public func obscuredEdges(for element: LayoutElement) -> LayoutInsets {
    base.obscuredEdges(for: element)
  }

  /// Returns what the index of an element stands for.
  public func identity(of element: LayoutElement) -> ElementIdentity { base.identity(of: element) }

  /// Returns how an element looks before it is inserted or after it is removed.
  public func appearance(of element: LayoutElement, isEntering: Bool) -> LayoutAppearance? {
    base.appearance(of: element, isEntering: isEntering)
  }

  /// Scrolls sections that scroll by themselves.
  public mutating func scrollSections(to offsets: SectionOffsets) {
    base.scrollSections(to: offsets)
  }

  /// Returns how `section` scrolls by itself, or nil if it does not.
  public func scrolling(ofSection section: Int) -> ScrollingSection? {
    base.scrolling(ofSection: section)
  }

  /// Returns the offset at which a section comes to rest.
  public func restingOffset(
    ofSection section: Int, from start: Double, proposed: Double, velocity: Double
  ) -> Double {
    base.restingOffset(ofSection: section, from: start, proposed: proposed, velocity: velocity)
  }
}

extension [LayoutAttributes] {
  /// Sorts the attributes from `first` on, unless they are in order.
  @usableFromInline
  mutating func restoreOrder(from first: Int) {
    for place in indices.dropFirst(first + 1)
    where LayoutAttributes.areInOrder(self[place], self[place - 1]) {
      self[first...].sort(by: LayoutAttributes.areInOrder)
      return
    }
  }
}
