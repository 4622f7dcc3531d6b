import LayoutCore

/// The groups of all sections whose extents the delegate's answers decide on, section after section, and
/// what their items answered.
///
/// Where all groups and all answers are alike, nothing is stored for each.
struct MeasuredGroups: Sendable {
  /// What is stored for an item that was not asked yet; answers are stored plus 2.
  static let pending: Int64 = 0
  /// What is stored for an item that leaves its extent to the estimate.
  static let none: Int64 = 1

  /// From each group to the next.
  var pitches = ExtentIndex(count: 0, extent: 0)
  /// How many items each group has.
  var counts = ExtentIndex(count: 0, extent: 0)
  /// How many such groups each section has.
  var groupsOfSection = ExtentIndex(count: 0, extent: 0)
  /// How many such items each section has.
  var itemsOfSection = ExtentIndex(count: 0, extent: 0)
  /// What items answered along the main axis.
  var mains = ExtentIndex(count: 0, extent: 0, limit: .max)
  /// What items answered along the cross axis.
  var crosses = ExtentIndex(count: 0, extent: 0, limit: .max)
  /// The number of items behind a group that can have been looked at to fill it, at most.
  var lookahead = 0

  func firstGroup(ofSection section: Int) -> Int { Int(groupsOfSection.offset(of: section)) }
  func firstItem(ofSection section: Int) -> Int { Int(itemsOfSection.offset(of: section)) }

  /// What an item answered; negative where it left that to the estimate.
  func measured(_ item: Int) -> PerAxis<Int64> {
    PerAxis(main: mains.extent(of: item) - 2, cross: crosses.extent(of: item) - 2)
  }

  /// The cell of a group that is nothing else, with what its item answered.
  ///
  /// - Parameter estimated: The cell as long as it was not measured.
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

  /// Lays out a group again.
  ///
  /// - Parameter first: The place of its first item among all that were measured.
  /// - Parameter limit: The number of items from there to the end of the section: those that did not fit
  ///   count as they did when the group was measured.
  func solve(
    _ solver: inout GroupSolver, in room: PerAxis<Int64>, stretch: GroupStretch?, first: Int,
    limit: Int
  ) {
    // By pointer: a captured value would be copied for every node that is laid out, one reference count for
    // each of its arrays.
    withUnsafePointer(to: self) { groups in
      _ = solver.solve(in: room, stretch: stretch, limit: limit) { item, _, _ in
        groups.pointee.measured(first + item)
      }
    }
  }
}
