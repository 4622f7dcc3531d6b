import LayoutCore

extension Scene {
  /// Returns all paintings on one wall, from the oldest to the youngest.
  static func paintings(_ paintings: [Painting]) -> Scene {
    // The screen shows a well-known painting.
    let known = paintings.firstIndex { $0.title == "The Starry Night" } ?? 0
    return Scene(
      name: "paintings", title: "Paintings",
      summary:
        "\(paintings.count) paintings by their real proportions, each where the wall is lowest.",
      layout: "waterfall", content: PaintingWall(paintings)
    ) { form in
      switch form {
      case .phone:
        Setting(
          parameters: [
            "columns": 2, "columnSpacing": 10, "itemSpacing": 10,
            "sectionInsets": .insets(LayoutInsets(all: 14)),
          ], scroll: .middle(of: .cell(section: 0, item: known)))
      case .desktop:
        Setting(
          parameters: [
            "columns": .columns(.adaptive(minimumWidth: 180)), "columnSpacing": 12,
            "itemSpacing": 12, "sectionInsets": .insets(LayoutInsets(all: 18)),
          ], scroll: .middle(of: .cell(section: 0, item: known)))
      }
    }
  }

  /// Returns the paintings by era, with headings that stay and wide ones over two columns.
  static func eras(_ paintings: [Painting]) -> Scene {
    Scene(
      name: "eras", title: "Paintings by era",
      summary: "A section for every era: pinned headings, and wide paintings span two columns.",
      layout: "waterfall", content: PaintingWall(byEra: paintings, spanningRatio: 1.7)
    ) { form in
      let margin = form == .phone ? 14.0 : 18.0
      var parameters: LayoutConfiguration = [
        "columns": form == .phone ? 3 : 6, "columnSpacing": 10, "itemSpacing": 10,
        "headerExtent": 46, "pinsHeaders": true,
      ]
      parameters["sectionInsets"] = .insets(
        LayoutInsets(top: 14, leading: margin, bottom: 18, trailing: margin))
      return Setting(
        parameters: parameters, scroll: .offset(x: 0, y: form == .phone ? 3070 : 560))
    }
  }

  /// Returns a scene of the user's own images.
  static func images(_ images: [ImageWall.Image], title: String) -> Scene {
    Scene(
      name: "images", title: title,
      summary: "\(images.count.counted("image")) by their pixel sizes.",
      layout: "waterfall", content: ImageWall(images: images)
    ) { form in
      Setting(parameters: [
        "columns": .columns(.adaptive(minimumWidth: form == .phone ? 150 : 200)),
        "sectionInsets": .insets(LayoutInsets(all: 14)),
      ])
    }
  }
}
