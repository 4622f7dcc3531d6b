import LayoutCore

extension PreparedCompositional {
  /// Returns the attributes of an element, or nil if the element does not exist.
  ///
  /// - Parameter element: The element.
  /// - Parameter viewport: The visible part of the content, which places pinned elements.
  /// - Complexity: O(log *n* + *g*), where *n* is the number of items and *g* is the number of
  ///   items in the element's group.
  public func attributes(
    for element: LayoutElement, in viewport: LayoutViewport
  ) -> LayoutAttributes? {
    let section = element.index.section
    let item = element.index.item
    if element.category == .supplementary, section == 0, item < 0 {
      return globalBoundary(element.kind, -1 - item, viewport)
    }
    guard section >= 0, section < numberOfSections, item >= 0 else { return nil }
    let place = place(ofSection: section, in: viewport)
    switch element.category {
    case .cell:
      guard element.kind == .cell, item < place.count else { return nil }
      return entries(ofItem: item, of: place).last.map { cell($0.entry, item, $0.origin, place) }
    case .decoration:
      let own = place.template.decorations.first {
        $0.kind == element.kind && $0.number == item
      }
      return own.map { decoration($0, place) }
    case .supplementary:
      let own = place.template.boundaries.items.first {
        $0.kind == element.kind && $0.number == item
      }
      if let own { return boundary(own, place, container.pinEdges(of: viewport, in: space)) }
      guard item < place.count, place.template.attaches(element.kind) else { return nil }
      for found in entries(ofItem: item, of: place) where found.entry.frame < 0 {
        for attachment in place.template.nodes[Int(found.entry.node)].attachments
        where attachment.kind == element.kind {
          return self.attachment(attachment, found.entry, item, found.origin, place)
        }
      }
      return nil
    }
  }

  /// Returns the entries of an item: first the groups that begin with it, and last its cell.
  private func entries(
    ofItem item: Int, of place: Place
  ) -> [(entry: PlacedNode, origin: Units)] {
    let number = group(ofItem: item, of: place)
    let first = items(ofGroup: number, of: place).first
    let origin = origin(ofGroup: number, of: place)
    var found: [(entry: PlacedNode, origin: Units)] = []
    func search(_ entries: [PlacedNode]) {
      let start = SortedSearch.first(in: entries.count) { Int(entries[$0].item) >= item - first }
      for entry in entries[start...].prefix(while: { Int($0.item) == item - first }) {
        found.append((entry, origin))
      }
    }
    if place.template.isMeasured {
      var solver = GroupSolver(
        nodes: place.template.nodes, floor: container.floorGrid, repeats: place.template.repeats,
        mustTake: true)
      solve(number, of: place, with: &solver)
      search(solver.entries)
    } else {
      search(place.template.entries)
    }
    return found
  }

  /// Returns the start of a group in the units of the content.
  func origin(ofGroup number: Int, of place: Place) -> Units {
    var origin = place.groups
    origin.cross = origin.cross &- place.shift
    let along = place.template.stacksMain
    origin[along] = origin[along] &+ group(number, of: place).start
    return origin
  }

  // MARK: Attributes

  func frame(_ start: Units, _ extents: Units) -> LayoutRect {
    space.frame(
      main: space.mainSpan(from: start.main, to: start.main &+ extents.main),
      cross: space.crossSpan(from: start.cross, to: start.cross &+ extents.cross))
  }

  func cell(
    _ entry: PlacedNode, _ item: Int, _ origin: Units, _ place: Place
  ) -> LayoutAttributes {
    LayoutAttributes(
      element: .cell(section: place.section, item: item), frame: frame(entry, origin),
      zIndex: place.template.layer(of: entry))
  }

  private func frame(_ entry: PlacedNode, _ origin: Units) -> LayoutRect {
    frame(
      Units(
        main: origin.main &+ entry.start.main, cross: origin.cross &+ entry.start.cross),
      entry.extents)
  }

  func attachment(
    _ attachment: NodeAttachment, _ entry: PlacedNode, _ item: Int, _ origin: Units,
    _ place: Place
  ) -> LayoutAttributes {
    let main = attachment.placed(
      true, start: origin.main &+ entry.start.main, in: entry.extents)
    let cross = attachment.placed(
      false, start: origin.cross &+ entry.start.cross, in: entry.extents)
    return LayoutAttributes(
      element: .supplementary(attachment.kind, place.section, item),
      frame: frame(
        Units(main: main.start, cross: cross.start),
        Units(main: main.extent, cross: cross.extent)),
      zIndex: attachment.zIndex)
  }

  func decoration(_ decoration: PlacedDecoration, _ place: Place) -> LayoutAttributes {
    let whole = Units(main: place.length, cross: crossExtent)
    var start = Units(main: place.start, cross: crossStart)
    var extents = Units(main: 0, cross: 0)
    for main in PerAxis<Bool>.both {
      let inset = decoration.insets[main]
      let first = inset.start.resolved(in: whole[main])
      start[main] = start[main] &+ first
      extents[main] = max(0, whole[main] &- first &- inset.end.resolved(in: whole[main]))
    }
    return LayoutAttributes(
      element: .decoration(decoration.kind, place.section, decoration.number),
      frame: frame(start, extents), zIndex: decoration.zIndex)
  }

  func boundary(
    _ item: CompositionalBoundaries.Item, _ place: Place,
    _ edges: (leading: Int64, trailing: Int64)
  ) -> LayoutAttributes {
    let start = place.template.boundaries.start(
      of: item, start: place.start, length: place.length, edges: edges)
    return LayoutAttributes(
      element: .supplementary(item.kind, place.section, item.number),
      frame: frame(of: item, at: start),
      zIndex: item.zIndex)
  }

  private func frame(of item: CompositionalBoundaries.Item, at start: Int64) -> LayoutRect {
    let inner = item.frame
    return frame(
      Units(
        main: start &+ inner.start.main,
        cross: crossStart &+ item.crossStart &+ inner.start.cross), inner.extents)
  }

  /// Returns the attributes of a boundary item of the whole layout.
  func globalBoundary(
    _ item: CompositionalBoundaries.Item, _ edges: (leading: Int64, trailing: Int64)
  ) -> LayoutAttributes {
    let start = boundaries.start(of: item, start: 0, length: space.mainLength, edges: edges)
    return LayoutAttributes(
      element: CompositionalLayout.boundaryElement(item.kind, number: item.number),
      frame: frame(of: item, at: start),
      zIndex: item.zIndex)
  }

  private func globalBoundary(
    _ kind: ElementKind, _ number: Int, _ viewport: LayoutViewport
  ) -> LayoutAttributes? {
    boundaries.items.first { $0.kind == kind && $0.number == number }.map {
      globalBoundary($0, container.pinEdges(of: viewport, in: space))
    }
  }
}
