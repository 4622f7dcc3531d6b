// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

extension UICollectionView {
  public func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    batch(updates, completion)
  }

  public func insertItems(at indexPaths: [IndexPath]) {
    change { indexPaths.map { .init(.insert, before: nil, after: $0) } }
  }
  public func deleteItems(at indexPaths: [IndexPath]) {
    change { indexPaths.map { .init(.delete, before: $0, after: nil) } }
  }
  public func reloadItems(at indexPaths: [IndexPath]) {
    change { indexPaths.map { .init(.reload, before: $0, after: $0) } }
  }
  public func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change { [.init(.move, before: indexPath, after: newIndexPath)] }
  }
  func perform(_ items: [UICollectionViewUpdateItem]) {
    // No documentation describes what becomes of the selection in a batch.
    selected = []
    if !standInCountsLate { counts = fetchCounts() }
    isUpdating = true
    standInBatches.append(UIView.areAnimationsEnabled)
    passThroughLayout(items)
    setNeedsLayout()
  }

  /// Performs a change of the bounds within an animation block.
  func animateBoundsChange(from old: CGRect) {
    // A rotation calls the hooks four times (MagazineLayout 97). The documentation does not describe
    // what the later calls propose.
    for call in 0..<4 {
      let before = shown
      layout.bookkeeping.baseWasReached = false
      Contracts.note("prepare(forAnimatedBoundsChange:)")
      layout.prepare(forAnimatedBoundsChange: old)
      Contracts.expect(
        layout.bookkeeping.baseWasReached,
        "prepare(forAnimatedBoundsChange:) does not call super")
      ensurePrepared()
      let target = layout.targetContentOffset(
        forProposedContentOffset: call == 0 ? contentOffset : old.origin)
      if call == 0 { animate(from: before, to: target) } else { contentOffset = target }
      layout.bookkeeping.baseWasReached = false
      Contracts.note("finalizeAnimatedBoundsChange()")
      layout.finalizeAnimatedBoundsChange()
      Contracts.expect(
        layout.bookkeeping.baseWasReached, "finalizeAnimatedBoundsChange() does not call super")
    }
  }

  // MARK: Transitions

  public func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    setCollectionViewLayout(layout, animated: animated, completion: nil)
  }

  public func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    transition(to: layout, animated: animated)
    completion?(true)
  }
}

extension UICollectionView {
  /// Changes the counts without ever reporting update items.
  public func standInCountsChange() {
    counts = fetchCounts()
    let context = layout.makeContext()
    context.invalidateDataSourceCounts = true
    invalidate(context)
  }
}

extension UICollectionView {
  /// Simulates a memory warning: views that are not needed are removed and created again.
  public func standInMemoryWarning() {
    discardViews()
    releaseViews()
    setNeedsLayout()
  }
}

extension UICollectionView {
  /// Scrolls while an update is animated.
  public func standInScrollDuringUpdate(to y: CGFloat) {
    isUpdating = false
    contentOffset.y = y
    isUpdating = true
  }
}
