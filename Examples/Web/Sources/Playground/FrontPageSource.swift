import LayoutCore

/// A newspaper's front page: headlines, a wall, clocks and a table, each for a block of its own.
final class FrontPageSource: DataSource {
  /// The content of a section.
  private enum Part {
    case headline(title: String, note: String, isMasthead: Bool)
    case wall([Painting])
    case clocks(RowGroup)
    case row(ChemicalElement)

    var count: Int {
      switch self {
      case .headline: 1
      case .wall(let paintings): paintings.count
      case .clocks(let group): group.rows.count
      case .row: FrontPageSource.columns.count
      }
    }
  }

  static let columns = ["Element", "Symbol", "Found", "Number", "Weight", "Period"]
  private static let leading = [
    "The Starry Night", "Girl with a Pearl Earring", "Mona Lisa", "The Kiss", "Early Spring",
    "Trinity",
  ]
  private var parts: [Part] = []
  private var firsts: [Int] = []

  init(paintings: [[String]], zones: [[String]], elements: [[String]]) {
    super.init(name: "front-page", title: "Front page")
    let all = paintings.compactMap { Painting(fields: $0) }
    let lead = FrontPageSource.leading.compactMap { title in all.first { $0.title == title } }
    add(
      .headline(
        title: "The Daily Lattice", note: "Noon edition · where everything has its place",
        isMasthead: true))
    add(.wall(lead))
    add(.headline(title: "The world at noon", note: "UTC 12:00", isMasthead: false))
    let groups = TimeZones.groups(of: zones)
    for region in ["America", "Europe", "Africa", "Asia"] {
      let group = groups.first { $0.title == region }
      add(.clocks(RowGroup(title: region, rows: Array((group?.rows ?? []).prefix(3)))))
    }
    let newest = elements.compactMap { ChemicalElement(fields: $0) }
      .filter { (Int($0.discovered) ?? 0) >= 1994 }
    add(.headline(title: "The newest elements", note: "since 1994", isMasthead: false))
    for element in newest.prefix(9) { add(.row(element)) }
    add(.headline(title: "From the galleries", note: "on view today", isMasthead: false))
    add(.wall(all.filter { painting in !lead.contains { $0.title == painting.title } }))
  }

  private func add(_ part: Part) {
    firsts.append((firsts.last ?? 0) + (parts.last?.count ?? 0))
    parts.append(part)
  }

  override var hasNotes: Bool { false }

  override func collection(count: Int) -> ShownCollection {
    ShownCollection(counts: parts.map { $0.count })
  }

  override func heading(ofSection number: Int) -> (title: String, note: String) {
    if case .clocks(let group) = parts[number % parts.count] { return (group.title, "") }
    return ("", "")
  }

  override func heading(ofColumn column: Int) -> ElementContent {
    guard FrontPageSource.columns.indices.contains(column) else {
      return super.heading(ofColumn: column)
    }
    return ElementContent(title: FrontPageSource.columns[column])
  }

  override func size(
    ofItem number: Int, inSection section: Int, proposed width: Double?
  ) -> LayoutSize? {
    switch parts[section % parts.count] {
    case .headline(_, _, let isMasthead):
      LayoutSize(width: width ?? 320, height: isMasthead ? 96 : 44)
    case .wall(let paintings):
      DataSource.size(ratio: paintings[place(number, section) % paintings.count].ratio)
    case .clocks, .row: LayoutSize(width: 140, height: 40)
    }
  }

  private func place(_ number: Int, _ section: Int) -> Int {
    max(0, number - firsts[section % parts.count])
  }

  override func content(ofItem number: Int, inSection section: Int) -> ElementContent {
    let item = place(number, section)
    switch parts[section % parts.count] {
    case .headline(let title, let note, let isMasthead):
      return ElementContent(
        title: title, subtitle: note, look: isMasthead ? "masthead" : "headline")
    case .wall(let paintings):
      var content = PaintingsSource.content(of: paintings[item % paintings.count])
      content.look = "tile"
      return content
    case .clocks(let group):
      guard !group.rows.isEmpty else { return ElementContent(look: "row") }
      var content = TimeZonesSource.content(of: group.rows[item % group.rows.count])
      content.look = "row"
      return content
    case .row(let element): return cell(element, item % FrontPageSource.columns.count)
    }
  }

  private func cell(_ element: ChemicalElement, _ column: Int) -> ElementContent {
    let text: String
    switch column {
    case 0:
      return ElementContent(
        title: element.name, colors: [element.category.color], look: "sheet-cell")
    case 1: text = element.symbol
    case 2: text = element.discovered
    case 3: text = "\(element.number)"
    case 4: text = element.weight
    default: text = "\(element.period)"
    }
    return ElementContent(title: text, look: "sheet-cell")
  }
}
