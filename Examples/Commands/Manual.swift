/// The name, options and operands of a command, from which arguments are parsed and help is made.
struct Manual: Sendable {
  /// An argument that begins with two dashes.
  struct Option: Sendable {
    /// The name without dashes.
    let name: String
    /// The name of the value in help texts; nil if the option has no value.
    var value: String?
    let summary: String
    var isRepeatable = false
  }

  /// An argument that is identified by its position.
  struct Operand: Sendable {
    let name: String
    let summary: String
    var isRequired = true
  }

  let name: String
  let summary: String
  var operands: [Operand] = []
  var options: [Option] = []
  /// Paragraphs below the options.
  var notes: [String] = []

  /// The line that shows the syntax of the command.
  var usage: String {
    var parts = [Program.name, name]
    parts += operands.map { $0.isRequired ? $0.name : "[\($0.name)]" }
    if !options.isEmpty { parts.append("[options]") }
    return parts.joined(separator: " ")
  }

  /// The whole help text.
  var text: String {
    var text = "\(summary)\n\nUsage: \(usage)\n"
    if !operands.isEmpty {
      text += "\nArguments:\n" + Manual.list(operands.map { ($0.name, $0.summary) })
    }
    let help = Option(name: "help", summary: "Shows this text.")
    let entries = (options + [help]).map { option in
      ("--\(option.name)" + (option.value.map { " \($0)" } ?? ""), option.summary)
    }
    text += "\nOptions:\n" + Manual.list(entries)
    for note in notes {
      text += "\n" + note.wrapped(to: 92).map { $0 + "\n" }.joined()
    }
    return text
  }

  /// Returns names and their summaries, in two columns.
  static func list(_ entries: [(name: String, summary: String)]) -> String {
    let width = (entries.map { $0.name.count }.max() ?? 0) + 4
    return entries.map { entry in
      let lines = entry.summary.wrapped(to: 94 - width)
      let first = "  " + entry.name.padded(to: width - 2) + (lines.first ?? "") + "\n"
      let others = lines.dropFirst().map { String(repeating: " ", count: width) + $0 + "\n" }
      return first + others.joined()
    }.joined()
  }
}
