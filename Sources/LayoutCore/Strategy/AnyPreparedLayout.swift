/// A prepared layout whose type is forgotten.
///
/// - Complexity: Every question costs one virtual call on top; a whole query is one question.
public struct AnyPreparedLayout: PreparedLayout {
  private var box: PreparedBox

  /// Wraps `prepared`.
  public init(_ prepared: some PreparedLayout) {
    box = PreparedBoxOf(prepared)
  }

  /// The wrapped layout, if it is a `P`.
  public func unwrapped<P: PreparedLayout>(as type: P.Type = P.self) -> P? {
    (box as? PreparedBoxOf<P>)?.base
  }

  /// Takes the wrapped layout out, if it is a `P`, and leaves an empty one in its place.
  ///
  /// Where no other copy holds the box, the storage taken out has one owner and changes in place.
  mutating func take<P: PreparedLayout>(as type: P.Type) -> P? {
    guard let own = box as? PreparedBoxOf<P> else { return nil }
    box = PreparedBox()
    return own.base
  }

  /// What the wrapped layout answers.
  public var contentSize: LayoutSize { box.contentSize }

  /// What the wrapped layout answers.
  public var diagnostics: LayoutDiagnostics { box.diagnostics }

  /// What the wrapped layout answers.
  public var numberOfSections: Int { box.numberOfSections }

  /// What the wrapped layout answers.
  public func numberOfItems(inSection section: Int) -> Int {
    box.numberOfItems(inSection: section)
  }

  /// What the wrapped layout answers.
  public func attributes(for element: LayoutElement, viewport: LayoutRect) -> LayoutAttributes? {
    box.attributes(for: element, viewport: viewport)
  }

  /// What the wrapped layout answers.
  public func appendElements(
    in rect: LayoutRect, viewport: LayoutRect, to answer: inout [LayoutAttributes]
  ) {
    box.appendElements(in: rect, viewport: viewport, to: &answer)
  }

  /// What the wrapped layout answers.
  public func appendMovingElements(
    in rect: LayoutRect, viewport: LayoutRect, to answer: inout [LayoutAttributes]
  ) {
    box.appendMovingElements(in: rect, viewport: viewport, to: &answer)
  }

  /// What the wrapped layout answers.
  public func allElements(viewport: LayoutRect) -> [LayoutAttributes] {
    box.allElements(viewport: viewport)
  }

  /// What the wrapped layout counts.
  public var work: LayoutWork { box.work }

  /// What the wrapped layout counts.
  public func work(ofQueryIn rect: LayoutRect, viewport: LayoutRect) -> LayoutWork {
    box.work(ofQueryIn: rect, viewport: viewport)
  }

  /// What the wrapped layout tells.
  public var scrollInsets: LayoutInsets { box.scrollInsets }

  /// What the wrapped layout tells.
  public func withScrollInsets(of environment: LayoutEnvironment) -> AnyPreparedLayout? {
    guard let inset = box.withScrollInsets(of: environment) else { return nil }
    var copy = self
    copy.box = inset
    return copy
  }

  /// What the wrapped layout tells.
  public func obscuredEdges(for element: LayoutElement) -> LayoutInsets {
    box.obscuredEdges(for: element)
  }

  /// What the wrapped layout tells.
  public var stickyEdges: LayoutInsets { box.stickyEdges }

  /// What the wrapped layout tells.
  public func block(around section: Int) -> Range<Int> { box.block(around: section) }

  /// What the wrapped layout tells.
  public func identity(of element: LayoutElement) -> ElementIdentity { box.identity(of: element) }

  /// What the wrapped layout tells.
  public var scrollAxis: LayoutAxis? { box.scrollAxis }

  /// What the wrapped layout tells.
  public var movesWithViewport: Bool { box.movesWithViewport }

  /// What the wrapped layout tells.
  public func movesWithViewport(_ element: LayoutElement) -> Bool { box.movesWithViewport(element) }

  /// What the wrapped layout tells.
  public func movesWithViewport(_ element: LayoutElement, along axis: LayoutAxis) -> Bool {
    box.movesWithViewport(element, along: axis)
  }

  /// What the wrapped layout tells.
  public func appearance(of element: LayoutElement, isEntering: Bool) -> LayoutAppearance? {
    box.appearance(of: element, isEntering: isEntering)
  }

  /// What the wrapped layout tells.
  public var numberOfColumns: Int? { box.numberOfColumns }

  /// What the wrapped layout tells.
  public func isRow(_ section: Int) -> Bool { box.isRow(section) }

  /// What the wrapped layout tells.
  public var isComposite: Bool { box.isComposite }

  /// What the wrapped layout tells.
  public var sectionOffsets: SectionOffsets { box.sectionOffsets }

  /// Scrolls sections of the wrapped layout.
  public mutating func scrollSections(to offsets: SectionOffsets) {
    box = box.scrolled(to: offsets)
  }

  /// What the wrapped layout tells.
  public func scrolling(ofSection section: Int) -> ScrollingSection? {
    box.scrolling(ofSection: section)
  }

  /// What the wrapped layout tells.
  public func restingOffset(
    ofSection section: Int, from start: Double, proposed: Double, velocity: Double
  ) -> Double {
    box.restingOffset(
      ofSection: section, from: start, proposed: proposed, velocity: velocity)
  }

  /// What the wrapped layout tells.
  public func fittingExtent(
    ofTrack track: Int, isRow: Bool, viewport: LayoutRect, limit: Int,
    for delegate: AnyLayoutDelegate
  ) -> Double? {
    box.fittingExtent(
      ofTrack: track, isRow: isRow, viewport: viewport, limit: limit, for: delegate)
  }
}

/// The base class that a prepared layout's type hides behind.
///
/// Boxes are immutable, hence Sendable.
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
