import Flow
import LayoutCore
import LayoutTesting

/// A flow in the plainest way: lines are lists of items, and each line is aligned by itself.
struct FlowReference {
  private struct Item: Equatable {
    var cross = 0
    var main = 0
    /// A Boolean value that indicates whether the item is wider than a line.
    var isTooWide = false
  }

  /// The places of items on a line: the first, and the additional room of the gaps before each.
  private struct Alignment {
    var lead = 0
    var gaps: [Int]
  }

  private let layout: FlowLayout
  private let collection: GeneratedCollection
  private let space: ReferenceSpace
  private var problems: [LayoutDiagnostic] = []
  // The section.
  private var style: FlowSection
  private var tracks: ReferenceTracks
  private var itemSpacing = 0

  /// The elements of a case.
  static let reference: LayoutLaws<FlowLayout>.Reference = { example in
    let layout = example.strategy
    let space = ReferenceSpace(example.environment, axis: layout.axis, rounding: layout.rounding)
    var reference = FlowReference(
      layout: layout, collection: example.collection, space: space, style: layout.section,
      tracks: ReferenceTracks(1, spacing: 0, insets: .zero, in: space))
    return reference.make()
  }

  private init(
    layout: FlowLayout, collection: GeneratedCollection, space: ReferenceSpace,
    style: FlowSection, tracks: ReferenceTracks
  ) {
    self.layout = layout
    self.collection = collection
    self.space = space
    self.style = style
    self.tracks = tracks
  }

  private mutating func make() -> ReferenceLayout? {
    typealias Placed = (
      LayoutElement, main: (Int, Int), cross: (Int, Int), position: CellPosition, zIndex: Int
    )
    var placed: [Placed] = []
    var top = 0
    var isPinned = false
    for section in 0..<collection.numberOfSections {
      style = collection.answer(
        to: .flowSection, at: ElementIndex(section: section), default: layout.section)
      let distances = [
        style.itemSpacing, style.lineSpacing, style.header.extent, style.footer.extent,
      ]
      guard distances.allSatisfy({ !($0.magnitude > 1e6) }), style.sectionInsets.isModest,
        style.header.insets.isModest, style.footer.insets.isModest
      else {
        return nil
      }
      itemSpacing = max(0, ReferenceSpace.units(style.itemSpacing))
      let lineSpacing = max(0, ReferenceSpace.units(style.lineSpacing))
      tracks = ReferenceTracks(
        style.columns ?? 1, spacing: style.columns == nil ? 0 : ReferenceSpace.points(itemSpacing),
        insets: style.sectionInsets, in: space)
      let header = ReferenceEdgeItem(style.header.extent, style.header.insets, in: space)
      let footer = ReferenceEdgeItem(style.footer.extent, style.footer.insets, in: space)
      isPinned = isPinned || style.header.isPinned || style.footer.isPinned
      let insets = space.main(style.sectionInsets)
      let items = (0..<collection.numberOfItems(inSection: section)).map {
        measured(ElementIndex(section: section, item: $0))
      }
      let isList = style.columns != nil && tracks.count == 1 && lineSpacing == 0
      let shown = shown(items)
      let more = shown.count < items.count ? moreItem(at: shown.count) : nil
      let placedItems = shown + (more.map { [$0] } ?? [])
      let lines = style.lineBreaking == .greedy ? broken(placedItems) : even(placedItems)
      let isUniform = placedItems.allSatisfy { $0 == placedItems[0] }
      func position(_ item: Int) -> CellPosition {
        guard isList, items.count > 1 else { return .single }
        return item == 0 ? .top : item == items.count - 1 ? .bottom : .middle
      }
      if header.extent > 0 {
        let lower = top + header.before
        // A pinned header that begins before the content is at rest in no viewport.
        if style.header.isPinned, lower < 0 { return nil }
        placed.append(
          (
            .supplementary(.header, section), (lower, lower + header.extent), header.edges, .single,
            style.header.isPinned ? 1 : 0
          ))
      }
      var lower = top + header.total + insets.start
      for (number, line) in lines.enumerated() {
        if number > 0 { lower += lineSpacing }
        let height = line.map { placedItems[$0].main }.max() ?? 0
        let edges = crossEdges(of: number, in: lines, placedItems, isUniform: isUniform)
        for (rank, item) in line.enumerated() {
          let isMore = item == shown.count
          placed.append(
            (
              isMore ? .supplementary(.more, section) : .cell(section: section, item: item),
              mainEdges(placedItems[item].main, lower, height), edges[rank],
              isMore ? .single : position(item), 0
            ))
        }
        lower += height
      }
      for item in shown.count..<items.count {
        placed.append(
          (
            .cell(section: section, item: item), (lower, lower), (tracks.start, tracks.start),
            position(item), 0
          ))
      }
      let end = lower + insets.end
      if footer.extent > 0 {
        let lower = end + footer.before
        placed.append(
          (
            .supplementary(.footer, section), (lower, lower + footer.extent), footer.edges, .single,
            style.footer.isPinned ? 1 : 0
          ))
      }
      let next = end + footer.total
      // A section whose negative insets exceed its items is not covered.
      if next < top { return nil }
      top = next
    }
    // Content beyond the limits of positions is not covered.
    guard top <= Int(LayoutLimits.maximumPosition.rawValue) else { return nil }
    if isPinned, top > ReferenceSpace.maximumPinned { return nil }
    return ReferenceLayout(
      elements: placed.map {
        LayoutAttributes(
          element: $0.0, frame: space.frame(main: $0.main, cross: $0.cross, length: top),
          position: $0.position, zIndex: $0.zIndex)
      }, diagnostics: problems)
  }

  // MARK: Sizes

  private mutating func measured(_ index: ElementIndex) -> Item {
    let size =
      layout.asksForSizes ? collection.sizeForItem(at: index, proposal: LayoutProposal()) : nil
    let known = problems.count
    let item = measured(size ?? style.itemSize, index)
    if size == nil {
      // The size of the layout itself is reported as a parameter, unless items are too wide.
      problems[known...].removeAll { !layout.asksForSizes || $0.problem != .noRoom }
    }
    return item
  }

  /// The element that stands for hidden items, if there is one.
  private func moreItem(at item: Int) -> Item? {
    // Problems of parameters are not covered.
    var copy = self
    let item = copy.measured(style.moreSize, ElementIndex(section: 0, item: item))
    return style.moreSize != .zero && item.main > 0 ? item : nil
  }

  private mutating func measured(_ size: LayoutSize, _ index: ElementIndex) -> Item {
    let (along, across) = (space.main(size), space.across(size))
    var item = Item()
    if style.columns != nil, layout.itemSizing == .aspectRatio {
      if let number = [along, across].first(where: { !$0.isFinite || $0 <= 0 }) {
        note(index, !number.isFinite ? .notFinite : number < 0 ? .negative : .zero, number, 0)
      } else {
        let width = tracks.width(of: index.item % tracks.count, span: 1)
        item.main = checked(along * width / across, given: along, index)
      }
      return item
    }
    item.main = checked(along, given: along, index)
    guard style.columns == nil else { return item }
    item.cross = checked(across, given: across, index)
    if item.cross > itemRoom {
      item.isTooWide = true
      note(index, .noRoom, across, ReferenceSpace.points(tracks.room))
    }
    return item
  }

  private mutating func checked(_ points: Double, given: Double, _ index: ElementIndex) -> Int {
    let isFloored = layout.rounding == .floor && (points * space.environment.scale).magnitude < 1e15
    let extent = ReferenceExtent(isFloored ? space.flooredToPixels(points) : points)
    if let problem = extent.problem { note(index, problem, given, extent.used) }
    return extent.units
  }

  private mutating func note(
    _ index: ElementIndex, _ problem: LayoutDiagnostic.Problem, _ given: Double, _ used: Double
  ) {
    problems.append(
      LayoutDiagnostic(.element(.cell(at: index)), problem, given: given, used: used))
  }

  // MARK: Lines

  /// The room of a line before it is cut to whole pixels, because the widths of items are not cut.
  private var itemRoom: Int {
    let size = space.environment.containerSize
    let points = layout.axis == .vertical ? size.width : size.height
    return tracks.room > 0 ? tracks.room + ReferenceSpace.units(points) - space.cross : 0
  }

  /// The width of items with the spacing between them.
  private func width(_ line: [Int], _ items: [Item]) -> Int {
    line.reduce(0) { $0 + items[$1].cross } + itemSpacing * (line.count - 1)
  }

  private func broken(_ items: [Item]) -> [[Int]] {
    var lines: [[Int]] = []
    for item in items.indices {
      guard var line = lines.last, fits(item, line, items) else {
        lines.append([item])
        continue
      }
      line.append(item)
      lines[lines.count - 1] = line
    }
    return lines
  }

  /// The most items that fit on the greatest number of lines, with the element "more" after them.
  private func shown(_ items: [Item]) -> [Item] {
    guard let most = style.maximumLines.map({ max(1, $0) }) else { return items }
    let lines = broken(items)
    guard lines.count > most else { return items }
    var shown = items.prefix(lines.prefix(most).reduce(0) { $0 + $1.count })
    if let more = moreItem(at: 0) {
      while broken(shown + [more]).count > most { shown.removeLast() }
    }
    return Array(shown)
  }

  /// The fewest lines, with the least sum of the squared rooms that all lines leave, or all but the
  /// last.
  private func even(_ items: [Item]) -> [[Int]] {
    if style.columns != nil { return broken(items) }
    // Rooms are compared in steps, so that the largest is from 2¹⁵ to 2¹⁶.
    var step = 1
    while itemRoom / step >= 1 << 16 { step *= 2 }
    var best: [(lines: Int, cost: Int, end: Int)] = items.map { _ in (.max, .max, 0) }
    best.append((0, 0, 0))
    // An item without width and spacing gives the items of its line half a unit more room. A line
    // does not end farther than the farthest one that begins later, in spite of that.
    var farthest = items.count
    for first in items.indices.reversed() {
      while farthest > first + 1, !isLine(Array(first..<farthest), items) { farthest -= 1 }
      for end in first + 1...farthest {
        let width = width(Array(first..<end), items)
        let counts = end < items.count || style.lineBreaking == .balanced
        let free = counts ? max(0, itemRoom - width) / step : 0
        let (lines, cost) = (best[end].lines + 1, best[end].cost + free * free)
        if (lines, cost) <= (best[first].lines, best[first].cost) {
          best[first] = (lines, cost, end)
        }
      }
    }
    var lines: [[Int]] = []
    var first = 0
    while first < items.count {
      lines.append(Array(first..<best[first].end))
      first = best[first].end
    }
    return lines
  }

  /// Returns a Boolean value that indicates whether several items fit on a line.
  private func isLine(_ line: [Int], _ items: [Item]) -> Bool {
    line.allSatisfy { !items[$0].isTooWide } && 2 * (width(line, items) - itemRoom) <= line.count
  }

  private func fits(_ item: Int, _ line: [Int], _ items: [Item]) -> Bool {
    if style.columns != nil { return line.count < tracks.count }
    // An item that is too wide is alone on its line.
    if items[item].isTooWide || items[line[0]].isTooWide { return false }
    // Rounding changes each width by at most half a unit.
    let excess = width(line + [item], items) - itemRoom
    return 2 * excess <= line.count + 1
  }

  /// The edges of the items of a line across the axis.
  private func crossEdges(
    of number: Int, in lines: [[Int]], _ items: [Item], isUniform: Bool
  ) -> [(Int, Int)] {
    let line = lines[number]
    if style.columns != nil { return line.indices.map { tracks.edges[$0] } }
    if items[line[0]].isTooWide { return [(tracks.start, tracks.start + tracks.room)] }
    let alignment = alignment(of: number, in: lines, items, isUniform: isUniform)
    var lower = tracks.start + alignment.lead
    return line.enumerated().map { rank, item in
      let edges = (
        lower + alignment.gaps[rank],
        lower + alignment.gaps[rank] + min(items[item].cross, tracks.room)
      )
      lower += items[item].cross + itemSpacing
      return edges
    }
  }

  private func alignment(
    of number: Int, in lines: [[Int]], _ items: [Item], isUniform: Bool
  ) -> Alignment {
    let line = lines[number]
    let free = tracks.room - width(line, items)
    let leading = Alignment(gaps: line.map { _ in 0 })
    if free < 0 { return line.count > 1 ? spread(free, line.count, like: line) : leading }
    var rule = style.lineAlignment
    if number == lines.count - 1 {
      switch layout.lastLine {
      case .asOthers: break
      case .leading: return leading
      case .center: rule = .center
      case .trailing: rule = .trailing
      case .justified: rule = .justified
      case .grid: return grid(number, in: lines, items, isUniform: isUniform)
      case .automatic:
        if rule == .justified {
          return isUniform ? grid(number, in: lines, items, isUniform: true) : leading
        }
      }
    }
    if rule == .justified {
      if line.count > 1 { return spread(free, line.count, like: line) }
      rule = layout.loneItem
    }
    return aligned(rule, free, line)
  }

  private func aligned(_ rule: FlowLineAlignment, _ free: Int, _ line: [Int]) -> Alignment {
    var alignment = Alignment(gaps: line.map { _ in 0 })
    if rule == .center { alignment.lead = free / 2 }
    if rule == .trailing { alignment.lead = free }
    return alignment
  }

  /// Distributes room over the gaps of a line of `count` items.
  private func spread(_ free: Int, _ count: Int, like line: [Int]) -> Alignment {
    Alignment(gaps: line.indices.map { free * $0 / (count - 1) })
  }

  /// Aligns the last line with the line before, or with a full line of equal items.
  private func grid(
    _ number: Int, in lines: [[Int]], _ items: [Item], isUniform: Bool
  ) -> Alignment {
    let line = lines[number]
    let leading = Alignment(gaps: line.map { _ in 0 })
    var count = 1
    var model = items[line[0]].cross
    if isUniform {
      let cross = items[line[0]].cross
      if cross + itemSpacing == 0 { return leading }
      func width(_ count: Int) -> Int { cross * count + itemSpacing * (count - 1) }
      while 2 * (width(count + 1) - itemRoom) <= count + 1 { count += 1 }
      model = width(count)
    } else {
      if number == 0 { return leading }
      count = lines[number - 1].count
      model = self.width(lines[number - 1], items)
      if items[lines[number - 1][0]].isTooWide { model = tracks.room }
    }
    let free = tracks.room - width(line, items)
    if count == 1 { return line.count == 1 ? aligned(layout.loneItem, free, line) : leading }
    let spread = spread(tracks.room - model, count, like: line)
    return (spread.gaps.last ?? 0) <= free ? spread : leading
  }

  private func mainEdges(_ extent: Int, _ lower: Int, _ height: Int) -> (Int, Int) {
    let free = height - extent
    switch layout.itemAlignment {
    case .start: return (lower, lower + extent)
    case .center: return (lower + free / 2, lower + free / 2 + extent)
    case .end: return (lower + free, lower + height)
    case .fill: return (lower, lower + height)
    }
  }
}
