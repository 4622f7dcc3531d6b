/// A type-erased prepared layout.
///
/// Every requirement is forwarded to the wrapped layout.
///
/// - Complexity: Each call adds one virtual call. A whole query is one call.
public struct AnyPreparedLayout: PreparedLayout {
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

  /// The diagnostics of the wrapped layout.
  public var diagnostics: LayoutDiagnostics { box.diagnostics }

  /// The number of sections of the wrapped layout.
  public var numberOfSections: Int { box.numberOfSections }

  /// Returns the number of items in a section of the wrapped layout.
  public func numberOfItems(inSection section: Int) -> Int {
    box.numberOfItems(inSection: section)
  }

  /// Returns the attributes of an element of the wrapped layout.
  public func attributes(for element: LayoutElement, viewport: LayoutRect) -> LayoutAttributes? {
    box.attributes(for: element, viewport: viewport)
  }

  /// Appends the elements of the wrapped layout that intersect `rect`.
  public func appendElements(
    in rect: LayoutRect, viewport: LayoutRect, to answer: inout [LayoutAttributes]
  ) {
    box.appendElements(in: rect, viewport: viewport, to: &answer)
  }

  /// Appends the pinned elements of the wrapped layout that intersect `rect`.
  public func appendMovingElements(
    in rect: LayoutRect, viewport: LayoutRect, to answer: inout [LayoutAttributes]
  ) {
    box.appendMovingElements(in: rect, viewport: viewport, to: &answer)
  }

  /// Returns the attributes of every element of the wrapped layout.
  public func allElements(viewport: LayoutRect) -> [LayoutAttributes] {
    box.allElements(viewport: viewport)
  }

  /// The work of the wrapped layout's last preparation or update.
  public var work: LayoutWork { box.work }

  /// Returns the work that a query of the wrapped layout takes.
  public func work(ofQueryIn rect: LayoutRect, viewport: LayoutRect) -> LayoutWork {
    box.work(ofQueryIn: rect, viewport: viewport)
  }

  /// The scroll insets of the wrapped layout.
  public var scrollInsets: LayoutInsets { box.scrollInsets }

  /// Returns the wrapped layout with the scroll insets of another environment, if it supports that.
  public func withScrollInsets(of environment: LayoutEnvironment) -> AnyPreparedLayout? {
    guard let inset = box.withScrollInsets(of: environment) else { return nil }
    var copy = self
    copy.box = inset
    return copy
  }

  /// Returns the extent that covers each edge of a viewport that shows `element`.
  public func obscuredEdges(for element: LayoutElement) -> LayoutInsets {
    box.obscuredEdges(for: element)
  }

  /// The extent at each viewport edge that sticky elements of the wrapped layout cover.
  public var stickyEdges: LayoutInsets { box.stickyEdges }

  /// Returns the sections that the wrapped layout lays out together with `section`.
  public func block(around section: Int) -> Range<Int> { box.block(around: section) }

  /// Returns the identity that the wrapped layout gives to `element`.
  public func identity(of element: LayoutElement) -> ElementIdentity { box.identity(of: element) }

  /// The axis along which the content of the wrapped layout grows.
  public var scrollAxis: LayoutAxis? { box.scrollAxis }

  /// A Boolean value that indicates whether the wrapped layout has pinned elements.
  public var movesWithViewport: Bool { box.movesWithViewport }

  /// Returns a Boolean value that indicates whether the frame of `element` depends on the viewport.
  public func movesWithViewport(_ element: LayoutElement) -> Bool { box.movesWithViewport(element) }

  /// Returns a Boolean value that indicates whether `element` follows the viewport along `axis`.
  public func movesWithViewport(_ element: LayoutElement, along axis: LayoutAxis) -> Bool {
    box.movesWithViewport(element, along: axis)
  }

  /// Returns the appearance of an element that is inserted or removed.
  public func appearance(of element: LayoutElement, isEntering: Bool) -> LayoutAppearance? {
    box.appearance(of: element, isEntering: isEntering)
  }

  /// The number of columns of the wrapped layout, or `nil` if it has none.
  public var numberOfColumns: Int? { box.numberOfColumns }

  /// Returns a Boolean value that indicates whether `section` is a row of the wrapped layout.
  public func isRow(_ section: Int) -> Bool { box.isRow(section) }

  /// A Boolean value that indicates whether the wrapped layout is composite.
  public var isComposite: Bool { box.isComposite }

  /// The offsets of the sections of the wrapped layout that scroll independently.
  public var sectionOffsets: SectionOffsets { box.sectionOffsets }

  /// Scrolls sections of the wrapped layout to the given offsets.
  public mutating func scrollSections(to offsets: SectionOffsets) {
    box = box.scrolled(to: offsets)
  }

  /// Returns how a section of the wrapped layout scrolls.
  public func scrolling(ofSection section: Int) -> ScrollingSection? {
    box.scrolling(ofSection: section)
  }

  /// Returns the offset at which a section of the wrapped layout comes to rest.
  public func restingOffset(
    ofSection section: Int, from start: Double, proposed: Double, velocity: Double
  ) -> Double {
    box.restingOffset(
      ofSection: section, from: start, proposed: proposed, velocity: velocity)
  }

  /// Returns the extent that a row or column of the wrapped layout needs for its content.
  public func fittingExtent(
    ofTrack track: Int, isRow: Bool, viewport: LayoutRect, limit: Int,
    for delegate: AnyLayoutDelegate
  ) -> Double? {
    box.fittingExtent(
      ofTrack: track, isRow: isRow, viewport: viewport, limit: limit, for: delegate)
  }
}

/// The base class of the boxes that hide a prepared layout's type.
///
/// Boxes are immutable, so they are safe to send.
private class PreparedBox: @unchecked Sendable {
  var contentSize: LayoutSize { .zero }
  var diagnostics: LayoutDiagnostics { LayoutDiagnostics() }
  var numberOfSections: Int { 0 }
  func numberOfItems(inSection section: Int) -> Int { 0 }
  func attributes(for element: LayoutElement, viewport: LayoutRect) -> LayoutAttributes? { nil }
  func appendElements(
    in rect: LayoutRect, viewport: LayoutRect, to answer: inout [LayoutAttributes]
  ) {}
  func appendMovingElements(
    in rect: LayoutRect, viewport: LayoutRect, to answer: inout [LayoutAttributes]
  ) {}
  func allElements(viewport: LayoutRect) -> [LayoutAttributes] { [] }
  var work: LayoutWork { LayoutWork() }
  func work(ofQueryIn rect: LayoutRect, viewport: LayoutRect) -> LayoutWork { LayoutWork() }
  var scrollInsets: LayoutInsets { .zero }
  func withScrollInsets(of environment: LayoutEnvironment) -> PreparedBox? { nil }
  func obscuredEdges(for element: LayoutElement) -> LayoutInsets { .zero }
  var stickyEdges: LayoutInsets { .zero }
  func block(around section: Int) -> Range<Int> { 0..<0 }
  func identity(of element: LayoutElement) -> ElementIdentity { .fixed }
  var scrollAxis: LayoutAxis? { nil }
  var movesWithViewport: Bool { false }
  func movesWithViewport(_ element: LayoutElement) -> Bool { false }
  func movesWithViewport(_ element: LayoutElement, along axis: LayoutAxis) -> Bool { false }
  func appearance(of element: LayoutElement, isEntering: Bool) -> LayoutAppearance? { nil }
  var numberOfColumns: Int? { nil }
  func isRow(_ section: Int) -> Bool { false }
  var isComposite: Bool { false }
  var sectionOffsets: SectionOffsets { SectionOffsets() }
  func scrolled(to offsets: SectionOffsets) -> PreparedBox { self }
  func scrolling(ofSection section: Int) -> ScrollingSection? { nil }
  func restingOffset(
    ofSection section: Int, from start: Double, proposed: Double, velocity: Double
  ) -> Double { proposed }
  func fittingExtent(
    ofTrack track: Int, isRow: Bool, viewport: LayoutRect, limit: Int,
    for delegate: AnyLayoutDelegate
  ) -> Double? { nil }
}

private final class PreparedBoxOf<Base: PreparedLayout>: PreparedBox, @unchecked Sendable {
  let base: Base

  init(_ base: Base) { self.base = base }

  override var contentSize: LayoutSize { base.contentSize }
  override var diagnostics: LayoutDiagnostics { base.diagnostics }
  override var numberOfSections: Int { base.numberOfSections }
  override func numberOfItems(inSection section: Int) -> Int {
    base.numberOfItems(inSection: section)
  }
  override func attributes(
    for element: LayoutElement, viewport: LayoutRect
  ) -> LayoutAttributes? {
    base.attributes(for: element, viewport: viewport)
  }
  override func appendElements(
    in rect: LayoutRect, viewport: LayoutRect, to answer: inout [LayoutAttributes]
  ) {
    base.appendElements(in: rect, viewport: viewport, to: &answer)
  }
  override func appendMovingElements(
    in rect: LayoutRect, viewport: LayoutRect, to answer: inout [LayoutAttributes]
  ) {
    base.appendMovingElements(in: rect, viewport: viewport, to: &answer)
  }
  override func allElements(viewport: LayoutRect) -> [LayoutAttributes] {
    base.allElements(viewport: viewport)
  }
  override var work: LayoutWork { base.work }
  override func work(ofQueryIn rect: LayoutRect, viewport: LayoutRect) -> LayoutWork {
    base.work(ofQueryIn: rect, viewport: viewport)
  }
  override var scrollInsets: LayoutInsets { base.scrollInsets }
  override func withScrollInsets(of environment: LayoutEnvironment) -> PreparedBox? {
    base.withScrollInsets(of: environment).map { PreparedBoxOf($0) }
  }
  override func obscuredEdges(for element: LayoutElement) -> LayoutInsets {
    base.obscuredEdges(for: element)
  }
  override var stickyEdges: LayoutInsets { base.stickyEdges }
  override func block(around section: Int) -> Range<Int> { base.block(around: section) }
  override func identity(of element: LayoutElement) -> ElementIdentity {
    base.identity(of: element)
  }
  override var scrollAxis: LayoutAxis? { base.scrollAxis }
  override var movesWithViewport: Bool { base.movesWithViewport }
  override func movesWithViewport(_ element: LayoutElement) -> Bool {
    base.movesWithViewport(element)
  }
  override func movesWithViewport(_ element: LayoutElement, along axis: LayoutAxis) -> Bool {
    base.movesWithViewport(element, along: axis)
  }
  override func appearance(of element: LayoutElement, isEntering: Bool) -> LayoutAppearance? {
    base.appearance(of: element, isEntering: isEntering)
  }
  override var numberOfColumns: Int? { base.numberOfColumns }
  override func isRow(_ section: Int) -> Bool { base.isRow(section) }
  override var isComposite: Bool { base.isComposite }
  override var sectionOffsets: SectionOffsets { base.sectionOffsets }
  override func scrolled(to offsets: SectionOffsets) -> PreparedBox {
    PreparedBoxOf(base.scrolled(to: offsets))
  }
  override func scrolling(ofSection section: Int) -> ScrollingSection? {
    base.scrolling(ofSection: section)
  }
  override func restingOffset(
    ofSection section: Int, from start: Double, proposed: Double, velocity: Double
  ) -> Double {
    base.restingOffset(ofSection: section, from: start, proposed: proposed, velocity: velocity)
  }
  override func fittingExtent(
    ofTrack track: Int, isRow: Bool, viewport: LayoutRect, limit: Int,
    for delegate: AnyLayoutDelegate
  ) -> Double? {
    base.fittingExtent(
      ofTrack: track, isRow: isRow, viewport: viewport, limit: limit, for: delegate)
  }
}
