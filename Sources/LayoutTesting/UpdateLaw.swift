import LayoutCore

/// A checker that updates a layout by random changes, and compares it with a freshly prepared one.
package struct UpdateLaw<Strategy: LayoutStrategy>: Sendable {
  /// A function that returns the delegate for the fresh layout, if that is not the collection
  /// itself.
  ///
  /// For example, the delegate can report the tracks that items had before. The arguments are the
  /// layout before the change, the changes, and the collection after them.
  package typealias Fresh =
    @Sendable (Strategy.Prepared, LayoutChanges, EditableCollection) -> AnyLayoutDelegate

  let script: EditableCollection.Script
  let fresh: Fresh?
  let invariants: @Sendable (Strategy.Prepared) -> [String]
  /// The laws about diagnostics that are checked.
  let diagnostics: Set<LayoutLaw>
  /// A Boolean value that indicates whether updated layouts are compared with fresh ones.
  var comparesLayouts = true

  /// Creates a checker for collections with answers from a script.
  ///
  /// - Parameter script: The answers of items and sections to the strategy's own questions.
  /// - Parameter fresh: Returns the delegate for the fresh layout. The default is the collection
  ///   itself.
  /// - Parameter diagnostics: The laws about diagnostics to check. The default is none.
  /// - Parameter invariants: Returns descriptions of what is wrong with a layout's storage. The
  ///   default returns none.
  package init(
    script: EditableCollection.Script = .init(), fresh: Fresh? = nil,
    diagnostics: Set<LayoutLaw> = [],
    invariants: @escaping @Sendable (Strategy.Prepared) -> [String] = { _ in [] }
  ) {
    self.diagnostics = diagnostics
    self.script = script
    self.fresh = fresh
    self.invariants = invariants
  }

  /// Returns the first violation in a sequence of random changes, or `nil` if the law holds.
  ///
  /// - Parameter strategy: The strategy to check.
  /// - Parameter counts: The initial number of items in each section.
  /// - Parameter environment: The environment of the layout.
  /// - Parameter steps: The number of changes.
  /// - Parameter seed: The seed of the changes.
  package func check(
    _ strategy: Strategy, counts: [Int], environment: LayoutEnvironment, steps: Int, seed: UInt64
  ) -> LawViolation? {
    PrintedSeeds.note(seed)
    func violation(_ law: LayoutLaw, _ finding: String) -> LawViolation {
      LawViolation(
        law: law, finding: finding, seed: seed,
        input: "\(strategy)\n  \(environment), from \(counts)")
    }
    var random = SeededGenerator(seed: seed)
    let collection = EditableCollection(counts: counts, script: script, using: &random)
    do throws(LayoutError) {
      return try finding(
        strategy, try strategy.prepare(for: collection, in: environment), of: collection,
        environment: environment, steps: steps, using: &random
      ).map { violation($0.law, $0.finding) }
    } catch {
      return violation(.updateEqualsFresh, "\(error)")
    }
  }

  /// Returns the law that is broken in a sequence of changes of `collection`, or `nil`.
  ///
  /// - Parameter prepared: The layout of `collection` before the changes.
  func finding(
    _ strategy: Strategy, _ prepared: Strategy.Prepared, of collection: EditableCollection,
    environment: LayoutEnvironment, steps: Int, using random: inout SeededGenerator
  ) throws(LayoutError) -> BrokenLaw? {
    var collection = collection
    var updated = prepared
    for step in 0..<steps {
      let old = collection
      let transaction = collection.change(using: &random)
      let changes = try transaction.changes(fromSections: old.numberOfSections) {
        old.numberOfItems(inSection: $0)
      }
      let delegate = fresh?(updated, changes, collection) ?? collection.erased
      try strategy.update(&updated, by: changes, for: collection, in: environment)
      let anew = try strategy.prepare(for: delegate, in: environment)
      let difference =
        comparesLayouts ? difference(updated, anew, environment, &random) : nil
      let broken =
        difference.map { BrokenLaw(law: .updateEqualsFresh, finding: $0) }
        ?? lostDiagnostics(updated.diagnostics, anew.diagnostics)
      guard let broken else { continue }
      return BrokenLaw(
        law: broken.law, finding: "step \(step): \(broken.finding)\n  after \(transaction)")
    }
    return nil
  }

  /// Compares the reported diagnostics in any order.
  ///
  /// An update cannot know the subjects of diagnostics that are not stored, so a layout that has
  /// such diagnostics is not compared.
  private func lostDiagnostics(
    _ updated: LayoutDiagnostics, _ anew: LayoutDiagnostics
  ) -> BrokenLaw? {
    guard updated.count == updated.entries.count else { return nil }
    if diagnostics.contains(.diagnosticsSurvive), updated.isEmpty != anew.isEmpty {
      return BrokenLaw(
        law: .diagnosticsSurvive,
        finding: "\(updated.count) diagnostics, not \(anew.count): "
          + "\((updated.entries + anew.entries).first.map { "\($0)" } ?? "")")
    }
    guard diagnostics.contains(.diagnosticsAreCurrent) else { return nil }
    if anew.count != updated.count {
      return BrokenLaw(
        law: .diagnosticsAreCurrent,
        finding: "\(updated.count) diagnostics, not \(anew.count)")
    }
    guard anew.count == anew.entries.count else { return nil }
    // Compare descriptions, because NaN does not equal itself.
    let found = Set(updated.entries.map { $0.description })
    return anew.entries.first { !found.contains($0.description) }.map {
      BrokenLaw(law: .diagnosticsAreCurrent, finding: "the update does not report: \($0)")
    }
  }

  /// Compares the properties by which both layouts describe themselves.
  private func describedOtherwise(
    _ updated: Strategy.Prepared, _ anew: Strategy.Prepared, _ shown: [LayoutAttributes]
  ) -> String? {
    if updated.numberOfSections != anew.numberOfSections
      || (0..<max(0, anew.numberOfSections)).contains(where: {
        updated.numberOfItems(inSection: $0) != anew.numberOfItems(inSection: $0)
      })
    {
      return "the numbers of sections or items differ"
    }
    var (found, expected) = (updated.contentScrolling, anew.contentScrolling)
    // After the last pinned element is gone, a layout may still look for others.
    (found.followers, expected.followers) = (.none, .none)
    if found != expected {
      return "contentScrolling is \(found), not \(expected)"
    }
    if updated.stickyEdges != anew.stickyEdges {
      return "stickyEdges is \(updated.stickyEdges), not \(anew.stickyEdges)"
    }
    for attributes in shown.prefix(12) {
      let element = attributes.element
      if updated.obscuredEdges(for: element) != anew.obscuredEdges(for: element)
        || updated.identity(of: element) != anew.identity(of: element)
        || updated.followsViewport(element) != anew.followsViewport(element)
        || updated.attributes(for: element, viewport: .zero)
          != anew.attributes(for: element, viewport: .zero)
      {
        return "\(element) is described otherwise"
      }
    }
    return nil
  }

  private func difference(
    _ updated: Strategy.Prepared, _ anew: Strategy.Prepared, _ environment: LayoutEnvironment,
    _ random: inout SeededGenerator
  ) -> String? {
    if updated.contentSize != anew.contentSize {
      return "the content is \(updated.contentSize), not \(anew.contentSize)"
    }
    let size = anew.contentSize
    let viewport = LayoutRect(
      x: 0, y: random.number(in: -20...max(1, size.height)),
      width: environment.containerSize.width, height: environment.containerSize.height)
    let expected = anew.allElements(viewport: viewport)
    let found = updated.allElements(viewport: viewport)
    if found != expected {
      let index = zip(found, expected).enumerated().first { $0.element.0 != $0.element.1 }?.offset
      guard let index else { return "\(found.count) elements, not \(expected.count)" }
      return "\(found[index]), not \(expected[index])"
    }
    let shown = expected.filter { !$0.isHidden && $0.frame.intersects(viewport) }
    if updated.elements(in: viewport) != shown { return "a query of \(viewport) differs" }
    // A copy of the generator, so that later changes do not depend on the queries.
    var places = random
    if places.oneIn(3),
      let finding = Checks.queryEqualsBruteForce(updated, found, viewport, &places)
    {
      return finding
    }
    return describedOtherwise(updated, anew, shown) ?? invariants(updated).first
  }
}
