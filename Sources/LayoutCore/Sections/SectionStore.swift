/// The storage of a sectioned layout that its strategy reads and writes.
public struct SectionStore<Items: SectionItems, State: Sendable>: Sendable {
  /// What is kept of all items, section after section.
  public var items: Items
  /// The checkpoints of all sections: numbers from which a strategy goes on placing in the middle.
  ///
  /// Each section has as many as ``SectionStrategy/checkpointSize(of:_:_:)`` says.
  public var checkpoints: [LayoutUnit]
  /// The state of each section.
  public var states: [State]
  /// The work of the last preparation or update.
  ///
  /// The core counts questions, moved entries, and the items from the first one to be placed. A strategy counts
  /// what it places before that one, and what it does to revise a section.
  public var work: LayoutWork
  /// Boxes around places, where items are found by them.
  @usableFromInline var boxes: [ItemSpan]

  @inlinable
  init() {
    items = Items(unplaced: 0)
    checkpoints = []
    states = []
    work = LayoutWork()
    boxes = []
  }
}

extension SectionStore {
  /// Finds the items of a section that lie in a window, ascending, by the boxes around their places.
  @inlinable
  public func find<Value>(
    in window: SectionWindow, _ section: SectionSlice, into sink: inout CellSink
  ) where Items == PlacedItems<Value> {
    BoxForest.find(
      in: window, items.spans, section.items, boxes, section.boxes.lowerBound, into: &sink)
  }
}

/// The storage of a strategy that keeps a value and a place for each item, and nothing of sections.
public typealias PlacedStore<Value: ItemValue> = SectionStore<PlacedItems<Value>, NoSectionState>
