/// The removals and insertions that turn one list into another.
///
/// Elements that are neither removed nor inserted keep their order. A moved element is removed at
/// its old index and inserted at its new one, with its source.
///
/// - Complexity: Storage is O(e), where e is the number of edits, whatever the length of the list.
///   A lookup is O(log e).
public struct IndexEdits<Source: Hashable & Sendable>: Hashable, Sendable {
  /// An element that is inserted into a list.
  public struct Insertion: Hashable, Sendable {
    /// The index of the element after the change.
    public var index: Int
    /// The position of the element before the change, or nil if it is new.
    public var source: Source?

    /// Creates an insertion at the given index.
    ///
    /// - Parameter index: The index after the change.
    /// - Parameter source: The position before the change, or nil if the element is new.
    public init(index: Int, source: Source? = nil) {
      self.index = index
      self.source = source
    }
  }

  /// The number of elements before the change.
  public let oldCount: Int
  /// The indexes of the removed elements before the change, in ascending order.
  public let removed: [Int]
  /// The insertions, in ascending order of their indexes after the change.
  public let inserted: [Insertion]

  /// The number of elements after the change, which is at most `Int.max`.
  public let newCount: Int
  /// A Boolean value that indicates whether no element is removed or inserted.
  public let isEmpty: Bool

  /// Creates the edits of a list.
  ///
  /// - Parameter oldCount: The number of elements before the change.
  /// - Parameter removed: The indexes of the removed elements, which must be ascending and unique.
  /// - Parameter inserted: The insertions, whose indexes must be ascending and unique.
  public init(oldCount: Int, removed: [Int] = [], inserted: [Insertion] = []) {
    self.oldCount = oldCount
    self.removed = removed
    self.inserted = inserted
    newCount = min(oldCount &- removed.count, .max - inserted.count) &+ inserted.count
    isEmpty = removed.isEmpty && inserted.isEmpty
  }

  /// Returns the new index of the element at `old`, or nil if the element is removed or moved.
  ///
  /// - Complexity: O(log e), where e is the number of edits.
  public func newIndex(ofKept old: Int) -> Int? {
    let before = SortedSearch.first(in: removed.count) { removed[$0] >= old }
    if before < removed.count, removed[before] == old { return nil }
    let rank = old &- before
    // Count the insertions that precede the kept element of this rank.
    let passed = SortedSearch.first(in: inserted.count) { inserted[$0].index - $0 > rank }
    return min(rank, .max - passed) + passed
  }

  /// Returns the old index of the element at `new`, or nil if the element is inserted or moved.
  ///
  /// - Complexity: O(log e), where e is the number of edits.
  public func oldIndex(ofKept new: Int) -> Int? {
    let before = SortedSearch.first(in: inserted.count) { inserted[$0].index >= new }
    if before < inserted.count, inserted[before].index == new { return nil }
    let rank = new &- before
    let passed = SortedSearch.first(in: removed.count) { removed[$0] - $0 > rank }
    return min(rank, .max - passed) + passed
  }

  /// Returns a Boolean value that indicates whether an element of an old index range is removed.
  public func removesAny(in range: Range<Int>) -> Bool {
    let first = SortedSearch.first(in: removed.count) { removed[$0] >= range.lowerBound }
    return first < removed.count && removed[first] < range.upperBound
  }

  /// Returns the insertion at the index `new`, or nil if the element there is kept.
  ///
  /// - Complexity: O(log e), where e is the number of edits.
  public func insertion(at new: Int) -> Insertion? {
    SortedSearch.element(new, in: inserted) { $0.index }
  }

  /// The first new index whose element differs from the one before the change, or nil if none does.
  public var firstChange: Int? {
    switch (removed.first, inserted.first?.index) {
    case (let removed?, let inserted?): min(removed, inserted)
    case (let removed, let inserted): removed ?? inserted
    }
  }

  /// Removes elements of a list from last to first, and then inserts others in ascending order.
  ///
  /// - Parameter isOwn: Returns the old index in this list of a moved element, or nil if the
  ///   element comes from another list.
  /// - Parameter take: A closure that returns the element at an old index, which moves. It is
  ///   called before an element is removed.
  /// - Parameter remove: A closure that removes the element at an old index.
  /// - Parameter insert: A closure that inserts an element at a new index. The element is nil
  ///   unless `take` returned it.
  /// - Complexity: O(e), where e is the number of edits.
  public func apply<Value>(
    isOwn: (Source) -> Int?, take: (Int) -> Value, remove: (Int) -> Void,
    insert: (Int, Value?) -> Void
  ) {
    var moved: [Int: Value] = [:]
    for insertion in inserted {
      if let own = insertion.source.flatMap(isOwn) { moved[own] = take(own) }
    }
    for index in removed.reversed() { remove(index) }
    for insertion in inserted {
      insert(insertion.index, insertion.source.flatMap(isOwn).flatMap { moved[$0] })
    }
  }

  /// Calls `body` for each run of kept elements and for each inserted element, in ascending order.
  ///
  /// - Parameter first: The index after the change to begin with. No index before it may have
  ///   changed.
  /// - Parameter body: A closure that takes the first new index of a run, and the run's old
  ///   indexes. The old indexes are nil for a single new element.
  /// - Parameter isOwn: Returns the old index in this list of a moved element, or nil if the
  ///   element comes from another list.
  /// - Complexity: O(e), where e is the number of edits.
  public func forEachRun(
    from first: Int, _ body: (Int, Range<Int>?) -> Void, isOwn: (Source) -> Int?
  ) {
    var new = first
    var old = first
    var nextRemoved = SortedSearch.first(in: removed.count) { removed[$0] >= first }
    var nextInserted = SortedSearch.first(in: inserted.count) { inserted[$0].index >= first }
    while new < newCount {
      if nextRemoved < removed.count, removed[nextRemoved] == old {
        old += 1
        nextRemoved += 1
      } else if nextInserted < inserted.count, inserted[nextInserted].index == new {
        let own = inserted[nextInserted].source.flatMap { isOwn($0) }
        body(new, own.map { $0..<$0 + 1 })
        new += 1
        nextInserted += 1
      } else {
        let kept = min(
          (nextInserted < inserted.count ? inserted[nextInserted].index : newCount) - new,
          (nextRemoved < removed.count ? removed[nextRemoved] : oldCount) - old)
        guard kept > 0 else { return }
        body(new, old..<old + kept)
        new += kept
        old += kept
      }
    }
  }
}

extension IndexEdits where Source == Int {
  /// Removes, moves and inserts the elements of a list.
  ///
  /// - Parameter list: The list, which has the elements before the change.
  /// - Parameter new: The element to insert for each new one.
  /// - Complexity: O(n + e); n = elements after the first change, e = edits.
  public func apply<Element>(to list: inout [Element], new: Element) {
    guard let first = firstChange else { return }
    let (start, end) = (removed.first ?? 0, (removed.last ?? -1) + 1)
    let at = inserted.first?.index ?? 0
    if end - start == removed.count, (inserted.last?.index ?? -1) + 1 - at == inserted.count,
      inserted.allSatisfy({ $0.source == nil })
    {
      if start < end { list.removeSubrange(start..<end) }
      if !inserted.isEmpty {
        list.insert(contentsOf: repeatElement(new, count: inserted.count), at: at)
      }
      return
    }
    let old = Array(list[first...])
    list.removeSubrange(first...)
    forEachRun(from: first) { _, source in
      if let source {
        list.append(contentsOf: old[source.lowerBound - first..<source.upperBound - first])
      } else {
        list.append(new)
      }
    } isOwn: {
      $0
    }
  }
}
