import LayoutCore

/// A group of changes of a collection, with the numbers of sections and items after them.
///
/// A transaction is a value that can be printed, compared and kept for a bug report. It specifies
/// the new counts, so that an engine detects an inconsistent transaction before it changes
/// anything.
///
/// ```swift
/// let transaction = LayoutTransaction(
///   [.deleteItem(ElementIndex(section: 0, item: 3)), .insertSection(1)],
///   numberOfSections: 3, itemCounts: [0: 9, 1: 4])
/// ```
public struct LayoutTransaction: Hashable, Sendable {
  /// The number of items of a section after a transaction.
  public struct ItemCount: Hashable, Sendable {
    /// The section, by its index after the transaction.
    public var section: Int
    /// The number of items after the transaction.
    public var count: Int

    /// Creates the count of a section, to be specified in a transaction.
    ///
    /// - Parameter section: The section, by its index after the transaction.
    /// - Parameter count: The number of items after the transaction.
    public init(section: Int, count: Int) {
      self.section = section
      self.count = count
    }
  }

  /// The changes, in any order.
  public var changes: [LayoutChange]
  /// The number of sections after the transaction.
  public var numberOfSections: Int
  /// The numbers of items of the sections that change, in ascending order of sections.
  ///
  /// A count is necessary for each section in which items are inserted, deleted or moved, and for
  /// each inserted or reloaded section. Other counts may be omitted; the engine does not compare an
  /// omitted count with the delegate's. A count of a section that does not exist is ignored. If any
  /// other specified count is wrong, the engine throws an error.
  public var itemCounts: [ItemCount]

  /// Creates a transaction with the counts of the sections that change.
  ///
  /// - Parameter changes: The changes, in any order.
  /// - Parameter numberOfSections: The number of sections after the transaction.
  /// - Parameter itemCounts: The counts of the sections in which items are inserted, deleted or
  ///   moved, and of inserted and reloaded sections. Other counts may be omitted.
  /// - Complexity: O(c log c), where c is the number of counts.
  public init(_ changes: [LayoutChange], numberOfSections: Int, itemCounts: [ItemCount]) {
    self.changes = changes
    self.numberOfSections = numberOfSections
    self.itemCounts = itemCounts.sorted { $0.section < $1.section }
  }

  /// Creates a transaction with the counts of the sections that change, as a dictionary literal.
  ///
  /// - Parameter changes: The changes, in any order.
  /// - Parameter numberOfSections: The number of sections after the transaction.
  /// - Parameter itemCounts: The counts of the sections in which items are inserted, deleted or
  ///   moved, and of inserted and reloaded sections. Each key is a section's index after the
  ///   transaction. Other counts may be omitted; the default is none.
  /// - Complexity: O(c log c), where c is the number of counts.
  public init(
    _ changes: [LayoutChange], numberOfSections: Int,
    itemCounts: KeyValuePairs<Int, Int> = [:]
  ) {
    self.init(
      changes, numberOfSections: numberOfSections,
      itemCounts: itemCounts.map { ItemCount(section: $0.key, count: $0.value) })
  }

  /// Creates a transaction with the counts of all sections.
  ///
  /// - Parameter changes: The changes, in any order.
  /// - Parameter counts: The number of items of each section after the transaction.
  public init(_ changes: [LayoutChange], counts: [Int]) {
    self.init(
      changes, numberOfSections: counts.count,
      itemCounts: counts.enumerated().map { ItemCount(section: $0.offset, count: $0.element) })
  }

  /// Returns the items that are reloaded and not resized, by their indexes after the transaction.
  func reloadedItems(in changes: LayoutChanges) -> Set<ElementIndex> {
    var reloaded: Set<ElementIndex> = []
    for case .reloadItem(let old) in self.changes {
      if let new = changes.newIndex(of: old) { reloaded.insert(new) }
    }
    guard !reloaded.isEmpty else { return [] }
    for case .resizeItem(let old) in self.changes {
      if let new = changes.newIndex(of: old) { reloaded.remove(new) }
    }
    return reloaded
  }

  /// Returns the specified count of a section, or nil if there is none.
  package func itemCount(ofSection section: Int) -> Int? {
    let place = SortedSearch.first(in: itemCounts.count) { itemCounts[$0].section >= section }
    return place < itemCounts.count && itemCounts[place].section == section
      ? itemCounts[place].count : nil
  }
}

extension LayoutTransaction: CustomStringConvertible {
  /// A description of the changes and of the counts after them.
  ///
  /// For example: `delete 0/3; insert section 1 -> 3 sections, 0: 9, 1: 4`.
  public var description: String {
    let changes = changes.map { $0.description }.joined(separator: "; ")
    let counts = itemCounts.map { ", \($0.section): \($0.count)" }.joined()
    return "\(changes) -> \(numberOfSections) sections\(counts)"
  }
}
