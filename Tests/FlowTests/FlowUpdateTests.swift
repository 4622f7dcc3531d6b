import LayoutCore
import LayoutTesting
import TestSupport
import Testing

@testable import Flow

@Suite struct FlowUpdateTests {
  static let environment = LayoutEnvironment(width: 400, height: 300, scale: 2)

  /// A diagnostic of a measured header ends with the measurement, also if its section changes.
  @Test func diagnosticOfAMeasuredHeader_endsWithIt() throws {
    var layout = FlowLayout()
    layout.section.header.extent = 20
    func flow(_ sections: Int, measured: Int?) -> ClosureLayoutDelegate {
      ClosureLayoutDelegate(
        sections: sections, itemCount: { _ in 1 },
        answer: { slot in
          slot.fill(.flowSection) { $1.columns = .fixed($0.section + 1) }
          guard let measured else { return }
          slot.fill(.edgeItemSizes) {
            if $0.section == measured { $1.header = LayoutSize(width: 1, height: .nan) }
          }
        })
    }
    var prepared = try layout.prepare(for: flow(2, measured: 1), in: Self.environment)
    #expect(prepared.diagnostics.count == 1)
    let changes = LayoutChanges(sections: IndexEdits(oldCount: 2, removed: [0]))
    try layout.update(
      &prepared, by: changes, for: flow(1, measured: nil), in: Self.environment)
    #expect(prepared.diagnostics.isEmpty)
  }

  /// A removal leaves equal items behind those of the page before, in which another item changes.
  @Test func changesInTwoPages_replaceBoth() throws {
    let layout = FlowLayout.bare()
    let environment = LayoutEnvironment(width: 100, height: 300)
    var boxes = Boxes(counts: [128], width: 60, height: 10)
    var prepared = try layout.prepare(for: boxes, in: environment)
    func update(_ edits: IndexEdits<ElementIndex>, resized: Int) throws {
      let within = LayoutChanges.SectionChanges(
        section: 0, oldSection: 0, items: edits, resized: [resized])
      try layout.update(
        &prepared, by: LayoutChanges(sections: IndexEdits(oldCount: 1), within: [within]),
        for: boxes, in: environment)
    }
    boxes.sizes[0][127].height = 20
    try update(IndexEdits(oldCount: 128), resized: 127)
    boxes.sizes[0][22].height = 30
    boxes.sizes[0].removeLast()
    try update(IndexEdits(oldCount: 128, removed: [127]), resized: 22)
    #expect(prepared.contentSize.height == 126 * 10 + 30)
    let last = prepared.attributes(for: .cell(section: 0, item: 126), in: LayoutViewport(.zero))
    #expect(last?.frame == LayoutRect(x: 0, y: 1280, width: 60, height: 10))
  }
}
