import LayoutCore

/// A conversion between lists of blocks and texts, with the layouts of a registry.
struct MixedBlockTexts: Sendable {
  let registry: LayoutRegistry

  /// The key of a block's insets among the parameters of its layout.
  private static let insetsKey = "blockInsets"
  private static let insets = LayoutValueType.insets(LayoutValueType.nonNegativeLength)

  /// Returns the insets that a text specifies, or `nil` if it has another form or a value that is
  /// out of range.
  private func insets(from text: String) -> LayoutInsets? {
    guard case .insets(let insets)? = Self.insets.value(from: text) else { return nil }
    let edges = [insets.top, insets.leading, insets.bottom, insets.trailing]
    return edges.allSatisfy { LayoutValueType.nonNegativeLength.contains($0) } ? insets : nil
  }

  /// A regular expression that matches the texts of block lists.
  ///
  /// It does not check the values in parentheses.
  var pattern: String {
    let syntax = "\\^$.|?*+()[]{}".utf8
    let names = registry.descriptors.map { descriptor in
      let bytes: [UInt8] = written(descriptor.name).utf8.flatMap {
        syntax.contains($0) ? [92, $0] : [$0]
      }
      return String(decoding: bytes, as: UTF8.self)
    }.joined(separator: "|")
    let block = "([0-9]+\\s*)?(\(names))\\s*(\\([^()|]*\\))?\\s*"
    return names.utf8.isEmpty ? "^\\s*$" : "^\\s*(\(block)(\\|\\s*\(block))*)?$"
  }

  // MARK: Reading

  /// Returns the blocks that a text lists.
  ///
  /// Returns `nil` if the text does not have that form, or if it names a layout that is not in the
  /// registry.
  func blocks(from text: String) -> [MixedBlock]? {
    let bytes = trimmed(text.utf8[...])
    if bytes.isEmpty { return [] }
    let parts = bytes.split(separator: UInt8(ascii: "|"), omittingEmptySubsequences: false)
    let blocks = parts.compactMap { block(from: trimmed($0)) }
    return blocks.count == parts.count ? blocks : nil
  }

  private func block(from part: Substring.UTF8View) -> MixedBlock? {
    var rest = part
    let digits = rest.prefix(while: Self.isDigit)
    var sections: Int?
    if !digits.isEmpty {
      guard let count = Int(text(digits)), count <= LayoutLimits.maximumCount else { return nil }
      sections = count
      rest = trimmed(rest.dropFirst(digits.count))
    }
    let name = rest.prefix { $0 != UInt8(ascii: "(") }
    rest = rest.dropFirst(name.count)
    let written = trimmed(name)
    guard
      let descriptor = registry.descriptors.first(where: {
        self.written($0.name).utf8.elementsEqual(written)
      })
    else { return nil }
    var insets = LayoutInsets.zero
    var configuration = LayoutConfiguration()
    if !rest.isEmpty {
      guard rest.last == UInt8(ascii: ")"),
        read(rest.dropFirst().dropLast(), descriptor, &configuration, &insets)
      else { return nil }
    }
    let layout = try? registry.layout(named: descriptor.name, configuration)
    return layout.map { MixedBlock($0, sections: sections, insets: insets) }
  }

  /// Reads the parameters between the parentheses.
  ///
  /// - Returns: `true` if the parameters are valid.
  private func read(
    _ inner: Substring.UTF8View, _ descriptor: LayoutDescriptor,
    _ configuration: inout LayoutConfiguration, _ insets: inout LayoutInsets
  ) -> Bool {
    for entry in inner.split(separator: UInt8(ascii: ";")) {
      let key = entry.prefix { $0 != UInt8(ascii: "=") }
      guard key.count < entry.count else { return false }
      var name = text(trimmed(key))
      var value = text(trimmed(entry.dropFirst(key.count + 1)))
      if descriptor[name] == nil, name.utf8.last == UInt8(ascii: "%") {
        guard let decoded = MixedBlockTexts.decoded(value) else { return false }
        name = text(name.utf8.dropLast())
        value = decoded
      }
      if name.utf8.elementsEqual(Self.insetsKey.utf8) {
        guard let read = self.insets(from: value) else { return false }
        insets = read
      } else {
        guard let read = descriptor[name]?.type.value(from: value) else { return false }
        configuration[name] = read
      }
    }
    return true
  }

  private func text(_ bytes: Substring.UTF8View) -> String {
    String(decoding: bytes, as: UTF8.self)
  }

  private func trimmed(_ bytes: Substring.UTF8View) -> Substring.UTF8View {
    func isBlank(_ byte: UInt8) -> Bool { byte == 32 || byte == 10 || byte == 13 || byte == 9 }
    var rest = bytes.drop(while: isBlank)
    while let last = rest.last, isBlank(last) { rest = rest.dropLast() }
    return rest
  }

  // MARK: Writing

  /// Returns the text that lists `blocks`.
  ///
  /// If a layout is not in the registry, it is written as `unregistered`.
  func text(of blocks: [MixedBlock]) -> String {
    blocks.map { block in
      (block.sections.map { "\(max(0, $0)) " } ?? "") + text(of: block)
    }.joined(separator: " | ")
  }

  private func text(of block: MixedBlock) -> String {
    guard let (name, configuration) = registry.configuration(of: block.layout) else {
      return "unregistered"
    }
    let written = written(name)
    var entries: [String] = []
    if block.insets != .zero {
      entries.append("\(Self.insetsKey)=\(LayoutValue.insets(block.insets).description)")
    }
    let defaults = registry.descriptors.first { $0.name.utf8.elementsEqual(name.utf8) }
    for entry in configuration.entries where entry.value != defaults?[entry.key]?.defaultValue {
      let value = entry.value.description
      entries.append(
        isPlain(value) ? "\(entry.key)=\(value)" : "\(entry.key)%=\(MixedBlockTexts.encoded(value))"
      )
    }
    return entries.isEmpty ? written : "\(written)(\(entries.joined(separator: "; ")))"
  }

  /// Returns the name of a layout in the form of a text, which is percent-encoded if necessary.
  func written(_ name: String) -> String {
    let isPlain =
      isPlain(name) && !name.utf8.contains(UInt8(ascii: "%"))
      && !(name.utf8.first.map(Self.isDigit) ?? false)
    return isPlain ? name : Self.encoded(name)
  }

  /// Returns a Boolean value that indicates whether a text can be read back as it is.
  private func isPlain(_ text: String) -> Bool {
    !text.utf8.contains { Self.signs.contains($0) }
      && trimmed(text.utf8[...]).count == text.utf8.count
  }

  // MARK: Values

  /// The bytes that separate parameters and blocks.
  private static let signs = Array(";|()".utf8)
  private static let digits = Array("0123456789ABCDEF".utf8)

  private static func isDigit(_ byte: UInt8) -> Bool { byte >= 48 && byte <= 57 }

  /// Returns a name, or the value of a parameter whose key has the suffix `%`, in percent-encoding.
  ///
  /// Blanks are encoded too, because those around a value are removed, and so is a digit at the
  /// start, because the number of sections is before a name.
  private static func encoded(_ value: String) -> String {
    var isStart = true
    let bytes = value.utf8.flatMap { byte in
      defer { isStart = false }
      let isPlain =
        byte > 32 && byte != UInt8(ascii: "%") && !signs.contains(byte)
        && !(isStart && isDigit(byte))
      return isPlain
        ? [byte] : [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Returns the value with the given percent-encoding, or `nil` if it is invalid.
  private static func decoded(_ text: String) -> String? {
    let parts = text.utf8.split(separator: UInt8(ascii: "%"), omittingEmptySubsequences: false)
    var bytes = Array(parts[0])
    for part in parts.dropFirst() {
      let halves = part.prefix(2).compactMap { digits.firstIndex(of: $0 < 97 ? $0 : $0 - 32) }
      guard halves.count == 2 else { return nil }
      bytes.append(UInt8(halves[0] << 4 | halves[1]))
      bytes += part.dropFirst(2)
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
