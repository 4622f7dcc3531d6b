import Board
import LayoutCore
import LayoutRuntime
import Schedule

/// Complete files: a SwiftUI view, and a controller of UIKit.
extension SwiftCode {
  /// The items whose sizes are listed at most; the sizes of more are made up.
  private static let mostListed = 400

  /// A SwiftUI view with the layout, sizes, direction and anchor.
  var viewText: String {
    let name = SwiftSpelling(layout: current.source.name).name
    var text = imports(["LayoutSwiftUI", "SwiftUI"])
    text +=
      "\nstruct \(name)View: View {\n  struct Item: Identifiable {\n    var id: Int\n    var size: CGSize?\n  }\n\n"
    text += lines(
      data(isStatic: true) + boardPlaces(isStatic: true) + laneExtents(isStatic: true)
        + times(isStatic: true), indentation: "  ")
    text +=
      "  var sections = \(name)View.\(isListed ? "sizes.map { sizes in" : "counts.map { count in")\n"
    if isListed {
      text +=
        "    sizes.indices.map { Item(id: $0, size: CGSize(width: sizes[$0].width, height: sizes[$0].height)) }\n"
    } else if isAsked {
      text +=
        "    (0..<count).map { Item(id: $0, size: CGSize(width: 140, height: 90 + $0 * 7 % 10 * 10)) }\n"
    } else {
      text += "    (0..<count).map { Item(id: $0) }\n"
    }
    text += "  }\n\n" + strategyText + "\n  var body: some View {\n"
    text +=
      "    LazyLayoutStack(strategy, sections: sections, id: { $0.id }) { item, \(isProposed ? "proposal" : "_") in\n"
    if isProposed {
      text +=
        "      item.size.map { CGSize(width: $0.width > 0 ? $0.width : proposal.width ?? 320, height: $0.height) }\n"
    } else {
      text += "      item.size\n"
    }
    text += "    } content: { item in\n"
    text += "      Color(red: 0.2, green: 0.3 + Double(item.id % 5) / 10, blue: 0.6)\n    }\n"
    if hasSupplementaries {
      text += "    .supplementary { kind, index in Text(\"\\(kind.name) \\(index.section)\") }\n"
    }
    let sheet = sheetSizes(isStatic: true)
    if sheet.contains(where: { $0.hasPrefix("static let columnWidths") }) {
      text +=
        "    .answering(.spreadsheetColumn) { $1.width = \(name)View.columnWidths[$0.item] }\n"
    }
    if sheet.contains(where: { $0.hasPrefix("static let rowHeights") }) {
      text += "    .answering(.spreadsheetRow) { $1.height = \(name)View.rowHeights[$0.section] }\n"
    }
    if hasWideItems {
      text += "    .answering(.waterfallItem) { if $0.item == 0 { $1.span = 2 } }\n"
    }
    if hasPlaces {
      text += """
            .answering(.boardItem) { index, item in
              guard let board = \(name)View.placements[index.section] else { return }
              item = BoardItem(board[item.boardColumns].places[index.item])
            }

        """
    }
    if !times(isStatic: true).isEmpty {
      text += "    .answering(.scheduleItem) { $1 = \(name)View.times[$0.section][$0.item] }\n"
    }
    if !laneExtents(isStatic: true).isEmpty {
      text += """
            .answering(.scheduleLane) { index, lane in
              if let extent = \(name)View.laneExtents[index.section] { lane.extent = extent }
            }

        """
    }
    if current.anchor != .start {
      text += "    .scrollAnchor(.\(Playground.name(of: current.anchor)))\n"
    }
    if isMirrored { text += "    .environment(\\.layoutDirection, .rightToLeft)\n" }
    return text + "  }\n}\n"
  }

  /// A controller of UIKit with a collection view, the layout, sizes, direction and anchor.
  var controllerText: String {
    let name = SwiftSpelling(layout: current.source.name).name
    var text = imports(["LayoutUIKit", "UIKit"])
    text += "\nfinal class \(name)Controller: UIViewController, UICollectionViewDataSource {\n"
    text += lines(
      data(isStatic: false) + boardPlaces(isStatic: false) + laneExtents(isStatic: false)
        + times(isStatic: false), indentation: "  ")
    text += strategyText + "\n"
    let sheet = sheetSizes(isStatic: false)
    text += "  override func loadView() {\n" + lines(sheet, indentation: "    ")
    if isListed {
      text +=
        "    let layout = CollectionLayout(strategy) { [sizes] path, \(isProposed ? "proposal" : "_") in\n"
      text += "      let size = sizes[path.section][path.item]\n"
      let width = isProposed ? "size.width > 0 ? size.width : proposal.width ?? 320" : "size.width"
      text += "      return CGSize(width: \(width), height: size.height)\n"
    } else {
      text += "    let layout = CollectionLayout(strategy) { \(isAsked ? "path" : "_"), _ in\n"
      text +=
        isAsked ? "      CGSize(width: 140, height: 90 + path.item * 7 % 10 * 10)\n" : "      nil\n"
    }
    text += "    }\n"
    if hasWideItems {
      text +=
        "    layout.answer(.waterfallItem) { path, item in if path.item == 0 { item.span = 2 } }\n"
    }
    if sheet.contains(where: { $0.hasPrefix("let columnWidths") }) {
      text +=
        "    layout.answer(.spreadsheetColumn) { path, column in column.width = columnWidths[path.item] }\n"
    }
    if sheet.contains(where: { $0.hasPrefix("let rowHeights") }) {
      text +=
        "    layout.answer(.spreadsheetRow) { path, row in row.height = rowHeights[path.section] }\n"
    }
    if hasPlaces {
      text += """
            layout.answer(.boardItem) { [placements] path, item in
              guard let board = placements[path.section] else { return }
              item = BoardItem(board[item.boardColumns].places[path.item])
            }

        """
    }
    if !times(isStatic: false).isEmpty {
      text += """
            layout.answer(.scheduleItem) { [times] path, item in
              item = times[path.section][path.item]
            }

        """
    }
    if !laneExtents(isStatic: false).isEmpty {
      text += """
            layout.answer(.scheduleLane) { [laneExtents] path, lane in
              if let extent = laneExtents[path.section] { lane.extent = extent }
            }

        """
    }
    if current.anchor != .start {
      text += "    layout.anchor = .\(Playground.name(of: current.anchor))\n"
    }
    text += """
          let collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)
          collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
          collectionView.dataSource = self

      """
    if isMirrored { text += "    collectionView.semanticContentAttribute = .forceRightToLeft\n" }
    text += """
          view = collectionView
        }

        func numberOfSections(in collectionView: UICollectionView) -> Int { \(isListed ? "sizes" : "counts").count }

        func collectionView(
          _ collectionView: UICollectionView, numberOfItemsInSection section: Int
        ) -> Int { \(isListed ? "sizes[section].count" : "counts[section]") }

        func collectionView(
          _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
          let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
          cell.backgroundColor = UIColor(white: 0.5 + CGFloat(indexPath.item % 5) / 10, alpha: 1)
          return cell
        }

      """
    if hasSupplementaries {
      text += """

          func collectionView(
            _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
          ) -> UICollectionReusableView {
            collectionView.register(
              UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: kind)
            let view = collectionView.dequeueReusableSupplementaryView(
              ofKind: kind, withReuseIdentifier: kind, for: indexPath)
            view.backgroundColor = UIColor(white: 0.9, alpha: 1)
            return view
          }

        """
    }
    text += "}\n"
    return text
  }

  private var strategyText: String {
    "  /// The layout with the parameters of the playground.\n  var strategy: \(type) {\n"
      + lines(statements, indentation: "    ") + "    return layout\n  }\n"
  }

  /// A Boolean value that indicates whether some items of a waterfall span two columns.
  var hasWideItems: Bool { current.source.hasWideItems && current.layout.name == "waterfall" }

  /// A Boolean value that indicates whether items of a board were moved by hand.
  private var hasPlaces: Bool {
    current.layout.name == "board" && !current.arrangement.boards.isEmpty
  }

  private var isMirrored: Bool { current.environment.direction == .rightToLeft }

  private var columnCount: Int { current.collection.sections.first?.items.count ?? 0 }

  /// A Boolean value that indicates whether the layout asks for the sizes of items.
  private var isAsked: Bool { current.source.isAsked }

  private var isListed: Bool { isAsked && current.collection.numberOfItems <= SwiftCode.mostListed }

  /// A Boolean value that indicates whether the width of an item is the one that the layout proposes.
  private var isProposed: Bool { isListed && sizes.contains { $0.contains { $0.width == 0 } } }

  private var hasSupplementaries: Bool {
    let prepared = current.engine.prepared
    let size = prepared.contentSize
    let start = LayoutRect(x: 0, y: 0, width: min(size.width, 4000), height: min(size.height, 4000))
    return prepared.elements(in: start).contains { $0.element.category == .supplementary }
  }

  /// The sizes of all items, to tenths of a point; a width of 0 stands for the proposed one.
  private var sizes: [[LayoutSize]] {
    func rounded(_ length: Double) -> Double { (length * 10).rounded() / 10 }
    return current.collection.sections.map { section in
      section.items.map { item in
        func size(_ width: Double?) -> LayoutSize {
          current.source.size(ofItem: Int(item), inSection: Int(section.number), proposed: width)
            ?? LayoutSize(width: 100, height: 100)
        }
        let (free, proposed) = (size(nil), size(123))
        return LayoutSize(
          width: proposed.width == 123 && free.width != 123 ? 0 : rounded(free.width),
          height: rounded(free.height))
      }
    }
  }

  /// The declarations of the collection: the sizes of its items, or the counts of its sections.
  private func data(isStatic: Bool) -> [String] {
    let start = isStatic ? "static let" : "let"
    if isListed {
      let note = isProposed ? " A width of 0 stands for the one that the layout proposes." : ""
      var lines = [
        "/// The sizes of the items by section; use those of your own data.\(note)",
        "\(start) sizes: [[(width: Double, height: Double)]] = [",
      ]
      for section in sizes {
        lines.append("  [")
        var line = "   "
        for size in section {
          let text = " (\(spelling.plain(size.width)), \(spelling.plain(size.height))),"
          if line.utf8.count + text.utf8.count > 96 {
            lines.append(line)
            line = "   "
          }
          line += text
        }
        lines += line.utf8.count > 3 ? [line, "  ],"] : ["  ],"]
      }
      return lines + ["]", ""]
    }
    let counts = current.collection.sections.map { $0.items.count }
    let value: String
    if let first = counts.first, counts.count > 1, counts.allSatisfy({ $0 == first }) {
      value = "[Int](repeating: \(first), count: \(counts.count))"
    } else if counts.count <= 40 {
      var list = ""
      for count in counts { list += (list.isEmpty ? "" : ", ") + "\(count)" }
      value = "[\(list)]"
    } else {
      value = "(0..<\(counts.count)).map { 3 + $0 * 7 % 10 }"
    }
    let sheet = isStatic ? sheetSizes(isStatic: true) : []
    return [
      "/// The number of items in each section; use those of your own data.",
      "\(start) counts: [Int] = \(value)",
    ]
      + sheet + [""]
  }

  /// The declaration of the places that items of a board were moved to by hand; nothing without any.
  func boardPlaces(isStatic: Bool) -> [String] {
    var lines: [String] = []
    for (number, section) in current.collection.sections.enumerated()
    where current.arrangement.boards[section.number] != nil {
      guard let grid = BoardGrid(current, section: number) else { return [] }
      lines.append("  \(number): BoardPlacements(")
      lines.append("    BoardPlacement(")
      lines.append("      of: [")
      for item in grid.places(current, section: number) {
        let place = "column: \(item.column ?? 0), row: \(item.row ?? 0)"
        lines.append(
          "        BoardItem(width: \(item.width), height: \(item.height), \(place)),")
      }
      lines.append("      ], columns: \(grid.columns))),")
    }
    if lines.isEmpty { return [] }
    return [
      "/// The places of the items by section, which a `BoardItemDelegate` returns.",
      "\(isStatic ? "static let" : "let") placements: [Int: BoardPlacements] = [",
    ] + lines + ["]", ""]
  }

  /// The declaration of the extents of lanes that were dragged; nothing without any.
  func laneExtents(isStatic: Bool) -> [String] {
    guard current.layout.name == "schedule" else { return [] }
    var lanes = ""
    for (number, section) in current.collection.sections.enumerated() {
      guard let extent = current.arrangement.laneExtents[section.number] else { continue }
      lanes += (lanes.isEmpty ? "" : ", ") + "\(number): \(spelling.plain(extent))"
    }
    if lanes.isEmpty { return [] }
    return [
      "/// The extents of lanes that differ, which the delegate returns from `scheduleLane`.",
      "\(isStatic ? "static let" : "let") laneExtents: [Int: Double] = [\(lanes)]",
    ]
  }

  /// The declaration of the times of a schedule's items; nothing for many items.
  private func times(isStatic: Bool) -> [String] {
    guard current.collection.numberOfItems <= SwiftCode.mostListed,
      let schedule = current.engine.strategy.unwrapped(as: ScheduleLayout.self)
    else { return [] }
    let delegate = current.delegate
    let usual = ScheduleItem(start: schedule.start, end: schedule.start + 1)
    var lines = [
      "/// The times of the items by section; use those of your own data.",
      "\(isStatic ? "static let" : "let") times: [[ScheduleItem]] = [",
    ]
    for (number, section) in current.collection.sections.enumerated() {
      lines.append("  [")
      for item in section.items.indices {
        let one = delegate.scheduleItem(
          at: ElementIndex(section: number, item: item), default: usual)
        lines.append(
          "    ScheduleItem(start: \(spelling.plain(one.start)), end: \(spelling.plain(one.end))"
            + (one.isAllDay ? ", isAllDay: true)," : "),"))
      }
      lines.append("  ],")
    }
    return lines + ["]", ""]
  }

  /// The declarations of the widths of columns and of the heights of rows that the data specifies.
  func sheetSizes(isStatic: Bool) -> [String] {
    guard current.layout.name == "spreadsheet" else { return [] }
    let start = isStatic ? "static let" : "let"
    var columns = ""
    var isSpecified = false
    for column in 0..<columnCount {
      let width =
        current.arrangement.columnWidths[column] ?? current.source.width(ofColumn: column)
      isSpecified = isSpecified || width != nil
      columns += (column == 0 ? "" : ", ") + (width.map { spelling.plain($0) } ?? "nil")
    }
    var lines: [String] = []
    if isSpecified {
      lines += [
        "/// The widths of the columns, which the delegate returns from `spreadsheetColumn(_:)`.",
        "\(start) columnWidths: [Double?] = [\(columns)]",
      ]
    }
    var rows = ""
    for (row, section) in current.collection.sections.enumerated() {
      guard
        let height = current.arrangement.rowHeights[section.number]
          ?? current.source.height(ofRow: Int(section.number))
      else { continue }
      rows += (rows.isEmpty ? "" : ", ") + "\(row): \(spelling.plain(height))"
    }
    if !rows.isEmpty {
      lines += [
        "/// The heights of rows that differ, which the delegate returns from `spreadsheetRow(_:)`.",
        "\(start) rowHeights: [Int: Double] = [\(rows)]",
      ]
    }
    return lines
  }
}
