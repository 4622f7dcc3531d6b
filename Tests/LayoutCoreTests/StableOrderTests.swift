import Testing

@testable import LayoutCore

@Suite struct StableOrderTests {
  @Test func tellsNothingOfWhatIsInOrder() {
    #expect(StableOrder.places(0) { _, _ in true } == nil)
    #expect(StableOrder.places(1) { _, _ in true } == nil)
    #expect(order(of: [1, 1, 2, 5]) == nil)
  }

  @Test func keepsTheOrderOfEqualElements() {
    #expect(order(of: [2, 1, 2, 1, 0]) == [4, 1, 3, 0, 2])
  }

  @Test func ordersAsTheStandardLibraryDoes() {
    for count in 2..<70 {
      let values = (0..<count).map { $0 * 37 % 11 }
      let expected = values.indices.sorted { (values[$0], $0) < (values[$1], $1) }
      #expect((order(of: values) ?? Array(values.indices)) == expected, "\(count) values")
    }
  }

  private func order(of values: [Int]) -> [Int]? {
    StableOrder.places(values.count) { values[$0] < values[$1] }
  }
}
