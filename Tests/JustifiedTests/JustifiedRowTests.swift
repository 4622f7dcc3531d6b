import LayoutCore
import LayoutTesting
import Testing

@testable import Justified

extension JustifiedLayout {
  /// Returns rows with a target of 50 points, without spacing and rounding.
  static func bare(_ change: (inout JustifiedSection) -> Void = { _ in }) -> JustifiedLayout {
    var layout = JustifiedLayout(rowExtent: 50, rowSpacing: 0, itemSpacing: 0, rounding: .none)
    change(&layout.section)
    return layout
  }

  /// Returns the frames of items of the given ratios in a container 100 points wide, as text.
  func frames(
    _ ratios: [Double], _ environment: LayoutEnvironment = .init(width: 100, height: 100)
  ) throws -> [String] {
    try prepare(for: photos(ratios), in: environment).allElements(viewport: .zero)
      .map { "\($0.frame)" }
  }
}

func photos(_ ratios: [Double]) -> ArrayLayoutDelegate {
  ArrayLayoutDelegate(sizes: ratios.map { LayoutSize(width: 30 * $0, height: 30) })
}

@Suite struct JustifiedRowTests {
  @Test func rows_fillTheWidth() throws {
    // Rows of the target height have ratios that sum to 2.
    #expect(
      try JustifiedLayout.bare().frames([1, 1, 0.6, 1, 4, 1]) == [
        "(0, 0) 50 × 50", "(50, 0) 50 × 50", "(0, 50) 37.5 × 62.5", "(37.5, 50) 62.5 × 62.5",
        "(0, 112.5) 100 × 25", "(0, 137.5) 25 × 25",
      ])
  }

  @Test func anItem_endsARowOrBeginsTheNext_whicheverIsNearer() throws {
    // With the last item, the sum of the ratios would be 3 from that of the target instead of 1.
    #expect(
      try JustifiedLayout.bare().frames([0.5, 0.5, 4]) == [
        "(0, 0) 50 × 100", "(50, 0) 50 × 100", "(0, 100) 100 × 25",
      ])
    #expect(
      try JustifiedLayout.bare().frames([0.5, 0.5, 1.5]) == [
        "(0, 0) 20 × 40", "(20, 0) 20 × 40", "(40, 0) 60 × 40",
      ])
  }

  @Test func spacing_liesBetweenRowsAndItems() throws {
    let layout = JustifiedLayout.bare {
      $0.itemSpacing = 10
      $0.rowSpacing = 5
      $0.header.extent = 7
      $0.sectionInsets = LayoutInsets(top: 1, leading: 4, bottom: 2, trailing: 6)
    }
    let prepared = try layout.prepare(
      for: photos([1, 1, 1]), in: LayoutEnvironment(width: 110, height: 100))
    #expect(
      prepared.allElements(viewport: .zero).filter { $0.element.category == .cell }
        .map { "\($0.frame)" } == [
          "(4, 8) 45 × 45", "(59, 8) 45 × 45", "(4, 58) 45 × 45",
        ])
    #expect(prepared.contentSize == LayoutSize(width: 110, height: 105))
  }

  @Test(arguments: [
    (JustifiedLastRow.leading, ["(0, 50) 50 × 50", "(60, 50) 25 × 50"]),
    (.center, ["(7.5, 50) 50 × 50", "(67.5, 50) 25 × 50"]),
    (.justified, ["(0, 50) 57.5 × 50", "(67.5, 50) 32.5 × 50"]),
    (.hidden, ["(0, 50) 0 × 0", "(0, 50) 0 × 0"]),
  ])
  func lastRow_isAsHighAsTheOneBefore(lastRow: JustifiedLastRow, expected: [String]) throws {
    let layout = JustifiedLayout.bare {
      $0.lastRow = lastRow
      $0.itemSpacing = 10
      $0.tolerance = 0.1
    }
    // The room of two items is 90 points, so the target would be missed.
    let frames = try layout.frames([2, 1, 0.5])
    #expect(frames == ["(0, 0) 100 × 50"] + expected)
  }

  @Test func aLastRow_isNotWiderThanTheContainer() throws {
    let layout = JustifiedLayout.bare {
      $0.minimumItems = 2
      $0.maximumItems = 2
      $0.itemSpacing = 20
    }
    // With the height of the row before, the last item would be 200 points wide.
    #expect(
      try layout.frames([0.25, 0.25, 1.25]) == [
        "(0, 0) 40 × 160", "(60, 0) 40 × 160", "(0, 160) 100 × 80",
      ])
  }

  @Test(arguments: JustifiedBreaking.allCases)
  func aRowOfOneItem_keepsItsRatio(breaking: JustifiedBreaking) throws {
    let layout = JustifiedLayout.bare { $0.breaking = breaking }
    #expect(try layout.frames([5]) == ["(0, 0) 100 × 20"])
    let own = JustifiedLayout.bare {
      $0.breaking = breaking
      $0.panoramaRatio = 3
    }
    #expect(try own.frames([0.25, 8]) == ["(0, 0) 100 × 400", "(0, 400) 100 × 12.5"])
  }

  /// The items of a limited row fill its width in any case.
  @Test(arguments: JustifiedBreaking.allCases)
  func heightsOfRows_areLimited(breaking: JustifiedBreaking) throws {
    var layout = JustifiedLayout.bare {
      $0.breaking = breaking
      $0.panoramaRatio = 3
      ($0.minimumRowExtent, $0.maximumRowExtent) = (25, 90)
    }
    #expect(try layout.frames([0.25, 8]) == ["(0, 0) 100 × 90", "(0, 90) 100 × 25"])
    #expect(
      try layout.frames([2, 8, 0.5]) == [
        "(0, 0) 100 × 50", "(0, 50) 100 × 25", "(0, 75) 25 × 50",
      ])
    // A last row that is not full has the target height within the limits.
    layout.section.maximumRowExtent = 40
    #expect(try layout.frames([1]) == ["(0, 0) 40 × 40"])
    layout.section.minimumRowExtent = 60
    layout.section.maximumRowExtent = 10
    let prepared = try layout.prepare(
      for: photos([1]), in: LayoutEnvironment(width: 100, height: 100))
    #expect(
      prepared.cellFrame(at: ElementIndex(section: 0, item: 0))
        == LayoutRect(x: 0, y: 0, width: 60, height: 60))
    #expect(
      prepared.diagnostics.entries.map { "\($0)" } == [
        "section 0, maximumRowExtent: out of range (10), used 60"
      ])
  }

  /// Rows are compared by the sums of their ratios, so heights can be from target / 1.25 to target / 0.75.
  @Test func aGreedyRow_isComplete_ifItsSumIsWithinTheTolerance() throws {
    let layout = JustifiedLayout.bare { $0.tolerance = 0.25 }
    #expect(try layout.frames([1.5, 0.5])[0] == "(0, 0) 100 × 66.66666666666667")
    #expect(try layout.frames([1.25, 1.25])[0] == "(0, 0) 50 × 40")
  }

  @Test func aBrokenOutItem_keepsItsRatio() throws {
    let layout = JustifiedLayout.bare {
      $0.rowExtent = 20
      $0.breakoutInterval = 1
    }
    #expect(try layout.frames([1.25]) == ["(0, 0) 100 × 80"])
  }

  /// Equal items of the last row are in the columns of those above.
  @Test(arguments: JustifiedBreaking.allCases)
  func aLooseLastRow_isAsHighAsTheRowAbove(breaking: JustifiedBreaking) throws {
    let layout = JustifiedLayout.bare { $0.breaking = breaking }
    #expect(
      try layout.frames([1.25, 1.25, 1.25]) == [
        "(0, 0) 50 × 40", "(50, 0) 50 × 40", "(0, 40) 50 × 40",
      ])
  }

  @Test func aLooseLastRow_isNotAsHighAsABrokenOutItem() throws {
    let layout = JustifiedLayout.bare { $0.breakoutInterval = 2 }
    #expect(
      try layout.frames([1.25, 1.25, 1, 1]) == [
        "(0, 0) 50 × 40", "(50, 0) 50 × 40", "(0, 40) 100 × 100", "(0, 140) 40 × 40",
      ])
    // The items of the second row are not broken out, because they are higher than wide.
    #expect(
      try layout.frames([1.25, 1.25, 0.8, 0.8, 0.8]) == [
        "(0, 0) 50 × 40", "(50, 0) 50 × 40", "(0, 40) 50 × 62.5", "(50, 40) 50 × 62.5",
        "(0, 102.5) 50 × 62.5",
      ])
    let always = JustifiedLayout.bare { $0.breakoutInterval = 1 }
    #expect(try always.frames([1, 0.5]) == ["(0, 0) 100 × 100", "(0, 100) 25 × 50"])
  }

  @Test(arguments: JustifiedBreaking.allCases)
  func aLooseLastRow_isNotAsHighAsAPanorama(breaking: JustifiedBreaking) throws {
    let layout = JustifiedLayout.bare {
      $0.breaking = breaking
      $0.panoramaRatio = 4
    }
    #expect(
      try layout.frames([1.25, 1.25, 4, 1]) == [
        "(0, 0) 50 × 40", "(50, 0) 50 × 40", "(0, 40) 100 × 25", "(0, 65) 40 × 40",
      ])
  }

  @Test(arguments: JustifiedBreaking.allCases)
  func aJustifiedLastRow_isNotHigherForIt(breaking: JustifiedBreaking) throws {
    let layout = JustifiedLayout.bare {
      $0.breaking = breaking
      $0.lastRow = .justified
    }
    #expect(try layout.frames([1]) == ["(0, 0) 100 × 50"])
  }

  @Test(arguments: JustifiedBreaking.allCases)
  func theLastRow_canHaveFewerItemsThanTheMinimum(breaking: JustifiedBreaking) throws {
    let pairs = JustifiedLayout.bare {
      $0.breaking = breaking
      ($0.minimumItems, $0.maximumItems) = (2, 2)
    }
    #expect(
      try pairs.frames([2, 2, 1]) == ["(0, 0) 50 × 25", "(50, 0) 50 × 25", "(0, 25) 25 × 25"])
    // Even rows of two and three items would deviate more from the target.
    let open = JustifiedLayout.bare {
      $0.breaking = breaking
      $0.minimumItems = 2
    }
    #expect(
      try open.frames([1.5, 2.5, 3, 1.8, 1.2], LayoutEnvironment(width: 144, height: 100)) == [
        "(0, 0) 54 × 36", "(54, 0) 90 × 36", "(0, 36) 90 × 30", "(90, 36) 54 × 30",
        "(0, 66) 36 × 30",
      ])
  }

  @Test(arguments: JustifiedBreaking.allCases)
  func aLastRowThatIsWideEnough_isFull_withFewerItemsThanTheMinimum(
    breaking: JustifiedBreaking
  ) throws {
    let layout = JustifiedLayout.bare {
      $0.breaking = breaking
      $0.minimumItems = 2
      $0.lastRow = .hidden
    }
    #expect(
      try layout.frames([1.25, 1.25, 2.5]) == [
        "(0, 0) 50 × 40", "(50, 0) 50 × 40", "(0, 40) 100 × 40",
      ])
  }

  @Test func numbersOfItems_areLimited() throws {
    let heights = { (ratios: [Double], change: (inout JustifiedSection) -> Void) in
      try JustifiedLayout.bare(change).prepare(
        for: photos(ratios), in: LayoutEnvironment(width: 100, height: 100)
      ).allElements(viewport: .zero).map { $0.frame.height }
    }
    #expect(try heights([2, 2, 2]) { $0.minimumItems = 3 } == Array(repeating: 50 / 3, count: 3))
    #expect(try heights([0.5, 0.5, 1]) { $0.maximumItems = 1 } == [200, 200, 100])
    #expect(try heights([2, 1, 2, 2, 1]) { $0.breakoutInterval = 2 } == [50, 100, 50, 50, 50])
    #expect(try heights([2, 2, 2]) { $0.maximumRows = 2 } == [50, 50, 0])
    #expect(try heights([0.5, 2, 0.5]) { $0.panoramaRatio = 2 } == [200, 50, 200])
    #expect(try heights([10, 0.1]) { _ in } == [10, 10])
    #expect(try heights([10, 10]) { $0.breaking = .even } == [10, 10])
  }

  @Test func axis_andDirection_transposeRows() throws {
    var layout = JustifiedLayout.bare()
    let environment = LayoutEnvironment(
      containerSize: LayoutSize(width: 100, height: 100), direction: .rightToLeft)
    #expect(
      try layout.frames([0.6, 1, 0.5], environment) == [
        "(62.5, 0) 37.5 × 62.5", "(0, 0) 62.5 × 62.5", "(68.75, 62.5) 31.25 × 62.5",
      ])
    layout.axis = .horizontal
    #expect(
      try layout.frames([1, 2, 1 / 0.6]) == [
        "(0, 0) 66.66666666666667 × 66.66666666666667",
        "(0, 66.66666666666667) 66.66666666666667 × 33.333333333333336",
        "(66.66666666666667, 0) 66.66666666666667 × 40",
      ])
  }

  @Test func edges_areAtPixels_andFillTheContainer() throws {
    var random = SeededGenerator(seed: 1)
    let ratios = (0..<500).map { _ in max(0.2, random.length(in: 0...3)) }
    for breaking in JustifiedBreaking.allCases {
      let layout = JustifiedLayout(rowExtent: 120, itemSpacing: 3, breaking: breaking)
      let prepared = try layout.prepare(
        for: photos(ratios), in: LayoutEnvironment(width: 391, height: 800, scale: 3))
      let cells = prepared.allElements(viewport: .zero).map { $0.frame }
      for (cell, next) in zip(cells, cells.dropFirst()) {
        let isLast = next.minY != cell.minY
        #expect(abs(cell.maxX - (isLast ? 391 : next.minX - 3)) < 1e-9)
        #expect(!isLast || next.minX == 0)
        #expect(abs(cell.maxX * 3 - (cell.maxX * 3).rounded()) < 1e-9)
      }
    }
  }

  @Test func invalidData_isReplacedAndReported() throws {
    let sizes = [
      LayoutSize(width: 1, height: 0), LayoutSize(width: .nan, height: 1),
      LayoutSize(width: 1, height: -1), LayoutSize(width: 1e9, height: 1),
    ]
    let layout = JustifiedLayout.bare {
      $0.maximumItems = 2
      $0.tolerance = -1
      $0.rowExtent = .infinity
      $0.rowExtent = 0
    }
    let prepared = try layout.prepare(
      for: ArrayLayoutDelegate(sizes: sizes), in: LayoutEnvironment(width: 100, height: 100))
    #expect(
      prepared.diagnostics.entries.map { "\($0)" } == [
        "section 0, rowExtent: zero (0), used 1",
        "section 0, tolerance: negative (-1), used 0",
        "cell/0/0: zero (0), used 1", "cell/0/1: not a finite number (nan), used 1",
        "cell/0/2: negative (-1), used 1",
        "cell/0/3: out of range (1000000000), used 1000",
      ])
  }
}
