import LayoutCore

/// The pictures that the documentation shows: files in the repository, made by a command.
enum DocumentationPictures {
  /// A picture and the name of its file.
  struct Picture {
    let name: String
    let svg: String
  }

  /// Returns all pictures: three phones for the first page, light and dark, one scene for every
  /// layout without a caption, because pages show it small, and the terminal.
  ///
  /// - Parameter table: The table that the terminal shows.
  static func all(
    _ catalog: SceneCatalog, _ table: LazyTable, _ stage: Stage
  ) throws(LayoutError) -> [Picture] {
    var pictures: [Picture] = []
    for palette in [Palette.light, .dark] {
      var devices: [DevicePicture] = []
      for name in ["paintings", "time-zones", "elements"] {
        for scene in catalog.scenes where scene.name == name {
          devices.append(
            DevicePicture(
              staged: try stage.set(scene, for: .phone), palette: palette, captionStyle: .title))
        }
      }
      let name = palette.isDark ? "gallery-dark" : "gallery"
      pictures.append(
        Picture(
          name: name + ".svg",
          svg: HeroPicture(pictures: devices, palette: palette).svg(prefix: name)))
    }
    var drawn: Set<String> = []
    for scene in catalog.scenes where drawn.insert(scene.layout).inserted {
      let staged = try stage.set(scene, for: .desktop)
      pictures.append(
        Picture(
          name: "\(scene.layout).svg",
          svg: DevicePicture(staged: staged, palette: .light, captionStyle: nil)
            .svg(prefix: scene.layout)))
    }
    pictures.append(try terminal(catalog, table, stage.registry))
    return pictures
  }

  /// Returns pictures of the terminal that show a table and a wall of paintings, both scrolled.
  static func terminal(
    _ catalog: SceneCatalog, _ table: LazyTable, _ registry: LayoutRegistry
  ) throws(LayoutError) -> Picture {
    let size = (columns: 88, rows: 16)
    let sheet = LetterScene(table, title: "elements")
    var screens = [
      try screen(sheet, table, registry, size, [.right, .pageDown, .pageDown])
    ]
    for scene in catalog.scenes where scene.name == "eras" {
      let keys = Array(repeating: Key.pageDown, count: 9)
      screens.append(
        try screen(LetterScene(scene), scene.content, registry, (size.columns, 24), keys))
    }
    return Picture(
      name: "terminal.svg",
      svg: TerminalPicture(
        screens: screens, titles: ["Examples view --data elements.csv", "Examples view eras"],
        palette: .dark
      )
      .svg(prefix: "terminal"))
  }

  private static func screen(
    _ scene: LetterScene, _ content: some SceneContent, _ registry: LayoutRegistry,
    _ size: (columns: Int, rows: Int), _ keys: [Key]
  ) throws(LayoutError) -> LetterGrid {
    var viewer = try Viewer(
      scene, content, registry, hasColors: true, columns: size.columns, rows: size.rows)
    for key in keys { try viewer.handle(key) }
    return viewer.screen()
  }
}
