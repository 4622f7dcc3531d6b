import LayoutCore
import LayoutRuntime
import LayoutTesting
import Mixed
import Waterfall

/// Suites of mixed layouts without blocks, with too many of them, and in each other.
extension MixedSuites {
  /// Sections that no block takes.
  static let withoutBlocks = LawSuite.literals("mixed without blocks") {
    (check: inout LiteralCheck) throws(LayoutError) in
    let counts = [2, -1, 1]
    let layout = MixedLayout(blocks: [], rounding: .none)
    let prepared = try layout.prepare(
      for: ClosureLayoutDelegate(sections: 3, itemCount: { counts[$0] }), in: square)
    let all = prepared.allElements(viewport: .everything)
    let cells = [
      ElementIndex(section: 0), ElementIndex(section: 0, item: 1), ElementIndex(section: 2),
    ]
    check(
      all, cells.map { LayoutAttributes(element: .cell(at: $0), frame: .zero, isHidden: true) })
    check(prepared.elements(in: .everything), [])
    check(
      prepared.diagnostics.entries,
      [
        LayoutDiagnostic(.parameter("blocks"), .zero, given: 0),
        LayoutDiagnostic(
          .section(1, parameter: "numberOfItems"), .negative, given: -1, used: 0),
      ])
    check(prepared.contentSize, LayoutSize(width: 100, height: 0))
    check((-1...3).map { prepared.numberOfItems(inSection: $0) }, [0, 2, 0, 1, 0])
    for (element, exists) in [
      (LayoutElement.cell(section: 0, item: 1), true), (.cell(section: 0, item: 2), false),
      (.cell(section: 0, item: -1), false), (.supplementary(.header, 0), false),
      (.cell(section: 3, item: 0), false), (.cell(section: 1, item: 0), false),
      (.decoration(.background, 0, 0), false), (.supplementary(.cell, 0), false),
      (LayoutElement(category: .cell, kind: .header, index: cells[0]), false),
    ] {
      check(prepared.attributes(for: element, viewport: .zero) != nil, exists)
    }
    check(prepared.attributes(for: .cell(section: 0, item: 0), viewport: .zero), all[0])
    var updated = try layout.prepare(for: table([2]), in: square)
    try layout.update(
      &updated, by: try changes([.insertItem(ElementIndex(section: 0))], from: [2], to: [3]),
      for: table([3]), in: square)
    check(updated.numberOfItems(inSection: 0), 3)
    let bare = try layout.prepare(for: table([]), in: square)
    check(bare.contentSize, LayoutSize(width: 100, height: 0))
    check(bare.diagnostics.entries, [])
    check(bare.contentScrolling, ContentScrolling(along: .vertical, followers: .none))
    check(bare.facets.block?(0), 0..<0)
    let narrow = try layout.prepare(for: table([2]), in: LayoutEnvironment(width: 0, height: 100))
    check(narrow.contentSize, .zero)
  }

  private static func error(_ body: () throws(LayoutError) -> Void) -> LayoutError? {
    do throws(LayoutError) {
      try body()
      return nil
    } catch {
      return error
    }
  }

  /// Counts and nesting beyond the limits.
  static let errors = LawSuite.literals("mixed errors") {
    (check: inout LiteralCheck) throws(LayoutError) in
    let stored = LayoutLimits.maximumStoredItems
    let tooMany = ClosureLayoutDelegate(sections: 3) { $0 == 2 ? Int.max : 1 }
    let two = MixedLayout(blocks: [MixedBlock(rows, sections: 1), MixedBlock(list(1))])
    check(
      error { () throws(LayoutError) in _ = try two.prepare(for: tooMany, in: square) },
      .tooManyItems(section: 2, count: .max, limit: stored))
    func sections(_ count: Int, isAssigned: Bool) -> ClosureLayoutDelegate {
      ClosureLayoutDelegate(
        sections: count, itemsPerSection: 0,
        answer: { slot in
          // The first two sections are in one block.
          if isAssigned { slot.fill(.mixedBlock) { $1 = max(1, $0.section) & 1 } }
        })
    }
    let most = LayoutLimits.maximumCount
    check(
      error { () throws(LayoutError) in
        _ = try two.prepare(for: sections(most + 1, isAssigned: false), in: square)
      }, .tooManySections(count: most + 1, limit: most))
    check(
      error { () throws(LayoutError) in
        _ = try two.prepare(for: sections(stored + 1, isAssigned: true), in: square)
      }, .tooManySections(count: stored + 1, limit: stored))
    check(
      error { () throws(LayoutError) in
        _ = try MixedLayout(blocks: []).prepare(
          for: sections(stored + 1, isAssigned: false), in: square)
      }, .tooManySections(count: stored + 1, limit: stored))
    let blocks = LayoutLimits.maximumBlocks
    check(
      error { () throws(LayoutError) in
        _ = try two.prepare(for: sections(blocks + 2, isAssigned: true), in: square)
      }, .tooManyBlocks(section: blocks + 1, limit: blocks))
    check(
      error { () throws(LayoutError) in
        _ = try two.prepare(for: sections(stored, isAssigned: true), in: square)
      }, .tooManyBlocks(section: blocks + 1, limit: blocks))
    // A mixed layout that is nested too deeply.
    func nest(_ depth: Int, around blocks: [MixedBlock] = [MixedBlock(list(1))]) -> MixedLayout {
      (1..<depth).reduce(MixedLayout(blocks: blocks)) { inner, _ in
        MixedLayout(blocks: [MixedBlock(list(1), sections: 1), MixedBlock(inner)])
      }
    }
    for depth in 15...17 {
      let found = error { () throws(LayoutError) in
        _ = try nest(depth, around: []).prepare(for: table([1, 2]), in: square)
      }
      check(found, depth > 16 ? .nestedTooDeeply(block: 1, limit: 16) : nil)
    }
    for depth in [15, 16, 17, 33] {
      let found = error { () throws(LayoutError) in
        _ = try nest(depth).prepare(for: table([1, 2]), in: square)
      }
      check(found, depth > 16 ? .nestedTooDeeply(block: 1, limit: 16) : nil)
      var block = MixedBlock(list(1))
      block.layout = AnyLayout(nest(depth - 1))
      let outer = MixedLayout(blocks: [block])
      // A layout that nests too deeply is replaced by an empty one.
      let kept = depth > 16 ? MixedLayout(blocks: []) : nest(depth - 1)
      check(block.layout, AnyLayout(kept))
      check(
        error { () throws(LayoutError) in _ = try outer.prepare(for: table([1]), in: square) },
        depth > 16 ? .nestedTooDeeply(block: 0, limit: 16) : nil)
      block.layout = AnyLayout(list(1))
      check(
        error { () throws(LayoutError) in
          _ = try MixedLayout(blocks: [block]).prepare(for: table([1]), in: square)
        }, nil)
    }
  }

  /// Updates that fail in a block that changes, or in a new one, and that change nothing.
  static let failures = LawSuite.literals("mixed failures") {
    (check: inout LiteralCheck) throws(LayoutError) in
    let layout = MixedLayout(blocks: [
      MixedBlock(list(2), sections: 1), MixedBlock(list(1), sections: 1),
      MixedBlock(Picky(), sections: 2), MixedBlock(Picky()),
    ])
    var prepared = try layout.prepare(for: table([4, 5, 6]), in: square)
    let before = prepared.allElements(viewport: .everything)
    func fails(
      _ changes: [LayoutChange], to counts: [Int], section: Int, _ check: inout LiteralCheck
    ) throws(LayoutError) {
      let checked = try Self.changes(changes, from: [4, 5, 6], to: counts)
      let found = error { () throws(LayoutError) in
        try layout.update(&prepared, by: checked, for: table(counts), in: square)
      }
      check(found, .tooManyItems(section: section, count: 13, limit: 12))
      check(prepared.allElements(viewport: .everything), before)
      check(prepared.diagnostics.entries, [])
    }
    let first = LayoutChange.insertItem(ElementIndex(section: 0))
    let second = LayoutChange.deleteItem(ElementIndex(section: 1, item: 1))
    try fails(
      [first, second] + (6..<13).map { .insertItem(ElementIndex(section: 2, item: $0)) },
      to: [5, 4, 13], section: 2, &check)
    try fails(
      [first, .insertSection(3), .insertSection(4)], to: [5, 5, 6, 1, 13], section: 4, &check)
    try fails([second, .insertSection(3)], to: [4, 4, 6, 13], section: 3, &check)
    let wrong = ClosureLayoutDelegate(
      sections: 4, itemCount: { [4, 5, 6, 13][$0] },
      answer: { slot in slot.fill(.mixedBlock) { $1 = $0.section < 3 ? 9 : 2 } })
    let inserted = try changes([.insertSection(3)], from: [4, 5, 6], to: [4, 5, 6, 13])
    check(
      error { () throws(LayoutError) in
        try layout.update(&prepared, by: inserted, for: wrong, in: square)
      }, .tooManyItems(section: 3, count: 13, limit: 12))
    check(prepared.diagnostics.entries, [])
    // The counts still apply, which an update without sections shares again.
    let resized = try changes(
      [.resizeItem(ElementIndex(section: 0))], from: [4, 5, 6], to: [4, 5, 6])
    try layout.update(&prepared, by: resized, for: table([4, 5, 6]), in: square)
    check(prepared.allElements(viewport: .everything), before)
    // Another layout or environment prepares all blocks again.
    let others = [
      (MixedLayout(blocks: [MixedBlock(list(4))]), square),
      (layout, LayoutEnvironment(width: 60, height: 100)),
    ]
    for (other, environment) in others {
      var updated = prepared
      try other.update(&updated, by: resized, for: table([4, 5, 6]), in: environment)
      let fresh = try other.prepare(for: table([4, 5, 6]), in: environment)
      check(
        updated.allElements(viewport: .everything), fresh.allElements(viewport: .everything))
    }
  }

  /// Mixed layouts in a mixed layout, which equal the blocks by themselves.
  static let nesting = LawSuite.literals("mixed nesting") {
    (check: inout LiteralCheck) throws(LayoutError) in
    for seed in 1...40 as ClosedRange<UInt64> {
      var random = SeededGenerator(seed: seed)
      var flat = mixed(&random)
      flat.blockSpacing = 0
      for block in flat.blocks.indices {
        flat.blocks[block].insets = .zero
        flat.blocks[block].sections = random.integer(in: 1...2)
      }
      let collection = EditableCollection(counts: [3, 9, 0, 5, 30, 2, 1, 8], using: &random)
      var outer = flat
      let own = random.integer(in: 0...flat.blocks.count)
      outer.blocks = Array(flat.blocks[..<own])
      var inner = flat
      inner.blocks = Array(flat.blocks[own...])
      if !inner.blocks.isEmpty { outer.blocks.append(MixedBlock(inner)) }
      let environment = LayoutEnvironment(width: 300, height: 240, scale: 2)
      let viewport = LayoutRect(x: 20, y: random.length(in: 0...900), width: 300, height: 240)
      let found = try [outer, flat].map { (layout) throws(LayoutError) in
        try layout.prepare(for: collection, in: environment)
      }
      check(found[0].contentSize, found[1].contentSize)
      check(
        found[0].allElements(viewport: viewport), found[1].allElements(viewport: viewport))
      check(found[0].elements(in: viewport), found[1].elements(in: viewport))
      for section in 0..<8 {
        let blocks = found.map { $0.facets.block?(section) }
        check(blocks[0], blocks[1])
      }
    }
  }
}

/// A strategy that throws an error if a section has 13 items.
private struct Picky: LayoutStrategy {
  func prepare(
    for delegate: some LayoutDelegate, in environment: LayoutEnvironment
  ) throws(LayoutError) -> PreparedFrames {
    let counts = (0..<delegate.numberOfSections).map { delegate.numberOfItems(inSection: $0) }
    if let bad = counts.firstIndex(of: 13) {
      throw .tooManyItems(section: bad, count: 13, limit: 12)
    }
    let cells = counts.enumerated().flatMap { section, count in
      (0..<count).map {
        LayoutAttributes(
          element: .cell(section: section, item: $0),
          frame: LayoutRect(x: 0, y: Double($0 * 10), width: 10, height: 10))
      }
    }
    return PreparedFrames(
      attributes: cells, contentSize: LayoutSize(width: 10, height: 130), itemCounts: counts)
  }
}
