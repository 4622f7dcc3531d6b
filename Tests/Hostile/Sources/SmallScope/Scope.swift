import LayoutCore

/// The updates of one strategy by all small transactions.
struct Scope<Strategy: LayoutStrategy>: Sendable {
  let name: String
  let strategy: Strategy

  private static var environment: LayoutEnvironment { LayoutEnvironment(width: 130, height: 90) }
  private static var viewport: LayoutRect { LayoutRect(x: 0, y: 31, width: 130, height: 90) }

  /// Updates the layout of a collection by all transactions of at most two changes.
  ///
  /// - Parameter tally: The numbers of cases and of counterexamples, which are increased.
  func run(_ old: SmallCollection, _ tally: inout Tally) {
    do throws(LayoutError) {
      let prepared = try strategy.prepare(for: old, in: Self.environment)
      check(old, from: old, prepared, &tally)
      old.forEachChange { once in
        check(once, from: old, prepared, &tally)
        once.forEachChange { check($0, from: old, prepared, &tally) }
      }
    } catch {
      tally.report("\(name): \(error)\n  \(old.text)")
    }
  }

  private func check(
    _ new: SmallCollection, from old: SmallCollection, _ prepared: Strategy.Prepared,
    _ tally: inout Tally
  ) {
    let transaction = new.transaction(from: old)
    do throws(LayoutError) {
      let changes = try transaction.changes(fromSections: old.numberOfSections) {
        old.numberOfItems(inSection: $0)
      }
      var updated = prepared
      try strategy.update(&updated, by: changes, for: new, in: Self.environment)
      let fresh = try strategy.prepare(for: new, in: Self.environment)
      tally.cases += 1
      if let finding = Self.difference(updated, fresh) {
        tally.report("\(name): \(finding)\n  \(old.text)\n  \(transaction)\n  \(new.text)")
      }
    } catch {
      tally.report("\(name): \(error)\n  \(old.text)\n  \(transaction)\n  \(new.text)")
    }
  }

  private static func difference(
    _ updated: Strategy.Prepared, _ fresh: Strategy.Prepared
  ) -> String? {
    if updated.contentSize != fresh.contentSize {
      return "the content is \(updated.contentSize), not \(fresh.contentSize)"
    }
    let (one, other) = (
      updated.allElements(viewport: viewport), fresh.allElements(viewport: viewport)
    )
    if one != other {
      let place = zip(one, other).enumerated().first { $0.element.0 != $0.element.1 }?.offset
      return place.map { "\(one[$0]) should be \(other[$0])" } ?? "elements are missing"
    }
    if updated.elements(in: viewport) != fresh.elements(in: viewport) {
      return "the viewport contains other elements"
    }
    if updated.diagnostics.count != fresh.diagnostics.count { return "the diagnostics differ" }
    return nil
  }
}

/// The numbers of cases and of counterexamples.
struct Tally: Sendable {
  var cases = 0
  var counterexamples = 0
  /// A Boolean value that indicates whether counterexamples are counted and not printed.
  var isQuiet = false

  mutating func report(_ text: String) {
    counterexamples += 1
    if counterexamples <= 5, !isQuiet { print(text) }
  }
}

extension SmallCollection {
  /// The indices of the sizes, by section.
  var text: String {
    "[" + sections.map { "[\($0.items.map { "\($0.size)" }.joined(separator: " "))]" }.joined()
      + "]"
  }
}
