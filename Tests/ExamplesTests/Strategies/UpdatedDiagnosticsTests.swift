import Flow
import LayoutCore
import LayoutRuntime
import Testing
import Waterfall

@testable import LayoutViewer

/// Tests that the diagnostics of an updated layout are those of a freshly prepared one.
@Suite struct UpdatedDiagnosticsTests {
  static let screen = LayoutEnvironment(width: 320, height: 480)

  /// A collection of items with the given heights; negative ones are invalid.
  struct Heights: LayoutDelegate {
    var sections: [[Double]]
    /// The numbers of columns of sections.
    var columns: [Int: Int] = [:]

    var numberOfSections: Int { sections.count }
    func numberOfItems(inSection section: Int) -> Int { sections[section].count }
    func sizeForItem(at index: ElementIndex, proposal: LayoutProposal) -> LayoutSize? {
      LayoutSize(width: 40, height: sections[index.section][index.item])
    }
    func answer(in slot: inout AnswerSlot) {
      guard let columns = columns[slot.index.section] else { return }
      slot.fill(.waterfallSection) { $1.columns = .fixed(columns) }
      slot.fill(.flowSection) { $1.columns = .fixed(columns) }
    }
  }

  /// Updates a layout by the changes that lead to each collection, and returns its diagnostics after
  /// each of them.
  static func diagnostics(
    _ name: String, _ values: LayoutConfiguration = [:], of first: Heights,
    _ steps: [([LayoutChange], Heights)]
  ) throws -> [[String]] {
    let layout = try LayoutRegistry.ofAllLayouts().layout(named: name, values)
    var prepared = try layout.prepare(for: first, in: screen)
    var found = [prepared.diagnostics.entries.map { $0.description }]
    var old = first
    for (changes, new) in steps {
      let transaction = LayoutTransaction(changes, counts: new.sections.map { $0.count })
      try layout.update(
        &prepared,
        by: transaction.changes(fromSections: old.sections.count) { old.sections[$0].count },
        for: new, in: screen)
      found.append(prepared.diagnostics.entries.map { $0.description })
      #expect(prepared.diagnostics.count == prepared.diagnostics.entries.count)
      old = new
    }
    return found
  }

  static let measuring: [(name: String, values: LayoutConfiguration)] = [
    ("waterfall", [:]), ("grouped-columns", [:]), ("flow", ["asksForSizes": .flag(true)]),
    ("spreadsheet", ["sizing": .text("cells")]),
  ]

  @Test(arguments: measuring.indices)
  func diagnosticOfAnItem_movesWithIt_andEndsWithItsCause(number: Int) throws {
    let (name, values) = Self.measuring[number]
    let found = try Self.diagnostics(
      name, values, of: Heights(sections: [[10, -5]]),
      [
        ([.insertItem(ElementIndex(section: 0, item: 0))], Heights(sections: [[20, 10, -5]])),
        ([.insertSection(0)], Heights(sections: [[30], [20, 10, -5]])),
        (
          [
            .moveItem(
              from: ElementIndex(section: 1, item: 2), to: ElementIndex(section: 1, item: 0))
          ],
          Heights(sections: [[30], [-5, 20, 10]])
        ),
        (
          [.resizeItem(ElementIndex(section: 1, item: 0))],
          Heights(sections: [[30], [-6, 20, 10]])
        ),
        (
          [.resizeItem(ElementIndex(section: 1, item: 0))],
          Heights(sections: [[30], [15, 20, 10]])
        ),
      ])
    #expect(
      found == [
        ["cell/0/1: negative (-5), used 0"], ["cell/0/2: negative (-5), used 0"],
        ["cell/1/2: negative (-5), used 0"], ["cell/1/0: negative (-5), used 0"],
        ["cell/1/0: negative (-6), used 0"], [],
      ], "\(name)")
  }

  /// An item that is resized while it moves to another section is asked for once.
  @Test(arguments: measuring.indices)
  func diagnosticOfAResizedItem_isNotRepeated_inItsNewSection(number: Int) throws {
    let (name, values) = Self.measuring[number]
    let moved = ElementIndex(section: 0, item: 1)
    let found = try Self.diagnostics(
      name, values, of: Heights(sections: [[10, -5], [20]]),
      [
        (
          [.resizeItem(moved), .moveItem(from: moved, to: ElementIndex(section: 1, item: 1))],
          Heights(sections: [[10], [20, -6]])
        )
      ])
    #expect(
      found == [["cell/0/1: negative (-5), used 0"], ["cell/1/1: negative (-6), used 0"]],
      "\(name)")
  }

  @Test(arguments: measuring.indices)
  func diagnosticsOfARemovedSection_end(number: Int) throws {
    let (name, values) = Self.measuring[number]
    let found = try Self.diagnostics(
      name, values, of: Heights(sections: [[10, -5], [20, -7]]),
      [
        ([.deleteSection(0)], Heights(sections: [[20, -7]])),
        ([.reloadSection(0)], Heights(sections: [[20]])),
      ])
    #expect(
      found == [
        ["cell/0/1: negative (-5), used 0", "cell/1/1: negative (-7), used 0"],
        ["cell/0/1: negative (-7), used 0"], [],
      ], "\(name)")
  }

  /// The first of several neighbours with the same parameters is reported.
  @Test(arguments: ["waterfall", "flow"])
  func diagnosticOfAParameter_movesToTheNextSectionWithIt(name: String) throws {
    func heights(_ columns: [Int]) -> Heights {
      var heights = Heights(sections: columns.map { _ in [10] })
      for (section, columns) in columns.enumerated() { heights.columns[section] = columns }
      return heights
    }
    let found = try Self.diagnostics(
      name, of: heights([2, -3, -3, 2]),
      [
        ([.deleteSection(0)], heights([-3, -3, 2])),
        ([.insertSection(0)], heights([1, -3, -3, 2])),
        ([.deleteSection(1)], heights([1, -3, 2])),
        ([.moveSection(from: 1, to: 2)], heights([1, 2, -3])),
        ([.deleteSection(2)], heights([1, 2])),
      ])
    #expect(
      found
        == [[1], [0], [1], [1], [2], []].map {
          $0.map { (section: Int) in "section \(section), columns: negative (-3), used 1" }
        }, "\(name)")
  }
}
