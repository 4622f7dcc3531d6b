import StrategyKit

extension MixedLayout {
  /// Updates a prepared mixed layout by updating the blocks that change with their own layouts.
  ///
  /// A section that comes from another block is new to its block. If blocks take sections by
  /// counts, the counts apply again.
  ///
  /// - Parameter prepared: The layout before the changes, which is updated. If an error is thrown,
  ///   it keeps its contents.
  /// - Parameter changes: The sections and items that are inserted, removed, moved or resized.
  /// - Parameter delegate: A delegate that answers the questions of all blocks after the changes.
  /// - Parameter environment: The container, the layout direction and the display scale. If it
  ///   differs from that of `prepared`, the layout is prepared again.
  /// - Throws: The same errors as ``prepare(for:in:)``.
  /// - Complexity: The complexity of the blocks that change, and O(b). A changed block is searched
  ///   for elements beyond its content along the axis of the mixed layout, at the complexity of two
  ///   queries, and of four queries of pinned elements. If the layout of the block scrolls along
  ///   the other axis, they cover its whole length, so that they visit all its items or groups. If
  ///   sections are hidden, each block with a composite layout counts as changed. If sections are
  ///   inserted, removed or moved, or change their block, O(e log e) more. If sections change and
  ///   the delegate assigns them to blocks, O(s) more; b = blocks, e = such sections, s = sections.
  ///   If several blocks change, the storage of all but one is copied, so that it can be restored
  ///   after an error.
  public func update(
    _ prepared: inout PreparedMixed, by changes: LayoutChanges, for delegate: AnyLayoutDelegate,
    in environment: LayoutEnvironment
  ) throws(LayoutError) {
    guard prepared.layout == self, prepared.environment == environment else {
      prepared = try prepare(for: delegate, in: environment)
      return
    }
    try prepared.update(by: changes, for: delegate)
    prepared.finish()
  }
}

extension PreparedMixed {
  /// Updates all blocks.
  ///
  /// If this throws an error, they keep their contents.
  mutating func update(
    by changes: LayoutChanges, for delegate: AnyLayoutDelegate
  ) throws(LayoutError) {
    let before = (isAssigned: isAssigned, diagnostics: sharingDiagnostics)
    do throws(LayoutError) {
      let places =
        changes.sections.isEmpty ? placesAgain(of: delegate) : try self.places(of: delegate)
      let sources = sources(of: places, changes)
      try update(to: places, from: sources, by: changes, for: delegate)
    } catch {
      isAssigned = before.isAssigned
      sharingDiagnostics = before.diagnostics
      throw error
    }
  }

  /// Returns the index of the run that each place continues, or `nil` for a new run.
  private func sources(of places: [MixedPlace], _ changes: LayoutChanges) -> [Int?] {
    var isTaken = Array(repeating: false, count: runs.count)
    func source(of place: MixedPlace, _ oldSection: (Int) -> Int?) -> Int? {
      for section in place.sections {
        guard let old = oldSection(section), let source = self.place(ofSection: old),
          runs[source].place.block == place.block, !isTaken[source]
        else { continue }
        isTaken[source] = true
        return source
      }
      return nil
    }
    // A moved section says less about its new place than those that keep their order.
    var sources = places.map { source(of: $0, changes.sections.oldIndex(ofKept:)) }
    for place in places.indices where sources[place] == nil {
      sources[place] = source(of: places[place], changes.oldSection(of:))
    }
    return sources
  }

  private mutating func update(
    to places: [MixedPlace], from sources: [Int?], by changes: LayoutChanges,
    for delegate: AnyLayoutDelegate
  ) throws(LayoutError) {
    var work = LayoutWork()
    // New blocks come first, because an error in them needs no restoration.
    var fresh: [Int: PreparedBlock] = [:]
    for place in places.indices where sources[place] == nil {
      let run = try prepare(places[place], delegate)
      work = work + run.prepared.work
      fresh[place] = run
    }
    var steps: [BlockUpdate] = []
    for (place, source) in zip(places, sources) {
      guard let source,
        let step = BlockUpdate(source: source, from: runs[source], to: place, changes)
      else { continue }
      steps.append(step)
    }
    let last = steps.last?.source
    var kept: [(source: Int, prepared: AnyPreparedLayout)] = []
    for step in steps {
      if step.source != last { kept.append((step.source, runs[step.source].prepared)) }
      do throws(LayoutError) {
        try strategy(of: step.place.block).update(
          &runs[step.source].prepared, by: step.changes,
          for: BlockDelegate(base: delegate, place: step.place),
          in: runs[step.source].fit.environment)
      } catch {
        for old in kept { runs[old.source].prepared = old.prepared }
        throw error.inSections(from: step.place.sections.lowerBound)
      }
    }
    for step in steps {
      runs[step.source].measure(along: axis, grid: grid)
      work = work + runs[step.source].prepared.work
    }
    // Most changes keep all blocks in their order.
    if !sources.elementsEqual(runs.indices.lazy.map { $0 }) {
      runs = places.indices.compactMap { place in sources[place].map { runs[$0] } ?? fresh[place] }
    }
    for place in places.indices { runs[place].place = places[place] }
    self.work = work
  }
}
