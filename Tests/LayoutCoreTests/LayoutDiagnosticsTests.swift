import LayoutRuntime
import StrategyKit
import Testing

@Suite struct LayoutDiagnosticsTests {
  @Test func note_keepsTheFirstHundredAndCountsAll() {
    var diagnostics = LayoutDiagnostics()
    for item in 0..<250 {
      diagnostics.note(
        LayoutDiagnostic(.element(.cell(section: 0, item: item)), .negative, given: -1, used: 0))
    }
    #expect(diagnostics.count == 250)
    #expect(diagnostics.entries.count == 100)
    var more = LayoutDiagnostics()
    more.note(LayoutDiagnostic(.environment, .notFinite))
    more.append(diagnostics)
    #expect(more.count == 251 && more.entries.count == 100)
    #expect(more.description.hasSuffix("and 151 more"))
  }

  @Test func description_namesSubjectProblemAndNumbers() {
    #expect(
      LayoutDiagnostic(.element(.cell(section: 2, item: 7)), .negative, given: -4, used: 0)
        .description
        == "cell/2/7: negative (-4), used 0")
    #expect(
      LayoutDiagnostic(.section(3, parameter: "columns"), .zero, given: 0, used: 1).description
        == "section 3, columns: zero (0), used 1")
    #expect(
      LayoutDiagnostic(.parameter("merges[2]"), .overlaps).description
        == "merges[2]: overlaps another")
  }

  @Test func container_ofBadNumbers_isReported() {
    var diagnostics = LayoutDiagnostics()
    let container = LayoutContainer(
      LayoutEnvironment(
        width: -5, height: .nan, insets: LayoutInsets(top: .infinity), scale: .nan),
      axis: .vertical, rounding: .lossless, diagnostics: &diagnostics)
    #expect(container.crossPoints == 0 && container.mainExtent == .zero)
    #expect(container.mainStartInset == .zero)
    #expect(container.space.grid?.scale == 1)
    #expect(
      diagnostics.entries.map { $0.problem } == [.notFinite, .negative, .notFinite, .notFinite])
  }

  @Test func container_isCutToPixels_whereEdgesAreRounded() {
    var diagnostics = LayoutDiagnostics()
    let environment = LayoutEnvironment(width: 333.3, height: 100, scale: 2)
    let rounded = LayoutContainer(
      environment, axis: .vertical, rounding: .lossless, diagnostics: &diagnostics)
    let exact = LayoutContainer(
      environment, axis: .vertical, rounding: .none, diagnostics: &diagnostics)
    #expect(rounded.crossLength.points == 333 && rounded.crossPoints == 333.3)
    #expect(exact.crossLength.points == 333.3)
    #expect(diagnostics.isEmpty)
  }

  @Test func update_movesDiagnosticsToTheirNewPlaces() throws {
    var diagnostics = LayoutDiagnostics()
    func note(_ subject: LayoutDiagnostic.Subject) {
      diagnostics.note(LayoutDiagnostic(subject, .negative))
    }
    note(.environment)
    note(.content)
    note(.parameter("columns"))
    note(.section(0, parameter: "columns"))
    note(.section(1, parameter: "columns"))
    note(.section(1, parameter: "numberOfItems"))
    note(.section(2, parameter: "numberOfItems"))
    for item in 0..<4 { note(.element(.cell(section: 1, item: item))) }
    note(.element(.cell(section: 2, item: 0)))
    note(.element(.supplementary(.header, 1)))
    // Section 0 is removed. Of section 1, item 0 is resized, item 1 is removed, item 2 moves to the
    // front, and item 3 moves to section 1, which was section 2.
    let transaction = LayoutTransaction(
      [
        .deleteSection(0), .resizeItem(ElementIndex(section: 1, item: 0)),
        .deleteItem(ElementIndex(section: 1, item: 1)),
        .moveItem(from: ElementIndex(section: 1, item: 2), to: ElementIndex(section: 0, item: 0)),
        .moveItem(from: ElementIndex(section: 1, item: 3), to: ElementIndex(section: 1, item: 1)),
      ], counts: [2, 2])
    diagnostics.update(by: try transaction.changes(fromSections: 3) { [0, 4, 1][$0] })
    #expect(
      diagnostics.entries.map { $0.subject.description } == [
        "environment", "columns", "section 0, columns", "cell/0/0", "cell/1/0",
        "supplementary/header/0/0",
      ])
    #expect(diagnostics.count == 6)
  }

  @Test func update_keepsTheNumberOfDiagnosticsThatAreNotStored() throws {
    var diagnostics = LayoutDiagnostics()
    for item in 0..<103 {
      diagnostics.note(LayoutDiagnostic(.element(.cell(section: 0, item: item)), .negative))
    }
    let transaction = LayoutTransaction([.deleteSection(0)], counts: [])
    diagnostics.update(by: try transaction.changes(fromSections: 1) { _ in 103 })
    #expect(diagnostics.entries == [] && diagnostics.count == 3)
    #expect(!diagnostics.isEmpty)
  }
}
