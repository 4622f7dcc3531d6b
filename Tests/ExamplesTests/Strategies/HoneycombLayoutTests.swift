import Foundation
import LayoutCore
import LayoutTesting
import TestSupport
import Testing

@testable import LayoutViewer

@Suite struct HoneycombLayoutTests {
  /// The laws without those about sizes, because the layout does not ask for sizes.
  static let laws = LayoutLaws(
    HoneycombLayout(), claims: LayoutLaw.expected.subtracting([.badDataIsDiagnosed]),
    transpose: { layout in
      var turned = layout
      turned.axis = layout.axis.transposed
      turned.contentInsets = layout.contentInsets.transposed
      return turned
    },
    vary: { layout, _, random in
      layout.axis = random.pick([.vertical, .horizontal])
      layout.columns =
        random.oneIn(2)
        ? .adaptive(minimumWidth: random.length(in: 10...300))
        : .fixed(random.pick([1, 2, 3, 4, 7, 20]))
      layout.spacing = random.length(in: 0...20)
      if random.oneIn(2) {
        layout.contentInsets = LayoutInsets(
          top: random.length(in: 0...20), leading: random.length(in: 0...20),
          bottom: random.length(in: 0...20), trailing: random.length(in: 0...20))
      }
    })

  @Test func laws_hold() {
    let report = HoneycombLayoutTests.laws.report(
      count: GeneratedCases.count(100), seed: GeneratedCases.seed())
    #expect(report.isClean, "\(report)")
  }

  @Test func rows_takeTurns() {
    let frames = HoneycombLayout(columns: 3, spacing: 0).frames(forCounts: [6], width: 300)[0]
    #expect(
      frames == [
        LayoutRect(x: 0, y: 0, width: 100, height: 115),
        LayoutRect(x: 100, y: 0, width: 100, height: 115),
        LayoutRect(x: 200, y: 0, width: 100, height: 115),
        LayoutRect(x: 50, y: 87, width: 100, height: 115),
        LayoutRect(x: 150, y: 87, width: 100, height: 115),
        LayoutRect(x: 0, y: 173, width: 100, height: 116),
      ])
  }

  @Test func oneColumn_isAStack() {
    let frames = HoneycombLayout(columns: 1, spacing: 8).frames(forCounts: [2], width: 60)[0]
    #expect(
      frames == [
        LayoutRect(x: 0, y: 0, width: 60, height: 69),
        LayoutRect(x: 0, y: 77, width: 60, height: 70),
      ])
  }

  @Test func badParameters_areDiagnosed() throws {
    let delegate = ArrayLayoutDelegate(counts: [5])
    let environment = LayoutEnvironment(width: 100, height: 100)
    let prepared = try HoneycombLayout(columns: 0).prepare(for: delegate, in: environment)
    #expect(prepared.diagnostics.entries == [LayoutDiagnostic(.parameter("columns"), .zero)])
    #expect(prepared.allElements(viewport: .everything).count == 5)
    let lost = try HoneycombLayout(spacing: .nan, contentInsets: LayoutInsets(all: .infinity))
      .prepare(for: delegate, in: environment)
    #expect(lost.allElements(viewport: .everything).allSatisfy { $0.frame.isFinite })
  }

  @Test func theFile_needsNothingButTheCore() throws {
    let file = projectFolder.appendingPathComponent("Examples/Strategies")
    let lines = try file.text(of: "HoneycombLayout.swift").split(separator: "\n")
    #expect(
      lines.filter { $0.hasPrefix("import ") || $0.contains(" import ") } == ["import LayoutCore"])
    #expect(lines.count < 150)
  }
}
