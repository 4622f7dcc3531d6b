import LayoutCore
import LayoutTesting
import Testing

/// Tests of the law that compares a layout with a reference of its author.
@Suite struct ReferenceLawTests {
  /// Squares in rows of `columns`, whose edges are not rounded.
  static func laws(_ layout: GridLayout, columns: Int = 4) -> LayoutLaws<GridLayout> {
    LayoutLaws(layout, claims: []).matching(tolerance: 1.01) { example in
      guard example.environment.insets == .zero, example.environment.direction == .leftToRight
      else { return nil }
      let scale = example.environment.scale
      let width = (example.environment.containerSize.width * scale).rounded(.down) / scale
      let side = width / Double(columns)
      var reference = ReferenceLayout()
      var top = 0
      for (section, sizes) in example.collection.sections.enumerated() {
        for item in sizes.indices {
          reference.elements.append(
            LayoutAttributes(
              element: .cell(section: section, item: item),
              frame: LayoutRect(
                x: Double(item % columns) * side, y: Double(top + item / columns) * side,
                width: side, height: side)))
        }
        top += (sizes.count + columns - 1) / columns
      }
      return reference
    }
  }

  @Test func layoutLikeItsReference_isClean() {
    let report = Self.laws(GridLayout()).report(count: 60)
    #expect(report.isClean, "\(report)")
    #expect((report.tested[.matchesReference] ?? 0) > 15)
    #expect(
      report.skipped[.matchesReference]?.keys.sorted() == ["not covered by the reference"])
  }

  /// Five columns instead of four keep every other law.
  @Test func consistentlyWrongRule_isFoundByTheReferenceOnly() throws {
    let wrong = GridLayout(columns: 5)
    let others = LayoutLaws(
      wrong, claims: [.everyElementOnce, .noOverlap, .queryEqualsBruteForce, .updateEqualsFresh])
    #expect(others.report(count: 60).isClean)
    let report = Self.laws(wrong).report(count: 60)
    let violation = try #require(report.violations.first)
    #expect(violation.law == .matchesReference)
    #expect(violation.finding.contains("should be cell/0/"), "\(violation)")
  }

  @Test func missingAndAdditionalElements_areFound() {
    let missing = LayoutLaws(GridLayout(), claims: []).matching { _ in
      ReferenceLayout(elements: [
        LayoutAttributes(element: .supplementary(.header, 0), frame: .zero)
      ])
    }.report(count: 3, atMost: 1, minimizes: false)
    #expect(missing.violations.first?.finding == "supplementary/header/0/0 is missing")
    let additional = LayoutLaws(GridLayout(), claims: []).matching { _ in ReferenceLayout() }
      .report(count: 40, atMost: 1)
    #expect(additional.violations.first?.finding.hasSuffix("should not exist") == true)
  }

  @Test func wrongContentSizeAndDiagnostics_areFound() {
    let size = LayoutLaws(GridLayout(), claims: []).matching { example in
      example.collection.sections.joined().isEmpty
        ? ReferenceLayout(contentSize: LayoutSize(width: 1, height: 7)) : nil
    }.report(count: 60, atMost: 1, minimizes: false)
    #expect(size.violations.first?.finding.contains("should be 1 × 7") == true)
    let problem = LayoutLaws(GridLayout(), claims: []).matching { example in
      example.collection.sections.joined().isEmpty
        ? ReferenceLayout(diagnostics: [
          LayoutDiagnostic(.element(.cell(section: 0, item: 3)), .notFinite, given: .nan, used: 0)
        ]) : nil
    }.report(count: 60, atMost: 1, minimizes: false)
    #expect(problem.violations.first?.finding.hasPrefix("not reported: cell/0/3") == true)
  }

  @Test func claimedLawWithoutReference_isBroken() {
    let report = LayoutLaws(GridLayout(), claims: [.matchesReference]).report(count: 1)
    #expect(report.violations.first?.finding == "claimed, but no reference is given")
  }
}
