/// How far sections are scrolled that scroll by themselves, across the layout's own axis.
///
/// An offset is told in reading direction, in points from where the section's content begins: the same
/// offset shows the same items read from the left and from the right. Sections that are not mentioned
/// are at rest.
///
/// - Complexity: A look-up is O(log m), a change O(m); m = sections that were scrolled.
public struct SectionOffsets: Hashable, Sendable {
  /// One section's offset.
  public struct Entry: Hashable, Sendable {
    /// Which one it is, by its number.
    public let section: Int
    /// How far it is scrolled, in points.
    public let offset: Double
  }

  /// The sections that were scrolled, ascending.
  public private(set) var entries: [Entry] = []

  /// Every section is at rest.
  public init() {}

  /// Whether every section is at rest.
  public var isEmpty: Bool { entries.isEmpty }

  /// How far `section` is scrolled, in points; nil where it is at rest.
  ///
  /// A number that is not finite counts as nil.
  public subscript(section: Int) -> Double? {
    get {
      let place = place(of: section)
      return place < entries.count && entries[place].section == section
        ? entries[place].offset : nil
    }
    set {
      let place = place(of: section)
      let isThere = place < entries.count && entries[place].section == section
      let offset = newValue.flatMap { $0.isFinite ? $0 : nil }
      switch (offset, isThere) {
      case (let offset?, true): entries[place] = Entry(section: section, offset: offset)
      case (let offset?, false):
        entries.insert(Entry(section: section, offset: offset), at: place)
      case (nil, true): entries.remove(at: place)
      case (nil, false): break
      }
    }
  }

  /// The offsets after a change: each goes with its section.
  public func following(_ changes: LayoutChanges) -> SectionOffsets {
    guard !changes.sections.isEmpty, !isEmpty else { return self }
    var moved = SectionOffsets()
    for entry in entries {
      if let section = changes.newSection(of: entry.section) { moved[section] = entry.offset }
    }
    return moved
  }

  private func place(of section: Int) -> Int {
    SortedSearch.first(in: entries.count) { entries[$0].section >= section }
  }
}

extension SectionOffsets: ExpressibleByDictionaryLiteral {
  /// The given offsets, by section.
  public init(dictionaryLiteral elements: (Int, Double)...) {
    for (section, offset) in elements { self[section] = offset }
  }
}

extension SectionOffsets: CustomStringConvertible {
  /// What is scrolled how far, as `section: offset`.
  public var description: String {
    entries.isEmpty
      ? "at rest"
      : entries.map { "\($0.section): \($0.offset.layoutText)" }.joined(separator: ", ")
  }
}
