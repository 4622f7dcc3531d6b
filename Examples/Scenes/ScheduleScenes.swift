import LayoutCore

extension Scene {
  /// Returns a working week: days side by side, hours from top to bottom, and a row of what lasts all day.
  static func week() -> Scene {
    let days = [
      Timetable.Lane(
        "Monday", "2 March", "8-9 Stand-up", "9.5-12 Design review", "10-11.5 Interview",
        "11-12.5 Budget", "14-15.5 Planning", "16-18 Focus"),
      Timetable.Lane(
        "Tuesday", "3 March", "Release", "8-9 Stand-up", "9-10 Mentoring", "10-13 Release checks",
        "10.5-11 Call", "15-17 Workshop", "15.5-16.5 Doctor"),
      Timetable.Lane(
        "Wednesday", "4 March", "Home office", "8-9 Stand-up", "9.5-11 Writing", "13-14 Lunch talk",
        "14-17 Prototype"),
      Timetable.Lane(
        "Thursday", "5 March", "8-9 Stand-up", "9-11 Customer visit", "9.5-10.5 Hiring",
        "10-12 Tests", "11-13 Train", "15-16 Retrospective"),
      Timetable.Lane(
        "Friday", "6 March", "Holiday in Ghana", "8-9 Stand-up", "10-11 Demo", "11-11.5 Photos",
        "14-15 Farewell"),
    ]
    let content = Timetable(
      lanes: days, start: 8, step: 1, unit: .hours, isColoredByLane: false)
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
      Timetable.Lane("Great hall", "120 seats", "8.5-10 Opening", "10.5-12 Keynote", "13-17 Talks"),
      Timetable.Lane(
        "Library", "24 seats", "9-11 Reading group", "10-12 Archive tour", "14-15 Signing",
        "14.5-16 Writers"),
      Timetable.Lane("Studio", "12 seats", "9-12 Recording", "13-14.5 Mixing", "15-18 Radio play"),
      Timetable.Lane(
        "Kitchen", "8 places", "8-9.5 Breakfast", "11-13.5 Lunch", "12-14 Course", "17-19 Dinner"),
      Timetable.Lane("Garden", "open", "10-11 Yoga", "13.5-15 Planting", "16-18.5 Concert"),
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
    let channels = [
      Timetable.Lane(
        "North One", "1", "18-18.5 News", "18.5-19.25 Harbour", "19.25-20 The Forecast",
        "20-21.75 Film: Snow Line", "21.75-22.25 News", "22.25-24 Late Session"),
      Timetable.Lane(
        "City", "2", "17.5-18.75 Quiz Hour", "18.75-20 Markets", "20-20.75 Streets",
        "20.75-22.5 Concert", "22.5-24 Repeat"),
      Timetable.Lane(
        "Kids", "3", "18-18.25 Ants", "18.25-18.75 Robot School", "18.75-19 Song",
        "19-20.5 Film: Kite", "20.5-24 Close"),
      Timetable.Lane(
        "Sports", "4", "18-20.25 Handball live", "20.25-20.5 Results", "20.5-22.75 Football live",
        "22.75-24 Analysis"),
      Timetable.Lane(
        "Science", "5", "18-19 Deep Sea", "19-20 Atoms", "20-21.5 Voyager", "21.5-22.5 Volcano",
        "22.5-24 Night Sky"),
      Timetable.Lane(
        "Classic", "6", "17-19.5 Opera", "19.5-20.25 Portrait", "20.25-22 Symphony",
        "22-23.5 Ballet"),
      Timetable.Lane(
        "Travel", "7", "18-18.75 Alps", "18.75-19.5 Islands", "19.5-20.25 Rails",
        "20.25-21 Markets of Asia", "21-22 Desert", "22-24 Rivers"),
      Timetable.Lane(
        "Comedy", "8", "18-18.5 Neighbours", "18.5-19 Office Hours", "19-19.5 Stage",
        "19.5-21 Film: Twins", "21-22 Stand-up", "22-24 Sketches"),
      Timetable.Lane("News", "9", "17-20 Live", "20-21 The Day", "21-24 World"),
      Timetable.Lane(
        "Music", "10", "18-19 Charts", "19-20 Jazz", "20-22.5 Festival", "22.5-24 Clubs"),
      Timetable.Lane("Crime", "11", "18-19.75 Cold Case", "19.75-21.5 Port", "21.5-24 Two Nights"),
      Timetable.Lane("Cinema", "12", "17.5-19.5 Film: Rain", "19.5-22 Film: Ocean", "22-24 Shorts"),
    ]
    let content = Timetable(
      lanes: channels, start: 18, step: 0.5, unit: .hours, isColoredByLane: true)
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
      Timetable.Lane("Survey", "Ada", "0-5 Interviews"),
      Timetable.Lane("Concept", "Ada, Ben", "3-12 Concept"),
      Timetable.Lane("Prototype", "Cleo", "9-19 Prototype"),
      Timetable.Lane("Feedback", "Ben", "14-16 Round 1", "21-23 Round 2", "30-33 Round 3"),
      Timetable.Lane("Engine", "Dora", "16-37 Engine"),
      Timetable.Lane("Interface", "Cleo", "18-33 Interface", "37-44 Polish"),
      Timetable.Lane("Translation", "Emil", "30-40 Texts"),
      Timetable.Lane("Tests", "Fay", "28-30 Plan", "32-46 Tests"),
      Timetable.Lane("Manual", "Emil", "35-47 Manual"),
      Timetable.Lane("Launch", "all", "46-49 Launch"),
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
      Timetable.Lane("Van 1", "Berlin", "0-3 Hamburg", "4-9 Munich", "11-13 Service"),
      Timetable.Lane("Van 2", "Leipzig", "1-6 Prague", "5-8 Dresden", "9-13 Vienna"),
      Timetable.Lane("Crane", "Halle", "0-9 Bridge", "2-5 Mast", "7-12 Silo"),
      Timetable.Lane(
        "Crew A", "6 people", "0-4 Bridge", "3-7 Roof", "6-9 Mast", "6-8 Training", "10-14 Silo"),
      Timetable.Lane("Crew B", "4 people", "2-8 Roof", "9-12 Holiday"),
      Timetable.Lane("Mixer", "on site", "1-2 Slab", "3-4 Slab", "5-7 Piers", "9-11 Ramp"),
      Timetable.Lane("Welders", "3 people", "0-6 Mast", "4-10 Bridge", "5-7 Rails", "11-13 Silo"),
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
