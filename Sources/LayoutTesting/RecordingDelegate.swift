import LayoutCore

/// A delegate that forwards questions to another delegate and counts them.
///
/// Use it to test which questions a layout asks. It is a class, because answering does not mutate a
/// delegate.
public final class RecordingDelegate<Base: LayoutDelegate>: LayoutDelegate {
  /// A question about one item or section, other than its counts.
  public struct Question: Hashable, Sendable, CustomStringConvertible {
    /// The name of the strategy's question; `nil` for the size.
    public var question: String?
    /// The subject of the question.
    public var subject = QuestionSubject.item
    /// The item or section that the question is about.
    public var index: ElementIndex

    /// A description of the question and its index.
    public var description: String { "\(question ?? "the size") of \(index)" }
  }

  /// The delegate that answers the questions.
  public let base: Base
  /// The number of times that each question was asked.
  public private(set) var asked: [Question: Int] = [:]
  /// Questions about items that do not exist, in the order in which they were asked.
  public private(set) var strays: [Question] = []

  /// Creates a delegate that counts the questions to `base`.
  public init(_ base: Base) { self.base = base }

  /// The number of all questions, without those about counts.
  public var total: Int { asked.values.reduce(0, +) }

  /// The questions that were asked more than once about an item, or more than twice about a
  /// section, in order.
  ///
  /// A layout may ask about a section once to divide the collection, and again to lay out the
  /// section. Questions about the extents of rows and columns are exempt, because each sheet of a
  /// composite layout asks them.
  public var repeated: [Question] {
    asked.filter {
      $0.key.question != "\(LayoutQuestion.trackExtents)"
        && $0.value > ($0.key.subject == .section ? 2 : 1)
    }.keys
      .sorted {
        ($0.index, $0.question ?? "") < ($1.index, $1.question ?? "")
      }
  }

  /// The number of sections that ``base`` has.
  public var numberOfSections: Int { base.numberOfSections }

  /// The common number of items that ``base`` returns.
  public var commonNumberOfItems: Int? { base.commonNumberOfItems }

  /// A Boolean value that indicates whether ``base`` can return a size.
  public var hasItemSizes: Bool { base.hasItemSizes }

  /// A Boolean value that indicates whether the sizes of ``base`` are those of measured views.
  public var measuresItems: Bool { base.measuresItems }

  /// The number of items that ``base`` has in `section`.
  public func numberOfItems(inSection section: Int) -> Int {
    base.numberOfItems(inSection: section)
  }

  /// Returns the size that ``base`` returns, and counts the question.
  public func sizeForItem(at index: ElementIndex, proposal: LayoutProposal) -> LayoutSize? {
    record(Question(question: nil, index: index))
    return base.sizeForItem(at: index, proposal: proposal)
  }

  /// Answers a question as ``base`` does, and counts the question.
  ///
  /// If the strategy only needs to know whether there is an answer, the question does not count.
  public func answer(in slot: inout AnswerSlot) {
    if !slot.isProbe {
      record(Question(question: "\(slot.name)", subject: slot.subject, index: slot.index))
    }
    base.answer(in: &slot)
  }

  private func record(_ question: Question) {
    asked[question, default: 0] += 1
    // A question about a section defines its own item index: a sheet uses it for a column, for
    // example.
    if question.subject == .section { return }
    let index = question.index
    let isThere =
      index.section >= 0 && index.section < base.numberOfSections && index.item >= 0
      && index.item < base.numberOfItems(inSection: index.section)
    if !isThere { strays.append(question) }
  }
}
