import LayoutCore
import LayoutRuntime

extension LayoutChange {
  /// Creates a change from its description, such as `insert 2/5` or `move section 1 to 3`.
  ///
  /// - Returns: `nil` if the text is not the description of a change.
  public init?(_ text: some StringProtocol) {
    let words = text.split(separator: " ")
    let isSection = words.count > 1 && words[1] == "section"
    let names = words.dropFirst(isSection ? 2 : 1)
    guard let verb = words.first, names.count == (verb == "move" ? 3 : 1), let first = names.first,
      let last = names.last, names.count == 1 || names.dropFirst().first == "to"
    else { return nil }
    if isSection {
      guard let section = Int(first), let target = Int(last) else { return nil }
      switch verb {
      case "insert": self = .insertSection(section)
      case "delete": self = .deleteSection(section)
      case "reload": self = .reloadSection(section)
      case "move": self = .moveSection(from: section, to: target)
      default: return nil
      }
      return
    }
    guard let index = ElementIndex(first), let target = ElementIndex(last) else { return nil }
    switch verb {
    case "insert": self = .insertItem(index)
    case "delete": self = .deleteItem(index)
    case "reload": self = .reloadItem(index)
    case "resize": self = .resizeItem(index)
    case "move": self = .moveItem(from: index, to: target)
    default: return nil
    }
  }
}

extension ElementIndex {
  /// Creates an index from its description, such as `2/5`; `nil` for any other text.
  public init?(_ text: some StringProtocol) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, let section = Int(parts[0]), let item = Int(parts[1]) else {
      return nil
    }
    self.init(section: section, item: item)
  }
}

extension LayoutTransaction {
  /// Creates a transaction from its description.
  ///
  /// An example is `delete 0/3; insert section 1 -> 3 sections, 0: 9, 1: 4`.
  ///
  /// - Returns: `nil` if the text is not the description of a transaction.
  public init?(_ text: some StringProtocol) {
    guard let (changes, counts) = LayoutTransaction.split(text, at: " -> ") else { return nil }
    var parsed: [LayoutChange] = []
    for part in changes.split(separator: ";") {
      guard let change = LayoutChange(part) else { return nil }
      parsed.append(change)
    }
    let parts = counts.split(separator: ",")
    let words = parts.first?.split(separator: " ") ?? []
    guard words.count == 2, words[1] == "sections", let sections = Int(words[0]) else { return nil }
    var specified: [ItemCount] = []
    for part in parts.dropFirst() {
      guard let (section, count) = LayoutTransaction.split(part, at: ": "),
        let section = Int(section.drop { $0 == " " }), let count = Int(count)
      else { return nil }
      specified.append(ItemCount(section: section, count: count))
    }
    self.init(parsed, numberOfSections: sections, itemCounts: specified)
  }

  private static func split<Text: StringProtocol>(
    _ text: Text, at mark: String
  ) -> (Text.SubSequence, Text.SubSequence)? {
    var place = text.startIndex
    while place < text.endIndex {
      if text[place...].hasPrefix(mark) {
        return (text[..<place], text[text.index(place, offsetBy: mark.count)...])
      }
      place = text.index(after: place)
    }
    return nil
  }
}

/// Transactions are encoded as their descriptions, which are readable in a bug report.
extension LayoutTransaction: Codable {
  /// Creates a transaction by decoding its description.
  ///
  /// - Throws: A `DecodingError` that contains the text if it does not describe a transaction.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard let transaction = LayoutTransaction(text) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "\"\(text)\" is no transaction")
    }
    self = transaction
  }

  /// Encodes the description of the transaction.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}
