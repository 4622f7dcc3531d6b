import LayoutCore

/// The groups of all sections with estimated extents, and the answers of their items.
///
/// Both are stored in the order of the sections.
///
/// If all groups and all answers are equal, no memory is used for each of them.
struct MeasuredGroups: Sendable {
  /// The stored value of an item without an answer, since answers are stored plus 2.
  static let pending: Int64 = 0
  /// The stored value of an item that leaves its extent to the estimate.
  static let none: Int64 = 1

  /// The distances between the starts of consecutive groups.
  var pitches = ExtentIndex(count: 0, extent: 0)
  /// The number of items in each group.
  var counts = ExtentIndex(count: 0, extent: 0)
  /// The number of measured groups in each section.
  var groupsOfSection = ExtentIndex(count: 0, extent: 0)
  /// The number of measured items in each section.
  var itemsOfSection = ExtentIndex(count: 0, extent: 0)
  /// The answers of items along the main axis.
  var mains = ExtentIndex(count: 0, extent: 0, limit: .max)
  /// The answers of items along the cross axis.
  var crosses = ExtentIndex(count: 0, extent: 0, limit: .max)
  /// The largest number of items after a group that were examined to fill it.
  var lookahead = 0

  func firstGroup(ofSection section: Int) -> Int { Int(groupsOfSection.offset(of: section)) }
  func firstItem(ofSection section: Int) -> Int { Int(itemsOfSection.offset(of: section)) }

  /// Returns the answer of an item, which is negative along an axis where the estimate applies.
  func measured(_ item: Int) -> PerAxis<Int64> {
    PerAxis(main: mains.extent(of: item) - 2, cross: crosses.extent(of: item) - 2)
  }

  /// Returns the cell of a single-cell group with the answer of its item.
  ///
  /// - Parameter estimated: The cell before it is measured.
  @inline(__always)
  func cell(
    _ estimated: PlacedNode, of item: Int, _ template: CompositionalTemplate,
    _ solver: GroupSolver, groupExtent: Int64
  ) -> PlacedNode {
    var cell = estimated
    if template.asks.main {
      let main = mains.extent(of: item) - 2
      if main >= 0 { cell.extents.main = solver.floored(main) }
    }
    if template.asks.cross {
      let cross = crosses.extent(of: item) - 2
      if cross >= 0 { cell.extents.cross = solver.floored(cross) }
    }
    if template.isUniform { cell.extents[template.stacksMain] = max(0, groupExtent) }
    return cell
  }

  /// Lays out a group again with the stored answers.
  ///
  /// - Parameter first: The index of the group's first item among all measured items.
  /// - Parameter limit: The number of items from there to the end of the section. Items that did
  ///   not fit have the same effect as when the group was measured.
  func solve(
    _ solver: inout GroupSolver, in room: PerAxis<Int64>, stretch: GroupStretch?, first: Int,
    limit: Int
  ) {
    // A pointer is used because a captured value would be copied for every node that is laid out,
    // which would retain each of its arrays.
    withUnsafePointer(to: self) { groups in
      _ = solver.solve(in: room, stretch: stretch, limit: limit) { item, _, _ in
        groups.pointee.measured(first + item)
      }
    }
  }
}
