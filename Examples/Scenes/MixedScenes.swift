import LayoutCore

extension Scene {
  /// Returns a newspaper of everything that the other scenes show.
  static func frontPage(
    paintings: [Painting], zones: [RowGroup], elements: [ChemicalElement]
  ) throws(UsageError) -> Scene {
    let page = FrontPage(try FrontPage.parts(paintings, zones, elements))
    return Scene(
      name: "front-page", title: "Front page",
      summary: "Headlines, a wall, groups in columns and a table in one collection, each laid out "
        + "by a layout of its own.",
      layout: "mixed", content: page
    ) { form in
      Setting(
        parameters: ["blocks": page.blocks(for: form), "blockSpacing": 6],
        scroll: form == .phone ? .middle(of: page.middleOfTable) : .start)
    }
  }
}

extension FrontPage {
  /// A cell in the middle of the table.
  fileprivate var middleOfTable: LayoutElement {
    let table = parts.first { $0.layout == "spreadsheet" }?.sections ?? 0..<0
    return .cell(section: (table.lowerBound + table.upperBound) / 2, item: 0)
  }

  /// Returns the parts of the page, from the title down.
  fileprivate static func parts(
    _ paintings: [Painting], _ zones: [RowGroup], _ elements: [ChemicalElement]
  ) throws(UsageError) -> [Part] {
    let leading = [
      "The Starry Night", "Girl with a Pearl Earring", "Mona Lisa", "The Kiss", "Early Spring",
      "Trinity",
    ]
    let lead = leading.compactMap { title in paintings.first { $0.title == title } }
    let rest = paintings.filter { painting in !leading.contains(painting.title) }
    let table = newest(elements)
    let clocks = selected(zones)
    return [
      try headline(
        Headline(
          title: "The Daily Lattice", note: "Noon edition · where everything has its place",
          isMasthead: true)),
      try wall(
        PaintingWall([.init(title: "", paintings: lead)], spanningRatio: 1.2), columns: (2, 7)),
      try headline(Headline(title: "The world at noon", note: "UTC 12:00")),
      try part(
        "grouped-columns", clocks,
        phone: Setting(parameters: list(columns: 1), insets: sides(14)),
        desktop: Setting(
          parameters: list(columns: 4, columnSpacing: 14), insets: sides(24))),
      try headline(
        Headline(title: "The newest elements", note: "\(table.rowCount) since 1994")),
      try part(
        "spreadsheet", table, phone: sheet((114, 30), margin: 14),
        desktop: sheet((143, 28), margin: 24)),
      try headline(
        Headline(title: "From the galleries", note: "\(rest.count) paintings on view")),
      try wall(PaintingWall(rest), columns: (3, 7)),
    ]
  }

  private static func sides(_ margin: Double, bottom: Double = 0) -> LayoutInsets {
    LayoutInsets(leading: margin, bottom: bottom, trailing: margin)
  }

  private static func list(
    columns: Int, columnSpacing: LayoutValue? = nil
  ) -> LayoutConfiguration {
    var parameters: LayoutConfiguration = [
      "columns": .integer(columns), "itemExtent": 40, "headerExtent": 30, "sectionSpacing": 0,
      "cardInsets": .insets(LayoutInsets(bottom: 6)),
    ]
    parameters["columnSpacing"] = columnSpacing
    return parameters
  }

  private static func sheet(_ cell: (width: LayoutValue, height: LayoutValue), margin: Double)
    -> Setting
  {
    Setting(
      parameters: [
        "sizing": "uniform", "columnWidth": cell.width, "rowHeight": cell.height,
        "columnHeaderHeight": 30, "pinsHeaders": true, "frozenLeadingColumns": 1,
        "gridlineThickness": 1,
      ], insets: sides(margin, bottom: 4))
  }

  /// Returns the elements that were discovered last, as a table.
  private static func newest(_ elements: [ChemicalElement]) -> DataTable {
    let newest = elements.filter { (Int($0.discovered) ?? 0) >= 1994 }
      .sorted { ($0.discovered, $0.number) > ($1.discovered, $1.number) }
    return DataTable(
      headings: ["Element", "Symbol", "Found", "Number", "Weight", "Group", "Period", "Block"],
      rows: newest.map {
        [
          $0.name, $0.symbol, $0.discovered, "\($0.number)", $0.weight,
          $0.group.map { "\($0)" } ?? "",
          "\($0.period)", $0.block,
        ]
      })
  }

  /// Three zones of each of four regions.
  private static func selected(_ zones: [RowGroup]) -> GroupedList {
    let cities = [
      "America": ["New York", "São Paulo", "Los Angeles"], "Europe": ["London", "Paris", "Athens"],
      "Asia": ["Kolkata", "Shanghai", "Tokyo"], "Africa": ["Lagos", "Cairo", "Nairobi"],
    ]
    return GroupedList(
      groups: ["America", "Europe", "Africa", "Asia"].compactMap { region in
        guard let group = zones.first(where: { $0.title == region }) else { return nil }
        let rows = cities[region, default: []].compactMap { city in
          group.rows.first { $0.title == city }
        }
        return RowGroup(title: region, rows: rows)
      })
  }

  // MARK: Parts

  private static func headline(_ headline: Headline) throws(UsageError) -> Part {
    func setting(_ margin: Double) -> Setting {
      Setting(parameters: ["columns": 1, "itemSizing": "exact"], insets: sides(margin))
    }
    return try part("waterfall", headline, phone: setting(14), desktop: setting(24))
  }

  private static func wall(
    _ wall: PaintingWall, columns: (phone: Int, desktop: Int)
  ) throws(UsageError) -> Part {
    func setting(_ columns: Int, _ margin: Double) -> Setting {
      Setting(
        parameters: ["columns": .integer(columns), "columnSpacing": 8, "itemSpacing": 8],
        insets: sides(margin, bottom: 8))
    }
    return try part(
      "waterfall", wall, phone: setting(columns.phone, 14), desktop: setting(columns.desktop, 24))
  }

  private static func part(
    _ layout: String, _ content: any SceneContent, phone: Setting, desktop: Setting
  ) throws(UsageError) -> Part {
    do throws(LayoutError) {
      return Part(
        layout: layout, content: content, settings: [.phone: phone, .desktop: desktop],
        parameters: [
          .phone: try parameters(of: layout, phone), .desktop: try parameters(of: layout, desktop),
        ])
    } catch {
      throw UsageError("\(error)")
    }
  }

  /// Returns all parameters of a layout with some of them set.
  private static func parameters(
    of name: String, _ setting: Setting
  ) throws(LayoutError) -> LayoutConfiguration {
    let registry = try LayoutRegistry.ofAllLayouts()
    let layout = try registry.layout(named: name, setting.parameters)
    return registry.configuration(of: layout)?.configuration ?? setting.parameters
  }
}
