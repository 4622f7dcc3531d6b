import LayoutCore

/// The state of a flow layout while changes are applied to it.
@usableFromInline
struct FlowEditor {
  var prepared: PreparedFlow
  var diagnostics: LayoutDiagnostics
  var work = LayoutWork()
  /// The contents of the sections that move, by their old numbers.
  var taken: [Int: TakenSection] = [:]
  /// The sections whose items were all asked for again.
  var refilled: Set<Int> = []

  /// The style and items of a section that moves.
  struct TakenSection {
    var style: UInt32
    var items: [FlowItemExtents]
  }

  /// Creates an editor for a prepared layout.
  ///
  /// The editor takes over the storage and leaves an empty layout behind. So it holds the only
  /// reference, and changes the storage in place. ``handOver(to:)`` returns it.
  @usableFromInline
  init(changing other: inout PreparedFlow) {
    diagnostics = other.diagnostics
    prepared = PreparedFlow(
      layout: other.layout, environment: other.environment, container: other.container)
    swap(&prepared, &other)
  }

  /// Moves the changed layout to `other`.
  ///
  /// It is swapped, because a copy would retain each of its arrays.
  @usableFromInline
  mutating func handOver(to other: inout PreparedFlow) { swap(&prepared, &other) }

  /// Throws an error if the changes exceed the limit of items, before anything changes.
  ///
  /// - Throws: ``/LayoutCore/LayoutError/tooManyItems(section:count:limit:)``.
  @inlinable
  func checkLimits(_ changes: LayoutChanges, _ delegate: some LayoutDelegate) throws(LayoutError) {
    var added = 0
    for change in changes.within { added += change.items.newCount - change.items.oldCount }
    for insertion in changes.sections.inserted where insertion.source == nil {
      let count = max(0, delegate.numberOfItems(inSection: insertion.index))
      try check(count, insertion.index, after: added)
      added += count
    }
    try check(0, changes.within.last?.section ?? 0, after: added)
  }

  @usableFromInline
  func check(_ count: Int, _ section: Int, after added: Int) throws(LayoutError) {
    let limit = LayoutLimits.maximumStoredItems
    if count > limit - prepared.crosses.count - added {
      throw .tooManyItems(section: section, count: count, limit: limit)
    }
  }

  @usableFromInline
  mutating func begin(_ changes: LayoutChanges) { diagnostics.update(by: changes) }

  @usableFromInline
  mutating func checked(_ count: Int, _ section: Int) -> Int {
    diagnostics.checkedCount(count, inSection: section)
  }

  @usableFromInline
  mutating func finish() {
    prepared.space.mainLength = prepared.sections.length
    prepared.diagnostics = diagnostics
    prepared.work = work
  }

  // MARK: Asking

  /// Returns the extents of some of a section's items, from the sizes that the delegate gives.
  @inlinable
  mutating func extents(
    of items: some Sequence<Int>, _ section: Int, _ delegate: some LayoutDelegate
  ) -> [FlowItemExtents] {
    let sizer = itemSizer(section)
    let asks = asksForSizes
    var result: [FlowItemExtents] = []
    for item in items {
      let index = ElementIndex(section: section, item: item)
      let specified = asks ? delegate.sizeForItem(at: index, proposal: sizer.proposal) : nil
      result.append(extents(of: specified ?? sizer.itemSize, index, sizer))
    }
    return result
  }

  @usableFromInline
  var asksForSizes: Bool { prepared.layout.asksForSizes }

  @usableFromInline
  func itemSizer(_ section: Int) -> FlowItemSizer {
    FlowItemSizer(prepared.layout, prepared.style(of: section), prepared.container)
  }

  @usableFromInline
  mutating func extents(
    of size: LayoutSize, _ index: ElementIndex, _ sizer: FlowItemSizer
  ) -> FlowItemExtents {
    work.questions += 1
    if let extents = sizer.extents(of: size) { return extents }
    // The style of the section has reported the size that all its items have.
    return asksForSizes
      ? sizer.replacement(for: size, at: index, &diagnostics)
      : sizer.replacement(for: size) { _, _, _ in }
  }
}
