import LayoutCore
import LayoutTesting
import Testing

/// Tests of ``restoreOrder(from:)``.
@Suite struct LayoutAttributesOrderTests {
  private func cells(_ numbers: [Int], zIndex: Int = 0) -> [LayoutAttributes] {
    numbers.map {
      LayoutAttributes(element: .cell(section: 0, item: $0), frame: .zero, zIndex: zIndex)
    }
  }

  @Test func zIndex_precedesTheElement() {
    var list = cells([1], zIndex: 1) + cells([2])
    list.restoreOrder(from: 0)
    #expect(list == cells([2]) + cells([1], zIndex: 1))
  }

  @Test func elementsOfOneItem_areOrderedByCategory() {
    let badge = LayoutAttributes(element: .supplementary("badge", 0, 1), frame: .zero)
    var list = [badge] + cells([1, 2])
    list.restoreOrder(from: 0)
    #expect(list == cells([1]) + [badge] + cells([2]))
  }

  /// Lists that are nearly in order, and lists that are not, become those of a sort.
  @Test(arguments: 1...8 as ClosedRange<UInt64>)
  func anyOrder_isRestored(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<300 {
      let count = random.integer(in: 0...40)
      var numbers = Array(0..<count)
      for _ in 0..<random.pick([0, 1, 3, 40]) where count > 1 {
        let place = random.integer(in: 0...count - 2)
        let other = random.oneIn(3) ? random.integer(in: 0...count - 1) : place + 1
        numbers.swapAt(place, other)
      }
      let first = random.integer(in: 0...count)
      var list = cells(numbers)
      list.restoreOrder(from: first)
      let expected = Array(numbers[..<first]) + numbers[first...].sorted()
      #expect(list == cells(expected), "seed \(seed): \(numbers) from \(first)")
    }
  }
}
