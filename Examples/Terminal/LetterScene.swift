import LayoutCore

/// The data that a terminal shows, and a layout with parameters that suit letters.
struct LetterScene {
  let title: String
  /// The name of the layout.
  let layout: String
  let content: any SceneContent
  let parameters: LayoutConfiguration

  /// Creates a scene with parameters that are multiples of a letter.
  ///
  /// Layouts without such parameters keep those of the scene; their frames are rounded to letters.
  init(_ scene: Scene) {
    self.init(scene, by: scene.layout, scene.setting(.desktop).parameters)
  }

  /// Creates a scene with the data and the layout of a story.
  init(_ story: Story) {
    self.init(story.scene, by: story.layout, story.opening.parameters)
  }

  private init(_ scene: Scene, by layout: String, _ parameters: LayoutConfiguration) {
    title = scene.title
    self.layout = layout
    content = scene.content
    var all = parameters
    for entry in LetterScene.own[layout]?.entries ?? [] { all[entry.key] = entry.value }
    if layout == "flow" { LetterScene.adapt(&all, of: parameters) }
    // A header is a line and an empty line below it, if the layout has headers.
    if LetterScene.own[layout]?["headerExtent"] == nil, parameters["headerExtent"] != nil {
      all["headerExtent"] = .number(2 * LetterScale.size.height)
    }
    self.parameters = all
  }

  private static let own: [String: LayoutConfiguration] = [
    "waterfall": [
      "columns": .columns(.adaptive(minimumWidth: 176)), "columnSpacing": 8, "itemSpacing": 0,
      "sectionInsets": .insets(LayoutInsets(top: 0, leading: 8, bottom: 16, trailing: 8)),
    ],
    "grouped-columns": [
      "columns": .columns(.adaptive(minimumWidth: 288)), "columnSpacing": 8, "itemExtent": 16,
      "headerExtent": 16, "footerExtent": 16, "sectionSpacing": 16, "separatorThickness": 0,
      "cardInsets": .insets(LayoutInsets(all: 16)), "contentInsets": .insets(.zero),
    ],
    "spreadsheet": [
      "columnHeaderHeight": 32, "gridlineThickness": 0, "cellSpacing": .size(.zero),
      "columnWidth": 96, "rowHeight": 16, "rowHeaderWidth": 56,
    ],
    "flow": [
      "itemSpacing": 8, "lineSpacing": 0,
      "sectionInsets": .insets(LayoutInsets(top: 0, leading: 8, bottom: 16, trailing: 8)),
    ],
    "justified": [
      "rowExtent": 96, "rowSpacing": 0, "itemSpacing": 8,
      "sectionInsets": .insets(LayoutInsets(top: 0, leading: 8, bottom: 16, trailing: 8)),
    ],
    "board": [
      "rowExtent": 80, "rowSpacing": 16, "columnSpacing": 8,
      "sectionInsets": .insets(LayoutInsets(top: 0, leading: 8, bottom: 16, trailing: 8)),
    ],
    "schedule": [
      "axis": "horizontal", "timeExtent": 96, "laneExtent": 32, "laneSpacing": 0, "itemSpacing": 0,
      "overlap": "grow", "titleExtent": 112, "allDayExtent": 0, "rulerExtent": 16, "lineExtent": 0,
      "breaks": .list([]),
    ],
    "compositional": [
      "groupHeight": "16", "headerExtent": 32, "footerExtent": 32, "interGroupSpacing": 0,
    ],
    "carousel": ["itemExtent": 240, "spacing": 16, "crossInset": 16, "minimumScale": 1],
    "honeycomb": [
      "columns": .columns(.adaptive(minimumWidth: 104)), "spacing": 0,
      "contentInsets": .insets(LayoutInsets(leading: 8, trailing: 8)),
    ],
  ]

  /// Adapts lines of a flow: a list has rows of a line, a grid has boxes, and words keep their widths.
  private static func adapt(_ all: inout LayoutConfiguration, of scene: LayoutConfiguration) {
    switch scene["columns"] {
    case .columns(.adaptive)?: all["columns"] = .columns(.adaptive(minimumWidth: 176))
    case .integer(1)?, .columns(.fixed(1))?:
      all["itemSize"] = .size(LayoutSize(width: 0, height: LetterScale.size.height))
    case .integer?, .columns(.fixed)?: break
    // Tags are two lines high, with a line between them.
    default: all["lineSpacing"] = .number(3 * LetterScale.size.height - 34)
    }
  }

  /// Creates a scene that shows a table of any length.
  init(_ table: LazyTable, title: String) {
    self.title = title
    layout = "spreadsheet"
    content = table
    // Cells are asked for in one row: the table knows how wide all are.
    parameters = [
      "sizing": "sampled", "sampleCount": 1, "columnWidth": .number(LetterScale.size.width),
      "rowHeight": .number(LetterScale.size.height),
      "columnHeaderHeight": 32, "pinsHeaders": true,
    ]
  }

  /// Returns the parameters for a screen of `columns` letters in a line.
  func parameters(for content: some SceneContent, columns: Int) -> LayoutConfiguration {
    var all = parameters
    for entry in content.parameters(forLetters: columns).entries { all[entry.key] = entry.value }
    return all
  }
}
