/// A type-erased prepared layout.
///
/// Every requirement is forwarded to the wrapped layout.
///
/// - Complexity: Each call adds one virtual call. A whole query is one call.
public struct AnyPreparedLayout: PreparedLayout, CustomStringConvertible {
  private var box: PreparedBox

  /// Creates a type-erased layout that wraps `prepared`.
  ///
  /// If `prepared` is already type-erased, the result is a copy of it.
  public init<Prepared: PreparedLayout>(_ prepared: Prepared) {
    if Prepared.self == AnyPreparedLayout.self {
      self = unsafeBitCast(prepared, to: AnyPreparedLayout.self)
    } else {
      box = PreparedBoxOf(prepared)
    }
  }

  /// Returns the wrapped layout if it has type `P`, or `nil` otherwise.
  public func unwrapped<P: PreparedLayout>(as type: P.Type = P.self) -> P? {
    (box as? PreparedBoxOf<P>)?.base
  }

  /// Removes and returns the wrapped layout if it has type `P`, and leaves an empty layout behind.
  ///
  /// If no other copy holds the box, the returned layout owns its storage alone and changes in
  /// place.
  mutating func take<P: PreparedLayout>(as type: P.Type) -> P? {
    guard let own = box as? PreparedBoxOf<P> else { return nil }
    box = PreparedBox()
    return own.base
  }

  /// The content size of the wrapped layout.
  public var contentSize: LayoutSize { box.contentSize }

  /// The description of how the wrapped layout scrolls.
  public var contentScrolling: ContentScrolling { box.contentScrolling }

  /// The diagnostics of the wrapped layout.
  public var diagnostics: LayoutDiagnostics { box.diagnostics }

  /// The work of the wrapped layout's last preparation or update.
  public var work: LayoutWork { box.work }

  /// The number of sections of the wrapped layout.
  public var numberOfSections: Int { box.numberOfSections }

  /// Returns the number of items in a section of the wrapped layout.
  public func numberOfItems(inSection section: Int) -> Int {
    box.numberOfItems(inSection: section)
  }

  /// Returns the attributes of an element of the wrapped layout.
  public func attributes(
    for element: LayoutElement, in viewport: LayoutViewport
  ) -> LayoutAttributes? {
    box.attributes(for: element, in: viewport)
  }

  /// Appends the elements of the wrapped layout that a query requests.
  public func find(_ query: LayoutQuery, into result: inout QueryResult) {
    box.find(query, into: &result)
  }

  /// Returns the axes along which an element of the wrapped layout follows the viewport.
  public func followedAxes(of element: LayoutElement) -> LayoutAxes {
    box.followedAxes(of: element)
  }

  /// Returns the axes along which a move of the viewport changes an element of the wrapped layout.
  public func changedAxes(of element: LayoutElement) -> LayoutAxes { box.changedAxes(of: element) }

  /// Returns the extent that covers each edge of a viewport that shows an element.
  public func obscuredEdges(for element: LayoutElement?) -> LayoutInsets {
    box.obscuredEdges(for: element)
  }

  /// Returns the part of the collection that an element of the wrapped layout follows.
  public func identity(of element: LayoutElement) -> ElementIdentity { box.identity(of: element) }

  /// Returns the greatest extent of a cell of the wrapped layout that chooses its own.
  public func greatestExtent(of element: LayoutElement) -> Double? {
    box.greatestExtent(of: element)
  }

  /// Returns the number of columns of a row of the wrapped layout, or of all rows.
  public func numberOfColumns(inSection section: Int?) -> Int? {
    box.numberOfColumns(inSection: section)
  }

  /// Returns the rows and columns that an element of the wrapped layout covers.
  public func trackSpan(of element: LayoutElement) -> TrackSpan? { box.trackSpan(of: element) }

  /// Returns the extent that a row or column of the wrapped layout needs.
  public func fittingExtent(of fitting: TrackFitting) -> Double? { box.fittingExtent(of: fitting) }

  /// Returns the scrolling parameters of a section of the wrapped layout.
  public func scrolling(ofSection section: Int) -> ScrollingSection? {
    box.scrolling(ofSection: section)
  }

  /// Returns the offset at which a section of the wrapped layout comes to rest.
  public func restingOffset(ofSection section: Int, after drag: SectionDrag) -> Double {
    box.restingOffset(ofSection: section, after: drag)
  }

  /// Returns the sections that the wrapped layout lays out together, if it is composite.
  public func block(of section: Int) -> Range<Int>? { box.block(of: section) }
}

/// An empty layout, and the base class of the boxes of all others.
private class PreparedBox: @unchecked Sendable {
  var contentSize: LayoutSize { .zero }
  var contentScrolling: ContentScrolling { ContentScrolling(along: .vertical, followers: .none) }
  var diagnostics: LayoutDiagnostics { LayoutDiagnostics() }
  var work: LayoutWork { LayoutWork() }
  var numberOfSections: Int { 0 }
  func numberOfItems(inSection section: Int) -> Int { 0 }
  func attributes(for element: LayoutElement, in viewport: LayoutViewport) -> LayoutAttributes? {
    nil
  }
  func find(_ query: LayoutQuery, into result: inout QueryResult) {}
  func followedAxes(of element: LayoutElement) -> LayoutAxes { [] }
  func changedAxes(of element: LayoutElement) -> LayoutAxes { [] }
  func obscuredEdges(for element: LayoutElement?) -> LayoutInsets { .zero }
  func identity(of element: LayoutElement) -> ElementIdentity { .fixed }
  func greatestExtent(of element: LayoutElement) -> Double? { nil }
  func numberOfColumns(inSection section: Int?) -> Int? { nil }
  func trackSpan(of element: LayoutElement) -> TrackSpan? { nil }
  func fittingExtent(of fitting: TrackFitting) -> Double? { nil }
  func scrolling(ofSection section: Int) -> ScrollingSection? { nil }
  func restingOffset(ofSection section: Int, after drag: SectionDrag) -> Double { drag.proposed }
  func block(of section: Int) -> Range<Int>? { nil }
}

private final class PreparedBoxOf<Base: PreparedLayout>: PreparedBox, @unchecked Sendable {
  let base: Base

  init(_ base: Base) { self.base = base }

  override var contentSize: LayoutSize { base.contentSize }
  override var contentScrolling: ContentScrolling { base.contentScrolling }
  override var diagnostics: LayoutDiagnostics { base.diagnostics }
  override var work: LayoutWork { base.work }
  override var numberOfSections: Int { base.numberOfSections }
  override func numberOfItems(inSection section: Int) -> Int {
    base.numberOfItems(inSection: section)
  }
  override func attributes(
    for element: LayoutElement, in viewport: LayoutViewport
  ) -> LayoutAttributes? {
    base.attributes(for: element, in: viewport)
  }
  override func find(_ query: LayoutQuery, into result: inout QueryResult) {
    base.find(query, into: &result)
  }
  override func followedAxes(of element: LayoutElement) -> LayoutAxes {
    base.followedAxes(of: element)
  }
  override func changedAxes(of element: LayoutElement) -> LayoutAxes {
    base.changedAxes(of: element)
  }
  override func obscuredEdges(for element: LayoutElement?) -> LayoutInsets {
    base.obscuredEdges(for: element)
  }
  override func identity(of element: LayoutElement) -> ElementIdentity {
    base.identity(of: element)
  }
  override func greatestExtent(of element: LayoutElement) -> Double? {
    base.greatestExtent(of: element)
  }
  override func numberOfColumns(inSection section: Int?) -> Int? {
    base.numberOfColumns(inSection: section)
  }
  override func trackSpan(of element: LayoutElement) -> TrackSpan? { base.trackSpan(of: element) }
  override func fittingExtent(of fitting: TrackFitting) -> Double? {
    base.fittingExtent(of: fitting)
  }
  override func scrolling(ofSection section: Int) -> ScrollingSection? {
    base.scrolling(ofSection: section)
  }
  override func restingOffset(ofSection section: Int, after drag: SectionDrag) -> Double {
    base.restingOffset(ofSection: section, after: drag)
  }
  override func block(of section: Int) -> Range<Int>? { base.block(of: section) }
}
