/// A set of indexes, kept as runs of neighbours.
///
/// Indexes are from 0 to `Int.max - 1`; others are left out.
///
/// - Complexity: Memory grows with the number of runs. A look-up is O(log r), a change or a combination
///   O(r); r = runs.
public struct IndexRuns: Hashable, Sendable {
  /// Neighbouring indexes.
  public struct Run: Hashable, Sendable {
    /// The first of them.
    public fileprivate(set) var start: Int
    /// How many they are.
    public fileprivate(set) var count: Int
    /// How many indexes lie in the runs before.
    public fileprivate(set) var before: Int

    /// The first index after them.
    public var end: Int { start + count }
  }

  /// The runs, ascending; none touches the next.
  public private(set) var runs: [Run] = []

  /// No indexes.
  public init() {}

  /// The given indexes, in any order.
  ///
  /// - Complexity: O(n log n); n = indexes.
  public init(_ indexes: some Sequence<Int>) {
    for index in indexes.sorted() { append(index, count: 1) }
  }

  /// Whether there are none.
  public var isEmpty: Bool { runs.isEmpty }

  /// How many indexes there are.
  public var count: Int { runs.last.map { $0.before + $0.count } ?? 0 }

  /// The first run that ends after `index`.
  private func run(after index: Int) -> Int {
    SortedSearch.first(in: runs.count) { runs[$0].end > index }
  }

  /// Whether `index` is one of them.
  public func contains(_ index: Int) -> Bool {
    let place = run(after: index)
    return place < runs.count && runs[place].start <= index
  }

  /// How many of the indexes are less than `index`.
  public func count(before index: Int) -> Int {
    let place = run(after: index)
    guard place < runs.count else { return count }
    let run = runs[place]
    return index > run.start ? run.before + index - run.start : run.before
  }

  /// The number that comes after `rank` others that are not among the indexes; `Int.max` if that is more.
  public func other(at rank: Int) -> Int {
    let place = SortedSearch.first(in: runs.count) { runs[$0].start - runs[$0].before > rank }
    guard place > 0 else { return rank }
    return IndexRuns.sum(rank, runs[place - 1].before + runs[place - 1].count)
  }

  /// The sum, or `Int.max` if that is more; no part is negative.
  private static func sum(_ one: Int, _ other: Int) -> Int {
    let (sum, isTooLarge) = one.addingReportingOverflow(other)
    return isTooLarge ? .max : sum
  }

  /// The number nearest to `index` that is not among the indexes, less than `count`: the next one where
  /// there is one, or else the one before; nil where all are among them.
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

  /// Adds neighbours that begin at the end of the last run or after it; an overlap is left out.
  public mutating func append(_ start: Int, count: Int) {
    guard count > 0 else { return }
    let end = start < 0 ? start + count : IndexRuns.sum(start, count)
    let from = max(0, start, runs.last?.end ?? 0)
    guard end > from else { return }
    if let last = runs.last {
      if from == last.end {
        runs[runs.count - 1].count += end - from
      } else {
        runs.append(Run(start: from, count: end - from, before: last.before + last.count))
      }
    } else {
      runs.append(Run(start: from, count: end - from, before: 0))
    }
  }

  /// The indexes of both.
  public func union(_ other: IndexRuns) -> IndexRuns {
    if other.isEmpty { return self }
    var result = IndexRuns()
    var mine = 0
    var theirs = 0
    while mine < runs.count || theirs < other.runs.count {
      let isMine =
        theirs == other.runs.count
        || mine < runs.count && runs[mine].start <= other.runs[theirs].start
      let run = isMine ? runs[mine] : other.runs[theirs]
      if isMine { mine += 1 } else { theirs += 1 }
      result.append(run.start, count: run.count)
    }
    return result
  }

  /// The indexes that are not among the others.
  public func subtracting(_ other: IndexRuns) -> IndexRuns {
    if other.isEmpty { return self }
    var result = IndexRuns()
    var place = 0
    for run in runs {
      var start = run.start
      while place < other.runs.count, other.runs[place].end <= start { place += 1 }
      var next = place
      while next < other.runs.count, other.runs[next].start < run.end {
        result.append(start, count: other.runs[next].start - start)
        start = max(start, other.runs[next].end)
        next += 1
      }
      result.append(start, count: run.end - start)
    }
    return result
  }

  /// The indexes that are less than `count`.
  func limited(to count: Int) -> IndexRuns {
    var beyond = IndexRuns()
    beyond.append(max(0, count), count: .max)
    return subtracting(beyond)
  }

  /// Returns the indexes that exist in a list of these and `count` others.
  func limited(toOthers count: Int) -> IndexRuns {
    // An index exists if no more than the others and the indexes before it are less.
    let kept = SortedSearch.first(in: runs.count) { runs[$0].start - runs[$0].before > count }
    var result = self
    result.runs.removeLast(runs.count - kept)
    return result
  }

  /// Where the indexes are after a change: those that are kept.
  ///
  /// - Complexity: O(r + e); e = edits.
  public func following(_ edits: IndexEdits<some Hashable & Sendable>) -> IndexRuns {
    if edits.isEmpty || isEmpty { return self }
    // Without what is removed…
    var kept = IndexRuns()
    var removed = edits.removed[...]
    var gone = 0
    for run in runs {
      var start = run.start
      while let first = removed.first, first < run.end {
        removed.removeFirst()
        if first >= start {
          kept.append(start - gone, count: first - start)
          start = first + 1
        }
        gone += 1
      }
      kept.append(start - gone, count: run.end - start)
    }
    // … and moved on by what is inserted before.
    var result = IndexRuns()
    var come = 0
    for run in kept.runs {
      var start = run.start
      while come < edits.inserted.count, edits.inserted[come].index - come < run.end {
        let split = edits.inserted[come].index - come
        if split > start {
          result.append(IndexRuns.sum(start, come), count: split - start)
          start = split
        }
        come += 1
      }
      result.append(IndexRuns.sum(start, come), count: run.end - start)
    }
    return result
  }
}

/// Searches in sorted lists.
enum SortedSearch {
  /// The first place for which `condition` holds, where it holds for all after it; `count` for none.
  static func first(in count: Int, where condition: (Int) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if condition(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
