import StrategyKit

/// The extents that the measured header and footer of a section reserve along the main axis, in
/// layout units.
///
/// They are stored for each section instead of in its template, so that sections whose headers
/// differ only in their measured sizes share a template.
struct MeasuredEdgeItems: Hashable, Sendable {
  private var header: Int64 = -1
  private var footer: Int64 = -1

  /// The extent of the header or the footer, or -1 if it is not measured.
  subscript(kind: ElementKind) -> Int64 {
    get { kind == .header ? header : footer }
    set { if kind == .header { header = newValue } else { footer = newValue } }
  }
}

extension PreparedCompositional {
  /// Returns the boundary items of a section, with its measured extents.
  func boundaries(ofSection section: Int) -> CompositionalBoundaries {
    let record = records[section]
    let boundaries = templates[record.template].boundaries
    return record.edgeItems < 0
      ? boundaries : boundaries.measured(measuredEdgeItems[Int(record.edgeItems)])
  }

  /// Returns the measured extents of a section with a template.
  ///
  /// The question is asked only if the template has items that can be measured. Sizes that are not
  /// finite are ignored.
  ///
  /// - Parameter ask: A closure that returns the measured sizes of a section's header and footer.
  mutating func measuredEdgeItems(
    ofSection section: Int, _ template: Int32, _ ask: (Int) -> EdgeItemSizes
  ) -> MeasuredEdgeItems {
    var edgeItems = MeasuredEdgeItems()
    let template = templates[template]
    guard template.boundaries.canBeMeasured else { return edgeItems }
    let sizes = ask(section)
    for (place, item) in template.boundaries.items.enumerated() where item.isMeasured {
      guard let size = item.kind == .header ? sizes.header : sizes.footer else { continue }
      // The measured size is that of the element, which its insets make smaller than its space.
      let insets = template.description.boundaryItems[place].contentInsets
      let points =
        size.extent(along: layout.axis) + insets.start(along: layout.axis)
        + insets.end(along: layout.axis)
      guard points.isFinite else { continue }
      let extent = diagnostics.checkedExtent(
        points, of: .element(.supplementary(item.kind, section)))
      edgeItems[item.kind] = container.floorGrid.floored(extent.rawValue)
    }
    return edgeItems
  }

  /// Sets the measured extents of a section, and returns whether they changed.
  mutating func setMeasuredEdgeItems(_ edgeItems: MeasuredEdgeItems, ofSection section: Int) -> Bool
  {
    let place = Int(records[section].edgeItems)
    if place >= 0 {
      guard measuredEdgeItems[place] != edgeItems else { return false }
      measuredEdgeItems[place] = edgeItems
    } else {
      guard edgeItems != MeasuredEdgeItems() else { return false }
      records[section].edgeItems = Int32(measuredEdgeItems.count)
      measuredEdgeItems.append(edgeItems)
    }
    templates.extendReach(to: boundaries(ofSection: section))
    return true
  }

  /// Removes the measured extents that no section has, if they are more than the sections.
  mutating func removeUnusedMeasuredEdgeItems() {
    guard measuredEdgeItems.count > 2 * records.count + 8 else { return }
    var kept: [MeasuredEdgeItems] = []
    for section in records.indices where records[section].edgeItems >= 0 {
      kept.append(measuredEdgeItems[Int(records[section].edgeItems)])
      records[section].edgeItems = Int32(kept.count - 1)
    }
    measuredEdgeItems = kept
  }
}
