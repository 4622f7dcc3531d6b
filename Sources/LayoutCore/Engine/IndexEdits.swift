/// How the places of a list before a change and after it correspond.
///
/// Whatever is neither removed nor inserted keeps its order. Something that moved is removed here and
/// inserted there, and its source is told.
///
/// - Complexity: Memory grows with the number of edits, not with the list; a look-up is O(log e), e =
///   edits.
public struct IndexEdits<Source: Hashable & Sendable>: Hashable, Sendable {
  /// Something that came to a place.
  public struct Insertion: Hashable, Sendable {
    /// The place, after the change.
    public var index: Int
    /// Where it was before the change, or nil for something new.
    public var source: Source?

    /// An insertion at `index`.
    @inlinable
    public init(index: Int, source: Source? = nil) {
      self.index = index
      self.source = source
    }
  }

  /// How many there were.
  public let oldCount: Int
  /// What left its place, ascending.
  public let removed: [Int]
  /// What came to a place, ascending.
  public let inserted: [Insertion]

  /// How many there are.
  @inlinable
  public var newCount: Int { oldCount &- removed.count &+ inserted.count }

  /// Whether nothing was removed or inserted.
  @inlinable
  public var isEmpty: Bool { removed.isEmpty && inserted.isEmpty }

  /// Edits of a list of `oldCount`; both lists must be ascending and without repeats.
  @inlinable
  public init(oldCount: Int, removed: [Int] = [], inserted: [Insertion] = []) {
    self.oldCount = oldCount
    self.removed = removed
    self.inserted = inserted
  }

  /// Where something is that was at `old` and stayed in its order; nil where it was removed.
  public func newIndex(ofKept old: Int) -> Int? {
    let before = SortedSearch.first(in: removed.count) { removed[$0] >= old }
    if before < removed.count, removed[before] == old { return nil }
    let rank = old - before
    // The insertion that comes after `rank` others that were kept, and those before it.
    let passed = SortedSearch.first(in: inserted.count) { inserted[$0].index - $0 > rank }
    return rank + passed
  }

  /// Where something was that is at `new` and stayed in its order; nil where it was inserted.
  public func oldIndex(ofKept new: Int) -> Int? {
    let before = SortedSearch.first(in: inserted.count) { inserted[$0].index >= new }
    if before < inserted.count, inserted[before].index == new { return nil }
    let rank = new - before
    let passed = SortedSearch.first(in: removed.count) { removed[$0] - $0 > rank }
    return rank + passed
  }

  /// Whether something was removed that was in `range`.
  func removesAny(in range: Range<Int>) -> Bool {
    let first = SortedSearch.first(in: removed.count) { removed[$0] >= range.lowerBound }
    return first < removed.count && removed[first] < range.upperBound
  }

  /// What came to the place `new`, or nil where something was kept.
  public func insertion(at new: Int) -> Insertion? {
    let place = SortedSearch.first(in: inserted.count) { inserted[$0].index >= new }
    return place < inserted.count && inserted[place].index == new ? inserted[place] : nil
  }

  /// The first place, after the change, that does not hold what it held before; nil where all do.
  @inlinable
  public var firstChange: Int? {
    switch (removed.first, inserted.first?.index) {
    case (let removed?, let inserted?): min(removed, inserted)
    case (let removed, let inserted): removed ?? inserted
    }
  }

  /// Calls `body` with neighbours that came from neighbours, and with each place that holds something
  /// new, ascending.
  ///
  /// - Parameter first: The place, after the change, to begin with; none before it may have changed.
  /// - Parameter body: Takes the first place of a run, after the change, and where all of it was before;
  ///   nil for one place that holds something new.
  /// - Parameter isOwn: Tells where in this list something was that moved; nil where it was elsewhere.
  /// - Complexity: O(e); e = edits.
  package func forEachRun(
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
