import LayoutCore
import LayoutTesting
import TestSupport
import Testing

@testable import Mixed

/// Tests of the laws with random blocks of all strategies, on collections of all flavours.
///
/// Counts or the delegate specify the sections of the blocks.
@Suite struct MixedLawTests {
  static func laws(
    axis: LayoutAxis, sheets: Bool, without excused: Set<LayoutLaw> = []
  ) -> LayoutLaws<MixedLayout> {
    LayoutLaws(
      MixedLayout(blocks: []),
      claims: LayoutLaw.expected.subtracting(LayoutLaw.descriptions)
        .union([.diagnosticsSurvive, .diagnosticsAreCurrent]).subtracting(excused)
        .subtracting([.transposes]),
      vary: { layout, collection, random in
        layout = Mixes.mixed(axis, .lossless, sheets: sheets, &random)
        if random.oneIn(3) {
          let section = collection.numberOfSections
          for section in 0..<section {
            collection.scripted.append(
              .init(
                question: MixedQuestion.block, index: ElementIndex(section: section),
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
