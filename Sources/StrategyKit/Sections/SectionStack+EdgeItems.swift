import LayoutCore

/// Headers and footers that are measured after the layout is shown.
extension SectionStack {
  var hasMeasuredEdgeItems: Bool { !measuredEdges.isEmpty }

  /// Returns `false` for a section without edge items, which ignores measured sizes.
  func canMeasureEdgeItems(of number: Int) -> Bool {
    records[number].measuredEdges >= 0 || styleEdges[Int(records[number].style)].hasEdgeItems
  }

  /// Sets the measured sizes of a section's edge items; an edge item without an extent has no
  /// measured size.
  ///
  /// The diagnostics of earlier sizes must have been removed.
  mutating func setEdgeItemSizes(_ sizes: EdgeItemSizes, of number: Int) {
    let place = Int(records[number].measuredEdges)
    if sizes.isEmpty, place < 0 { return }
    var own = styleEdges[Int(records[number].style)]
    measure(&own.header, sizes.header, .supplementary(.header, number))
    measure(&own.footer, sizes.footer, .supplementary(.footer, number))
    if place >= 0 {
      measuredEdges[place] = own
    } else if let free = freeEdges.popLast() {
      records[number].measuredEdges = free
      measuredEdges[Int(free)] = own
    } else {
      records[number].measuredEdges = Int32(measuredEdges.count)
      measuredEdges.append(own)
    }
  }

  private mutating func measure(
    _ edgeItem: inout SectionEdges.Item, _ size: LayoutSize?, _ element: LayoutElement
  ) {
    guard let size, edgeItem.extent > .zero else { return }
    edgeItem.extent = diagnostics.checkedExtent(
      size.extent(along: space.axis), of: .element(element))
  }

  /// Removes the diagnostics of measured edge items that an update asks for again.
  mutating func removeEdgeItemDiagnostics(askedAgainBy changes: LayoutChanges) {
    diagnostics.remove { subject in
      guard case .element(let element) = subject, element.category == .supplementary else {
        return false
      }
      let section = element.index.section
      return SortedSearch.contains(section, in: changes.edgeItems)
        || changes.sections.oldIndex(ofKept: section) != section
    }
  }
}
