import LayoutCore
import LayoutRuntime
import LayoutTesting

extension LawSuite {
  /// Creates a suite of sessions that insert and remove many items, and that move sections.
  ///
  /// Most items are equal. The answers of a section depend on its number, so a section that moves has
  /// other parameters afterwards.
  static func edits<Strategy: LayoutStrategy>(
    _ name: String, _ questions: [DeclaredQuestion], seeds: ClosedRange<UInt64>,
    _ make: @escaping @Sendable (UInt64) -> Strategy
  ) -> LawSuite {
    LawSuite(name) {
      for seed in seeds {
        let strategy = make(seed)
        let example = LayoutCase(strategy, seed: seed, questions: questions) { _, _, _ in }
        var session = ManyEdits(example)
        if let finding = session.finding(strategy) {
          return LawViolation(
            law: .updateEqualsFresh, finding: finding, seed: seed, input: "\(strategy)")
        }
      }
      return nil
    }
  }
}

/// A session of large changes.
private struct ManyEdits {
  private var collection: GeneratedCollection
  private var random: SeededGenerator
  private let environment = LayoutEnvironment(width: 400, height: 300, scale: 2)

  init<Strategy>(_ example: LayoutCase<Strategy>) {
    random = SeededGenerator(seed: example.seed)
    collection = example.collection
    collection.sections = []
    for _ in 0..<random.integer(in: 1...4) {
      collection.sections.append(sizes(random.pick([0, 1, 3, 70, 150])))
    }
  }

  private mutating func sizes(_ count: Int) -> [LayoutSize] {
    let usual = LayoutSize(width: 40, height: 30)
    let isEqual = random.oneIn(2)
    return (0..<count).map { _ in
      isEqual || !random.oneIn(30) ? usual : LayoutSize(width: random.length(in: 1...90), height: 9)
    }
  }

  /// Changes the collection.
  private mutating func change() -> LayoutTransaction {
    var changes: [LayoutChange] = []
    let section = random.integer(in: 0...max(0, collection.sections.count - 1))
    switch collection.sections.isEmpty ? 2 : random.integer(in: 0...5) {
    case 0, 1:
      let added = sizes(random.pick([1, 2, 64, 65, 130]))
      let place = random.integer(in: 0...collection.sections[section].count)
      collection.sections[section].insert(contentsOf: added, at: place)
      for item in place..<place + added.count {
        changes.append(.insertItem(ElementIndex(section: section, item: item)))
      }
    case 2:
      let place = random.integer(in: 0...collection.sections.count)
      collection.sections.insert(sizes(random.pick([0, 2, 70])), at: place)
      changes = [.insertSection(place)]
    case 3:
      collection.sections.remove(at: section)
      changes = [.deleteSection(section)]
    case 4:
      let moved = collection.sections.remove(at: section)
      let place = random.integer(in: 0...collection.sections.count)
      collection.sections.insert(moved, at: place)
      changes = [.moveSection(from: section, to: place)]
    default:
      let count = collection.sections[section].count
      let lower = random.integer(in: 0...count)
      let upper = random.pick([min(count, lower + 1), random.integer(in: lower...count), count])
      collection.sections[section].removeSubrange(lower..<upper)
      for item in lower..<upper {
        changes.append(.deleteItem(ElementIndex(section: section, item: item)))
      }
    }
    return LayoutTransaction(changes, counts: collection.sections.map { $0.count })
  }

  mutating func finding<Strategy: LayoutStrategy>(_ strategy: Strategy) -> String? {
    do throws(LayoutError) {
      var updated = try strategy.prepare(for: collection, in: environment)
      for step in 0..<8 {
        let old = collection
        let transaction = change()
        let changes = try transaction.changes(fromSections: old.numberOfSections) {
          old.numberOfItems(inSection: $0)
        }
        try strategy.update(&updated, by: changes, for: collection, in: environment)
        let fresh = try strategy.prepare(for: collection, in: environment)
        let viewport = LayoutRect(
          x: 0, y: random.length(in: 0...max(1, fresh.contentSize.height)), width: 400, height: 300)
        let all = fresh.allElements(viewport: viewport)
        if updated.allElements(viewport: viewport) != all {
          return "step \(step): other elements after \(transaction)"
        }
        if updated.contentSize != fresh.contentSize
          || updated.elements(in: viewport) != fresh.elements(in: viewport)
        {
          return "step \(step): a query differs after \(transaction)"
        }
      }
      return nil
    } catch {
      return "\(error)"
    }
  }
}
