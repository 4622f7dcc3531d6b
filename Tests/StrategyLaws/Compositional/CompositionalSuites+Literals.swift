import Compositional
import LayoutCore
import LayoutTesting

// Literal results of limits, delegates and rare descriptions.
extension CompositionalSuites {
  private static let environment = LayoutEnvironment(width: 400, height: 300, scale: 2)

  private static func sections(_ counts: [Int]) -> CountingDelegate {
    CountingDelegate(counts: counts)
  }

  private static func texts(_ prepared: PreparedCompositional) -> [String] {
    var texts = prepared.diagnostics.entries.map { $0.description }
    if prepared.diagnostics.count != texts.count { texts.append("\(prepared.diagnostics.count)") }
    return texts
  }

  private static func error(_ layout: CompositionalLayout, _ counts: [Int]) -> LayoutError? {
    do throws(LayoutError) {
      _ = try layout.prepare(for: sections(counts), in: environment)
      return nil
    } catch {
      return error
    }
  }

  /// The values of edges, the depth of items that change, and a layout without sections.
  static let values = LawSuite.literals("compositional values") {
    (check: inout LiteralCheck) throws(LayoutError) in
    let edges: [CompositionalEdges] = [.top, .leading, .bottom, .trailing]
    check(edges.map { $0.rawValue }, [1, 2, 4, 8])
    var item = CompositionalItem.cell()
    check(item.depth, 0)
    item.subitems = [.horizontal([.cell()])]
    check(item.depth, 2)
    var deep = CompositionalItem.cell()
    for _ in 0..<32 { deep = .vertical([deep]) }
    item.subitems = [deep]
    check(item.depth, 33)
    check(item.subitems.count, 0)
    var empty = CompositionalLayout()
    empty.sections = []
    check(try empty.prepare(for: sections([3]), in: environment).contentSize.height, 132)
  }

  /// The numbers of items that layouts accept.
  static let countLimits = LawSuite.literals("compositional counts of items") {
    (check: inout LiteralCheck) throws(LayoutError) in
    let plain = CompositionalLayout(section: CompositionalSection(.cell(height: .absolute(0))))
    let list = CompositionalLayout(section: CompositionalSection(.cell(height: .estimated(9))))
    let most = LayoutLimits.maximumStoredItems
    let limit = LayoutLimits.maximumCount
    check(
      texts(try list.prepare(for: sections([5, -1]), in: environment)),
      ["section 1, numberOfItems: negative (-1), used 0"])
    check(
      texts(try plain.prepare(for: sections([5, -2]), in: environment)),
      ["section 1, numberOfItems: negative (-2), used 0"])
    check(error(plain, [limit, limit]), nil)
    check(
      error(plain, [3, limit + 1]),
      .tooManyItems(section: 1, count: limit + 1, limit: limit))
    check(
      error(list, [3, most - 2]), .tooManyItems(section: 1, count: most - 2, limit: most))
    check(error(list, [most + 1]), .tooManyItems(section: 0, count: most + 1, limit: most))
    // Updates that insert a section check its items in the same way.
    var prepared = try list.prepare(for: sections([3]), in: environment)
    let changes = LayoutChanges(
      sections: IndexEdits(
        oldCount: 1, removed: [], inserted: [IndexEdits.Insertion(index: 1, source: nil)]))
    var found: LayoutError?
    do throws(LayoutError) {
      try list.update(&prepared, by: changes, for: sections([3, most - 2]), in: environment)
    } catch {
      found = error
    }
    check(found, .tooManyItems(section: 1, count: most - 2, limit: most))
    check(prepared.numberOfSections, 1)
  }

  /// Content that ends at the largest position is reported once, and found by every query.
  static let tooLong = LawSuite.literals("compositional content that is too long") {
    (check: inout LiteralCheck) throws(LayoutError) in
    let end = LayoutLimits.maximumPosition.points
    let most = LayoutLimits.maximumLength.points
    let count = Int(end / most) + 2
    let groups = [
      CompositionalItem.cell(height: .absolute(most)), .cell(height: .estimated(most)),
    ]
    for (group, counts) in [
      (groups[0], [count]), (groups[0], [count, 4, 1]), (groups[1], [count, 4, 1]),
    ] {
      let layout = CompositionalLayout(section: CompositionalSection(group))
      var delegate = sections(counts)
      delegate.givesSizes = false
      let prepared = try layout.prepare(for: delegate, in: environment)
      check(texts(prepared).map { $0.prefix(18) }, ["content: too large"])
      // It ends at a whole pixel before the largest position.
      check(prepared.contentSize.height, 117_281_240_296)
      let all = prepared.allElements(viewport: .zero)
      check(all.count, counts.reduce(0, +))
      for edge in [0, most - 1, end / 2, end - 20, end - 1] {
        let rect = LayoutRect(x: 0, y: edge, width: 400, height: 10)
        check(
          prepared.elements(in: rect), all.filter { $0.frame.intersects(rect) })
      }
    }
  }

  /// Descriptions that are laid out too often are reported once.
  static let exhausted = LawSuite.literals("compositional work that is limited") {
    (check: inout LiteralCheck) throws(LayoutError) in
    let row = CompositionalItem.horizontal(
      width: .absolute(5000), height: .absolute(10), spacing: .flexible(0), count: 5000,
      of: .cell(height: .estimated(10)))
    for height: CompositionalDimension in [.estimated(10), .uniformAcrossSiblings(estimate: 10)] {
      let layout = CompositionalLayout(
        section: CompositionalSection(.vertical(height: height, [row])))
      check(
        texts(try layout.prepare(for: sections([3]), in: environment)),
        ["section 0, group: too large"])
    }
    // The second group has few items at first, so that it is laid out too often.
    let exhausting = CompositionalItem.vertical(
      height: .estimated(10),
      [
        .horizontal(
          width: .absolute(900), height: .absolute(10), spacing: .flexible(0), count: 90,
          of: .cell(height: .estimated(10)))
      ])
    let few = CompositionalLayout(section: CompositionalSection(exhausting))
    var updated = try few.prepare(for: sections([100]), in: environment)
    check(texts(updated), ["section 0, group: too large"])
    let appended = IndexEdits<ElementIndex>(
      oldCount: 100, inserted: (100..<140).map { IndexEdits.Insertion(index: $0, source: nil) })
    try few.update(
      &updated,
      by: LayoutChanges(
        sections: IndexEdits(oldCount: 1),
        within: [LayoutChanges.SectionChanges(section: 0, oldSection: 0, items: appended)]),
      for: sections([140]), in: environment)
    check(texts(updated), [])
    // Each group lays out its line again, so that the number of steps doubles with each of them.
    var nested = CompositionalItem.cell(
      width: .fractionalWidth(0.5), height: .uniformAcrossSiblings(estimate: 10))
    for level in 0..<14 {
      nested = .horizontal(
        width: .fractionalWidth(0.5), height: .uniformAcrossSiblings(estimate: 10),
        [
          nested,
          .cell(
            width: .fractionalWidth(0.5),
            height: .uniformAcrossSiblings(estimate: Double(20 + level * 10))),
        ])
    }
    let layout = CompositionalLayout(section: CompositionalSection(nested))
    let prepared = try layout.prepare(for: sections([40]), in: environment)
    check(texts(prepared), ["section 0, sections: too large"])
    check("\(prepared.work)", "asked 40, placed 164")
    check(
      texts(
        try CompositionalLayout(
          section: CompositionalSection(
            .horizontal(height: .absolute(9), count: 70_000, of: .cell()))
        ).prepare(for: sections([1]), in: environment)),
      ["section 0, sections: too large (70000), used 65535"])
  }

  /// Extents of 0, and items that do not fit beside empty places.
  static let flat = LawSuite.literals("compositional extents of nothing") {
    (check: inout LiteralCheck) throws(LayoutError) in
    var delegate = sections([3])
    delegate.size = LayoutSize(width: 50, height: 0)
    for height: CompositionalDimension in [.estimated(0), .uniformAcrossSiblings(estimate: 0)] {
      let layout = CompositionalLayout(
        section: CompositionalSection(.cell(height: height)), rounding: .lossless)
      let prepared = try layout.prepare(for: delegate, in: environment)
      check(prepared.contentSize.height, 0)
      check(
        prepared.attributes(for: .cell(section: 0, item: 1), viewport: .zero)?.frame.height, 0)
    }
    let plain = CompositionalLayout(
      section: CompositionalSection(.cell(height: .absolute(0))), rounding: .lossless)
    check(try plain.prepare(for: delegate, in: environment).contentSize.height, 0)
    let narrow = LayoutEnvironment(width: 0, height: 300, scale: 2)
    check(texts(try plain.prepare(for: delegate, in: narrow)), [])
    delegate.size = LayoutSize(width: 50, height: 30)
    let beside = CompositionalLayout(
      section: CompositionalSection(
        .horizontal(
          width: .absolute(100), height: .estimated(10),
          [
            .horizontal(width: .absolute(80), height: .absolute(10), []),
            .cell(width: .estimated(5), height: .estimated(5)),
          ])))
    let prepared = try beside.prepare(for: delegate, in: environment)
    check(prepared.contentSize.height, 90)
    // Only an extent that is asked for is reported if it is invalid.
    delegate.size = LayoutSize(width: -5, height: 7)
    let known = CompositionalLayout(
      section: CompositionalSection(
        .horizontal(
          height: .estimated(10),
          [
            .cell(width: .estimated(5), height: .estimated(5)),
            .cell(width: .absolute(0), height: .estimated(5)),
          ])))
    delegate.counts = [2]
    check(
      texts(try known.prepare(for: delegate, in: environment)),
      ["cell/0/0: negative (-5), used 0"])
    // A group without an extent of its own has that of its frames.
    let frames = [CompositionalFrame(LayoutRect(x: 0, y: 0, width: 0, height: 0))]
    let custom = CompositionalLayout(
      section: CompositionalSection(
        .horizontal(
          height: .estimated(9),
          [
            .custom(width: .estimated(9), height: .estimated(9), frames: frames),
            .cell(width: .absolute(20), height: .absolute(0)),
          ])), rounding: .lossless)
    let placed = try custom.prepare(for: delegate, in: environment)
    check(placed.contentSize.height, 0)
    check(
      placed.attributes(for: .cell(section: 0, item: 1), viewport: .zero)?.frame,
      LayoutRect(x: 0, y: 0, width: 20, height: 0))
  }

  /// Groups of which some places, or all, have no item.
  static let partial = LawSuite.literals("compositional groups without items") {
    (check: inout LiteralCheck) throws(LayoutError) in
    func prepare(
      _ item: CompositionalItem, _ count: Int
    ) throws(LayoutError) -> PreparedCompositional {
      try CompositionalLayout(section: CompositionalSection(item))
        .prepare(for: sections([count]), in: environment)
    }
    func frame(_ prepared: PreparedCompositional, _ item: Int) -> LayoutRect? {
      prepared.attributes(for: .cell(section: 0, item: item), viewport: .zero)?.frame
    }
    let badge = CompositionalSupplementary(
      "badge", width: .absolute(5), height: .absolute(5),
      containerAnchor: CompositionalAnchor([.top]))
    // A group without places keeps its estimate.
    let blank = CompositionalItem.horizontal(width: .estimated(80), height: .absolute(9), [])
    check(
      frame(
        try prepare(.horizontal(height: .absolute(20), [blank, .cell(width: .absolute(20))]), 1), 0),
      LayoutRect(x: 80, y: 0, width: 20, height: 20))
    // Only frames with items make a custom group longer.
    let frames = [
      CompositionalFrame(LayoutRect(x: 0, y: 0, width: 9, height: 10)),
      CompositionalFrame(LayoutRect(x: 0, y: 50, width: 9, height: 20)),
    ]
    let custom = CompositionalItem.vertical(
      height: .estimated(50),
      [.cell(height: .estimated(9)), .custom(height: .estimated(9), frames: frames)])
    check(try prepare(custom, 2).contentSize.height, 40)
    check(try prepare(custom, 3).contentSize.height, 100)
    // A group whose cell does not fit has no item, so that nothing is attached to it.
    let inner = CompositionalItem.horizontal(
      width: .absolute(50), supplementaryItems: [badge],
      [.horizontal(width: .absolute(40), []), .cell(width: .absolute(30))])
    let outer = try prepare(
      .horizontal(
        width: .absolute(100), height: .absolute(20), [inner, .cell(width: .absolute(20))]), 1)
    check(frame(outer, 0), LayoutRect(x: 50, y: 0, width: 20, height: 20))
    check(outer.attributes(for: .supplementary("badge", 0, 0), viewport: .zero), nil)
    check(outer.allElements(viewport: .zero).count, 1)
    // An open group is not cut by its estimate.
    let wide = CompositionalItem.horizontal(
      width: .estimated(30), height: .absolute(9), [.cell(width: .absolute(50))])
    check(texts(try prepare(wide, 1)), [])
  }

  /// Sections with measured headers that are inserted and removed.
  static let changingBars = LawSuite.literals("compositional headers of changing sections") {
    (check: inout LiteralCheck) throws(LayoutError) in
    for extends in [true, false] {
      try changeBars(&check, extends)
    }
  }

  private static func changeBars(
    _ check: inout LiteralCheck, _ extends: Bool
  ) throws(LayoutError) {
    var section = CompositionalSection(.cell(height: .absolute(30)))
    section.boundaryItems = [
      .header(height: .estimated(20), insets: LayoutInsets(top: -35)),
      .footer(height: .estimated(9)),
    ]
    section.boundaryItems[0].extendsBoundary = extends
    var collection = CountedCollection.collection(section)
    let layout = CompositionalLayout(interSectionSpacing: 5)
    var prepared = try layout.prepare(for: collection, in: environment)
    for step in 0..<90 {
      collection.settle()
      let counts = collection.sections.map { $0.items.count }
      var added = collection.sections[step % 4]
      added.source = nil
      for item in added.items.indices { added.items[item].source = nil }
      added.description = section
      added.bars = BarSizes(
        header: LayoutSize(width: 400, height: Double(10 + step * 37 % 160)),
        footer: step % 3 == 0 ? nil : LayoutSize(width: 400, height: Double(step % 7)))
      if step % 5 > 0 { collection.sections.remove(at: step * 3 % 4) }
      collection.sections.insert(added, at: step * 7 % collection.sections.count)
      if step % 2 == 0 {
        collection.sections[1].bars = BarSizes(header: LayoutSize(width: 1, height: 170))
        collection.sections[1].isMeasured = true
      }
      if collection.sections.count > 6 { collection.sections.removeLast() }
      try layout.update(
        &prepared, by: try collection.changes(from: counts), for: collection, in: environment)
      let fresh = try layout.prepare(for: collection, in: environment)
      let all = fresh.allElements(viewport: .zero)
      check(prepared.allElements(viewport: .zero), all)
      for y in stride(from: 0.0, to: fresh.contentSize.height, by: 40) {
        let rect = LayoutRect(x: 0, y: y, width: 400, height: 3)
        check(prepared.elements(in: rect), all.filter { $0.frame.intersects(rect) })
      }
    }
  }

  /// Insets and kinds of attached elements that only some groups accept.
  static let accepted = LawSuite.literals("compositional numbers of groups") {
    (check: inout LiteralCheck) throws(LayoutError) in
    func prepare(_ item: CompositionalItem) throws(LayoutError) -> PreparedCompositional {
      try CompositionalLayout(section: CompositionalSection(item))
        .prepare(for: sections([2]), in: environment)
    }
    // Insets of groups between 0 and 1 are fractions, and others are points.
    let insets = LayoutInsets(top: 1, leading: 1.5, bottom: 0, trailing: 0.5)
    let inner = try prepare(.horizontal(height: .absolute(50), insets: insets, [.cell()]))
    check(
      inner.attributes(for: .cell(section: 0, item: 0), viewport: .zero)?.frame,
      LayoutRect(x: 1.5, y: 1, width: 198.5, height: 49))
    check(try prepare(.cell(height: .fractionalWidth(-8))).contentSize.height, 0)
    let badge = CompositionalSupplementary(
      "badge", width: .absolute(5), height: .absolute(5),
      containerAnchor: CompositionalAnchor([.top]))
    let empty = CompositionalItem.horizontal(width: .absolute(9), [])
    let cell = CompositionalItem.cell(width: .absolute(9))
    let own = "section 0, sections: "
    for (line, expected) in [
      ([cell, empty], [own + "zero"]), ([empty, cell], [own + "zero", own + "overlaps another"]),
    ] {
      let group = CompositionalItem.horizontal(
        height: .absolute(9), supplementaryItems: [badge],
        [
          .horizontal(width: .absolute(90), line),
          .cell(width: .absolute(9), supplementaryItems: [badge]),
        ])
      check(texts(try prepare(group)).sorted(), expected.sorted())
    }
    let frame = CompositionalFrame(LayoutRect(x: 0, y: 0, width: 1, height: 1))
    for (count, expected) in [
      (65_535, []), (65_536, [own + "too large (65536), used 65535"]),
    ] {
      let frames = Array(repeating: frame, count: count)
      check(texts(try prepare(.custom(height: .absolute(9), frames: frames))), expected)
    }
  }

  /// Delegates of the layout's own protocols.
  static let ownDelegates = LawSuite.literals("compositional delegates of two protocols") {
    (check: inout LiteralCheck) throws(LayoutError) in
    let prepared = try CompositionalLayout().prepare(for: TwoProtocols(), in: environment)
    check(prepared.contentSize.height, 120 + 9)
    check(TwoProtocols().answers(.visibleItems, inSection: 0), true)
    check(TwoProtocols().answers(.compositionalBoundaryItems, inSection: 0), false)
  }

  /// Many descriptions, after which a layout is prepared again.
  static let manyDescriptions = LawSuite.literals("compositional descriptions that change") {
    (check: inout LiteralCheck) throws(LayoutError) in
    var collection = CountedCollection.collection(
      CompositionalSection(.cell(height: .estimated(30))))
    let layout = CompositionalLayout()
    var prepared = try layout.prepare(for: collection, in: environment)
    var again: [Int] = []
    for step in 0..<180 {
      collection.settle()
      collection.sections[2].description.interGroupSpacing += 1
      collection.sections[2].isMeasured = true
      let counts = collection.sections.map { $0.items.count }
      try layout.update(
        &prepared, by: try collection.changes(from: counts), for: collection, in: environment)
      // An update lays out the 7 items of the section, and a preparation all 19.
      if prepared.work.questions != 7 { again.append(step) }
    }
    // With 4 sections, 72 descriptions are kept, and the first two are of the first layout.
    check(again, [71, 142])
  }
}

/// Sections of items of one size.
private struct CountingDelegate: LayoutDelegate {
  var counts: [Int]
  var size = LayoutSize(width: 50, height: 30)
  var givesSizes = true

  var numberOfSections: Int { counts.count }
  func numberOfItems(inSection section: Int) -> Int { counts[section] }
  func sizeForItem(at index: ElementIndex, proposal: LayoutProposal) -> LayoutSize? {
    givesSizes ? size : nil
  }
}

/// A delegate that answers the questions about sections and boundary items, and adjusts items.
private struct TwoProtocols: CompositionalLayoutDelegate, VisibleItemsDelegate {
  var numberOfSections: Int { 1 }
  func numberOfItems(inSection section: Int) -> Int { 4 }
  func compositionalSection(
    _ number: Int, in environment: LayoutEnvironment, default section: CompositionalSection
  ) -> CompositionalSection {
    CompositionalSection(.cell(height: .absolute(30)), interGroupSpacing: 3)
  }
  func adjustVisibleItems(_ items: inout [LayoutAttributes], in section: VisibleSection) {}
}
