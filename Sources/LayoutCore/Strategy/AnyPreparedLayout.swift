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
  public func allElements(viewport: LayoutRect) -> [LayoutAttributes] {
    box.allElements(viewport: viewport)
  }

  /// What the wrapped layout counts.
  public var work: LayoutWork { box.work }

  /// What the wrapped layout counts.
  public func work(ofQueryIn rect: LayoutRect, viewport: LayoutRect) -> LayoutWork {
    box.work(ofQueryIn: rect, viewport: viewport)
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
  func allElements(viewport: LayoutRect) -> [LayoutAttributes] { [] }
  var work: LayoutWork { LayoutWork() }
  func work(ofQueryIn rect: LayoutRect, viewport: LayoutRect) -> LayoutWork { LayoutWork() }
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
  override func allElements(viewport: LayoutRect) -> [LayoutAttributes] {
    base.allElements(viewport: viewport)
  }
  override var work: LayoutWork { base.work }
  override func work(ofQueryIn rect: LayoutRect, viewport: LayoutRect) -> LayoutWork {
    base.work(ofQueryIn: rect, viewport: viewport)
  }
}
