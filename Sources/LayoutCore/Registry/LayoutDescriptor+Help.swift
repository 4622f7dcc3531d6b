extension LayoutDescriptor {
  /// A help text for the layout: its name, its summary, and a table of its parameters.
  public var helpText: String {
    var rows = [["PARAMETER", "TYPE", "UNIT", "DEFAULT", "RANGE"]]
    for parameter in parameters {
      let value = parameter.defaultValue.description
      rows.append([
        parameter.key, parameter.type.name,
        parameter.unit == .none ? "" : parameter.unit.rawValue, value.isEmpty ? "empty" : value,
        parameter.type.values,
      ])
    }
    let widths = rows[0].indices.map { column in
      rows.reduce(0) { max($0, $1[column].utf8.count) }
    }
    var text = "\(name)\n  \(summary)\n\n"
    for (place, row) in rows.enumerated() {
      text += " "
      for (field, width) in zip(row.dropLast(), widths) {
        text += " " + field + String(repeating: " ", count: width - field.utf8.count + 1)
      }
      if let last = row.last, !last.isEmpty { text += " " + last }
      text += "\n"
      if place > 0 { text += "      \(parameters[place - 1].summary)\n" }
    }
    return text
  }
}

extension LayoutValueType {
  /// A short name of the type, such as "number" or "optional integer".
  public var name: String {
    switch self {
    case .flag: "flag"
    case .integer: "integer"
    case .number: "number"
    case .choice: "choice"
    case .text: "text"
    case .size: "size"
    case .insets: "insets"
    case .columns: "columns"
    case .optional(let type): "optional \(type.name)"
    case .list(let type): "list of \(type.name)"
    case .layout: "layout"
    }
  }

  /// A description of the allowed values: the range, the choices, or the form of a text.
  public var values: String {
    switch self {
    case .choice(let names): names.joined(separator: ", ")
    case .text(let form, _): form
    case .optional(let type): "\(type.values), or none"
    case .list(let type): "each \(type.values)"
    case .flag, .integer, .number, .size, .insets, .columns, .layout: range
    }
  }
}
