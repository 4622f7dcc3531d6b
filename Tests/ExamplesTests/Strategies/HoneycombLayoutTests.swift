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

  @Test func spacing_liesBetweenAllSides() {
    let layout = HoneycombLayout(columns: 2, spacing: 10)
    let frames = layout.frames(forCounts: [3], width: 210)[0]
    #expect(frames[0].maxX == 100)
    #expect(frames[1].minX == 110)
    // Along the slanted sides too: neighbours' centres are as far apart in every direction.
    let distance = { (one: LayoutRect, other: LayoutRect) in
      let x = one.midX - other.midX
      let y = one.midY - other.midY
      return (x * x + y * y).squareRoot()
    }
    #expect((distance(frames[0], frames[1]) - 110).magnitude < 1)
    #expect((distance(frames[0], frames[2]) - 110).magnitude < 1)
  }

  @Test func oneColumn_isAStack() {
    let frames = HoneycombLayout(columns: 1, spacing: 8).frames(forCounts: [2], width: 60)[0]
    #expect(
      frames == [
        LayoutRect(x: 0, y: 0, width: 60, height: 69),
        LayoutRect(x: 0, y: 77, width: 60, height: 70),
      ])
  }

  @Test func sections_beginWithARow() {
    let frames = HoneycombLayout(columns: 3, spacing: 0).frames(forCounts: [1, 0, 2], width: 300)
    #expect(frames[0] == [LayoutRect(x: 0, y: 0, width: 100, height: 115)])
    #expect(frames[1] == [])
    #expect(
      frames[2] == [
        LayoutRect(x: 50, y: 87, width: 100, height: 115),
        LayoutRect(x: 150, y: 87, width: 100, height: 115),
      ])
  }

  @Test func tooManyItems_areAnError() {
    let environment = LayoutEnvironment(width: 100, height: 100)
    #expect(throws: LayoutError.tooManyItems(section: 0, count: .max, limit: 1 << 26)) {
      _ = try HoneycombLayout().prepare(
        for: ClosureLayoutDelegate(itemsPerSection: .max), in: environment)
    }
    #expect(throws: LayoutError.tooManySections(count: .max, limit: 1 << 26)) {
      _ = try HoneycombLayout().prepare(
        for: ClosureLayoutDelegate(sections: .max, itemsPerSection: 1), in: environment)
    }
    // Each section alone would do; nothing is placed before all are counted.
    #expect(throws: LayoutError.tooManyItems(section: 4096, count: 16_384, limit: 1 << 26)) {
      _ = try HoneycombLayout().prepare(for: MultiplicationSheet(), in: environment)
    }
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

  @Test func registry_makesItLikeAnyOther() throws {
    let registry = try LayoutRegistry.ofAllLayouts()
    let layout = try registry.layout(named: "honeycomb", ["columns": 5, "spacing": 2.5])
    #expect(layout == AnyLayout(HoneycombLayout(columns: 5, spacing: 2.5)))
    #expect(registry.configuration(of: layout)?.name == "honeycomb")
  }
}
