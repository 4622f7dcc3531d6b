import LayoutCore

@testable import Spreadsheet

extension PreparedSpreadsheet {
  /// Returns a description of every violated invariant of the storage; used by tests.
  ///
  /// - Complexity: O(*r* + *m*²), where *r* is the number of rows and *m* is the number of merged
  ///   cells.
  func brokenInvariants() -> [String] {
    var broken: [String] = []
    if counts.count != rows.count { broken.append("counts are not one per row") }
    for row in 0..<rows.count where counts.extent(of: row) > columns.count {
      broken.append("row \(row) has more cells than there are columns")
    }
    for axis in [rows, columns] {
      if axis.frozenLeading + axis.frozenTrailing > axis.count {
        broken.append("more is frozen than there is")
      }
      for parent in 0..<axis.count {
        var end = parent + 1
        while end < axis.count, axis.levels[end] > axis.levels[parent] { end += 1 }
        if axis.levels.end(ofGroup: parent) != end { broken.append("group \(parent) ends wrongly") }
        let above = (0..<parent).last { axis.levels[$0] < axis.levels[parent] }
        if axis.levels.parent(of: parent) != above { broken.append("\(parent) has another parent") }
      }
      axis.hidden.forEach { index in
        if axis.pitches.extent(of: index) != 0 { broken.append("hidden \(index) has an extent") }
      }
    }
    for (rank, merge) in merges.ranges.enumerated() {
      if merge.rows.upperBound > rows.count || merge.columns.upperBound > columns.count {
        broken.append("\(merge) reaches beyond the sheet")
      } else if rows.zone(of: merge.row) != rows.zone(of: merge.rows.upperBound - 1)
        || columns.zone(of: merge.column) != columns.zone(of: merge.columns.upperBound - 1)
      {
        broken.append("\(merge) crosses a frozen edge")
      }
      for other in merges.ranges[(rank + 1)...]
      where other.rows.overlaps(merge.rows) && other.columns.overlaps(merge.columns) {
        broken.append("\(merge) overlaps \(other)")
      }
    }
    return broken
  }
}
