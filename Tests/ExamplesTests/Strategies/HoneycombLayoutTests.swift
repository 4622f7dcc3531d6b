import Foundation
import LayoutCore
import Testing

@testable import LayoutViewer

@Suite struct HoneycombLayoutTests {
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

  @Test func theFile_needsNothingButTheKit() throws {
    let file = projectFolder.appendingPathComponent("Examples/Strategies")
    let lines = try file.text(of: "HoneycombLayout.swift").split(separator: "\n")
    #expect(
      lines.filter { $0.hasPrefix("import ") || $0.contains(" import ") } == ["import StrategyKit"])
    #expect(lines.count < 150)
  }
}
