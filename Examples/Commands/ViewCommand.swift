import Foundation
import LayoutCore

/// A command that shows a scene full-screen in the terminal.
struct ViewCommand: Command {
  static let manual = Manual(
    name: "view", summary: "Shows a scene in the terminal, to scroll through.",
    operands: [
      .init(
        name: "NAME", summary: "A layout or a scene; a table by default.", isRequired: false)
    ],
    options: [.init(name: "data", value: "FILE", summary: "Shows data of your own: see below.")],
    notes: [
      "Keys: arrows, page up and page down, home and end; the mouse wheel; q leaves. So do h, j, k, l,"
        + " b, f or the space bar, g and G. A number before G goes to that row or item. A slash, a text and return"
        + " find the text; n and N go to the next and the previous place.",
      "Data: as for \"show\". A CSV or TSV file for the spreadsheet may have any length: rows are read"
        + " as they are shown.",
    ])

  private let name: String?
  private let dataPath: String?

  init(_ arguments: Arguments) throws(UsageError) {
    name = arguments.operands.first
    dataPath = arguments["data"]
  }

  func run(in program: Program) throws(UsageError) {
    guard program.console.isTerminal, let terminal = TerminalDevice() else {
      throw UsageError("view: needs a terminal; \"show --format text\" draws without one")
    }
    let scene = try scene(in: program)
    try program.laidOut { () throws(LayoutError) in
      try TerminalSession(terminal: terminal, colors: program.console.colors)
        .show(scene, by: program.registry)
    }
  }

  /// Returns the scene to show: a named scene, a data file, or a table for the spreadsheet.
  private func scene(in program: Program) throws(UsageError) -> LetterScene {
    let catalog = try program.catalog()
    let isScene = catalog.scenes.contains { $0.name == name || $0.layout == name }
    if let name, !isScene, dataPath == nil,
      let story = try program.stories().stories.first(where: { $0.layout == name })
    {
      return LetterScene(story)
    }
    let bundled = try name.map { name throws(UsageError) in try catalog.scene(named: name) }
    let file = dataPath.map { InputFile($0, in: program.directory) }
    if let file {
      let layout = bundled?.layout ?? file.likelyLayout
      if layout != "spreadsheet" {
        return LetterScene(try OwnData.scene(of: file, layout: layout) { _ in })
      }
    } else if let bundled, bundled.name == name || bundled.layout != "spreadsheet" {
      return LetterScene(bundled)
    }
    let table = file ?? BundledData.file("elements.csv")
    return LetterScene(try table.lazyTable(), title: table.name)
  }
}

extension InputFile {
  /// The layout that suits the data: a folder, groups, or a table.
  var likelyLayout: String {
    isFolder ? "waterfall" : fileExtension == "json" ? "grouped-columns" : "spreadsheet"
  }

  /// Returns the table in the file, which reads only the rows that are shown.
  func lazyTable() throws(UsageError) -> LazyTable {
    let table = LazyTable(try table())
    if table.rowCount == 0 { throw UsageError("\(path): has no rows below its headings") }
    return table
  }
}
