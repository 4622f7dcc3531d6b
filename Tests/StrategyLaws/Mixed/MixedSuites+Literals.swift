import GroupedColumns
import LayoutCore
import LayoutRuntime
import LayoutTesting
import Mixed
import Spreadsheet
import Waterfall

/// Suites with literal expectations.
extension MixedSuites {
  static var literals: [LawSuite] {
    [
      shares, hiddenSections, numbers, texts, besideInsets, withoutBlocks, errors, failures,
      nesting, work,
      delegates,
    ]
  }

  static let square = LayoutEnvironment(width: 100, height: 100)
  static let rows = SpreadsheetLayout(columnWidth: 10, rowHeight: 10)

  /// Returns one list with a number of columns.
  static func list(_ columns: Int) -> WaterfallLayout {
    WaterfallLayout(columns: .fixed(columns), columnSpacing: 0, itemSpacing: 0)
  }

  /// Returns a collection of equal items.
  static func table(_ counts: [Int]) -> ClosureLayoutDelegate {
    ClosureLayoutDelegate(
      sections: counts.count, itemCount: { counts[$0] },
      size: { _, _ in LayoutSize(width: 10, height: 10) })
  }

  static func changes(
    _ changes: [LayoutChange], from old: [Int], to new: [Int]
  ) throws(LayoutError) -> LayoutChanges {
    try LayoutTransaction(changes, counts: new).changes(fromSections: old.count) { old[$0] }
  }

  // MARK: Shares

  /// The sections of blocks by counts, and by the delegate.
  private static let shares = LawSuite.literals("mixed shares") {
    (check: inout LiteralCheck) throws(LayoutError) in
    func blocks(_ counts: [Int?], _ delegate: some LayoutDelegate) throws(LayoutError) -> [String] {
      let layout = MixedLayout(
        blocks: counts.enumerated().map { MixedBlock(list($0.offset + 1), sections: $0.element) })
      let prepared = try layout.prepare(for: delegate, in: LayoutEnvironment(width: 60, height: 60))
      return (0..<prepared.numberOfSections).map { section in
        let width = prepared.cellFrame(at: ElementIndex(section: section, item: 0))?.width ?? 0
        return "\(Int((60 / width).rounded()) - 1)"
      }
    }
    func counted(_ total: Int, _ counts: [Int?]) throws(LayoutError) -> String {
      try blocks(counts, table(Array(repeating: 1, count: total))).joined()
    }
    check(try counted(6, [1, 2, nil]), "011222")
    check(try counted(6, [1, nil, 2]), "011122")
    check(try counted(6, [nil, nil, 1]), "000002")
    check(try counted(6, [1, 2]), "011111")
    check(try counted(2, [1, 3, nil, 1]), "01")
    check(try counted(0, [1, nil]), "")
    check(try counted(3, [0, -2, nil]), "222")
    func assigned(_ numbers: [Int?]) throws(LayoutError) -> String {
      let delegate = ClosureLayoutDelegate(
        sections: numbers.count, itemsPerSection: 1,
        answer: { slot in
          slot.fill(.mixedBlock) { if $0.item == 0 { $1 = numbers[$0.section] } }
        })
      return try blocks([1, 1, nil], delegate).joined()
    }
    check(try assigned([0, 0, 2, 1, 1, 0]), "002110")
    check(try assigned([1, nil, nil, 2]), "1112")
    check(try assigned([1, 7, -1, 0]), "1110")
    check(try assigned([9, 1]), "01")
    check(try assigned([nil, 2, 2, 2]), "0122")
    // A nested layout asks at the next level.
    let inner = MixedLayout(blocks: [MixedBlock(list(1)), MixedBlock(list(2))])
    let nested = try MixedLayout(blocks: [MixedBlock(inner)]).prepare(
      for: ClosureLayoutDelegate(
        sections: 3, itemsPerSection: 1,
        answer: { slot in
          slot.fill(.mixedBlock) { if $0.item == 1 { $1 = [1, 0, 1][$0.section] } }
        }), in: square)
    check((0..<3).map { nested.cellFrame(at: ElementIndex(section: $0))?.width }, [50, 100, 50])
  }

  /// Hidden sections, which count in their blocks.
  private static let hiddenSections = LawSuite.literals("mixed hidden sections") {
    (check: inout LiteralCheck) throws(LayoutError) in
    let layout = MixedLayout(blocks: [
      MixedBlock(list(1), sections: 2), MixedBlock(list(4), sections: 3), MixedBlock(list(2)),
    ])
    for isNested in [false, true] {
      let whole =
        isNested
        ? MixedLayout(blocks: [MixedBlock(list(5), sections: 1), MixedBlock(layout)])
        : layout
      let first = isNested ? 1 : 0
      let counts = Array(repeating: 4, count: 8 + first)
      var engine = try LayoutEngine(whole, for: table(counts), in: square)
      func widths() -> [Int] {
        (0..<engine.numberOfSections).dropFirst(first).map { section in
          Int(engine.attributes(for: .cell(section: section, item: 0))?.frame.width ?? 0)
        }
      }
      check(widths(), [100, 100, 25, 25, 25, 50, 50, 50])
      try engine.hide(sections: [1 + first, 3 + first], for: table(counts))
      check(widths(), [100, 0, 25, 0, 25, 50, 50, 50])
      try engine.hide(sections: [2 + first, 4 + first], for: table(counts))
      check(widths(), [100, 0, 0, 0, 0, 50, 50, 50])
      try engine.show(sections: [4 + first], for: table(counts))
      check(widths(), [100, 0, 0, 0, 25, 50, 50, 50])
      // A hidden section is removed: later ones are shared anew, though no visible one changes.
      let fewer = Array(counts.dropLast())
      try engine.apply(
        LayoutTransaction([.deleteSection(1 + first)], numberOfSections: fewer.count),
        for: table(fewer))
      check(widths(), [100, 0, 0, 25, 25, 50, 50])
      try engine.hide(sections: [0 + first, 5 + first, 6 + first], for: table(fewer))
      check(widths(), [0, 0, 0, 25, 25, 0, 0])
      try engine.show(sections: Array(first..<7 + first), for: table(fewer))
      check(widths(), [100, 100, 25, 25, 25, 50, 50])
    }
  }

  /// The numbers of sections among all sections, some of which are hidden.
  private static let numbers = LawSuite.literals("mixed section numbers") {
    (check: inout LiteralCheck) throws(LayoutError) in
    func widths(
      _ layout: MixedLayout, _ numbers: [Int?], count: Int?, isAssigned: Bool
    ) throws(LayoutError) -> [Int] {
      let delegate = ClosureLayoutDelegate(
        sections: 3, itemsPerSection: 1,
        answer: { slot in
          if isAssigned { slot.fill(.mixedBlock) { if $0.item == 0 { $1 = 0 } } }
          slot.fill(.unfilteredSection) { $1 = numbers[$0.section] }
          slot.fill(.unfilteredSectionCount) { if $0.section == 0 { $1 = count } }
        })
      let prepared = try layout.prepare(for: delegate, in: square)
      return (0..<3).map {
        Int(prepared.cellFrame(at: ElementIndex(section: $0))?.width ?? 0)
      }
    }
    let counted = MixedLayout(blocks: [
      MixedBlock(list(1), sections: 2), MixedBlock(list(2)), MixedBlock(list(4), sections: 0),
    ])
    let nested = MixedLayout(blocks: [MixedBlock(counted)])
    let (byNumber, byPlace) = ([100, 50, 50], [100, 100, 50])
    let cases: [([Int?], Int?, [Int])] = [
      ([0, 2, 3], 4, byNumber), ([0, 2, 3], 3, byNumber), ([0, 2, 3], 2, byPlace),
      ([0, 2, 3], nil, byPlace), ([0, 2, 9], 4, byNumber), ([0, 1, 2], 3, byPlace),
    ]
    for (numbers, count, expected) in cases {
      check(try widths(counted, numbers, count: count, isAssigned: false), expected)
    }
    // Numbers that do not ascend are ignored.
    let assigned: [([Int?], [Int])] = [
      ([0, 2, 3], byNumber), ([0, 1, 2], byPlace), ([1, 3, 4], byNumber), ([1, 2, 3], byPlace),
      ([3, 2, 1], byPlace), ([-1, 2, 3], byPlace), ([0, 2, .max], byPlace), ([0, 1, 1], byPlace),
      ([0, 2, 2], byNumber), ([0, 2, nil], byPlace), ([nil, 2, 3], byPlace), ([0, 5, 6], byNumber),
    ]
    for (numbers, expected) in assigned {
      check(try widths(nested, numbers, count: nil, isAssigned: true), expected)
    }
  }

  // MARK: Texts

  /// Blocks as texts, and texts that are not blocks.
  private static let texts = LawSuite.literals("mixed texts") {
    (check: inout LiteralCheck) throws(LayoutError) in
    var registry = LayoutRegistry()
    try registry.register(WaterfallLayout.registration)
    try registry.register(GroupedColumnsLayout.registration)
    try registry.register(SpreadsheetLayout.registration)
    try registry.register(MixedLayout.registration(of: registry))
    let known = registry
    func layout(_ text: String) -> AnyLayout? {
      do throws(LayoutError) {
        return try known.layout(named: "mixed", ["blocks": .text(text)])
      } catch {
        return nil
      }
    }
    let one = MixedBlock(WaterfallLayout())
    let read: [(String, [MixedBlock])] = [
      (" ", []), ("\n\t", []), ("waterfall", [one]), (" waterfall \n|\twaterfall\r", [one, one]),
      ("2147483647 waterfall", [MixedBlock(WaterfallLayout(), sections: 2_147_483_647)]),
      ("0waterfall()", [MixedBlock(WaterfallLayout(), sections: 0)]),
      ("9 waterfall", [MixedBlock(WaterfallLayout(), sections: 9)]),
      (
        "1 waterfall ( columns = 1 ; itemSizing=exact) | 4 grouped-columns("
          + "columns=adaptive:300;blockInsets=8,16,9,17)|spreadsheet(columnWidth=60)|waterfall",
        [
          MixedBlock(WaterfallLayout(columns: 1, itemSizing: .exact), sections: 1),
          MixedBlock(
            GroupedColumnsLayout(columns: .adaptive(minimumWidth: 300)), sections: 4,
            insets: LayoutInsets(top: 8, leading: 16, bottom: 9, trailing: 17)),
          MixedBlock(SpreadsheetLayout(columnWidth: 60)), one,
        ]
      ),
    ]
    for (text, blocks) in read { check(layout(text), AnyLayout(MixedLayout(blocks: blocks))) }
    for text in [
      "honeycomb", "waterfall(columns=1", "waterfall(columns=12", "spreadsheet(merges)",
      "waterfall columns=1", "waterfall(rows=1)",
      "waterfall(columns=none)", "waterfall(columns)", "waterfall||spreadsheet", "1", "|",
      "waterfall(columns=0)", "99999999999999999999 waterfall", "2147483648 waterfall", "mixed",
      "waterfall(columns=1) 2", "waterfall(blockInsets=wide)", "-1 waterfall", "/ waterfall",
      ": waterfall", "waterfall)", "wa\u{b}terfall",
    ] {
      if layout(text) != nil { check(text, "no blocks") }
    }
    let written: [([MixedBlock], String)] = [
      ([], ""), ([one], "waterfall"),
      (
        [
          MixedBlock(WaterfallLayout(columns: 3), sections: 2, insets: LayoutInsets(all: 7)),
          MixedBlock(SpreadsheetLayout(columnWidth: 60, rowHeight: 20), sections: -4),
          MixedBlock(WaterfallLayout(), insets: LayoutInsets(bottom: 2)),
          MixedBlock(MixedLayout(blocks: []), sections: 5),
        ],
        "2 waterfall(blockInsets=7,7,7,7; columns=3) | 0 spreadsheet(columnWidth=60; rowHeight=20)"
          + " | waterfall(blockInsets=0,0,2,0) | 5 unregistered"
      ),
    ]
    for (blocks, text) in written {
      let found = known.configuration(of: AnyLayout(MixedLayout(blocks: blocks)))
      check(found?.configuration["blocks"], .text(text))
    }
    var empty = LayoutRegistry()
    try empty.register(MixedLayout.registration(of: empty))
    check(try empty.layout(named: "mixed"), AnyLayout(MixedLayout(blocks: [])))
    func pattern(_ registry: LayoutRegistry) -> String? {
      guard case .text(_, let pattern)? = registry.descriptors.last?["blocks"]?.type else {
        return nil
      }
      return pattern
    }
    let block = #"([0-9]+\s*)?(waterfall|grouped-columns|spreadsheet)\s*(\([^()|]*\))?\s*"#
    check(pattern(known), #"^\s*(\#(block)(\|\s*\#(block))*)?$"#)
    check(pattern(empty), #"^\s*$"#)
  }

  /// Blocks beside insets: as wide as the container, and with all pixels of the rest.
  private static let besideInsets = LawSuite.literals("mixed insets") {
    (check: inout LiteralCheck) throws(LayoutError) in
    for axis in LayoutAxis.allCases {
      func width(_ inset: Double, _ extent: Double, _ scale: Double) throws(LayoutError) -> Double?
      {
        var list = list(1)
        list.axis = axis
        let isVertical = axis == .vertical
        let insets = isVertical ? LayoutInsets(trailing: inset) : LayoutInsets(bottom: inset)
        let layout = MixedLayout(blocks: [MixedBlock(list, insets: insets)], axis: axis)
        let prepared = try layout.prepare(
          for: table([1]), in: LayoutEnvironment(width: extent, height: extent, scale: scale))
        check(prepared.diagnostics.entries.isEmpty, true)
        let content = prepared.contentSize
        if scale == 1 { check(isVertical ? content.width : content.height, extent) }
        let frame = prepared.cellFrame(at: ElementIndex(section: 0))
        return isVertical ? frame?.width : frame?.height
      }
      check(try width(100, 100, 1), 0)
      check(try width(0, 0, 1), 0)
      check(try width(1, 100, 1), 99)
      // 78 pixels less 25 are 53, although 52 - 25 / 1.5 is less than 53 / 1.5.
      check(try width(16.37, 52, 1.5), 53 / 1.5)
    }
  }

  // MARK: Work and questions

  /// The items that updates ask for, and the blocks that queries visit.
  private static let work = LawSuite.literals("mixed work") {
    (check: inout LiteralCheck) throws(LayoutError) in
    func kept(_ columns: Int) -> WaterfallLayout {
      WaterfallLayout(columns: .fixed(columns), changePolicy: .preserveTracks)
    }
    let layout = MixedLayout(blocks: [
      MixedBlock(kept(2), sections: 1), MixedBlock(kept(3), sections: 2), MixedBlock(kept(4)),
    ])
    var asked: [ElementIndex] = []
    func wall(_ counts: [Int]) -> ClosureLayoutDelegate {
      ClosureLayoutDelegate(
        sections: counts.count, itemCount: { counts[$0] },
        size: { index, _ in
          asked.append(index)
          return LayoutSize(width: 10, height: Double(5 + (index.item * 7) % 11))
        })
    }
    let old = [30, 20, 21, 500]
    var prepared = try layout.prepare(for: wall(old), in: square)
    check(prepared.work.placed, 571)
    func update(
      _ change: LayoutChange, from old: [Int], to counts: [Int]
    ) throws(LayoutError) -> Set<Int> {
      asked = []
      try layout.update(
        &prepared, by: try changes([change], from: old, to: counts), for: wall(counts), in: square)
      return Set(asked.map { $0.section })
    }
    check(try update(.resizeItem(ElementIndex(section: 1, item: 9)), from: old, to: old), [1])
    check(asked, [ElementIndex(section: 1, item: 9)])
    check(prepared.work.placed <= 20, true)
    check(
      try update(
        .moveItem(from: ElementIndex(section: 0, item: 4), to: ElementIndex(section: 3, item: 2)),
        from: old, to: [29, 20, 21, 501]), [3])
    check(asked, [ElementIndex(section: 3, item: 2)])
    check(
      try update(
        .moveItem(from: ElementIndex(section: 2, item: 4), to: ElementIndex(section: 1, item: 2)),
        from: [29, 20, 21, 501], to: [29, 21, 20, 501]
      ).isSubset(of: [1]), true)
    check(
      try update(
        .moveItem(from: ElementIndex(section: 2, item: 4), to: ElementIndex(section: 2, item: 2)),
        from: [29, 21, 20, 501], to: [29, 21, 20, 501]), [])
    // Only sections that come to another block are asked for.
    check(
      try update(.insertSection(0), from: [29, 21, 20, 501], to: [7, 29, 21, 20, 501]), [0, 1, 3])
    check(
      try update(.deleteSection(0), from: [7, 29, 21, 20, 501], to: [29, 21, 20, 501]), [0, 2])
    check(try update(.insertSection(4), from: [29, 21, 20, 501], to: [29, 21, 20, 501, 4]), [4])
    // A query visits the blocks that it meets.
    let many = MixedLayout(blocks: (0..<500).map { _ in MixedBlock(list(2), sections: 1) })
    let large = try many.prepare(for: table(Array(repeating: 30, count: 500)), in: square)
    let start = large.cellFrame(at: ElementIndex(section: 321, item: 0))?.minY ?? 0
    let rect = LayoutRect(x: 0, y: start - 10, width: 100, height: 20)
    check(large.work(ofQueryIn: rect, viewport: rect).searched < 80, true)
    check(large.work(ofQueryIn: .zero, viewport: rect).searched, 0)
    check(Set(large.elements(in: rect).map { $0.element.index.section }), [320, 321])
    var result = QueryResult()
    large.find(
      LayoutQuery(in: rect, viewport: LayoutViewport(rect), part: .followers), into: &result)
    check(result.elements.count + result.searched, 0)
  }

  /// Delegates that give sizes in runs, and that give all sections the same number of items.
  private static let delegates = LawSuite.literals("mixed delegates") {
    (check: inout LiteralCheck) throws(LayoutError) in
    let layout = MixedLayout(blocks: [MixedBlock(list(1), sections: 2), MixedBlock(list(2))])
    let plain = ClosureLayoutDelegate(
      sections: 5, itemsPerSection: 20,
      size: { index, _ in Runs.size(of: index) })
    let all = try layout.prepare(for: plain, in: square).allElements(viewport: .everything)
    check(try layout.prepare(for: Runs(), in: square).allElements(viewport: .everything), all)
    check(try layout.prepare(for: Assigned(), in: square).contentSize.width, 100)
    let heights = try layout.prepare(for: Assigned(), in: square).allElements(
      viewport: .everything
    ).map { $0.frame.width }
    check(heights, [50, 50, 100, 50])
    // A layout whose content has no finite size takes no room.
    for extent in [Double.nan, .infinity, -5] {
      let endless = MixedLayout(blocks: [
        MixedBlock(Endless(extent: extent), sections: 1), MixedBlock(list(1)),
      ])
      let prepared = try endless.prepare(for: table([1, 1]), in: square)
      check(prepared.contentSize, LayoutSize(width: 100, height: 100))
      check(prepared.cellFrame(at: ElementIndex(section: 1))?.minY, 0)
    }
    // Blocks after a layout of a vast size begin at the last pixel of all positions, 2⁵³ units.
    let vast = MixedLayout(blocks: [
      MixedBlock(Endless(extent: 1e300), sections: 1), MixedBlock(list(1)),
    ])
    let beyond = try vast.prepare(for: table([1, 1]), in: square)
    check(beyond.contentSize.height, 117_281_240_296)
    check(beyond.cellFrame(at: ElementIndex(section: 1))?.minY, 117_281_240_296)
    // Blocks begin at pixels, also if these are no whole number of units.
    let tall = MixedLayout(blocks: [MixedBlock(list(1), sections: 1), MixedBlock(list(1))])
    let frame = try tall.prepare(
      for: table([1, 1]), in: LayoutEnvironment(width: 100, height: 100, scale: 2.625)
    ).cellFrame(at: ElementIndex(section: 1))
    check(frame?.minY, 262 / 2.625)
    check(all.map { $0.frame.height }.prefix(22).suffix(4), [28, 29, 40, 41])
  }
}

/// A delegate that gives the sizes of several items at once.
private struct Runs: LayoutDelegate {
  var numberOfSections: Int { 5 }
  var prefersRuns: Bool { true }
  func numberOfItems(inSection section: Int) -> Int { 20 }
  func sizeForItem(at index: ElementIndex, proposal: LayoutProposal) -> LayoutSize? {
    Self.size(of: index)
  }
  static func size(of index: ElementIndex) -> LayoutSize {
    LayoutSize(width: 100, height: Double(10 + 30 * index.section + index.item))
  }
  func appendSizes(
    ofItems items: Range<Int>, inSection section: Int, proposal: LayoutProposal,
    to sizes: inout [LayoutSize?]
  ) {
    for item in items { sizes.append(Self.size(of: ElementIndex(section: section, item: item))) }
  }
}

/// A delegate that assigns sections to blocks with one and with two columns.
private struct Assigned: MixedLayoutDelegate {
  var numberOfSections: Int { 3 }
  func numberOfItems(inSection section: Int) -> Int { section == 0 ? 2 : 1 }
  func mixedBlock(ofSection section: Int) -> Int? { section == 1 ? 0 : 1 }
}

/// A strategy whose content has an invalid size.
private struct Endless: LayoutStrategy {
  let extent: Double
  func prepare(
    for delegate: some LayoutDelegate, in environment: LayoutEnvironment
  ) throws(LayoutError) -> PreparedFrames {
    PreparedFrames(
      attributes: [], contentSize: LayoutSize(width: extent, height: extent), itemCounts: [0])
  }
}
