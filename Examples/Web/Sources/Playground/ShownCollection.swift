import LayoutCore

/// The sections and items of a playground, by numbers that stay with them wherever they go.
struct ShownCollection {
  struct Section {
    /// The number of the section in the data.
    var number: Int32
    /// The numbers of its items in the data.
    var items: [Int32]
  }

  var sections: [Section]
  /// The number of the next item that is added.
  private var nextItem: Int32
  /// The number of the next section that is added.
  private var nextSection: Int32

  init(sections: [Section]) {
    self.sections = sections
    nextItem = (sections.compactMap { $0.items.max() }.max() ?? -1) + 1
    nextSection = Int32(sections.count)
  }

  /// Creates sections of the given counts, whose items are numbered consecutively.
  init(counts: [Int]) {
    var first: Int32 = 0
    var sections: [Section] = []
    for (section, count) in counts.enumerated() {
      let end = first + Int32(count)
      sections.append(Section(number: Int32(section), items: Array(first..<end)))
      first = end
    }
    self.init(sections: sections)
  }

  /// Creates rows that have the same columns.
  init(rows: Int, columns: Int) {
    let items = Array(0..<Int32(columns))
    self.init(sections: (0..<rows).map { Section(number: Int32($0), items: items) })
  }

  var numberOfItems: Int { sections.reduce(0) { $0 + $1.items.count } }

  mutating func newItem() -> Int32 {
    nextItem += 1
    return nextItem - 1
  }

  mutating func newSection() -> Int32 {
    nextSection += 1
    return nextSection - 1
  }
}

/// Numbers that look random and are the same everywhere.
struct Scramble {
  private var state: UInt64

  init(_ seed: UInt64) { state = seed &* 0x9e37_79b9_7f4a_7c15 &+ 0x1234_5678 }

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var z = state
    z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
    z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
    return z ^ (z >> 31)
  }

  /// Returns a number from 0 up to, not including, `bound`.
  mutating func next(below bound: Int) -> Int {
    Int(truncatingIfNeeded: next() >> 33) % max(1, bound)
  }
}
