import Compositional
import LayoutCore
import LayoutTesting

/// Compositional layouts in the plainest way: every group is laid out for itself, and every position
/// is a sum.
struct CompositionalReference {
  /// A group with its place in a section.
  struct Group {
    var box: ReferenceBox
    /// The number of its first item.
    var first: Int
    /// The number of the section's items in it.
    var count: Int
    var start = 0
  }

  /// A section with its place in the content.
  struct Section {
    var number: Int
    var description: CompositionalSection
    var count: Int
    /// The group that the section repeats.
    var group: CompositionalItem
    /// The insets at the start and the end of each axis, and the room between them.
    var starts = ReferencePair()
    var ends = ReferencePair()
    var room = ReferencePair()
    var groups: [Group] = []
    var boundaries: [Boundary] = []
    var head = 0
    var foot = 0
    var start = 0
    var body = 0
    /// The length of all groups where they follow one another.
    var length = 0
  }

  /// A boundary item with its extents.
  struct Boundary {
    var item: CompositionalBoundary
    var number: Int
    var size: ReferencePair
    /// The start across the axis.
    var across: Int
  }

  /// Everything that is compared.
  struct Result {
    var elements: [LayoutAttributes] = []
    var contentSize = LayoutSize.zero
    /// The geometry of the sections that scroll by themselves, by their numbers.
    var scrolling: [Int: ScrollingSection] = [:]
  }

  let layout: CompositionalLayout
  let collection: GeneratedCollection
  let space: ReferenceSpace
  var sections: [Section] = []
  /// The boundary items of the whole layout.
  var global: [Boundary] = []
  private var isCovered = true

  var axis: LayoutAxis { layout.axis }
  var across: LayoutAxis { layout.axis.transposed }

  init(_ example: LayoutCase<CompositionalLayout>) {
    layout = example.strategy
    collection = example.collection
    space = ReferenceSpace(example.environment, axis: layout.axis, rounding: layout.rounding)
  }

  /// The elements of a case if nothing is scrolled.
  static let reference: LayoutLaws<CompositionalLayout>.Reference = { example in
    // Lines that were not laid out again have no defined result.
    let diagnostics = (try? example.prepared())?.diagnostics.entries ?? []
    if diagnostics.contains(where: { $0.problem == .tooLarge }) { return nil }
    var reference = CompositionalReference(example)
    guard let result = reference.result(in: nil) else { return nil }
    // Extents that several giant items make together are limited, which is not covered.
    let most = LayoutLimits.maximumLength.points / 2
    if result.elements.contains(where: { max($0.frame.maxX, $0.frame.maxY) > most }) { return nil }
    return ReferenceLayout(elements: result.elements, contentSize: result.contentSize)
  }

  /// The container between the bars at the edges across the axis.
  private var whole: ReferencePair {
    var whole = ReferencePair()
    let size = space.environment.containerSize
    whole[axis] = ReferenceSpace.units(axis == .vertical ? size.height : size.width)
    whole[across] = max(0, space.cross - ReferenceSpace.units(space.bars.start + space.bars.end))
    return whole
  }

  /// The start and the extent of the content between the bars, across the axis.
  var content: (start: Int, extent: Int) {
    let start = ReferenceSpace.units(space.bars.start)
    return (start, max(0, space.cross - start - ReferenceSpace.units(space.bars.end)))
  }

  /// Returns everything in a viewport, or nil if this reference does not cover the layout.
  ///
  /// - Parameter viewport: The viewport, or nil if it contains all the content and the bars around
  ///   it.
  mutating func result(in viewport: LayoutViewport?) -> Result? {
    sections = (0..<collection.numberOfSections).map { section(number: $0) }
    guard isCovered else { return nil }
    let items = boundaries(layout.boundaryItems, in: whole, start: 0, sizes: EdgeItemSizes())
    global = items
    let (head, foot) = extents(items)
    var position = head
    let spacing = ReferenceGroups.length(layout.interSectionSpacing)
    for place in sections.indices {
      if place > 0 { position += spacing }
      sections[place].start = position
      position += extent(of: sections[place])
    }
    let total = position + foot
    // Content near the limits of positions is not covered.
    let reach = sections.reduce(total) { $0 + $1.length }
    guard reach < Int(LayoutLimits.maximumPosition.rawValue) / 8 else { return nil }
    let size = space.environment.containerSize
    var result = Result()
    result.contentSize =
      axis == .vertical
      ? LayoutSize(width: size.width, height: space.length(total))
      : LayoutSize(width: space.length(total), height: size.height)
    let viewport = viewport ?? LayoutViewport(rest(result.contentSize))
    let edges = edges(of: viewport, total)
    for item in items {
      result.elements.append(
        element(
          item, CompositionalLayout.boundaryElement(item.item.kind, number: item.number),
          head: head, foot: foot, start: 0, length: total, edges, total))
    }
    for section in sections { add(section, viewport, edges, total, to: &result) }
    return result
  }

  private func rest(_ size: LayoutSize) -> LayoutRect {
    let insets = space.environment.insets
    let left = space.environment.direction == .leftToRight ? insets.leading : insets.trailing
    return LayoutRect(
      x: -left, y: -insets.top, width: size.width + insets.leading + insets.trailing,
      height: size.height + insets.top + insets.bottom)
  }

  func extent(of section: Section) -> Int {
    section.head + section.starts[axis] + section.body + section.ends[axis] + section.foot
  }

  // MARK: Sections

  private mutating func section(number: Int) -> Section {
    let own =
      layout.sections.indices.contains(number)
      ? layout.sections[number]
      : layout.sections.last ?? CompositionalSection(.cell(height: .absolute(44)))
    let description = collection.answer(
      to: .compositionalSection, at: ElementIndex(section: number),
      default: CompositionalDescription(own, in: space.environment)
    ).value
    var section = Section(
      number: number, description: description, count: collection.numberOfItems(inSection: number),
      group: description.group)
    let whole = whole
    for axis in LayoutAxis.allCases {
      let insets = description.contentInsets
      let own =
        axis == .horizontal ? (insets.leading, insets.trailing) : (insets.top, insets.bottom)
      section.starts[axis] = ReferenceGroups.inset(own.0, of: whole[axis], isGroup: true)
      section.ends[axis] = ReferenceGroups.inset(own.1, of: whole[axis], isGroup: true)
      section.room[axis] = max(0, whole[axis] - section.starts[axis] - section.ends[axis])
    }
    var room = whole
    if description.boundaryItemsFollowInsets { room[across] = section.room[across] }
    section.boundaries = boundaries(
      description.boundaryItems, in: room,
      start: description.boundaryItemsFollowInsets ? section.starts[across] : 0,
      sizes: collection.answer(
        to: .edgeItemSizes, at: ElementIndex(section: number), default: EdgeItemSizes()))
    (section.head, section.foot) = extents(section.boundaries)
    // A group that has no place for an item, as its extents are described, is a cell.
    var estimates = ReferenceGroups(
      space: space, reserved: [], size: { _ in nil }, limit: .max)
    if estimates.lay(section.group, in: section.room, first: 0, isOutermost: true).items == 0 {
      section.group = cell(inPlaceOf: section.group, in: section.room, estimates)
    }
    isCovered = isCovered && estimates.isCovered
    let along = description.scrolling == nil ? axis : across
    let isUniform = ReferenceGroups.isUniform(ReferenceGroups.dimension(section.group, along))
    section.groups = groups(of: section, ReferenceShares())
    if isUniform, ReferenceGroups.isMeasured(section.group) {
      // All groups get the extent of the largest.
      var stretch = ReferenceShares()
      stretch[along] = section.groups.map { $0.box.size[along] }.max()
      section.groups = groups(of: section, stretch)
    }
    let spacing = ReferenceGroups.length(description.interGroupSpacing)
    for place in section.groups.indices {
      if place > 0 { section.length += spacing }
      section.groups[place].start = section.length
      section.length += section.groups[place].box.size[along]
    }
    section.body =
      along == axis ? section.length : section.groups.map { $0.box.size[axis] }.max() ?? 0
    return section
  }

  private mutating func groups(of section: Section, _ stretch: ReferenceShares) -> [Group] {
    let group = section.group
    let reserved = Set(section.description.boundaryItems.map { $0.kind })
    var result: [Group] = []
    var first = 0
    let collection = collection
    while first < section.count {
      let isMeasured = ReferenceGroups.isMeasured(group)
      let base = first
      var maker = ReferenceGroups(
        space: space, reserved: reserved,
        size: {
          collection.sizeForItem(
            at: ElementIndex(section: section.number, item: base + $0), proposal: LayoutProposal())
        }, limit: isMeasured ? section.count - first : .max, stretch: stretch)
      if !isMeasured { maker = maker.withoutAnswers }
      var box = maker.lay(group, in: section.room, first: 0, isOutermost: true)
      if box.items == 0, isMeasured, ReferenceGroups.hasPlaces(group) {
        maker.takesFirst = true
        box = maker.lay(group, in: section.room, first: 0, isOutermost: true)
      }
      isCovered = isCovered && maker.isCovered && result.count < 2000
      guard isCovered, box.items > 0 else { return result }
      let count = min(box.items, section.count - first)
      result.append(Group(box: box, first: first, count: count))
      first += count
    }
    return result
  }

  /// Returns the cell that takes the place of a group, whose insets can be fractions.
  private func cell(
    inPlaceOf group: CompositionalItem, in room: ReferencePair, _ rules: ReferenceGroups
  ) -> CompositionalItem {
    var cell = group
    cell.arrangement = .cell
    cell.subitems = []
    cell.frames = []
    let insets = group.contentInsets
    func points(_ inset: Double, _ dimension: CompositionalDimension) -> Double {
      let extent = rules.floored(ReferenceGroups.resolved(dimension, in: room))
      return ReferenceSpace.points(ReferenceGroups.inset(inset, of: extent, isGroup: true))
    }
    cell.contentInsets = LayoutInsets(
      top: points(insets.top, group.height), leading: points(insets.leading, group.width),
      bottom: points(insets.bottom, group.height), trailing: points(insets.trailing, group.width))
    return cell
  }

  // MARK: Boundary items

  private func boundaries(
    _ items: [CompositionalBoundary], in room: ReferencePair, start: Int, sizes: EdgeItemSizes
  ) -> [Boundary] {
    let groups = ReferenceGroups(space: space, reserved: [], size: { _ in nil }, limit: 0)
    var numbers: [ElementKind: Int] = [:]
    return items.map { item in
      let number = numbers[item.kind, default: 0]
      numbers[item.kind] = number + 1
      var size = ReferencePair(
        x: groups.floored(ReferenceGroups.resolved(item.width, in: room)),
        y: groups.floored(ReferenceGroups.resolved(item.height, in: room)))
      let dimension = axis == .vertical ? item.height : item.width
      let measured =
        item.kind == .header ? sizes.header : item.kind == .footer ? sizes.footer : nil
      if number == 0, dimension.isEstimated, let measured {
        let insets = item.contentInsets
        size[axis] = groups.floored(
          ReferenceGroups.length(
            axis == .vertical
              ? measured.height + insets.top + insets.bottom
              : measured.width + insets.leading + insets.trailing))
      }
      let left = room[across] - size[across]
      let side = side(item.alignment, across)
      let offset = across == .horizontal ? item.offset.x : item.offset.y
      return Boundary(
        item: item, number: number, size: size,
        across: start + (side < 0 ? 0 : side > 0 ? left : left / 2) + ReferenceSpace.units(offset))
    }
  }

  /// Returns −1 for the start of an axis, 1 for its end, and 0 for the middle.
  func side(_ alignment: CompositionalAlignment, _ axis: LayoutAxis) -> Int {
    let name = alignment.rawValue.lowercased()
    let (start, end) = axis == .vertical ? ("top", "bottom") : ("leading", "trailing")
    return name.hasPrefix(start) || name.hasSuffix(start)
      ? -1 : name.hasPrefix(end) || name.hasSuffix(end) ? 1 : 0
  }

  /// Returns the extents that boundary items reserve before and after the groups.
  private func extents(_ items: [Boundary]) -> (head: Int, foot: Int) {
    func largest(_ wanted: Int) -> Int {
      items.filter { $0.item.extendsBoundary && side($0.item.alignment, axis) == wanted }
        .map { $0.size[axis] }.max() ?? 0
    }
    return (largest(-1), largest(1))
  }

  /// Returns the edges of a viewport along the axis, inside the bars.
  private func edges(of viewport: LayoutViewport, _ total: Int) -> (Int, Int) {
    let rect = viewport.rect
    var edges = (
      ReferenceSpace.units(axis == .vertical ? rect.minY : rect.minX),
      ReferenceSpace.units(axis == .vertical ? rect.maxY : rect.maxX)
    )
    if axis == .horizontal, space.environment.direction == .rightToLeft {
      let end = ReferenceSpace.units(space.length(total))
      edges = (end - edges.1, end - edges.0)
    }
    let bars = space.main(viewport.insets ?? space.environment.insets)
    edges.0 += bars.start
    edges.1 -= bars.end
    // A viewport that ends on the same pixel as the content ends with it.
    if space.rounding == .lossless,
      space.length(max(0, edges.1)) == space.length(total), edges.1 > 0
    {
      edges.1 = total
    }
    return edges
  }

  private func element(
    _ boundary: Boundary, _ element: LayoutElement, head: Int, foot: Int, start: Int, length: Int,
    _ edges: (Int, Int), _ total: Int
  ) -> LayoutAttributes {
    let item = boundary.item
    let extent = boundary.size[axis]
    let side = side(item.alignment, axis)
    let (lower, upper) = (start + head, start + length - foot)
    let extends = item.extendsBoundary && side != 0
    var place: Int
    switch side {
    case -1: place = extends ? lower - extent : lower
    case 1: place = extends ? upper : upper - extent
    default: place = lower + (upper - lower - extent) / 2
    }
    place += ReferenceSpace.units(axis == .vertical ? item.offset.y : item.offset.x)
    if item.pinsToVisibleBounds, side < 0 {
      // The edge moves a header, and the end of the section stops it.
      place = max(place, min(edges.0, start + length - extent))
    } else if item.pinsToVisibleBounds, side > 0 {
      place = min(place, max(edges.1 - extent, start))
    }
    var frame = (
      start: ReferencePair(), size: ReferencePair()
    )
    frame.start[axis] = place
    frame.start[across] = content.start + boundary.across
    for axis in LayoutAxis.allCases {
      let insets = item.contentInsets
      let own =
        axis == .horizontal ? (insets.leading, insets.trailing) : (insets.top, insets.bottom)
      frame.start[axis] += ReferenceSpace.units(own.0)
      frame.size[axis] = max(
        0, boundary.size[axis] - ReferenceSpace.units(own.0) - ReferenceSpace.units(own.1))
    }
    return attributes(element, frame.start, frame.size, zIndex: item.zIndex, total)
  }

  // MARK: Elements

  private func attributes(
    _ element: LayoutElement, _ start: ReferencePair, _ size: ReferencePair, zIndex: Int,
    _ total: Int
  ) -> LayoutAttributes {
    LayoutAttributes(
      element: element,
      frame: space.frame(
        main: (start[axis], start[axis] + size[axis]),
        cross: (start[across], start[across] + size[across]), length: total),
      zIndex: zIndex)
  }

  private func add(
    _ section: Section, _ viewport: LayoutViewport, _ edges: (Int, Int), _ total: Int,
    to result: inout Result
  ) {
    let number = section.number
    let length = extent(of: section)
    for boundary in section.boundaries {
      result.elements.append(
        element(
          boundary, .supplementary(boundary.item.kind, number, boundary.number),
          head: section.head, foot: section.foot, start: section.start, length: length, edges,
          total))
    }
    var numbers: [ElementKind: Int] = [:]
    for decoration in section.description.decorations {
      let own = numbers[decoration.kind, default: 0]
      numbers[decoration.kind] = own + 1
      var (start, size) = (ReferencePair(), ReferencePair())
      start[axis] = section.start
      start[across] = content.start
      size[axis] = length
      size[across] = content.extent
      let insets = decoration.contentInsets
      start.x += ReferenceSpace.units(insets.leading)
      start.y += ReferenceSpace.units(insets.top)
      size.x = max(
        0, size.x - ReferenceSpace.units(insets.leading) - ReferenceSpace.units(insets.trailing))
      size.y = max(
        0, size.y - ReferenceSpace.units(insets.top) - ReferenceSpace.units(insets.bottom))
      result.elements.append(
        attributes(
          .decoration(decoration.kind, number, own), start, size, zIndex: decoration.zIndex, total))
    }
    let offset = scroll(section, viewport, length, total, &result)
    let layer = section.description.decorations.isEmpty ? 0 : 1
    for group in section.groups {
      var origin = ReferencePair()
      origin[axis] = section.start + section.head + section.starts[axis]
      origin[across] = content.start + section.starts[across] - offset
      origin[section.description.scrolling == nil ? axis : across] += group.start
      for part in group.box.parts where part.item < group.count {
        let start = ReferencePair(x: origin.x + part.start.x, y: origin.y + part.start.y)
        let item = group.first + part.item
        let element =
          part.attached.map { LayoutElement.supplementary($0.kind, number, item) }
          ?? .cell(section: number, item: item)
        result.elements.append(
          attributes(
            element, start, part.size,
            zIndex: part.attached?.zIndex ?? layer + (part.layer ?? 0), total))
      }
    }
  }

  private func scrollExtent(of section: Section) -> Int {
    content.start + section.starts[across] + section.length + section.ends[across]
      + ReferenceSpace.units(space.bars.end)
  }

  /// Returns the offsets at which the groups of a section rest, and the range of its offsets.
  func stops(of section: Section) -> (stops: [Int], range: (Int, Int)) {
    guard section.description.scrolling == .groupPagingCentered else {
      return (
        section.groups.map { $0.start }, (0, max(0, scrollExtent(of: section) - space.cross))
      )
    }
    // The middle of the group is in the middle between the bars.
    let stops = section.groups.map {
      section.starts[across] + $0.start + $0.box.size[across] / 2 - content.extent / 2
    }
    return (stops, (stops.first ?? 0, stops.last ?? 0))
  }

  /// Returns the offset of a section that scrolls by itself, and adds its geometry.
  private func scroll(
    _ section: Section, _ viewport: LayoutViewport, _ length: Int, _ total: Int,
    _ result: inout Result
  ) -> Int {
    guard let behavior = section.description.scrolling else { return 0 }
    let extent = scrollExtent(of: section)
    let range = stops(of: section).range
    var (start, size) = (ReferencePair(), ReferencePair())
    start[axis] = section.start + section.head + section.starts[axis]
    size[axis] = section.body
    size[across] = space.cross
    result.scrolling[section.number] = ScrollingSection(
      axis: across,
      frame: attributes(.cell(section: 0, item: 0), start, size, zIndex: 0, total).frame,
      contentExtent: ReferenceSpace.points(extent),
      offsets: ReferenceSpace.points(
        range.0)...max(
          ReferenceSpace.points(range.0), ReferenceSpace.points(range.1)),
      behavior: behavior, direction: space.environment.direction)
    let given = viewport.sectionOffsets[section.number].map { ReferenceSpace.units($0) }
    let offset = given ?? (behavior == .groupPagingCentered ? range.0 : 0)
    guard space.rounding == .lossless else { return offset }
    let scale = space.environment.scale
    return ReferenceSpace.units(
      (Double(offset) * scale / Double(ReferenceSpace.unitsPerPoint) + 0.5).rounded(.down) / scale)
  }
}
