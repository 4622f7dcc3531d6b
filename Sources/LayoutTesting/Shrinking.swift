import LayoutCore

/// A search for the smallest case that still breaks a law, starting from a larger one.
struct Shrinking<Strategy: LayoutStrategy> {
  let laws: LayoutLaws<Strategy>
  /// The law that is broken; `nil` if the preparation does not return.
  let law: LayoutLaw?
  /// The maximum number of smaller cases to try.
  var budget = 600

  /// Returns the smallest case found, and a description of what breaks the law in it.
  ///
  /// - Parameter attempt: Returns what breaks the law in a case, or `nil` if the law holds.
  func smallest(
    of example: LayoutCase<Strategy>, _ finding: String,
    _ attempt: (LayoutCase<Strategy>) -> String?
  ) -> (example: LayoutCase<Strategy>, finding: String) {
    var best = (example: example, finding: finding)
    var left = budget
    var keepsItems = false
    if law?.isAboutChanges == true {
      // At most half the budget, so that a fault of large collections is reduced as well.
      for group in casesOfOtherChanges(than: example) where !keepsItems {
        for candidate in group where left > budget / 2 {
          left -= 1
          guard let finding = attempt(candidate) else { continue }
          // The finding contains the change, so a short one is of a small change.
          if !keepsItems || finding.count < best.finding.count { best = (candidate, finding) }
          keepsItems = true
        }
      }
    }
    var gotSmaller = true
    while gotSmaller, left > 0 {
      gotSmaller = false
      for change in changes(of: best.example, keepingItems: keepsItems) {
        guard left > 0 else { break }
        var candidate = best.example
        guard change(&candidate) else { continue }
        left -= 1
        if let finding = attempt(candidate) {
          best = (candidate, finding)
          gotSmaller = true
        }
      }
    }
    return best
  }

  /// Returns groups of cases with few items of the collection and other random changes, the smallest
  /// first.
  ///
  /// Random changes depend on the collection, so a part of a collection changes in another way,
  /// which may break no law. Most faults occur in one of a few small cases.
  private func casesOfOtherChanges(
    than example: LayoutCase<Strategy>
  ) -> some Sequence<[LayoutCase<Strategy>]> {
    let items = example.collection.sections.reduce(0) { $0 + $1.count }
    let shapes = [(1, 1), (1, 2), (2, 1), (1, 3), (2, 2), (1, 4), (1, 0), (2, 3), (1, 6), (1, 8)]
    let groups = (1...2).flatMap { steps in shapes.map { (steps: steps, shape: $0) } }
    return groups.lazy.compactMap { steps, shape -> [LayoutCase<Strategy>]? in
      let (sections, size) = shape
      guard sections * size <= items,
        let part = example.collection.first(size, ofSections: sections)
      else { return nil }
      return (1...12 as ClosedRange<UInt64>).map { seed in
        var small = example
        small.collection = part
        small.steps = steps
        small.seed = seed
        return small
      }
    }
  }

  /// A function that makes a case smaller, and returns whether there was anything to change.
  private typealias Change = (inout LayoutCase<Strategy>) -> Bool

  private func changes(
    of example: LayoutCase<Strategy>, keepingItems keepsItems: Bool
  ) -> [Change] {
    changesOfCollection(example.collection, keepingItems: keepsItems) + changesOfSurroundings
      + changesOfStrategy(example) + changesOfSizes(example.collection)
  }

  /// Returns changes that remove sections, items and answers.
  ///
  /// Large parts are first, and parts at the end are before others, so that remaining items keep
  /// their numbers.
  private func changesOfCollection(
    _ collection: GeneratedCollection, keepingItems keepsItems: Bool
  ) -> [Change] {
    var changes: [Change] = []
    let sections = keepsItems ? 0..<0 : collection.sections.indices
    for section in sections.reversed() {
      changes.append { example in
        guard section < example.collection.sections.count else { return false }
        example.collection.removeSection(section)
        return true
      }
    }
    changes.append { $0.collection.removeAnswers { _ in true } }
    for declared in laws.questions {
      changes.append { $0.collection.removeAnswers { $0.property == declared.property } }
    }
    for section in sections {
      var part = collection.sections[section].count
      while part > 0 {
        for start in stride(from: 0, to: collection.sections[section].count, by: part).reversed() {
          let range = start..<start + part
          changes.append { $0.collection.removeItems(range, inSection: section) }
        }
        part = part > 8 ? part / 4 : part / 2
      }
    }
    if collection.scripted.all.count <= 40 {
      for answer in collection.scripted.all {
        changes.append { $0.collection.removeAnswers { $0 == answer } }
      }
    }
    return changes
  }

  private var changesOfSurroundings: [Change] {
    func set<Value: Equatable>(
      _ path: WritableKeyPath<LayoutCase<Strategy>, Value>, _ value: Value
    ) -> Change {
      { example in
        if example[keyPath: path] == value { return false }
        example[keyPath: path] = value
        return true
      }
    }
    return [
      set(\.environment.insets, .zero), set(\.environment.scale, 1),
      set(\.environment.direction, .leftToRight), set(\.offset.x, 0), set(\.offset.y, 0),
      set(\.environment.containerSize.width, 120), set(\.environment.containerSize.height, 120),
      { example in
        guard example.steps > 1 else { return false }
        example.steps -= 1
        return true
      },
    ]
  }

  private func changesOfStrategy(_ example: LayoutCase<Strategy>) -> [Change] {
    if let parameters = laws.parameters {
      return parameters.keys.map { key in { parameters.reset(key, of: &$0.strategy) } }
    }
    return [
      { example in
        if example.strategy == laws.strategy { return false }
        example.strategy = laws.strategy
        return true
      }
    ]
  }

  /// Returns changes that replace the sizes of all items, or of one item, by a plain size.
  private func changesOfSizes(_ collection: GeneratedCollection) -> [Change] {
    let plain = LayoutSize(width: 40, height: 20)
    var changes: [Change] = [
      { example in
        let sections = example.collection.sections
        example.collection.sections = sections.map { $0.map { _ in plain } }
        return sections != example.collection.sections
      }
    ]
    guard collection.sections.reduce(0, { $0 + $1.count }) <= 12 else { return changes }
    for section in collection.sections.indices {
      for item in collection.sections[section].indices {
        changes.append { example in
          guard section < example.collection.sections.count,
            item < example.collection.sections[section].count,
            example.collection.sections[section][item] != plain
          else { return false }
          example.collection.sections[section][item] = plain
          return true
        }
      }
    }
    return changes
  }
}
