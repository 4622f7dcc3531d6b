import LayoutCore

/// A collection generated from a seed: sizes by section, and answers to a strategy's own questions.
public struct GeneratedCollection: LayoutDelegate, Sendable {
  /// The kind of a generated collection.
  public enum Flavor: String, Sendable, CaseIterable {
    /// No sections, no items, or very few.
    case tiny
    /// A few sections with a few items each, some of them empty.
    case ragged
    /// Many items of a handful of sizes, so that heights are equal.
    case ties
    /// A section with more than a hundred items.
    case long
    /// Mostly small items, and a few as tall as many screens.
    case giants
    /// NaN, infinite, negative, zero and astronomical sizes among valid ones.
    case bad
    /// As many items or sections as fill a block, a word or a page of storage, one more, or one
    /// less.
    case thresholds

    /// The percentage of cases with this flavor.
    ///
    /// Most faults occur in small collections, and a large one takes as much time as fifty small
    /// ones.
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

    /// Returns a random flavor, with the probability of its share.
    static func random(using random: inout SeededGenerator) -> Flavor {
      var left = random.integer(in: 1...100)
      for flavor in allCases {
        left -= flavor.share
        if left <= 0 { return flavor }
      }
      return .ragged
    }
  }

  /// The sizes of all items in points, by section.
  public var sections: [[LayoutSize]]
  /// The answers to a strategy's own questions.
  public var scripted = ScriptedAnswers()
  /// A Boolean value that indicates whether the collection returns sizes.
  ///
  /// If it does not, items have the size that is a parameter of the strategy.
  public var givesSizes = true
  /// The kind of the collection.
  public let flavor: Flavor

  /// Creates a collection of items with the given sizes.
  ///
  /// - Parameter sections: The sizes of the items in points, by section.
  /// - Parameter flavor: The kind of the collection. With `.bad`, the checks expect invalid sizes
  ///   or answers.
  public init(sections: [[LayoutSize]], flavor: Flavor = .ragged) {
    self.sections = sections
    self.flavor = flavor
  }

  /// Creates a random collection of a flavor.
  ///
  /// - Parameter flavor: The kind of the collection.
  /// - Parameter random: The source of randomness.
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

  /// Returns counts of items around the sizes of words, blocks and pages, or of many sections.
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

  /// A Boolean value that indicates whether all sizes and answers are valid.
  public var isSane: Bool { flavor != .bad }

  /// Replaces invalid sizes, so that only answers are invalid.
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

  /// Adds answers of the item or section at an index.
  mutating func give(_ answers: [EditableCollection.Answer], at index: ElementIndex) {
    for answer in answers {
      scripted.append(.init(answer.property, at: index, answer.value))
    }
  }

  /// The number of generated sections.
  public var numberOfSections: Int { sections.count }

  /// Returns the number of items in a section; 0 if there is no such section.
  public func numberOfItems(inSection section: Int) -> Int {
    sections.indices.contains(section) ? sections[section].count : 0
  }

  /// Returns the generated size of an item in points; `nil` if there is no such item, or if
  /// the collection gives no sizes.
  public func sizeForItem(at index: ElementIndex, proposal: LayoutProposal) -> LayoutSize? {
    guard givesSizes, sections.indices.contains(index.section),
      sections[index.section].indices.contains(index.item)
    else { return nil }
    return sections[index.section][index.item]
  }

  /// Changes the answer in a slot as scripted.
  public func answer(in slot: inout AnswerSlot) {
    if !scripted.isEmpty { scripted.answer(in: &slot) }
  }

  /// The collection with the widths and heights of all items exchanged.
  ///
  /// Answers that are sizes or insets are transposed too.
  public var transposed: GeneratedCollection {
    var copy = self
    copy.sections = sections.map { $0.map { $0.transposed } }
    copy.scripted = ScriptedAnswers(
      scripted.all.map { .init($0.property, at: $0.index, $0.value.transposed) })
    return copy
  }
}
