import LayoutCore

extension LayoutEngine {
  /// Updates the layout by the given changes, and moves the viewport to keep its anchor in place.
  ///
  /// - Parameter changes: The changes, in the strategy's indexes.
  mutating func perform(
    _ changes: LayoutChanges, for delegate: some LayoutDelegate, hiding hidden: VisibilityMap,
    sizes: SizeOverrides, tracks: TrackExtents, animated: Bool
  ) throws(LayoutError) -> LayoutUpdate {
    let anchorState = anchorState(before: IndexMapping(changes: changes, to: hidden, tracks))
    // A snapshot makes the update copy all storage, so take one only if recorded elements are not
    // enough.
    let recorded =
      animated && hidden.isEmpty ? RecordedElements(of: self, before: changes) : nil
    let before = animated && recorded == nil ? LayoutSnapshot(of: self) : nil
    let wrapped = EngineDelegate(
      base: delegate, visibility: hidden, sizes: sizes, tracks: tracks)
    let offsets = sectionOffsets.following(changes)
    if prepared.isComposite, environment != preparedEnvironment {
      // After the change, frames may depend on insets on which none did before. If they do, the
      // layout is prepared again, which may throw an error, so a copy is updated.
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
    keepSectionOffsets(offsets)
    visibility = hidden.limited(to: prepared)
    self.sizes = sizes
    self.tracks = tracks
    return finish(
      anchorState, before ?? recorded.map { LayoutSnapshot($0, prepared) }, changes, for: delegate)
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
    var hiding = hiding
    var toggled = toggled
    let mayBeginAgain = prepared.isComposite && hiding.mayChange
    while true {
      let after = hiding.visibility
      let shown = visibility.shownChanges(changes, after: after, toggled: toggled) {
        numberOfItems(inSection: $0)
      }
      // A section or a hidden item may move to a block that hides items in another way. If one does,
      // begin again. The copy makes the update copy all storage, so take one only if they may move.
      let isStill =
        changes.sections.isEmpty && shown.sections.isEmpty && !visibility.movesItems(changes)
      let start = mayBeginAgain && !isStill ? self : nil
      let shownRows = rows.filter { !after.isHidden(section: $0) }
      let update = try perform(
        shownRows.isEmpty
          ? shown
          : LayoutChanges(
            sections: shown.sections, within: shown.within,
            rows: shownRows.map { after.shownSection(of: $0) }),
        for: delegate, hiding: after, sizes: sizes, tracks: hiding.tracks, animated: animated)
      guard let start,
        let settled = hiding.settled(in: prepared, count: { delegate.numberOfItems(inSection: $0) })
      else { return update }
      self = start
      toggled += hiding.visibility.items.map { $0.section }
      hiding = settled
    }
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
    keepSectionOffsets(offsets, comingToRest: true)
    strategy = preparation.strategy
    environment = preparation.environment
    preparedEnvironment = environment
    sizes = preparation.sizes
    tracks = preparation.tracks
    visibility = hidden
    viewport.size = environment.visibleSize
    return finish(anchorState, before, nil, for: delegate)
  }

  /// Replaces the insets of the viewport, and moves it.
  mutating func setInsets(
    of environment: LayoutEnvironment, for delegate: some LayoutDelegate, animated: Bool
  ) -> LayoutUpdate {
    let anchorState = anchorState(
      before: IndexMapping(changes: nil, from: nil, to: visibility, tracks))
    let before = animated ? LayoutSnapshot(of: self) : nil
    self.environment = environment
    var update = finish(anchorState, before, nil, for: delegate)
    update.work = LayoutWork()
    return update
  }

  private mutating func finish(
    _ anchorState: AnchorState, _ before: LayoutSnapshot<Strategy.Prepared>?,
    _ changes: LayoutChanges?,
    for delegate: some LayoutDelegate
  ) -> LayoutUpdate {
    let old = viewport.origin
    viewport.origin = offset(keeping: anchorState)
    anchor = newAnchor(after: anchorState, changes)
    shown.invalidate(viewport, shownRect)
    revision += 1
    state = EngineState()
    var update = LayoutUpdate(
      contentSize: contentSize, contentOffset: viewport.origin,
      offsetAdjustment: LayoutPoint(x: viewport.minX - old.x, y: viewport.minY - old.y),
      work: prepared.work)
    if let before {
      let snapshot = LayoutSnapshot(of: self)
      let motions = ElementMotions(before, snapshot, changes) { element, isEntering in
        appearance(of: element, isEntering: isEntering, before, snapshot, delegate)
      }
      update.entering = motions.entering
      update.leaving = motions.leaving
      update.moving = motions.moving
    }
    return update
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
