/// An inconsistency in a transaction.
public enum TransactionProblem: Hashable, Sendable {
  /// A change refers to a section or item that does not exist.
  ///
  /// `count` is the number of sections or items that exist.
  case indexOutOfRange(LayoutChange, count: Int)
  /// Two changes conflict.
  ///
  /// The following changes conflict:
  ///
  /// - two changes that insert a section or an item at the same index, or move one to it
  /// - two changes that delete, move or reload the same section
  /// - two changes that delete or move the same item
  /// - a deletion of an item, and a reload or a resize of it
  ///
  /// An item may be reloaded and resized, and it may move as well.
  case repeated(LayoutChange)
  /// A change refers to an item of a section that is deleted, inserted or reloaded as a whole.
  case sectionIsReplaced(LayoutChange)
  /// The specified number of sections differs from the one that results from the changes.
  case sectionCount(expected: Int, specified: Int)
  /// The specified number of items in a section differs from the one that results from the changes.
  case itemCount(section: Int, expected: Int, specified: Int)
  /// The transaction does not specify the number of items of a section that changes.
  case missingItemCount(section: Int)
  /// The delegate's number of items in a section differs from that of the transaction.
  case delegateDisagrees(section: Int, specified: Int, delegate: Int)
  /// The delegate's number of sections differs from that of the transaction.
  case delegateDisagreesOnSections(specified: Int, delegate: Int)
}

extension TransactionProblem: CustomStringConvertible {
  /// A description of the problem in one sentence.
  public var description: String {
    switch self {
    case .indexOutOfRange(let change, let count):
      "\"\(change)\" is out of range; the count is \(count)"
    case .repeated(let change):
      "\"\(change)\" conflicts with another change"
    case .sectionIsReplaced(let change):
      "\"\(change)\" changes an item of a section that is replaced as a whole"
    case .sectionCount(let expected, let specified):
      "the number of sections after the changes is \(expected), "
        + "but the transaction specifies \(specified)"
    case .itemCount(let section, let expected, let specified):
      "the number of items in section \(section) after the changes is \(expected), "
        + "but the transaction specifies \(specified)"
    case .missingItemCount(let section):
      "section \(section) changes, but the transaction does not specify its number of items"
    case .delegateDisagrees(let section, let specified, let delegate):
      "the transaction specifies \(specified) as the number of items in section \(section), "
        + "but the delegate reports \(delegate)"
    case .delegateDisagreesOnSections(let specified, let delegate):
      "the transaction specifies \(specified) as the number of sections, "
        + "but the delegate reports \(delegate)"
    }
  }
}
