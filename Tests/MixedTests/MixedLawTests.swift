import LayoutCore
import LayoutTesting
import TestSupport
import Testing

@testable import Mixed

/// Tests of the laws with random blocks of all strategies, on collections of all flavours.
///
/// Counts or the delegate specify the sections of the blocks.
@Suite struct MixedLawTests {
  /// All laws that a page of blocks keeps, whatever the insets of its blocks.
  ///
  /// Insets are rounded to pixels, so the room of a block, and with it the number of tracks, depends
  /// on the scale, unless insets are whole numbers of points.
  static func laws(
    axis: LayoutAxis, sheets: Bool, without excused: Set<LayoutLaw> = []
  ) -> LayoutLaws<MixedLayout> {
    laws(
      axis: axis, sheets: sheets,
      claims: LayoutLaw.expected.subtracting(LayoutLaw.descriptions)
        .union([.diagnosticsSurvive, .diagnosticsAreCurrent]).subtracting(excused)
        .subtracting([.transposes, .sharedEdges]))
  }

  private static func laws(
    axis: LayoutAxis, sheets: Bool, claims: Set<LayoutLaw>
  ) -> LayoutLaws<MixedLayout> {
    LayoutLaws(
      MixedLayout(blocks: []), claims: claims,
      vary: { layout, collection, random in
        layout = Mixes.mixed(axis, .lossless, sheets: sheets, &random)
        if claims == [.sharedEdges] {
          for block in layout.blocks.indices {
            layout.blocks[block].insets = layout.blocks[block].insets.rounded
          }
        }
        if random.oneIn(3) {
          let section = collection.numberOfSections
          for section in 0..<section {
            collection.scripted.append(
              .init(
                .mixedBlock, \.self, at: ElementIndex(section: section),
                number: Double(random.integer(in: 0...layout.blocks.count - 1))))
          }
        }
      })
  }

  @Test func laws_hold_downwards() {
    let laws = Self.laws(axis: .vertical, sheets: false)
    let report = laws.report(
      count: GeneratedCases.count(60), seed: GeneratedCases.seed())
    #expect(report.isClean, "\(report)")
  }

  /// A sheet reads no sizes if its sizing is uniform.
  @Test func laws_hold_downwards_withSheets() {
    let laws = Self.laws(
      axis: .vertical, sheets: true,
      without: [
        .badDataIsDiagnosed, .edgesAreObscured, .insideContentInBounce,
      ])
    let report = laws.report(
      count: GeneratedCases.count(60), seed: GeneratedCases.seed(10_000))
    #expect(report.isClean, "\(report)")
  }

  @Test func laws_hold_sideways() {
    let laws = Self.laws(axis: .horizontal, sheets: false)
    let report = laws.report(
      count: GeneratedCases.count(60), seed: GeneratedCases.seed(20_000))
    #expect(report.isClean, "\(report)")
  }

  /// A sheet that is read right to left is at least as wide as the container.
  @Test func laws_hold_sideways_withSheets() {
    let laws = Self.laws(
      axis: .horizontal, sheets: true,
      without: [
        .badDataIsDiagnosed, .rightToLeftMirrors, .edgesAreObscured, .insideContentInBounce,
      ])
    let report = laws.report(
      count: GeneratedCases.count(60), seed: GeneratedCases.seed(30_000))
    #expect(report.isClean, "\(report)")
  }

  /// Neighbours share their edges at every scale if the insets of blocks are whole numbers.
  @Test(arguments: LayoutAxis.allCases, [false, true])
  func neighbours_shareEdges(axis: LayoutAxis, sheets: Bool) {
    let laws = Self.laws(axis: axis, sheets: sheets, claims: [.sharedEdges])
    let report = laws.report(count: GeneratedCases.count(60), seed: GeneratedCases.seed(50_000))
    #expect(report.isClean, "\(report)")
  }

  /// The laws hold along the other axis, with the layouts of the blocks transposed too.
  @Test func laws_hold_transposed() {
    let laws = LayoutLaws(
      MixedLayout(blocks: []), claims: [.transposes],
      transpose: { $0.transposed },
      vary: { layout, _, random in
        layout.blockSpacing = random.length(in: 0...20)
        for _ in 0..<random.integer(in: 1...3) {
          layout.blocks.append(
            MixedBlock(
              Mixes.waterfall(.vertical, .lossless, &random), sections: random.integer(in: 0...2),
              insets: LayoutInsets(
                top: random.length(in: 0...9), leading: random.length(in: 0...9),
                bottom: random.length(in: 0...9), trailing: random.length(in: 0...9))))
        }
      })
    let report = laws.report(
      count: GeneratedCases.count(60), seed: GeneratedCases.seed())
    #expect(report.isClean, "\(report)")
  }
}
