import GroupedColumns
import LayoutCore

/// Groups of rows as in a settings app.
///
/// Corners are rounded by each cell's position and the style's corner radius; lines and cards are
/// the layout's decorations. Nothing here counts rows to find out which is the last.
struct GroupedList: SceneContent, GroupedColumnsLayoutDelegate {
  let groups: [RowGroup]

  // MARK: Answers

  var numberOfSections: Int { groups.count }

  func numberOfItems(inSection section: Int) -> Int { groups[section].rows.count }

  func groupedColumnsSection(
    _ number: Int, default section: GroupedColumnsSection
  ) -> GroupedColumnsSection {
    var section = section
    if groups[number].footer.isEmpty { section.footerExtent = 0 }
    return section
  }

  // MARK: Looks

  func backdrop(_ palette: Palette) -> Color { palette.groupedScreen }

  func look(of attributes: LayoutAttributes, in context: LookContext) -> ElementLook {
    let element = attributes.element
    guard groups.indices.contains(element.index.section) else { return ElementLook() }
    let group = groups[element.index.section]
    switch (element.category, element.kind) {
    case (.cell, _): return look(of: group.rows[element.index.item], attributes, context)
    case (.supplementary, .footer):
      return caption(group.footer, isHeader: false, attributes, context)
    case (.supplementary, _): return caption(group.title, isHeader: true, attributes, context)
    case (.decoration, .background):
      var sketch = Sketch(attributes, context)
      sketch.fill(
        context.palette.card, radius: context.length("cornerRadius"),
        stroke: Stroke(context.palette.hairline.withOpacity(0.6), 1))
      return sketch.look
    case (.decoration, _):
      var sketch = Sketch(attributes, context)
      sketch.fill(context.palette.hairline)
      return sketch.look
    }
  }

  private func look(
    of row: RowGroup.Row, _ attributes: LayoutAttributes, _ context: LookContext
  ) -> ElementLook {
    let palette = context.palette
    var sketch = Sketch(
      attributes, context, label: row.title, notes: [row.subtitle, row.note], detail: row.detail)
    sketch.fill(.color(palette.card), corners: corners(of: attributes.position, context))
    var room = sketch.bounds.inset(by: 16, 4)
    if let clock = row.clock {
      sketch.clock(
        clock, center: LayoutPoint(x: room.minX + 15, y: room.midY),
        radius: min(15, room.height / 2))
      room = room.without(leading: 42)
    }
    let details: [Sketch.Line] = [
      .init(row.detail, .bold(15), palette.text),
      .init(row.note, .regular(12), palette.secondaryText),
    ]
    let detailWidth = details.map { TextMetrics.width(of: $0.text, in: $0.font) }.max() ?? 0
    let trailing = min(detailWidth, room.width * 0.6)
    let detailRoom = LayoutRect(
      x: room.maxX - trailing, y: room.minY, width: trailing, height: room.height)
    sketch.stack(
      sketch.fitting(details.filter { !$0.text.isEmpty }, in: detailRoom), centeredIn: detailRoom,
      alignment: .trailing)
    let titleRoom = LayoutRect(
      x: room.minX, y: room.minY, width: room.width - trailing - 12, height: room.height)
    let titles: [Sketch.Line] = [
      .init(row.title, .regular(15.5), palette.text),
      .init(row.subtitle, .regular(12), palette.secondaryText),
    ]
    sketch.stack(
      sketch.fitting(titles.filter { !$0.text.isEmpty }, in: titleRoom), centeredIn: titleRoom,
      alignment: .leading)
    return sketch.look
  }

  /// Returns the rounded corners of a cell, which are those of its group at the group's ends.
  private func corners(of position: CellPosition, _ context: LookContext) -> Corners {
    let radius = context.length("cornerRadius")
    let first = position.isFirst ? radius : 0
    let last = position.isLast ? radius : 0
    return context.axis == .vertical
      ? Corners(topLeft: first, topRight: first, bottomRight: last, bottomLeft: last)
      : Corners(topLeft: first, topRight: last, bottomRight: last, bottomLeft: first)
  }

  private func caption(
    _ text: String, isHeader: Bool, _ attributes: LayoutAttributes, _ context: LookContext
  ) -> ElementLook {
    var sketch = Sketch(attributes, context, label: text)
    var inset = 16.0
    if case .insets(let card) = context.parameters["cardInsets"] { inset += card.leading }
    let room = sketch.bounds.inset(by: inset, 6)
    if isHeader {
      // Opaque, for rows pass below it when it is pinned.
      sketch.fill(context.palette.groupedScreen)
      sketch.stack(
        sketch.fitting([.init(text, .bold(15), context.palette.text)], in: room),
        atBottomOf: room)
    } else {
      sketch.text(text, .regular(12), context.palette.secondaryText, in: room, lines: 2)
    }
    return sketch.look
  }
}

extension LayoutRect {
  /// Returns the rectangle without its leading part.
  func without(leading width: Double) -> LayoutRect {
    LayoutRect(x: minX + width, y: minY, width: max(0, self.width - width), height: height)
  }
}
