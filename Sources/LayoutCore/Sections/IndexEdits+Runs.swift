extension IndexEdits where Source == ElementIndex {
  /// Returns the removed and the inserted indexes, or `nil` if either are several runs.
  ///
  /// The result is also `nil` if an item moves within the section.
  @usableFromInline
  func runs(inSection section: Int) -> (removed: Range<Int>, inserted: Range<Int>)? {
    let firstRemoved = removed.first ?? 0
    let firstInserted = inserted.first?.index ?? 0
    guard (removed.last ?? -1) - firstRemoved == removed.count - 1,
      (inserted.last?.index ?? -1) - firstInserted == inserted.count - 1,
      inserted.allSatisfy({ $0.source?.section != section })
    else { return nil }
    return (
      firstRemoved..<firstRemoved + removed.count, firstInserted..<firstInserted + inserted.count
    )
  }
}
