/// The tz database's zones as rows, with the time that it is there when it is noon in UTC.
enum TimeZones {
  /// Groups by region from the lines of `time-zones.csv`: region, city, country, zone, and the
  /// distance from UTC in winter and, if it differs, in summer.
  static func groups(of lines: [[String]]) -> [RowGroup] {
    var groups: [RowGroup] = []
    for fields in lines {
      guard fields.count == 6, let offset = minutes(of: fields[4]) else { continue }
      let row = RowGroup.Row(
        title: fields[1], subtitle: fields[2] == fields[1] ? fields[3] : fields[2],
        detail: time(at: 12 * 60 + offset), note: note(offset),
        clock: (12 * 60 + offset + 24 * 60) % (24 * 60))
      let title = region(fields[0])
      if groups.last?.title == title {
        groups[groups.count - 1].rows.append(row)
      } else {
        groups.append(RowGroup(title: title, rows: [row]))
      }
    }
    for index in groups.indices { groups[index].footer = footer(of: groups[index]) }
    return groups
  }

  /// Returns the minutes of `+05:30`; nil for any other text.
  static func minutes(of text: String) -> Int? {
    let parts = text.dropFirst().split(separator: ":").compactMap { Int($0) }
    guard parts.count == 2, let sign = text.first, sign == "+" || sign == "-" else { return nil }
    return (parts[0] * 60 + parts[1]) * (sign == "-" ? -1 : 1)
  }

  /// Returns the time of day of some minutes after a midnight.
  static func time(at minutes: Int) -> String {
    let minutes = (minutes + 24 * 60) % (24 * 60)
    let rest = minutes % 60
    return "\(minutes / 60):\(rest < 10 ? "0" : "")\(rest)"
  }

  /// Returns the distance from UTC, and the day if it differs.
  static func note(_ offset: Int) -> String {
    let day = offset >= 12 * 60 ? "tomorrow · " : offset < -12 * 60 ? "yesterday · " : ""
    return day + "UTC" + distance(offset)
  }

  /// Returns a distance from UTC: `+5:30`, `−3`, or nothing for UTC itself.
  private static func distance(_ offset: Int) -> String {
    if offset == 0 { return "" }
    let sign = offset < 0 ? "−" : "+"
    let hours = offset.magnitude / 60
    let rest = offset.magnitude % 60
    return "\(sign)\(hours)" + (rest == 0 ? "" : ":\(rest < 10 ? "0" : "")\(rest)")
  }

  private static func region(_ name: String) -> String {
    switch name {
    case "Indian", "Atlantic", "Pacific": name + " Ocean"
    default: name
    }
  }

  private static func footer(of group: RowGroup) -> String {
    let notes = [group.rows.first, group.rows.last].compactMap {
      $0?.note.split(separator: " ").last
    }
    let zones = group.rows.count.counted("zone")
    guard notes.count == 2, notes[0] != notes[1] else { return zones }
    return "\(zones), from \(notes[0]) to \(notes[1])"
  }
}
