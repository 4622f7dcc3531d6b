import LayoutCore

/// A command that draws every scene into a folder.
struct GalleryCommand: Command {
  static let manual = Manual(
    name: "gallery", summary: "Draws every scene, and a page with all of them.",
    options: [
      .init(
        name: "output", value: "FOLDER", summary: "Where the files go; gallery by default."),
      .init(
        name: "docs",
        summary: "Draws the pictures of the documentation instead, into docs/images."),
    ])

  private let folder: String
  private let isForDocumentation: Bool

  init(_ arguments: Arguments) throws(UsageError) {
    isForDocumentation = arguments.has("docs")
    folder = arguments["output"] ?? (isForDocumentation ? "docs/images" : "gallery")
  }

  func run(in program: Program) throws(UsageError) {
    let catalog = try program.catalog()
    let stage = Stage(registry: program.registry)
    if isForDocumentation {
      let table = try BundledData.file("elements.csv").lazyTable()
      let pictures = try program.laidOut { () throws(LayoutError) in
        try DocumentationPictures.all(catalog, table, stage)
      }
      try OutputFolder(folder, in: program)
        .write(pictures.map { OutputFolder.File(name: $0.name, text: $0.svg) })
      for picture in pictures { program.console.writeLine("\(folder)/\(picture.name)") }
    } else {
      try drawGallery(of: catalog, stage, in: program)
    }
  }

  private func drawGallery(
    of catalog: SceneCatalog, _ stage: Stage, in program: Program
  ) throws(UsageError) {
    let output = try OutputFolder(folder, in: program)
    var files: [OutputFolder.File] = []
    var table = TextTable(
      headings: ["SCENE", "LAYOUT", "ITEMS", "FILES", "SIZE"], trailing: ["ITEMS", "FILES", "SIZE"])
    var entries: [GalleryPage.Entry] = []
    for scene in catalog.scenes {
      let entry = try program.laidOut { () throws(LayoutError) in
        try GalleryCommand.entry(for: scene, stage)
      }
      var bytes = 0
      for picture in entry.pictures {
        files.append(OutputFolder.File(name: picture.fileName, text: picture.svg))
        bytes += picture.svg.utf8.count
      }
      entries.append(entry)
      table.rows.append([
        scene.name, scene.layout, entry.items.grouped, "\(entry.pictures.count)",
        "\((bytes + 512) / 1024) KB",
      ])
    }
    let sheet = try BundledData.file("elements.csv").lazyTable()
    let terminal = try program.laidOut { () throws(LayoutError) in
      try DocumentationPictures.terminal(catalog, sheet, stage.registry)
    }
    let page = GalleryPage(entries: entries, terminal: terminal.svg)
    files.append(OutputFolder.File(name: "index.html", text: page.html))
    try output.write(files)
    try writePreview(of: catalog, stage, in: program)
    program.console.write(table.text)
    program.console.writeLine("\nOpen \(folder)/index.html to see them all.")
  }

  private static func entry(
    for scene: Scene, _ stage: Stage
  ) throws(LayoutError) -> GalleryPage.Entry {
    var pictures: [GalleryPage.Picture] = []
    for form in ScreenForm.allCases {
      let staged = try stage.set(scene, for: form)
      for palette in [Palette.light, .dark] {
        let name = "\(scene.name)-\(form.rawValue)-\(palette.name)"
        pictures.append(
          GalleryPage.Picture(
            fileName: name + ".svg", isPhone: form == .phone, isDark: palette.isDark,
            svg: DevicePicture(staged: staged, palette: palette).svg(prefix: name),
            plainSVG: DevicePicture(staged: staged, palette: palette, captionStyle: nil)
              .svg(prefix: name)))
      }
    }
    return GalleryPage.Entry(
      scene: scene, items: scene.content.numberOfAllItems, pictures: pictures)
  }

  /// Three scenes side by side, as letters.
  private func writePreview(
    of catalog: SceneCatalog, _ stage: Stage, in program: Program
  ) throws(UsageError) {
    let console = program.console
    let style: TextCanvas.Style =
      console.hasColors ? .colors(console.colors) : console.isTerminal ? .boxes : .ascii
    let width = 25
    var columns: [[String]] = []
    for name in ["paintings", "time-zones", "elements"] {
      let scene = try catalog.scene(named: name)
      let staged = try program.laidOut { () throws(LayoutError) in
        try stage.set(scene, for: .phone)
      }
      let picture = TextPicture(
        staged: staged, style: style, palette: .light, columns: width, maximumRows: 16)
      columns.append(picture.lines)
    }
    for row in 0..<(columns.map { $0.count }.max() ?? 0) {
      let parts = columns.map { lines in
        // Escape sequences take no room, so only plain lines are padded.
        console.hasColors ? lines[row] : lines[row].padded(to: width)
      }
      var line = parts.joined(separator: "  ")
      while line.last == " " { line.removeLast() }
      console.writeLine(line)
    }
    console.writeLine()
  }
}
