/// The offsets of sections that scroll independently, across the layout's own axis.
///
/// An offset is a distance in points from the start of the section's content, in reading direction.
/// The same offset shows the same items from left to right and from right to left. A section
/// without an offset is at rest.
///
/// - Complexity: A look-up is O(log m), a change O(m); m = sections with an offset.
public struct SectionOffsets: Hashable, Sendable {
  /// The offset of one section.
  public struct Entry: Hashable, Sendable {
    /// The number of the section.
    public let section: Int
    /// The offset of the section, in points.
    public let offset: Double
  }

  /// The sections with an offset, ascending.
  public private(set) var entries: [Entry] = []

  /// Creates offsets with every section at rest.
  public init() {}

  /// A Boolean value that indicates whether every section is at rest.
  public var isEmpty: Bool { entries.isEmpty }

  /// Accesses the offset of `section` in points, or `nil` if the section is at rest.
  ///
  /// If you assign a number that is not finite, the section returns to rest.
  public subscript(section: Int) -> Double? {
    get { SortedSearch.element(section, in: entries) { $0.section }?.offset }
    set {
      let place = SortedSearch.first(in: entries.count) { entries[$0].section >= section }
      if place < entries.count, entries[place].section == section { entries.remove(at: place) }
      guard let newValue, newValue.isFinite else { return }
      entries.insert(Entry(section: section, offset: newValue), at: place)
    }
  }

  /// Returns the offsets after a change, in which each offset moves with its section.
  ///
  /// The offset of a removed section is dropped.
  public func following(_ changes: LayoutChanges) -> SectionOffsets {
    guard !changes.sections.isEmpty, !isEmpty else { return self }
    var moved = SectionOffsets()
    for entry in entries {
      if let section = changes.newSection(of: entry.section) { moved[section] = entry.offset }
    }
    return moved
  }
}

extension SectionOffsets: ExpressibleByDictionaryLiteral {
  /// Creates offsets from a dictionary literal of offsets by section number.
  public init(dictionaryLiteral elements: (Int, Double)...) {
    for (section, offset) in elements { self[section] = offset }
  }
}

extension SectionOffsets: CustomStringConvertible {
  /// The offsets as `section: offset`, or "at rest" if there are none.
  public var description: String {
    entries.isEmpty
      ? "at rest"
      : entries.map { "\($0.section): \($0.offset.layoutText)" }.joined(separator: ", ")
  }
}
