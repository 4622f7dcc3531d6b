/// What does not add up in a transaction.
public enum TransactionProblem: Hashable, Sendable {
  /// A change names a section or item that does not exist; `count` is how many there are.
  case indexOutOfRange(LayoutChange, count: Int)
  /// Two changes remove the same section or item, or put two in the same place.
  case repeated(LayoutChange)
  /// A change of an item in a section that is deleted, inserted or reloaded as a whole.
  case sectionIsReplaced(LayoutChange)
  /// The number of sections is not what the changes make of the old one.
  case sectionCount(expected: Int, told: Int)
  /// The number of items of a section is not what the changes make of the old one.
  case itemCount(section: Int, expected: Int, told: Int)
  /// The number of items of a section that changes is not told.
  case missingItemCount(section: Int)
  /// The delegate counts other than the transaction does.
  case delegateDisagrees(section: Int, told: Int, delegate: Int)
  /// The delegate counts other sections than the transaction does.
  case delegateDisagreesOnSections(told: Int, delegate: Int)
}

extension TransactionProblem: CustomStringConvertible {
  /// The problem in one sentence.
  public var description: String {
    switch self {
    case .indexOutOfRange(let change, let count):
      "\"\(change)\" is out of range; there are \(count)"
    case .repeated(let change):
      "\"\(change)\" collides with another change"
    case .sectionIsReplaced(let change):
      "\"\(change)\" changes an item of a section that is replaced as a whole"
    case .sectionCount(let expected, let told):
      "the changes leave \(expected) sections, but \(told) are told"
    case .itemCount(let section, let expected, let told):
      "the changes leave \(expected) items in section \(section), but \(told) are told"
    case .missingItemCount(let section):
      "section \(section) changes, but its number of items is not told"
    case .delegateDisagrees(let section, let told, let delegate):
      "\(told) items are told for section \(section), but the delegate counts \(delegate)"
    case .delegateDisagreesOnSections(let told, let delegate):
      "\(told) sections are told, but the delegate counts \(delegate)"
    }
  }
}
