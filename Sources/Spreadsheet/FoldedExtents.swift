import StrategyKit

/// The extents of rows or columns, some runs of which are folded and count as 0.
///
/// The extents of folded rows stay stored, so folding and unfolding replace one run.
///
/// - Complexity: That of ``/StrategyKit/ExtentIndex``, and O(log f) for an offset and a search, or
///   O(f) for a change; f = folded runs.
struct FoldedExtents: Sendable {
  /// A run of folded rows or columns.
  private struct Fold {
    var start: Int
    var end: Int
    /// The position of the run if nothing is folded.
    var offset: Int64
    /// The length of the run and of all earlier ones.
    var through: Int64
  }

  /// The extents if nothing is folded.
  private(set) var unfolded: ExtentIndex
  /// The folded runs in ascending order, none of which is empty.
  private var folds: [Fold] = []

  init(_ extents: ExtentIndex) { unfolded = extents }

  var count: Int { unfolded.count }

  /// The sum of the extents that are not folded.
  var length: Int64 { unfolded.length &- (folds.last?.through ?? 0) }

  /// Returns the number of folded runs that begin before an index.
  private func folds(before index: Int) -> Int {
    SortedSearch.first(in: folds.count) { folds[$0].start >= index }
  }

  /// Returns the length of the folded runs before one of them.
  private func length(before place: Int) -> Int64 { place > 0 ? folds[place - 1].through : 0 }

  func isFolded(_ index: Int) -> Bool {
    if folds.isEmpty { return false }
    let place = folds(before: index + 1)
    return place > 0 && index < folds[place - 1].end
  }

  func offset(of index: Int) -> Int64 {
    if folds.isEmpty { return unfolded.offset(of: index) }
    let place = folds(before: index)
    guard place > 0 else { return unfolded.offset(of: index) }
    let fold = folds[place - 1]
    return index < fold.end
      ? fold.offset &- length(before: place - 1) : unfolded.offset(of: index) &- fold.through
  }

  func length(of range: Range<Int>) -> Int64 {
    if folds.isEmpty { return unfolded.length(of: range) }
    return offset(of: range.upperBound) &- offset(of: range.lowerBound)
  }

  func extent(of index: Int) -> Int64 { isFolded(index) ? 0 : unfolded.extent(of: index) }

  /// Returns the first index whose extent ends after `offset`, or `count` if there is none.
  func firstIndex(endingAfter offset: Int64) -> Int {
    if folds.isEmpty { return unfolded.firstIndex(endingAfter: offset) }
    let place = SortedSearch.first(in: folds.count) {
      folds[$0].offset &- length(before: $0) > offset
    }
    return unfolded.firstIndex(endingAfter: offset &+ length(before: place))
  }

  /// Returns the first index from `index` on whose extent is above 0, or `count` if there is none.
  func firstWithRoom(from index: Int) -> Int {
    if folds.isEmpty { return unfolded.firstWithRoom(from: index) }
    guard index < count, extent(of: index) == 0 else { return index }
    return firstIndex(endingAfter: offset(of: index))
  }

  /// Returns the indexes whose extents overlap the open interval between two offsets.
  func indexes(between lower: Int64, and upper: Int64) -> Range<Int> {
    if folds.isEmpty { return unfolded.indexes(between: lower, and: upper) }
    let first = firstIndex(endingAfter: lower)
    let end = upper <= 0 ? 0 : min(count, firstIndex(endingAfter: upper - 1) + 1)
    return first..<max(first, end)
  }

  // MARK: Changing

  /// Replaces an extent, which stays folded if it is.
  mutating func setExtent(_ extent: Int64, of index: Int) {
    let before = unfolded.length
    unfolded.setExtent(extent, of: index)
    let growth = unfolded.length &- before
    if folds.isEmpty || growth == 0 { return }
    let next = folds(before: index + 1)
    let isFolded = next > 0 && index < folds[next - 1].end
    if isFolded { folds[next - 1].through &+= growth }
    for place in next..<folds.count {
      folds[place].offset &+= growth
      if isFolded { folds[place].through &+= growth }
    }
  }

  /// Unfolds everything, which insertions and removals require.
  mutating func unfold() { folds = [] }

  mutating func insert(_ extent: Int64, at index: Int) { unfolded.insert(extent, at: index) }

  mutating func remove(at index: Int) { unfolded.remove(at: index) }

  mutating func remove(_ range: Range<Int>) { unfolded.remove(range) }

  /// Replaces the folded runs within a range of rows or columns, which cuts no other run.
  ///
  /// - Parameter runs: The new runs in ascending order, which are not empty and within the range.
  mutating func fold(_ runs: [Range<Int>], in range: Range<Int>) {
    let old = folds(before: range.lowerBound)..<folds(before: range.upperBound)
    var through = length(before: old.lowerBound)
    let new = runs.map { run in
      let offset = unfolded.offset(of: run.lowerBound)
      through &+= unfolded.offset(of: run.upperBound) &- offset
      return Fold(start: run.lowerBound, end: run.upperBound, offset: offset, through: through)
    }
    let growth = through &- length(before: old.upperBound)
    folds.replaceSubrange(old, with: new)
    if growth == 0 { return }
    for place in old.lowerBound + new.count..<folds.count { folds[place].through &+= growth }
  }
}
