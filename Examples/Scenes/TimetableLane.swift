/// A lane of a timetable: its title, and the entries beside it.
struct TimetableLane: Sendable {
  /// An entry of a lane.
  struct Entry: Hashable, Sendable {
    var title: String
    var start: Double
    var end: Double
    var isAllDay: Bool
  }

  var title: String
  var note: String
  var entries: [Entry]

  /// Creates a lane from entries such as `9-10.5 Review`; those without times last all day.
  init(_ title: String, _ note: String = "", _ entries: String...) {
    self.title = title
    self.note = note
    self.entries = entries.map { text in
      let parts = text.split(separator: " ", maxSplits: 1)
      let times = parts[0].split(separator: "-").compactMap { Double(String($0)) }
      guard times.count == 2, parts.count == 2 else {
        return Entry(title: text, start: 0, end: 0, isAllDay: true)
      }
      return Entry(title: String(parts[1]), start: times[0], end: times[1], isAllDay: false)
    }
  }

  private static let colors: [UInt32] = [
    0x2563a8, 0x1f7a5a, 0x9a4a1c, 0x7a3f9d, 0x9c2f4f, 0x4b5a2a, 0x2f6475, 0x6b4a3a,
  ]

  /// Returns one of the colours of entries; white is legible on each.
  static func color(_ number: Int) -> Color { Color(colors[number % colors.count]) }

  /// The days of a working week.
  static let week = [
    TimetableLane(
      "Monday", "2 March", "8-9 Stand-up", "9.5-12 Design review", "10-11.5 Interview",
      "11-12.5 Budget", "14-15.5 Planning", "16-18 Focus"),
    TimetableLane(
      "Tuesday", "3 March", "Release", "8-9 Stand-up", "9-10 Mentoring", "10-13 Release checks",
      "10.5-11 Call", "15-17 Workshop", "15.5-16.5 Doctor"),
    TimetableLane(
      "Wednesday", "4 March", "Home office", "8-9 Stand-up", "9.5-11 Writing", "13-14 Lunch talk",
      "14-17 Prototype"),
    TimetableLane(
      "Thursday", "5 March", "8-9 Stand-up", "9-11 Customer visit", "9.5-10.5 Hiring",
      "10-12 Tests", "11-13 Train", "15-16 Retrospective"),
    TimetableLane(
      "Friday", "6 March", "Holiday in Ghana", "8-9 Stand-up", "10-11 Demo", "11-11.5 Photos",
      "14-15 Farewell"),
  ]

  /// The channels of an evening of television.
  static let channels = [
    TimetableLane(
      "North One", "1", "18-18.5 News", "18.5-19.25 Harbour", "19.25-20 The Forecast",
      "20-21.75 Film: Snow Line", "21.75-22.25 News", "22.25-24 Late Session"),
    TimetableLane(
      "City", "2", "17.5-18.75 Quiz Hour", "18.75-20 Markets", "20-20.75 Streets",
      "20.75-22.5 Concert", "22.5-24 Repeat"),
    TimetableLane(
      "Kids", "3", "18-18.25 Ants", "18.25-18.75 Robot School", "18.75-19 Song",
      "19-20.5 Film: Kite", "20.5-24 Close"),
    TimetableLane(
      "Sports", "4", "18-20.25 Handball live", "20.25-20.5 Results", "20.5-22.75 Football live",
      "22.75-24 Analysis"),
    TimetableLane(
      "Science", "5", "18-19 Deep Sea", "19-20 Atoms", "20-21.5 Voyager", "21.5-22.5 Volcano",
      "22.5-24 Night Sky"),
    TimetableLane(
      "Classic", "6", "17-19.5 Opera", "19.5-20.25 Portrait", "20.25-22 Symphony",
      "22-23.5 Ballet"),
    TimetableLane(
      "Travel", "7", "18-18.75 Alps", "18.75-19.5 Islands", "19.5-20.25 Rails",
      "20.25-21 Markets of Asia", "21-22 Desert", "22-24 Rivers"),
    TimetableLane(
      "Comedy", "8", "18-18.5 Neighbours", "18.5-19 Office Hours", "19-19.5 Stage",
      "19.5-21 Film: Twins", "21-22 Stand-up", "22-24 Sketches"),
    TimetableLane("News", "9", "17-20 Live", "20-21 The Day", "21-24 World"),
    TimetableLane(
      "Music", "10", "18-19 Charts", "19-20 Jazz", "20-22.5 Festival", "22.5-24 Clubs"),
    TimetableLane("Crime", "11", "18-19.75 Cold Case", "19.75-21.5 Port", "21.5-24 Two Nights"),
    TimetableLane("Cinema", "12", "17.5-19.5 Film: Rain", "19.5-22 Film: Ocean", "22-24 Shorts"),
  ]
}
