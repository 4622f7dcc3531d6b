import LayoutCore

extension Scene {
  /// Returns a museum's front page in the style of an app store.
  static func museum(_ paintings: [Painting]) -> Scene {
    Scene(
      name: "museum", title: "A museum’s page",
      summary:
        "Posters, columns of three with their rank, and eras scroll by themselves, above a list.",
      layout: "compositional", content: MuseumPage(paintings)
    ) { _ in Setting() }
  }

  /// Five rows that were all pulled equally far and let go.
  static func scrollingRows() -> Scene {
    Scene(
      name: "scrolling-rows", title: "Rows that scroll",
      summary: "All five were pulled equally far and let go: each comes to rest in its own way.",
      layout: "compositional", content: ScrollingRows()
    ) { form in Setting(pull: form == .phone ? 330 : 700) }
  }
}
