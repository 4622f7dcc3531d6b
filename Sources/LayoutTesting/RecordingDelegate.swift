import LayoutCore

/// A delegate that passes questions on to another and counts them.
///
/// For tests of what a layout asks: a class, since a delegate's answers change nothing.
public final class RecordingDelegate<Base: LayoutDelegate>: LayoutDelegate {
  /// A question about one item, beyond counts.
  public struct Question: Hashable, Sendable {
    /// What was asked; nil for the size.
    public var question: LayoutQuestion?
    /// The item, or the section, it was asked of.
    public var index: ElementIndex
  }

  /// The delegate that answers.
  public let base: Base
  /// How often each question was asked.
  public private(set) var asked: [Question: Int] = [:]
  /// Questions about items that do not exist, in the order in which they were asked.
  public private(set) var strays: [Question] = []

  /// Counts what is asked of `base`.
  public init(_ base: Base) { self.base = base }

  /// How many questions were asked in all, counts aside.
  public var total: Int { asked.values.reduce(0, +) }

  /// The questions that were asked more than once of an item, or more than twice of a section, in order.
  ///
  /// A layout may look at a section once to divide the collection, and again to lay the section out. Each
  /// sheet of a composite layout looks up the extents that rows and columns were given.
  public var repeated: [Question] {
    asked.filter {
      $0.key.question != .trackExtents
        && $0.value > ($0.key.question?.subject == .section ? 2 : 1)
    }.keys
      .sorted {
        ($0.index, $0.question?.description ?? "") < ($1.index, $1.question?.description ?? "")
      }
  }

  /// The number of sections that ``base`` has.
  public var numberOfSections: Int { base.numberOfSections }

  /// What ``base`` answers.
  public var commonNumberOfItems: Int? { base.commonNumberOfItems }

  /// The number of items that ``base`` has in `section`.
  public func numberOfItems(inSection section: Int) -> Int {
    base.numberOfItems(inSection: section)
  }

  /// The size that ``base`` answers; the question is counted.
  public func sizeForItem(at index: ElementIndex, proposal: LayoutProposal) -> LayoutSize? {
    record(Question(question: nil, index: index))
    return base.sizeForItem(at: index, proposal: proposal)
  }

  /// What ``base`` answers; the question is counted.
  public func answer(_ question: LayoutQuestion, at index: ElementIndex) -> LayoutAnswer? {
    record(Question(question: question, index: index))
    return base.answer(question, at: index)
  }

  private func record(_ question: Question) {
    asked[question, default: 0] += 1
    // What a question about a section is asked with, it explains by itself: a sheet has one for columns.
    if question.question?.subject == .section { return }
    let index = question.index
    let isThere =
      index.section >= 0 && index.section < base.numberOfSections && index.item >= 0
      && index.item < base.numberOfItems(inSection: index.section)
    if !isThere { strays.append(question) }
  }
}

extension RecordingDelegate.Question: CustomStringConvertible {
  /// The question and where it was asked.
  public var description: String {
    "\(question.map { $0.description } ?? "the size") of \(index)"
  }
}
