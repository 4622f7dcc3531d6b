import Flow
import LayoutCore

/// Groups of settings, each a card of rows.
///
/// The rows of a list without line spacing have a position, from which corners and lines follow.
struct SettingsList: SceneContent, FlowLayoutDelegate {
  /// A row that shows one setting.
  struct Row: Hashable, Sendable {
    var title: String
    /// Its value; "on" and "off" are shown as a switch.
    var detail: String
    var color: Color
  }

  /// A heading, rows, and perhaps a note.
  struct Group: Hashable, Sendable {
    var title: String
    var note = ""
    var rows: [Row]
  }

  let groups: [Group]

  private static let radius = 12.0

  /// Returns the groups of lines of group, title, detail, colour and note.
  static func groups(of lines: [[String]]) -> [Group] {
    var groups: [Group] = []
    for fields in lines {
      guard fields.count == 5, let color = Color(hex: fields[3]) else { continue }
      let row = Row(title: fields[1], detail: fields[2], color: color)
      if groups.last?.title == fields[0] {
        groups[groups.count - 1].rows.append(row)
      } else {
        groups.append(Group(title: fields[0], rows: [row]))
      }
      if !fields[4].isEmpty { groups[groups.count - 1].note = fields[4] }
    }
    return groups
  }

  // MARK: Answers

  var numberOfSections: Int { groups.count }

  func numberOfItems(inSection section: Int) -> Int { groups[section].rows.count }

  /// A group without a note has a footer of 6 points.
  func flowSection(_ number: Int, default section: FlowSection) -> FlowSection {
    var section = section
    section.footer.extent = groups[number].note.isEmpty ? 6 : 34
    return section
  }

  // MARK: Looks

  func backdrop(_ palette: Palette) -> Color { palette.groupedScreen }

  func look(of attributes: LayoutAttributes, in context: LookContext) -> ElementLook {
    let element = attributes.element
    guard groups.indices.contains(element.index.section) else { return ElementLook() }
    let group = groups[element.index.section]
    switch (element.category, element.kind) {
    case (.cell, _): return row(group.rows[element.index.item], attributes, context)
    case (.supplementary, .header):
      return caption(group.title, .bold(15), context.palette.text, attributes, context)
    case (.supplementary, _):
      let color = context.palette.secondaryText
      return caption(group.note, .regular(12), color, attributes, context)
    case (.decoration, _): return ElementLook()
    }
  }

  private func row(
    _ row: Row, _ attributes: LayoutAttributes, _ context: LookContext
  ) -> ElementLook {
    let palette = context.palette
    var sketch = Sketch(attributes, context, label: row.title, detail: row.detail)
    let first = attributes.position.isFirst ? SettingsList.radius : 0
    let last = attributes.position.isLast ? SettingsList.radius : 0
    sketch.fill(
      .color(palette.card),
      corners: Corners(
        topLeft: first, topRight: first, bottomRight: last, bottomLeft: last))
    let room = sketch.bounds.inset(by: 14, 0)
    let icon = LayoutRect(x: room.minX, y: room.midY - 14, width: 28, height: 28)
    sketch.fill(row.color, in: icon, radius: 7)
    sketch.text(
      String(row.title.prefix(1)), .bold(14), .white, in: icon, alignment: .center,
      isCentered: true)
    if !attributes.position.isLast {
      sketch.fill(
        palette.hairline,
        in: LayoutRect(x: 56, y: room.maxY - 1, width: sketch.size.width - 56, height: 1))
    }
    let end = room.maxX
    let detail = value(of: row, end: end, &sketch, palette)
    sketch.text(
      row.title, .regular(15.5), palette.text,
      in: LayoutRect(
        x: icon.maxX + 14, y: 0, width: max(0, end - detail - icon.maxX - 26),
        height: sketch.size.height), isCentered: true)
    return sketch.look
  }

  /// Draws what a setting is set to, at the end of its row; gives the width that it takes.
  private func value(
    of row: Row, end: Double, _ sketch: inout Sketch, _ palette: Palette
  ) -> Double {
    let middle = sketch.size.height / 2
    if row.detail == "on" || row.detail == "off" {
      let isOn = row.detail == "on"
      let track = LayoutRect(x: end - 46, y: middle - 14, width: 46, height: 28)
      sketch.fill(isOn ? Color(0x2e9e5b) : palette.hairline, in: track, radius: 14)
      sketch.circle(
        LayoutPoint(x: isOn ? track.maxX - 14 : track.minX + 14, y: middle), radius: 12, .white)
      return 46
    }
    let tip = LayoutPoint(x: end - 1, y: middle)
    for height in [-5.0, 5] {
      sketch.line(
        sketch.mirrored(LayoutPoint(x: end - 6, y: middle + height)), sketch.mirrored(tip),
        Stroke(palette.secondaryText, 1.6, hasRoundEnds: true))
    }
    let width = min(TextMetrics.width(of: row.detail, in: .regular(15)) + 1, end * 0.4)
    sketch.text(
      row.detail, .regular(15), palette.secondaryText,
      in: LayoutRect(x: end - 16 - width, y: 0, width: width, height: sketch.size.height),
      alignment: .trailing, isCentered: true)
    return width + 16
  }

  private func caption(
    _ text: String, _ font: TextFont, _ color: Color, _ attributes: LayoutAttributes,
    _ context: LookContext
  ) -> ElementLook {
    var sketch = Sketch(attributes, context, label: text)
    // Opaque: rows pass below a heading that stays.
    sketch.fill(context.palette.groupedScreen)
    var margin = 14.0
    if case .insets(let insets) = context.parameters["sectionInsets"] { margin += insets.leading }
    let room = sketch.bounds.inset(by: margin, 7)
    if attributes.element.kind == .header {
      sketch.stack(sketch.fitting([.init(text, font, color)], in: room), atBottomOf: room)
    } else {
      sketch.text(text, font, color, in: room)
    }
    return sketch.look
  }
}
