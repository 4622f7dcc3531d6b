/// The storage of a sectioned layout that its strategy reads and writes.
public struct SectionStore<Items: SectionItems, State: Sendable>: Sendable {
  /// The values that are stored for all items, section after section.
  public var items: Items
  /// The checkpoints of all sections.
  ///
  /// A checkpoint is a number from which a strategy resumes placement in the middle of a section.
  /// The number of a section's checkpoints is that of ``SectionStrategy/checkpointSize(of:_:)``.
  public var checkpoints: [LayoutUnit]
  /// The state of each section, by the number of the section.
  public var states: [State]
  /// The work of the last preparation or update.
  ///
  /// The core counts moved entries, and the items from the first one to be placed. A strategy must
  /// count the items that it places before that one, and its work to revise a section. If it
  /// implements ``SectionStrategy/measure(_:in:_:_:answeredBy:noting:)``, it must count questions
  /// too.
  public var work: LayoutWork
  /// The boxes around places, if items are found by boxes.
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
  /// Finds the items of a section that intersect a window, ascending, by boxes around their places.
  ///
  /// - Parameter window: The window to search.
  /// - Parameter section: The part of the storage that belongs to the section.
  /// - Parameter sink: The collector to which the items are added.
  /// - Complexity: O(log n) for each cluster that is found; n = items of the section.
  @inlinable
  public func find<Value>(
    in window: SectionWindow, _ section: SectionSlice, into sink: inout CellSink
  ) where Items == PlacedItems<Value> {
    BoxForest.find(
      in: window, items.spans, section.items, boxes, section.boxes.lowerBound, into: &sink)
  }
}

/// The storage of a strategy that keeps a value and a place per item, and no values per section.
public typealias PlacedStore<Value: ItemValue> = SectionStore<PlacedItems<Value>, NoSectionState>
