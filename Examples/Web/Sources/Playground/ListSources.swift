import LayoutCore

/// The world's clocks at noon in UTC, by region.
final class TimeZonesSource: DataSource {
  private let groups: [RowGroup]
  private let rows: [RowGroup.Row]

  init(_ lines: [[String]]) {
    groups = TimeZones.groups(of: lines)
    rows = groups.flatMap { $0.rows }
    super.init(name: "time-zones", title: "Time zones")
  }

  override func collection(count: Int) -> ShownCollection {
    ShownCollection(counts: groups.map { $0.rows.count })
  }

  override func heading(ofSection number: Int) -> (title: String, note: String) {
    let group = groups[number % groups.count]
    return (group.title, group.footer)
  }

  override func size(ofItem number: Int, inSection section: Int) -> LayoutSize? {
    LayoutSize(width: 140, height: 96)
  }

  override func content(ofItem number: Int, inSection section: Int) -> ElementContent {
    TimeZonesSource.content(of: rows[number % rows.count])
  }

  static func content(of row: RowGroup.Row) -> ElementContent {
    let hour = (row.clock ?? 0) / 60
    return ElementContent(
      title: row.title, subtitle: row.subtitle, detail: row.detail, note: row.note,
      colors: [TimeZonesSource.sky(atHour: hour)], clock: row.clock)
  }

  /// Returns the colour of the sky at an hour of the day; white is legible on it.
  private static func sky(atHour hour: Int) -> Color {
    switch hour {
    case 5...7: Color(0xb4562f)
    case 8...10: Color(0x2272ae)
    case 11...15: Color(0x1b6cae)
    case 16...18: Color(0xa84c29)
    case 19...21: Color(0x55438f)
    default: Color(0x232a56)
    }
  }
}

/// The colours that style sheets have names for.
final class ColorsSource: DataSource {
  private let colors: [(name: String, color: Color)]

  init(_ lines: [[String]]) {
    colors = lines.compactMap { fields in
      guard fields.count == 2, let color = Color(hex: fields[1]) else { return nil }
      return (fields[0], color)
    }
    super.init(name: "colors", title: "Named colours")
  }

  override func collection(count: Int) -> ShownCollection {
    ShownCollection(counts: [colors.count])
  }

  override func heading(ofSection number: Int) -> (title: String, note: String) {
    ("Named colours", colors.count.counted("colour"))
  }

  override func size(ofItem number: Int, inSection section: Int) -> LayoutSize? {
    var scramble = Scramble(UInt64(number))
    return DataSource.size(ratio: Double(8 + scramble.next(below: 9)) / 10)
  }

  override func content(ofItem number: Int, inSection section: Int) -> ElementContent {
    let (name, color) = colors[number % colors.count]
    return ElementContent(title: name, subtitle: color.hex, colors: [color], alignment: .center)
  }
}
