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
}
