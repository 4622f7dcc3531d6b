import LayoutCore

/// The prepared layout of a ``SectionStrategy``.
///
/// - Complexity: 48 bytes per section and the contents. Finding the attributes of a cell is O(log
///   s). A query is O(log s), plus the search in each section that it meets, plus its answer; s =
///   sections.
public struct PreparedSections<Layout: SectionStrategy>: PreparedLayout, CustomStringConvertible {
  // The first property is found without the type of the strategy, also by code that is not
  // specialized.
  var stack: SectionStack
  var layout: Layout
  var contents = SectionList<Layout.Content>()
  /// The parameters from which the styles were created, the styles, and whether their cells form
  /// groups.
  var descriptions: [Layout.Section] = []
  var styles: [Layout.Content.Style] = []
  var groups: [Bool] = []
  /// The work of the last preparation or update.
  public internal(set) var work = LayoutWork()

  /// Creates a layout without sections.
  init(_ layout: Layout, in environment: LayoutEnvironment) {
    self.layout = layout
    stack = SectionStack(
      environment, axis: layout.axis, rounding: layout.rounding, insets: layout.contentInsets,
      crossExtent: layout.contentCrossExtent, minimumExtent: layout.minimumContentExtent)
  }

  /// The extent of the scrollable content, in points.
  public var contentSize: LayoutSize {
    stack.space.contentSize(cross: stack.container.crossPoints)
  }

  /// The invalid data that was found, and its replacements.
  public var diagnostics: LayoutDiagnostics { stack.diagnostics }

  /// The number of sections.
  public var numberOfSections: Int { stack.records.count }

  /// Returns the number of items in `section`, or 0 if the section does not exist.
  public func numberOfItems(inSection section: Int) -> Int {
    stack.records.indices.contains(section) ? stack.records[section].count : 0
  }

  /// A description of how the content scrolls: along the scroll axis, and also across it if
  /// the content is wider than the container.
  public var contentScrolling: ContentScrolling {
    var scrolling = stack.scrolling
    scrolling.placementDependsOnInsets = layout.placementDependsOnInsets
    return scrolling
  }

  // MARK: Contents

  /// Returns the content of `section`, which must exist.
  public func content(ofSection section: Int) -> Layout.Content { contents[section] }

  /// Returns the style of `section`, which must exist.
  public func style(ofSection section: Int) -> Layout.Content.Style {
    styles[Int(stack.records[section].style)]
  }

  // MARK: Queries

  /// The space that converts places to frames, with the lengths of the content.
  public var space: LayoutSpace { stack.space }

  /// Returns the positions of a section's items along the scroll axis, in the layout's own
  /// coordinates.
  ///
  /// - Parameter section: A section, which must exist.
  /// - Complexity: O(log s); s = sections.
  public func itemsRange(ofSection section: Int) -> Range<LayoutUnit> {
    let start = stack.itemsStart(of: section)
    return start..<start + stack.records[section].bounds.length
  }

  /// Returns the position of a point in the items of a section, in the layout's own coordinates:
  /// along the scroll axis from the beginning of the items, and across it.
  ///
  /// - Parameter section: A section, which must exist.
  public func position(
    of point: LayoutPoint, inSection section: Int
  ) -> (main: LayoutUnit, cross: LayoutUnit) {
    let window = stack.space.unmirrored(
      LayoutRect(x: point.x, y: point.y, width: 0, height: 0))
    return (window.mainLower - stack.itemsStart(of: section), window.crossLower)
  }

  /// Returns the attributes of `element`, or `nil` if the layout has no such element.
  ///
  /// - Complexity: O(log s); s = sections.
  public func attributes(
    for element: LayoutElement, in viewport: LayoutViewport
  ) -> LayoutAttributes? {
    let index = element.index
    guard element.category == .cell else {
      guard element.kind == Layout.Content.accessoryKind else {
        return stack.edgeItem(element, viewport: viewport)
      }
      guard stack.records.indices.contains(index.section) else { return nil }
      let accessory = accessory(of: index.section, from: stack.itemsStart(of: index.section))
      return accessory?.element == element ? accessory : nil
    }
    guard element.kind == .cell, stack.records.indices.contains(index.section) else { return nil }
    guard index.item >= 0, index.item < stack.records[index.section].count else { return nil }
    return cell(index.item, in: index.section, from: stack.itemsStart(of: index.section))
  }

  /// Returns the greatest extent of a cell that chooses its own across the scroll axis, in points.
  public func greatestExtent(of element: LayoutElement) -> Double? {
    let index = element.index
    guard element.category == .cell, element.kind == .cell,
      stack.records.indices.contains(index.section), index.item >= 0,
      index.item < stack.records[index.section].count
    else { return nil }
    return contents[index.section].greatestExtent(
      of: index.item, style: style(ofSection: index.section))
  }

  func cell(_ item: Int, in section: Int, from start: LayoutUnit) -> LayoutAttributes {
    let style = style(ofSection: section)
    let span = contents[section].span(of: item, style: style)
    return LayoutAttributes(
      element: .cell(section: section, item: item), frame: frame(of: span, from: start),
      position: CellPosition(index: item, count: groupCount(of: section)))
  }

  /// Returns the number of cells in the group of a section, or 0 if its cells form none.
  private func groupCount(of section: Int) -> Int {
    let record = stack.records[section]
    return groups[Int(record.style)] ? record.count : 0
  }

  /// Returns the attributes of the supplementary element among a section's items, if it has one.
  func accessory(of section: Int, from start: LayoutUnit) -> LayoutAttributes? {
    guard let kind = Layout.Content.accessoryKind,
      let span = contents[section].accessorySpan(style: style(ofSection: section))
    else { return nil }
    return LayoutAttributes(
      element: .supplementary(kind, section), frame: frame(of: span, from: start))
  }

  func frame(of span: ItemSpan, from start: LayoutUnit) -> LayoutRect {
    stack.space.frame(
      main: stack.space.mainSpan(from: start + span.lower, to: start + span.upper),
      cross: stack.space.crossSpan(from: span.crossLower, to: span.crossUpper))
  }

  /// Appends the elements of a query to a result, in order.
  public func find(_ query: LayoutQuery, into result: inout QueryResult) {
    let first = result.elements.count
    guard let rect = query.rect else {
      for number in 0..<stack.records.count {
        let start = stack.itemsStart(of: number)
        for item in 0..<stack.records[number].count {
          result.elements.append(cell(item, in: number, from: start))
        }
        if let accessory = accessory(of: number, from: start) {
          result.elements.append(accessory)
        }
      }
      _ = stack.appendEdgeItems(
        in: nil, stack.visits, query.viewport, to: &result.elements, from: first)
      return result.elements.restoreOrder(from: first)
    }
    let window = stack.space.window(around: rect)
    guard !window.isEmpty else { return }
    var isInOrder = true
    var hasEdgeItems = true
    let visits = stack.visits(in: window)
    if query.part == .all {
      var sink = CellSink(rect: rect, space: stack.space)
      swap(&sink.answer, &result.elements)
      var rest = visits
      while let search = stack.nextSearch(&rest, in: window) {
        let style = style(ofSection: search.section)
        sink.begin(search.section, at: search.start, group: groupCount(of: search.section))
        contents[search.section].find(in: search.window, style: style, into: &sink)
      }
      swap(&sink.answer, &result.elements)
      hasEdgeItems = rest.hasEdgeItems
      isInOrder = sink.isInOrder
      result.searched += sink.searched + rest.count
    }
    if hasEdgeItems {
      let edgeItemsAreInOrder = stack.appendEdgeItems(
        in: rect, visits, query.viewport, pinnedOnly: query.part == .followers,
        to: &result.elements, from: first)
      isInOrder = isInOrder && edgeItemsAreInOrder
    }
    if !isInOrder { result.elements.restoreOrder(from: first) }
  }

  // MARK: What follows the viewport

  /// Returns the scroll axis for a pinned header or footer, and no axis for any other element.
  public func followedAxes(of element: LayoutElement) -> LayoutAxes {
    stack.followedAxes(of: element)
  }

  /// Returns the extent that the pinned header and footer of the element's section cover.
  public func obscuredEdges(for element: LayoutElement?) -> LayoutInsets {
    stack.obscuredEdges(for: element)
  }
}
