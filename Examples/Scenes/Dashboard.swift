import Board
import LayoutCore

/// Facts about the chemical elements, as widgets of a dashboard.
struct Dashboard: SceneContent, BoardItemDelegate {
  /// A widget: a title, and a number or bars.
  struct Widget: Sendable {
    var title: String
    /// The extent in modules.
    var item: BoardItem
    /// A number, and what it counts.
    var number: (Int, String)?
    var bars: [(label: String, value: Int, color: Color)] = []
  }

  let widgets: [Widget]

  init(_ elements: [ChemicalElement]) {
    func count(_ title: String, _ unit: String, _ condition: (ChemicalElement) -> Bool) -> Widget {
      Widget(
        title: title, item: BoardItem(),
        number: (elements.filter(condition).count, unit))
    }
    func bars(
      _ title: String, _ width: Int, _ height: Int, _ labels: [String],
      _ label: (ChemicalElement) -> String
    ) -> Widget {
      let colors = ChemicalElement.Category.allCases.map { $0.color }
      return Widget(
        title: title, item: BoardItem(width: width, height: height),
        bars: labels.enumerated().map { place, name in
          (name, elements.filter { label($0) == name }.count, colors[place % colors.count])
        })
    }
    func century(_ element: ChemicalElement) -> String {
      Int(element.discovered).map { "\($0 / 100)00s" } ?? "ancient"
    }
    let categories = ChemicalElement.Category.allCases.filter { $0 != .unknown }
    widgets = [
      bars("Categories", 2, 2, categories.map { $0.rawValue }) { $0.category.rawValue },
      count("Elements", "known") { _ in true },
      count("Noble gases", "elements") { $0.category == .nobleGas },
      bars("Blocks", 2, 1, ["s", "p", "d", "f"]) { $0.block },
      count("Heavier than lead", "elements") { $0.number > 82 },
      bars("Discovered", 1, 2, ["ancient", "1600s", "1700s", "1800s", "1900s", "2000s"], century),
      count("Known to the ancients", "elements") { $0.discovered == "ancient" },
      bars("Periods", 2, 2, (1...7).map { "Period \($0)" }) { "Period \($0.period)" },
      count("Halogens", "elements") { $0.category == .halogen },
      count("Melt below 300 K", "elements") { (Double($0.melting) ?? 999) < 300 },
      count("Lanthanides", "elements") { $0.category == .lanthanide },
      bars("Groups of metals", 2, 1, ["Alkali metal", "Transition metal", "Actinide"]) {
        $0.category.rawValue
      },
      count("In group 18", "elements") { $0.group == 18 },
      count("Metalloids", "elements") { $0.category == .metalloid },
    ]
  }

  // MARK: Answers

  func numberOfItems(inSection section: Int) -> Int { widgets.count }

  func boardItem(at index: ElementIndex, default item: BoardItem) -> BoardItem {
    widgets[index.item].item
  }

  // MARK: Looks

  func backdrop(_ palette: Palette) -> Color { palette.groupedScreen }

  func look(of attributes: LayoutAttributes, in context: LookContext) -> ElementLook {
    guard attributes.element.category == .cell else { return ElementLook() }
    let widget = widgets[attributes.element.index.item]
    let palette = context.palette
    let notes = widget.bars.map { "\($0.label): \($0.value)" }
    let detail = widget.number.map { "\($0.0)" } ?? ""
    var sketch = Sketch(attributes, context, label: widget.title, notes: notes, detail: detail)
    sketch.fill(palette.card, radius: 14)
    let room = sketch.bounds.inset(by: 14, 12)
    sketch.text(widget.title, .bold(13), palette.secondaryText, in: room)
    var rest = room
    rest.origin.y += 22
    rest.size.height = max(0, rest.height - 22)
    if let (number, unit) = widget.number {
      sketch.stack(
        sketch.fitting(
          [
            .init("\(number)", .bold(34), palette.text),
            .init(unit, .regular(12.5), palette.secondaryText),
          ], in: rest), atBottomOf: rest)
    }
    let most = Double(widget.bars.map { $0.value }.max() ?? 1)
    let pitch = min(34, rest.height / Double(max(1, widget.bars.count)))
    let words = min(124, rest.width * 0.45)
    for (place, bar) in widget.bars.enumerated() {
      let y = rest.minY + Double(place) * pitch
      sketch.text(
        bar.label, .regular(11.5), palette.text,
        in: LayoutRect(x: rest.minX, y: y, width: words, height: pitch), isCentered: true)
      let length = max(3, (rest.width - words - 32) * Double(bar.value) / max(1, most))
      sketch.fill(
        bar.color,
        in: LayoutRect(
          x: rest.minX + words + 4, y: y + pitch * 0.2, width: length, height: pitch * 0.6),
        radius: 3)
      sketch.text(
        "\(bar.value)", .regular(11.5), palette.secondaryText,
        in: LayoutRect(x: rest.minX + words + 8 + length, y: y, width: 28, height: pitch),
        isCentered: true)
    }
    return sketch.look
  }
}
