import LayoutCore

/// A story for every layout.
struct StoryCatalog {
  let stories: [Story]

  /// Returns the stories of the bundled data: a line for each layout.
  static func bundled() throws(UsageError) -> StoryCatalog {
    let paintings = try BundledData.paintings()
    let eras = Scene.eras(paintings)
    let groups = TimeZones.groups(of: try BundledData.rows(of: "time-zones.csv"))
    let zones = Scene.timeZones(groups)
    let table = Scene.table(try BundledData.table("elements.csv"), title: "Chemical elements")
    let colors = Scene.colors(ColorComb(try BundledData.rows(of: "named-colors.csv")))
    return StoryCatalog(stories: [
      Story(
        eras,
        then: .init("flow", ["columns": 3, "itemSizing": "aspectRatio", "headerExtent": 46])),
      Story(
        zones, then: .init("waterfall", ["columns": 1, "itemSizing": "exact", "headerExtent": 40])),
      Story(
        table,
        ["sizing": "cells", "minimumCellSize": .size(LayoutSize(width: 140, height: 30))],
        then: .init("grouped-columns", ["itemExtent": 30, "headerExtent": 26])),
      Story(
        eras, by: "flow",
        [
          "columns": 3, "itemSizing": "aspectRatio", "headerExtent": 46, "pinsHeaders": true,
          "sectionInsets": .insets(LayoutInsets(all: 14)),
        ], then: .init("waterfall", ["columns": 2, "headerExtent": 46])),
      Story(
        eras, by: "justified",
        ["rowExtent": 110, "rowSpacing": 6, "itemSpacing": 6, "headerExtent": 46],
        then: .init("justified", ["rowExtent": 110, "breaking": "even", "headerExtent": 46])),
      Story(
        .dashboard(try BundledData.elements()), drags: true,
        then: .init("board", ["columns": 2, "packing": "inOrder"])),
      Story(
        .week(), ["timeExtent": 130, "laneExtent": 300],
        then: .init(
          "schedule",
          [
            "axis": "vertical", "start": 8, "end": 19, "timeExtent": 160, "laneExtent": 260,
            "tickSteps": .list([2]),
          ])),
      Story(
        zones, by: "compositional",
        ["groupHeight": "~52", "headerExtent": 40, "footerExtent": 30, "pinsHeaders": true],
        then: .init("grouped-columns", ["columns": 1, "headerExtent": 40, "pinsHeaders": true])),
      Story(
        eras, by: "mixed",
        [
          "blocks": [
            [
              "sections": 2, "layout": "waterfall",
              "parameters": ["columns": 3, "headerExtent": 46, "pinsHeaders": true],
            ],
            [
              "sections": 2, "layout": "flow",
              "parameters": ["columns": 4, "itemSizing": "aspectRatio", "headerExtent": 46],
            ],
            [
              "layout": "waterfall", "parameters": ["columns": 2, "headerExtent": 46],
              "insets": ["leading": 14, "trailing": 14],
            ],
          ]
        ], then: .init("waterfall", ["columns": 2, "headerExtent": 46])),
      Story(colors, then: .init("waterfall", ["columns": 4, "columnSpacing": 8])),
    ])
  }

  /// Returns the story about the layout called `name`.
  func story(named name: String) throws(UsageError) -> Story {
    if let story = stories.first(where: { $0.layout == name }) { return story }
    let names = stories.map { $0.layout }
    throw UsageError(
      "there is no story \"\(name)\"; there are \(names.joined(separator: ", "))"
        + Spelling.suggestion(for: name, among: names))
  }
}
