import LayoutCore
import LayoutJSON

@testable import LayoutViewer

/// A layout as it is written in a recording or a replay.
struct ReferenceLayout {
  struct Entry {
    var element: LayoutElement
    var frame: LayoutRect
    var zIndex: Int
    var position: String?
  }

  struct Query {
    var rect: LayoutRect
    /// The names of the elements that are in the answer.
    var answer: [String]
    /// The elements that may or may not belong to the answer.
    var unsure: Set<LayoutElement>
  }

  let contentSize: LayoutSize
  let entries: [Entry]
  let queries: [Query]

  /// Creates a layout from JSON, or returns nil if the JSON does not describe a layout.
  init?(_ json: JSONValue) {
    guard let size = json["contentSize"].size, let elements = json["elements"].array else {
      return nil
    }
    contentSize = size
    var entries: [Entry] = []
    for element in elements {
      guard let entry = ReferenceLayout.entry(element) else { return nil }
      entries.append(entry)
    }
    self.entries = entries
    var queries: [Query] = []
    for query in json["queries"].array ?? [] {
      guard let rect = ReferenceLayout.rect(query["rect"]) else { return nil }
      queries.append(
        Query(
          rect: rect, answer: (query["elements"].array ?? []).compactMap { $0.string },
          unsure: ReferenceLayout.elements(named: query["ambiguous"])))
    }
    self.queries = queries
  }

  /// The entries by their elements.
  var byElement: [LayoutElement: Entry] {
    Dictionary(entries.map { ($0.element, $0) }) { first, _ in first }
  }

  private static func entry(_ json: JSONValue) -> Entry? {
    guard let category = category(json["category"].string), let frame = rect(json["frame"]),
      let section = json["section"].integer, let item = json["item"].integer,
      let zIndex = json["zIndex"].integer
    else { return nil }
    let kind = category == .cell ? ElementKind.cell : kind(json["kind"].string ?? "")
    return Entry(
      element: LayoutElement(
        category: category, kind: kind, index: ElementIndex(section: section, item: item)),
      frame: frame, zIndex: zIndex, position: json["position"].string)
  }

  private static func rect(_ json: JSONValue) -> LayoutRect? {
    guard let origin = json.point, let size = json.size else { return nil }
    return LayoutRect(origin: origin, size: size)
  }

  private static func category(_ name: String?) -> ElementCategory? {
    ElementCategory.allCases.first { $0.description == name }
  }

  /// Returns this project's kind for the long name that an original uses.
  private static func kind(_ name: String) -> ElementKind {
    let endings: [(String, ElementKind)] = [
      ("ColumnHeader", .columnHeader), ("RowHeader", .rowHeader), ("CornerCell", .corner),
      ("SectionHeader", .header), ("SectionFooter", .footer),
    ]
    return endings.first { name.hasSuffix($0.0) }?.1 ?? ElementKind(name)
  }

  /// Returns the elements of a list of names.
  static func elements(named names: JSONValue) -> Set<LayoutElement> {
    Set((names.array ?? []).compactMap { $0.string.flatMap { element(named: $0) } })
  }

  /// Returns the element of a name such as `cell/0/3` or `supplementary/header/2/0`.
  private static func element(named name: String) -> LayoutElement? {
    let parts = name.split(separator: "/").map { String($0) }
    guard parts.count >= 3, let category = category(parts[0]),
      let section = Int(parts[parts.count - 2]), let item = Int(parts[parts.count - 1])
    else { return nil }
    return LayoutElement(
      category: category, kind: category == .cell ? .cell : kind(parts[1]),
      index: ElementIndex(section: section, item: item))
  }
}
