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
///
/// All placements have the same items.
public struct BoardPlacements: Hashable, Sendable {
  /// The placements that were specified, in ascending order of their columns.
  public private(set) var kept: [BoardPlacement]
  /// A Boolean value that indicates whether items keep their widths where they fit, as in
  /// ``BoardPlacement/adapted(toColumns:keepingWidths:)``.
  public var keepsWidths: Bool

  /// Creates placements from one of them.
  ///
  /// - Parameter placement: The placement for its number of columns.
  /// - Parameter keepsWidths: A Boolean value that indicates whether items keep their widths where
  ///   they fit. The default is `false`.
  public init(_ placement: BoardPlacement, keepsWidths: Bool = false) {
    kept = [placement]
    self.keepsWidths = keepsWidths
  }

  /// The placement for a number of columns.
  ///
  /// If none was specified, the nearest wider one is adapted, or else the widest one. Changes of a
  /// placement do not change the others, unless it has another number of items: then it replaces
  /// all of them.
  ///
  /// - Complexity: O(n log n) if a placement is adapted; n = items.
  public subscript(columns: Int) -> BoardPlacement {
    get {
      let wider = kept.first { $0.columns >= columns } ?? kept[kept.count - 1]
      return wider.adapted(toColumns: columns, keepingWidths: keepsWidths)
    }
    set {
      kept.removeAll { $0.columns == newValue.columns || $0.count != newValue.count }
      let next = kept.firstIndex { $0.columns > newValue.columns } ?? kept.count
      kept.insert(newValue, at: next)
    }
  }

  /// Returns the placements with an item added to each of them.
  ///
  /// If it has no room in one of them, it is added to none.
  ///
  /// - Parameter item: The item, which is limited to each board.
  /// - Complexity: That of ``BoardPlacement/adding(_:)`` for each of ``kept``.
  public func adding(_ item: BoardItem) -> BoardPlacements { adding { _ in item } }

  /// Returns the placements with an item added to each of them, of another size or at another place
  /// for each.
  ///
  /// If it has no room in one of them, it is added to none.
  ///
  /// ```swift
  /// placements = placements.adding { columns in BoardItem(width: columns < 6 ? columns : 4) }
  /// ```
  ///
  /// - Parameter item: A closure that returns the item for a number of columns.
  /// - Complexity: That of ``BoardPlacement/adding(_:)`` for each of ``kept``.
  public func adding(_ item: (_ columns: Int) -> BoardItem) -> BoardPlacements {
    var result = self
    result.kept = kept.map { $0.adding(item($0.columns)) }
    return zip(kept, result.kept).allSatisfy { $0.count < $1.count } ? result : self
  }

  /// Returns the placements without an item.
  ///
  /// - Parameter item: The number of the item.
  /// - Complexity: O(n log n) for each of ``kept``; n = items.
  public func removing(_ item: Int) -> BoardPlacements {
    var result = self
    result.kept = kept.map { $0.removing(item) }
    return result
  }
}
