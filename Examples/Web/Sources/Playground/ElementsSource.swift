import LayoutCore

/// The chemical elements: by period, or as a table with a row for each.
final class ElementsSource: DataSource {
  private let elements: [ChemicalElement]

  /// The columns of the table from the leading edge on.
  private static let columns: [(title: String, note: String, width: Double)] = [
    ("Element", "", 150), ("Category", "", 176), ("Group", "1 to 18", 76), ("Period", "", 76),
    ("Block", "s p d f", 76), ("Weight", "standard", 104),
    ("Electronegativity", "Pauling scale", 148), ("Melting point", "kelvins", 124),
    ("Discovered", "year", 116),
  ]

  init(_ rows: [[String]], isTable: Bool) {
    elements = rows.compactMap { ChemicalElement(fields: $0) }
    super.init(
      name: isTable ? "element-table" : "elements",
      title: isTable ? "Elements as a table" : "Elements by period", isTable: isTable)
  }

  override func collection(count: Int) -> ShownCollection {
    if isTable {
      return ShownCollection(rows: elements.count, columns: ElementsSource.columns.count)
    }
    return ShownCollection(
      counts: (1...7).map { period in elements.reduce(0) { $0 + ($1.period == period ? 1 : 0) } })
  }

  override func heading(ofSection number: Int) -> (title: String, note: String) {
    if isTable { return ("\(elements[number % elements.count].number)", "") }
    let period = number % 7 + 1
    let count = elements.reduce(0) { $0 + ($1.period == period ? 1 : 0) }
    return ("Period \(period)", count.counted("element"))
  }

  override func size(ofItem number: Int, inSection section: Int) -> LayoutSize? {
    if isTable {
      let words = content(ofItem: number, inSection: section)
      let letters = words.title.utf8.count
      return LayoutSize(
        width: Double(24 + letters * 7 + (words.badge.isEmpty ? 0 : 30)),
        height: letters > 12 ? 40 : 32)
    }
    var scramble = Scramble(UInt64(number))
    return DataSource.size(ratio: Double(8 + scramble.next(below: 6)) / 10)
  }

  override func content(ofItem number: Int, inSection section: Int) -> ElementContent {
    if isTable {
      return cell(
        elements[section % elements.count], number % ElementsSource.columns.count)
    }
    let element = elements[number % elements.count]
    return ElementContent(
      title: element.name, subtitle: element.category.rawValue, detail: element.weight,
      note: "\(element.number)", badge: element.symbol, colors: [element.category.color])
  }

  private func cell(_ element: ChemicalElement, _ column: Int) -> ElementContent {
    func known(_ text: String) -> String { text.isEmpty ? "–" : text }
    switch column {
    case 0:
      return ElementContent(
        title: element.name, badge: element.symbol, colors: [element.category.color])
    case 1:
      return ElementContent(title: element.category.rawValue, colors: [element.category.color])
    case 2:
      return ElementContent(title: element.group.map { "\($0)" } ?? "–", alignment: .center)
    case 3: return ElementContent(title: "\(element.period)", alignment: .center)
    case 4: return ElementContent(title: element.block, alignment: .center)
    case 5: return ElementContent(title: element.weight, alignment: .end)
    case 6: return ElementContent(title: known(element.electronegativity), alignment: .end)
    case 7: return ElementContent(title: known(element.melting), alignment: .end)
    default: return ElementContent(title: element.discovered, alignment: .end)
    }
  }

  override func width(ofColumn column: Int) -> Double? {
    isTable && column < ElementsSource.columns.count ? ElementsSource.columns[column].width : nil
  }

  override func heading(ofColumn column: Int) -> ElementContent {
    guard isTable, column < ElementsSource.columns.count else {
      return super.heading(ofColumn: column)
    }
    let (title, note, _) = ElementsSource.columns[column]
    return ElementContent(
      title: title, subtitle: note, alignment: column < 2 ? .start : column < 5 ? .center : .end)
  }
}
