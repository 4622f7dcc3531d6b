import StrategyKit

/// The parents of an outline that stay in view while their descendants are.
///
/// A parent follows the edge after the frozen rows and the parents of lower levels around it. At
/// the end of its group, it moves away with the last row of the group.
extension SheetAxis {
  /// A parent that is away from its place in one viewport.
  struct Pin {
    var track: Int
    var lower: Int64
  }

  /// Returns whether a row or column has descendants and scrolls, so that it may be pinned.
  func canPin(_ index: Int) -> Bool {
    pinsParents && index >= frozenLeading && index < count - frozenTrailing
      && levels.isParent(index)
  }

  /// Returns the extent of the scrolling parents around a row or column, with their spacing.
  ///
  /// - Complexity: O(d log n); d = parents around the row, n = rows.
  func parentsExtent(around index: Int) -> Int64 {
    var extent: Int64 = 0
    guard pinsParents, zone(of: index) == .middle else { return extent }
    var child = index
    while let parent = levels.parent(of: child), parent >= frozenLeading {
      extent &+= pitches.extent(of: parent)
      child = parent
    }
    return extent
  }

  /// Returns the start of a parent that is pinned away from its place, or nil for any other track.
  ///
  /// - Complexity: That of ``parentsExtent(around:)``.
  func pinnedLower(of index: Int, at zones: Zones) -> Int64? {
    guard let edge = zones.pinEdge, canPin(index), let room = room(ofParent: index, at: zones),
      room.end > edge
    else { return nil }
    return pinned(room, at: edge &+ parentsExtent(around: index))
  }

  /// The positions between which a parent moves, and the end of its group.
  private typealias Room = (start: Int64, last: Int64, end: Int64)

  /// Returns the positions of a parent, or nil if it has no extent.
  private func room(ofParent index: Int, at zones: Zones) -> Room? {
    let pitch = pitches.extent(of: index)
    guard pitch > 0 else { return nil }
    let shift = zones.middle &- pitches.offset(of: frozenLeading)
    let end =
      shift &+ pitches.offset(of: min(levels.end(ofGroup: index), count - frozenTrailing))
    return (shift &+ pitches.offset(of: index), end &- pitch, end)
  }

  /// Returns the start of a parent that is pinned at an edge, or nil if it is at its place.
  private func pinned(_ room: Room, at edge: Int64) -> Int64? {
    room.start < edge && room.end > edge && room.last > room.start ? min(edge, room.last) : nil
  }

  /// Calls `body` with the pinned parents of a viewport, from the outermost to the innermost.
  ///
  /// Each of them is inside the one before it.
  func forEachPin(at zones: Zones, _ body: (Pin) -> Void) {
    guard var edge = zones.pinEdge else { return }
    let shift = zones.middle &- pitches.offset(of: frozenLeading)
    let scrolling = range(of: .middle)
    var outer: Int?
    while true {
      // A pinned parent contains the row at the edge below the parents around it.
      var index = pitches.firstIndex(endingAfter: edge &- shift)
      guard scrolling.contains(index) else { return }
      while let parent = levels.parent(of: index), parent != outer, parent >= frozenLeading {
        index = parent
      }
      guard levels.isParent(index),
        outer.map({ index > $0 && index < levels.end(ofGroup: $0) }) ?? true
      else { return }
      if let room = room(ofParent: index, at: zones) {
        guard let lower = pinned(room, at: edge) else { return }
        body(Pin(track: index, lower: lower))
        edge &+= pitches.extent(of: index)
      }
      outer = index
    }
  }
}
