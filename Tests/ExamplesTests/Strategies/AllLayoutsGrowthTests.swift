import LayoutCore
import LayoutRuntime
import Testing

@testable import LayoutViewer

/// Tests of collections that grow and shrink one item at a time, past the sizes of blocks in storage.
@Suite struct AllLayoutsGrowthTests {
  /// A delegate that computes sizes by a formula, so that an item has the same size at every step.
  private struct Items: LayoutDelegate {
    /// The numbers of the items, which determine their sizes.
    var numbers: [Int] = []

    func numberOfItems(inSection section: Int) -> Int { numbers.count }
    func sizeForItem(at index: ElementIndex, proposal: LayoutProposal) -> LayoutSize? {
      let number = numbers[index.item]
      return LayoutSize(
        width: Double(20 + number * 31 % 47), height: Double(20 + number * 7919 % 83))
    }
  }

  /// A layout, its collection, and the prepared layout after updates alone.
  private struct Growth {
    let layout: AnyLayout
    let environment = LayoutEnvironment(width: 390, height: 700, scale: 2)
    var items = Items()
    var prepared: AnyPreparedLayout

    init(_ layout: AnyLayout) throws {
      self.layout = layout
      prepared = try layout.prepare(for: items, in: environment)
    }

    mutating func apply(_ change: LayoutChange, count: Int) throws {
      let old = prepared.numberOfItems(inSection: 0)
      let transaction = LayoutTransaction(
        [change], numberOfSections: 1, itemCounts: [.init(section: 0, count: count)])
      let changes = try transaction.changes(fromSections: 1) { _ in old }
      try layout.update(&prepared, by: changes, for: items, in: environment)
    }

    /// Returns the first difference from a fresh layout, or nil if the layouts are equal.
    func difference() throws -> String? {
      let fresh = try layout.prepare(for: items, in: environment)
      if prepared.contentSize != fresh.contentSize {
        return "the content is \(prepared.contentSize), not \(fresh.contentSize)"
      }
      let viewport = LayoutRect(x: 0, y: 0, width: 390, height: 700)
      for item in items.numbers.indices.suffix(3) {
        let cell = LayoutElement.cell(section: 0, item: item)
        let found = prepared.attributes(for: cell, viewport: viewport)
        let expected = fresh.attributes(for: cell, viewport: viewport)
        if found != expected {
          return "\(cell) is at \(found.map { "\($0)" } ?? "nowhere")"
        }
      }
      guard items.numbers.count % 16 == 0 else { return nil }
      return prepared.elements(in: .everything, viewport: viewport)
        == fresh.elements(in: .everything, viewport: viewport) ? nil : "an element is elsewhere"
    }
  }

  static let names = [
    "waterfall", "grouped-columns", "spreadsheet", "flow", "compositional", "mixed",
  ]

  @Test(arguments: names)
  func itemsAtTheEnd_comeAndGo(name: String) throws {
    var growth = try Growth(LayoutRegistry.ofAllLayouts().layout(named: name, [:]))
    for number in 0..<300 {
      growth.items.numbers.append(number)
      try growth.apply(.insertItem(ElementIndex(section: 0, item: number)), count: number + 1)
      let difference = try growth.difference()
      #expect(difference == nil, "\(number + 1) items")
      if difference != nil { return }
    }
    for number in (0..<300).reversed() {
      growth.items.numbers.removeLast()
      try growth.apply(.deleteItem(ElementIndex(section: 0, item: number)), count: number)
      let difference = try growth.difference()
      #expect(difference == nil, "\(number) items")
      if difference != nil { return }
    }
  }
}
