import LayoutCore
import LayoutTesting
import Testing

@testable import Justified

@Suite struct JustifiedEvenTests {
  @Test func rowsThatCannotBeAllowed_areNearlySo() throws {
    let layout = JustifiedLayout.bare {
      $0.breaking = .even
      $0.minimumItems = 3
      $0.panoramaRatio = 3
    }
    #expect(
      try layout.frames([3, 2, 4]) == [
        "(0, 0) 100 × 33.333333333333336", "(0, 33.333333333333336) 100 × 50",
        "(0, 83.33333333333333) 100 × 25",
      ])
  }

  /// A row of the most items is full, however high it is.
  @Test(arguments: JustifiedBreaking.allCases)
  func aLastRowOfTheMostItems_isFull(breaking: JustifiedBreaking) throws {
    let layout = JustifiedLayout.bare {
      $0.breaking = breaking
      $0.maximumItems = 2
      $0.lastRow = .hidden
    }
    #expect(
      try layout.frames([0.5, 0.5, 0.4, 0.4]) == [
        "(0, 0) 50 × 100", "(50, 0) 50 × 100", "(0, 100) 50 × 125", "(50, 100) 50 × 125",
      ])
  }

  @Test(arguments: JustifiedBreaking.allCases)
  func aPanoramaInTheLastRow_isFull(breaking: JustifiedBreaking) throws {
    let layout = JustifiedLayout.bare {
      $0.breaking = breaking
      $0.panoramaRatio = 1
    }
    #expect(try layout.frames([1]) == ["(0, 0) 100 × 100"])
  }

  @Test(arguments: JustifiedBreaking.allCases)
  func aFullLastRow_isAsHighAsItsItemsRequire(breaking: JustifiedBreaking) throws {
    let layout = JustifiedLayout.bare {
      $0.breaking = breaking
      $0.lastRow = .full
    }
    #expect(try layout.frames([1]) == ["(0, 0) 100 × 100"])
  }

  /// Rows of two items and one would deviate less.
  @Test func aFullLastRow_hasTheMinimumOfItems_ifTheyCanBeDivided() throws {
    var layout = JustifiedLayout.bare {
      $0.breaking = .even
      $0.lastRow = .full
      $0.minimumItems = 2
    }
    let heights = { (layout: JustifiedLayout) in
      try layout.prepare(for: photos([2, 2, 1]), in: LayoutEnvironment(width: 100, height: 100))
        .allElements(viewport: .zero).map { $0.frame.height }
    }
    #expect(try heights(layout) == [20, 20, 20])
    layout.section.maximumItems = 2
    #expect(try heights(layout) == [25, 25, 100])
  }

  @Test func aLooseLastRow_hasTheTargetHeight() throws {
    let layout = JustifiedLayout.bare { $0.breaking = .even }
    #expect(
      try layout.frames([1, 1, 1]) == ["(0, 0) 50 × 50", "(50, 0) 50 × 50", "(0, 50) 50 × 50"])
  }
}
