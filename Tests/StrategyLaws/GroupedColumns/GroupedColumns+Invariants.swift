import LayoutCore

@testable import GroupedColumns

extension PreparedGroupedColumns {
  /// Returns a description of each broken invariant of the storage; empty unless there is a bug.
  ///
  /// For tests.
  ///
  /// - Complexity: O(n + p log n); n = rows, p = parts.
  func brokenInvariants() -> [String] {
    var broken: [String] = []
    if rows.count != Int(firstRows.length) { broken.append("rows are not one per item") }
    if frames.count != numberOfSections { broken.append("frames are not one per section") }
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
    var seen = 0
    for (column, stack) in stacks.enumerated() {
      var last = -1
      for rank in 0..<stack.count {
        let place = stack.place(at: rank)
        if place <= last || place >= partCount || self.column(ofPartAt: place) != column {
          broken.append("part \(place) is listed in column \(column)")
          continue
        }
        let extent = extent(of: part(at: place)).rawValue
        if stack.axis.extent(of: rank) != extent, rank < stack.pileStart {
          broken.append("part \(place) has the extent of another")
        }
        last = place
      }
      seen += stack.count
    }
    if seen != partCount { broken.append("\(seen) of \(partCount) parts are listed") }
    return broken
  }
}
