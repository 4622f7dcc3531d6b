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
  private func perform(_ items: [NSCollectionViewUpdateItem]) {
    // No documentation describes what becomes of the selection in a batch.
    selectionIndexPaths = []
    if !standInCountsLate { counts = fetchCounts() }
    isUpdating = true
    standInBatches.append(standInIsThroughAnimator)
    standInIsThroughAnimator = false
    passThroughLayout(items)
    needsLayout = true
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
