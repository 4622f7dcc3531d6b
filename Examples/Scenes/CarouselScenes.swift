import LayoutCore

extension Scene {
  /// Returns the paintings in an endless row, in which the one in the middle is the largest.
  static func carousel(_ paintings: [Painting]) -> Scene {
    Scene(
      name: "carousel", title: "Endless row",
      summary: "The first painting follows the last one, and the one in the middle is the largest.",
      layout: "carousel", content: PaintingWall(paintings)
    ) { form in
      let isPhone = form == .phone
      return Setting(
        parameters: [
          "itemExtent": .number(isPhone ? 236 : 250), "spacing": 4,
          "crossInset": .number(isPhone ? 150 : 100), "minimumScale": .number(isPhone ? 0.7 : 0.5),
        ], scroll: .middle(of: .cell(section: 0, item: 0)))
    }
  }
}
