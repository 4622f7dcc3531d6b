import LayoutCore

/// The pictures that the documentation shows: files in the repository, made by a command.
enum DocumentationPictures {
  /// A picture and the name of its file.
  struct Picture {
    let name: String
    let svg: String
  }

  /// All of them: three phones for the first page, light and dark, and one scene for every layout.
  static func all(
    _ catalog: SceneCatalog, _ stage: Stage
  ) throws(LayoutError) -> [Picture] {
    var pictures: [Picture] = []
    for palette in [Palette.light, .dark] {
      var devices: [DevicePicture] = []
      for name in ["paintings", "time-zones", "elements"] {
        for scene in catalog.scenes where scene.name == name {
          devices.append(
            DevicePicture(
              staged: try stage.set(scene, for: .phone), palette: palette, isBrief: true))
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
          svg: DevicePicture(staged: staged, palette: .light).svg(prefix: scene.layout)))
    }
    return pictures
  }
}
