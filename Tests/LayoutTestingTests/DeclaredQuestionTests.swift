import LayoutCore
import Testing

@testable import LayoutTesting

@Suite struct DeclaredQuestionTests {
  @Test(
    arguments: [
      (.number(5), false, false), (.number(21), true, false), (.number(-1), true, false),
      (.number(.nan), true, true), (.number(.infinity), true, true), (.flag(true), false, false),
    ] as [(LayoutValue, Bool, Bool)])
  func valuesToReport(value: LayoutValue, ifReported: Bool, ifClamped: Bool) {
    func declared(_ outside: DeclaredQuestion.Outside) -> DeclaredQuestion {
      DeclaredQuestion("itemSize", .edgeItemSizes, \.header, .number(0...20), outside: outside)
    }
    #expect(declared(.reported).mustBeReported(value) == ifReported)
    #expect(declared(.clamped).mustBeReported(value) == ifClamped)
  }

  @Test func valueBelowItsMinimum_isGenerated_andMustBeReported() throws {
    func end(_ outside: DeclaredQuestion.Outside) -> DeclaredQuestion {
      DeclaredQuestion(
        "end", .mutantHours, \.end, .number(0...24), atLeast: "start", outside: outside)
    }
    #expect(end(.reported).mustBeReported(.number(7.5), atLeast: 8))
    #expect(!end(.reported).mustBeReported(.number(8), atLeast: 8))
    #expect(!end(.reported).mustBeReported(.number(7.5), atLeast: nil))
    #expect(!end(.clamped).mustBeReported(.number(7.5), atLeast: 8))
    var random = SeededGenerator(seed: 1)
    #expect(end(.reported).answer(below: 0, using: &random) == nil)
    for _ in 0..<50 {
      guard case .number(let hour) = end(.reported).answer(below: 8, using: &random) else {
        Issue.record("no hour before 8")
        return
      }
      #expect((0..<8).contains(hour))
    }
  }
}
