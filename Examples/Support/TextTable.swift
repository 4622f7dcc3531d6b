/// A table for a terminal: columns as wide as their widest text.
struct TextTable {
  /// The headings; columns whose names are in ``trailing`` end where others begin.
  let headings: [String]
  var trailing: Set<String> = []
  var rows: [[String]] = []

  /// The table in lines, two spaces between columns.
  var text: String {
    let lines = [headings] + rows
    let widths = headings.indices.map { column in lines.map { $0[column].count }.max() ?? 0 }
    return lines.map { line in
      var text = ""
      for (column, field) in line.enumerated() {
        let padding = String(repeating: " ", count: widths[column] - field.count)
        text += trailing.contains(headings[column]) ? padding + field : field + padding
        text += "  "
      }
      while text.last == " " { text.removeLast() }
      return text + "\n"
    }.joined()
  }
}

extension String {
  /// Returns the text broken between words into lines of at most `width` letters.
  func wrapped(to width: Int) -> [String] {
    var lines: [String] = []
    for word in split(separator: " ") {
      if let last = lines.last, last.count + 1 + word.count <= width {
        lines[lines.count - 1] = last + " " + word
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }

  /// Returns the text with spaces behind it, `width` letters in all.
  func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }
}
