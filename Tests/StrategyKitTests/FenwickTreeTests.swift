import LayoutTesting
import StrategyKit
import Testing

@Suite struct FenwickTreeTests {
  @Test func sums_afterChanges_equalPlainSums() {
    var random = SeededGenerator(seed: 3)
    for count in [0, 1, 2, 7, 8, 9, 64, 100] {
      var numbers = (0..<count).map { _ in Int64(random.integer(in: 0...9)) }
      var tree = FenwickTree(numbers)
      for _ in 0..<20 where count > 0 {
        let index = random.integer(in: 0...count - 1)
        tree.add(4, at: index)
        numbers[index] += 4
      }
      for prefix in 0...count {
        #expect(tree.sum(ofFirst: prefix) == numbers[..<prefix].reduce(0, +))
      }
      for target in 0...numbers.reduce(0, +) {
        let found = tree.prefix(notAbove: target)
        #expect(numbers[..<found.count].reduce(0, +) == found.sum)
        #expect(found.sum <= target)
        #expect(found.count == count || found.sum + numbers[found.count] > target)
      }
    }
  }

  @Test func sums_afterReplacements_equalPlainSums() {
    var random = SeededGenerator(seed: 4)
    var numbers: [Int64] = []
    var tree = FenwickTree([])
    for step in 0..<200 {
      let first = random.integer(in: 0...numbers.count)
      let range = first..<random.integer(in: first...min(numbers.count, first + 4))
      let new = (0..<random.integer(in: 0...5)).map { _ in Int64(random.integer(in: 0...9)) }
      numbers.replaceSubrange(range, with: new)
      tree.replace(range, with: new)
      #expect(tree.count == numbers.count)
      for prefix in 0...numbers.count {
        #expect(tree.sum(ofFirst: prefix) == numbers[..<prefix].reduce(0, +), "step \(step)")
      }
    }
  }
}
