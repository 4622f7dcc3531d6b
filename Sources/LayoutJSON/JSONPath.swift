import LayoutCore

/// The path from the root of a JSON text to one of its values.
struct JSONPath: Equatable {
  var steps: [ParameterPath.Step] = []

  /// The path as text, such as `$.parameters.merges[2]`, or `$["a b"]` if a key is not a name.
  var text: String {
    var text = "$"
    for step in steps {
      switch step {
      case .index(let index): text += "[\(index)]"
      case .key(let key):
        text += JSONPath.isName(key) ? "." + key : "[" + JSONValue.string(key).text + "]"
      }
    }
    return text
  }

  private static func isName(_ key: String) -> Bool {
    guard let first = key.utf8.first, !(48...57).contains(first) else { return false }
    return key.utf8.allSatisfy { byte in
      byte == UInt8(ascii: "_") || (48...57).contains(byte) || (97...122).contains(byte | 32)
    }
  }
}
