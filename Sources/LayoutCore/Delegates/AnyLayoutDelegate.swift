/// A type-erased delegate, in which strategies ask their questions.
///
/// An app passes a delegate of its own. The functions that prepare and update layouts wrap it, so
/// no code behind them is generic over the delegate.
///
/// - Complexity: Each question has the additional cost of one virtual call.
public struct AnyLayoutDelegate: LayoutDelegate {
  private let box: DelegateBox

  /// Creates a type-erased delegate that wraps `delegate`.
  ///
  /// If `delegate` is already type-erased, the result is a copy of it.
  public init<Delegate: LayoutDelegate>(_ delegate: Delegate) {
    if Delegate.self == AnyLayoutDelegate.self {
      box = unsafeBitCast(delegate, to: AnyLayoutDelegate.self).box
    } else {
      box = DelegateBoxOf(delegate)
    }
  }

  /// The wrapped delegate's number of sections.
  public var numberOfSections: Int { box.numberOfSections }

  /// The wrapped delegate's common number of items, or nil if it has none.
  public var commonNumberOfItems: Int? { box.commonNumberOfItems }

  /// A Boolean value that indicates whether the wrapped delegate can return a size.
  public var hasItemSizes: Bool { box.hasItemSizes }

  /// A Boolean value that indicates whether the wrapped delegate's sizes are those of measured
  /// views.
  public var measuresItems: Bool { box.measuresItems }

  /// Returns the wrapped delegate's number of items in `section`.
  public func numberOfItems(inSection section: Int) -> Int {
    box.numberOfItems(inSection: section)
  }

  /// Returns the wrapped delegate's size for an item, or nil if it has none.
  public func sizeForItem(at index: ElementIndex, proposal: LayoutProposal) -> LayoutSize? {
    box.sizeForItem(at: index, proposal: proposal)
  }

  /// Stores the wrapped delegate's sizes of consecutive items.
  ///
  /// - Complexity: One virtual call for all items.
  public func storeSizes(
    from first: ElementIndex, proposal: LayoutProposal,
    in memory: UnsafeMutableBufferPointer<LayoutSize?>
  ) {
    box.storeSizes(from: first, proposal: proposal, in: memory)
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
  var measuresItems: Bool { false }
  func numberOfItems(inSection section: Int) -> Int { 0 }
  func sizeForItem(at index: ElementIndex, proposal: LayoutProposal) -> LayoutSize? { nil }
  func storeSizes(
    from first: ElementIndex, proposal: LayoutProposal,
    in memory: UnsafeMutableBufferPointer<LayoutSize?>
  ) {}
  func answer(in slot: inout AnswerSlot) {}
}

private final class DelegateBoxOf<Base: LayoutDelegate>: DelegateBox {
  let base: Base

  init(_ base: Base) { self.base = base }

  override var numberOfSections: Int { base.numberOfSections }
  override var commonNumberOfItems: Int? { base.commonNumberOfItems }
  override var hasItemSizes: Bool { base.hasItemSizes }
  override var measuresItems: Bool { base.measuresItems }
  override func numberOfItems(inSection section: Int) -> Int {
    base.numberOfItems(inSection: section)
  }
  override func sizeForItem(at index: ElementIndex, proposal: LayoutProposal) -> LayoutSize? {
    base.sizeForItem(at: index, proposal: proposal)
  }
  override func storeSizes(
    from first: ElementIndex, proposal: LayoutProposal,
    in memory: UnsafeMutableBufferPointer<LayoutSize?>
  ) {
    base.storeSizes(from: first, proposal: proposal, in: memory)
  }
  override func answer(in slot: inout AnswerSlot) { base.answer(in: &slot) }
}
