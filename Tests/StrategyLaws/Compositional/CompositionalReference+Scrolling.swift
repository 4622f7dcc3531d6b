import Compositional
import LayoutCore
import LayoutTesting

// What the layout reports about elements besides their frames.
extension CompositionalReference {
  /// Returns a property of an element that differs from the documented one.
  func finding(_ element: LayoutElement, _ prepared: PreparedCompositional) -> String? {
    let number = element.index.section
    let isOfLayout = element.category == .supplementary && element.index.item < 0
    let items = isOfLayout ? global : sections[number].boundaries
    let place = isOfLayout ? -1 - element.index.item : element.index.item
    let own =
      element.category == .supplementary
      ? items.first { $0.item.kind == element.kind && $0.number == place } : nil
    let axes: LayoutAxes = own.map { isPinned($0) } == true ? LayoutAxes(axis) : []
    if prepared.followedAxes(of: element) != axes {
      return "\(element) follows \(prepared.followedAxes(of: element)), not \(axes)"
    }
    let isAttached = sections[number].attachedKinds.contains(element.kind)
    let identity: ElementIdentity =
      element.category == .cell
      ? .item
      : isOfLayout
        ? .fixed
        : element.category == .decoration
          ? .section : isAttached ? .item : .section
    if prepared.identity(of: element) != identity {
      return "\(element) has \(prepared.identity(of: element)), not \(identity)"
    }
    var edges = (start: 0, end: 0)
    if element.category == .cell {
      for boundary in global + sections[number].boundaries where isPinned(boundary) {
        let insets = boundary.item.contentInsets
        let own =
          axis == .horizontal ? (insets.leading, insets.trailing) : (insets.top, insets.bottom)
        let (before, after) = (ReferenceSpace.units(own.0), ReferenceSpace.units(own.1))
        let extent = max(0, boundary.size[axis] - before - after)
        if side(boundary.item.alignment, axis) < 0 {
          edges.start = max(edges.start, before + extent)
        } else {
          edges.end = max(edges.end, boundary.size[axis] - before)
        }
      }
    }
    let (start, end) = (ReferenceSpace.points(edges.start), ReferenceSpace.points(edges.end))
    let covered =
      axis == .vertical
      ? LayoutInsets(top: start, bottom: end) : LayoutInsets(leading: start, trailing: end)
    let found = prepared.obscuredEdges(for: element)
    return found == covered ? nil : "\(element): \(found) is covered, not \(covered)"
  }

  /// Returns an offset at which a section should not come to rest.
  func restFinding(
    _ prepared: PreparedCompositional, _ random: inout SeededGenerator
  ) -> String? {
    for section in sections {
      let drag = SectionDrag(
        from: random.pick([0, 40, 200]), proposed: random.pick([-9, 35, 120, 900]),
        velocity: random.pick([-1, 0, 1]))
      var expected = drag.proposed
      if let behavior = section.description.scrolling {
        let (stops, range) = stops(of: section)
        expected = behavior.restingOffset(
          after: drag,
          in: LayoutUnit(
            rawValue: Int64(range.0))...LayoutUnit(
              rawValue: Int64(max(range.0, range.1))),
          page: LayoutUnit(rawValue: Int64(space.cross)), groups: stops.count
        ) { LayoutUnit(rawValue: Int64(stops[$0])) }
      }
      let found = prepared.restingOffset(ofSection: section.number, after: drag)
      if found != expected { return "section \(section.number) rests at \(found), not \(expected)" }
    }
    for number in [-1, sections.count] {
      let drag = SectionDrag(from: 0, proposed: 7, velocity: 0)
      if prepared.restingOffset(ofSection: number, after: drag) != 7 {
        return "section \(number) rests"
      }
    }
    return nil
  }

  private func isPinned(_ boundary: Boundary) -> Bool {
    boundary.item.pinsToVisibleBounds && side(boundary.item.alignment, axis) != 0
  }
}

extension CompositionalReference.Section {
  /// The kinds of the elements that are attached to items and groups.
  fileprivate var attachedKinds: Set<ElementKind> {
    func kinds(_ item: CompositionalItem) -> Set<ElementKind> {
      item.subitems.reduce(Set(item.supplementaryItems.map { $0.kind })) {
        $0.union(kinds($1))
      }
    }
    return kinds(group).subtracting(description.boundaryItems.map { $0.kind })
  }
}
