import LayoutCore

extension Scene {
  /// Returns a bento page of paintings, which span modules by their proportions.
  static func bento(_ paintings: [Painting]) -> Scene {
    Scene(
      name: "bento", title: "Bento page",
      summary: "Paintings that span one, two or four modules, packed without holes.",
      layout: "board", content: PaintingBoard(paintings)
    ) { form in
      Setting(parameters: parameters(form, columns: form == .phone ? 3 : 7))
    }
  }

  /// Returns a dashboard of facts about the elements.
  static func dashboard(_ elements: [ChemicalElement]) -> Scene {
    Scene(
      name: "dashboard", title: "Dashboard",
      summary: "Widgets of whole modules, which are rearranged by dragging.",
      layout: "board", content: Dashboard(elements)
    ) { form in
      Setting(parameters: parameters(form, columns: form == .phone ? 2 : 6))
    }
  }

  private static func parameters(_ form: ScreenForm, columns: Int) -> LayoutConfiguration {
    let spacing = form == .phone ? 8.0 : 12.0
    return [
      "columns": .columns(.fixed(columns)), "columnSpacing": .number(spacing),
      "rowSpacing": .number(spacing),
      "sectionInsets": .insets(LayoutInsets(all: form == .phone ? 12 : 20)),
    ]
  }
}
