import LayoutCore

/// Changes of sections that do not depend on the strategy.
extension SectionStack {
  /// Inserts a section whose items are not placed yet, or one that moves.
  mutating func insert(_ record: Record, at number: Int) {
    records.insert(record, at: number)
    offsets.insert(0, at: number)
    itemCount += record.count
  }

  mutating func remove(at number: Int) -> Record {
    offsets.remove(at: number)
    let record = records.remove(at: number)
    itemCount -= record.count
    return record
  }

  /// Lets another section use the measured edges of a section that was removed.
  mutating func release(_ record: Record) {
    if record.measuredEdges >= 0 { freeEdges.append(record.measuredEdges) }
  }

  /// Removes the edges of styles that no section has, and numbers the others again.
  ///
  /// - Returns: The old numbers of the styles that are kept.
  mutating func keepUsedStyles() -> [Int] {
    var numbers = [Int32](repeating: -1, count: styleEdges.count)
    var kept: [Int] = []
    for number in records.indices {
      let style = Int(records[number].style)
      if numbers[style] < 0 {
        numbers[style] = Int32(kept.count)
        kept.append(style)
      }
      records[number].style = numbers[style]
    }
    styleEdges = kept.map { styleEdges[$0] }
    return kept
  }
}
