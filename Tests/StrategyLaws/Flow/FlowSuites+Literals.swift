import Flow
import LayoutCore
import LayoutRuntime
import LayoutTesting

/// Suites of small numbers, and suites with literal expectations.
extension FlowSuites {
  static var literals: [LawSuite] {
    [units, grids, insertions, equalWork, largest, fromNothing, storage]
  }

  private static let screen = LayoutEnvironment(width: 400, height: 300, scale: 2)
  private static let unit = ReferenceSpace.points(1)

  private static func collection(_ sections: [LayoutSize]...) -> GeneratedCollection {
    GeneratedCollection(sections: sections)
  }

  /// Updates a layout by one change, after which the collection is `new`.
  private static func update(
    _ prepared: inout PreparedFlow, by change: LayoutChange, of layout: FlowLayout,
    from old: GeneratedCollection, to new: GeneratedCollection
  ) throws(LayoutError) {
    let changes = try LayoutTransaction([change], counts: new.sections.map { $0.count })
      .changes(fromSections: old.numberOfSections) { old.numberOfItems(inSection: $0) }
    try layout.update(&prepared, by: changes, for: new, in: screen)
  }

  /// Items and lines whose extents are one unit or two, or none, and lines of a few units.
  private static let units = LawSuite.cases(
    "flow units", seeds: 1...60, reference: FlowReference.reference
  ) { seed in
    var random = SeededGenerator(seed: seed)
    var layout = FlowLayout(
      columns: random.pick([nil, nil, .fixed(1), .fixed(2)]), asksForSizes: !random.oneIn(3),
      lineSpacing: random.pick([0, 0, unit]), itemSpacing: random.pick([0, 0, unit]),
      lineAlignment: random.pick(FlowLineAlignment.allCases),
      lastLine: random.pick(FlowLastLine.allCases), rounding: .none)
    if !random.oneIn(3) {
      layout.sectionInsets.leading = 400 - ReferenceSpace.points(random.integer(in: 1...9))
    }
    func size() -> LayoutSize {
      LayoutSize(
        width: random.pick([0, unit, unit, 2 * unit]), height: random.pick([0, unit, unit, 20]))
    }
    layout.itemSize = size()
    var example = LayoutCase(layout, seed: seed) { _, _, _ in }
    example.strategy = layout
    example.environment = screen
    example.offset = .zero
    let sizes = (0..<random.pick([3, 20, 130])).map { _ in size() }
    example.collection = collection(sizes, [size()])
    return example
  }

  /// A last line of more items than the line before, which has no free room.
  private static let grids = LawSuite.literals("flow grids of full lines") {
    (check: inout LiteralCheck) throws(LayoutError) in
    let layout = FlowLayout(itemSpacing: 0, lastLine: .grid, rounding: .none)
    let items = collection([200, 200, 50, 50, 50].map { LayoutSize(width: $0, height: 20) })
    let prepared = try layout.prepare(for: items, in: screen)
    check(
      (0..<5).map { prepared.cellFrame(at: ElementIndex(section: 0, item: $0))?.minX },
      [0, 200, 0, 50, 100])
  }

  /// Insertions before lines of columns that have no height.
  private static let insertions = LawSuite.literals("flow insertions before flat lines") {
    (check: inout LiteralCheck) throws(LayoutError) in
    for (columns, height) in [(1, 95.0), (2, 45), (3, 35)] {
      let layout = FlowLayout(columns: .fixed(columns), lineSpacing: 10, rounding: .none)
      let flat = LayoutSize(width: 9, height: 0)
      let old = collection([LayoutSize(width: 9, height: 5)] + Array(repeating: flat, count: 8))
      let new = collection([flat] + old.sections[0])
      var prepared = try layout.prepare(for: old, in: screen)
      try update(
        &prepared, by: .insertItem(ElementIndex(section: 0, item: 0)), of: layout, from: old,
        to: new)
      check(prepared.contentSize.height, height)
    }
  }

  /// Equal items are inserted and removed, which changes the last lines only.
  private static let equalWork = LawSuite.literals("equal flow work") {
    (check: inout LiteralCheck) throws(LayoutError) in
    for layout in [FlowLayout(), FlowLayout(columns: 4)] {
      let size = LayoutSize(width: 40, height: 20)
      var old = collection(Array(repeating: size, count: 900))
      var prepared = try layout.prepare(for: old, in: screen)
      for step in 0..<6 {
        let index = ElementIndex(section: 0, item: step * 97)
        var new = old
        if step % 2 == 0 {
          new.sections[0].insert(size, at: index.item)
        } else {
          new.sections[0].remove(at: index.item)
        }
        try update(
          &prepared, by: step % 2 == 0 ? .insertItem(index) : .deleteItem(index), of: layout,
          from: old, to: new)
        check(prepared.work.placed <= 3, true)
        old = new
      }
    }
  }

  /// Items whose heights are added up to more than any position, and items in columns whose widths
  /// would be.
  private static let largest = LawSuite.literals("flow of the largest items") {
    (check: inout LiteralCheck) throws(LayoutError) in
    let limit = LayoutLimits.maximumLength.points
    let high = FlowLayout(
      columns: 1, itemSize: LayoutSize(width: 9, height: limit), asksForSizes: false,
      rounding: .none)
    let many = ClosureLayoutDelegate(sections: 1, itemsPerSection: 1500)
    let frame = try high.prepare(for: many, in: screen).cellFrame(
      at: ElementIndex(section: 0, item: 0))
    check(frame, LayoutRect(x: 0, y: 0, width: 400, height: limit))

    let wide = LayoutEnvironment(width: limit, height: 300, scale: 2)
    let list = FlowLayout(columns: 1, lineSpacing: 0, rounding: .none)
    let items = ClosureLayoutDelegate(
      sections: 1, itemsPerSection: 2100, size: { _, _ in LayoutSize(width: limit, height: 10) })
    var prepared = try list.prepare(for: items, in: wide)
    let changes = try LayoutTransaction(
      [.resizeItem(ElementIndex(section: 0, item: 7))], counts: [2100]
    ).changes(fromSections: 1) { _ in 2100 }
    try list.update(&prepared, by: changes, for: items, in: wide)
    check(prepared.work.questions, 1)
  }

  /// A section that is inserted into an empty collection, and whose last line has no height.
  private static let fromNothing = LawSuite.literals("flow from nothing") {
    (check: inout LiteralCheck) throws(LayoutError) in
    let layout = FlowLayout(lineSpacing: 0, itemSpacing: 0)
    var sizes = (0..<192).map { LayoutSize(width: $0 % 3 == 0 ? 400 : 200, height: 20) }
    sizes[190].height = 0
    sizes[191].height = 0
    let new = collection(sizes)
    var prepared = try layout.prepare(for: collection(), in: screen)
    try update(&prepared, by: .insertSection(0), of: layout, from: collection(), to: new)
    let fresh = try layout.prepare(for: new, in: screen)
    check(prepared.contentSize.height, 127 * 20)
    let end = LayoutRect(x: 0, y: 126 * 20, width: 400, height: 300)
    check(prepared.elements(in: end), fresh.elements(in: end))
  }

  /// The storage of items, which can be emptied.
  private static let storage = LawSuite.literals("flow storage") {
    (check: inout LiteralCheck) throws(LayoutError) in
    var items = FlowItems(unplaced: 3)
    check(items.count, 3)
    items.removeAll()
    check(items.count, 0)
  }
}
