// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

extension UICollectionView {
  public func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
    layoutIfNeeded()
    guard movement == nil, dataSource?.collectionView(self, canMoveItemAt: indexPath) == true,
      let position = layout.layoutAttributesForItem(at: indexPath)?.center
    else { return false }
    movement = (indexPath, indexPath, position)
    return true
  }

  public func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
    guard let movement else { return }
    let proposed = layout.targetIndexPath(
      forInteractivelyMovingItem: movement.current, withPosition: targetPosition)
    let target =
      collectionDelegate?.collectionView(
        self, targetIndexPathForMoveOfItemFromOriginalIndexPath: movement.original,
        atCurrentIndexPath: movement.current, toProposedIndexPath: proposed) ?? proposed
    let context = layout.invalidationContext(
      forInteractivelyMovingItems: [target], withTargetPosition: targetPosition,
      previousIndexPaths: [movement.current], previousPosition: movement.position)
    // Items are counted in their section after the move.
    if target.section != movement.current.section {
      counts?[movement.current.section] -= 1
      counts?[target.section] += 1
    }
    self.movement = (movement.original, target, targetPosition)
    discardViews()
    invalidate(context)
    adjust(by: context)
    if standInMovesByUpdates, target != movement.current { passMove(movement.current, to: target) }
    layoutIfNeeded()
    let moving = layout.layoutAttributesForInteractivelyMovingItem(
      at: target, withTargetPosition: targetPosition)
    check(moving, "layoutAttributesForInteractivelyMovingItem")
    Contracts.expect(moving.indexPath == target, "the moving item has another index path")
    let (x, y) = (moving.center.x - targetPosition.x, moving.center.y - targetPosition.y)
    Contracts.expect(abs(x) + abs(y) < 0.001, "the moving item is elsewhere")
  }

  public func endInteractiveMovement() {
    guard let movement else { return }
    if movement.current != movement.original {
      dataSource?.collectionView(self, moveItemAt: movement.original, to: movement.current)
    }
    end(movement, final: movement.current, isCancelled: false)
  }

  public func cancelInteractiveMovement() {
    guard let movement else { return }
    end(movement, final: movement.original, isCancelled: true)
  }

  /// Passes a step of a drag to the layout as an update item, although the data is unchanged.
  private func passMove(_ source: IndexPath, to target: IndexPath) {
    ensurePrepared()
    layout.prepare(
      forCollectionViewUpdates: [UICollectionViewUpdateItem(.move, before: source, after: target)])
    ensurePrepared()
    layout.finalizeCollectionViewUpdates()
  }

  private func end(
    _ movement: (original: IndexPath, current: IndexPath, position: CGPoint), final: IndexPath,
    isCancelled: Bool
  ) {
    self.movement = nil
    counts = fetchCounts()
    let context = layout.invalidationContextForEndingInteractiveMovementOfItems(
      toFinalIndexPaths: [final], previousIndexPaths: [movement.current],
      movementCancelled: isCancelled)
    discardViews()
    invalidate(context)
    adjust(by: context)
    layoutIfNeeded()
  }
}

extension UICollectionView {
  /// The index path at which the dragged item would be dropped.
  public var standInMovementTarget: IndexPath? { movement?.current }

  /// Returns the index path in the data of the item that is shown at an index path during a drag.
  func dataPath(_ path: IndexPath) -> IndexPath {
    guard let movement else { return path }
    if path == movement.current { return movement.original }
    var item = path.item
    if path.section == movement.current.section, item > movement.current.item { item -= 1 }
    if path.section == movement.original.section, item >= movement.original.item { item += 1 }
    return IndexPath(item: item, section: path.section)
  }
}

// MARK: Gaps for drops

extension UICollectionView {
  public var hasUncommittedUpdates: Bool { gap != nil }

  public func dataSourceIndexPath(
    forPresentationIndexPath presentationIndexPath: IndexPath?
  ) -> IndexPath? {
    guard let path = presentationIndexPath, let gap else { return presentationIndexPath }
    if path == gap.target { return gap.source }
    var item = path.item
    if path.section == gap.target.section, item > gap.target.item { item -= 1 }
    if let source = gap.source, path.section == source.section, item >= source.item { item += 1 }
    return IndexPath(item: item, section: path.section)
  }

  /// Opens a gap for a drop: the dragged item is shown there, although the data is unchanged.
  ///
  /// - Parameter source: The dragged item of this view; `nil` for one from elsewhere.
  /// - Parameter target: The index path at which the gap is, as after the drop.
  public func standInOpenGap(from source: IndexPath?, to target: IndexPath) {
    layoutIfNeeded()
    gap = (source, target)
    if let source { counts?[source.section] -= 1 }
    counts?[target.section] += 1
    pass(UICollectionViewUpdateItem(source == nil ? .insert : .move, before: source, after: target))
  }

  /// Closes the gap without a drop.
  public func standInCloseGap() {
    guard let gap else { return }
    self.gap = nil
    counts = fetchCounts()
    pass(
      UICollectionViewUpdateItem(
        gap.source == nil ? .delete : .move, before: gap.target, after: gap.source))
  }

  private func pass(_ item: UICollectionViewUpdateItem) {
    let context = current.makeContext()
    context.invalidateDataSourceCounts = true
    invalidate(context)
    ensurePrepared()
    layout.prepare(forCollectionViewUpdates: [item])
    ensurePrepared()
    layout.finalizeCollectionViewUpdates()
    discardViews()
    setNeedsLayout()
    layoutIfNeeded()
  }
}
