import LayoutCore
import LayoutTesting
import Spreadsheet

/// The extents of the rows, columns and headers of a sheet, written from the documentation of
/// ``SpreadsheetSizing``.
struct ReferenceSheetSizes {
  private(set) var heights: [Int] = []
  private(set) var widths: [Int] = []
  private(set) var headerHeight = 0
  private(set) var headerWidth = 0
  private(set) var rowLevels: [Int] = []
  private(set) var columnLevels: [Int] = []
  /// The shares and the greatest widths of columns; a share of 0 is none.
  private(set) var shares: [(share: Double, most: Int)] = []
  private(set) var problems: [LayoutDiagnostic] = []
  private let space: ReferenceSpace
  private var least = (height: 0, width: 0)
  private var most = (height: 0, width: 0)

  init(
    _ layout: SpreadsheetLayout, _ delegate: some LayoutDelegate, _ counts: [Int],
    _ space: ReferenceSpace
  ) {
    self.space = space
    if layout.sizing == .sampled, layout.sampleCount < 1 {
      problems.append(
        LayoutDiagnostic(
          .parameter("sampleCount"), layout.sampleCount < 0 ? .negative : .zero,
          given: Double(layout.sampleCount), used: 1))
    }
    let usual = (
      height: parameter(layout.rowHeight, "rowHeight"),
      width: parameter(layout.columnWidth, "columnWidth")
    )
    least = (
      parameter(layout.minimumCellSize.height, "minimumCellSize"),
      parameter(layout.minimumCellSize.width, "minimumCellSize")
    )
    most = (
      parameter(layout.maximumCellSize.height, "maximumCellSize"),
      parameter(layout.maximumCellSize.width, "maximumCellSize")
    )
    headerHeight = parameter(layout.columnHeaderHeight, "columnHeaderHeight")
    headerWidth = parameter(layout.rowHeaderWidth, "rowHeaderWidth")
    let columnCount = counts.max() ?? 0
    var sizing = layout.sizing
    if sizing == .automatic {
      sizing =
        delegate.answers(.spreadsheetRow, inSection: 0) ? .rowsAndColumns : .uniform
    }
    // A row without cells has no height unless it is given one.
    let plain = counts.map { $0 == 0 ? 0 : usual.height }
    heights = plain
    widths = Array(repeating: usual.width, count: columnCount)
    rowLevels = counts.map { _ in 0 }
    columnLevels = widths.map { _ in 0 }
    shares = widths.map { _ in (0, 0) }
    if sizing == .uniform { return }
    let answers = (
      rows: counts.indices.map {
        delegate.answer(
          to: .spreadsheetRow, at: ElementIndex(section: $0), default: SpreadsheetRow())
      },
      columns: (0..<columnCount).map {
        delegate.answer(
          to: .spreadsheetColumn, at: ElementIndex(section: 0, item: $0),
          default: SpreadsheetColumn())
      }
    )
    columnLevels = answers.columns.enumerated().map { level($1.level, $0, "columnLevel") }
    shares = answers.columns.enumerated().map { share($1, $0) }
    if sizing != .sampled {
      rowLevels = answers.rows.enumerated().map { level($1.level, $0, "rowLevel") }
    }
    var asked = Array(counts.indices)
    if sizing == .sampled {
      let samples = min(counts.count, max(1, layout.sampleCount))
      asked = (0..<samples).map { samples == 1 ? 0 : $0 * (counts.count - 1) / (samples - 1) }
    }
    if sizing == .rowsAndColumns {
      for (row, answer) in answers.rows.enumerated() {
        if let height = answer.height {
          heights[row] = extent(
            height, .vertical, .section(row, parameter: "rowHeight"))
        }
      }
      for (column, answer) in answers.columns.enumerated() {
        if let width = answer.width {
          widths[column] = extent(
            width, .horizontal, .section(column, parameter: "columnWidth"))
        }
      }
    } else {
      let tallest = takeCells(delegate, counts, asked)
      if sizing == .sampled {
        let common = tallest.compactMap { $0 }.max()
        heights = plain.indices.map { counts[$0] == 0 ? 0 : common ?? plain[$0] }
      } else {
        heights = plain.indices.map { tallest[$0] ?? plain[$0] }
      }
    }
    takeHeaders(answers.rows, asked, isSample: sizing == .sampled, answers.columns)
  }

  /// Widens columns to their widest cells, and returns the height of the tallest cell of each row.
  private mutating func takeCells(
    _ delegate: some LayoutDelegate, _ counts: [Int], _ asked: [Int]
  ) -> [Int?] {
    var tallest: [Int?] = counts.map { _ in nil }
    var widest: [Int?] = widths.map { _ in nil }
    for row in asked {
      for column in 0..<counts[row] {
        let index = ElementIndex(section: row, item: column)
        guard let size = delegate.sizeForItem(at: index, proposal: LayoutProposal()) else {
          continue
        }
        let subject = LayoutDiagnostic.Subject.element(.cell(at: index))
        tallest[row] = max(tallest[row] ?? 0, extent(size.height, .vertical, subject))
        widest[column] = max(widest[column] ?? 0, extent(size.width, .horizontal, subject))
      }
    }
    for (column, width) in widest.enumerated() { if let width { widths[column] = width } }
    return tallest
  }

  /// Enlarges rows and columns to their headers, and headers to the largest of them.
  private mutating func takeHeaders(
    _ rows: [SpreadsheetRow], _ asked: [Int], isSample: Bool, _ columns: [SpreadsheetColumn]
  ) {
    var wide: [Int] = []
    var sample = 0
    for row in asked {
      guard let size = rows[row].headerSize else { continue }
      let subject = LayoutDiagnostic.Subject.element(.supplementary(.rowHeader, row))
      wide.append(extent(size.width, .horizontal, subject))
      let height = extent(size.height, .vertical, subject)
      sample = max(sample, height)
      if !isSample { heights[row] = max(heights[row], height) }
    }
    if isSample { heights = heights.map { max($0, sample) } }
    if let widest = wide.max() { headerWidth = widest }
    var tall: [Int] = []
    for (column, answer) in columns.enumerated() {
      guard let size = answer.headerSize else { continue }
      let subject = LayoutDiagnostic.Subject.element(.supplementary(.columnHeader, 0, column))
      tall.append(extent(size.height, .vertical, subject))
      widths[column] = max(widths[column], extent(size.width, .horizontal, subject))
    }
    if let tallest = tall.max() { headerHeight = tallest }
  }

  // MARK: Checked values

  private mutating func units(_ points: Double, _ subject: LayoutDiagnostic.Subject) -> Int {
    let isFloored = space.rounding == .floor && points.magnitude * space.environment.scale < 0x1p52
    let extent = ReferenceExtent(isFloored ? space.flooredToPixels(points) : points)
    if let problem = extent.problem {
      problems.append(LayoutDiagnostic(subject, problem, given: points, used: extent.used))
    }
    return extent.units
  }

  mutating func parameter(_ points: Double, _ key: String) -> Int {
    units(points, .parameter(key))
  }

  /// An answer within the minimum and the maximum size; the maximum applies first.
  private mutating func extent(
    _ points: Double, _ axis: LayoutAxis, _ subject: LayoutDiagnostic.Subject
  ) -> Int {
    let extent = units(points, subject)
    return axis == .vertical
      ? min(max(extent, least.height), most.height) : min(max(extent, least.width), most.width)
  }

  /// A level from 0 to 255.
  private mutating func level(_ level: Int, _ track: Int, _ key: String) -> Int {
    if (0...255).contains(level) { return level }
    let used = level < 0 ? 0 : 255
    problems.append(
      LayoutDiagnostic(
        .section(track, parameter: key), level < 0 ? .negative : .outOfRange,
        given: Double(level), used: Double(used)))
    return used
  }

  private mutating func share(
    _ answer: SpreadsheetColumn, _ column: Int
  ) -> (share: Double, most: Int) {
    let given = answer.fraction
    let share = given.isFinite ? min(max(0, given), 1e9) : 0
    if share != given {
      problems.append(
        LayoutDiagnostic(
          .section(column, parameter: "columnFraction"),
          given.isFinite ? given < 0 ? .negative : .tooLarge : .notFinite, given: given, used: share
        )
      )
    }
    if share == 0 { return (0, 0) }
    if answer.maximumWidth == .infinity { return (share, most.width) }
    let subject = LayoutDiagnostic.Subject.section(column, parameter: "columnMaximumWidth")
    return (share, extent(answer.maximumWidth, .horizontal, subject))
  }

  /// The widths with those of flexible columns, which fill a container after some other width.
  ///
  /// - Parameter others: The width that is not free for columns.
  func filled(
    _ widths: [Int?], spacing: Int, others: Int, container: Int, given: [TrackExtents.Entry]
  ) -> [Int?] {
    let shown = widths.indices.filter { widths[$0] != nil }
    let flexible = shown.filter { column in
      shares[column].share > 0 && !given.contains { $0.index == column }
    }
    let least = flexible.map { widths[$0] ?? 0 }
    let most = zip(flexible, least).map { max(shares[$0].most, $1) }
    let length = shown.reduce(0) { $0 + (widths[$1] ?? 0) + spacing }
    let free = container - others - (length > 0 ? length - spacing : 0)
    guard !flexible.isEmpty, free > 0 else { return widths }
    let room = free + least.reduce(0, +)
    func width(_ place: Int, _ unit: Double) -> Double {
      min(max(unit * shares[flexible[place]].share, Double(least[place])), Double(most[place]))
    }
    // The least share at which all columns together are too wide, of those at which one of them
    // begins or ends to grow.
    let steps = flexible.indices.flatMap {
      [
        Double(least[$0]) / shares[flexible[$0]].share,
        Double(most[$0]) / shares[flexible[$0]].share,
      ]
    }
    let unit = steps.filter { step in
      flexible.indices.reduce(0) { $0 + width($1, step) } >= Double(room)
    }.min()
    var result = widths
    var growing: [Int] = []
    var rest = room
    for (place, column) in flexible.enumerated() {
      let share = shares[column].share
      if let unit, most.reduce(0, +) > room {
        if Double(least[place]) / share >= unit {
          result[column] = least[place]
        } else if Double(most[place]) / share < unit {
          result[column] = most[place]
        } else {
          growing.append(place)
          continue
        }
      } else {
        result[column] = most[place]
      }
      rest -= result[column] ?? 0
    }
    let sum = growing.reduce(0) { $0 + shares[flexible[$1]].share }
    var (passed, edge) = (0.0, 0)
    for place in growing {
      passed += shares[flexible[place]].share
      let next = Int(Double(rest) * (passed / sum))
      result[flexible[place]] = min(max(next - edge, least[place]), most[place])
      edge = next
    }
    if space.rounding == .floor {
      for column in flexible {
        result[column] = result[column].map {
          ReferenceSpace.units(space.flooredToPixels(ReferenceSpace.points($0)))
        }
      }
    }
    return result
  }

  /// The extents without those of rows or columns that follow a folded one and have higher levels.
  mutating func unfolded(
    _ extents: [Int?], _ levels: [Int], _ folded: [Int], _ key: String, byUser: (Int) -> Bool
  ) -> [Int?] {
    for index in folded where !extents.indices.contains(index) {
      problems.append(LayoutDiagnostic(.parameter(key), .outOfRange, given: Double(index)))
    }
    var shown = extents
    for parent in extents.indices where folded.contains(parent) || byUser(parent) {
      for child in (parent + 1)..<max(parent + 1, levels.count) {
        if levels[child] <= levels[parent] { break }
        shown[child] = nil
      }
    }
    return shown
  }

  /// The groups that are inside or apart from all that begin before them.
  mutating func groups(
    _ given: [ColumnGroup], of count: Int
  ) -> [(level: Int, columns: Range<Int>)] {
    var inside: [(place: Int, columns: [Int])] = []
    for (place, group) in given.enumerated() {
      let columns = (0..<count).filter {
        $0 >= group.firstColumn
          && Double($0) - Double(group.firstColumn) < Double(group.columnCount)
      }
      if columns.count != group.columnCount || columns.first != group.firstColumn {
        problems.append(LayoutDiagnostic(.parameter("columnGroups[\(place)]"), .outOfRange))
      }
      if !columns.isEmpty { inside.append((place, columns)) }
    }
    inside.sort {
      ($0.columns[0], -$0.columns.count, $0.place) < ($1.columns[0], -$1.columns.count, $1.place)
    }
    var kept: [(level: Int, columns: Range<Int>)] = []
    for (place, columns) in inside {
      let range = columns[0]..<columns[0] + columns.count
      let others = kept.filter { $0.columns.overlaps(range) }
      if others.contains(where: { $0.columns.upperBound < range.upperBound }) {
        problems.append(LayoutDiagnostic(.parameter("columnGroups[\(place)]"), .overlaps))
      } else {
        kept.append((others.count, range))
      }
    }
    return kept
  }

  mutating func frozen(_ count: Int, _ limit: Int, _ key: String) -> Int {
    let used = min(max(0, count), limit)
    if used != count {
      problems.append(
        LayoutDiagnostic(
          .parameter(key), count < 0 ? .negative : .outOfRange, given: Double(count),
          used: Double(used)))
    }
    return used
  }

  /// Freezes only as many rows or columns as leave room for the first one that scrolls.
  mutating func fitting(
    _ whole: ReferenceAxis, _ container: Int, _ keys: (String, String), pinsHeaders: Bool
  ) -> ReferenceAxis {
    let frozen = whole.frozen
    guard frozen.start + frozen.end > 0, container > 0, whole.end > container else { return whole }
    let scrolling = whole.extents[min(frozen.start, whole.count - 1)] ?? 0
    let room = container - (pinsHeaders ? whole.start : 0) - scrolling
    var (start, end) = (0, 0)
    while start < frozen.start, whole.pitch(0..<start + 1) <= room { start += 1 }
    let rest = room - whole.pitch(0..<start)
    while end < frozen.end,
      whole.pitch(whole.count - end - 1..<whole.count) - whole.spacing <= rest
    { end += 1 }
    for (used, given, key) in [(start, frozen.start, keys.0), (end, frozen.end, keys.1)]
    where used < given {
      problems.append(
        LayoutDiagnostic(.parameter(key), .noRoom, given: Double(given), used: Double(used)))
    }
    return ReferenceAxis(
      whole.extents, spacing: whole.spacing, header: whole.header, frozen: (start, end))
  }

  /// The extents with those that the user assigned; `nil` for hidden rows or columns.
  mutating func shown(
    _ extents: [Int], given: [TrackExtents.Entry], key: String, hidden: [Int],
    _ hiddenKey: String, isHidden: (Int) -> Bool
  ) -> [Int?] {
    for index in hidden where !extents.indices.contains(index) {
      problems.append(
        LayoutDiagnostic(.parameter(hiddenKey), .outOfRange, given: Double(index)))
    }
    let all = Set(hidden)
    return extents.enumerated().map { index, extent in
      if all.contains(index) || isHidden(index) { return nil }
      guard let own = given.first(where: { $0.index == index }) else { return extent }
      return self.extent(
        own.extent, key == "rowHeight" ? .vertical : .horizontal,
        .section(index, parameter: key))
    }
  }
}
