import LayoutCore

/// All scenes of the bundled data.
struct SceneCatalog: Sendable {
  let scenes: [Scene]

  /// Returns the scenes, in the order in which the gallery shows them.
  static func bundled() throws(UsageError) -> SceneCatalog {
    let paintings = try BundledData.paintings()
    let elements = try BundledData.elements()
    let comb = ColorComb(try BundledData.rows(of: "named-colors.csv"))
    let zones = TimeZones.groups(of: try BundledData.rows(of: "time-zones.csv"))
    return SceneCatalog(scenes: [
      .paintings(paintings),
      .eras(paintings),
      .timeZones(zones),
      .elements(elements),
      .periodicTable(elements),
      .multiplication(),
      .fileTree(),
      .financialTable(),
      .photos(paintings),
      .settings(SettingsList.groups(of: try BundledData.rows(of: "settings.csv"))),
      .cards(paintings),
      .tags(comb),
      .rows(paintings),
      .bento(paintings),
      .dashboard(elements),
      .week(),
      .day(),
      .guide(),
      .gantt(),
      .resources(),
      .museum(paintings),
      .scrollingRows(),
      try .frontPage(paintings: paintings, zones: zones, elements: elements),
      .colors(comb),
      .carousel(paintings),
    ])
  }

  /// Returns the scene called `name`, or the first one of the layout called so.
  func scene(named name: String) throws(UsageError) -> Scene {
    if let scene = scenes.first(where: { $0.name == name || $0.layout == name }) { return scene }
    let names = scenes.map { $0.name }
    let known = Set(names + scenes.map { $0.layout }).sorted()
    throw UsageError(
      "there is no scene \"\(name)\"; there are \(names.joined(separator: ", "))"
        + Spelling.suggestion(for: name, among: known))
  }
}
