import LayoutCore
import LayoutJSON

/// The settings of a page, as a link contains them: lines of `key=value`.
struct Setup {
  /// One line of the text: a key and its value.
  struct Entry {
    var key: String
    var value: String
  }

  var entries: [Entry] = []

  /// Creates a setup from the entries of a text; ignores lines without an equals sign.
  init(_ text: String) {
    var line: [UInt8] = []
    for byte in text.utf8 {
      if byte == UInt8(ascii: "\n") {
        add(line)
        line = []
      } else {
        line.append(byte)
      }
    }
    add(line)
  }

  private mutating func add(_ line: [UInt8]) {
    guard let place = line.firstIndex(of: UInt8(ascii: "=")) else { return }
    entries.append(
      Entry(
        key: String(decoding: line[..<place], as: UTF8.self),
        value: String(decoding: line[(place + 1)...], as: UTF8.self)))
  }

  subscript(key: String) -> String? { entries.last { $0.key == key }?.value }

  /// The values for parameters: entries such as `set.columns=3`.
  var parameters: [Entry] {
    entries.compactMap { entry in
      guard entry.key.hasPrefix("set.") else { return nil }
      return Entry(key: String(entry.key.dropFirst(4)), value: entry.value)
    }
  }
}

extension LayoutDescriptor {
  /// Values for parameters, read as the layout describes them.
  func configuration(_ entries: [Setup.Entry]) -> LayoutConfiguration {
    LayoutConfiguration(
      entries.map { entry in
        let value = self[entry.key].flatMap { $0.type.value(setupText: entry.value) }
        return .init(key: entry.key, value: value ?? .text(entry.value))
      })
  }
}

extension LayoutValueType {
  /// Returns the value that an entry of a setup represents, which is JSON for lists of layouts or lists.
  func value(setupText text: String) -> LayoutValue? {
    switch self {
    case .list(of: .layout) where !text.isEmpty, .list(of: .list) where !text.isEmpty: break
    default: return value(from: text)
    }
    do throws(LayoutJSONError) {
      return LayoutValue(try JSONValue(parsing: text))
    } catch {
      return nil
    }
  }
}

extension LayoutValue {
  /// The value as an entry of a setup, which is JSON for lists of layouts or of lists.
  var setupText: String {
    guard case .list(let values) = self else { return description }
    switch values.first {
    case .object, .list: return JSONValue(self).text
    default: return description
    }
  }
}
