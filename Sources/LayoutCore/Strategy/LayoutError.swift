/// Why a layout could not be made.
///
/// Bad *data* never ends here: it is replaced and reported as a ``LayoutDiagnostic``. Errors are for
/// configurations and counts that no layout could honour.
public enum LayoutError: Error, Hashable, Sendable {
  /// `section` has more items than the layout can hold.
  case tooManyItems(section: Int, count: Int, limit: Int)
  /// There are more sections than the layout can hold.
  case tooManySections(count: Int, limit: Int)
  /// A section would begin one block more than a layout made of layouts can hold.
  case tooManyBlocks(section: Int, limit: Int)
  /// A block of a layout made of layouts nests more of them in each other than a layout can hold.
  case nestedTooDeeply(block: Int, limit: Int)
  /// A section nests more groups in one another than the layout allows.
  case groupsNestedTooDeeply(section: Int, depth: Int, limit: Int)
  /// The changes of a transaction and its counts do not add up.
  case inconsistentTransaction(TransactionProblem)
  /// A layout was prepared for a state that an engine has left meanwhile.
  case outdatedPreparation
  /// The layout has no rows and columns that could be given extents.
  case hasNoTracks
  /// The layout's items cannot be hidden one by one.
  case cannotHideItems
  /// The registry has no layout of this name; `known` lists those that it has.
  case unknownLayout(name: String, known: [String])
  /// The registry already has a layout of this name.
  case nameTaken(name: String)
  /// The layout would have two parameters of this name.
  case parameterTaken(layout: String, key: String)
  /// The layout has no parameter of this name; `known` lists those that it has.
  case unknownParameter(layout: String, key: String, known: [String])
  /// A parameter was given a value of another type than it has; both are told in words, with what was
  /// allowed and what came.
  case wrongType(layout: String, key: String, expected: String, found: String)
  /// A parameter was given a value outside its range; `allowed` describes the range.
  case outOfRange(layout: String, key: String, value: String, allowed: String)
}

extension LayoutError: CustomStringConvertible {
  /// What went wrong, in one sentence that names the culprit and what was allowed.
  public var description: String {
    switch self {
    case .tooManyItems(let section, let count, let limit):
      "section \(section) has \(count) items; at most \(limit) can be laid out"
    case .tooManySections(let count, let limit):
      "there are \(count) sections; at most \(limit) can be laid out"
    case .tooManyBlocks(let section, let limit):
      "section \(section) begins another block; at most \(limit) can be laid out"
    case .nestedTooDeeply(let block, let limit):
      "block \(block) nests too many layouts in each other; use at most \(limit)"
    case .groupsNestedTooDeeply(let section, let depth, let limit):
      "section \(section) nests groups \(depth) deep; at most \(limit) can be laid out"
    case .inconsistentTransaction(let problem):
      "inconsistent transaction: \(problem)"
    case .outdatedPreparation:
      "the layout was prepared for a state that the engine has left meanwhile"
    case .hasNoTracks:
      "the layout has no rows and columns that could be given extents"
    case .cannotHideItems:
      "the items of a sheet cannot be hidden one by one; hide rows or columns"
    case .unknownLayout(let name, let known):
      "there is no layout \"\(name)\"; known are \(LayoutError.list(known))"
    case .nameTaken(let name):
      "a layout \"\(name)\" is registered already"
    case .parameterTaken(let layout, let key):
      "\(layout) has two parameters \"\(key)\""
    case .unknownParameter(let layout, let key, let known):
      "\(layout) has no parameter \"\(key)\"; it has \(LayoutError.list(known))"
    case .wrongType(let layout, let key, let expected, let found):
      "\(layout): \"\(key)\" takes \(expected), not \(found)"
    case .outOfRange(let layout, let key, let value, let allowed):
      "\(layout): \"\(key)\" is \(value); allowed is \(allowed)"
    }
  }

  private static func list(_ names: [String]) -> String {
    names.isEmpty ? "none" : names.joined(separator: ", ")
  }
}
