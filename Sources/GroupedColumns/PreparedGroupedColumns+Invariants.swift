import LayoutCore

extension PreparedGroupedColumns {
  /// What is wrong with the storage; nothing, unless there is a bug.
  ///
  /// For tests.
  ///
  /// - Complexity: O(n + p log n); n = rows, p = parts.
  package func brokenInvariants() -> [String] {
    var broken: [String] = []
    if rows.count != Int(firstRows.length) { broken.append("rows are not one per item") }
    if starts.count != partCount { broken.append("starts are not one per part") }
    var rowsOfSection = [Int](repeating: 0, count: numberOfSections)
    for place in 0..<partCount {
      let part = part(at: place)
      if part.firstRow != rowsOfSection[part.section] {
        broken.append("part \(place) does not begin where the one before ends")
      }
      rowsOfSection[part.section] += part.count
    }
    for (section, count) in rowsOfSection.enumerated()
    where count != numberOfItems(inSection: section) {
      broken.append("section \(section) has \(count) rows in its parts")
    }
    for column in 0..<metrics.grid.count {
      var last = Int64.min
      for place in listed[listStarts[column]..<listStarts[column + 1]] {
        if self.column(ofPartAt: Int(place)) != column {
          broken.append("part \(place) is listed in column \(column)")
        }
        if starts[Int(place)] < last {
          broken.append("part \(place) begins before the one above it")
        }
        last = starts[Int(place)]
      }
    }
    return broken
  }
}
