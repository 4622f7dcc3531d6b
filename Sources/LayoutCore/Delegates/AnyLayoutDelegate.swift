/// A type-erased delegate, from which type-erased layouts are prepared.
///
/// - Complexity: Every question has the additional cost of one virtual call. Sizes are requested in
///   runs of items, which have one virtual call each.
public struct AnyLayoutDelegate: LayoutDelegate {
  private let box: DelegateBox

  /// Creates a type-erased delegate that wraps `delegate`.
  ///
  /// Prefer ``LayoutDelegateForwarding/erased``, which does not wrap a delegate that is already type-erased.
  public init(_ delegate: some LayoutDelegate) {
    box = DelegateBoxOf(delegate)
  }

  /// Returns the delegate itself, because it is already type-erased.
  public var erased: AnyLayoutDelegate { self }

  /// The wrapped delegate's number of sections.
  public var numberOfSections: Int { box.numberOfSections }

  /// The wrapped delegate's common number of items, or nil if it has none.
  public var commonNumberOfItems: Int? { box.commonNumberOfItems }

  /// A Boolean value that indicates whether the wrapped delegate can return a size.
  public var hasItemSizes: Bool { box.hasItemSizes }

  /// Returns the wrapped delegate's number of items in `section`.
  public func numberOfItems(inSection section: Int) -> Int {
    box.numberOfItems(inSection: section)
  }

  /// Returns the wrapped delegate's size for an item, or nil if it has none.
  public func sizeForItem(at index: ElementIndex, proposal: LayoutProposal) -> LayoutSize? {
    box.sizeForItem(at: index, proposal: proposal)
  }

  /// Returns `true`, because a run of items has one virtual call.
  public var prefersRuns: Bool { true }

  /// Appends the wrapped delegate's sizes of consecutive items.
  public func appendSizes(
    ofItems items: Range<Int>, inSection section: Int, proposal: LayoutProposal,
    to sizes: inout [LayoutSize?]
  ) {
    box.appendSizes(ofItems: items, inSection: section, proposal: proposal, to: &sizes)
  }

  /// Answers a question as the wrapped delegate does.
  public func answer(in slot: inout AnswerSlot) { box.answer(in: &slot) }
}

/// The base class that erases the delegate's type.
///
/// Embedded Swift has no `any LayoutDelegate`.
private class DelegateBox {
  var numberOfSections: Int { 0 }
  var commonNumberOfItems: Int? { nil }
  var hasItemSizes: Bool { true }
  func numberOfItems(inSection section: Int) -> Int { 0 }
  func sizeForItem(at index: ElementIndex, proposal: LayoutProposal) -> LayoutSize? { nil }
  func appendSizes(
    ofItems items: Range<Int>, inSection section: Int, proposal: LayoutProposal,
    to sizes: inout [LayoutSize?]
  ) {}
  func answer(in slot: inout AnswerSlot) {}
}

private final class DelegateBoxOf<Base: LayoutDelegate>: DelegateBox {
  let base: Base

  init(_ base: Base) { self.base = base }

  override var numberOfSections: Int { base.numberOfSections }
  override var commonNumberOfItems: Int? { base.commonNumberOfItems }
  override var hasItemSizes: Bool { base.hasItemSizes }
  override func numberOfItems(inSection section: Int) -> Int {
    base.numberOfItems(inSection: section)
  }
  override func sizeForItem(at index: ElementIndex, proposal: LayoutProposal) -> LayoutSize? {
    base.sizeForItem(at: index, proposal: proposal)
  }
  override func appendSizes(
    ofItems items: Range<Int>, inSection section: Int, proposal: LayoutProposal,
    to sizes: inout [LayoutSize?]
  ) {
    base.appendSizes(ofItems: items, inSection: section, proposal: proposal, to: &sizes)
  }
  override func answer(in slot: inout AnswerSlot) { base.answer(in: &slot) }
}
