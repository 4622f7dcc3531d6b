/// A section in view, whose items a delegate may adjust while they scroll.
public struct VisibleSection: Hashable, Sendable {
  /// The number of the section.
  public let section: Int
  /// The visible part of the content, in points.
  public let viewport: LayoutRect
  /// The geometry of the section if it scrolls independently of the content; otherwise nil.
  public let scrolling: ScrollingSection?
  /// The offset of a section that scrolls independently, in points; otherwise 0.
  public let offset: Double

  /// Creates a section in view.
  ///
  /// - Parameter section: The number of the section.
  /// - Parameter viewport: The visible part of the content, in points.
  /// - Parameter scrolling: The geometry of the section if it scrolls independently. The default is
  ///   nil.
  /// - Parameter offset: The offset of a section that scrolls independently, in points. The default
  ///   is 0.
  public init(
    section: Int, viewport: LayoutRect, scrolling: ScrollingSection? = nil, offset: Double = 0
  ) {
    self.section = section
    self.viewport = viewport
    self.scrolling = scrolling
    self.offset = offset
  }
}

extension LayoutQuestion where Answer == VisibleItems {
  /// The question for the adjustment of a section's visible items.
  ///
  /// No layout asks this question. It is asked by `LayoutEngine.adjust(_:for:)`, and by the method
  /// `adjust` of a prepared layout. A host calls these methods with the result of a query.
  public static var visibleItems: Self { Self("Layout.visibleItems", about: .section) }
}

extension PreparedLayout {
  /// Applies the delegate's adjustments to the alpha, transform and zIndex of elements.
  ///
  /// The method calls the adjustment of each section once, with the section's cells, supplementary
  /// elements and decorations in order. It ignores elements that the adjustment adds, and changes
  /// of other attributes.
  ///
  /// - Parameter answer: The result of a query. The method keeps it in order.
  /// - Parameter viewport: The visible part of the content, in points.
  /// - Parameter delegate: The delegate, which can be a ``VisibleItemsDelegate``.
  /// - Complexity: O(a log a), where a is the number of elements in the answer.
  public func adjust(
    _ answer: inout [LayoutAttributes], viewport: LayoutViewport, for delegate: some LayoutDelegate
  ) {
    adjust(&answer, viewport: viewport, scrolling: { $0 }, for: delegate.erased)
  }

  /// Applies the delegate's adjustments if sections have other indexes in the layout.
  ///
  /// - Parameter shown: Returns the layout's index of a section, or nil if the section is hidden.
  package func adjust(
    _ answer: inout [LayoutAttributes], viewport: LayoutViewport, scrolling shown: (Int) -> Int?,
    for delegate: AnyLayoutDelegate
  ) {
    let sections = Dictionary(grouping: answer.indices) { answer[$0].element.index.section }
    var isChanged = false
    for section in sections.keys.sorted() {
      guard delegate.answers(.visibleItems, inSection: section), let places = sections[section]
      else { continue }
      let own = shown(section)
      let scrolling = own.flatMap { self.scrolling(ofSection: $0) }
      let offset = own.flatMap { viewport.offset(ofSection: $0) } ?? scrolling?.restOffset ?? 0
      let visible = VisibleItems(
        items: places.map { answer[$0] },
        section: VisibleSection(
          section: section, viewport: viewport.rect, scrolling: scrolling, offset: offset))
      let items = delegate.answer(
        to: .visibleItems, at: ElementIndex(section: section), default: visible
      ).items
      var looks: [LayoutElement: LayoutAttributes] = [:]
      for item in items where looks[item.element] == nil { looks[item.element] = item }
      for place in places {
        guard let look = looks[answer[place].element] else { continue }
        isChanged = true
        answer[place].alpha = look.alpha
        answer[place].transform = look.transform
        answer[place].zIndex = look.zIndex
      }
    }
    if isChanged { answer.sort(by: LayoutAttributes.areInOrder) }
  }
}
