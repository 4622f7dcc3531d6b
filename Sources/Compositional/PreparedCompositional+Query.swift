import StrategyKit

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

  /// Finds every element that the query can include.
  private func visit(_ viewport: LayoutViewport, _ found: inout FoundElements) {
    let edges = container.pinEdges(of: viewport, in: space)
    visitBoundaries(of: nil, edges, &found)
    // Only these sections can have elements in the window.
    let sections =
      found.window.map {
        extents.indexes(
          between: $0.mainLower.rawValue &- boundaries.headExtent &- templates.reach.after.main,
          and: $0.mainUpper.rawValue &- boundaries.headExtent &+ templates.reach.before.main)
      } ?? 0..<numberOfSections
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
      found.searched += 1
      visitBoundaries(of: place, edges, &found)
      if found.isPinnedOnly { continue }
      if let layer = found.layer, !place.template.groupLayers.contains(layer) { continue }
      visitGroups(of: place, &found)
    }
  }

  /// Returns a Boolean value that indicates whether nothing without extent along an axis has
  /// elements in a window, because no element reaches beyond its group or section.
  private func nothingReachesOut(alongMain along: Bool) -> Bool {
    templates.reach.before[along] == 0 && templates.reach.after[along] == 0 && !isTooLarge
  }

  /// Visits the groups of a section, and computes each position from the one before.
  private func visitGroups(of place: Place, _ found: inout FoundElements) {
    let groups = groups(of: place, in: found.window)
    guard var group = groups.first else { return }
    let along = place.template.stacksMain
    // All groups without extent at one position are skipped at once.
    let skipsEmpty =
      found.window != nil && nothingReachesOut(alongMain: along) && !place.pitches.isCut
    let cell = place.template.nodes[0].kind == .cell ? place.template.entries.first : nil
    var solver = solver(of: place.template)
    var origin = origin(ofGroup: group, of: place)
    var first = firstItem(ofGroup: group, of: place)
    while group < groups.upperBound {
      let pitch = place.pitches.extent(of: group)
      if pitch == 0, skipsEmpty {
        group = place.pitches.firstIndex(endingAfter: place.pitches.offset(of: group))
        if group < groups.upperBound { first = firstItem(ofGroup: group, of: place) }
        continue
      }
      let before = found.elements.count
      let items = first..<first + min(Int(place.counts.extent(of: group)), place.count - first)
      found.searched += 1
      if !place.template.isMeasured {
        visit(place.template.entries, place.template.index, items, origin, place, &found)
        // All groups at one position have the same frames, so none is found if the first is not.
        if pitch == 0, found.elements.count == before { return }
      } else if var cell {
        // A single cell is placed without the solver, which needs memory.
        let answer = measured.measured(place.firstItem + first)
        for main in PerAxis<Bool>.both where answer[main] >= 0 {
          cell.extents[main] = solver.floored(answer[main])
        }
        if place.template.isUniform {
          cell.extents[along] = max(0, pitch &- place.template.spacing)
        }
        found.searched += 1
        emit(cell, first, origin, place, &found)
      } else {
        measured.solve(&solver, group, of: place, from: first)
        found.searched += solver.steps
        visit(solver.entries, nil, items, origin, place, &found)
      }
      origin[along] = origin[along] &+ pitch
      first = items.upperBound
      group += 1
    }
  }

  /// Returns the groups of a section that can have elements in a window, among those of its
  /// pitches.
  private func groups(of place: Place, in window: LayoutWindow?) -> Range<Int> {
    let all = place.numbers
    guard let window, !all.isEmpty else { return all }
    let along = place.template.stacksMain
    let reach = place.template.isMeasured ? templates.reach : place.template.reach
    let start = place.groups[along] &- place.pitches.offset(of: all.lowerBound)
    // Groups without extent are at the edges of others, so neighbouring groups are included. Groups
    // whose positions are limited cover those that follow.
    let slack = place.pitches.isCut ? max(1, place.template.size[along]) : 1
    let (least, greatest) =
      along ? (window.mainLower, window.mainUpper) : (window.crossLower, window.crossUpper)
    let lower = least.rawValue &- start &- reach.after[along]
    let upper = greatest.rawValue &- start &+ reach.before[along]
    return place.pitches.indexes(between: lower &- slack, and: upper &+ 1).clamped(to: all)
  }

  /// Visits the entries of a group, or those that its index finds if the group is large.
  private func visit(
    _ entries: [PlacedNode], _ index: FrameIndex?, _ items: Range<Int>, _ origin: Units,
    _ place: Place, _ found: inout FoundElements
  ) {
    guard let window = found.window, let index else {
      for entry in entries {
        guard entry.item < items.count else { return }
        found.searched += 1
        emit(entry, items.lowerBound, origin, place, &found)
      }
      return
    }
    let rect = LayoutRect(
      x: Double(window.mainLower.rawValue &- origin.main),
      y: Double(window.crossLower.rawValue &- origin.cross),
      width: Double((window.mainUpper - window.mainLower).rawValue),
      height: Double((window.crossUpper - window.crossLower).rawValue))
    index.forEachCandidate(in: rect) { number in
      let entry = entries[number]
      found.searched += 1
      if entry.item < items.count { emit(entry, items.lowerBound, origin, place, &found) }
    }
  }

  /// Adds the cell of an entry and its attached elements to the result.
  func emit(
    _ entry: PlacedNode, _ first: Int, _ origin: Units, _ place: Place,
    _ found: inout FoundElements
  ) {
    let template = place.template
    let node = Int(entry.node)
    let item = first + Int(entry.item)
    let start = Units { origin[$0] &+ entry.start[$0] }
    let extents = entry.extents
    let layer = template.layer(of: entry)
    if entry.frame >= 0 || template.nodes[node].kind == .cell,
      found.includes(layer: layer), found.overlaps(start, extents)
    {
      let main = space.mainSpan(
        from: LayoutUnit(rawValue: start.main),
        to: LayoutUnit(rawValue: start.main &+ extents.main))
      let cross = found.crossSpan(in: space, from: start.cross, to: start.cross &+ extents.cross)
      let frame = space.frame(main: main, cross: cross)
      // Attributes that are created before the test would be copied.
      if found.takes(frame) {
        found.elements.append(
          LayoutAttributes(
            element: .cell(section: place.section, item: item), frame: frame, zIndex: layer))
      }
    }
    guard entry.frame < 0, !template.nodes[node].attachments.isEmpty else { return }
    for attachment in template.nodes[node].attachments
    where found.includes(layer: attachment.zIndex) {
      let placed = attachment.placed(at: start, in: extents)
      found.add(
        LayoutAttributes(
          element: .supplementary(attachment.kind, place.section, item),
          frame: frame(placed.start, placed.extents), zIndex: attachment.zIndex))
    }
  }
}
