/// A delegate made from closures, for layouts that are set up in place.
///
/// ```swift
/// let delegate = ClosureLayoutDelegate(itemCount: { _ in photos.count }) { index, proposal in
///   photos[index.item].size
/// }
/// ```
public struct ClosureLayoutDelegate: LayoutDelegate {
  /// Answers how many items a section has.
  public typealias Count = (_ section: Int) -> Int
  /// Answers how large an item is; nil leaves that to the strategy.
  public typealias Size = (_ index: ElementIndex, _ proposal: LayoutProposal) -> LayoutSize?
  /// Answers a strategy's own questions; nil leaves them to its parameters.
  public typealias Answer = (_ question: LayoutQuestion, _ index: ElementIndex) -> LayoutAnswer?

  /// How many sections were told at the beginning.
  public let numberOfSections: Int
  /// The number of items of every section, where it is the same.
  public let commonNumberOfItems: Int?
  private let count: Count
  private let size: Size
  private let reply: Answer

  /// A delegate of `sections` sections whose items are counted and sized by closures.
  public init(
    sections: Int = 1, itemCount: @escaping Count,
    size: @escaping Size = { _, _ in nil }, answer: @escaping Answer = { _, _ in nil }
  ) {
    self.numberOfSections = sections
    self.commonNumberOfItems = nil
    self.count = itemCount
    self.reply = answer
    self.size = size
  }

  /// A delegate of `sections` sections of `itemsPerSection` items each.
  public init(
    sections: Int = 1, itemsPerSection: Int,
    size: @escaping Size = { _, _ in nil }, answer: @escaping Answer = { _, _ in nil }
  ) {
    self.numberOfSections = sections
    self.commonNumberOfItems = itemsPerSection
    self.count = { _ in itemsPerSection }
    self.reply = answer
    self.size = size
  }

  /// What the counting closure answers.
  public func numberOfItems(inSection section: Int) -> Int { count(section) }

  /// What the sizing closure answers.
  public func sizeForItem(at index: ElementIndex, proposal: LayoutProposal) -> LayoutSize? {
    size(index, proposal)
  }

  /// What the answering closure answers.
  public func answer(_ question: LayoutQuestion, at index: ElementIndex) -> LayoutAnswer? {
    reply(question, index)
  }
}
