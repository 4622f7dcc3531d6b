import StrategyKit

/// The places of the items of a board, as a value.
///
/// Functions such as ``moving(_:toColumn:row:swapping:)`` return the placement after a change, and
/// leave the original unchanged. So an app can preview a drag from the placement at its start, and
/// keep the result only if the item is dropped.
///
/// ```swift
/// var placement = BoardPlacement(of: [BoardItem(width: 2, height: 2), BoardItem()], columns: 4)
/// placement = placement.moving(1, toColumn: 0, row: 0)
/// ```
///
/// Items have numbers from 0, in the order of the collection. No two places have a module in
/// common. If an item does not exist, a function returns the placement unchanged.
///
/// - Complexity: O(n) memory for n items.
/// - Source: The rules are those of gridstack.
public struct BoardPlacement: Hashable, Sendable {
  /// The number of columns of the board, from 1 to ``BoardLayout/maximumColumns``.
  public let columns: Int
  /// The rule that determines whether items move toward the start after each change.
  public let compaction: BoardCompaction
  /// The maximum number of rows, or `nil` if there is none.
  ///
  /// If a change would cause the board to have more rows, the placement stays unchanged. A board
  /// that has more rows already can be changed if it does not become longer.
  public var maximumRows: Int?
  /// The places of the items.
  public internal(set) var places: [BoardPlace] = []

  /// Creates a placement without items.
  ///
  /// - Parameter columns: The number of columns. The nearest number from 1 to
  ///   ``BoardLayout/maximumColumns`` is used.
  /// - Parameter compaction: The rule that determines whether items move toward the start. The
  ///   default is ``BoardCompaction/start``.
  /// - Parameter maximumRows: The maximum number of rows. The default is `nil`, for none.
  public init(columns: Int, compaction: BoardCompaction = .start, maximumRows: Int? = nil) {
    self.columns = min(max(columns, 1), BoardLayout.maximumColumns)
    self.compaction = compaction
    self.maximumRows = maximumRows
  }

  /// Creates a placement of items that are added one after another.
  ///
  /// - Parameter items: The items. They are limited to the board.
  /// - Parameter columns: The number of columns.
  /// - Parameter compaction: The rule that determines whether items move toward the start. The
  ///   default is ``BoardCompaction/start``.
  /// - Parameter maximumRows: The maximum number of rows, which limits later changes only: each of
  ///   `items` has a place. The default is `nil`, for none.
  /// - Complexity: O(n² log n); n = items.
  public init(
    of items: [BoardItem], columns: Int, compaction: BoardCompaction = .start,
    maximumRows: Int? = nil
  ) {
    self.init(columns: columns, compaction: compaction)
    for item in items { self = adding(item) }
    self.maximumRows = maximumRows
  }

  /// Returns the placement with an item added at the end of the collection.
  ///
  /// If the item has no place of its own, it is at the first free place. Otherwise, it pushes the
  /// items at its place toward the end. If ``maximumRows`` leaves no room, it is not added.
  ///
  /// - Parameter item: The item. It is limited to the board.
  /// - Complexity: O(n log n), and O(n) for each item that is pushed; n = items.
  public func adding(_ item: BoardItem) -> BoardPlacement {
    var result = self
    var place = item.place(on: columns)
    if place.row < 0 {
      var rows = BoardRows(columns: columns, packing: .dense, around: places)
      place = rows.place(place)
    }
    place = place.passing(locks())
    result.places.append(place)
    result.push(from: count, at: place, isNew: true)
    result.pack()
    return accepting(result)
  }

  /// Returns the placement without an item.
  ///
  /// The numbers of later items are lower by 1.
  ///
  /// - Parameter item: The number of the item.
  /// - Complexity: O(n log n); n = items.
  public func removing(_ item: Int) -> BoardPlacement {
    guard places.indices.contains(item) else { return self }
    var result = self
    result.places.remove(at: item)
    result.pack()
    return result
  }

  /// Returns the placement with all items placed again in reading order, to fill holes.
  ///
  /// Locked items keep their places.
  ///
  /// - Parameter packing: The rule that determines the places. The default is
  ///   ``BoardPacking/dense``.
  /// - Complexity: O(n log n) in most cases; n = items.
  public func compacting(_ packing: BoardPacking = .dense) -> BoardPlacement {
    var result = self
    var rows = BoardRows(columns: columns, packing: packing, around: locks())
    for item in places.readingOrder where !places[item].isLocked {
      result.places[item] = rows.place(places[item])
    }
    result.pack(returningTo: places)
    return accepting(result)
  }

  /// Returns the placement with an item locked, so that other items never move it.
  ///
  /// - Parameter item: The number of the item.
  /// - Complexity: O(n); n = items.
  public func locking(_ item: Int) -> BoardPlacement {
    guard places.indices.contains(item) else { return self }
    var result = self
    result.places[item].isLocked = true
    return result
  }

  /// Returns the placement with an item that is no longer locked.
  ///
  /// - Parameter item: The number of the item.
  /// - Complexity: O(n log n); n = items.
  public func unlocking(_ item: Int) -> BoardPlacement {
    guard places.indices.contains(item) else { return self }
    var result = self
    result.places[item].isLocked = false
    result.pack()
    return result
  }

  /// Returns the placement on a board of another width.
  ///
  /// The edges of items are scaled to the nearest columns, and items keep their rows. An item whose
  /// place is taken has the first free place after the item before it, so the reading order is
  /// kept. Locked items are placed like the others, and stay locked.
  ///
  /// The result has no ``maximumRows``, because fewer columns need more rows.
  ///
  /// - Parameter columns: The number of columns.
  /// - Parameter keepingWidths: A Boolean value that indicates whether only the first columns of
  ///   items are scaled, and their widths are limited to the board. The default is `false`.
  /// - Complexity: O(n log n); n = items.
  public func adapted(toColumns columns: Int, keepingWidths: Bool = false) -> BoardPlacement {
    var result = BoardPlacement(columns: columns, compaction: compaction)
    guard result.columns != self.columns else { return self }
    let columns = result.columns
    func scaled(_ edge: Int) -> Int {
      let nearest = (2 * edge * columns + self.columns) / (2 * self.columns)
      // Only edges of the board become its edges, so that a narrow item at the side keeps a column.
      return edge % self.columns == 0 ? nearest : min(max(1, nearest), columns - 1)
    }
    result.places = places
    var (ends, last) = (BoardEnds(), BoardPlace(column: 0, row: 0))
    for item in places.readingOrder {
      let (old, first) = (places[item], scaled(places[item].column))
      let width =
        keepingWidths
        ? min(old.width, columns) : max(1, scaled(old.columns.upperBound) - first)
      var (row, column) = (old.row, min(first, columns - width))
      func end(_ column: Int) -> Int { ends.end(of: column..<column + width) }
      if (row, column) < (last.row, last.column) || end(column) > row {
        let next = (0...columns - width).map { column in
          (max(end(column), column > last.column ? last.row : last.row + 1), column)
        }
        (row, column) = next.reduce(next[0]) { $1 < $0 ? $1 : $0 }
      }
      last = BoardPlace(
        column: column, row: row, width: width, height: old.height, isLocked: old.isLocked)
      ends.add(last)
      result.places[item] = last
    }
    result.pack()
    return result
  }

  /// The number of items.
  public var count: Int { places.count }

  /// The number of rows up to the end of the last item.
  public var numberOfRows: Int { places.reduce(0) { max($0, $1.end) } }

  /// Returns a changed placement, or this one if the changed one has too many rows.
  func accepting(_ changed: BoardPlacement) -> BoardPlacement {
    changed.numberOfRows <= max(rowLimit, numberOfRows) ? changed : self
  }

  /// The row in which no item can begin, nor any after it.
  var rowLimit: Int { max(0, maximumRows ?? .max) }

  /// Returns the places of the locked items in reading order.
  func locks(except item: Int? = nil) -> [BoardPlace] {
    places.readingOrder.filter { $0 != item && places[$0].isLocked }.map { places[$0] }
  }
}
