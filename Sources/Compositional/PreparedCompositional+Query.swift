import LayoutCore

extension PreparedCompositional {
  /// Appends the elements of a query to a result, in order.
  ///
  /// - Parameter query: The rectangle, the viewport and the part of the elements.
  /// - Parameter result: The result to append to.
  /// - Complexity: O(log *n* + *g* + *k*), where *n* is the number of items, *g* is the number of
  ///   items in visible groups, and *k* is the number of results. If a large group repeats
  ///   unchanged, only its items near the rectangle are examined. Only sections are examined in a
  ///   query for followers.
  public func find(_ query: LayoutQuery, into result: inout QueryResult) {
    var found = FoundElements(query, in: space)
    if let window = found.window, window.isEmpty { return }
    guard !found.isPinnedOnly || templates.pins else { return }
    let first = result.elements.count
    swap(&found.elements, &result.elements)
    // Visiting one layer at a time yields nearly sorted results, so sorting moves few elements.
    if found.window != nil, !found.isPinnedOnly, templates.visitsEachLayer {
      for layer in templates.layers {
        found.layer = layer
        visit(query.viewport, &found)
      }
    } else {
      visit(query.viewport, &found)
    }
    swap(&found.elements, &result.elements)
    if !found.isPinnedOnly { result.searched += found.searched }
    result.elements.restoreOrder(from: first)
  }

  /// Returns the sections that can have elements in a window.
  private func sections(in window: LayoutWindow) -> Range<Int> {
    extents.indexes(
      between: window.mainLower &- boundaries.headExtent &- templates.reach.after.main,
      and: window.mainUpper &- boundaries.headExtent &+ templates.reach.before.main)
  }

  /// Finds every element that the query can include.
  private func visit(_ viewport: LayoutViewport, _ found: inout FoundElements) {
    let edges = container.pinEdges(of: viewport, in: space)
    for item in boundaries.items where found.includes(item) {
      found.add(boundary(item, nil, edges))
    }
    let sections = found.window.map { self.sections(in: $0) } ?? 0..<numberOfSections
    let skipsEmpty = found.window != nil && nothingReachesOut(alongMain: true) && !extents.isCut
    var next = sections.lowerBound
    while next < sections.upperBound {
      let section = next
      next += 1
      if skipsEmpty, extents.extent(of: section) == 0 {
        // Skip all sections without extent at this position.
        next = extents.firstIndex(endingAfter: extents.offset(of: section))
        continue
      }
      let place = place(ofSection: section, in: viewport)
      let template = place.template
      found.searched += 1
      if let layer = found.layer, !template.layers.contains(layer) { continue }
      for decoration in template.decorations
      where !found.isPinnedOnly && found.includes(layer: decoration.zIndex) {
        found.add(self.decoration(decoration, place))
      }
      for item in place.boundaries.items where found.includes(item) {
        found.add(boundary(item, place, edges))
      }
      if found.isPinnedOnly { continue }
      if let layer = found.layer, !template.groupLayers.contains(layer) { continue }
      visitGroups(of: place, &found)
    }
  }

  /// Returns a Boolean value that indicates whether nothing without extent along an axis has elements
  /// in a window, because no element reaches beyond its group or section.
  private func nothingReachesOut(alongMain along: Bool) -> Bool {
    templates.reach.before[along] == 0 && templates.reach.after[along] == 0 && !isTooLarge
  }

  private func visitGroups(of place: Place, _ found: inout FoundElements) {
    guard place.groupCount > 0 else { return }
    let template = place.template
    let numbers = groups(of: place, in: found.window)
    guard !numbers.isEmpty else { return }
    if template.isMeasured {
      visitMeasured(numbers, of: place, &found)
      return
    }
    let isInOnePlace = template.pitch(forGroups: place.groupCount) == 0
    for number in numbers {
      let before = found.elements.count
      found.searched += 1
      let origin = origin(ofGroup: number, of: place)
      let items = items(ofGroup: number, of: place)
      if let window = found.window, let index = template.index {
        visit(index, items, origin, place, window, &found)
      } else {
        visit(template.entries, items, origin, place, &found)
      }
      // All groups at one position have the same frames, so none is found if the first is not.
      if isInOnePlace, found.elements.count == before { break }
    }
  }

  /// Visits consecutive measured groups, and computes each position from the one before.
  private func visitMeasured(
    _ numbers: Range<Int>, of place: Place, _ found: inout FoundElements
  ) {
    let template = place.template
    let along = template.stacksMain
    let first = place.firstGroup + numbers.lowerBound
    let end = first + numbers.count
    // All groups without extent at one position are skipped at once.
    let skipsEmpty =
      found.window != nil && nothingReachesOut(alongMain: along) && !measured.pitches.isCut
    var solver = solver(of: template)
    let cell = template.nodes[0].kind == .cell ? template.entries.first : nil
    var origin = origin(ofGroup: numbers.lowerBound, of: place)
    var items = (first: items(ofGroup: numbers.lowerBound, of: place).first, count: 0)
    var group = first
    while group < end {
      let pitch = measured.pitches.extent(of: group)
      if pitch == 0, skipsEmpty {
        group = measured.pitches.firstIndex(endingAfter: measured.pitches.offset(of: group))
        if group < end {
          items.first = self.items(ofGroup: group - place.firstGroup, of: place).first
        }
        continue
      }
      found.searched += 1
      if let cell {
        // A single-cell group has one item, and is placed without the solver, which needs arrays.
        items.count = 1
        found.searched += 1
        let entry = measured.cell(
          cell, of: place.firstItem + items.first, template, solver,
          groupExtent: pitch &- template.spacing)
        emit(entry, items.first, origin, place, &found)
      } else {
        items.count = Int(measured.counts.extent(of: group))
        measured.solve(
          &solver, template, groupExtent: pitch &- template.spacing,
          first: place.firstItem + items.first, limit: place.count - items.first)
        found.searched += solver.steps
        visit(solver.entries, items, origin, place, &found)
      }
      origin[along] = origin[along] &+ pitch
      items.first += items.count
      group += 1
    }
  }

  /// Returns the groups of a section that can have elements in a window.
  private func groups(of place: Place, in window: LayoutWindow?) -> Range<Int> {
    guard let window else { return 0..<place.groupCount }
    let template = place.template
    let along = template.stacksMain
    let reach = template.isMeasured ? templates.reach : template.reach
    var lower = (along ? window.mainLower : window.crossLower) &- place.groups[along]
    var upper = (along ? window.mainUpper : window.crossUpper) &- place.groups[along]
    if !along {
      lower = lower &+ place.shift
      upper = upper &+ place.shift
    }
    lower = lower &- reach.after[along]
    upper = upper &+ reach.before[along]
    if template.isMeasured {
      let axis = measured.pitches
      let base = axis.offset(of: place.firstGroup)
      let all = place.firstGroup..<place.firstGroup + place.groupCount
      // Groups without extent are at the edges of others, so neighbouring groups are included.
      let found = axis.indexes(between: lower &+ base &- 1, and: upper &+ base &+ 1)
      let clamped = found.clamped(to: all)
      return clamped.lowerBound - place.firstGroup..<clamped.upperBound - place.firstGroup
    }
    let pitch = template.pitch(forGroups: place.groupCount)
    let extent = template.size[along]
    guard pitch > 0 else { return 0..<place.groupCount }
    // A group covers `extent` from its start, which may be more than the distance to the next
    // group.
    let first = max(0, (lower &- extent) / pitch)
    let end = upper <= 0 ? 0 : (upper - 1) / pitch + 1
    let count = Int64(place.groupCount)
    let clampedEnd = min(count, max(0, end))
    return Int(min(first, clampedEnd))..<Int(clampedEnd)
  }

  private func visit(
    _ entries: [PlacedNode], _ items: (first: Int, count: Int), _ origin: Units, _ place: Place,
    _ found: inout FoundElements
  ) {
    for entry in entries {
      guard entry.item < items.count else { return }
      found.searched += 1
      emit(entry, items.first, origin, place, &found)
    }
  }

  /// Visits the entries that the index of a large group finds.
  private func visit(
    _ index: FrameIndex, _ items: (first: Int, count: Int), _ origin: Units, _ place: Place,
    _ window: LayoutWindow, _ found: inout FoundElements
  ) {
    let rect = LayoutRect(
      x: Double(window.mainLower &- origin.main), y: Double(window.crossLower &- origin.cross),
      width: Double(window.mainUpper &- window.mainLower),
      height: Double(window.crossUpper &- window.crossLower))
    index.forEachCandidate(in: rect) { number in
      let entry = place.template.entries[number]
      found.searched += 1
      if entry.item < items.count { emit(entry, items.first, origin, place, &found) }
    }
  }

  /// Adds the cell of an entry and its attached elements to the result.
  @inline(__always)
  private func emit(
    _ entry: PlacedNode, _ first: Int, _ origin: Units, _ place: Place,
    _ found: inout FoundElements
  ) {
    let template = place.template
    let node = Int(entry.node)
    let item = first + Int(entry.item)
    if entry.frame >= 0 || template.nodes[node].kind == .cell {
      let layer = template.layer(of: entry)
      if found.includes(layer: layer), found.overlaps(entry, origin) {
        addCell(entry, item, layer, origin, place, to: &found)
      }
    }
    guard entry.frame < 0, !template.nodes[node].attachments.isEmpty else { return }
    for attachment in template.nodes[node].attachments
    where found.includes(layer: attachment.zIndex) {
      found.add(self.attachment(attachment, entry, item, origin, place))
    }
  }

  @inline(__always)
  private func addCell(
    _ entry: PlacedNode, _ item: Int, _ layer: Int, _ origin: Units, _ place: Place,
    to found: inout FoundElements
  ) {
    let main = origin.main &+ entry.start.main
    let cross = origin.cross &+ entry.start.cross
    let frame = space.frame(
      main: space.mainSpan(from: main, to: main &+ entry.extents.main),
      cross: found.crossSpan(in: space, from: cross, to: cross &+ entry.extents.cross))
    guard found.takes(frame) else { return }
    found.elements.append(
      LayoutAttributes(
        element: .cell(section: place.section, item: item), frame: frame, zIndex: layer))
  }
}
