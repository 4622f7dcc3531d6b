/// A delegate that answers with closures.
///
/// ```swift
/// let delegate = ClosureLayoutDelegate(itemCount: { _ in photos.count }) { index, proposal in
///   photos[index.item].size
/// }
/// ```
public struct ClosureLayoutDelegate: LayoutDelegate {
  /// A closure that returns the number of items in a section.
  public typealias Count = (_ section: Int) -> Int
  /// A closure that returns the size of an item, or nil if the strategy should determine it.
  public typealias Size = (_ index: ElementIndex, _ proposal: LayoutProposal) -> LayoutSize?
  /// A closure that answers a strategy's question by filling a slot.
  public typealias Answer = (_ slot: inout AnswerSlot) -> Void

  /// The number of sections that the delegate was created with.
  public let numberOfSections: Int
  /// The number of items in every section, or nil if a closure counts them.
  public private(set) var commonNumberOfItems: Int?
  private let count: Count
  private let size: Size
  private let reply: Answer

  /// Creates a delegate whose items are counted and measured by closures.
  ///
  /// - Parameter sections: The number of sections. The default is 1.
  /// - Parameter itemCount: A closure that returns the number of items in a section.
  /// - Parameter size: A closure that returns the size of an item. By default, the strategy
  ///   determines sizes.
  /// - Parameter answer: A closure that answers a strategy's questions. By default, it answers
  ///   none.
  public init(
    sections: Int = 1, itemCount: @escaping Count,
    size: @escaping Size = { _, _ in nil }, answer: @escaping Answer = { _ in }
  ) {
    self.numberOfSections = sections
    self.count = itemCount
    self.reply = answer
    self.size = size
  }

  /// Creates a delegate with the same number of items in every section.
  ///
  /// - Parameter sections: The number of sections. The default is 1.
  /// - Parameter itemsPerSection: The number of items in each section.
  /// - Parameter size: A closure that returns the size of an item. By default, the strategy
  ///   determines sizes.
  /// - Parameter answer: A closure that answers a strategy's questions. By default, it answers
  ///   none.
  public init(
    sections: Int = 1, itemsPerSection: Int,
    size: @escaping Size = { _, _ in nil }, answer: @escaping Answer = { _ in }
  ) {
    self.init(
      sections: sections, itemCount: { _ in itemsPerSection }, size: size, answer: answer)
    commonNumberOfItems = itemsPerSection
  }

  /// Returns the result of the counting closure.
  public func numberOfItems(inSection section: Int) -> Int { count(section) }

  /// Returns the result of the sizing closure.
  public func sizeForItem(at index: ElementIndex, proposal: LayoutProposal) -> LayoutSize? {
    size(index, proposal)
  }

  /// Answers a question with the answering closure.
  public func answer(in slot: inout AnswerSlot) { reply(&slot) }
}
