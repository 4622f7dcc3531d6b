import LayoutCore

/// A search for the smallest case that still breaks a law, starting from a larger one.
struct Shrinking<Strategy: LayoutStrategy> {
  let laws: LayoutLaws<Strategy>
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
    var gotSmaller = true
    while gotSmaller, left > 0 {
      gotSmaller = false
      for change in changes(of: best.example) {
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

  /// A function that makes a case smaller, and returns whether there was anything to change.
  private typealias Change = (inout LayoutCase<Strategy>) -> Bool

  private func changes(
    of example: LayoutCase<Strategy>
  ) -> [Change] {
    changesOfCollection(example.collection) + changesOfSurroundings
      + changesOfStrategy(example) + [changeOfSizes]
  }

  /// Returns changes that remove sections, items and answers.
  ///
  /// Large parts are first, and parts at the end are before others, so that remaining items keep
  /// their numbers.
  private func changesOfCollection(
    _ collection: GeneratedCollection
  ) -> [Change] {
    var changes: [Change] = []
    let sections = collection.sections.indices
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

  /// A change that replaces the sizes of all items by a plain size.
  private var changeOfSizes: Change {
    { example in
      let sections = example.collection.sections
      let plain = LayoutSize(width: 40, height: 20)
      example.collection.sections = sections.map { $0.map { _ in plain } }
      return sections != example.collection.sections
    }
  }
}
