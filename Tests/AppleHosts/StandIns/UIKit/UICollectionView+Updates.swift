// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

extension UICollectionView {
  public func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
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
    completion.map { completions.append($0) }
    if !standInCompletesLate { standInEndAnimations() }
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

  private func change(_ items: () -> [UICollectionViewUpdateItem]) {
    if pendingUpdates != nil {
      pendingUpdates?.append(contentsOf: items())
    } else {
      let items = items()
      performBatchUpdates { self.pendingUpdates?.append(contentsOf: items) }
    }
  }

  private func perform(_ items: [UICollectionViewUpdateItem]) {
    let before = shown
    // No documentation describes what becomes of the selection in a batch.
    selected = []
    if !standInCountsLate { counts = fetchCounts() }
    isUpdating = true
    standInBatches.append(UIView.areAnimationsEnabled)
    // Query the layout while it knows the new counts, but not the update items.
    let context = layout.makeContext()
    context.invalidateDataSourceCounts = true
    invalidate(context)
    let sizeBefore = contentSize
    checkSilence("after invalidation")
    callPrepare()
    checkSilence("after prepare()")
    Contracts.expect(
      layout.collectionViewContentSize == sizeBefore,
      "the content size changed before the update items were passed")
    if standInPreparesTwice { callPrepare() }
    layout.bookkeeping.forgetSaid()

    Contracts.note("prepare(forCollectionViewUpdates:)")
    layout.bookkeeping.baseWasReached = false
    layout.prepare(forCollectionViewUpdates: items)
    if standInCountsLate { counts = fetchCounts() }
    // The documentation describes that insertions and deletions call these hooks too.
    layout.prepare(forAnimatedBoundsChange: bounds)
    Contracts.expect(
      layout.bookkeeping.baseWasReached,
      "prepare(forCollectionViewUpdates:) does not call super")
    contentSize = layout.collectionViewContentSize
    Contracts.note("targetContentOffset(forProposedContentOffset:)")
    let target = layout.targetContentOffset(forProposedContentOffset: contentOffset)
    animate(from: before, to: target)
    standInDuringUpdate?()
    standInDuringUpdate = nil
    ensurePrepared()
    layout.finalizeAnimatedBoundsChange()
    Contracts.note("finalizeCollectionViewUpdates()")
    layout.bookkeeping.baseWasReached = false
    isUpdating = false
    standInIsFinalizing = true
    layout.finalizeCollectionViewUpdates()
    standInIsFinalizing = false
    Contracts.expect(
      layout.bookkeeping.baseWasReached, "finalizeCollectionViewUpdates() does not call super")
    setNeedsLayout()
  }

  /// Checks that the layout returns nothing between new counts and the update items.
  ///
  /// In that time, a layout knows neither the state before nor the one after. The framework takes
  /// attributes that it receives for those after the update. A shipping layout (MagazineLayout)
  /// therefore returns nothing.
  private func checkSilence(_ moment: String) {
    Contracts.expect(
      (layout.layoutAttributesForElements(in: bounds) ?? []).isEmpty,
      "\(moment): elements were returned before the update items were passed")
    guard let section = currentCounts.firstIndex(where: { $0 > 0 }) else { return }
    Contracts.expect(
      layout.layoutAttributesForItem(at: IndexPath(item: 0, section: section)) == nil,
      "\(moment): an item was returned before the update items were passed")
  }

  /// Requests the initial and final attributes of elements, and shows the elements at the end.
  func animate(
    from before: [ElementKey: UICollectionViewLayoutAttributes], to target: CGPoint,
    outgoing: UICollectionViewLayout? = nil
  ) {
    standInAnimations = []
    let wasUpdating = isUpdating
    isUpdating = true
    let goal = CGRect(origin: target, size: bounds.size)
    let after = standInElements(in: goal)
    for kind in Set(before.keys.compactMap { $0.category == .supplementaryView ? $0.kind : nil }) {
      for path in layout.indexPathsToDeleteForSupplementaryView(ofKind: kind) {
        Contracts.expect(path.count == 2, "an index path of another length")
      }
      for path in layout.indexPathsToInsertForSupplementaryView(ofKind: kind) {
        Contracts.expect(path.section < currentCounts.count, "no such section: \(path)")
      }
    }
    for kind in layout.bookkeeping.decorations.keys {
      _ = layout.indexPathsToDeleteForDecorationView(ofKind: kind)
      _ = layout.indexPathsToInsertForDecorationView(ofKind: kind)
    }
    for key in before.keys { note(final(key, of: outgoing ?? layout), key, isInitial: false) }
    for attributes in after {
      let key = ElementKey(attributes)
      note(initial(key), key, isInitial: true)
    }
    contentOffset = target
    discardViews()
    isUpdating = wasUpdating
    display(after)
  }

  private func note(
    _ attributes: UICollectionViewLayoutAttributes?, _ key: ElementKey, isInitial: Bool
  ) {
    if let attributes {
      check(attributes, isInitial ? "initial attributes" : "final attributes")
      layout.bookkeeping.keep(attributes)
      Contracts.expect(
        ElementKey(attributes) == key, "attributes of \(ElementKey(attributes)) for \(key)")
    }
    standInAnimations.append(
      StandInAnimation(
        isInitial: isInitial, indexPath: key.indexPath, kind: key.kind, attributes: attributes))
  }

  private func initial(_ key: ElementKey) -> UICollectionViewLayoutAttributes? {
    let kind = key.kind ?? ""
    return switch key.category {
    case .cell: layout.initialLayoutAttributesForAppearingItem(at: key.indexPath)
    case .supplementaryView:
      layout.initialLayoutAttributesForAppearingSupplementaryElement(
        ofKind: kind, at: key.indexPath)
    case .decorationView:
      layout.initialLayoutAttributesForAppearingDecorationElement(ofKind: kind, at: key.indexPath)
    }
  }

  private func final(_ key: ElementKey, of layout: UICollectionViewLayout)
    -> UICollectionViewLayoutAttributes?
  {
    let kind = key.kind ?? ""
    return switch key.category {
    case .cell: layout.finalLayoutAttributesForDisappearingItem(at: key.indexPath)
    case .supplementaryView:
      layout.finalLayoutAttributesForDisappearingSupplementaryElement(
        ofKind: kind, at: key.indexPath)
    case .decorationView:
      layout.finalLayoutAttributesForDisappearingDecorationElement(
        ofKind: kind, at: key.indexPath)
    }
  }

  /// Performs a change of the bounds within an animation block.
  func animateBoundsChange(from old: CGRect) {
    let before = shown
    layout.bookkeeping.baseWasReached = false
    Contracts.note("prepare(forAnimatedBoundsChange:)")
    layout.prepare(forAnimatedBoundsChange: old)
    Contracts.expect(
      layout.bookkeeping.baseWasReached,
      "prepare(forAnimatedBoundsChange:) does not call super")
    ensurePrepared()
    let target = layout.targetContentOffset(forProposedContentOffset: contentOffset)
    animate(from: before, to: target)
    layout.bookkeeping.baseWasReached = false
    Contracts.note("finalizeAnimatedBoundsChange()")
    layout.finalizeAnimatedBoundsChange()
    Contracts.expect(
      layout.bookkeeping.baseWasReached, "finalizeAnimatedBoundsChange() does not call super")
  }

  // MARK: Transitions

  public func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    setCollectionViewLayout(layout, animated: animated, completion: nil)
  }

  public func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    let new = layout
    guard new !== self.layout else { return }
    let old = self.layout
    let before = shown
    if animated {
      Contracts.note("prepareForTransition(to:)")
      old.bookkeeping.baseWasReached = false
      old.prepareForTransition(to: new)
      Contracts.expect(
        old.bookkeeping.baseWasReached, "prepareForTransition(to:) does not call super")
    }
    old.bookkeeping.checkHandedOut()
    self.layout = new
    new.collectionView = animated && standInAttachesLate ? nil : self
    new.bookkeeping.isPrepared = false
    new.bookkeeping.forgetSaid()
    if animated {
      if standInPreparesTransitionsFirst, !standInAttachesLate { ensurePrepared() }
      Contracts.note("prepareForTransition(from:)")
      new.bookkeeping.baseWasReached = false
      new.prepareForTransition(from: old)
      Contracts.expect(
        new.bookkeeping.baseWasReached, "prepareForTransition(from:) does not call super")
      new.collectionView = self
      new.bookkeeping.forgetSaid()
      ensurePrepared()
      contentSize = new.collectionViewContentSize
      let target = new.targetContentOffset(forProposedContentOffset: contentOffset)
      animate(from: before, to: target, outgoing: old)
      new.finalizeLayoutTransition()
      old.finalizeLayoutTransition()
    }
    old.collectionView = nil
    discardViews()
    setNeedsLayout()
    layoutIfNeeded()
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
