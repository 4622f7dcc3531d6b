import LayoutCore

/// Changes of the collection, of sizes, of the strategy and of the environment.
extension LayoutEngine {
  /// Applies a transaction to the collection.
  ///
  /// If the method throws an error, the engine is unchanged.
  ///
  /// - Parameter transaction: The changes, and the counts after them.
  /// - Parameter delegate: A delegate of the collection after the changes.
  /// - Parameter animated: A Boolean value that indicates whether to return the motions of
  ///   elements. The default is `false`. If it is `true`, the engine copies the storage that the
  ///   changes affect.
  /// - Returns: The new content offset and, if `animated` is `true`, the motions of elements.
  /// - Throws: ``/LayoutCore/LayoutError/inconsistentTransaction(_:)`` if the transaction
  ///   contradicts itself, the collection before it, or the delegate. Also throws the errors of the
  ///   strategy.
  /// - Complexity: The complexity of the strategy's `update` method for the changes, and that of a
  ///   query of the viewport.
  @discardableResult
  public mutating func apply(
    _ transaction: LayoutTransaction, for delegate: some LayoutDelegate, animated: Bool = false
  ) throws(LayoutError) -> LayoutUpdate {
    let changes = try transaction.changes(fromSections: numberOfSections) {
      numberOfItems(inSection: $0)
    }
    // The counts of the delegate must be those of the transaction.
    let sections = max(0, delegate.numberOfSections)
    try LayoutError.require(
      sections == transaction.numberOfSections,
      .delegateDisagreesOnSections(specified: transaction.numberOfSections, delegate: sections))
    for specified in transaction.itemCounts
    where specified.section >= 0 && specified.section < sections {
      let count = max(0, delegate.numberOfItems(inSection: specified.section))
      try LayoutError.require(
        count == specified.count,
        .delegateDisagrees(
          section: specified.section, specified: specified.count, delegate: count))
    }
    let after = CollectionOverrides(
      visibility: visibility.following(changes) { max(0, delegate.numberOfItems(inSection: $0)) },
      sizes: overrides.sizes.following(changes, keeping: transaction.reloadedItems(in: changes)),
      tracks: tracks.following(changes))
    return try perform(whole: changes, after, for: delegate.erased, animated: animated)
  }

  /// Sets the measured sizes of cells, headers and footers.
  ///
  /// A measured size takes precedence over the delegate's size, and moves with its item, even to
  /// another section. It is discarded if a transaction deletes or resizes the item or reloads its
  /// section, or by ``reload(for:keepsSizes:animated:)`` unless `keepsSizes` is `true`. A reloaded
  /// item keeps it until the item is measured again.
  ///
  /// The measured size of a header or footer moves with its section, and is discarded with it. Its
  /// extent along the scroll axis replaces that of the layout. If the extent is 0, the edge item is
  /// left out. A layout that does not ask ``/LayoutCore/LayoutQuestion/edgeItemSizes`` keeps its
  /// own extent.
  ///
  /// A size is ignored if it equals the current one after pixel rounding, so that repeated
  /// measuring ends.
  ///
  /// If the method throws an error, the engine is unchanged.
  ///
  /// - Parameter measured: The sizes, in any order. If an element occurs more than once, its last
  ///   size counts. Elements that do not exist, or are neither cells nor headers nor footers of
  ///   sections, are ignored. The layout replaces an invalid size and reports a diagnostic.
  /// - Parameter delegate: A delegate of the current collection.
  /// - Parameter animated: A Boolean value that indicates whether to return the motions of
  ///   elements. The default is `false`.
  /// - Returns: The new content offset. Its ``LayoutUpdate/offsetAdjustment`` accounts for all
  ///   sizes.
  /// - Throws: The errors of the strategy.
  /// - Complexity: O(k log k), where k is the number of sizes, and the complexity of the strategy's
  ///   `update` method for the items whose sizes differ.
  @discardableResult
  public mutating func setPreferredSizes(
    _ measured: [PreferredSize], for delegate: some LayoutDelegate, animated: Bool = false
  ) throws(LayoutError) -> LayoutUpdate {
    // Sort the sizes, because appending them in ascending order is cheapest.
    let order = StableOrder.places(measured.count) { measured[$0].element < measured[$1].element }
    let measured = order?.map { measured[$0] } ?? measured
    var after = overrides
    var moved = 0
    var isChanged = false
    var items: [ElementIndex] = []
    var edgeItems: [Int] = []
    for place in measured.indices {
      let element = measured[place].element
      let isLast = place + 1 == measured.count || measured[place + 1].element != element
      guard isLast, changesLayout(measured[place]) else { continue }
      moved += after.sizes.set(measured[place].size, of: element)
      isChanged = true
      let isItem = element.category == .cell
      let shown = visibility.shown(element, as: isItem ? .item : .section)
      guard let index = shown?.index else { continue }
      if isItem {
        items.append(index)
      } else if edgeItems.last != index.section {
        edgeItems.append(index.section)
      }
    }
    guard isChanged else { return unchanged(animated) }
    let changes = LayoutChanges.resizing(
      items, edgeItems: edgeItems, numberOfSections: prepared.numberOfSections
    ) { prepared.numberOfItems(inSection: $0) }
    var update = try perform(changes, after, for: delegate.erased, animated: animated)
    update.work.moved += moved
    return update
  }

  /// Returns the greatest extent across the scroll axis of a cell that chooses its own, in points.
  ///
  /// Measure such a cell up to this extent, and report the size with
  /// ``setPreferredSizes(_:for:animated:)``.
  ///
  /// - Returns: The extent, or nil if the layout determines it, or if there is no such cell.
  /// - Complexity: That of the layout's ``/LayoutCore/PreparedLayout/greatestExtent(of:)``.
  public func greatestExtent(of element: LayoutElement) -> Double? {
    shownElement(of: element).flatMap { prepared.greatestExtent(of: $0) }
  }

  /// Returns a Boolean value that indicates whether a measured size would change the layout.
  ///
  /// - Returns: `true` if the size differs from the current one after pixel rounding; `false` if
  ///   there is no such cell, header or footer.
  /// - Complexity: That of a lookup of the element's attributes.
  public func changesLayout(_ preferred: PreferredSize) -> Bool {
    let element = preferred.element
    guard let part = element.measuredPart, exists(element.index, part) else { return false }
    if let known = overrides.sizes[element] ?? restingFrame(of: element)?.size {
      let grid = PixelGrid(scale: environment.scale)
      func pixel(_ points: Double) -> Int64 { grid.nearestPixel(to: LayoutUnit(points: points)) }
      return pixel(known.width) != pixel(preferred.size.width)
        || pixel(known.height) != pixel(preferred.size.height)
    }
    // The size of a hidden element takes effect when it is shown. A section that is not hidden may
    // have no header or footer.
    return part == .item || visibility.isHidden(section: element.index.section)
  }

  /// Returns a Boolean value that indicates whether an item, a header or a footer may exist.
  func exists(_ index: ElementIndex, _ part: MeasuredPart) -> Bool {
    guard index.section >= 0, index.section < numberOfSections else { return false }
    return part != .item
      || index.item >= 0 && index.item < numberOfItems(inSection: index.section)
  }

  /// Replaces the strategy or its parameters.
  ///
  /// In an animated change, an element that both layouts have, with the same category, kind and
  /// index, moves from its old frame to its new one. Hidden sections and items stay hidden. Hidden
  /// rows and columns are shown if the new layout has no rows and columns.
  ///
  /// If the method throws an error, the engine is unchanged.
  ///
  /// - Parameter strategy: The new strategy. If it equals the current one, the method changes
  ///   nothing.
  /// - Parameter delegate: A delegate of the current collection.
  /// - Parameter animated: A Boolean value that indicates whether to return the motions of
  ///   elements. The default is `false`.
  /// - Returns: The new content offset and, if `animated` is `true`, the motions of elements.
  /// - Throws: The errors of the strategy.
  /// - Complexity: That of preparing the layout.
  @discardableResult
  public mutating func setStrategy(
    _ strategy: some LayoutStrategy, for delegate: some LayoutDelegate, animated: Bool = false
  ) throws(LayoutError) -> LayoutUpdate {
    let strategy = AnyLayoutStrategy(strategy)
    if strategy == self.strategy { return unchanged(animated) }
    return try adopt(
      preparation(with: strategy).prepare(for: delegate), for: delegate, animated: animated)
  }

  /// Replaces the environment: the container's size and insets, the layout direction and the scale.
  ///
  /// If the method throws an error, the engine is unchanged.
  ///
  /// - Parameter environment: The new environment. If it equals the current one, the method changes
  ///   nothing.
  /// - Parameter delegate: A delegate of the current collection.
  /// - Parameter animated: A Boolean value that indicates whether to return the motions of
  ///   elements. The default is `false`.
  /// - Returns: The new content offset and, if `animated` is `true`, the motions of elements.
  /// - Throws: The errors of the strategy.
  /// - Complexity: That of a query of the viewport if only insets change that a scroll view adds;
  ///   otherwise that of preparing the layout.
  @discardableResult
  public mutating func setEnvironment(
    _ environment: LayoutEnvironment, for delegate: some LayoutDelegate, animated: Bool = false
  ) throws(LayoutError) -> LayoutUpdate {
    if environment == self.environment { return unchanged(animated) }
    if prepared.contentScrolling.needsPreparation(
      for: environment, after: storage.values.preparedEnvironment)
    {
      return try adopt(
        preparation(in: environment).prepare(for: delegate), for: delegate, animated: animated)
    }
    let anchorState = anchorState(to: overrides)
    let before = animated ? snapshot : nil
    owned.values.environment = environment
    var update = finish(anchorState, nil, from: before, for: delegate.erased)
    update.work = LayoutWork()
    return update
  }

  /// Prepares the layout again with all counts and sizes of the delegate.
  ///
  /// Use this method if the data is replaced, or if all sizes change, as after a change of the text
  /// size. The anchor is the item of the same index.
  ///
  /// If the method throws an error, the engine is unchanged.
  ///
  /// - Parameter delegate: A delegate of the new collection.
  /// - Parameter keepsSizes: A Boolean value that indicates whether to keep measured sizes. The
  ///   default is `false`.
  /// - Parameter animated: A Boolean value that indicates whether to return the motions of
  ///   elements. The default is `false`.
  /// - Returns: The new content offset and, if `animated` is `true`, the motions of elements.
  /// - Throws: The errors of the strategy.
  /// - Complexity: That of preparing the layout.
  @discardableResult
  public mutating func reload(
    for delegate: some LayoutDelegate, keepsSizes: Bool = false, animated: Bool = false
  ) throws(LayoutError) -> LayoutUpdate {
    try adopt(
      preparation(keepsSizes: keepsSizes).prepare(for: delegate), for: delegate,
      animated: animated)
  }

  /// Returns an update in which every element stays in place.
  func unchanged(_ animated: Bool) -> LayoutUpdate {
    var update = LayoutUpdate(
      contentSize: contentSize, contentOffset: viewport.origin, offsetAdjustment: .zero,
      work: LayoutWork())
    if animated {
      update.moving = shownElements.map {
        ElementMotion(before: $0.element, after: $0.element, initial: $0, final: $0)
      }
    }
    return update
  }
}

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
