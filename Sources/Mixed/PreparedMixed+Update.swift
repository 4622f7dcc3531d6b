import LayoutCore

extension MixedLayout {
  /// Brings a mixed layout up to date: each block that changes is, by its own layout, and no other.
  ///
  /// Sections that come to another block are new to it. Where blocks are told by counts, the counts share
  /// out the sections anew.
  ///
  /// - Complexity: What the blocks take that change, and O(b); for sections that come, go, move or come to
  ///   another block, O(e log e) more; O(s) where the delegate tells blocks and sections change; b =
  ///   blocks, e = such sections, s = sections. A change of several blocks copies the storage of all of
  ///   them but one, so that nothing is lost where one cannot be laid out.
  public func update(
    _ prepared: inout PreparedMixed, by changes: LayoutChanges, for delegate: some LayoutDelegate,
    in environment: LayoutEnvironment
  ) throws(LayoutError) {
    guard prepared.layout == self, prepared.environment == environment else {
      prepared = try prepare(for: delegate, in: environment)
      return
    }
    // As fresh layouts are, updated ones are at rest.
    let offsets = prepared.sectionOffsets
    prepared.scrollSections(to: SectionOffsets())
    var builder = prepared.beginUpdate()
    do throws(LayoutError) {
      try builder.update(by: changes, for: delegate)
    } catch {
      prepared = builder.prepared
      prepared.scrollSections(to: offsets)
      throw error
    }
    prepared = builder.finish()
  }
}

extension PreparedMixed {
  /// Moves the layout out to be changed.
  mutating func beginUpdate() -> MixedBuilder {
    let builder = MixedBuilder(changing: self)
    // The builder has the only reference to the blocks now, and changes them in place.
    self = PreparedMixed(layout: layout, environment: environment, container: container)
    return builder
  }
}

extension MixedBuilder {
  /// Brings all blocks up to date; where this throws, they are as they were.
  mutating func update(
    by changes: LayoutChanges, for delegate: some LayoutDelegate
  ) throws(LayoutError) {
    let isTold = prepared.isTold
    let diagnostics = prepared.sharingDiagnostics
    do throws(LayoutError) {
      let places =
        changes.sections.isEmpty ? placesAgain(of: delegate) : try self.places(of: delegate)
      let sources = sources(of: places, changes)
      try update(to: places, from: sources, by: changes, for: delegate)
    } catch {
      prepared.isTold = isTold
      prepared.sharingDiagnostics = diagnostics
      throw error
    }
  }

  /// The places, in the list of blocks before, of those that the blocks after go on from.
  private func sources(of places: [MixedPlace], _ changes: LayoutChanges) -> [Int?] {
    var isTaken = Array(repeating: false, count: prepared.runs.count)
    return places.map { place in
      for section in place.sections {
        guard let old = changes.oldSection(of: section),
          let source = prepared.place(ofSection: old),
          prepared.runs[source].place.block == place.block, !isTaken[source]
        else { continue }
        isTaken[source] = true
        return source
      }
      return nil
    }
  }

  private mutating func update(
    to places: [MixedPlace], from sources: [Int?], by changes: LayoutChanges,
    for delegate: some LayoutDelegate
  ) throws(LayoutError) {
    var work = LayoutWork()
    // What can fail without a trace comes first.
    var fresh: [MixedRun?] = []
    for (place, source) in zip(places, sources) {
      fresh.append(source == nil ? try prepare(place, delegate) : nil)
      work = work + (fresh.last??.prepared.work ?? LayoutWork())
    }
    var steps: [BlockUpdate] = []
    for (place, source) in zip(places, sources) {
      guard let source else { continue }
      let step = BlockUpdate(source: source, from: prepared.runs[source], to: place, changes)
      if step.isNeeded { steps.append(step) }
    }
    let last = steps.last?.source
    var kept: [(source: Int, prepared: AnyPreparedLayout)] = []
    for step in steps {
      if step.source != last { kept.append((step.source, prepared.runs[step.source].prepared)) }
      do throws(LayoutError) {
        try strategy(of: step.place.block).update(
          &prepared.runs[step.source].prepared, by: step.changes,
          for: BlockDelegate(delegate, step.place),
          in: prepared.runs[step.source].fit.environment)
      } catch {
        for old in kept { prepared.runs[old.source].prepared = old.prepared }
        throw error.inSections(from: step.place.sections.lowerBound)
      }
    }
    for step in steps {
      prepared.runs[step.source].measure(along: axis, grid: grid)
      work = work + prepared.runs[step.source].prepared.work
    }
    var runs: [MixedRun] = []
    for index in places.indices {
      if let run = fresh[index] ?? sources[index].map({ prepared.runs[$0] }) {
        runs.append(run)
        runs[index].place = places[index]
      }
    }
    prepared.runs = runs
    prepared.work = work
  }
}
