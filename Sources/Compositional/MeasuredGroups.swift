import StrategyKit

/// The groups of all sections with estimated extents, and the answers of their items.
///
/// Both are stored in the order of the sections.
///
/// If all groups and all answers are equal, no memory is used for each of them.
struct MeasuredGroups: Sendable {
  /// What is known of an item's extent along an axis.
  enum Answer: Hashable {
    /// The item was not measured yet.
    case pending
    /// The item leaves its extent to the estimate.
    case none
    /// The item has this extent, in layout units.
    case extent(Int64)

    /// The extent, which is negative if the estimate applies.
    var extent: Int64 {
      if case .extent(let extent) = self { return extent }
      return -1
    }

    /// The answer as a number from 0 on, of which an index stores many in few bytes.
    fileprivate var code: Int64 {
      switch self {
      case .pending: 0
      case .none: 1
      case .extent(let extent): extent + 2
      }
    }

    fileprivate init(code: Int64) {
      self = code < 2 ? code == 0 ? .pending : .none : .extent(code - 2)
    }
  }

  /// The answers of an item that was not measured yet.
  static var pending: PerAxis<Answer> { PerAxis(main: .pending, cross: .pending) }

  /// Consecutive groups, and the answers of their items.
  ///
  /// An item without an answer is measured when its group is laid out.
  struct Part {
    /// The distance between the starts of each group and the next, and the number of its items.
    var groups: [(pitch: Int64, count: Int64)] = []
    /// The answers of the items.
    var answers: [PerAxis<Answer>] = []

    /// Returns a part with the given number of items that are not measured yet.
    static func unmeasured(_ count: Int) -> Part {
      Part(answers: Array(repeating: pending, count: count))
    }
  }

  /// The distances between the starts of consecutive groups.
  private(set) var pitches: ExtentIndex
  /// The number of items in each group.
  private(set) var counts: ExtentIndex
  /// The number of measured groups in each section.
  private(set) var groupsOfSection: ExtentIndex
  /// The answers of items along the main axis.
  private(set) var mains: ExtentIndex
  /// The answers of items along the cross axis.
  private(set) var crosses: ExtentIndex

  /// Creates the groups of all sections.
  ///
  /// - Parameter part: The groups and items of all sections, in order.
  /// - Parameter groupsOfSection: The number of groups of each section.
  init(
    _ part: Part = Part(), groupsOfSection: ExtentIndex = ExtentIndex(count: 0, extent: 0)
  ) {
    func index(_ main: Bool) -> ExtentIndex {
      var builder = ExtentIndexBuilder(expecting: part.answers.count, limit: .max)
      for answer in part.answers { builder.append(answer[main].code) }
      return builder.finish()
    }
    pitches = ExtentIndex(count: part.groups.count) { part.groups[$0].pitch }
    counts = ExtentIndex(count: part.groups.count) { part.groups[$0].count }
    self.groupsOfSection = groupsOfSection
    mains = index(true)
    crosses = index(false)
  }

  /// Returns the groups of a section among those of all sections.
  func groups(ofSection section: Int) -> Range<Int> {
    let first = Int(groupsOfSection.offset(of: section))
    return first..<first + Int(groupsOfSection.extent(of: section))
  }

  /// Returns the items of groups among those of all sections.
  func items(ofGroups groups: Range<Int>) -> Range<Int> {
    Int(counts.offset(of: groups.lowerBound))..<Int(counts.offset(of: groups.upperBound))
  }

  /// Returns the answers of an item.
  func answer(of item: Int) -> PerAxis<Answer> {
    PerAxis { Answer(code: ($0 ? mains : crosses).extent(of: item)) }
  }

  /// Returns the extents of an item, which are negative along an axis where the estimate applies.
  func measured(_ item: Int) -> PerAxis<Int64> {
    let answer = answer(of: item)
    return PerAxis { answer[$0].extent }
  }

  /// Lays out a group again with the stored answers.
  ///
  /// - Parameter solver: A solver of the section's groups.
  /// - Parameter group: The number of the group among those of all sections.
  /// - Parameter place: The section.
  /// - Parameter first: The first item of the group. Items that did not fit have the same effect as
  ///   when the group was measured.
  func solve(
    _ solver: inout GroupSolver, _ group: Int, of place: PreparedCompositional.Place,
    from first: Int
  ) {
    let template = place.template
    if template.isUniform {
      solver.stretch[template.stacksMain] = max(
        0, pitches.extent(of: group) &- template.spacing)
    }
    let (base, limit) = (place.firstItem + first, place.count - first)
    // A pointer is used because a captured value would be copied for every node that is laid out,
    // which would retain each of its arrays.
    withUnsafePointer(to: self) { groups in
      _ = solver.solve(limit: limit) { item, _ in groups.pointee.measured(base + item) }
    }
  }

  // MARK: Changes

  /// Returns the answers of the items in groups.
  func answers(ofGroups groups: Range<Int>) -> [PerAxis<Answer>] {
    items(ofGroups: groups).map { answer(of: $0) }
  }

  /// Returns groups with the answers of their items.
  func part(ofGroups groups: Range<Int>) -> Part {
    Part(
      groups: groups.map { (pitches.extent(of: $0), counts.extent(of: $0)) },
      answers: answers(ofGroups: groups))
  }

  /// Inserts a section.
  mutating func insert(_ part: Part, atSection section: Int) {
    groupsOfSection.insert(0, at: section)
    replace(ofSection: section, with: part)
  }

  /// Removes a section.
  mutating func remove(section: Int) {
    replace(ofSection: section, with: Part())
    groupsOfSection.remove(at: section)
  }

  /// Replaces some groups of a section with their items, or all of them.
  mutating func replace(
    _ groups: Range<Int>? = nil, ofSection section: Int, with part: Part
  ) {
    let all = self.groups(ofSection: section)
    let groups = groups ?? all
    let items = items(ofGroups: groups)
    let (groupCount, itemCount) = (part.groups.count, part.answers.count)
    pitches.replace(groups, count: groupCount) { part.groups[$0].pitch }
    counts.replace(groups, count: groupCount) { part.groups[$0].count }
    mains.replace(items, count: itemCount) { part.answers[$0].main.code }
    crosses.replace(items, count: itemCount) { part.answers[$0].cross.code }
    groupsOfSection.setExtent(Int64(all.count + groupCount - groups.count), of: section)
  }
}
