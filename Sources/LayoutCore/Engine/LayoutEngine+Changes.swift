/// Changes of the collection, of sizes, of the strategy and of the environment.
extension LayoutEngine {
  /// Changes the collection.
  ///
  /// - Parameter transaction: What changed, and the counts after it.
  /// - Parameter delegate: Answers for the collection as it is now.
  /// - Parameter animated: Whether to tell what elements do on the way; costs a copy of the old layout.
  /// - Returns: Where the viewport stands now, and the motions of elements.
  /// - Throws: ``LayoutError/inconsistentTransaction(_:)`` where the transaction contradicts itself, what
  ///   was there before, or the delegate; what the strategy throws. The engine is as it was then.
  /// - Complexity: What the changes touch; see the strategy's own `update`. The anchor costs what is
  ///   visible.
  @discardableResult
  public mutating func apply(
    _ transaction: LayoutTransaction, for delegate: some LayoutDelegate, animated: Bool = false
  ) throws(LayoutError) -> LayoutUpdate {
    let changes = try transaction.changes(fromSections: numberOfSections) {
      numberOfItems(inSection: $0)
    }
    try check(transaction, against: delegate)
    let hiding = HiddenParts(
      visibility: visibility.following(changes) { max(0, delegate.numberOfItems(inSection: $0)) },
      tracks: tracks.following(changes))
    return try perform(
      whole: changes, for: delegate, hiding: hiding, sizes: sizes.following(changes),
      animated: animated)
  }

  /// Gives items the sizes that they were measured to have.
  ///
  /// A measured size counts more than the delegate's, until the item is reloaded or resized by a
  /// transaction. Sizes that make no difference after pixel rounding are left out, so that measuring
  /// what was laid out comes to an end.
  ///
  /// - Parameter measured: The items, in any order; of several sizes of one item the last counts. Items
  ///   that do not exist are left out.
  /// - Returns: Where the viewport stands now: the sum of all surprises is one
  ///   ``LayoutUpdate/offsetAdjustment``.
  /// - Complexity: O(k log k), and what the strategy's `update` costs for the items whose sizes differ;
  ///   k = sizes.
  @discardableResult
  public mutating func setPreferredSizes(
    _ measured: [PreferredSize], for delegate: some LayoutDelegate, animated: Bool = false
  ) throws(LayoutError) -> LayoutUpdate {
    // In order, so that each size is added after the one before, whatever order they come in.
    let order = measured.indices.sorted {
      (measured[$0].index, $0) < (measured[$1].index, $1)
    }
    var newSizes = sizes
    var moved = 0
    var isChanged = false
    var items: [ElementIndex] = []
    for (place, number) in order.enumerated() {
      let preferred = measured[number]
      let index = preferred.index
      let isLast = place + 1 == order.count || measured[order[place + 1]].index != index
      guard isLast, changesLayout(preferred) else { continue }
      moved += newSizes.set(preferred.size, of: index)
      isChanged = true
      if !visibility.isHidden(index) { items.append(visibility.shown(index)) }
    }
    guard isChanged else { return unchanged(animated) }
    let changes = LayoutChanges.resizing(items, numberOfSections: prepared.numberOfSections) {
      prepared.numberOfItems(inSection: $0)
    }
    var update = try perform(
      changes, for: delegate, hiding: visibility, sizes: newSizes, tracks: tracks,
      animated: animated)
    update.work.moved += moved
    return update
  }

  /// Whether a size differs from the one that counts, by more than pixel rounding does.
  public func changesLayout(_ preferred: PreferredSize) -> Bool {
    guard exists(preferred.index) else { return false }
    let grid = PixelGrid(scale: environment.scale)
    func differs(_ known: LayoutSize) -> Bool {
      func pixel(_ points: Double) -> Int64 { grid.nearestPixel(to: LayoutUnit(points: points)) }
      return pixel(known.width) != pixel(preferred.size.width)
        || pixel(known.height) != pixel(preferred.size.height)
    }
    if let known = sizes[preferred.index] { return differs(known) }
    let cell = LayoutElement.cell(section: preferred.index.section, item: preferred.index.item)
    return restingFrame(of: cell).map { differs($0.size) } ?? true
  }

  private func exists(_ index: ElementIndex) -> Bool {
    index.section >= 0 && index.section < numberOfSections && index.item >= 0
      && index.item < numberOfItems(inSection: index.section)
  }

  /// Changes the strategy, or its parameters.
  ///
  /// Elements of the same identity move from where they were to where they are now. Hidden sections stay
  /// hidden; hidden items are shown by a sheet, which hides rows and columns only.
  @discardableResult
  public mutating func setStrategy(
    _ strategy: Strategy, for delegate: some LayoutDelegate, animated: Bool = false
  ) throws(LayoutError) -> LayoutUpdate {
    if strategy == self.strategy { return unchanged(animated) }
    return take(
      try preparation(with: strategy).prepare(for: delegate), for: delegate, animated: animated)
  }

  /// Changes the container's size, its insets, the direction or the scale.
  ///
  /// - Complexity: O(1) and what is visible if only insets change that a scroll view adds; otherwise that of
  ///   a preparation.
  @discardableResult
  public mutating func setEnvironment(
    _ environment: LayoutEnvironment, for delegate: some LayoutDelegate, animated: Bool = false
  ) throws(LayoutError) -> LayoutUpdate {
    if environment == self.environment { return unchanged(animated) }
    if let inset = prepared.withScrollInsets(of: environment) {
      return take(inset, in: environment, for: delegate, animated: animated)
    }
    return take(
      try preparation(in: environment).prepare(for: delegate), for: delegate, animated: animated)
  }

  /// Asks the delegate for everything again: counts, sizes, all.
  ///
  /// For data that was replaced, and for a change that concerns all sizes, such as one of the text scale.
  /// The anchor is the item of the same index.
  /// - Parameter keepsSizes: Whether measured sizes still count.
  @discardableResult
  public mutating func reload(
    for delegate: some LayoutDelegate, keepsSizes: Bool = false, animated: Bool = false
  ) throws(LayoutError) -> LayoutUpdate {
    var preparation = preparation(keepsSizes: keepsSizes)
    preparation.tracks = tracks.limited(toRows: max(0, delegate.numberOfSections))
    return take(try preparation.prepare(for: delegate), for: delegate, animated: animated)
  }

  /// What there is to say where nothing changed: every element stays.
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

  /// The delegate must count as the transaction does.
  private func check(
    _ transaction: LayoutTransaction, against delegate: some LayoutDelegate
  ) throws(LayoutError) {
    let sections = max(0, delegate.numberOfSections)
    guard sections == transaction.numberOfSections else {
      throw .inconsistentTransaction(
        .delegateDisagreesOnSections(told: transaction.numberOfSections, delegate: sections))
    }
    for told in transaction.itemCounts where told.section >= 0 && told.section < sections {
      let count = max(0, delegate.numberOfItems(inSection: told.section))
      guard count == told.count else {
        throw .inconsistentTransaction(
          .delegateDisagrees(section: told.section, told: told.count, delegate: count))
      }
    }
  }
}

/// The size that an item was measured to have.
public struct PreferredSize: Hashable, Sendable {
  /// The item.
  public var index: ElementIndex
  /// Its size, in points or as the strategy reads sizes.
  public var size: LayoutSize

  /// Tells how large the item at an index is.
  public init(_ index: ElementIndex, _ size: LayoutSize) {
    self.index = index
    self.size = size
  }
}
