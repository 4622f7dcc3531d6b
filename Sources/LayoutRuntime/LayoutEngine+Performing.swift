import LayoutCore

extension LayoutEngine {
  /// Updates the layout by the given changes, and moves the viewport to keep its anchor in place.
  ///
  /// - Parameter changes: The changes, in the strategy's indexes.
  /// - Parameter after: The overrides after the changes.
  /// - Parameter returning: The offsets of sections that are shown again, in the strategy's indexes
  ///   after the change.
  mutating func perform(
    _ changes: LayoutChanges, _ after: CollectionOverrides, returning: SectionOffsets = [:],
    for delegate: AnyLayoutDelegate, animated: Bool
  ) throws(LayoutError) -> LayoutUpdate {
    // The snapshot makes the update copy the storage that it changes.
    let before = animated ? snapshot : nil
    let anchorState = anchorState(before: changes, to: after)
    let sectionAnchors = sectionAnchors(before: changes, to: after)
    let wrapped = after.applied(to: delegate)
    let isSize = changes.isResizeOnly && changes.rows.isEmpty && changes.columns.isEmpty
    if !isSize || !changes.edgeItems.isEmpty, environment != storage.values.preparedEnvironment,
      prepared.isComposite
    {
      // After the change, frames may depend on insets on which none did before. If they do, the
      // layout is prepared again, which may throw an error, so a copy is updated. The sizes of
      // items do not determine what frames depend on, and arrive while people scroll.
      var updated = prepared
      try strategy.update(
        &updated, by: changes, for: wrapped, in: storage.values.preparedEnvironment)
      if updated.contentScrolling.needsPreparation(
        for: environment, after: storage.values.preparedEnvironment)
      {
        updated = try strategy.prepare(for: wrapped, in: environment)
        owned.values.preparedEnvironment = environment
      }
      owned.values.prepared = updated
    } else {
      try strategy.update(
        &owned.values.prepared, by: changes, for: wrapped, in: storage.values.preparedEnvironment)
    }
    keepSectionOffsets(returning: returning) { changes.newPlace(ofSection: $0) }
    keep(sectionAnchors)
    owned.values.overrides = after
    owned.values.overrides.visibility = after.visibility.limited(to: prepared)
    return finish(anchorState, changes, from: before, for: delegate)
  }

  /// Updates the layout by changes of the whole collection.
  ///
  /// - Parameter changes: The changes, in the indexes of the whole collection.
  /// - Parameter after: The overrides after the changes.
  /// - Parameter toggled: The sections, after the changes, in which items are hidden or shown.
  mutating func perform(
    whole changes: LayoutChanges, _ after: CollectionOverrides, toggled: [Int] = [],
    for delegate: AnyLayoutDelegate, animated: Bool
  ) throws(LayoutError) -> LayoutUpdate {
    let shown = visibility.shownChanges(changes, after: after.visibility, toggled: toggled) {
      numberOfItems(inSection: $0)
    }
    let (hidden, returning) = offsetsOfHiddenSections(after: changes, after.visibility)
    let update = try perform(
      shown, after, returning: returning, for: delegate, animated: animated)
    owned.values.hiddenSectionOffsets = hidden
    return update
  }

  /// Moves the viewport to keep its anchor in place after a change.
  ///
  /// - Parameter before: The layout before the change, or nil to return no motions of elements.
  mutating func finish(
    _ anchorState: AnchorState, _ changes: LayoutChanges?,
    from before: LayoutSnapshot?, for delegate: AnyLayoutDelegate
  ) -> LayoutUpdate {
    owned.values.geometry = ScrollGeometry(
      of: prepared, in: environment, viewport, restsAtEnd: anchor == .end)
    let old = viewport.origin
    let (offset, anchored) = offset(keeping: anchorState)
    owned.values.geometry.viewport.origin = offset
    owned.values.anchored = anchored
    if goal != anchorState.goal { owned.values.goal = anchorState.goal }
    if let followed = anchorState.followed {
      if let best = best(of: followed, geometry) {
        anchor = .element(element(ofShown: best.place.element))
      } else if changes != nil {
        anchor = .start
      }
    }
    owned.values.shown.invalidate(viewport, shownRect)
    owned.values.revision += 1
    owned.values.state = EngineState()
    var update = LayoutUpdate(
      contentSize: contentSize, contentOffset: viewport.origin,
      offsetAdjustment: viewport.origin - old, work: prepared.work)
    guard let before else { return update }
    let motions = LayoutTransition(before, snapshot, changes) { element, isEntering in
      guard element.category == .cell else { return appearance }
      return delegate.answer(
        to: isEntering ? .entering : .leaving, at: element.index, default: appearance)
    }
    update.entering = motions.entering
    update.leaving = motions.leaving
    update.moving = motions.moving
    return update
  }
}
