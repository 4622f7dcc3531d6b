import LayoutCore
import LayoutRuntime
import LayoutTesting
import Testing

@testable import Flow

/// Tests at the edges of lines and lengths, most of them found by faults that were planted.
@Suite struct FlowEdgeTests {
  let screen = LayoutEnvironment(width: 400, height: 300, scale: 2)

  func collection(_ sections: [LayoutSize]...) -> GeneratedCollection {
    GeneratedCollection(sections: sections)
  }

  /// Updates a layout by one change, after which the collection is `new`.
  func update(
    _ prepared: inout PreparedFlow, by change: LayoutChange, of layout: FlowLayout,
    from old: GeneratedCollection, to new: GeneratedCollection
  ) throws(LayoutError) {
    let changes = try LayoutTransaction([change], counts: new.sections.map { $0.count })
      .changes(fromSections: old.numberOfSections) { old.numberOfItems(inSection: $0) }
    try layout.update(&prepared, by: changes, for: new, in: screen)
  }

  /// A last line of more items than the line before, which has no free room.
  @Test func gridsOfFullLines() throws {
    let layout = FlowLayout(itemSpacing: 0, lastLine: .grid, rounding: .none)
    let items = collection([200, 200, 50, 50, 50].map { LayoutSize(width: $0, height: 20) })
    let prepared = try layout.prepare(for: items, in: screen)
    #expect(
      (0..<5).map { prepared.cellFrame(at: ElementIndex(section: 0, item: $0))?.minX } == [
        0, 200, 0, 50, 100,
      ])
  }

  /// Insertions before lines of columns that have no height.
  @Test func insertionsBeforeFlatLines() throws {
    for (columns, height) in [(1, 95.0), (2, 45), (3, 35)] {
      let layout = FlowLayout(columns: .fixed(columns), lineSpacing: 10, rounding: .none)
      let flat = LayoutSize(width: 9, height: 0)
      let old = collection([LayoutSize(width: 9, height: 5)] + Array(repeating: flat, count: 8))
      let new = collection([flat] + old.sections[0])
      var prepared = try layout.prepare(for: old, in: screen)
      try update(
        &prepared, by: .insertItem(ElementIndex(section: 0, item: 0)), of: layout, from: old,
        to: new)
      #expect(prepared.contentSize.height == height)
    }
  }

  /// Equal items are inserted and removed, which changes the last lines only.
  @Test func equalWork() throws {
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
        #expect(prepared.work.placed <= 3)
        old = new
      }
    }
  }

  /// Items whose heights are added up to more than any position, and items in columns whose widths
  /// would be.
  @Test func ofTheLargestItems() throws {
    let limit = LayoutLimits.maximumLength.points
    let high = FlowLayout(
      columns: 1, itemSize: LayoutSize(width: 9, height: limit), asksForSizes: false,
      rounding: .none)
    let many = ClosureLayoutDelegate(sections: 1, itemsPerSection: 1500)
    let frame = try high.prepare(for: many, in: screen).cellFrame(
      at: ElementIndex(section: 0, item: 0))
    #expect(frame == LayoutRect(x: 0, y: 0, width: 400, height: limit))

    let wide = LayoutEnvironment(width: limit, height: 300, scale: 2)
    let list = FlowLayout(columns: 1, lineSpacing: 0, rounding: .none)
    let items = ClosureLayoutDelegate(
      sections: 1, itemsPerSection: 2100, size: { _, _ in LayoutSize(width: limit, height: 10) })
    var prepared = try list.prepare(for: items, in: wide)
    let changes = try LayoutTransaction(
      [.resizeItem(ElementIndex(section: 0, item: 7))], counts: [2100]
    ).changes(fromSections: 1) { _ in 2100 }
    try list.update(&prepared, by: changes, for: items, in: wide)
    #expect(prepared.work.questions == 1)
  }

  /// A section that is inserted into an empty collection, and whose last line has no height.
  @Test func fromNothing() throws {
    let layout = FlowLayout(lineSpacing: 0, itemSpacing: 0)
    var sizes = (0..<192).map { LayoutSize(width: $0 % 3 == 0 ? 400 : 200, height: 20) }
    sizes[190].height = 0
    sizes[191].height = 0
    let new = collection(sizes)
    var prepared = try layout.prepare(for: collection(), in: screen)
    try update(&prepared, by: .insertSection(0), of: layout, from: collection(), to: new)
    let fresh = try layout.prepare(for: new, in: screen)
    #expect(prepared.contentSize.height == 127 * 20)
    let end = LayoutRect(x: 0, y: 126 * 20, width: 400, height: 300)
    #expect(prepared.elements(in: end) == fresh.elements(in: end))
  }

  /// The storage of items, which can be emptied.
  @Test func storage() throws {
    var items = FlowItems(unplaced: 3)
    #expect(items.count == 3)
    items.removeAll()
    #expect(items.count == 0)
  }
}
