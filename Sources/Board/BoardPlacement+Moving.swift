import StrategyKit

/// Movement of items.
extension BoardPlacement {
  /// Returns the placement after an item is moved.
  ///
  /// Items in the way are pushed toward the end. If items move toward the start, so do those that
  /// have room to. Otherwise, an item that was pushed returns as far as there is room.
  ///
  /// Locked items are not pushed: the moved item, and those that it pushes, are placed after them.
  ///
  /// - Parameter item: The number of the item.
  /// - Parameter column: The column in which the item begins. The nearest possible one is used.
  /// - Parameter row: The row in which the item begins. The nearest one from 0 to
  ///   ``BoardLayout/lastRow`` is used at which the item ends within ``maximumRows``.
  /// - Parameter swapping: A Boolean value that indicates whether the only item in the way takes
  ///   the former place of the moved one instead, if it fits there and is not locked. The default
  ///   is `false`.
  /// - Complexity: O(n log n), and O(n) for each time that an item is pushed; n = items.
  public func moving(
    _ item: Int, toColumn column: Int, row: Int, swapping: Bool = false
  ) -> BoardPlacement {
    guard places.indices.contains(item) else { return self }
    let place = places[item].moved(
      toColumn: min(max(0, column), columns - places[item].width),
      row: max(0, min(row, rowLimit - places[item].height, BoardLayout.lastRow)))
    return (swapping ? self.swapping(item, at: place) : nil)
      ?? changing(item, to: place.passing(locks(except: item)))
  }

  /// Returns the placement after an item is resized.
  ///
  /// Items in the way are pushed toward the end, as in ``moving(_:toColumn:row:swapping:)``. If one
  /// of them is locked, the placement stays unchanged.
  ///
  /// - Parameter item: The number of the item.
  /// - Parameter width: The number of columns. The nearest possible one is used.
  /// - Parameter height: The number of rows. The nearest one from 1 to
  ///   ``BoardLayout/maximumHeight`` is used at which the item ends within ``maximumRows``.
  /// - Complexity: O(n log n), and O(n) for each time that an item is pushed; n = items.
  public func resizing(_ item: Int, width: Int, height: Int) -> BoardPlacement {
    guard places.indices.contains(item) else { return self }
    let old = places[item]
    let place = BoardPlace(
      column: old.column, row: old.row, width: min(max(1, width), columns - old.column),
      height: max(1, min(height, rowLimit - old.row, BoardLayout.maximumHeight)),
      isLocked: old.isLocked)
    return locks(except: item).contains { $0.intersects(place) } ? self : changing(item, to: place)
  }

  private func changing(_ item: Int, to place: BoardPlace) -> BoardPlacement {
    guard places[item] != place else { return self }
    var result = self
    result.push(from: item, at: place)
    result.places[item] = place
    result.pack(returningTo: places, except: item)
    return accepting(result)
  }

  /// Returns the placement after two items exchange their places, or `nil` if they cannot.
  private func swapping(_ item: Int, at place: BoardPlace) -> BoardPlacement? {
    let hit = places.indices.filter { $0 != item && places[$0].intersects(place) }
    guard hit.count == 1, !places[hit[0]].isLocked else { return nil }
    let other = places[hit[0]].moved(toColumn: places[item].column, row: places[item].row)
    var result = self
    (result.places[item], result.places[hit[0]]) = (place, other)
    let isFree = places.indices.allSatisfy {
      $0 == hit[0] || !result.places[$0].intersects(other)
    }
    guard isFree, other.column + other.width <= columns else { return nil }
    result.pack()
    return accepting(result)
  }

  /// Pushes the items at a place toward the end, which push others in turn.
  ///
  /// If items move toward the start, whole rows are pushed, so that no large item passes a small
  /// one. Items near the end are pushed first. Locked items are passed.
  ///
  /// - Parameter isNew: A Boolean value that indicates whether the item is added, so that items
  ///   near the end are pushed first in any case.
  mutating func push(from item: Int, at place: BoardPlace, isNew: Bool = false) {
    var order = isNew ? places.readingOrder.reversed() : places.readingOrder
    order.removeAll { places[$0].isLocked }
    let locks = locks(except: item)
    // The items that are about to be placed. Each is pushed by the one before it.
    var pushes = [(item: item, place: place)]
    func hit(_ area: BoardPlace) -> Int? {
      let item = pushes[pushes.count - 1].item
      let source = pushes.count > 1 ? pushes[pushes.count - 2].item : item
      return order.first { $0 != item && $0 != source && places[$0].intersects(area) }
    }
    var isFirst = true
    while let (item, place) = pushes.last {
      let area =
        compaction == .none
        ? place : BoardPlace(column: 0, row: place.row, width: columns, height: place.height)
      var next = hit(isFirst ? place : area)
      if isFirst, next != nil {
        // The order is nearly the same as before, so sorting takes little time.
        order.sort {
          (places[$0].row, places[$0].column) > (places[$1].row, places[$1].column)
        }
        if compaction == .start { next = hit(area) }
      }
      isFirst = next != nil
      if let next {
        var moved = places[next]
        moved.row = place.end
        pushes.append((next, moved.passing(locks)))
      } else {
        pushes.removeLast()
        if !pushes.isEmpty { places[item] = place }
      }
    }
  }

  /// Moves items toward the start, or pushed items back to their rows.
  ///
  /// - Parameter former: The places before the change.
  /// - Parameter item: An item that does not return.
  mutating func pack(returningTo former: [BoardPlace] = [], except item: Int? = nil) {
    if compaction == .start { return places.compact() }
    for other in places.readingOrder
    where other < former.count && other != item && places[other].row > former[other].row {
      var place = places[other]
      place.row = former[other].row
      while place.row < places[other].row,
        let hit = places.indices.first(where: { $0 != other && places[$0].intersects(place) })
      {
        place.row = places[hit].end
      }
      if place.row < places[other].row { places[other] = place }
    }
  }
}
