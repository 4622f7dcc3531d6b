/// The result of a strategy's preparation, which returns the attributes of any element.
///
/// A prepared layout is a value. It stores compact numbers rather than one object per item, and
/// creates attributes when they are requested. The frames of pinned elements depend on the
/// viewport, which is a parameter of every query. Scrolling therefore needs no preparation.
///
/// To write one, implement the requirements below. Or return ``PreparedFrames`` from your strategy,
/// which implements all of them for a list of attributes.
public protocol PreparedLayout: Sendable {
  /// The size of the scrollable content, in points.
  var contentSize: LayoutSize { get }

  /// The invalid data that was found, and its replacements.
  var diagnostics: LayoutDiagnostics { get }

  /// The number of sections.
  var numberOfSections: Int { get }

  /// Returns the number of items in `section`, or 0 if the section does not exist.
  func numberOfItems(inSection section: Int) -> Int

  /// Returns the attributes of `element`, or `nil` if the layout has no such element.
  ///
  /// - Parameter element: Any element. It may be outside the viewport or not exist.
  /// - Parameter viewport: The visible part of the content. Pinned elements are placed in it.
  /// - Returns: The attributes of the element, or `nil`.
  func attributes(for element: LayoutElement, viewport: LayoutRect) -> LayoutAttributes?

  /// Appends the attributes of every element whose frame intersects `rect`, in order.
  ///
  /// The answer must equal a test of every frame. It includes an element if the element is not
  /// hidden and ``LayoutRect/intersects(_:)`` returns `true` for its frame. The order is that of
  /// ``LayoutAttributes/areInOrder(_:_:)``. An implementation must not allocate memory except to
  /// let `answer` grow.
  ///
  /// - Parameter rect: Any rectangle, in points. An empty rectangle adds no elements.
  /// - Parameter viewport: The visible part of the content. Pinned elements are placed in it.
  /// - Parameter answer: The array to append to.
  /// - Complexity: O(log n + k); n = elements of the collection, k = elements of the answer.
  func appendElements(
    in rect: LayoutRect, viewport: LayoutRect, to answer: inout [LayoutAttributes])

  /// Appends the elements of a query whose frames depend on the viewport, in order.
  ///
  /// The answer is that of ``appendElements(in:viewport:to:)`` without the elements for which
  /// ``movesWithViewport(_:)`` returns `false`. An engine requests these elements at every step of
  /// a scroll, and all others less often. If few elements move, implement this function to make
  /// scrolling faster.
  ///
  /// - Parameter rect: Any rectangle, in points.
  /// - Parameter viewport: The visible part of the content.
  /// - Parameter answer: The array to append to.
  func appendMovingElements(
    in rect: LayoutRect, viewport: LayoutRect, to answer: inout [LayoutAttributes])

  /// Returns the attributes of every element, in order, including hidden and empty ones.
  ///
  /// Use it for tests, exports and small layouts, because it creates one value for each element.
  ///
  /// - Parameter viewport: The visible part of the content. Pinned elements are placed in it.
  /// - Complexity: O(n log n); n = elements.
  func allElements(viewport: LayoutRect) -> [LayoutAttributes]

  /// The work of the last preparation or update, or zero if the layout does not count it.
  var work: LayoutWork { get }

  /// Returns the work of a query, besides creating its answer.
  ///
  /// The result is zero if the layout does not count its work.
  func work(ofQueryIn rect: LayoutRect, viewport: LayoutRect) -> LayoutWork

  /// The insets that a scroll view must add so that bars cover no content at its ends, in points.
  ///
  /// If a layout scrolls along one axis, it keeps content inside the insets along the other axis by
  /// itself.
  var scrollInsets: LayoutInsets { get }

  /// Returns this layout with the scroll insets of another environment, or `nil` if it cannot.
  ///
  /// If the result is `nil`, the layout must be prepared for that environment. Collapsing bars,
  /// keyboards and refresh controls change these insets while the user scrolls. If placement does
  /// not depend on them, a layout replaces them here without requesting sizes.
  ///
  /// - Parameter environment: The environment whose insets to use.
  /// - Complexity: O(1).
  func withScrollInsets(of environment: LayoutEnvironment) -> Self?

  /// Returns the extent that covers each edge of a viewport that shows `element`, in points.
  ///
  /// Pinned headers above the element's section and frozen rows and columns cover such an edge.
  /// Bars do not count.
  func obscuredEdges(for element: LayoutElement) -> LayoutInsets

  /// The extent at each viewport edge that elements without limits cover at any offset, in points.
  ///
  /// Examples are sticky headers and the frozen rows of a sheet. They cover the edge even if the
  /// viewport shows none of the content. Elements that are pinned within their own section do not
  /// count. A composite layout uses this value to keep the sticky elements of a part inside that
  /// part.
  var stickyEdges: LayoutInsets { get }

  /// Returns the range of sections that are laid out together with `section`.
  ///
  /// The range includes all sections unless the layout is composite.
  func block(around section: Int) -> Range<Int>

  /// Returns the kind of identity that the index of `element` stands for.
  ///
  /// The result must depend only on the element's category and kind. The index may refer to the
  /// whole collection while parts of it are hidden.
  func identity(of element: LayoutElement) -> ElementIdentity

  /// The axis along which the content grows, or `nil` if it grows along both.
  var scrollAxis: LayoutAxis? { get }

  /// A Boolean value that indicates whether the frames of some elements depend on the viewport.
  ///
  /// If the value is `false`, an engine omits a query at every step of a scroll.
  var movesWithViewport: Bool { get }

  /// Returns a Boolean value that indicates whether the frame of `element` depends on the viewport.
  ///
  /// If it does not, none of the element's attributes do.
  func movesWithViewport(_ element: LayoutElement) -> Bool

  /// Returns a Boolean value that indicates whether `element` follows the viewport along `axis`.
  ///
  /// For example, a cell of a frozen column follows the viewport along the horizontal axis only.
  func movesWithViewport(_ element: LayoutElement, along axis: LayoutAxis) -> Bool

  /// Returns the appearance of an inserted or removed element, or `nil` for the engine's default.
  ///
  /// - Parameter element: An element of this layout. It must be the layout after the change for an
  ///   insertion, and the layout before the change for a removal.
  /// - Parameter isEntering: A Boolean value that indicates whether the element is inserted.
  func appearance(of element: LayoutElement, isEntering: Bool) -> LayoutAppearance?

  /// The number of columns if sections are rows and items are columns, or `nil` otherwise.
  ///
  /// A layout with columns must support ``LayoutQuestion/trackExtents``. A composite layout returns
  /// the largest number of its parts.
  var numberOfColumns: Int? { get }

  /// Returns a Boolean value that indicates whether `section` is a row and its items are columns.
  func isRow(_ section: Int) -> Bool

  /// A Boolean value that indicates whether different layouts lay out different sections.
  ///
  /// In a composite layout, a section may move from one layout to another, and only some sections
  /// may be rows.
  var isComposite: Bool { get }

  /// The offsets of sections that scroll independently; all are at rest after a preparation.
  var sectionOffsets: SectionOffsets { get }

  /// Scrolls sections that scroll independently, and affects every later query.
  ///
  /// No preparation is necessary. An offset may be beyond the ends of a section, as it is if a
  /// scroll view bounces. Offsets of sections that do not scroll independently have no effect.
  ///
  /// - Parameter offsets: The offset of each scrolled section. All other sections return to rest.
  /// - Complexity: O(1).
  mutating func scrollSections(to offsets: SectionOffsets)

  /// Returns the scrolling parameters of `section`, or `nil` if it does not scroll independently.
  func scrolling(ofSection section: Int) -> ScrollingSection?

  /// Returns the offset at which a section comes to rest after a drag, in points.
  ///
  /// - Parameter section: The number of a section that scrolls independently.
  /// - Parameter start: The section's offset at the beginning of the drag, in points.
  /// - Parameter proposed: The offset at which the section would come to rest by itself, in points.
  /// - Parameter velocity: The velocity in any unit, positive in reading direction.
  func restingOffset(
    ofSection section: Int, from start: Double, proposed: Double, velocity: Double
  ) -> Double

  /// Returns the extent that a row or column needs for its content, in points.
  ///
  /// - Parameter track: The number of the row or column.
  /// - Parameter isRow: A Boolean value that indicates whether `track` is a row.
  /// - Parameter viewport: The visible part of the content. Its cells are measured first.
  /// - Parameter limit: The maximum number of cells to measure.
  /// - Parameter delegate: The source of the cells' sizes.
  /// - Returns: The extent, or `nil` if it cannot be determined.
  func fittingExtent(
    ofTrack track: Int, isRow: Bool, viewport: LayoutRect, limit: Int,
    for delegate: AnyLayoutDelegate
  ) -> Double?
}

extension PreparedLayout {
  /// Appends the elements of a whole query for which ``movesWithViewport(_:)`` returns `true`.
  public func appendMovingElements(
    in rect: LayoutRect, viewport: LayoutRect, to answer: inout [LayoutAttributes]
  ) {
    guard movesWithViewport else { return }
    var end = answer.count
    appendElements(in: rect, viewport: viewport, to: &answer)
    for place in end..<answer.count where movesWithViewport(answer[place].element) {
      answer.swapAt(place, end)
      end += 1
    }
    answer.removeLast(answer.count - end)
  }

  /// Returns counts of zero.
  public var work: LayoutWork { LayoutWork() }

  /// Returns counts of zero.
  public func work(ofQueryIn rect: LayoutRect, viewport: LayoutRect) -> LayoutWork { LayoutWork() }

  /// Returns zero insets.
  public var scrollInsets: LayoutInsets { .zero }

  /// Returns `nil`.
  public func withScrollInsets(of environment: LayoutEnvironment) -> Self? { nil }

  /// Returns zero insets.
  public func obscuredEdges(for element: LayoutElement) -> LayoutInsets { .zero }

  /// Returns zero insets.
  public var stickyEdges: LayoutInsets { .zero }

  /// Returns the range of all sections.
  public func block(around section: Int) -> Range<Int> { 0..<max(0, numberOfSections) }

  /// Returns `.vertical`.
  public var scrollAxis: LayoutAxis? { .vertical }

  /// Returns `true`.
  public var movesWithViewport: Bool { true }

  /// Returns ``movesWithViewport``.
  public func movesWithViewport(_ element: LayoutElement) -> Bool { movesWithViewport }

  /// Returns the result of ``movesWithViewport(_:)``.
  public func movesWithViewport(_ element: LayoutElement, along axis: LayoutAxis) -> Bool {
    movesWithViewport(element)
  }

  /// Returns `nil`.
  public func appearance(of element: LayoutElement, isEntering: Bool) -> LayoutAppearance? { nil }

  /// Returns `nil`.
  public var numberOfColumns: Int? { nil }

  /// Returns `true` for every section if there are columns.
  public func isRow(_ section: Int) -> Bool {
    numberOfColumns != nil && section >= 0 && section < numberOfSections
  }

  /// Returns `false`.
  public var isComposite: Bool { false }

  /// A Boolean value that indicates whether every section is a row, now and after every update.
  public var isSheet: Bool { !isComposite && numberOfColumns != nil }

  /// Returns `nil`.
  public func fittingExtent(
    ofTrack track: Int, isRow: Bool, viewport: LayoutRect, limit: Int,
    for delegate: AnyLayoutDelegate
  ) -> Double? { nil }

  /// Returns offsets with every section at rest.
  public var sectionOffsets: SectionOffsets { SectionOffsets() }

  /// Does nothing, because no section scrolls independently.
  public mutating func scrollSections(to offsets: SectionOffsets) {}

  /// Returns `nil`.
  public func scrolling(ofSection section: Int) -> ScrollingSection? { nil }

  /// Returns `proposed`.
  public func restingOffset(
    ofSection section: Int, from start: Double, proposed: Double, velocity: Double
  ) -> Double { proposed }

  /// Returns a copy of the layout with its sections scrolled to `offsets`.
  public func scrolled(to offsets: SectionOffsets) -> Self {
    var copy = self
    copy.scrollSections(to: offsets)
    return copy
  }

  /// Returns `.item` for a cell, and `.section` for any other element.
  public func identity(of element: LayoutElement) -> ElementIdentity {
    element.category == .cell ? .item : .section
  }

  /// Returns the role that assistive technologies report for `element`, by its category and kind.
  public func role(of element: LayoutElement) -> ElementRole {
    switch (element.category, element.kind) {
    case (.cell, _): .cell
    case (.decoration, .background): .group(section: element.index.section)
    case (.decoration, _): .decoration
    case (.supplementary, .header): .header(section: element.index.section)
    case (.supplementary, .footer): .footer(section: element.index.section)
    case (.supplementary, .rowHeader): .rowHeader(row: element.index.section)
    case (.supplementary, .columnHeader): .columnHeader(column: element.index.item)
    case (.supplementary, _): .supplementary
    }
  }

  /// Returns the attributes of every element whose frame intersects `rect`, in order.
  ///
  /// - Parameter rect: Any rectangle of the content, in points.
  /// - Parameter viewport: The visible part of the content. Pinned elements are placed in it.
  public func elements(in rect: LayoutRect, viewport: LayoutRect) -> [LayoutAttributes] {
    var answer: [LayoutAttributes] = []
    appendElements(in: rect, viewport: viewport, to: &answer)
    return answer
  }

  /// Returns the attributes of every element that is visible in `viewport`, in order.
  public func elements(in viewport: LayoutRect) -> [LayoutAttributes] {
    elements(in: viewport, viewport: viewport)
  }

  /// Returns the resting frame of an item's cell, or `nil` if the layout has no such item.
  ///
  /// The resting frame of a pinned cell is its frame if nothing is scrolled.
  public func cellFrame(at index: ElementIndex) -> LayoutRect? {
    attributes(
      for: .cell(at: index),
      viewport: LayoutRect(origin: .zero, size: contentSize))?.frame
  }
}
