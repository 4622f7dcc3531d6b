/// A delegate whose type is forgotten: what a type-erased layout is prepared from.
///
/// - Complexity: Every question costs one virtual call on top.
public struct AnyLayoutDelegate: LayoutDelegate {
  private let box: DelegateBox

  /// Wraps `delegate`.
  ///
  /// Prefer ``LayoutDelegate/erased``, which never wraps twice.
  public init(_ delegate: some LayoutDelegate) {
    box = DelegateBoxOf(delegate)
  }

  /// The delegate itself: its type is forgotten already.
  public var erased: AnyLayoutDelegate { self }

  /// What the wrapped delegate answers.
  public var numberOfSections: Int { box.numberOfSections }

  /// What the wrapped delegate answers.
  public var commonNumberOfItems: Int? { box.commonNumberOfItems }

  /// What the wrapped delegate answers.
  public func numberOfItems(inSection section: Int) -> Int {
    box.numberOfItems(inSection: section)
  }

  /// What the wrapped delegate answers.
  public func sizeForItem(at index: ElementIndex, proposal: LayoutProposal) -> LayoutSize? {
    box.sizeForItem(at: index, proposal: proposal)
  }

  /// What the wrapped delegate answers.
  public func answer(_ question: LayoutQuestion, at index: ElementIndex) -> LayoutAnswer? {
    box.answer(question, at: index)
  }
}

/// The base class that the delegate's type hides behind; Embedded Swift has no `any LayoutDelegate`.
private class DelegateBox {
  var numberOfSections: Int { 0 }
  var commonNumberOfItems: Int? { nil }
  func numberOfItems(inSection section: Int) -> Int { 0 }
  func sizeForItem(at index: ElementIndex, proposal: LayoutProposal) -> LayoutSize? { nil }
  func answer(_ question: LayoutQuestion, at index: ElementIndex) -> LayoutAnswer? { nil }
}

private final class DelegateBoxOf<Base: LayoutDelegate>: DelegateBox {
  let base: Base

  init(_ base: Base) { self.base = base }

  override var numberOfSections: Int { base.numberOfSections }
  override var commonNumberOfItems: Int? { base.commonNumberOfItems }
  override func numberOfItems(inSection section: Int) -> Int {
    base.numberOfItems(inSection: section)
  }
  override func sizeForItem(at index: ElementIndex, proposal: LayoutProposal) -> LayoutSize? {
    base.sizeForItem(at: index, proposal: proposal)
  }
  override func answer(_ question: LayoutQuestion, at index: ElementIndex) -> LayoutAnswer? {
    base.answer(question, at: index)
  }
}
