import LayoutCore

extension LayoutEngine {
  /// Updates the layout by the given changes, and moves the viewport to keep its anchor in place.
  ///
  /// - Parameter changes: The changes, in the strategy's indexes.
  mutating func perform(
    _ changes: LayoutChanges, for delegate: some LayoutDelegate, hiding hidden: VisibilityMap,
    sizes: SizeOverrides, tracks: TrackExtents, animated: Bool
  ) throws(LayoutError) -> LayoutUpdate {
    guard animated else {
      return try performUnseen(
        changes, for: delegate, hiding: hidden, sizes: sizes, tracks: tracks)
    }
    if let recorded = RecordedElements(of: self) {
      var update = try performUnseen(
        changes, for: delegate, hiding: hidden, sizes: sizes, tracks: tracks)
      addMotions(to: &update, from: LayoutSnapshot(recorded, prepared), changes, for: delegate)
      return update
    }
    // The snapshot makes the update copy the storage that it changes.
    let before = LayoutSnapshot(of: self)
    var update = try performUnseen(
      changes, for: delegate, hiding: hidden, sizes: sizes, tracks: tracks)
    addMotions(to: &update, from: before, changes, for: delegate)
    return update
  }

  /// Updates the layout by the given changes without motions of elements.
  private mutating func performUnseen(
    _ changes: LayoutChanges, for delegate: some LayoutDelegate, hiding hidden: VisibilityMap,
    sizes: SizeOverrides, tracks: TrackExtents
  ) throws(LayoutError) -> LayoutUpdate {
    let anchorState = anchorState(before: IndexMapping(changes: changes, to: hidden, tracks))
    let wrapped = EngineDelegate(
      base: delegate, visibility: hidden, sizes: sizes, tracks: tracks)
    let offsets = sectionOffsets.following(changes)
    let isSize = changes.isResizeOnly && changes.rows.isEmpty && changes.columns.isEmpty
    if !isSize || !changes.bars.isEmpty, environment != preparedEnvironment, prepared.isComposite {
      // After the change, frames may depend on insets on which none did before. If they do, the
      // layout is prepared again, which may throw an error, so a copy is updated. The sizes of items
      // do not determine what frames depend on, and arrive while people scroll.
      var updated = prepared
      try strategy.update(&updated, by: changes, for: wrapped, in: preparedEnvironment)
      if updated.contentScrolling.needsPreparation(for: environment, after: preparedEnvironment) {
        updated = try strategy.prepare(for: wrapped, in: environment)
        preparedEnvironment = environment
      }
      prepared = updated
    } else {
      try strategy.update(&prepared, by: changes, for: wrapped, in: preparedEnvironment)
    }
    updateGeometry()
    keepSectionOffsets(offsets)
    visibility = hidden.limited(to: prepared)
    self.sizes = sizes
    self.tracks = tracks
    return finish(anchorState, changes)
  }

  /// Updates the layout by changes of the whole collection.
  ///
  /// - Parameter changes: The changes, in the indexes of the whole collection.
  /// - Parameter hiding: The hidden parts after the changes.
  /// - Parameter toggled: The sections, after the changes, in which items are hidden or shown.
  /// - Parameter rows: The rows, after the changes, that are hidden or shown in place.
  mutating func perform(
    whole changes: LayoutChanges, for delegate: some LayoutDelegate, hiding: HiddenParts,
    toggled: [Int] = [], rows: [Int] = [], sizes: SizeOverrides, animated: Bool
  ) throws(LayoutError) -> LayoutUpdate {
    let shown = shownChanges(changes, hiding: hiding, toggled: toggled, rows: rows)
    func perform(_ engine: inout Self) throws(LayoutError) -> LayoutUpdate {
      try engine.perform(
        shown, for: delegate, hiding: hiding.visibility, sizes: sizes, tracks: hiding.tracks,
        animated: animated)
    }
    // A section or a hidden item may move to a block that hides items in another way. If one does,
    // begin again. The copy makes the update copy all storage, so take one only if they may move.
    let isStill =
      changes.sections.isEmpty && shown.sections.isEmpty && !visibility.movesItems(changes)
    guard hiding.mayChange, !isStill, prepared.isComposite else { return try perform(&self) }
    let start = self
    let update = try perform(&self)
    guard
      let settled = hiding.settled(in: prepared, count: { delegate.numberOfItems(inSection: $0) })
    else { return update }
    self = start
    return try self.perform(
      whole: changes, for: delegate, hiding: settled,
      toggled: toggled + hiding.visibility.items.map { $0.section }, rows: rows, sizes: sizes,
      animated: animated)
  }

  /// Returns changes of the whole collection in the strategy's indexes.
  ///
  /// - Parameter rows: The rows, after the changes, that are hidden or shown in place.
  private func shownChanges(
    _ changes: LayoutChanges, hiding: HiddenParts, toggled: [Int], rows: [Int]
  ) -> LayoutChanges {
    let after = hiding.visibility
    if visibility.isEmpty, after.isEmpty, rows.isEmpty { return changes }
    let shown = visibility.shownChanges(changes, after: after, toggled: toggled) {
      numberOfItems(inSection: $0)
    }
    let shownRows = rows.filter { !after.isHidden(section: $0) }
    if shownRows.isEmpty { return shown }
    return LayoutChanges(
      sections: shown.sections, within: shown.within,
      rows: shownRows.map { after.shownSection(of: $0) })
  }

  /// Replaces the layout by a new one, and moves the viewport to keep its anchor in place.
  mutating func take(
    _ result: LayoutPreparation<Strategy>.Result, for delegate: some LayoutDelegate, animated: Bool
  ) -> LayoutUpdate {
    let preparation = result.preparation
    let hidden = preparation.visibility.limited(to: result.prepared)
    let anchorState = anchorState(
      before: IndexMapping(
        changes: nil, from: visibility == hidden ? nil : visibility, to: hidden,
        preparation.tracks))
    let before = animated ? LayoutSnapshot(of: self) : nil
    let offsets = sectionOffsets(underneath: hidden)
    prepared = result.prepared
    strategy = preparation.strategy
    environment = preparation.environment
    updateGeometry()
    keepSectionOffsets(offsets, comingToRest: true)
    preparedEnvironment = environment
    sizes = preparation.sizes
    tracks = preparation.tracks
    visibility = hidden
    viewport.size = environment.visibleSize
    var update = finish(anchorState, nil)
    if let before { addMotions(to: &update, from: before, nil, for: delegate) }
    return update
  }

  /// Replaces the insets of the viewport, and moves it.
  mutating func setInsets(
    of environment: LayoutEnvironment, for delegate: some LayoutDelegate, animated: Bool
  ) -> LayoutUpdate {
    let anchorState = anchorState(
      before: IndexMapping(changes: nil, from: nil, to: visibility, tracks))
    let before = animated ? LayoutSnapshot(of: self) : nil
    self.environment = environment
    updateGeometry()
    var update = finish(anchorState, nil)
    if let before { addMotions(to: &update, from: before, nil, for: delegate) }
    update.work = LayoutWork()
    return update
  }

  /// Moves the viewport to keep its anchor in place after a change.
  ///
  /// - Returns: The new content offset, without motions of elements.
  private mutating func finish(
    _ anchorState: AnchorState, _ changes: LayoutChanges?
  ) -> LayoutUpdate {
    let old = viewport.origin
    viewport.origin = offset(keeping: anchorState)
    anchor = newAnchor(after: anchorState, changes)
    shown.invalidate(viewport, shownRect)
    revision += 1
    state = EngineState()
    return LayoutUpdate(
      contentSize: contentSize, contentOffset: viewport.origin,
      offsetAdjustment: LayoutPoint(x: viewport.minX - old.x, y: viewport.minY - old.y),
      work: prepared.work)
  }

  /// Adds the motions of elements to the result of a change.
  ///
  /// - Parameter before: The layout before the change.
  private func addMotions(
    to update: inout LayoutUpdate, from before: LayoutSnapshot<Strategy.Prepared>,
    _ changes: LayoutChanges?, for delegate: some LayoutDelegate
  ) {
    let snapshot = LayoutSnapshot(of: self)
    let motions = ElementMotions(before, snapshot, changes) { element, isEntering in
      appearance(of: element, isEntering: isEntering, before, snapshot, delegate)
    }
    update.entering = motions.entering
    update.leaving = motions.leaving
    update.moving = motions.moving
  }

  /// Returns the appearance of an element that is inserted or removed.
  ///
  /// The delegate's answer takes precedence over the layout's, and the layout's over the engine's.
  private func appearance(
    of element: LayoutElement, isEntering: Bool, _ before: LayoutSnapshot<Strategy.Prepared>,
    _ after: LayoutSnapshot<Strategy.Prepared>, _ delegate: some LayoutDelegate
  ) -> LayoutAppearance {
    let snapshot = isEntering ? after : before
    let own = snapshot.appearance(of: element, isEntering: isEntering) ?? appearance
    guard element.category == .cell else { return own }
    return delegate.answer(to: isEntering ? .entering : .leaving, at: element.index, default: own)
  }
}
