/// Changes of a collection that belong together, and how many sections and items there are after them.
///
/// A transaction is a value: it prints, compares, and can be kept for a bug report. It carries the new
/// counts, so that an inconsistent one is found before anything changes.
///
/// ```swift
/// let transaction = LayoutTransaction(
///   [.deleteItem(ElementIndex(section: 0, item: 3)), .insertSection(1)],
///   numberOfSections: 3, itemCounts: [0: 9, 1: 4])
/// ```
public struct LayoutTransaction: Hashable, Sendable {
  /// How many items a section has after the transaction.
  public struct ItemCount: Hashable, Sendable {
    /// The section, as it is after the transaction.
    public var section: Int
    /// How many items it has.
    public var count: Int

    /// Tells that `section` has `count` items afterwards.
    public init(section: Int, count: Int) {
      self.section = section
      self.count = count
    }
  }

  /// The changes, in any order.
  public var changes: [LayoutChange]
  /// How many sections there are after the transaction.
  public var numberOfSections: Int
  /// How many items the sections have that changed, ascending by section; others may be left out.
  public var itemCounts: [ItemCount]

  /// A transaction that tells the counts of the sections that change.
  public init(_ changes: [LayoutChange], numberOfSections: Int, itemCounts: [ItemCount]) {
    self.changes = changes
    self.numberOfSections = numberOfSections
    self.itemCounts = itemCounts.sorted { $0.section < $1.section }
  }

  /// A transaction that tells the counts of the sections that change, as a dictionary.
  public init(
    _ changes: [LayoutChange], numberOfSections: Int,
    itemCounts: KeyValuePairs<Int, Int> = [:]
  ) {
    self.init(
      changes, numberOfSections: numberOfSections,
      itemCounts: itemCounts.map { ItemCount(section: $0.key, count: $0.value) })
  }

  /// A transaction that tells the counts of all sections.
  public init(_ changes: [LayoutChange], counts: [Int]) {
    self.init(
      changes, numberOfSections: counts.count,
      itemCounts: counts.enumerated().map { ItemCount(section: $0.offset, count: $0.element) })
  }

  /// The count told for a section, or nil where none is.
  func itemCount(ofSection section: Int) -> Int? {
    let place = SortedSearch.first(in: itemCounts.count) { itemCounts[$0].section >= section }
    return place < itemCounts.count && itemCounts[place].section == section
      ? itemCounts[place].count : nil
  }
}

extension LayoutTransaction: CustomStringConvertible {
  /// The changes and the counts after them, one after the other:
  /// `delete 0/3; insert section 1 -> 3 sections, 0: 9, 1: 4`.
  public var description: String {
    let changes = changes.map { $0.description }.joined(separator: "; ")
    let counts = itemCounts.map { ", \($0.section): \($0.count)" }.joined()
    return "\(changes) -> \(numberOfSections) sections\(counts)"
  }
}
