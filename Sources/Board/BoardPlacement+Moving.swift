import LayoutCore

/// Movement of items.
extension BoardPlacement {
  /// Returns the placement after an item is moved.
  ///
  /// Items in the way are pushed toward the end. If items move toward the start, so do those that
  /// have room to. Otherwise, an item that was pushed returns as far as there is room.
  ///
  /// - Parameter item: The number of the item.
  /// - Parameter column: The column in which the item begins. The nearest possible one is used.
  /// - Parameter row: The row in which the item begins. The nearest one from 0 to
  ///   ``BoardLayout/lastRow`` is used.
  /// - Parameter swapping: A Boolean value that indicates whether the only item in the way takes the
  ///   former place of the moved one instead, if it fits there. The default is `false`.
  /// - Complexity: O(n log n), and O(n) for each time that an item is pushed; n = items.
  public func moving(
    _ item: Int, toColumn column: Int, row: Int, swapping: Bool = false
  ) -> BoardPlacement {
    guard places.indices.contains(item) else { return self }
    var place = places[item]
    place.column = min(max(0, column), columns - place.width)
    place.row = min(max(0, row), BoardLayout.lastRow)
    return (swapping ? self.swapping(item, at: place) : nil) ?? changing(item, to: place)
  }

  /// Returns the placement after an item is resized.
  ///
  /// Items in the way are pushed toward the end, as in ``moving(_:toColumn:row:swapping:)``.
  ///
  /// - Parameter item: The number of the item.
  /// - Parameter width: The number of columns. The nearest possible one is used.
  /// - Parameter height: The number of rows. The nearest one from 1 to ``BoardLayout/maximumHeight``
  ///   is used.
  /// - Complexity: O(n log n), and O(n) for each time that an item is pushed; n = items.
  public func resizing(_ item: Int, width: Int, height: Int) -> BoardPlacement {
    guard places.indices.contains(item) else { return self }
    var place = places[item]
    place.width = min(max(1, width), columns - place.column)
    place.height = min(max(1, height), BoardLayout.maximumHeight)
    return changing(item, to: place)
  }

  private func changing(_ item: Int, to place: BoardPlace) -> BoardPlacement {
    guard places[item] != place else { return self }
    var result = self
    result.push(from: item, at: place)
    result.places[item] = place
    result.pack(returningTo: places, except: item)
    return result
  }

  /// Returns the placement after two items exchange their places, or `nil` if they cannot.
  private func swapping(_ item: Int, at place: BoardPlace) -> BoardPlacement? {
    let hit = places.indices.filter { $0 != item && places[$0].intersects(place) }
    guard hit.count == 1 else { return nil }
    var other = places[hit[0]]
    (other.column, other.row) = (places[item].column, places[item].row)
    guard other.column + other.width <= columns, !other.intersects(place) else { return nil }
    var result = self
    (result.places[item], result.places[hit[0]]) = (place, other)
    for (number, place) in places.enumerated() where number != item && number != hit[0] {
      if place.intersects(other) { return nil }
    }
    result.pack()
    return result
  }

  /// An item that is about to be placed, once the modules in its way are free.
  private struct Push {
    var item: Int
    var place: BoardPlace
    /// The modules that must be free.
    var area: BoardPlace
    /// The item that pushed this one, which is not in its way.
    var source: Int?
  }

  /// Pushes the items at a place toward the end, which push others in turn.
  ///
  /// If items move toward the start, whole rows are pushed, so that no large item passes a small
  /// one. Items near the end are pushed first.
  ///
  /// - Parameter isNew: A Boolean value that indicates whether the item is added, so that items near
  ///   the end are pushed first in any case.
  mutating func push(from item: Int, at place: BoardPlace, isNew: Bool = false) {
    var order = isNew ? places.readingOrder.reversed() : places.readingOrder
    var pushes: [Push] = []
    func collision(_ area: BoardPlace, _ item: Int, _ source: Int?) -> Int? {
      order.first { $0 != item && $0 != source && places[$0].intersects(area) }
    }
    func begin(_ push: Push) -> Int? {
      var push = push
      guard var first = collision(push.place, push.item, push.source) else { return nil }
      // The order is nearly the same as before, so sorting takes little time.
      order.sort {
        let (place, other) = (places[$0], places[$1])
        return place.row != other.row ? place.row > other.row : place.column > other.column
      }
      push.area = push.place
      if compaction == .start {
        (push.area.column, push.area.width) = (0, columns)
        first = collision(push.area, push.item, push.source) ?? first
      }
      pushes.append(push)
      return first
    }
    var next = begin(Push(item: item, place: place, area: place))
    while let push = pushes.last {
      guard let hit = next ?? collision(push.area, push.item, push.source) else {
        if push.item != item { places[push.item] = push.place }
        pushes.removeLast()
        continue
      }
      var moved = places[hit]
      moved.row = push.place.end
      next = begin(Push(item: hit, place: moved, area: moved, source: push.item))
      if next == nil { places[hit] = moved }
    }
  }

  /// Moves items toward the start, or pushed items back to their rows.
  ///
  /// - Parameter former: The places before the change.
  /// - Parameter item: An item that does not return.
  mutating func pack(returningTo former: [BoardPlace] = [], except item: Int? = nil) {
    let order = places.readingOrder
    guard compaction == .none else { return places.stack(order, keepsRows: false) }
    guard !former.isEmpty else { return }
    for other in order where other != item && places[other].row > former[other].row {
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
