import Board

/// The places of board items, and the extents of columns, rows and lanes, that were changed by hand.
struct Arrangement {
  /// The places of items that stay with them, on a board of any number of columns.
  struct Places {
    private var numbers: [Int32: Int] = [:]
    private var placements: BoardPlacements
    /// The placements that were computed, by their columns.
    private var known: [Int: BoardPlacement] = [:]

    init(_ items: [Int32], _ placement: BoardPlacement) {
      for (place, item) in items.enumerated() { numbers[item] = place }
      placements = BoardPlacements(placement)
      known[placement.columns] = placement
      // The items of a screen and of a phone; other numbers of columns are computed when they are asked for.
      for columns in 1...12 where known[columns] == nil { known[columns] = placements[columns] }
    }

    /// Returns the place of an item, or nil if it has none of its own.
    func place(of item: Int32, columns: Int) -> BoardPlace? {
      guard let number = numbers[item] else { return nil }
      return (known[columns] ?? placements[columns]).places[number]
    }
  }

  /// The places of the items of sections, by the numbers of the sections in the data.
  var boards: [Int32: Places] = [:]
  /// The widths of columns.
  var columnWidths: [Int: Double] = [:]
  /// The heights of rows, by their numbers in the data.
  var rowHeights: [Int32: Double] = [:]
  /// The extents of lanes of a schedule, by the numbers of the sections in the data.
  var laneExtents: [Int32: Double] = [:]
}
