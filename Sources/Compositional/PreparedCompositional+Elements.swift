import StrategyKit

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
    let index = element.index
    var found = FoundElements(LayoutQuery(in: nil, viewport: viewport), in: space)
    if index.section == 0, index.item < 0 {
      visitBoundaries(of: nil, container.pinEdges(of: viewport, in: space), &found)
    } else if records.indices.contains(index.section), index.item >= 0 {
      let place = place(ofSection: index.section, in: viewport)
      if element.category != .cell {
        visitBoundaries(of: place, container.pinEdges(of: viewport, in: space), &found)
      }
      if identity(of: element) == .item, index.item < place.count {
        visit(index.item, of: place, &found)
      }
    }
    return found.elements.first { $0.element == element }
  }

  /// Visits the cell of an item, and what is attached to it and to the groups that begin with it.
  private func visit(_ item: Int, of place: Place, _ found: inout FoundElements) {
    let number = group(ofItem: item, of: place)
    let first = firstItem(ofGroup: number, of: place)
    var solver = solver(of: place.template)
    if place.template.isMeasured { measured.solve(&solver, number, of: place, from: first) }
    let entries = place.template.isMeasured ? solver.entries : place.template.entries
    let origin = origin(ofGroup: number, of: place)
    let start = SortedSearch.first(in: entries.count) { Int(entries[$0].item) >= item - first }
    for entry in entries[start...].prefix(while: { Int($0.item) == item - first }) {
      emit(entry, first, origin, place, &found)
    }
  }

  /// Returns the start of a group in the units of the content.
  func origin(ofGroup number: Int, of place: Place) -> Units {
    var origin = place.groups
    let along = place.template.stacksMain
    origin[along] = origin[along] &+ group(number, of: place).start
    return origin
  }

  // MARK: Attributes

  func frame(_ start: Units, _ extents: Units) -> LayoutRect {
    space.frame(
      main: space.mainSpan(
        from: LayoutUnit(rawValue: start.main),
        to: LayoutUnit(rawValue: start.main &+ extents.main)),
      cross: space.crossSpan(
        from: LayoutUnit(rawValue: start.cross),
        to: LayoutUnit(rawValue: start.cross &+ extents.cross)))
  }

  /// Returns the frame of the part of a place within insets.
  private func frame(
    _ start: Units, _ extents: Units, within insets: PerAxis<Ends<NodeExtent>>
  ) -> LayoutRect {
    let inner = PerAxis { insets[$0].inner(of: extents, $0) }
    return frame(Units { start[$0] &+ inner[$0].start }, Units { inner[$0].extent })
  }

  /// Visits the decorations and the boundary items of a section.
  ///
  /// - Parameter place: The section, or nil for the boundary items of the layout.
  /// - Parameter edges: The edges of the viewport that pinned items are held to.
  func visitBoundaries(
    of place: Place?, _ edges: (leading: LayoutUnit, trailing: LayoutUnit),
    _ found: inout FoundElements
  ) {
    let (start, length) = (place?.start ?? 0, place?.length ?? space.mainLength.rawValue)
    if let place, !found.isPinnedOnly {
      for decoration in place.template.decorations where found.includes(layer: decoration.zIndex) {
        found.add(
          LayoutAttributes(
            element: .decoration(decoration.kind, place.section, decoration.number),
            frame: frame(
              Units(main: start, cross: crossStart), Units(main: length, cross: crossExtent),
              within: decoration.insets),
            zIndex: decoration.zIndex))
      }
    }
    let boundaries = place?.boundaries ?? boundaries
    for item in boundaries.items where found.includes(item) {
      let main = boundaries.start(of: item, start: start, length: length, edges: edges)
      found.add(
        LayoutAttributes(
          element: place.map { .supplementary(item.kind, $0.section, item.number) }
            ?? CompositionalLayout.boundaryElement(item.kind, number: item.number),
          frame: frame(
            Units(main: main, cross: crossStart &+ item.crossStart), item.extents,
            within: item.insets),
          zIndex: item.zIndex))
    }
  }
}
