import LayoutTesting
import Testing

@testable import LayoutCore
@testable import StrategyKit

@Suite struct SortedRangesTests {
  static func attributes(_ zIndex: Int, _ section: Int, _ item: Int = 0) -> LayoutAttributes {
    LayoutAttributes(element: .cell(section: section, item: item), frame: .zero, zIndex: zIndex)
  }

  @Test(arguments: 1...200)
  func merging_equalsSorting(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    func part(_ section: Int) -> [LayoutAttributes] {
      (0..<random.integer(in: 0...40)).map { item in
        Self.attributes(random.integer(in: -2...3), section, item)
      }
      .sorted(by: LayoutAttributes.areInOrder)
    }
    let first = part(0)
    let second = part(seed % 2 == 0 ? 1 : 0).map { attributes in
      var moved = attributes
      moved.element.index.item += 100
      return moved
    }
    var list = first + second
    SortedRanges.merge(&list, 0, first.count, list.count)
    #expect(list == (first + second).sorted(by: LayoutAttributes.areInOrder), "seed \(seed)")
  }
}
