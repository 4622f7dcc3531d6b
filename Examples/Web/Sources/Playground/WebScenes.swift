/// Setups that show what the layouts can do, and the first setup of each layout.
enum WebScenes {
  struct Scene {
    var name: String
    var title: String
    var layout: String
    var data: String
    var items = 0
    /// Parameters in a window of the width of a phone.
    var narrow: [Setup.Entry]
    /// Parameters in a wider one.
    var wide: [Setup.Entry]

    init(
      _ name: String, _ title: String, _ layout: String, _ data: String, items: Int = 0,
      _ parameters: KeyValuePairs<String, String>, narrow: KeyValuePairs<String, String> = [:]
    ) {
      self.name = name
      self.title = title
      self.layout = layout
      self.data = data
      self.items = items
      wide = parameters.map { Setup.Entry(key: $0.key, value: $0.value) }
      self.narrow = wide + narrow.map { Setup.Entry(key: $0.key, value: $0.value) }
    }
  }

  static let all: [Scene] = [
    Scene(
      "paintings", "Paintings", "waterfall", "paintings",
      [
        "columns": "adaptive:170", "columnSpacing": "12", "itemSpacing": "12",
        "sectionInsets": "16",
      ], narrow: ["columns": "2", "columnSpacing": "10", "itemSpacing": "10"]),
    Scene(
      "justified", "Paintings in rows", "justified", "paintings",
      ["rowExtent": "200", "rowSpacing": "8", "itemSpacing": "8", "sectionInsets": "16"],
      narrow: ["rowExtent": "130", "rowSpacing": "6", "itemSpacing": "6", "sectionInsets": "8"]),
    Scene(
      "eras", "Paintings by era", "waterfall", "eras",
      [
        "columns": "adaptive:150", "headerExtent": "46", "pinsHeaders": "true",
        "sectionInsets": "12,16,20,16",
      ], narrow: ["columns": "2", "columnSpacing": "10", "itemSpacing": "10"]),
    Scene(
      "time-zones", "Time zones", "grouped-columns", "time-zones",
      [
        "columns": "adaptive:320", "style": "insetGrouped", "itemExtent": "54",
        "headerExtent": "42", "footerExtent": "30", "separatorLeading": "60",
        "sectionSpacing": "8", "pinsHeaders": "true",
      ]),
    Scene(
      "front-page", "Front page", "mixed", "front-page",
      [
        "blockSpacing": "6",
        "blocks": frontPage(wall: "6", clocks: "4", cell: "150", gallery: "7", margin: "24"),
      ],
      narrow: ["blocks": frontPage(wall: "2", clocks: "1", cell: "114", gallery: "3", margin: "14")]
    ),
    Scene(
      "elements", "Table of elements", "spreadsheet", "element-table",
      [
        "sizing": "rowsAndColumns", "columnWidth": "110", "rowHeight": "34",
        "columnHeaderHeight": "44",
        "rowHeaderWidth": "44", "pinsHeaders": "true", "frozenLeadingColumns": "1",
        "gridlineThickness": "1",
      ], narrow: ["rowHeaderWidth": "0"]),
    Scene(
      "periodic-table", "Periodic table", "spreadsheet", "periodic-table",
      [
        "sizing": "rowsAndColumns", "columnWidth": "76", "rowHeight": "66",
        "columnHeaderHeight": "26", "rowHeaderWidth": "30", "pinsHeaders": "true",
        "cellSpacing": "4x4", "merges": "C1:L3,A9:B9,A10:B10",
      ]),
    Scene(
      "flow", "Elements by period", "flow", "elements",
      [
        "itemSize": "104x84", "asksForSizes": "false", "itemSpacing": "8", "lineSpacing": "8",
        "lineAlignment": "leading", "sectionInsets": "12,16,20,16", "headerExtent": "46",
        "pinsHeaders": "true",
      ]),
    Scene(
      "bento", "Bento page", "board", "paintings",
      [
        "columns": "adaptive:150", "itemSizing": "points", "columnSpacing": "10",
        "rowSpacing": "10", "sectionInsets": "16",
      ], narrow: ["columns": "2", "columnSpacing": "6", "rowSpacing": "6"]),
    Scene(
      "channels", "Television guide", "schedule", "channels",
      [
        "start": "18", "end": "24", "timeExtent": "240", "laneExtent": "54", "laneSpacing": "3",
        "titleExtent": "104", "tickSteps": "0.5,1", "lineExtent": "1", "now": "20.3",
      ], narrow: ["timeExtent": "180", "titleExtent": "84"]),
    Scene(
      "week", "A week", "schedule", "week",
      [
        "axis": "vertical", "start": "8", "end": "19", "timeExtent": "72", "laneExtent": "168",
        "titleExtent": "46", "allDayExtent": "28", "rulerExtent": "52", "tickSteps": "1",
        "lineExtent": "1", "itemSpacing": "2", "now": "11.25", "breaks": "[[12, 13]]",
      ], narrow: ["laneExtent": "150"]),
    Scene(
      "compositional", "Eras in groups", "compositional", "eras",
      [
        "columns": "5", "groupHeight": "180", "itemInsets": "5", "contentInsets": "8,12,20,12",
        "headerExtent": "46", "pinsHeaders": "true",
      ], narrow: ["columns": "2"]),
    Scene(
      "museum", "Museum", "compositional", "museum", [:]),
    Scene(
      "colors", "Named colours", "honeycomb", "colors",
      ["columns": "adaptive:92", "spacing": "5", "contentInsets": "16"]),
    Scene(
      "million", "A million items", "waterfall", "generated", items: 1_000_000,
      ["columns": "adaptive:130", "sectionInsets": "12"]),
    Scene(
      "million-rows", "A million rows", "grouped-columns", "generated-groups", items: 1_000_000,
      [
        "columns": "adaptive:300", "style": "insetGrouped", "itemExtent": "44",
        "headerExtent": "38", "pinsHeaders": "true", "separatorLeading": "58",
      ]),
    Scene(
      "million-cells", "A million cells", "spreadsheet", "generated-table", items: 1_000_000,
      [
        "columnWidth": "112", "rowHeight": "34", "columnHeaderHeight": "44", "rowHeaderWidth": "76",
        "pinsHeaders": "true", "gridlineThickness": "1", "frozenTopRows": "1",
      ]),
  ]

  /// Returns the blocks of the front page, one a line of the newspaper.
  private static func frontPage(
    wall: String, clocks: String, cell: String, gallery: String, margin: String
  ) -> String {
    func block(
      _ sections: Int, _ layout: String, _ parameters: String, bottom: Int = 0
    ) -> String {
      #"{"sections": \#(sections), "layout": "\#(layout)", "parameters": {\#(parameters)}, "#
        + #""insets": {"leading": \#(margin), "bottom": \#(bottom), "trailing": \#(margin)}}"#
    }
    let headline = block(1, "waterfall", #""columns": 1, "itemSizing": "exact""#)
    func pictures(_ columns: String) -> String {
      block(
        1, "waterfall", #""columns": \#(columns), "columnSpacing": 8, "itemSpacing": 8"#, bottom: 8)
    }
    let groups = block(
      4, "grouped-columns",
      #""columns": \#(clocks), "columnSpacing": 14, "itemExtent": 44, "headerExtent": 30, "#
        + #""sectionSpacing": 0, "cardInsets": {"bottom": 6}"#)
    let sheet = block(
      9, "spreadsheet",
      #""sizing": "uniform", "columnWidth": \#(cell), "rowHeight": 30, "columnHeaderHeight": 30, "#
        + #""pinsHeaders": true, "frozenLeadingColumns": 1, "gridlineThickness": 1"#, bottom: 4)
    let blocks = [
      headline, pictures(wall), headline, groups, headline, sheet, headline, pictures(gallery),
    ]
    return "[" + blocks.joined(separator: ", ") + "]"
  }

  static func scene(named name: String) -> Scene? { all.first { $0.name == name } }

  /// Returns the first setup of a layout, for a data set if there is a scene for both.
  static func scene(layout: String, data: String?) -> Scene? {
    all.first { $0.layout == layout && $0.data == data } ?? all.first { $0.layout == layout }
  }
}
