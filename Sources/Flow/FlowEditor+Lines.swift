import LayoutCore

extension FlowEditor {
  /// A line: its number of items, and its extent along the main axis with the spacing after it.
  struct Line {
    var count: Int
    var extent: Int64
  }

  /// Breaks a section's items into lines again, beginning with the line before a change.
  ///
  /// Stops at the first line after the change that begins with the same item as before.
  ///
  /// - Parameter place: The place of the change in the section.
  /// - Parameter old: The number of items that the change replaces.
  /// - Parameter new: The number of items that replace them. The stored lines still count the old
  ///   ones.
  mutating func breakLines(of section: Int, from place: Int, replacing old: Int, by new: Int) {
    let style = prepared.style(of: section)
    let first = Int(prepared.itemCounts.offset(of: section))
    let end = first + prepared.numberOfItems(inSection: section)
    let firstLine = Int(prepared.lineCounts.offset(of: section))
    let endLine = firstLine + Int(prepared.lineCounts.extent(of: section))
    // The item at the change may now fit on the line before.
    var line = firstLine
    if place > 0, firstLine < endLine {
      line = prepared.lineItems.firstIndex(endingAfter: Int64(first + place - 1))
    }
    let start = line
    /// The place that the first item of the old line at `line` has after the change.
    var oldStart = Int(prepared.lineItems.offset(of: line)) + new - old
    var item = line == firstLine ? first : oldStart - new + old
    let settled = first + place + new
    var lines: [Line] = []
    var breaker = LineBreaker(style)
    var isSettled = false
    while item < end {
      let extents = extents(at: item)
      if !breaker.takes(extents.cross) {
        lines.append(Line(count: breaker.count, extent: breaker.extent &+ style.lineSpacing))
        breaker.clear()
        if item >= settled {
          while line < endLine, oldStart < item {
            oldStart += Int(prepared.lineItems.extent(of: line))
            line += 1
          }
          if line < endLine, oldStart == item {
            isSettled = true
            break
          }
        }
      }
      breaker.add(extents.cross, extents.main)
      item += 1
    }
    if !isSettled {
      if breaker.count > 0 {
        lines.append(Line(count: breaker.count, extent: breaker.extent))
      }
      line = endLine
    }
    replaceLines(start..<line, by: lines, section)
  }

  /// Replaces a range of lines of a section.
  mutating func replaceLines(_ range: Range<Int>, by lines: [Line], _ section: Int) {
    let common = min(range.count, lines.count)
    for (place, line) in lines.prefix(common).enumerated() {
      prepared.lineItems.setExtent(Int64(line.count), of: range.lowerBound + place)
      prepared.lineExtents.setExtent(line.extent, of: range.lowerBound + place)
    }
    let rest = range.lowerBound + common
    if range.count > common {
      prepared.lineItems.remove(rest..<range.upperBound)
      prepared.lineExtents.remove(rest..<range.upperBound)
    } else if lines.count > common {
      prepared.lineItems.insert(count: lines.count - common, at: rest) {
        Int64(lines[common + $0].count)
      }
      prepared.lineExtents.insert(count: lines.count - common, at: rest) {
        lines[common + $0].extent
      }
    }
    let change = lines.count - range.count
    if change != 0 {
      let old = prepared.lineCounts.extent(of: section)
      prepared.lineCounts.setExtent(old &+ Int64(change), of: section)
    }
    work.placed += lines.count
  }
}
