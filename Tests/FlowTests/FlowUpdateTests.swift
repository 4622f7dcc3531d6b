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
}
