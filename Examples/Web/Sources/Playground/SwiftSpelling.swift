import LayoutCore

/// The spelling of a layout and its parameters in Swift.
///
/// A layout `grouped-columns` is `GroupedColumnsLayout` of the module `GroupedColumns`, and a
/// parameter is a property of the same name; this type specifies the exceptions.
struct SwiftSpelling {
  let layout: String
  /// The name without hyphens, with a capital letter, and with a small one.
  let name: String
  let variable: String
  let type: String
  /// The module, or nil for a layout that no product has.
  let module: String?

  init(layout: String) {
    var camel: [UInt8] = []
    var isStart = true
    for byte in layout.utf8 {
      if byte == UInt8(ascii: "-") {
        isStart = true
      } else {
        camel.append(isStart && byte >= 0x61 ? byte - 32 : byte)
        isStart = false
      }
    }
    let name = String(decoding: camel, as: UTF8.self)
    self.layout = layout
    self.name = name
    variable = String(
      decoding: camel.prefix(1).map { $0 | 0x20 } + camel.dropFirst(), as: UTF8.self)
    type = name + "Layout"
    module = layout == "honeycomb" ? nil : name
  }

  /// Returns the property of a parameter.
  func path(of key: String) -> String {
    if layout == "grouped-columns" {
      switch key {
      case "sectionSpacing", "headerExtent", "footerExtent": return "section.\(key)"
      case "cardInsets", "cornerRadius", "hasBackground", "separatorThickness", "separatorLeading",
        "separatorTrailing", "hasOuterSeparators":
        return "style.\(key)"
      default: return key
      }
    }
    if layout == "schedule" {
      switch key {
      case "laneExtent": return "lane.extent"
      case "laneSpacing": return "lane.spacing"
      case "itemSpacing", "overlap": return "lane.\(key)"
      default: return key
      }
    }
    let hasOwnSection = layout == "justified" || layout == "board"
    guard layout == "waterfall" || layout == "flow" || hasOwnSection else { return key }
    switch key {
    case "headerExtent": return "section.header.extent"
    case "headerInsets": return "section.header.insets"
    case "pinsHeaders": return "section.header.isPinned"
    case "footerExtent": return "section.footer.extent"
    case "footerInsets": return "section.footer.insets"
    case "pinsFooters": return "section.footer.isPinned"
    case "columns", "columnSpacing", "itemSpacing", "lineSpacing", "sectionInsets", "itemSize",
      "lineAlignment", "lineBreaking", "maximumLines", "moreSize":
      return "section.\(key)"
    case "axis", "rounding", "asksForSizes": return key
    default: return hasOwnSection ? "section.\(key)" : key
    }
  }

  /// Returns a value as an expression.
  func spell(_ value: LayoutValue, _ parameter: ParameterDescriptor) -> String {
    switch value {
    case .none: return "nil"
    case .flag, .integer, .number: return value.description
    case .text(let text):
      if case .choice = parameter.type { return ".\(text)" }
      return "\"\(text)\""
    case .size(let size): return spell(size)
    case .insets(let insets): return spell(insets)
    case .columns(let columns): return spell(columns)
    case .list(let values):
      var items = ""
      for value in values {
        items += items.isEmpty ? "" : ", "
        if case .text(let text) = value {
          items += "\"\(text)\""
        } else if parameter.key == "breaks", case .list(let parts) = value, parts.count > 1 {
          items += "ScheduleBreak(start: \(parts[0]), end: \(parts[1])"
          items += parts.count > 2 ? ", extent: \(parts[2]))" : ")"
        } else {
          items += value.description
        }
      }
      // Ranges of cells are read from text, and may fail to be.
      return parameter.key == "merges" ? "[\(items)].compactMap { CellRange($0) }" : "[\(items)]"
    case .object: return value.description
    }
  }

  func spell(_ size: LayoutSize) -> String {
    "LayoutSize(width: \(plain(size.width)), height: \(plain(size.height)))"
  }

  func spell(_ insets: LayoutInsets) -> String {
    "LayoutInsets(top: \(plain(insets.top)), leading: \(plain(insets.leading)), "
      + "bottom: \(plain(insets.bottom)), trailing: \(plain(insets.trailing)))"
  }

  private func spell(_ columns: ColumnCount) -> String {
    switch columns {
    case .fixed(let count): "\(count)"
    case .adaptive(let width, let most, let count, let alignment):
      ".adaptive(minimumWidth: \(plain(width))"
        + (most < .infinity ? ", maximumWidth: \(plain(most))" : "")
        + (count < LayoutLimits.maximumTracks ? ", maximumCount: \(count)" : "")
        + (alignment == .leading ? ")" : ", alignment: .\(alignment.rawValue))")
    case .tracks(let sizes, let alignment):
      ".tracks([\(sizes.map { spell($0) }.joined(separator: ", "))]"
        + (alignment == .leading ? ")" : ", alignment: .\(alignment.rawValue))")
    }
  }

  private func spell(_ track: TrackSize) -> String {
    switch track {
    case .fixed(let extent): ".fixed(\(plain(extent)))"
    case .flexible(let minimum, let maximum):
      ".flexible(minimum: \(plain(minimum)), "
        + "maximum: \(maximum < .infinity ? plain(maximum) : ".infinity"))"
    case .fraction(let share, let minimum):
      ".fraction(\(plain(share))" + (minimum == 0 ? ")" : ", minimum: \(plain(minimum)))")
    }
  }

  func plain(_ number: Double) -> String { LayoutValue.number(number).description }
}
