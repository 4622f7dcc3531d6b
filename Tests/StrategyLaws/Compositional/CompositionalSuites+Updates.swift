import Compositional
import LayoutCore
import LayoutTesting

// Literal results of unusual updates.
extension CompositionalSuites {
  private static let environment = LayoutEnvironment(width: 400, height: 300, scale: 2)

  private static let list = CompositionalLayout(
    section: CompositionalSection(.cell(height: .estimated(30))))

  private static func collection(_ counts: [Int]) -> GeneratedCollection {
    GeneratedCollection(
      sections: counts.map { Array(repeating: LayoutSize(width: 40, height: 30), count: $0) })
  }

  /// Updates of layouts that another layout or environment prepared.
  static let otherLayouts = LawSuite.literals("compositional updates of other layouts") {
    (check: inout LiteralCheck) throws(LayoutError) in
    let none = LayoutChanges(sections: IndexEdits(oldCount: 1))
    var spaced = list
    spaced.sections[0].interGroupSpacing = 5
    var prepared = try list.prepare(for: collection([3]), in: environment)
    try spaced.update(&prepared, by: none, for: collection([3]), in: environment)
    check(prepared.contentSize.height, 100)
    let other = LayoutEnvironment(width: 200, height: 300, scale: 2)
    try spaced.update(&prepared, by: none, for: collection([3]), in: other)
    check(prepared.contentSize, LayoutSize(width: 200, height: 100))
    try list.update(&prepared, by: none, for: collection([3]), in: other)
    check(prepared.contentSize.height, 90)
    // Without changes, nothing is asked or placed.
    try list.update(&prepared, by: none, for: collection([3]), in: other)
    check("\(prepared.work)", "nothing")
  }

  /// Updates check the numbers of items before they change anything.
  static let updatedCounts = LawSuite.literals("compositional counts of updates") {
    (check: inout LiteralCheck) throws(LayoutError) in
    let most = LayoutLimits.maximumStoredItems
    let plain = CompositionalLayout(section: CompositionalSection(.cell(height: .absolute(0))))
    func error(
      _ layout: CompositionalLayout, _ old: [Int]
    ) throws(LayoutError) -> LayoutError? {
      var prepared = try layout.prepare(for: collection([3, 3]), in: environment)
      let before = prepared.contentSize
      let within = old.enumerated().map {
        LayoutChanges.SectionChanges(
          section: $0.offset, oldSection: $0.offset,
          items: IndexEdits(
            oldCount: $0.element, removed: $0.offset == 0 ? [] : [0, 1],
            inserted: $0.offset == 0 ? [IndexEdits.Insertion(index: 0, source: nil)] : []))
      }
      do throws(LayoutError) {
        try layout.update(
          &prepared, by: LayoutChanges(sections: IndexEdits(oldCount: 2), within: within),
          for: collection([3, 3]), in: environment)
        return nil
      } catch {
        check(prepared.contentSize, before)
        return error
      }
    }
    check(
      try error(list, [most]), .tooManyItems(section: 0, count: most + 1, limit: most))
    check(
      try error(list, [3, most + 9]), .tooManyItems(section: 1, count: most + 7, limit: most))
    let limit = LayoutLimits.maximumCount
    check(
      try error(plain, [limit]), .tooManyItems(section: 0, count: limit + 1, limit: limit))
  }

  /// Content that an update makes too long, and short again, is described as by a preparation.
  static let updatedLengths = LawSuite.literals("compositional lengths of updates") {
    (check: inout LiteralCheck) throws(LayoutError) in
    let length = LayoutLimits.maximumLength.points
    for group in [
      CompositionalItem.cell(height: .estimated(30)),
      .cell(height: .uniformAcrossSiblings(estimate: 30)),
      .horizontal(height: .estimated(30), [.cell(width: .absolute(300), height: .estimated(30))]),
    ] {
      for scrolling in [nil, SectionScrollBehavior.continuous] {
        var section = CompositionalSection(group)
        section.scrolling = scrolling
        let layout = CompositionalLayout(section: section, interSectionSpacing: 7)
        var delegate = collection([6, 6])
        var prepared = try layout.prepare(for: delegate, in: environment)
        for (item, height) in [
          (0, length), (1, length), (2, length), (3, length), (4, length), (0, 30), (5, length),
          (1, 20), (2, 20), (3, 20), (4, 20), (5, 20),
        ] {
          delegate.sections[0][item].height = height
          delegate.sections[1][5 - item].height = height
          let within = (0..<2).map {
            LayoutChanges.SectionChanges(
              section: $0, oldSection: $0, items: IndexEdits(oldCount: 6),
              resized: [$0 == 0 ? item : 5 - item])
          }
          try layout.update(
            &prepared, by: LayoutChanges(sections: IndexEdits(oldCount: 2), within: within),
            for: delegate, in: environment)
          let fresh = try layout.prepare(for: delegate, in: environment)
          check(prepared.contentSize, fresh.contentSize)
          check(prepared.diagnostics, fresh.diagnostics)
          let all = fresh.allElements(viewport: .zero)
          check(prepared.allElements(viewport: .zero), all)
          for y in [0, fresh.contentSize.height / 2, fresh.contentSize.height - 5] {
            let rect = LayoutRect(x: 0, y: y, width: 400, height: 3)
            check(prepared.elements(in: rect), all.filter { $0.frame.intersects(rect) })
          }
        }
      }
    }
  }
}
