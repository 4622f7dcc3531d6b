import LayoutCore

extension Scene {
  /// Returns the paintings of each era in rows of one height, with headings that stay.
  static func rows(_ paintings: [Painting]) -> Scene {
    Scene(
      name: "rows", title: "Photo wall",
      summary: "Paintings by their real proportions, in rows that fill the width exactly.",
      layout: "justified",
      content: PaintingWall(byEra: paintings, spanningRatio: .infinity)
    ) { form in
      let margin = form == .phone ? 4.0 : 18.0
      var parameters: LayoutConfiguration = [
        "rowExtent": form == .phone ? 130 : 180, "rowSpacing": form == .phone ? 4 : 8,
        "itemSpacing": form == .phone ? 4 : 8, "headerExtent": 46, "pinsHeaders": true,
      ]
      parameters["sectionInsets"] = .insets(
        LayoutInsets(top: margin, leading: margin, bottom: margin, trailing: margin))
      return Setting(
        parameters: parameters, scroll: .offset(x: 0, y: form == .phone ? 900 : 560))
    }
  }
}
