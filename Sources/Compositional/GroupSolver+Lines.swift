import StrategyKit

// Lines: children that are placed one after the other
extension GroupSolver {
  mutating func placeLine(
    _ index: Int, _ size: inout Units, _ isOpen: PerAxis<Bool>, along: Bool, _ measure: Measure
  ) {
    let mark = mark
    let base = mark.line
    let spans = PerAxis { inner(index, size, $0) }
    var room = Units { spans[$0].extent }
    fill(index, room, isOpen, along, Shared { _ in nil }, measure)
    let shared = shared(base, index, along)
    if shared.isNeeded, canRepeat() {
      rewind(to: mark)
      fill(index, room, isOpen, along, shared.extents, measure)
    }
    let across = isOpen[!along] ? extentAcross(base, index, along, room) : room[!along]
    // Children that are a fraction of the extent across must wait until it is known.
    if across != room[!along],
      line[base...].contains(where: {
        let extents = nodes[$0.node].extents
        return extents.main.base == !along || extents.cross.base == !along
      }), canRepeat()
    {
      let shared = self.shared(base, index, along).extents
      rewind(to: mark)
      room[!along] = across
      fill(index, room, isOpen, along, shared, measure)
    }
    let whole = isOpen[along] ? stretched(index, along) : room[along]
    let length = spread(base, index, along, whole, across: across, spans)
    if isOpen[along] { size[along] = whole ?? length }
    if isOpen[!along] { size[!along] = across }
    line.removeLast(line.count - base)
  }

  /// Appends children to a line until the next one does not fit.
  ///
  /// If the length of a child is known, the child is laid out only if it fits. Therefore, an item
  /// is asked for its size only in a place that it may get. Every pass over the children takes at
  /// least one item, so the number of items bounds the work.
  private mutating func fill(
    _ index: Int, _ room: Units, _ isOpen: PerAxis<Bool>, _ along: Bool,
    _ shared: Shared, _ measure: Measure
  ) {
    // Fractions of the room are rounded to units, each by half a unit at most.
    let most = room[along] &+ LayoutUnit.perPoint / 64
    var used: Int64 = 0
    var turn = (used: Int64(-1), items: -1)
    var number = 0
    while nodes[index].count == 0 || number < nodes[index].count {
      if number % nodes[index].children.count == 0 {
        // The next pass would have the same result as the last one, without end.
        if items == turn.items || nodes[index].count == 0 && used == turn.used { break }
        turn = (used, items)
      }
      // Places without items matter only if the remaining space of the line is shared.
      if number > 0, items >= limit {
        guard nodes[index].isSpread else { break }
        guard items &- limit < GroupSolver.maximumFreePlaces else {
          isExhausted = true
          break
        }
      }
      let child = nodes[index].children[number % nodes[index].children.count]
      let forced = forced(child, number, index, room, isOpen, along, shared)
      let gap = number == 0 ? 0 : nodes[index].spacing.units
      // The estimates of an open line determine what fits.
      var estimate = forced
      if isOpen[along], nodes[child].extents[along].isUniform { estimate[along] = -1 }
      let nominal = unmeasured(child, along, in: room, forced: estimate)
      func end(_ length: Int64) -> Int64 {
        used &+ gap &+ length &+ nodes[child].edges[along].least
      }
      // The first child of a line has a place even if it does not fit.
      let isFirst = number == 0 || takesFirst && items == 0
      if nodes[index].count == 0, !isFirst {
        let isKnown =
          isOpen[along] || forced[along] >= 0 || !nodes[child].extents[along].isEstimated
        guard
          isKnown ? end(nominal) <= most : canRepeat()
        else { break }
      }
      guard hasRoom else {
        isCut = true
        break
      }
      let mark = mark
      let wasCut = isCut
      let size = solve(child, in: room, forced: forced, measure)
      let end = end(isOpen[along] ? nominal : size[along])
      if nodes[index].count == 0, end > most {
        guard isFirst else {
          rewind(to: mark)
          isCut = wasCut
          break
        }
        isCut = isCut || !isOpen[along]
      }
      used = GroupSolver.bounded(end)
      line.append(
        LineChild(
          node: child, first: mark.entries, end: entries.count, size: size,
          isReal: mark.items < limit && items > mark.items))
      number += 1
    }
  }

  /// Returns the extents that a child must have because of a fixed count or a shared extent.
  ///
  /// A negative extent means that the child determines the extent.
  private func forced(
    _ child: Int, _ number: Int, _ index: Int, _ room: Units, _ isOpen: PerAxis<Bool>,
    _ along: Bool, _ shared: Shared
  ) -> Units {
    var forced = Units(main: -1, cross: -1)
    let extents = nodes[child].extents
    for main in PerAxis<Bool>.both where extents[main].isUniform {
      forced[main] = shared[main] ?? -1
    }
    if nodes[index].count > 0, !(isOpen[along] && extents[along].isEstimated) {
      let count = Int64(nodes[index].count)
      let gap = nodes[index].spacing.units
      let fits = count == 1 || gap <= room[along] / (count - 1)
      let total = fits ? room[along] &- (count - 1) &* gap : 0
      forced[along] = floored(GroupSolver.share(total, count, at: Int64(number)))
    }
    return forced
  }

  /// Returns the share at a position from 0 if `total` has `count` equal shares.
  static func share(_ total: Int64, _ count: Int64, at number: Int64) -> Int64 {
    let (each, rest) = total.quotientAndRemainder(dividingBy: count)
    return each &+ rest &* (number + 1) / count &- rest &* number / count
  }

  /// Returns a length that is limited to the largest position of content.
  private static func bounded(_ units: Int64) -> Int64 {
    min(units, LayoutLimits.maximumPosition.rawValue)
  }

  /// Returns the common extents of the line's children that must be equally large.
  ///
  /// Along each axis, it is the largest extent of those that have items, or nil if there is none.
  /// `isNeeded` is true if some child has another extent, so the line must be filled again.
  private func shared(
    _ base: Int, _ index: Int, _ along: Bool
  ) -> (extents: Shared, isNeeded: Bool) {
    var shared = Shared { _ in nil }
    var isNeeded = false
    for main in PerAxis<Bool>.both where main != along || nodes[index].count == 0 {
      var largest: Int64 = -1
      for child in line[base...] where child.isReal && nodes[child.node].extents[main].isUniform {
        largest = max(largest, child.size[main])
      }
      guard largest >= 0 else { continue }
      shared[main] = largest
      // Places without items have their estimated extents.
      for child in line[base...] where nodes[child.node].extents[main].isUniform {
        isNeeded = isNeeded || child.size[main] != largest
      }
    }
    return (shared, isNeeded)
  }

  /// Returns the largest extent across an open line of its children that are not a fraction of it.
  private func extentAcross(_ base: Int, _ index: Int, _ along: Bool, _ room: Units) -> Int64 {
    if let given = stretched(index, !along) { return given }
    var largest: Int64 = -1
    for child in line[base...]
    where child.isReal && nodes[child.node].extents[!along].base != !along {
      largest = max(largest, child.size[!along] &+ nodes[child.node].edges[!along].least)
    }
    return largest >= 0 ? GroupSolver.bounded(largest) : room[!along]
  }

  /// Moves the children of a line to their places, and distributes the free space.
  ///
  /// - Parameter whole: The length of the line, or nil for that of its places.
  /// - Parameter across: The extent across the line.
  /// - Returns: The length of the places with items, with minimum spacings.
  private mutating func spread(
    _ base: Int, _ index: Int, _ along: Bool, _ whole: Int64?, across: Int64,
    _ spans: PerAxis<(start: Int64, extent: Int64)>
  ) -> Int64 {
    var all: Int64 = 0
    var real: Int64 = 0
    var flexible: Int64 = 0
    for place in base..<line.count {
      let gap = place == base ? NodeSpacing() : nodes[index].spacing
      let edges = nodes[line[place].node].edges[along]
      all = GroupSolver.bounded(all &+ gap.units &+ line[place].size[along] &+ edges.least)
      if line[place].isReal { real = all }
      flexible += Int64((gap.isFlexible ? 1 : 0) + edges.flexibleCount)
    }
    let free = max(0, (whole ?? all) &- all)
    var given: Int64 = 0
    func extra(_ spacing: NodeSpacing) -> Int64 {
      guard spacing.isFlexible else { return 0 }
      given += 1
      return GroupSolver.share(free, flexible, at: given - 1)
    }
    var position = spans[along].start
    for place in base..<line.count {
      let child = line[place]
      let edges = nodes[child.node].edges
      let gap = place == base ? NodeSpacing() : nodes[index].spacing
      position = position &+ gap.units &+ extra(gap)
      position = position &+ edges[along].start.units &+ extra(edges[along].start)
      let left = max(0, across &- child.size[!along] &- edges[!along].least)
      var aside = spans[!along].start &+ edges[!along].start.units
      if edges[!along].start.isFlexible {
        aside = aside &+ left / Int64(edges[!along].flexibleCount)
      }
      for entry in child.first..<child.end {
        let start = entries[entry].start
        entries[entry].start[along] = GroupSolver.bounded(start[along] &+ position)
        entries[entry].start[!along] = GroupSolver.bounded(start[!along] &+ aside)
      }
      position = GroupSolver.bounded(
        position &+ child.size[along] &+ edges[along].end.units &+ extra(edges[along].end))
    }
    return real
  }
}
