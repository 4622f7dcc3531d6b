/// The result of a strategy's preparation, which returns the attributes of any element.
///
/// A prepared layout is a value. The included ones store compact numbers rather than one object per
/// item, and create attributes when they are requested. The frames of pinned elements depend on the
/// viewport, which is a parameter of every query. Scrolling therefore needs no preparation.
///
/// To write one, implement the requirements below. Six of them have no default. Or return
/// `PreparedFrames` or `PreparedSections` from your strategy, which implement all of them.
public protocol PreparedLayout: Sendable {
  /// The size of the scrollable content, in points.
  var contentSize: LayoutSize { get }

  /// A description of how the content scrolls, and of what follows the viewport.
  var contentScrolling: ContentScrolling { get }

  /// The invalid data that was found, and its replacements.
  var diagnostics: LayoutDiagnostics { get }

  /// The work of the last preparation or update, or zero if the layout does not count it.
  var work: LayoutWork { get }

  /// The number of sections.
  var numberOfSections: Int { get }

  /// Returns the number of items in `section`, or 0 if the section does not exist.
  func numberOfItems(inSection section: Int) -> Int

  /// Returns the attributes of `element`, or `nil` if the layout has no such element.
  ///
  /// - Parameter element: Any element. It may be outside the viewport or not exist.
  /// - Parameter viewport: The visible part of the content. Pinned elements are placed in it.
  /// - Returns: The attributes of the element, or `nil`.
  func attributes(for element: LayoutElement, in viewport: LayoutViewport) -> LayoutAttributes?

  /// Appends the elements of a query to a result, in order.
  ///
  /// The answer must equal a test of every frame. It includes an element if the element is not
  /// hidden and ``LayoutRect/intersects(_:)`` returns `true` for its frame. If the query has no
  /// rectangle, the answer includes all elements, also hidden and empty ones. The order is that of
  /// ``LayoutAttributes/areInOrder(_:_:)``. A query with a rectangle must not allocate memory
  /// except to let `result` grow.
  ///
  /// - Parameter query: The rectangle, the viewport and the part of the elements. An empty
  ///   rectangle adds no elements.
  /// - Parameter result: The result to append to.
  /// - Complexity: The included layouts take O(log n + k) in the usual case, and document theirs;
  ///   n = elements of the collection, k = elements of the answer.
  func find(_ query: LayoutQuery, into result: inout QueryResult)

  /// Returns the axes along which `element` follows the viewport.
  ///
  /// For example, a cell of a frozen column follows the viewport along the horizontal axis only. If
  /// the result is empty, the element's frame does not depend on the viewport.
  func followedAxes(of element: LayoutElement) -> LayoutAxes

  /// Returns the axes along which a move of the viewport changes attributes of `element`.
  ///
  /// They include the followed axes, because the frame is an attribute. An effect that fades or
  /// scales cells changes them without moving their frames.
  func changedAxes(of element: LayoutElement) -> LayoutAxes

  /// Returns the extent that covers each edge of a viewport that shows `element`, in points.
  ///
  /// Pinned headers above the element's section and frozen rows and columns cover such an edge.
  /// Bars do not count.
  ///
  /// - Parameter element: An element, or `nil` for the extents that elements without limits cover
  ///   at any offset. Examples are sticky headers and the frozen rows of a sheet, which cover the
  ///   edge even if the viewport shows none of the content. A composite layout uses these extents
  ///   to keep the sticky elements of a part inside that part.
  func obscuredEdges(for element: LayoutElement?) -> LayoutInsets

  /// Returns the part of the collection that `element` follows.
  ///
  /// The result must be the same for the element's index in the whole collection and for its index
  /// without hidden parts, because an engine asks with either.
  func identity(of element: LayoutElement) -> ElementIdentity

  /// Returns the greatest extent across the scroll axis of a cell that chooses its own, in points.
  ///
  /// A host measures such a cell up to this extent. The default is `nil`: the layout determines the
  /// extent.
  func greatestExtent(of element: LayoutElement) -> Double?

  // MARK: Rows and columns

  /// Returns the number of columns if a section is a row and its items are columns.
  ///
  /// A layout with rows and columns must support ``LayoutQuestion/trackExtents``.
  ///
  /// - Parameter section: The section, or `nil` for the largest number in any section.
  /// - Returns: The number, or `nil` if the section is no row or does not exist. A layout whose
  ///   sections are rows also returns it for `nil` if there are none.
  func numberOfColumns(inSection section: Int?) -> Int?

  /// Returns the rows and columns that a cell or a header covers, or `nil` for any other element
  /// and for a cell that is merged into another one.
  func trackSpan(of element: LayoutElement) -> TrackSpan?

  /// Returns the extent that a row or column needs for its content, in points, or `nil` if it
  /// cannot be determined.
  func fittingExtent(of fitting: TrackFitting) -> Double?

  // MARK: Sections that scroll by themselves

  /// Returns the scrolling parameters of `section`, or `nil` if it does not scroll by itself.
  ///
  /// A layout that returns parameters must say so in ``ContentScrolling/hasScrollingSections``.
  func scrolling(ofSection section: Int) -> ScrollingSection?

  /// Returns the offset at which a section comes to rest after a drag, in points.
  ///
  /// ``SectionScrollBehavior/restingOffset(after:in:page:groups:at:)`` computes it from the offsets
  /// of a section's groups.
  func restingOffset(ofSection section: Int, after drag: SectionDrag) -> Double

  // MARK: Composite layouts

  /// Returns the range of sections that a composite layout lays out together with `section`.
  ///
  /// - Parameter section: Any number. If no such section exists, the range is that of all sections.
  /// - Returns: The range, or `nil` if the layout is not composite: if no section can move from one
  ///   layout to another.
  func block(of section: Int) -> Range<Int>?
}

extension PreparedLayout {
  /// Returns content that scrolls along the vertical axis, all of which may follow the viewport.
  public var contentScrolling: ContentScrolling {
    ContentScrolling(along: .vertical, followers: .all)
  }

  /// Returns counts of zero, because the layout does not count its work.
  public var work: LayoutWork { LayoutWork() }

  /// Returns both axes if all elements follow the viewport, and no axis otherwise.
  public func followedAxes(of element: LayoutElement) -> LayoutAxes {
    contentScrolling.followers == .all ? .both : []
  }

  /// Returns the followed axes, for a layout in which only frames depend on the viewport.
  public func changedAxes(of element: LayoutElement) -> LayoutAxes { followedAxes(of: element) }

  /// Returns zero insets, for a layout whose elements cover no edge.
  public func obscuredEdges(for element: LayoutElement?) -> LayoutInsets { .zero }

  /// Returns `.item` for a cell, and `.section` for any other element.
  public func identity(of element: LayoutElement) -> ElementIdentity {
    element.category == .cell ? .item : .section
  }

  /// Returns `nil`, because the layout determines the extents of cells across the scroll axis.
  public func greatestExtent(of element: LayoutElement) -> Double? { nil }

  /// Returns `nil`, because sections are no rows.
  public func numberOfColumns(inSection section: Int?) -> Int? { nil }

  /// Returns `nil`.
  public func trackSpan(of element: LayoutElement) -> TrackSpan? { nil }

  /// Returns `nil`.
  public func fittingExtent(of fitting: TrackFitting) -> Double? { nil }

  /// Returns `nil`.
  public func scrolling(ofSection section: Int) -> ScrollingSection? { nil }

  /// Returns the proposed offset.
  public func restingOffset(ofSection section: Int, after drag: SectionDrag) -> Double {
    drag.proposed
  }

  /// Returns `nil`, because one layout lays out all sections.
  public func block(of section: Int) -> Range<Int>? { nil }
}
