import LayoutCore

/// The rows or columns of a sheet, written from the documentation of sheets.
struct ReferenceAxis {
  /// The extents in units without spacing; `nil` for those that are not shown.
  let extents: [Int?]
  let spacing: Int
  /// The extent of the headers at the start, or 0 for none.
  let header: Int
  /// The numbers of rows or columns that are frozen at both ends.
  let frozen: (start: Int, end: Int)
  /// The distances from the first row or column to each other one, and to the end.
  private let offsets: [Int]

  init(_ extents: [Int?], spacing: Int, header: Int, frozen: (start: Int, end: Int)) {
    self.extents = extents
    self.spacing = spacing
    self.header = header
    self.frozen = frozen
    // Sums that are far beyond all limits do not overflow; such sheets are not covered.
    offsets = extents.reduce(into: [0]) { sums, extent in
      sums.append(min(sums[sums.count - 1] + (extent.map { $0 + spacing } ?? 0), 1 << 55))
    }
  }

  var count: Int { extents.count }
  /// The extent of all rows or columns with the spacing after each.
  var length: Int { offsets[count] }
  /// The position of the first row or column at rest: after the headers.
  var start: Int { header > 0 ? header + spacing : 0 }
  /// The end of the content: the last spacing does not count.
  var end: Int { length > 0 ? start + length - spacing : header }
  /// A Boolean value that indicates whether all positions are lengths that a viewport can have.
  var isCovered: Bool { start + length < Int(LayoutLimits.maximumLength.rawValue) / 2 }

  /// The zone of a row or column: 0 if it is frozen at the start, 2 at the end, or 1.
  func zone(_ index: Int) -> Int {
    index < frozen.start ? 0 : index < count - frozen.end ? 1 : 2
  }

  func tracks(_ zone: Int) -> Range<Int> {
    [0..<frozen.start, frozen.start..<count - frozen.end, count - frozen.end..<count][zone]
  }

  /// The extent of rows or columns that follow each other, with the spacing after each.
  func pitch(_ range: Range<Int>) -> Int { offsets[range.upperBound] - offsets[range.lowerBound] }

  func isLast(_ index: Int) -> Bool { offsets[index + 1] == length }

  /// The distances by which the three zones are displaced in a viewport.
  ///
  /// - Parameter edges: The edges of the viewport inside its bars.
  func shifts(in edges: (lower: Int, upper: Int), pinsHeaders: Bool) -> [Int] {
    // Frozen tracks follow the header, or stay at the edge after it has reached them.
    let first =
      pinsHeaders && header > 0 ? edges.lower : max(0, edges.lower - start)
    guard frozen.end > 0 else { return [first, 0, 0] }
    let last = tracks(2)
    let held = max(0, pitch(last) - spacing)
    let rest = start + pitch(0..<last.lowerBound)
    // Those at the end stop at the edge, but not before the others.
    let place = max(start + first + pitch(tracks(0)), min(rest, edges.upper - held))
    return [first, 0, place - rest]
  }

  /// The edges of rows or columns that follow each other in one zone, without the last spacing.
  func edges(_ range: Range<Int>, _ shifts: [Int], zone: Int) -> (Int, Int) {
    let lower = start + pitch(0..<range.lowerBound) + shifts[zone]
    return (lower, lower + max(0, pitch(range) - spacing))
  }

  func edges(_ index: Int, _ shifts: [Int]) -> (Int, Int) {
    edges(index..<index + 1, shifts, zone: zone(index))
  }

  /// The edges of a surface, which includes the spacing between frozen and scrolling cells.
  func surface(_ zone: Int, _ shifts: [Int]) -> (Int, Int) {
    let range = tracks(zone)
    var (lower, upper) = edges(range, shifts, zone: zone)
    guard upper > lower else { return (lower, upper) }
    if zone == 0, pitch(range.upperBound..<count) > 0 { upper += spacing }
    if zone == 2, pitch(0..<range.lowerBound) > 0 { lower -= spacing }
    return (lower, upper)
  }
}
