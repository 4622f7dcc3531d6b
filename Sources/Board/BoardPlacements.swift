/// The placements of a board for each number of columns.
///
/// If the width of a container determines the number of columns, an app keeps the places for each
/// of them: those that a user arranges with 12 columns return after the board had 4.
///
/// ```swift
/// func boardItem(at index: ElementIndex, default item: BoardItem) -> BoardItem {
///   BoardItem(placements[item.boardColumns].places[index.item])
/// }
/// ```
public struct BoardPlacements: Hashable, Sendable {
  /// The placements that were specified, in ascending order of their columns.
  public private(set) var kept: [BoardPlacement]

  /// Creates placements from one of them.
  public init(_ placement: BoardPlacement) { kept = [placement] }

  /// The placement for a number of columns.
  ///
  /// If none was specified, the nearest wider one is adapted, or else the widest one. Changes of a
  /// placement do not change the others. Set all of them again if items are added or removed.
  ///
  /// - Complexity: O(n log n) if a placement is adapted; n = items.
  public subscript(columns: Int) -> BoardPlacement {
    get {
      let wider = kept.first { $0.columns >= columns } ?? kept[kept.count - 1]
      return wider.adapted(toColumns: columns)
    }
    set {
      kept.removeAll { $0.columns == newValue.columns }
      let next = kept.firstIndex { $0.columns > newValue.columns } ?? kept.count
      kept.insert(newValue, at: next)
    }
  }
}
