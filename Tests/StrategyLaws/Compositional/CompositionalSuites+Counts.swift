import Compositional
import LayoutCore
import LayoutTesting

// Counted work of updates and queries, with literal numbers.
extension CompositionalSuites {
  /// Updates and queries of sections of each form of group do the work that they did before.
  ///
  /// A row has the name of a group, the work of ``CountedCollection/changes`` as numbers of
  /// questions, placed groups and moved entries, the sums of three sweeps of queries as examined
  /// entries and found elements, and the number of followers. The numbers were recorded from a
  /// layout whose results agreed with the reference; other suites compare the results.
  static let counts = LawSuite("compositional counts") {
    var rows: [String] = []
    for shape in CountedCollection.shapes {
      do throws(LayoutError) {
        rows.append(try row(shape.name, shape.section))
      } catch {
        rows.append("\(shape.name): \(error)")
      }
    }
    if rows == expectedCounts { return nil }
    let others = rows.filter { !expectedCounts.contains($0) }
    return LawViolation(
      law: .workIsBounded, finding: "rows are otherwise:\n" + others.joined(separator: "\n"),
      seed: 0, input: "")
  }

  private static func row(_ name: String, _ section: CompositionalSection) throws(LayoutError)
    -> String
  {
    let environment = LayoutEnvironment(width: 400, height: 300, scale: 2)
    let layout = CompositionalLayout(interSectionSpacing: 6, rounding: .lossless)
    let initial = CountedCollection.collection(section)
    let prepared = try layout.prepare(for: initial, in: environment)
    var texts = [name]
    for change in CountedCollection.changes {
      var collection = initial
      change(&collection)
      var updated = prepared
      let changes = try collection.changes(from: initial.sections.map { $0.items.count })
      try layout.update(&updated, by: changes, for: collection, in: environment)
      let work = updated.work
      texts.append("\(work.questions)/\(work.placed)/\(work.moved)")
    }
    return texts.joined(separator: " ") + " | " + sweep(prepared)
  }

  /// Returns the sums of the work and of the results of queries, in three directions.
  private static func sweep(_ prepared: PreparedCompositional) -> String {
    let size = prepared.contentSize
    var texts: [String] = []
    // A query examines 10 units more on every side, without rounding to pixels. Without them, it
    // begins and ends exactly at edges of groups.
    let inset = 10.5 * LayoutUnit(rawValue: 1).points
    func query(_ rects: [LayoutRect], _ offset: Double) {
      var searched = 0
      var found = 0
      for rect in rects {
        let rect = LayoutRect(
          x: rect.minX + inset, y: rect.minY + inset, width: rect.width - 2 * inset,
          height: rect.height - 2 * inset)
        var viewport = LayoutViewport(LayoutRect(x: 0, y: rect.minY, width: 400, height: 300))
        for section in 0..<prepared.numberOfSections where offset != 0 {
          viewport.sectionOffsets[section] = offset
        }
        var result = QueryResult()
        prepared.find(LayoutQuery(in: rect, viewport: viewport), into: &result)
        searched += result.searched
        found += result.elements.count
      }
      texts.append("\(searched)/\(found)")
    }
    // A step of 2.5 points meets the edges of groups, which are whole numbers of points apart.
    let steps = stride(from: -30, through: min(size.height, 700) + 30, by: 2.5)
    query(steps.map { LayoutRect(x: 0, y: $0, width: 400, height: 2.5) }, 0)
    query(steps.map { LayoutRect(x: 150, y: $0, width: 20, height: 40) }, 35)
    query(
      stride(from: -30, through: 430, by: 2.5).map {
        LayoutRect(x: $0, y: 20, width: 2.5, height: 30)
      }, 0)
    let viewport = LayoutViewport(LayoutRect(x: 0, y: 40, width: 400, height: 300))
    var followers = QueryResult()
    prepared.find(
      LayoutQuery(in: viewport.rect, viewport: viewport, part: .followers), into: &followers)
    texts.append("\(followers.elements.count)")
    return texts.joined(separator: " ")
  }
}

/// Collections and changes whose work is counted.
enum CountedCollection {
  typealias Change = @Sendable (inout DescribedCollection) -> Void

  /// Three sections of a description, and one of equal groups between them.
  static func collection(_ section: CompositionalSection) -> DescribedCollection {
    let plain = CompositionalSection(.cell(height: .absolute(20)))
    var collection = DescribedCollection([section], seed: 1)
    collection.sections = [(section, 12), (plain, 3), (section, 7), (section, 0)].map {
      made($0.0, $0.1)
    }
    collection.settle()
    return collection
  }

  private static func made(
    _ description: CompositionalSection, _ count: Int
  ) -> DescribedCollection.Section {
    var section = DescribedCollection.Section(description: description)
    section.items = (0..<count).map { item($0) }
    return section
  }

  private static func item(_ number: Int) -> DescribedCollection.Item {
    DescribedCollection.Item(
      size: LayoutSize(width: Double(40 + number * 17 % 60), height: Double(20 + number * 7 % 30)))
  }

  private static func resize(_ collection: inout DescribedCollection, _ section: Int, _ item: Int) {
    collection.sections[section].items[item].size.width += 11
    collection.sections[section].items[item].size.height += 9
    collection.sections[section].items[item].isResized = true
  }

  private static func measure(_ collection: inout DescribedCollection, _ section: Int) {
    collection.sections[section].isMeasured = true
    collection.sections[section].bars = BarSizes(
      header: LayoutSize(width: 400, height: 33), footer: LayoutSize(width: 400, height: 12))
  }

  static let changes: [Change] = [
    { resize(&$0, 0, 5) },
    {
      resize(&$0, 0, 0)
      resize(&$0, 0, 11)
      resize(&$0, 2, 3)
    },
    { $0.sections[0].items[5].isResized = true },
    { $0.sections[0].items.insert(item(3), at: 4) },
    { $0.sections[0].items.removeFirst() },
    { $0.sections[0].items.removeLast() },
    { $0.sections[0].items += [item(5), item(6)] },
    { $0.sections[0].items.insert($0.sections[0].items.remove(at: 2), at: 8) },
    {
      $0.sections[0].items.remove(at: 7)
      resize(&$0, 0, 9)
    },
    { $0.sections[2].items = [] },
    { $0.sections[3].items = (0..<5).map { item($0) } },
    { $0.sections[2].items.append($0.sections[0].items.remove(at: 1)) },
    { $0.sections[2].items.insert($0.sections[0].items.remove(at: 11), at: 0) },
    { $0.sections.insert(made($0.sections[0].description, 9), at: 1) },
    { $0.sections.removeFirst() },
    { $0.sections.insert($0.sections.remove(at: 0), at: 2) },
    { measure(&$0, 0) },
    {
      measure(&$0, 2)
      resize(&$0, 2, 1)
    },
    {
      $0.sections[2].description.interGroupSpacing += 3
      $0.sections[2].isMeasured = true
    },
    {
      $0.sections[2].description.boundaryItems.append(.footer(height: .absolute(7)))
      $0.sections[2].isMeasured = true
    },
    {
      $0.sections[0].description.contentInsets.leading += 2
      $0.sections[0].isMeasured = true
      $0.sections[0].items.removeFirst()
    },
  ]

  /// Sections whose groups are repeated or measured in different ways.
  static let shapes: [(name: String, section: CompositionalSection)] = {
    let badge = CompositionalSupplementary(
      "badge", width: .absolute(14), height: .absolute(14),
      containerAnchor: CompositionalAnchor(
        [.top, .trailing], absoluteOffset: LayoutPoint(x: 7, y: -7)), zIndex: 3)
    let word = CompositionalItem.cell(width: .estimated(50), height: .absolute(20))
    let line = CompositionalItem.cell(width: .fractionalWidth(0.4), height: .estimated(25))
    let both = CompositionalItem.cell(width: .estimated(60), height: .estimated(25))
    let frames = (0..<6).map {
      CompositionalFrame(
        LayoutRect(x: Double($0 * 61), y: Double($0 % 2 * 30), width: 50, height: 25),
        zIndex: $0 % 3)
    }
    let headers: [CompositionalBoundary] = [
      .header(height: .estimated(20), pinsToVisibleBounds: true),
      .footer(height: .absolute(15)),
    ]
    let raised = CompositionalBoundary(
      .header, width: .absolute(80), height: .absolute(24), insets: LayoutInsets(top: -10),
      alignment: .topLeading, offset: LayoutPoint(x: 5, y: -9), extendsBoundary: false)
    func make(
      _ group: CompositionalItem, _ change: (inout CompositionalSection) -> Void = { _ in }
    ) -> CompositionalSection {
      var section = CompositionalSection(group)
      change(&section)
      return section
    }
    return [
      ("cells", make(.cell(height: .absolute(20)))),
      ("list", make(.cell(height: .estimated(30)))),
      (
        "list with headers",
        make(.cell(height: .estimated(30))) {
          $0.boundaryItems = headers
          $0.interGroupSpacing = 5
        }
      ),
      ("list with badges", make(.cell(height: .estimated(30), supplementaryItems: [badge]))),
      ("uniform list", make(.cell(height: .uniformAcrossSiblings(estimate: 30)))),
      ("free list", make(both)),
      (
        "rows of three",
        make(.horizontal(height: .absolute(40), count: 3, of: .cell())) {
          $0.interGroupSpacing = 10
        }
      ),
      (
        "measured rows of three",
        make(.horizontal(height: .estimated(40), count: 3, of: .cell(height: .estimated(25)))) {
          $0.interGroupSpacing = 10
          $0.boundaryItems = headers
        }
      ),
      ("lines of two", make(.horizontal(height: .estimated(30), [line]))),
      ("words", make(.horizontal(height: .estimated(30), [word]))),
      ("words and lines", make(.horizontal(height: .estimated(30), [word, line]))),
      ("free words", make(.horizontal(height: .absolute(50), spacing: .flexible(4), [both]))),
      (
        "uniform words",
        make(
          .horizontal(
            height: .estimated(30), spacing: .fixed(4),
            [.cell(width: .fractionalWidth(0.25), height: .uniformAcrossSiblings(estimate: 20))]))
      ),
      (
        "columns of words", make(.vertical(width: .absolute(90), height: .absolute(60), [word]))
      ),
      (
        "nested",
        make(
          .horizontal(
            height: .estimated(60), supplementaryItems: [badge],
            [
              .cell(width: .fractionalWidth(0.5), height: .estimated(20)),
              .vertical(width: .fractionalWidth(0.5), height: .estimated(60), count: 2, of: line),
            ]))
      ),
      (
        "fractions",
        make(
          .horizontal(
            height: .estimated(60),
            [
              .cell(width: .fractionalWidth(0.5), height: .estimated(20)),
              .cell(width: .fractionalWidth(0.5), height: .fractionalHeight(0.5)),
            ]))
      ),
      ("frames", make(.custom(height: .absolute(60), frames: frames))),
      (
        "shares of shares",
        make(
          .vertical(
            height: .estimated(60), count: 2,
            of: .horizontal(height: .estimated(30), count: 2, of: .cell(height: .estimated(30)))))
      ),
      (
        "shares of estimates",
        make(
          .horizontal(
            height: .estimated(40),
            [
              .horizontal(
                width: .estimated(150), height: .estimated(30), count: 2,
                of: .cell(width: .estimated(70), height: .estimated(20)))
            ]))
      ),
      (
        "fractions of estimates",
        make(
          .horizontal(
            height: .estimated(50),
            [
              .vertical(
                width: .estimated(120), height: .estimated(50),
                [
                  .cell(width: .fractionalWidth(0.5), height: .estimated(20)),
                  .cell(width: .fractionalWidth(1), height: .absolute(10)),
                ])
            ]))
      ),
      (
        "columns of fractions",
        make(
          .vertical(
            width: .fractionalWidth(0.5), height: .estimated(90),
            [
              .horizontal(
                height: .fractionalHeight(0.4), [.cell(width: .estimated(40))])
            ]))
      ),
      (
        "fixed columns",
        make(
          .horizontal(
            height: .absolute(60), [.vertical(width: .estimated(50), [word])]))
      ),
      (
        "uniform columns",
        make(
          .horizontal(
            height: .absolute(60),
            [
              .vertical(
                width: .uniformAcrossSiblings(estimate: 50), count: 2,
                of: .cell(width: .estimated(30)))
            ]))
      ),
      (
        "four layers",
        make(
          .custom(
            height: .absolute(60),
            frames: frames.enumerated().map {
              var frame = $0.element
              frame.zIndex = $0.offset % 4
              return frame
            }))
      ),
      (
        "measured rows of seven",
        make(.horizontal(height: .estimated(40), count: 7, of: .cell(height: .estimated(25))))
      ),
      (
        "groups of 32",
        make(.vertical(height: .absolute(160), count: 4, of: .horizontal(count: 8)))
      ),
      (
        "groups of 33",
        make(.vertical(height: .absolute(165), count: 3, of: .horizontal(count: 11)))
      ),
      (
        "cells with headers",
        make(.cell(height: .absolute(20))) {
          $0.boundaryItems = [.header(height: .absolute(20)), .footer(height: .absolute(15))]
        }
      ),
      (
        "wide backgrounds",
        make(.cell(height: .absolute(20))) {
          $0.decorations = [
            CompositionalDecoration(contentInsets: LayoutInsets(top: -7.5, bottom: -2.5))
          ]
        }
      ),
      (
        "large groups",
        make(
          .vertical(height: .absolute(160), count: 4, of: .horizontal(count: 10)))
      ),
      (
        "large groups with badges",
        make(
          .horizontal(
            height: .absolute(44), count: 40,
            of: .cell(width: .absolute(10), supplementaryItems: [badge])))
      ),
      (
        "raised headers",
        make(.cell(height: .absolute(30))) {
          $0.boundaryItems = [raised]
          $0.decorations = [CompositionalDecoration(contentInsets: LayoutInsets(top: -4))]
        }
      ),
      (
        "sideways",
        make(.cell(width: .absolute(70), height: .absolute(50))) {
          $0.scrolling = .continuous
          $0.interGroupSpacing = 5
        }
      ),
      (
        "measured sideways",
        make(.cell(width: .estimated(70), height: .absolute(50))) {
          $0.scrolling = .groupPaging
          $0.boundaryItems = headers
        }
      ),
      (
        "sideways groups",
        make(.vertical(width: .estimated(100), height: .absolute(90), count: 2, of: word)) {
          $0.scrolling = .paging
        }
      ),
      ("flat", make(.cell(height: .absolute(0)))),
      ("flat list", make(.cell(width: .absolute(9), height: .estimated(0)))),
      (
        "layers",
        make(.horizontal(height: .estimated(30), [line, .cell(width: .fractionalWidth(0.4))])) {
          $0.decorations = [CompositionalDecoration(zIndex: -2), CompositionalDecoration("frame")]
          $0.boundaryItems = [.header(zIndex: 7), .footer(zIndex: 9)]
        }
      ),
    ]
  }()
}
