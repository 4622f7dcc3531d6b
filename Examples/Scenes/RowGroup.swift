/// Rows under a heading.
struct RowGroup: Hashable, Sendable {
  /// A row with a title, a detail, and an optional clock.
  struct Row: Hashable, Sendable {
    var title: String
    var subtitle = ""
    var detail = ""
    var note = ""
    /// Minutes since midnight that the row's clock shows; nil for no clock.
    var clock: Int?
  }

  var title: String
  var footer = ""
  var rows: [Row]
}

extension RowGroup {
  /// Returns the groups of a table whose first column names the group, in the order of their first
  /// rows; the second and the third are title and detail.
  static func groups(of rows: [[String]]) -> [RowGroup] {
    var groups: [RowGroup] = []
    var places: [String: Int] = [:]
    for fields in rows {
      guard let title = fields.first else { continue }
      let row = Row(
        title: fields.count > 1 ? fields[1] : "", detail: fields.count > 2 ? fields[2] : "")
      if let place = places[title] {
        groups[place].rows.append(row)
      } else {
        places[title] = groups.count
        groups.append(RowGroup(title: title, rows: [row]))
      }
    }
    return groups
  }
}
