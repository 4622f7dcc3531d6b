import LayoutCore

/// A flow while it is brought up to date.
@usableFromInline
struct FlowEditor {
  var prepared: PreparedFlow
  var diagnostics: LayoutDiagnostics
  var work = LayoutWork()
  /// What was in the sections that go elsewhere, by their old numbers.
  var taken: [Int: TakenSection] = [:]
  /// Sections whose items were all asked for already.
  var refilled: Set<Int> = []

  /// What a section held.
  struct TakenSection {
    var style: UInt32
    var items: [FlowItemExtents]
  }

  /// An editor of a layout that is prepared already.
  ///
  /// It takes the storage along and leaves an empty layout, so that it has the only reference and changes
  /// it in place. ``handOver(to:)`` gives it back.
  @usableFromInline
  init(changing other: inout PreparedFlow) {
    diagnostics = other.diagnostics
    prepared = PreparedFlow(
      layout: other.layout, environment: other.environment, container: other.container)
    swap(&prepared, &other)
  }

  /// Gives the layout away; swapped, because a copy would count a reference to each of its arrays.
  @usableFromInline
  mutating func handOver(to other: inout PreparedFlow) { swap(&prepared, &other) }

  /// Refuses more items than can be laid out, before anything changes.
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
  mutating func finish() {
    prepared.space.mainLength = prepared.sections.length
    prepared.diagnostics = diagnostics
    prepared.work = work
  }

  // MARK: Asking

  /// Asks for the sizes of some of a section's items.
  @inlinable
  mutating func extents(
    of items: some Sequence<Int>, _ section: Int, _ delegate: some LayoutDelegate
  ) -> [FlowItemExtents] {
    let sizer = itemSizer(section)
    let asks = asksForSizes
    var result: [FlowItemExtents] = []
    for item in items {
      let index = ElementIndex(section: section, item: item)
      let told = asks ? delegate.sizeForItem(at: index, proposal: sizer.proposal) : nil
      result.append(extents(of: told ?? sizer.itemSize, index, sizer))
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
    return sizer.extents(of: size) ?? sizer.replacement(for: size, at: index, &diagnostics)
  }
}
