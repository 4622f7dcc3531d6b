import LayoutCore
import Testing

@testable import Flow

@Suite struct FlowPrepareTests {
  // MARK: Lines

  @Test func line_isBroken_whereTheNextItemDoesNotFit() throws {
    var layout = FlowLayout.bare()
    layout.section.itemSpacing = 10
    // 30 + 10 + 60 = 100 fits exactly, one more point would not.
    let fits = try layout.spans(Boxes(widths: 30, 60, 100, 31, 60))
    #expect(fits == [[0, 30, 0], [40, 100, 0], [0, 100, 10], [0, 31, 20], [0, 60, 30]])
  }

  /// The bits in which the widths differ, 10 and 30, are all set in the height.
  @Test func itemsOfDifferentWidths_keepThem_forAnyHeight() throws {
    let prepared = try FlowLayout.bare().prepare(
      for: Boxes([(10, 50), (30, 50)]), in: LayoutEnvironment(width: 100, height: 100))
    #expect(
      prepared.listing() == ["cell/0/0 (0, 0) 10 × 50", "cell/0/1 (10, 0) 30 × 50"])
  }

  @Test func thirteenItemsOfAThirteenth_fitOneLine() throws {
    var boxes = Boxes(counts: [13], width: 400 / 13, height: 10)
    let prepared = try FlowLayout.bare().prepare(
      for: boxes, in: LayoutEnvironment(width: 400, height: 100))
    #expect(prepared.contentSize.height == 10)
    // What a thirteenth is off is shared by all: the last item ends with the line.
    #expect(prepared.cellFrame(at: ElementIndex(section: 0, item: 12))?.maxX == 400)
    // Not one that is wider by a hundredth of a point.
    boxes.sizes[0][4].width += 0.01
    let wider = try FlowLayout.bare().prepare(
      for: boxes, in: LayoutEnvironment(width: 400, height: 100))
    #expect(wider.contentSize.height == 20)
  }

  @Test func lineSpacing_liesBetweenLinesOnly() throws {
    var layout = FlowLayout.bare()
    layout.section.lineSpacing = 5
    var boxes = Boxes([(60, 10), (60, 20)], [(60, 30)])
    boxes.headers = [0: 7]
    boxes.footers = [0: 8]
    #expect(
      try layout.prepare(for: boxes, in: LayoutEnvironment(width: 100, height: 100)).listing() == [
        "cell/0/0 (0, 7) 60 × 10", "supplementary/footer/0/0 (0, 42) 100 × 8",
        "supplementary/header/0/0 (0, 0) 100 × 7", "cell/0/1 (0, 22) 60 × 20",
        "cell/1/0 (0, 50) 60 × 30",
      ])
  }

  @Test func insets_lieBetweenItemsAndBars() throws {
    var layout = FlowLayout.bare()
    layout.section.sectionInsets = LayoutInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    layout.section.header.extent = 10
    layout.section.footer.extent = 20
    let prepared = try layout.prepare(
      for: Boxes([(94, 5)], []), in: LayoutEnvironment(width: 100, height: 100))
    #expect(
      prepared.listing() == [
        "cell/0/0 (2, 11) 94 × 5", "supplementary/footer/0/0 (0, 19) 100 × 20",
        "supplementary/header/0/0 (0, 0) 100 × 10", "supplementary/footer/1/0 (0, 53) 100 × 20",
        "supplementary/header/1/0 (0, 39) 100 × 10",
      ])
    #expect(prepared.diagnostics.isEmpty)
  }

  // MARK: Alignment

  @Test func lineAlignment_movesWhatDoesNotFillTheLine() throws {
    var layout = FlowLayout.bare()
    layout.section.itemSpacing = 5
    let boxes = Boxes(widths: 40, 40, 30)
    layout.section.lineAlignment = .center
    #expect(try layout.spans(boxes) == [[7.5, 47.5, 0], [52.5, 92.5, 0], [35, 65, 10]])
    layout.section.lineAlignment = .trailing
    #expect(try layout.spans(boxes) == [[15, 55, 0], [60, 100, 0], [70, 100, 10]])
    layout.section.lineAlignment = .justified
    #expect(try layout.spans(boxes) == [[0, 40, 0], [60, 100, 0], [0, 30, 10]])
  }

  @Test(arguments: [
    (FlowLastLine.automatic, [0.0, 35]), (.asOthers, [0, 80]), (.leading, [0, 35]),
    (.center, [22.5, 57.5]), (.trailing, [45, 80]), (.justified, [0, 80]), (.grid, [0, 50]),
  ])
  func lastLine_hasItsOwnPolicy(policy: FlowLastLine, starts: [Double]) throws {
    var layout = FlowLayout.bare()
    layout.section.itemSpacing = 5
    layout.section.lineAlignment = .justified
    layout.lastLine = policy
    // Gaps of 20 on the first line.
    let found = try layout.spans(Boxes(widths: 20, 30, 10, 30, 20))
    #expect(found.prefix(3) == [[0, 20, 0], [40, 70, 0], [90, 100, 0]])
    #expect(found.suffix(2).map { $0[0] } == starts)
  }

  @Test func grid_givesWay_whereItemsDoNotFitSo() throws {
    var layout = FlowLayout.bare()
    layout.section.itemSpacing = 5
    layout.section.lineAlignment = .justified
    layout.lastLine = .grid
    // A gap of 30 would push the second item of the last line out.
    #expect(
      try layout.spans(Boxes(widths: 45, 25, 60, 20)).map { $0[0] } == [0, 75, 0, 65])
  }

  @Test func lastLine_ofOtherAlignments_isAsAllOthers() throws {
    var layout = FlowLayout.bare()
    layout.section.lineAlignment = .trailing
    #expect(try layout.spans(Boxes(counts: [3], width: 40, height: 10)).last == [60, 100, 10])
    layout.lastLine = .justified
    layout.loneItem = .leading
    #expect(try layout.spans(Boxes(counts: [3], width: 40, height: 10)).last == [0, 40, 10])
  }

  @Test(arguments: [
    (FlowItemAlignment.start, 0.0, 10.0), (.center, 5, 10), (.end, 10, 10), (.fill, 0, 20),
  ])
  func itemAlignment_placesItemsOnTheirLine(
    alignment: FlowItemAlignment, top: Double, height: Double
  ) throws {
    var layout = FlowLayout.bare()
    layout.itemAlignment = alignment
    let frames = layout.frames(forSections: Boxes([(10, 10), (10, 20)]).sizes, width: 100)
    #expect(frames[0][0] == LayoutRect(x: 0, y: top, width: 10, height: height))
    #expect(frames[0][1] == LayoutRect(x: 10, y: 0, width: 10, height: 20))
  }

  // MARK: Columns

  @Test func columns_shareTheLine() throws {
    var layout = FlowLayout.bare(3)
    layout.section.itemSpacing = 5
    layout.section.lineSpacing = 2
    #expect(
      try layout.cells(Boxes([(1, 10), (999, 20), (0, 5), (7, 8)]), width: 100) == [
        "cell/0/0 (0, 0) 30 × 10", "cell/0/1 (35, 0) 30 × 20", "cell/0/2 (70, 0) 30 × 5",
        "cell/0/3 (0, 22) 30 × 8",
      ])
  }

  @Test func aspectRatio_makesHeightsOfColumnWidths() throws {
    var layout = FlowLayout.bare(.adaptive(minimumWidth: 40))
    layout.itemSizing = .aspectRatio
    #expect(
      try layout.cells(Boxes([(1, 1), (2, 1), (50, 100)]), width: 100) == [
        "cell/0/0 (0, 0) 50 × 50", "cell/0/1 (50, 0) 50 × 25", "cell/0/2 (0, 50) 50 × 100",
      ])
  }

  @Test func proposal_isTheColumn_orNothing() throws {
    var proposals: [LayoutProposal] = []
    let delegate = ClosureLayoutDelegate(sections: 2, itemsPerSection: 1) { _, proposal in
      proposals.append(proposal)
      return nil
    } answer: {
      $0.fill(.flowSection) { if $0.section == 1 { $1.columns = 4 } }
    }
    _ = try FlowLayout.bare().prepare(
      for: delegate, in: LayoutEnvironment(width: 100, height: 100))
    #expect(proposals == [LayoutProposal(), LayoutProposal(width: 25)])
  }

  @Test func touchingRowsOfAList_areAGroup() throws {
    func positions(_ layout: FlowLayout) throws -> [CellPosition] {
      try layout.prepare(
        for: Boxes(counts: [3, 1], width: 10, height: 10),
        in: LayoutEnvironment(width: 100, height: 100)
      ).allElements(viewport: .zero).map { $0.position }
    }
    #expect(try positions(.bare(1)) == [.top, .middle, .bottom, .single])
    var apart = FlowLayout.bare(1)
    apart.section.lineSpacing = 1
    #expect(try positions(apart) == [.single, .single, .single, .single])
    #expect(try positions(.bare(2)) == [.single, .single, .single, .single])
  }

  // MARK: Sections

  @Test func everySection_hasItsOwnAnswers() throws {
    var boxes = Boxes([(30, 10), (30, 10)], [(30, 10), (30, 10)], [(30, 10), (30, 10)])
    boxes.columns = [0: 1, 2: nil]
    boxes.lineSpacings = [0: 3]
    boxes.itemSpacings = [1: 4]
    boxes.insets = [1: LayoutInsets(top: 1, leading: 2)]
    boxes.alignments = [2: .trailing]
    boxes.headers = [2: 6]
    #expect(
      try FlowLayout.bare().prepare(for: boxes, in: LayoutEnvironment(width: 100, height: 100))
        .listing() == [
          "cell/0/0 (0, 0) 100 × 10", "cell/0/1 (0, 13) 100 × 10", "cell/1/0 (2, 24) 30 × 10",
          "cell/1/1 (36, 24) 30 × 10", "cell/2/0 (40, 40) 30 × 10",
          "supplementary/header/2/0 (0, 34) 100 × 6", "cell/2/1 (70, 40) 30 × 10",
        ])
  }

  @Test func itemSize_standsIn_whereNoneIsGiven() throws {
    let delegate = ClosureLayoutDelegate(sections: 2, itemsPerSection: 2) { index, _ in
      index.item == 0 ? LayoutSize(width: 10, height: 12) : nil
    } answer: {
      $0.fill(.flowSection) {
        if $0.section == 1 { $1.itemSize = LayoutSize(width: 7, height: 8) }
      }
    }
    let prepared = try FlowLayout.bare().prepare(
      for: delegate, in: LayoutEnvironment(width: 100, height: 100))
    #expect(
      prepared.listing() == [
        "cell/0/0 (0, 0) 10 × 12", "cell/0/1 (10, 0) 50 × 50", "cell/1/0 (0, 50) 10 × 12",
        "cell/1/1 (10, 50) 7 × 8",
      ])
  }

  @Test func sizesThatNobodyAsksFor_areTheLayouts() throws {
    var layout = FlowLayout.bare()
    layout.asksForSizes = false
    layout.section.itemSize = LayoutSize(width: 40, height: 10)
    let boxes = Boxes([(1, 1), (2, 2), (3, 3), (4, 4), (5, 5)])
    #expect(
      try layout.cells(boxes, width: 100) == [
        "cell/0/0 (0, 0) 40 × 10", "cell/0/1 (40, 0) 40 × 10", "cell/0/2 (0, 10) 40 × 10",
        "cell/0/3 (40, 10) 40 × 10", "cell/0/4 (0, 20) 40 × 10",
      ])
  }
}
