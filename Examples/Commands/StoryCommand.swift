import LayoutCore

/// A command that plays a session of a layout, and shows it frame by frame.
struct StoryCommand: Command {
  static let manual = Manual(
    name: "story", summary: "Plays a session of a layout that scrolls and changes, frame by frame.",
    operands: [.init(name: "NAME", summary: "A layout, as \"list\" names it.")],
    options: [
      .init(
        name: "output", value: "FILE",
        summary:
          "Draws strips of frames into an SVG file, a page that plays into an HTML file, or the text"
          + " into any other file."
      ),
      .init(name: "dark", summary: "Draws in dark colours."),
    ],
    notes: [
      "Each story goes to the middle of the content, to its beginning and to its end. There items"
        + " are inserted, sizes arrive late, the screen turns and turns back, what the reader looks"
        + " at is deleted, and another layout takes over. Each frame shows what stays in place, and"
        + " how far it jumped."
    ])

  private let name: String
  private let outputPath: String?
  private let isDark: Bool

  init(_ arguments: Arguments) throws(UsageError) {
    name = arguments.operands[0]
    outputPath = arguments["output"]
    isDark = arguments.has("dark")
  }

  func run(in program: Program) throws(UsageError) {
    let output = try OutputFile(outputPath, in: program)
    let story = try program.stories().story(named: name)
    let rendered = try program.laidOut { () throws(LayoutError) in
      try story.rendered(by: program.registry)
    }
    let palette = Palette.theme(isDark: isDark)
    let path = outputPath?.lowercased() ?? ""
    if path.hasSuffix(".svg") {
      try output.write(StoryPicture(story: rendered, palette: palette).svg(prefix: "story"))
    } else if path.hasSuffix(".html") {
      try output.write(StoryPlayer(story: rendered, palette: palette).html)
    } else {
      try output.write(rendered.text)
    }
  }
}
