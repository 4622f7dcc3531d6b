/// A type-erased prepared layout.
///
/// Every requirement is forwarded to the wrapped layout.
///
/// - Complexity: Each call adds one virtual call. A whole query is one call.
public struct AnyPreparedLayout: PreparedLayout, CustomStringConvertible {
  private var box: PreparedBox

  /// Creates a type-erased layout that wraps `prepared`.
  public init(_ prepared: some PreparedLayout) {
    box = PreparedBoxOf(prepared)
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

  /// The abilities of the wrapped layout.
  public var facets: LayoutFacets { box.facets }
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
  var facets: LayoutFacets { LayoutFacets() }
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
  override var facets: LayoutFacets { base.facets }
}
