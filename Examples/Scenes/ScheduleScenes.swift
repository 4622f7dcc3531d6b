import LayoutCore

extension Scene {
  /// Returns a working week: days side by side, hours from top to bottom, and a row of what lasts all day.
  static func week() -> Scene {
    let content = Timetable(
      lanes: TimetableLane.week, start: 8, step: 1, unit: .hours, isColoredByLane: false)
    return Scene(
      name: "week", title: "Week",
      summary: "Five days side by side. Appointments that overlap share their day.",
      layout: "schedule", content: content
    ) { form in
      let isPhone = form == .phone
      return Setting(
        parameters: [
          "axis": "vertical", "start": 8, "end": 19, "timeExtent": .number(isPhone ? 84 : 72),
          "laneExtent": .number(isPhone ? 150 : 226), "titleExtent": 44, "allDayExtent": 28,
          "rulerExtent": 52, "tickSteps": .list([1]), "lineExtent": 1, "itemSpacing": 2,
          "now": 11.25, "breaks": .list([.list([12, 13])]),
        ],
        scroll: .offset(x: isPhone ? 90 : 0, y: isPhone ? 60 : 40))
    }
  }

  /// Returns a day in the rooms of a house.
  static func day() -> Scene {
    let rooms = [
      TimetableLane("Great hall", "120 seats", "8.5-10 Opening", "10.5-12 Keynote", "13-17 Talks"),
      TimetableLane(
        "Library", "24 seats", "9-11 Reading group", "10-12 Archive tour", "14-15 Signing",
        "14.5-16 Writers"),
      TimetableLane("Studio", "12 seats", "9-12 Recording", "13-14.5 Mixing", "15-18 Radio play"),
      TimetableLane(
        "Kitchen", "8 places", "8-9.5 Breakfast", "11-13.5 Lunch", "12-14 Course", "17-19 Dinner"),
      TimetableLane("Garden", "open", "10-11 Yoga", "13.5-15 Planting", "16-18.5 Concert"),
    ]
    let content = Timetable(lanes: rooms, start: 8, step: 1, unit: .hours, isColoredByLane: true)
    return Scene(
      name: "day", title: "Rooms of a day",
      summary: "A lane for each room, hours from left to right, and the present time.",
      layout: "schedule", content: content
    ) { form in
      Setting(
        parameters: [
          "start": 8, "end": 20, "timeExtent": .number(form == .phone ? 92 : 96),
          "laneExtent": .number(form == .phone ? 96 : 128), "laneSpacing": 4, "titleExtent": 96,
          "tickSteps": .list([1]), "lineExtent": 1, "now": 10.4,
        ], scroll: .offset(x: form == .phone ? 70 : 0, y: 0))
    }
  }

  /// Returns an evening of television: channels below each other.
  static func guide() -> Scene {
    let content = Timetable(
      lanes: TimetableLane.channels, start: 18, step: 0.5, unit: .hours, isColoredByLane: true)
    return Scene(
      name: "tv-guide", title: "Television guide",
      summary: "Twelve channels of an evening. Channels and hours stay in view.",
      layout: "schedule", content: content
    ) { form in
      Setting(
        parameters: [
          "start": 18, "end": 24, "timeExtent": .number(form == .phone ? 210 : 260),
          "laneExtent": 56, "laneSpacing": 3, "titleExtent": 92, "tickSteps": .list([0.5]),
          "lineExtent": 1, "now": 20.3,
        ], scroll: .offset(x: form == .phone ? 390 : 320, y: form == .phone ? 0 : 30))
    }
  }

  /// Returns the tasks of a project: bars along weeks, of which weekends are short.
  static func gantt() -> Scene {
    let tasks = [
      TimetableLane("Survey", "Ada", "0-5 Interviews"),
      TimetableLane("Concept", "Ada, Ben", "3-12 Concept"),
      TimetableLane("Prototype", "Cleo", "9-19 Prototype"),
      TimetableLane("Feedback", "Ben", "14-16 Round 1", "21-23 Round 2", "30-33 Round 3"),
      TimetableLane("Engine", "Dora", "16-37 Engine"),
      TimetableLane("Interface", "Cleo", "18-33 Interface", "37-44 Polish"),
      TimetableLane("Translation", "Emil", "30-40 Texts"),
      TimetableLane("Tests", "Fay", "28-30 Plan", "32-46 Tests"),
      TimetableLane("Manual", "Emil", "35-47 Manual"),
      TimetableLane("Launch", "all", "46-49 Launch"),
    ]
    let content = Timetable(lanes: tasks, start: 0, step: 7, unit: .days, isColoredByLane: true)
    return Scene(
      name: "gantt", title: "Project plan",
      summary: "Tasks as bars along seven weeks. Weekends are shortened.",
      layout: "schedule", content: content
    ) { form in
      let weekends = (0..<7).map {
        LayoutValue.list([.number(7 * Double($0) + 5), .number(7 * Double($0) + 7), 10])
      }
      return Setting(
        parameters: [
          "start": 0, "end": 49, "timeExtent": .number(form == .phone ? 22 : 28),
          "laneExtent": .number(form == .phone ? 44 : 52), "laneSpacing": 6, "titleExtent": 96,
          "tickSteps": .list([7]), "minimumTickExtent": 0, "lineExtent": 1, "now": 17.5,
          "minimumItemExtent": 20, "breaks": .list(weekends),
        ], scroll: .offset(x: form == .phone ? 160 : 0, y: 0))
    }
  }

  /// Returns the bookings of a pool of people and machines; lanes grow if bookings overlap.
  static func resources() -> Scene {
    let pool = [
      TimetableLane("Van 1", "Berlin", "0-3 Hamburg", "4-9 Munich", "11-13 Service"),
      TimetableLane("Van 2", "Leipzig", "1-6 Prague", "5-8 Dresden", "9-13 Vienna"),
      TimetableLane("Crane", "Halle", "0-9 Bridge", "2-5 Mast", "7-12 Silo"),
      TimetableLane(
        "Crew A", "6 people", "0-4 Bridge", "3-7 Roof", "6-9 Mast", "6-8 Training", "10-14 Silo"),
      TimetableLane("Crew B", "4 people", "2-8 Roof", "9-12 Holiday"),
      TimetableLane("Mixer", "on site", "1-2 Slab", "3-4 Slab", "5-7 Piers", "9-11 Ramp"),
      TimetableLane("Welders", "3 people", "0-6 Mast", "4-10 Bridge", "5-7 Rails", "11-13 Silo"),
    ]
    let content = Timetable(lanes: pool, start: 0, step: 7, unit: .days, isColoredByLane: true)
    return Scene(
      name: "resources", title: "Resource plan",
      summary: "Bookings of two weeks. A lane grows by what overlaps.",
      layout: "schedule", content: content
    ) { form in
      Setting(
        parameters: [
          "start": 0, "end": 14, "timeExtent": .number(form == .phone ? 64 : 76),
          "laneExtent": 40, "laneSpacing": 6, "itemSpacing": 2, "overlap": "grow",
          "titleExtent": 96, "tickSteps": .list([7]), "minimumTickExtent": 0, "lineExtent": 1,
          "breaks": .list([.list([5, 7]), .list([12, 14])]),
        ], scroll: .offset(x: form == .phone ? 240 : 0, y: 0))
    }
  }
}
