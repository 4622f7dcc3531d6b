import Foundation
import LayoutCore

/// The text below a picture: the scene, its layout, and parameters that differ from the defaults.
struct Caption {
  /// The contents of a caption.
  enum Style {
    /// The title and the layout.
    case title
    /// The title, the layout, a summary and parameters.
    case full
  }

  let staged: StagedScene
  let palette: Palette
  let width: Double
  var style = Style.full

  private static let titleFont = TextFont.bold(17)
  private static let badgeFont = TextFont.monospaced(12)
  private static let summaryFont = TextFont.regular(13.5)
  private static let parameterFont = TextFont.monospaced(11.5)

  /// The parameters in lines, at most three.
  private var parameterLines: [String] {
    var parts = staged.settings.entries.map { entry in
      "\(entry.key) \(Caption.short(entry.value))"
    }
    if staged.environment.direction == .rightToLeft { parts.insert("right to left", at: 0) }
    // A parameter and its value stay on one line.
    let text = parts.map { $0.replacingOccurrences(of: " ", with: "\u{a0}") }.joined(
      separator: " · ")
    return TextFit.lines(text, font: Caption.parameterFont, width: width, count: 4)
  }

  private var summaryLines: [String] {
    TextFit.lines(staged.scene.summary, font: Caption.summaryFont, width: width, count: 2)
  }

  private var lines: [Sketch.Line] {
    summaryLines.map { .init($0, Caption.summaryFont, palette.text) }
      + parameterLines.map { .init($0, Caption.parameterFont, palette.secondaryText) }
  }

  /// The height in points; it is the same for all pictures, so that they align.
  var height: Double { style == .title ? 26 : 126 }

  func write(to writer: inout SVGWriter, x: Double, y: Double) {
    let badge = staged.layout.name
    let badgeWidth = TextMetrics.width(of: badge, in: Caption.badgeFont) + 18
    let title = TextFit.line(
      staged.scene.title, font: Caption.titleFont, width: width - badgeWidth - 12)
    writer.write(
      TextMark(
        text: title, font: Caption.titleFont, color: palette.text,
        origin: LayoutPoint(x: x, y: y + 17)))
    let titleWidth = TextMetrics.width(of: title, in: Caption.titleFont)
    let pill = LayoutRect(x: x + titleWidth + 12, y: y + 1, width: badgeWidth, height: 22)
    writer.write(pill, .all(11), .color(palette.highlight), nil)
    writer.write(
      TextMark(
        text: badge, font: Caption.badgeFont, color: palette.accent,
        origin: LayoutPoint(x: pill.midX, y: pill.midY + 4), anchor: .middle))
    var baseline = y + 42
    for line in style == .title ? [] : lines {
      writer.write(
        TextMark(
          text: line.text, font: line.font, color: line.color,
          origin: LayoutPoint(x: x, y: baseline)))
      baseline += line.font.lineHeight + 1
    }
  }

  /// Returns a value as a user types it; cuts long lists, and parameters of layouts in layouts.
  private static func short(_ value: LayoutValue) -> String {
    switch value {
    case .list(let values):
      let layouts = values.compactMap { value in
        if case .object(let object) = value { name(of: object) } else { nil }
      }
      if layouts.count == values.count { return layouts.joined(separator: " | ") }
      if values.count <= 2 { return value.description }
      return values.prefix(2).map { $0.description }.joined(separator: ",")
        + ",… (\(values.count))"
    default: return value.description
    }
  }

  private static func name(of block: LayoutConfiguration) -> String? {
    guard let layout = block["layout"] else { return nil }
    return (block["sections"].map { "\($0) " } ?? "") + layout.description
  }
}
