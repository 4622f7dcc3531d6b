// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

extension NSCollectionView {
  public func performBatchUpdates(
    _ updates: (() -> Void)?, completionHandler: ((Bool) -> Void)? = nil
  ) {
    guard pendingUpdates == nil else {
      updates?()
      return
    }
    // The documentation does not describe that a layout is prepared before the batch.
    pendingUpdates = []
    updates?()
    let items = pendingUpdates ?? []
    pendingUpdates = nil
    perform(items)
    completionHandler.map { completions.append($0) }
    if !standInCompletesLate { standInEndAnimations() }
  }

  /// Calls the completion handlers of the batches that are still animated.
  public func standInEndAnimations() {
    let completions = completions
    self.completions = []
    for completion in completions { completion(true) }
  }

  public func insertItems(at indexPaths: Set<IndexPath>) {
    change { indexPaths.map { .init(.insert, before: nil, after: $0) } }
  }
  public func deleteItems(at indexPaths: Set<IndexPath>) {
    change { indexPaths.map { .init(.delete, before: $0, after: nil) } }
  }
  public func reloadItems(at indexPaths: Set<IndexPath>) {
    change { indexPaths.map { .init(.reload, before: $0, after: $0) } }
  }
  public func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change { [.init(.move, before: indexPath, after: newIndexPath)] }
  }
  public func insertSections(_ sections: IndexSet) {
    change { sections.map { .init(.insert, before: nil, after: path(ofSection: $0)) } }
  }
  public func deleteSections(_ sections: IndexSet) {
    change { sections.map { .init(.delete, before: path(ofSection: $0), after: nil) } }
  }
  public func reloadSections(_ sections: IndexSet) {
    change {
      sections.map {
        .init(.reload, before: path(ofSection: $0), after: path(ofSection: $0))
      }
    }
  }
  public func moveSection(_ section: Int, toSection newSection: Int) {
    change { [.init(.move, before: path(ofSection: section), after: path(ofSection: newSection))] }
  }

  private func path(ofSection section: Int) -> IndexPath {
    IndexPath(item: NSNotFound, section: section)
  }

  private func change(_ items: () -> [NSCollectionViewUpdateItem]) {
    if pendingUpdates != nil {
      pendingUpdates?.append(contentsOf: items())
    } else {
      let items = items()
      performBatchUpdates { self.pendingUpdates?.append(contentsOf: items) }
    }
  }

  private func perform(_ items: [NSCollectionViewUpdateItem]) {
    let before = shown
    // No documentation describes what becomes of the selection in a batch.
    selectionIndexPaths = []
    if !standInCountsLate { counts = fetchCounts() }
    isUpdating = true
    standInBatches.append(standInIsThroughAnimator)
    standInIsThroughAnimator = false
    // Query the layout while it knows the new counts, but not the update items.
    let context = current.makeContext()
    context.invalidateDataSourceCounts = true
    invalidate(context)
    let sizeBefore = current.collectionViewContentSize
    checkSilence("after invalidation")
    callPrepare()
    checkSilence("after prepare()")
    Contracts.expect(
      current.collectionViewContentSize == sizeBefore,
      "the content size changed before the update items were passed")
    if standInPreparesTwice { callPrepare() }
    current.bookkeeping.forgetSaid()

    Contracts.note("prepare(forCollectionViewUpdates:)")
    current.bookkeeping.baseWasReached = false
    current.prepare(forCollectionViewUpdates: items)
    if standInCountsLate { counts = fetchCounts() }
    // The documentation describes that insertions and deletions call these hooks too.
    current.prepare(forAnimatedBoundsChange: clip?.bounds ?? bounds)
    Contracts.expect(
      current.bookkeeping.baseWasReached,
      "prepare(forCollectionViewUpdates:) does not call super")
    takeContentSize()
    Contracts.note("targetContentOffset(forProposedContentOffset:)")
    let target = current.targetContentOffset(forProposedContentOffset: clip?.bounds.origin ?? .zero)
    animate(from: before, to: target)
    standInDuringUpdate?()
    standInDuringUpdate = nil
    ensurePrepared()
    current.finalizeAnimatedBoundsChange()
    Contracts.note("finalizeCollectionViewUpdates()")
    current.bookkeeping.baseWasReached = false
    isUpdating = false
    current.finalizeCollectionViewUpdates()
    Contracts.expect(
      current.bookkeeping.baseWasReached, "finalizeCollectionViewUpdates() does not call super")
    needsLayout = true
  }

  /// Checks that the layout returns nothing between new counts and the update items.
  ///
  /// In that time, a layout knows neither the state before nor the one after.
  private func checkSilence(_ moment: String) {
    Contracts.expect(
      current.layoutAttributesForElements(in: clip?.bounds ?? bounds).isEmpty,
      "\(moment): elements were returned before the update items were passed")
    guard let section = currentCounts.firstIndex(where: { $0 > 0 }) else { return }
    Contracts.expect(
      current.layoutAttributesForItem(at: IndexPath(item: 0, section: section)) == nil,
      "\(moment): an item was returned before the update items were passed")
  }

  /// Requests the initial and final attributes of elements, and shows the elements at the end.
  func animate(
    from before: [ElementKey: NSCollectionViewLayoutAttributes], to target: NSPoint,
    outgoing: NSCollectionViewLayout? = nil
  ) {
    standInAnimations = []
    let wasUpdating = isUpdating
    isUpdating = true
    let goal = NSRect(origin: target, size: clip?.bounds.size ?? bounds.size)
    let after = standInElements(in: goal)
    for kind in Set(before.keys.compactMap { $0.category == .supplementaryView ? $0.kind : nil }) {
      for path in current.indexPathsToDeleteForSupplementaryView(ofKind: kind) {
        Contracts.expect(path.count == 2, "an index path of another length")
      }
      for path in current.indexPathsToInsertForSupplementaryView(ofKind: kind) {
        Contracts.expect(path.section < currentCounts.count, "no such section: \(path)")
      }
    }
    for kind in current.bookkeeping.decorations.keys {
      _ = current.indexPathsToDeleteForDecorationView(ofKind: kind)
      _ = current.indexPathsToInsertForDecorationView(ofKind: kind)
    }
    for key in before.keys { note(final(key, of: outgoing ?? current), key, isInitial: false) }
    for attributes in after {
      let key = ElementKey(attributes)
      note(initial(key), key, isInitial: true)
    }
    // A developer has observed that the framework kept its own offset.
    if !standInIgnoresTargets { clip?.scroll(to: target) }
    discardViews()
    isUpdating = wasUpdating
    display(after)
  }

  private func note(
    _ attributes: NSCollectionViewLayoutAttributes?, _ key: ElementKey, isInitial: Bool
  ) {
    if let attributes {
      check(attributes, isInitial ? "initial attributes" : "final attributes")
      current.bookkeeping.keep(attributes)
      Contracts.expect(
        ElementKey(attributes) == key, "attributes of \(ElementKey(attributes)) for \(key)")
    }
    standInAnimations.append(
      StandInAnimation(
        isInitial: isInitial, indexPath: key.indexPath, kind: key.kind, attributes: attributes))
  }

  private func initial(_ key: ElementKey) -> NSCollectionViewLayoutAttributes? {
    let kind = key.kind ?? ""
    return switch key.category {
    case .item, .interItemGap: current.initialLayoutAttributesForAppearingItem(at: key.indexPath)
    case .supplementaryView:
      current.initialLayoutAttributesForAppearingSupplementaryElement(
        ofKind: kind, at: key.indexPath)
    case .decorationView:
      current.initialLayoutAttributesForAppearingDecorationElement(ofKind: kind, at: key.indexPath)
    }
  }

  private func final(_ key: ElementKey, of layout: NSCollectionViewLayout)
    -> NSCollectionViewLayoutAttributes?
  {
    let kind = key.kind ?? ""
    return switch key.category {
    case .item, .interItemGap: layout.finalLayoutAttributesForDisappearingItem(at: key.indexPath)
    case .supplementaryView:
      layout.finalLayoutAttributesForDisappearingSupplementaryElement(
        ofKind: kind, at: key.indexPath)
    case .decorationView:
      layout.finalLayoutAttributesForDisappearingDecorationElement(
        ofKind: kind, at: key.indexPath)
    }
  }

  // MARK: Transitions

  func standInSetLayout(_ new: NSCollectionViewLayout, animated: Bool) {
    guard new !== current else { return }
    let old = current
    let before = shown
    if animated {
      Contracts.note("prepareForTransition(to:)")
      old.prepareForTransition(to: new)
    }
    old.bookkeeping.checkHandedOut()
    current = new
    new.collectionView = self
    new.bookkeeping.isPrepared = false
    new.bookkeeping.forgetSaid()
    if animated {
      Contracts.note("prepareForTransition(from:)")
      new.prepareForTransition(from: old)
      new.bookkeeping.forgetSaid()
      ensurePrepared()
      let target = new.targetContentOffset(forProposedContentOffset: clip?.bounds.origin ?? .zero)
      animate(from: before, to: target, outgoing: old)
      new.finalizeLayoutTransition()
      old.finalizeLayoutTransition()
    }
    old.collectionView = nil
    discardViews()
    needsLayout = true
    layoutSubtreeIfNeeded()
  }

  /// Performs the same change as `animator().collectionViewLayout = new`.
  public func standInAnimate(to new: NSCollectionViewLayout) {
    standInSetLayout(new, animated: true)
  }
}
