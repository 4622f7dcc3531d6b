import GroupedColumns
import LayoutCore
import LayoutRuntime
import LayoutTesting

/// Suites with literal expectations.
extension GroupedColumnsSuites {
  static var literals: [LawSuite] {
    [reports, names, elsewhere, limits, bars, firstBars, askedColumns, placements, searches]
  }

  private static let screen = LayoutEnvironment(width: 400, height: 300, scale: 2)

  /// Returns the changes that lead from one collection to another.
  private static func changes(
    _ changes: [LayoutChange], from old: [Int], to new: [Int]
  ) throws(LayoutError) -> LayoutChanges {
    try LayoutTransaction(changes, counts: new).changes(fromSections: old.count) { old[$0] }
  }

  private static func all(_ prepared: PreparedGroupedColumns) -> [LayoutAttributes] {
    prepared.allElements(viewport: LayoutRect(x: 0, y: 0, width: 400, height: 300))
  }

  /// The reports of invalid counts, of invalid headers and footers, and of too large content.
  private static let reports = LawSuite.literals("grouped columns reports") {
    () throws(LayoutError) -> String? in
    let layout = GroupedColumnsLayout(headerExtent: 20, footerExtent: 20)
    let huge = LayoutLimits.maximumLength.points
    let counts = [2, -3]
    let counted = ClosureLayoutDelegate(sections: 2, itemCount: { counts[$0] })
    let measured = ClosureLayoutDelegate(
      sections: 1, itemsPerSection: 1,
      answer: { slot in
        slot.fill(.barSizes) {
          $1.header = LayoutSize(width: 9, height: -5)
          $1.footer = LayoutSize(width: 9, height: 1e200)
        }
      })
    let tall = ClosureLayoutDelegate(
      sections: 2, itemsPerSection: 3, size: { _, _ in LayoutSize(width: 9, height: huge) })
    let found = try [
      layout.prepare(for: counted, in: screen), layout.prepare(for: measured, in: screen),
      layout.prepare(for: tall, in: screen),
    ].map { $0.diagnostics.entries }
    let expected: [[LayoutDiagnostic]] = [
      [.init(.section(1, parameter: "numberOfItems"), .negative, given: -3, used: 0)],
      [
        .init(.element(.supplementary(.header, 0)), .negative, given: -5, used: 0),
        .init(.element(.supplementary(.footer, 0)), .tooLarge, given: 1e200, used: huge),
      ],
      [.init(.content, .tooLarge, used: LayoutLimits.maximumPosition.points)],
    ]
    return found == expected ? nil : "\(found) should be \(expected)"
  }

  /// The names of styles in configurations.
  private static let names = LawSuite.literals("grouped columns names of styles") {
    () throws(LayoutError) -> String? in
    let registration = GroupedColumnsLayout.registration
    let styles: [(String, GroupedStyle)] = [
      ("plain", .plain), ("grouped", .grouped), ("fullWidth", .fullWidth),
      ("insetGrouped", .insetGrouped), ("custom", GroupedStyle(cornerRadius: 3)),
    ]
    for (name, style) in styles {
      let layout = GroupedColumnsLayout(style: style)
      let found = registration.configuration(of: layout)["style"]
      if found != .text(name) { return "\(style) is named \(String(describing: found))" }
      let start = GroupedColumnsLayout(style: GroupedStyle(cornerRadius: 3))
      let made = try registration.applying(["style": .text(name)], to: start)
      if made.style != style { return "\(name) leads to \(made.style)" }
    }
    return nil
  }

  /// Updates by another layout, and in another environment.
  private static let elsewhere = LawSuite.literals("grouped columns elsewhere") {
    () throws(LayoutError) -> String? in
    let table = ClosureLayoutDelegate(sections: 5, itemsPerSection: 2)
    let none = try changes([], from: [2, 2, 2, 2, 2], to: [2, 2, 2, 2, 2])
    let first = GroupedColumnsLayout()
    let wide = LayoutEnvironment(width: 700, height: 300, scale: 2)
    for (layout, environment) in [(GroupedColumnsLayout(columns: 3), screen), (first, wide)] {
      var updated = try first.prepare(for: table, in: screen)
      try layout.update(&updated, by: none, for: table, in: environment)
      if all(updated) != all(try layout.prepare(for: table, in: environment)) {
        return "an update by \(layout) in \(environment) differs"
      }
    }
    return nil
  }

  /// An update by more items than a layout stores, which fails.
  private static let limits = LawSuite.literals("grouped columns limits") {
    () throws(LayoutError) -> String? in
    let layout = GroupedColumnsLayout()
    let table = ClosureLayoutDelegate(sections: 1, itemsPerSection: 2)
    var updated = try layout.prepare(for: table, in: screen)
    let before = all(updated)
    let many = ClosureLayoutDelegate(sections: 2, itemCount: { $0 == 0 ? 2 : .max })
    let inserted = LayoutChanges(
      sections: IndexEdits(oldCount: 1, inserted: [.init(index: 1)]))
    do throws(LayoutError) {
      try layout.update(&updated, by: inserted, for: many, in: screen)
      return "an update to \(Int.max) items should fail"
    } catch {
      let limit = LayoutLimits.maximumStoredItems
      if error != .tooManyItems(section: 1, count: .max, limit: limit) { return "\(error)" }
      return all(updated) == before ? nil : "a failed update should change nothing"
    }
  }

  /// Updates after which headers and footers have other sizes, in some sections that do not exist.
  private static let bars = LawSuite.literals("grouped columns bars") {
    () throws(LayoutError) -> String? in
    for layout in [
      GroupedColumnsLayout(headerExtent: 20, footerExtent: 10),
      GroupedColumnsLayout(columns: 1, headerExtent: 20, footerExtent: 10),
    ] {
      var heights = [-1.0, -2, 30, 40]
      let table = { (heights: [Double]) in
        ClosureLayoutDelegate(
          sections: 4, itemCount: { $0 == 3 ? -1 : 2 },
          answer: { slot in
            slot.fill(.barSizes) { $1.header = LayoutSize(width: 9, height: heights[$0.section]) }
            slot.fill(.groupedColumnsColumn) { $1 = 7 }
          })
      }
      var updated = try layout.prepare(for: table(heights), in: screen)
      for (sections, height) in [([-1, 1, 4, 9], -4.0), ([0, 3], 25), ([2], -5), ([-7, 8], 3)] {
        for section in sections where heights.indices.contains(section) {
          heights[section] = height
        }
        let bars = LayoutChanges(sections: IndexEdits(oldCount: 4), bars: sections)
        try layout.update(&updated, by: bars, for: table(heights), in: screen)
        let fresh = try layout.prepare(for: table(heights), in: screen)
        let found = [updated, fresh].map { $0.diagnostics.entries.map { $0.description }.sorted() }
        if all(updated) != all(fresh) || found[0] != found[1] {
          return "after bars of \(sections) are \(height): \(found[0]) should be \(found[1])"
        }
      }
    }
    return nil
  }

  /// The measured header of the only section, which may have been inserted.
  private static let firstBars = LawSuite.literals("grouped columns first bars") {
    () throws(LayoutError) -> String? in
    let layout = GroupedColumnsLayout(headerExtent: 20)
    let table = ClosureLayoutDelegate(
      sections: 1, itemsPerSection: 1,
      answer: { slot in
        if slot.index.section == 0 {
          slot.fill(.barSizes) { $1.header = LayoutSize(width: 9, height: 33) }
        }
      })
    var updated = try layout.prepare(
      for: ClosureLayoutDelegate(sections: 0, itemsPerSection: 1), in: screen)
    let inserted = LayoutChanges(
      sections: IndexEdits(oldCount: 0, inserted: [.init(index: 0)]))
    try layout.update(&updated, by: inserted, for: table, in: screen)
    let found = try [layout.prepare(for: table, in: screen), updated].map {
      $0.attributes(for: .supplementary(.header, 0), viewport: .zero)?.frame.height
    }
    return found == [33, 33] ? nil : "\(found) should be [33, 33]"
  }

  // MARK: Questions and work

  /// The parts whose columns an update asks for: those of sections that are new, have another
  /// number, or have another number of parts.
  private static let askedColumns = LawSuite.literals("grouped columns asked columns") {
    () throws(LayoutError) -> String? in
    func item(_ section: Int, _ item: Int) -> ElementIndex {
      ElementIndex(section: section, item: item)
    }
    typealias Case = (
      splits: Bool, change: LayoutChange, counts: [Int], height: Double, asked: [[Int]]
    )
    let old = [1, 12, 1, 9]
    let cases: [Case] = [
      (true, .resizeItem(item(1, 0)), old, 90, []),
      (true, .resizeItem(item(1, 0)), old, 110, [[1, 0], [1, 1], [1, 2], [1, 3], [1, 4]]),
      (true, .insertItem(item(3, 9)), [1, 12, 1, 10], 100, [[3, 0], [3, 1], [3, 2], [3, 3]]),
      (true, .deleteItem(item(3, 0)), [1, 12, 1, 8], 100, []),
      (true, .insertSection(3), [1, 12, 1, 2, 9], 100, [[3, 0], [4, 0], [4, 1], [4, 2]]),
      (false, .resizeItem(item(1, 0)), old, 110, []),
      (false, .insertItem(item(3, 9)), [1, 12, 1, 10], 100, []),
      (false, .insertSection(3), [1, 12, 1, 2, 9], 100, [[3, 0], [4, 0]]),
      (false, .deleteSection(3), [1, 12, 1], 100, []),
    ]
    for (splits, change, counts, height, expected) in cases {
      let layout = GroupedColumnsLayout(style: .plain, splitsTallSections: splits)
      var asked: [[Int]] = []
      func table(_ counts: [Int], _ height: Double) -> ClosureLayoutDelegate {
        ClosureLayoutDelegate(
          sections: counts.count, itemCount: { counts[$0] },
          size: { index, _ in
            LayoutSize(width: 9, height: index == item(1, 0) ? height : 100)
          },
          answer: { slot in
            slot.fill(.groupedColumnsColumn) { index, _ in
              asked.append([index.section, index.item])
            }
          })
      }
      var updated = try layout.prepare(for: table(old, 100), in: screen)
      asked = []
      try layout.update(
        &updated, by: try changes([change], from: old, to: counts), for: table(counts, height),
        in: screen)
      if asked != expected { return "\(change), splits: \(splits): \(asked) not \(expected)" }
    }
    return nil
  }

  /// The sections that an update places if an item of one section is resized.
  private static let placements = LawSuite.literals("grouped columns placements") {
    () throws(LayoutError) -> String? in
    let counts = Array(repeating: 3, count: 60)
    let cases: [(GroupedColumnsLayout, section: Int, placed: Int)] = [
      (GroupedColumnsLayout(changePolicy: .preserveTracks), 0, 1),
      (GroupedColumnsLayout(columns: 1), 0, 1),
      (GroupedColumnsLayout(), 59, 1), (GroupedColumnsLayout(), 30, 30),
    ]
    for (layout, section, placed) in cases {
      let table = ClosureLayoutDelegate(sections: 60, itemsPerSection: 3)
      var updated = try layout.prepare(for: table, in: screen)
      let index = ElementIndex(section: section)
      try layout.update(
        &updated, by: try changes([.resizeItem(index)], from: counts, to: counts), for: table,
        in: screen)
      if updated.work.placed != placed {
        return "\(updated.work.placed) sections are placed after \(section) changes"
      }
    }
    return nil
  }

  /// The parts and rows that a query visits, which are about as many as it finds.
  private static let searches = LawSuite.literals("grouped columns searches") {
    () throws(LayoutError) -> String? in
    var layout = GroupedColumnsLayout(columns: 1, itemExtent: 10)
    let rect = LayoutRect(x: 0, y: 20_000, width: 400, height: 300)
    func visited(_ sections: Int, _ items: Int) throws(LayoutError) -> Int {
      let table = ClosureLayoutDelegate(sections: sections, itemsPerSection: items)
      let prepared = try layout.prepare(for: table, in: screen)
      return prepared.work(ofQueryIn: rect, viewport: rect).searched
    }
    var found = [try visited(1, 10_000)]
    layout.contentInsets.top = 3_000
    found.append(try visited(4_000, 1))
    layout.sectionSpacing = 0
    layout.contentInsets.top = 20_100
    found.append(try visited(4_000, 0))
    // 30 rows, 20 sections with a row each, and no sections.
    if found[0] > 34 || found[1] > 46 || found[2] > 0 { return "\(found) parts and rows visited" }
    layout = GroupedColumnsLayout(headerExtent: 20, pinsHeaders: true)
    let table = ClosureLayoutDelegate(sections: 9, itemsPerSection: 9)
    let prepared = try layout.prepare(for: table, in: screen)
    var result = QueryResult()
    let whole = LayoutRect(x: 0, y: 0, width: 400, height: 300)
    prepared.find(
      LayoutQuery(in: whole, viewport: LayoutViewport(whole), part: .followers), into: &result)
    if result.elements.map({ $0.element }) != [
      .supplementary(.header, 0), .supplementary(.header, 1),
    ] {
      return "\(result.elements) should be two headers"
    }
    let point = LayoutRect(x: 9, y: 9, width: 0, height: 0)
    let searched = prepared.work(ofQueryIn: point, viewport: whole).searched
    return searched == 0 ? nil : "\(searched) parts are visited for an empty rectangle"
  }
}
