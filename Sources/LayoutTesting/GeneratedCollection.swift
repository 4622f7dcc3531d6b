import LayoutCore

/// A collection made up from a seed: sizes by section, and answers to a strategy's own questions.
public struct GeneratedCollection: LayoutDelegate, Sendable {
  /// What a collection is like.
  public enum Flavor: String, Sendable, CaseIterable {
    /// No sections, no items, or next to none.
    case tiny
    /// A few sections with a few items each, some empty.
    case ragged
    /// Many items of a handful of sizes, so that heights tie.
    case ties
    /// A section with more than a hundred items.
    case long
    /// Mostly small items, a few many screens tall.
    case giants
    /// NaN, infinite, negative, zero and astronomical sizes among good ones.
    case bad
    /// As many items or sections as fill a block, a word or a page of storage, one more, or one less.
    case thresholds

    /// How many of a hundred cases have the flavor: most faults show in small collections, and a large one
    /// costs as much as fifty of them.
    var share: Int {
      switch self {
      case .tiny: 16
      case .ragged: 40
      case .bad: 22
      case .ties: 10
      case .long: 4
      case .giants: 5
      case .thresholds: 3
      }
    }

    /// Returns a flavor, each as often as its share says.
    static func random(using random: inout SeededGenerator) -> Flavor {
      var left = random.integer(in: 1...100)
      for flavor in allCases {
        left -= flavor.share
        if left <= 0 { return flavor }
      }
      return .ragged
    }
  }

  /// The size of every item, section by section.
  public var sections: [[LayoutSize]]
  /// Answers to a strategy's own questions.
  public var scripted = ScriptedAnswers()
  /// What the collection is like.
  public let flavor: Flavor

  /// A collection of items of the given sizes.
  public init(sections: [[LayoutSize]], flavor: Flavor = .ragged) {
    self.sections = sections
    self.flavor = flavor
  }

  /// A collection of the given flavour.
  public init(_ flavor: Flavor, using random: inout SeededGenerator) {
    self.flavor = flavor
    let counts: [Int]
    switch flavor {
    case .tiny:
      counts = random.pick([[], [0], [1], [0, 0, 0], [1, 0], [0, 1], [2], [3]])
    case .ragged, .bad:
      counts = (0..<random.integer(in: 1...7)).map { _ in
        random.oneIn(4) ? 0 : random.integer(in: 1...14)
      }
    case .ties: counts = [random.integer(in: 10...40), random.integer(in: 0...20)]
    case .long: counts = [random.integer(in: 0...3), random.integer(in: 130...260)]
    case .thresholds: counts = GeneratedCollection.countsAtThresholds(&random)
    case .giants: counts = [random.integer(in: 20...70)]
    }
    sections = counts.map { count in
      (0..<count).map { _ in GeneratedCollection.size(flavor, &random) }
    }
  }

  /// Counts of items around the sizes of words, blocks and pages, or of more sections than a block holds.
  private static func countsAtThresholds(_ random: inout SeededGenerator) -> [Int] {
    if random.oneIn(2) {
      return (0..<random.integer(in: 63...130)).map { _ in random.integer(in: 0...3) }
    }
    let page = random.oneIn(24) ? 4096 : random.pick([64, 128, 256])
    let count = page + random.integer(in: -1...2)
    return random.pick([[count], [0, count, 2], [count / 2, count - count / 2]])
  }

  private static func size(_ flavor: Flavor, _ random: inout SeededGenerator) -> LayoutSize {
    let good = LayoutSize(
      width: random.length(in: 5...200), height: random.length(in: 5...300))
    switch flavor {
    case .ties:
      return random.pick([
        LayoutSize(width: 100, height: 50), LayoutSize(width: 100, height: 100),
        LayoutSize(width: 50, height: 50),
      ])
    case .giants where random.oneIn(25):
      return LayoutSize(width: good.width, height: good.height * 100)
    case .bad where random.oneIn(2):
      let numbers: [Double] = [
        .nan, .infinity, -.infinity, 0, -1, -40.5, 1e300, -1e300, .leastNonzeroMagnitude, 1e9,
        60_000,
      ]
      return LayoutSize(width: random.pick(numbers + [50]), height: random.pick(numbers + [50]))
    default: return good
    }
  }

  /// A Boolean value that indicates whether a layout can honor every size and every answer.
  public var isSane: Bool { flavor != .bad }

  /// Replaces sizes that no layout can honor, so that answers are all that is bad.
  mutating func makeSizesGood() {
    let limit = 300.0
    for section in sections.indices {
      for item in sections[section].indices {
        let size = sections[section][item]
        let isGood = (1...limit).contains(size.width) && (1...limit).contains(size.height)
        if !isGood { sections[section][item] = LayoutSize(width: 40, height: 20) }
      }
    }
  }

  /// Gives the item or section at `index` answers.
  mutating func give(_ answers: [EditableCollection.Answer], at index: ElementIndex) {
    for answer in answers {
      scripted.append(.init(question: answer.question, index: index, value: answer.value))
    }
  }

  /// How many sections were made up.
  public var numberOfSections: Int { sections.count }

  /// How many sizes `section` has; 0 where there is no such section.
  public func numberOfItems(inSection section: Int) -> Int {
    sections.indices.contains(section) ? sections[section].count : 0
  }

  /// What was made up for an item; nil where there is none.
  public func sizeForItem(at index: ElementIndex, proposal: LayoutProposal) -> LayoutSize? {
    guard sections.indices.contains(index.section),
      sections[index.section].indices.contains(index.item)
    else { return nil }
    return sections[index.section][index.item]
  }

  /// Returns the scripted answer, if there is one.
  public func answer(_ question: LayoutQuestion, at index: ElementIndex) -> LayoutAnswer? {
    scripted.isEmpty ? nil : scripted.answer(to: question, at: index)
  }

  /// The collection with the widths and heights of all items exchanged.
  public var transposed: GeneratedCollection {
    var copy = self
    copy.sections = sections.map { $0.map { $0.transposed } }
    return copy
  }
}
