import LayoutCore
import Schedule

/// Data that the page's user brings: a table whose first row names the columns.
///
/// Columns named `width` and `height` are the sizes of items, columns named `start` and `end` are their
/// times, and a column named `image` is the number of a picture that the page keeps.
final class OwnSource: DataSource {
  private let headings: [String]
  private let rows: [[String]]
  private let width: Int?
  private let height: Int?
  private let start: Int?
  private let end: Int?
  private let image: Int?
  /// The columns that are shown as text.
  private let texts: [Int]

  init(_ headings: [String], _ rows: [[String]], isTable: Bool) {
    self.headings = headings
    self.rows = rows
    let width = headings.firstIndex(of: "width")
    let height = headings.firstIndex(of: "height")
    let image = headings.firstIndex(of: "image")
    self.width = width
    self.height = height
    start = headings.firstIndex(of: "start")
    end = headings.firstIndex(of: "end")
    self.image = image
    texts = headings.indices.filter { $0 != image && (image == nil || $0 != width && $0 != height) }
    super.init(
      name: isTable ? "own-table" : "own", title: isTable ? "Your data as a table" : "Your data",
      isTable: isTable)
  }

  override func collection(count: Int) -> ShownCollection {
    isTable
      ? ShownCollection(rows: rows.count, columns: headings.count)
      : ShownCollection(counts: [rows.count])
  }

  private func field(_ row: Int, _ column: Int?) -> String {
    guard let column, !rows.isEmpty else { return "" }
    let fields = rows[row % rows.count]
    return fields.indices.contains(column) ? fields[column] : ""
  }

  override var hasNotes: Bool { false }

  override func heading(ofSection number: Int) -> (title: String, note: String) {
    (isTable ? "\(number + 1)" : title, "")
  }

  override func heading(ofColumn column: Int) -> ElementContent {
    ElementContent(title: headings.indices.contains(column) ? headings[column] : "")
  }

  /// The rows that determine the widths of columns.
  private static let measuredRows = 200

  /// The widths of the columns, which the longest text of the first rows determines.
  private lazy var widths: [Double] = headings.indices.map { column in
    let longest = rows.prefix(OwnSource.measuredRows).reduce(headings[column].unicodeScalars.count)
    {
      max($0, column < $1.count ? $1[column].unicodeScalars.count : 0)
    }
    return Double(min(360, max(56, 28 + longest * 8)))
  }

  override func width(ofColumn column: Int) -> Double? {
    isTable && widths.indices.contains(column) ? widths[column] : nil
  }

  override func size(ofItem number: Int, inSection section: Int) -> LayoutSize? {
    if isTable {
      return LayoutSize(width: Double(28 + field(section, number).utf8.count * 8), height: 32)
    }
    guard let width = Double(field(number, width)), let height = Double(field(number, height)),
      width > 0, height > 0, width.isFinite, height.isFinite
    else { return DataSource.size(ratio: 1.2) }
    return DataSource.size(ratio: width / height)
  }

  override var hours: ClosedRange<Double> {
    ScheduleText.hours(
      rows.indices.compactMap {
        times(ofItem: $0, inSection: 0).map { ($0.start, $0.end) }
      })
  }

  override func times(ofItem number: Int, inSection section: Int) -> ScheduleItem? {
    guard let start = ScheduleText.hours(field(number, start)),
      let end = ScheduleText.hours(field(number, end))
    else { return nil }
    return ScheduleItem(start: start, end: end)
  }

  override func content(ofItem number: Int, inSection section: Int) -> ElementContent {
    if isTable { return ElementContent(title: field(section, number)) }
    func text(_ place: Int) -> String {
      texts.indices.contains(place) ? field(number, texts[place]) : ""
    }
    var scramble = Scramble(UInt64(number))
    let colors: [UInt32] = [0x41597a, 0x74506a, 0x6f5f3a, 0x376860, 0x2f5d8a, 0x7a4a4f]
    var content = ElementContent(
      title: text(0), subtitle: text(1), detail: text(2), note: text(3),
      colors: [Color(colors[scramble.next(below: colors.count)])])
    content.image = Int(field(number, image))
    return content
  }
}
