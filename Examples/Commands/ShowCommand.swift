import Foundation
import LayoutCore
import LayoutJSON

/// A command that draws one scene.
struct ShowCommand: Command {
  static let manual = Manual(
    name: "show", summary: "Draws one scene.",
    operands: [
      .init(
        name: "NAME", summary: "A scene, or a layout for the first of its scenes: see below.")
    ],
    options: [
      .init(name: "width", value: "POINTS", summary: "The width of the screen; 390 by default."),
      .init(name: "height", value: "POINTS", summary: "The height of the screen."),
      .init(
        name: "offset", value: "X,Y", summary: "Scrolls the screen there, even beyond the content."),
      .init(
        name: "set", value: "PARAMETER=VALUE",
        summary: "Sets a parameter of the layout; may be repeated. Sizes are written as 120x44,"
          + " insets as 8 or as 8,16,8,16 (top, leading, bottom, trailing), columns as 3 or as"
          + " adaptive:120, lists with commas.",
        isRepeatable: true),
      .init(
        name: "config", value: "FILE",
        summary: "Takes layout and parameters from a JSON file:"
          + " {\"layout\": \"waterfall\", \"parameters\": {\"columns\": 3}}."),
      .init(name: "data", value: "FILE", summary: "Shows data of your own: see below."),
      .init(name: "format", value: "FORMAT", summary: "svg (the default), text or json."),
      .init(
        name: "output", value: "FILE",
        summary:
          "Writes to a file that is not read here; the format follows from .svg, .txt or .json"
          + " by default."),
      .init(name: "dark", summary: "Draws in dark colours."),
      .init(name: "rtl", summary: "Lays out from right to left."),
      .init(name: "scale", value: "N", summary: "Device pixels per point; 2 by default."),
    ],
    notes: [
      "Scenes: paintings, eras (waterfall); time-zones (grouped-columns); elements,"
        + " periodic-table, big-sheet, file-tree, finances (spreadsheet); photos, settings, cards,"
        + " tags (flow); rows (justified); bento, dashboard (board); week, day, tv-guide, gantt,"
        + " resources (schedule); museum, scrolling-rows (compositional); front-page (mixed); colors"
        + " (honeycomb); carousel (carousel).",
      "Data: a folder of PNG, JPEG, GIF or WebP images for the waterfall; a CSV or TSV file whose"
        + " first line are headings for the spreadsheet; for the grouped columns a CSV file with"
        + " group, title and detail after a line of headings, or a JSON file such as"
        + " [{\"title\": \"Fruit\", \"rows\": [\"Apple\", {\"title\": \"Pear\", \"detail\": \"2\"}]}].",
    ])

  enum Format: String, CaseIterable, Sendable { case svg, text, json }

  let name: String
  let format: Format
  let isDark: Bool
  let outputPath: String?
  let configurationPath: String?
  let dataPath: String?
  let settings: [String]
  /// The size, direction, scale and offset, without the values of the configuration.
  let request: Stage.Request

  init(_ arguments: Arguments) throws(UsageError) {
    name = arguments.operands[0]
    isDark = arguments.has("dark")
    outputPath = arguments["output"]
    configurationPath = arguments["config"]
    dataPath = arguments["data"]
    settings = arguments.all("set")
    format = try ShowCommand.format(arguments["format"], output: outputPath)
    let width = try arguments.number("width", in: 1...20_000)
    let form = width.map { ScreenForm(width: $0) } ?? .phone
    let height = try arguments.number("height", in: 1...20_000)
    request = Stage.Request(
      size: LayoutSize(
        width: width ?? form.contentSize.width, height: height ?? form.contentSize.height),
      direction: arguments.has("rtl") ? .rightToLeft : .leftToRight,
      scale: try arguments.number("scale", in: 0.5...8) ?? 2,
      scroll: try ShowCommand.offset(arguments["offset"]))
  }

  func run(in program: Program) throws(UsageError) {
    let inputs = [configurationPath, dataPath].compactMap { path in
      path.map { InputFile($0, in: program.directory) }
    }
    var request = request
    let catalog = try program.catalog()
    var scene = try catalog.scene(named: name)
    let layout = try configure(&request, for: scene, in: program)
    if let dataPath {
      let file = InputFile(dataPath, in: program.directory)
      scene = try OwnData.scene(of: file, layout: layout) { problem in
        program.console.report(problem, from: "\(Console.programName): left out")
      }
    }
    // What cannot be read is reported first, such as a folder in place of a file.
    let output = try OutputFile(outputPath, protecting: inputs, in: program)
    let staged = try program.laidOut { () throws(LayoutError) in
      try Stage(registry: program.registry).set(scene, request)
    }
    try output.write(try drawn(staged, on: program.console))
  }

  /// Updates the request with the values of the file and the flags; flags take precedence.
  ///
  /// - Returns: The name of the layout that is meant.
  private func configure(
    _ request: inout Stage.Request, for scene: Scene, in program: Program
  ) throws(UsageError) -> String {
    if let configurationPath {
      let text = try InputFile(configurationPath, in: program.directory).text()
      do throws(LayoutJSONError) {
        var document = try LayoutDocument(parsing: text)
        request.layout = document.layout
        request.parameters = document.parameters
        // Checked by itself, so that errors name the place in the file.
        document.layout = document.layout ?? scene.layout
        _ = try program.registry.layout(from: document)
      } catch {
        throw UsageError("\(configurationPath): \(error)")
      }
    }
    let layout = request.layout ?? scene.layout
    let descriptor = try program.laidOut { () throws(LayoutError) in
      try program.registry.descriptor(named: layout)
    }
    var keys: Set<String> = []
    for setting in settings {
      let entry = try ParameterFlag.parse(setting, for: descriptor)
      let known = descriptor.parameters.map { $0.key }
      let hint = Spelling.suggestion(for: entry.key, among: known)
      if !known.contains(entry.key), !hint.isEmpty {
        let path = ParameterPath([.key(entry.key)])
        throw UsageError(
          "\(LayoutError.unknownParameter(layout: layout, path: path, known: known))\(hint)")
      }
      if !keys.insert(entry.key).inserted {
        throw .usage("--set: \"\(entry.key)\" is set twice; set each parameter once")
      }
      request.parameters[entry.key] = entry.value
    }
    return layout
  }

  private func drawn(_ staged: StagedScene, on console: Console) throws(UsageError) -> String {
    let palette = Palette.theme(isDark: isDark)
    switch format {
    case .svg:
      return DevicePicture(staged: staged, palette: palette).svg(prefix: staged.scene.name)
    case .text:
      let hasColors = outputPath == nil && console.hasColors
      return TextPicture(
        staged: staged, style: hasColors ? .colors(console.colors) : .boxes, palette: palette
      ).text
    case .json: return JSONValue(staged).indentedText + "\n"
    }
  }

  // MARK: Options

  private static func format(_ name: String?, output: String?) throws(UsageError) -> Format {
    if let name {
      if let format = Format(rawValue: name) { return format }
      throw .usage("--format takes svg, text or json, not \"\(name)\"")
    }
    switch output.map({ URL(fileURLWithPath: $0).pathExtension.lowercased() }) {
    case nil, "", "svg": return .svg
    case "json": return .json
    case "txt", "text": return .text
    case let other?:
      throw .usage("there is no format for .\(other); name one with --format svg, text or json")
    }
  }

  private static func offset(_ text: String?) throws(UsageError) -> ScrollTarget? {
    guard let text else { return nil }
    let numbers = text.split(separator: ",", omittingEmptySubsequences: false).map {
      Arguments.number(String($0))
    }
    guard numbers.count == 2, let x = numbers[0], let y = numbers[1] else {
      throw .usage("--offset takes two numbers such as 0,200, not \"\(text)\"")
    }
    return .exact(LayoutPoint(x: x, y: y))
  }
}
