// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// Batches and animations, which UIKit and AppKit perform alike.
extension StandInCollectionView {
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

  func change(_ items: () -> [StandInUpdateItem]) {
    if pendingUpdates != nil {
      pendingUpdates?.append(contentsOf: items())
    } else {
      let items = items()
      performBatchUpdates({ self.pendingUpdates?.append(contentsOf: items) })
    }
  }

  func batch(_ updates: (() -> Void)?, _ completion: ((Bool) -> Void)?) {
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

  func transition(to new: StandInLayout, animated: Bool) {
    guard new !== current else { return }
    let old = current
    let before = shown
    if animated {
      Contracts.note("prepareForTransition(to:)")
      old.bookkeeping.baseWasReached = false
      old.prepareForTransition(to: new)
      Contracts.expect(
        old.bookkeeping.baseWasReached, "prepareForTransition(to:) does not call super")
    }
    old.bookkeeping.checkHandedOut()
    current = new
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
      takeContentSize()
      let target = new.targetContentOffset(forProposedContentOffset: viewport.origin)
      animate(from: before, to: target, outgoing: old)
      new.finalizeLayoutTransition()
      old.finalizeLayoutTransition()
    }
    old.collectionView = nil
    discardViews()
    releaseViews()
    relayout()
  }

  public func standInEndAnimations() {
    let completions = completions
    self.completions = []
    for completion in completions { completion(true) }
  }

  private func isEmpty(_ elements: [StandInAttributes]?) -> Bool { elements?.isEmpty ?? true }

  /// Requests what a layout must answer between new counts and the end of a batch.
  ///
  /// - Parameter items: The update items.
  func passThroughLayout(_ items: [StandInUpdateItem]) {
    let before = shown
    // Query the layout while it knows the new counts, but not the update items.
    let context = current.makeContext()
    context.invalidateDataSourceCounts = true
    invalidate(context)
    let sizeBefore = takenContentSize
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
    current.prepare(forAnimatedBoundsChange: viewport)
    Contracts.expect(
      current.bookkeeping.baseWasReached,
      "prepare(forCollectionViewUpdates:) does not call super")
    takeContentSize()
    Contracts.note("targetContentOffset(forProposedContentOffset:)")
    let target = current.targetContentOffset(forProposedContentOffset: viewport.origin)
    animate(from: before, to: target)
    standInDuringUpdate?()
    standInDuringUpdate = nil
    ensurePrepared()
    current.finalizeAnimatedBoundsChange()
    Contracts.note("finalizeCollectionViewUpdates()")
    current.bookkeeping.baseWasReached = false
    isUpdating = false
    standInIsFinalizing = true
    current.finalizeCollectionViewUpdates()
    standInIsFinalizing = false
    Contracts.expect(
      current.bookkeeping.baseWasReached, "finalizeCollectionViewUpdates() does not call super")
  }

  /// Checks that the layout returns nothing between new counts and the update items.
  ///
  /// In that time, a layout knows neither the state before nor the one after.
  private func checkSilence(_ moment: String) {
    Contracts.expect(
      isEmpty(current.layoutAttributesForElements(in: viewport)),
      "\(moment): elements were returned before the update items were passed")
    guard let section = currentCounts.firstIndex(where: { $0 > 0 }) else { return }
    Contracts.expect(
      current.layoutAttributesForItem(at: IndexPath(item: 0, section: section)) == nil,
      "\(moment): an item was returned before the update items were passed")
  }

  /// Requests the initial and final attributes of elements, and shows the elements at the end.
  func animate(
    from before: [ElementKey: StandInAttributes], to target: CGPoint,
    outgoing: StandInLayout? = nil
  ) {
    standInAnimations = []
    let wasUpdating = isUpdating
    isUpdating = true
    let goal = CGRect(origin: target, size: viewport.size)
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
    var reports: [(preferred: StandInAttributes, original: StandInAttributes)] = []
    for (key, attributes) in before where wasUpdating && key.category != .decorationView {
      guard let copy = attributes.copy() as? StandInAttributes,
        let preferred = preferredAttributes(of: key, from: copy)
      else { continue }
      reports.append((preferred, attributes))
    }
    move(to: target)
    discardViews()
    isUpdating = wasUpdating
    display(after)
    if wasUpdating { sizeBothStates(reports, in: goal) }
  }

  /// Measures the views of both states of a batch, those of the old one with their old index paths.
  private func sizeBothStates(
    _ reports: [(preferred: StandInAttributes, original: StandInAttributes)], in goal: CGRect
  ) {
    for pass in 0... {
      Contracts.expect(pass < 100, "self-sizing does not come to an end in a batch")
      var changed = false
      for report in reports {
        changed = standInReport(report.preferred, for: report.original) || changed
      }
      changed = sizeElements() || changed
      if pass >= 100 || !changed { return }
      ensurePrepared()
      display(standInElements(in: goal))
    }
  }

  private func note(
    _ attributes: StandInAttributes?, _ key: ElementKey, isInitial: Bool
  ) {
    if let attributes {
      check(attributes, isInitial ? "initial attributes" : "final attributes")
      // Layouts may change initial attributes when a view reports its size, before the animation.
      if !isInitial { current.bookkeeping.keep(attributes) }
      Contracts.expect(
        ElementKey(attributes) == key, "attributes of \(ElementKey(attributes)) for \(key)")
    }
    standInAnimations.append(
      StandInAnimation(
        isInitial: isInitial, indexPath: key.indexPath, kind: key.kind, attributes: attributes))
  }

  private func initial(_ key: ElementKey) -> StandInAttributes? {
    let kind = key.kind ?? ""
    return switch key.category {
    case .supplementaryView:
      current.initialLayoutAttributesForAppearingSupplementaryElement(
        ofKind: kind, at: key.indexPath)
    case .decorationView:
      current.initialLayoutAttributesForAppearingDecorationElement(ofKind: kind, at: key.indexPath)
    default: current.initialLayoutAttributesForAppearingItem(at: key.indexPath)
    }
  }

  private func final(_ key: ElementKey, of layout: StandInLayout)
    -> StandInAttributes?
  {
    let kind = key.kind ?? ""
    return switch key.category {
    case .supplementaryView:
      layout.finalLayoutAttributesForDisappearingSupplementaryElement(
        ofKind: kind, at: key.indexPath)
    case .decorationView:
      layout.finalLayoutAttributesForDisappearingDecorationElement(
        ofKind: kind, at: key.indexPath)
    default: layout.finalLayoutAttributesForDisappearingItem(at: key.indexPath)
    }
  }
}
