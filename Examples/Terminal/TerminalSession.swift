import LayoutCore

/// A session that shows a scene in a terminal until the user quits.
struct TerminalSession {
  let terminal: TerminalDevice
  let colors: TerminalColors

  /// Shows `scene` until `q` is typed or the terminal is closed.
  func show(_ scene: LetterScene, by registry: LayoutRegistry) throws(LayoutError) {
    try show(scene, scene.content, registry)
  }

  private func show(
    _ scene: LetterScene, _ content: some SceneContent, _ registry: LayoutRegistry
  ) throws(LayoutError) {
    var size = terminal.size
    // A scene that cannot be laid out throws before the screen is taken.
    var viewer = try Viewer(
      scene, content, registry, hasColors: colors != .none, columns: size.columns, rows: size.rows)
    terminal.enter()
    defer { terminal.leave() }
    var keys = KeyReader()
    var lines: [String] = []
    var isReading = true
    while true {
      draw(viewer.screen(), over: &lines)
      switch terminal.wait(forever: !isReading) {
      case .closed: return
      case .nothing: isReading = try viewer.readMore()
      case .resized:
        size = terminal.size
        lines = []
        try viewer.resize(columns: size.columns, rows: size.rows)
      case .bytes(let bytes):
        keys.add(bytes)
        // Each key can begin or end a search, which changes what the next one is.
        while let key = keys.next(isTyping: viewer.search.typed != nil) {
          switch key {
          case .quit: return
          case .redraw: lines = []
          case .suspend:
            terminal.suspend()
            lines = []
          default: try viewer.handle(key)
          }
        }
      }
    }
  }

  /// Writes the lines of a screen that differ from those already shown.
  private func draw(_ grid: LetterGrid, over lines: inout [String]) {
    var text = ""
    for row in 0..<grid.height {
      let line = grid.line(ofRow: row, colors: colors)
      if row < lines.count, lines[row] == line { continue }
      text += "\u{1b}[\(row + 1);1H" + line
    }
    lines = (0..<grid.height).map { grid.line(ofRow: $0, colors: colors) }
    if !text.isEmpty { terminal.write(text) }
  }
}
