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
    func boundary(_ boundaries: CompositionalBoundaries, _ number: Int, _ place: Place?)
      -> LayoutAttributes?
    {
      boundaries.items.first { $0.kind == element.kind && $0.number == number }.map {
        self.boundary($0, place, container.pinEdges(of: viewport, in: space))
      }
    }
    if element.category == .supplementary, section == 0, item < 0 {
      return boundary(boundaries, -1 - item, nil)
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
      if let own = boundary(place.boundaries, item, place) { return own }
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
    var entries = place.template.entries
    if place.template.isMeasured {
      var solver = solver(of: place.template)
      measured.solve(
        &solver, place.template, groupExtent: group(number, of: place).extent,
        first: place.firstItem + first, limit: place.count - first)
      entries = solver.entries
    }
    let start = SortedSearch.first(in: entries.count) { Int(entries[$0].item) >= item - first }
    return entries[start...].prefix { Int($0.item) == item - first }.map { ($0, origin) }
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

  /// Returns the frame of the part of a place within insets.
  private func frame(
    _ start: Units, _ extents: Units, within insets: PerAxis<Ends<NodeExtent>>
  ) -> LayoutRect {
    let inner = PerAxis { insets[$0].inner(of: extents, $0) }
    return frame(Units { start[$0] &+ inner[$0].start }, Units { inner[$0].extent })
  }

  private func cell(
    _ entry: PlacedNode, _ item: Int, _ origin: Units, _ place: Place
  ) -> LayoutAttributes {
    LayoutAttributes(
      element: .cell(section: place.section, item: item),
      frame: frame(Units { origin[$0] &+ entry.start[$0] }, entry.extents),
      zIndex: place.template.layer(of: entry))
  }

  func attachment(
    _ attachment: NodeAttachment, _ entry: PlacedNode, _ item: Int, _ origin: Units,
    _ place: Place
  ) -> LayoutAttributes {
    let placed = attachment.placed(
      at: Units { origin[$0] &+ entry.start[$0] }, in: entry.extents)
    return LayoutAttributes(
      element: .supplementary(attachment.kind, place.section, item),
      frame: frame(placed.start, placed.extents), zIndex: attachment.zIndex)
  }

  func decoration(_ decoration: PlacedDecoration, _ place: Place) -> LayoutAttributes {
    let whole = Units(main: place.length, cross: crossExtent)
    let start = Units(main: place.start, cross: crossStart)
    return LayoutAttributes(
      element: .decoration(decoration.kind, place.section, decoration.number),
      frame: frame(start, whole, within: decoration.insets), zIndex: decoration.zIndex)
  }

  /// Returns the attributes of a boundary item.
  ///
  /// - Parameter place: The section that the item belongs to, or nil for an item of the layout.
  func boundary(
    _ item: CompositionalBoundaries.Item, _ place: Place?,
    _ edges: (leading: Int64, trailing: Int64)
  ) -> LayoutAttributes {
    let start = (place?.boundaries ?? boundaries).start(
      of: item, start: place?.start ?? 0, length: place?.length ?? space.mainLength, edges: edges)
    return LayoutAttributes(
      element: place.map { .supplementary(item.kind, $0.section, item.number) }
        ?? CompositionalLayout.boundaryElement(item.kind, number: item.number),
      frame: frame(
        Units(main: start, cross: crossStart &+ item.crossStart), item.extents,
        within: item.insets),
      zIndex: item.zIndex)
  }
}
