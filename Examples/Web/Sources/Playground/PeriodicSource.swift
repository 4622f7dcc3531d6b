import LayoutCore

/// The periodic table of the elements: groups are columns, and periods are rows.
final class PeriodicSource: DataSource {
  private static let gap = 7
  /// The elements by row and column; rows 8 and 9 are set apart.
  private var squares: [[ChemicalElement?]]

  init(_ rows: [[String]]) {
    squares = [[ChemicalElement?]](
      repeating: [ChemicalElement?](repeating: nil, count: 18), count: 10)
    super.init(name: "periodic-table", title: "Periodic table", isTable: true)
    for element in rows.compactMap({ ChemicalElement(fields: $0) }) {
      switch element.category {
      case .lanthanide: place(element, 8, element.number - 57 + 2)
      case .actinide: place(element, 9, element.number - 89 + 2)
      default: if let group = element.group { place(element, element.period - 1, group - 1) }
      }
    }
  }

  private func place(_ element: ChemicalElement, _ row: Int, _ column: Int) {
    if squares.indices.contains(row), squares[row].indices.contains(column) {
      squares[row][column] = element
    }
  }

  override func collection(count: Int) -> ShownCollection { ShownCollection(rows: 10, columns: 18) }

  override func heading(ofSection number: Int) -> (title: String, note: String) {
    (number < PeriodicSource.gap ? "\(number + 1)" : "", "")
  }

  override func heading(ofColumn column: Int) -> ElementContent {
    ElementContent(title: "\(column + 1)", alignment: .center)
  }

  override func height(ofRow row: Int) -> Double? { row == PeriodicSource.gap ? 14 : nil }

  override func size(ofItem number: Int, inSection section: Int) -> LayoutSize? {
    LayoutSize(width: 76, height: 66)
  }

  override func content(ofItem number: Int, inSection section: Int) -> ElementContent {
    let (row, column) = (section % 10, number % 18)
    if let element = squares[row][column] {
      return ElementContent(
        title: element.name, subtitle: element.weight, note: "\(element.number)",
        badge: element.symbol, colors: [element.category.color], alignment: .center, look: "square")
    }
    let title: String
    switch (row, column) {
    case (0, 2):
      return ElementContent(
        title: "Periodic table of the elements",
        subtitle: "Groups are columns, periods are rows, and 118 elements are known.",
        look: "heading-cell")
    case (5, 2): title = "57–71"
    case (6, 2): title = "89–103"
    case (8, 0): title = "Lanthanides"
    case (9, 0): title = "Actinides"
    default: title = ""
    }
    return ElementContent(title: title, alignment: .center, look: "blank")
  }
}
