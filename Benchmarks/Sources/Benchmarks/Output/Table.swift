/// A table with aligned columns, for a terminal or as Markdown.
struct Table {
  let rows: [Row]

  private static let titles = [
    "what", "items", "median", "best", "× floor", "× memory", "× baseline", "× other",
    "allocations", "target", "",
  ]

  private func cells(_ row: Row) -> [String] {
    func ratio(_ ratio: Double?) -> String { ratio.map { Figure.plain($0) } ?? "" }
    return [
      "\(row.group): \(row.name)", Figure.grouped(row.size), Figure.text(row.median, row.unit),
      row.unit.isTime ? Figure.text(row.best, row.unit) : "",
      ratio(row.floorRatio), ratio(row.memoryRatio), ratio(row.baselineRatio),
      ratio(row.referenceRatio),
      row.allocations.map { Figure.plain($0) } ?? "", row.target ?? "",
      verdict(row),
    ]
  }

  private func verdict(_ row: Row) -> String {
    if row.allocatesAgainstItsPromise { return "ALLOCATES" }
    return row.isMet.map { $0 ? "met" : "missed" } ?? ""
  }

  /// The table as text, with columns of equal width and numbers aligned to the right.
  var text: String {
    let all = [Table.titles] + rows.map { cells($0) }
    let widths = Table.titles.indices.map { column in all.map { $0[column].count }.max() ?? 0 }
    return all.map { row in
      row.indices.map { column in
        let padding = String(repeating: " ", count: widths[column] - row[column].count)
        return column == 0 ? row[column] + padding : padding + row[column]
      }.joined(separator: "  ")
    }.joined(separator: "\n")
  }

  /// The rows of times and of memory, as a Markdown table.
  ///
  /// Only the largest collection of each scenario is included. Counted work is the same in every run, and compared with
  /// `Counts.txt`.
  var markdown: String {
    let head = "| " + Table.titles.dropLast().joined(separator: " | ") + " | |"
    let line = "|---|" + String(repeating: "---:|", count: Table.titles.count - 1)
    func name(_ row: Row) -> String { "\(row.group): \(row.name)" }
    let largest = Dictionary(rows.map { (name($0), $0.size) }) { max($0, $1) }
    let body = rows.filter {
      $0.target != nil || $0.unit != .work && $0.size == largest[name($0)]
    }.map {
      "| " + cells($0).joined(separator: " | ") + " |"
    }
    return ([head, line] + body).joined(separator: "\n") + "\n"
  }
}
