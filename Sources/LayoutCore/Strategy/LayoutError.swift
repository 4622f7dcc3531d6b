/// An error of a preparation, of a change of an engine, or of a registry.
///
/// Invalid sizes and answers are replaced and reported as a ``LayoutDiagnostic``. The following
/// cause an error:
///
/// - A number of sections, items or blocks, a nesting depth, or the size of a group exceeds its
///   limit, even if an answer of the delegate causes it.
/// - A transaction is inconsistent, or a result was prepared for an earlier state of the engine.
/// - A layout has no rows and columns to change, or cannot hide individual items.
/// - A registration or a configuration does not fit the registry.
///
/// If a function throws an error, the layout, engine or registry is unchanged.
public enum LayoutError: Error, Hashable, Sendable {
  /// The section `section` has more items than the layout can hold.
  case tooManyItems(section: Int, count: Int, limit: Int)
  /// The collection has more sections than the layout can hold.
  case tooManySections(count: Int, limit: Int)
  /// The section would begin a block, but a composite layout already has `limit` blocks.
  case tooManyBlocks(section: Int, limit: Int)
  /// A block of a composite layout nests composite layouts more than `limit` levels deep.
  case nestedTooDeeply(block: Int, limit: Int)
  /// A section nests groups more deeply than the layout allows.
  case groupsNestedTooDeeply(section: Int, depth: Int, limit: Int)
  /// The group of a section consists of more cells and groups than the layout allows.
  ///
  /// An item that occurs several times counts each time.
  case groupTooLarge(section: Int, count: Int, limit: Int)
  /// The changes of a transaction do not match its counts.
  case inconsistentTransaction(TransactionProblem)
  /// The layout was prepared for a state of the engine that is no longer current.
  case outdatedPreparation
  /// The layout has no rows and columns whose extents can be set.
  case hasNoTracks
  /// The layout cannot hide individual items.
  case cannotHideItems
  /// The registry has no layout of this name; `known` lists the names that it has.
  case unknownLayout(name: String, known: [String])
  /// The registry already has a layout of this name.
  case nameTaken(name: String)
  /// The layout would have two parameters with this key.
  case parameterTaken(layout: String, key: String)
  /// The layout has no parameter at this path; `known` lists the keys that are allowed there.
  case unknownParameter(layout: String, path: ParameterPath, known: [String])
  /// A parameter was given a value of another type.
  ///
  /// `expected` and `found` describe the allowed and the given type in words.
  case wrongType(layout: String, path: ParameterPath, expected: String, found: String)
  /// A parameter was given a value outside its range; `allowed` describes the range.
  case outOfRange(layout: String, path: ParameterPath, value: String, allowed: String)
}

extension LayoutError: CustomStringConvertible {
  /// One sentence that names the problem, the invalid value and the allowed values.
  public var description: String {
    switch self {
    case .tooManyItems(let section, let count, let limit):
      "section \(section) has \(count) items; at most \(limit) can be laid out"
    case .tooManySections(let count, let limit):
      "there are \(count) sections; at most \(limit) can be laid out"
    case .tooManyBlocks(let section, let limit):
      "section \(section) begins another block; at most \(limit) blocks can be laid out"
    case .nestedTooDeeply(let block, let limit):
      "block \(block) nests layouts too deeply; use at most \(limit) levels"
    case .groupsNestedTooDeeply(let section, let depth, let limit):
      "section \(section) nests groups \(depth) levels deep; use at most \(limit)"
    case .groupTooLarge(let section, let count, let limit):
      "the group of section \(section) has \(count) cells and groups; use at most \(limit)"
    case .inconsistentTransaction(let problem):
      "inconsistent transaction: \(problem)"
    case .outdatedPreparation:
      "the layout was prepared for an outdated state of the engine; prepare it again"
    case .hasNoTracks:
      "the layout or section has no rows and columns whose extents can be set"
    case .cannotHideItems:
      "individual items of a sheet cannot be hidden; hide rows or columns"
    case .unknownLayout(let name, let known):
      "there is no layout \"\(name)\"; known are \(LayoutError.list(known))"
    case .nameTaken(let name):
      "a layout named \"\(name)\" is already registered; use another name"
    case .parameterTaken(let layout, let key):
      "\(layout) has two parameters named \"\(key)\"; use unique keys"
    case .unknownParameter(let layout, let path, let known):
      "\(layout) has no parameter \"\(path)\"; it has \(LayoutError.list(known))"
    case .wrongType(let layout, let path, let expected, let found):
      "\(layout): \"\(path)\" takes \(expected), not \(found)"
    case .outOfRange(let layout, let path, let value, let allowed):
      "\(layout): \"\(path)\" is \(value); allowed is \(allowed)"
    }
  }

  private static func list(_ names: [String]) -> String {
    names.isEmpty ? "none" : names.joined(separator: ", ")
  }
}
