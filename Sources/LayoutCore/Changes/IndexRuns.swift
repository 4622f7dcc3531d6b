/// A set of indexes, stored as runs of consecutive indexes.
///
/// Indexes are from 0 to `Int.max - 1`; others are ignored.
///
/// - Complexity: Memory grows with the number of runs. A look-up is O(log r), a change or a
///   combination O(r); r = runs.
public struct IndexRuns: Hashable, Sendable {
  /// A run of consecutive indexes.
  public struct Run: Hashable, Sendable {
    /// The first index of the run.
    public fileprivate(set) var start: Int
    /// The number of indexes in the run.
    public fileprivate(set) var count: Int
    /// The number of indexes in all earlier runs.
    public fileprivate(set) var before: Int

    /// The index after the last one of the run.
    public var end: Int { start + count }
  }

  /// The runs, ascending; no run touches the next.
  public private(set) var runs: [Run] = []

  /// Creates an empty set.
  public init() {}

  /// Creates a set of the given indexes, in any order.
  ///
  /// - Complexity: O(n log n); n = indexes.
  public init(_ indexes: some Sequence<Int>) {
    for index in indexes.sorted() { append(index, count: 1) }
  }

  /// A Boolean value that indicates whether the set is empty.
  public var isEmpty: Bool { runs.isEmpty }

  /// The number of indexes in the set.
  public var count: Int { runs.last.map { $0.before + $0.count } ?? 0 }

  /// Returns the place of the first run that ends after `index`.
  private func run(after index: Int) -> Int {
    SortedSearch.first(in: runs.count) { runs[$0].end > index }
  }

  /// Returns a Boolean value that indicates whether `index` is in the set.
  public func contains(_ index: Int) -> Bool {
    let place = run(after: index)
    return place < runs.count && runs[place].start <= index
  }

  /// Returns the number of indexes in the set that are less than `index`.
  public func count(before index: Int) -> Int {
    let place = run(after: index)
    guard place < runs.count else { return count }
    let run = runs[place]
    return index > run.start ? run.before + index - run.start : run.before
  }

  /// Returns the index outside the set that follows `rank` others outside the set.
  ///
  /// For example, outside the set of 1 and 2, the indexes at ranks 0, 1 and 2 are 0, 3 and 4. If
  /// the index exceeds `Int.max`, the result is `Int.max`.
  public func other(at rank: Int) -> Int {
    let place = SortedSearch.first(in: runs.count) { runs[$0].start - runs[$0].before > rank }
    guard place > 0 else { return rank }
    return IndexRuns.sum(rank, runs[place - 1].before + runs[place - 1].count)
  }

  /// Returns the sum of a non-negative number and another, or `Int.max` if the sum exceeds it.
  private static func sum(_ one: Int, _ other: Int) -> Int {
    let (sum, isTooLarge) = one.addingReportingOverflow(other)
    return isTooLarge ? .max : sum
  }

  /// Returns an index outside the set near `index`, or `nil` if there is none below `count`.
  ///
  /// If `index` is in the set, the result is the next index outside the set. If there is none below
  /// `count`, the result is the last one before.
  public func other(nearest index: Int, below count: Int) -> Int? {
    let place = run(after: index)
    guard place < runs.count, runs[place].start <= index else {
      return index >= 0 && index < count ? index : nil
    }
    if runs[place].end < count { return runs[place].end }
    return runs[place].start > 0 ? runs[place].start - 1 : nil
  }

  /// Calls `body` with every index, ascending.
  public func forEach(_ body: (Int) -> Void) {
    for run in runs {
      for index in run.start..<run.end { body(index) }
    }
  }

  // MARK: Combining

  /// Adds `count` consecutive indexes, from `start` on.
  ///
  /// Indexes before the end of the last run are ignored.
  public mutating func append(_ start: Int, count: Int) {
    guard count > 0 else { return }
    let end = start < 0 ? start + count : IndexRuns.sum(start, count)
    let from = max(0, start, runs.last?.end ?? 0)
    guard end > from else { return }
    if from == runs.last?.end {
      runs[runs.count - 1].count += end - from
    } else {
      runs.append(Run(start: from, count: end - from, before: self.count))
    }
  }

  /// Returns the indexes that are in either set.
  public func union(_ other: IndexRuns) -> IndexRuns {
    if other.isEmpty { return self }
    var result = IndexRuns()
    let all = runs + other.runs
    let order = StableOrder.places(all.count) { all[$0].start < all[$1].start }
    for place in order ?? Array(all.indices) {
      result.append(all[place].start, count: all[place].count)
    }
    return result
  }

  /// Returns the indexes of this set that are not in `other`.
  public func subtracting(_ other: IndexRuns) -> IndexRuns {
    if other.isEmpty { return self }
    return outside(other.runs.count, movedBy: 0) { (other.runs[$0].start, other.runs[$0].end) }
  }

  /// Returns the indexes outside ascending gaps, each moved by `step` for each gap before it.
  private func outside(
    _ gaps: Int, movedBy step: Int, _ bounds: (Int) -> (start: Int, end: Int)
  ) -> IndexRuns {
    func gap(at place: Int) -> (start: Int, end: Int) {
      place < gaps ? bounds(place) : (.max, .max)
    }
    var result = IndexRuns()
    var passed = 0
    var next = gap(at: 0)
    var first = 0
    for run in runs {
      while next.start < run.end {
        let start = max(run.start, first)
        result.append(
          IndexRuns.sum(start, passed &* step), count: max(0, next.start) - start)
        first = max(first, next.end)
        passed += 1
        next = gap(at: passed)
      }
      let start = max(run.start, first)
      result.append(IndexRuns.sum(start, passed &* step), count: run.end - start)
    }
    return result
  }

  /// Returns the indexes that are less than `count`.
  ///
  /// Nothing is allocated if these are all indexes.
  public func limited(to count: Int) -> IndexRuns {
    guard let last = runs.last, last.end > count else { return self }
    return outside(1, movedBy: 0) { _ in (count, .max) }
  }

  /// Returns the runs that begin after at most `count` indexes outside the set.
  ///
  /// If the set is hidden in a list, these are the hidden indexes beside `count` visible elements.
  public func limited(toOthers count: Int) -> IndexRuns {
    // An index exists if no more than the others and the indexes before it are less.
    let kept = SortedSearch.first(in: runs.count) { runs[$0].start - runs[$0].before > count }
    var result = self
    result.runs.removeLast(runs.count - kept)
    return result
  }

  /// Returns the new indexes of the items after a change, without those that were removed.
  ///
  /// - Complexity: O(r + e); e = edits.
  public func following(_ edits: IndexEdits<some Hashable & Sendable>) -> IndexRuns {
    if edits.isEmpty || isEmpty { return self }
    // First leave out what is removed. Then make room for what is inserted.
    let kept = outside(edits.removed.count, movedBy: -1) {
      (edits.removed[$0], edits.removed[$0] &+ 1)
    }
    return kept.outside(edits.inserted.count, movedBy: 1) {
      let place = edits.inserted[$0].index &- $0
      return (place, place)
    }
  }
}
