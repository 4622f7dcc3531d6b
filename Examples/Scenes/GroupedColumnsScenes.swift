import LayoutCore

extension Scene {
  /// Returns the world's time zones by region, as a settings app would list them.
  static func timeZones(_ groups: [RowGroup]) -> Scene {
    Scene(
      name: "time-zones", title: "Time zones",
      summary:
        "The world’s clocks when it is noon in UTC: whole regions go to the shortest column.",
      layout: "grouped-columns", content: GroupedList(groups: groups)
    ) { form in
      Setting(
        parameters: list(form, isRich: true),
        scroll: form == .phone ? .offset(x: 0, y: 472) : .start)
    }
  }

  /// Returns a scene of the user's own groups of rows.
  static func groups(_ groups: [RowGroup], title: String) -> Scene {
    Scene(
      name: "groups", title: title, summary: "\(groups.count.counted("group")) of rows.",
      layout: "grouped-columns", content: GroupedList(groups: groups)
    ) { form in
      Setting(parameters: list(form, isRich: false))
    }
  }

  private static func list(_ form: ScreenForm, isRich: Bool) -> LayoutConfiguration {
    [
      "columns": .columns(.adaptive(minimumWidth: 340)), "style": "insetGrouped",
      "itemExtent": isRich ? 52 : 44, "headerExtent": 40, "footerExtent": 30,
      "separatorLeading": isRich ? 58 : 16, "sectionSpacing": form == .phone ? 4 : 8,
      "pinsHeaders": true,
    ]
  }
}
