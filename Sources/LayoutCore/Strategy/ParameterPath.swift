/// The path to a value among the parameters of a layout, such as `columns` or
/// `blocks[1].parameters.columns`.
public struct ParameterPath: Hashable, Sendable {
  /// A step from a value to one that it contains.
  public enum Step: Hashable, Sendable {
    /// The step to the value of a parameter, or of a member of an object.
    case key(String)
    /// The step to an element of a list.
    case index(Int)
  }

  /// The steps, of which the first is the key of a parameter.
  public var steps: [Step]

  /// Creates a path from the given steps.
  public init(_ steps: [Step] = []) { self.steps = steps }
}

extension ParameterPath: CustomStringConvertible, ExpressibleByStringLiteral {
  /// Creates the path of a parameter from its key.
  public init(stringLiteral key: String) { self.init([.key(key)]) }

  /// The keys with points between them, and indices in brackets.
  public var description: String {
    var text = ""
    for step in steps {
      switch step {
      case .key(let key): text += text.isEmpty ? key : ".\(key)"
      case .index(let index): text += "[\(index)]"
      }
    }
    return text
  }
}

extension LayoutError {
  /// Returns an error about a value as an error about the value that contains it.
  ///
  /// - Parameter step: The step from the containing value to the one of the error.
  /// - Parameter layout: The name of the layout, or an empty text if a caller adds it.
  func inside(_ step: ParameterPath.Step, of layout: String = "") -> LayoutError {
    func longer(_ path: ParameterPath) -> ParameterPath { ParameterPath([step] + path.steps) }
    return switch self {
    case .unknownParameter(_, let path, let known):
      .unknownParameter(layout: layout, path: longer(path), known: known)
    case .wrongType(_, let path, let expected, let found):
      .wrongType(layout: layout, path: longer(path), expected: expected, found: found)
    case .outOfRange(_, let path, let value, let allowed):
      .outOfRange(layout: layout, path: longer(path), value: value, allowed: allowed)
    default: self
    }
  }
}
