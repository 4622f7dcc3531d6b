import LayoutJSON

/// A command that lays out recorded cases again, to be compared with the recording.
struct ReplayCommand: Command {
  static let manual = Manual(
    name: "replay", summary: "Lays recorded cases out and prints the result of each, as JSON.",
    operands: [
      .init(
        name: "FILE",
        summary:
          "A file of recorded cases with up to \(Replay.maximumItemCount.grouped) items in all.")
    ])

  private let path: String

  init(_ arguments: Arguments) throws(UsageError) { path = arguments.operands[0] }

  func run(in program: Program) throws(UsageError) {
    let file = InputFile(path, in: program.directory)
    let output = try OutputFile(nil, protecting: [file], in: program)
    let recorded = try file.json()
    let report: JSONValue
    do throws(UsageError) {
      report = try Replay(registry: program.registry).report(on: recorded)
    } catch {
      throw UsageError("\(path): \(error)")
    }
    try output.write(report.text + "\n")
  }
}
