import LayoutCore
import LayoutTesting
import Waterfall

/// A waterfall in the plainest way: each item looks at all tracks.
struct WaterfallReference {
  private struct Item {
    var size = LayoutSize.zero
    /// Whether the size is the delegate's.
    var isSized = false
    var extent = 0
    var start = 0
    var track = 0
    var span = 1
    var end: Int { start + extent }
    var tracks: Range<Int> { track..<track + span }
  }

  private let layout: WaterfallLayout
  private let collection: GeneratedCollection
  private let space: ReferenceSpace
  private var problems: [LayoutDiagnostic] = []

  /// The elements of a case.
  static let reference: LayoutLaws<WaterfallLayout>.Reference = { example in
    var reference = WaterfallReference(
      layout: example.strategy, collection: example.collection,
      space: ReferenceSpace(
        example.environment, axis: example.strategy.axis, rounding: example.strategy.rounding))
    return reference.make()
  }

  private init(layout: WaterfallLayout, collection: GeneratedCollection, space: ReferenceSpace) {
    self.layout = layout
    self.collection = collection
    self.space = space
  }

  private mutating func make() -> ReferenceLayout? {
    typealias Placed = (LayoutElement, main: (Int, Int), cross: (Int, Int), zIndex: Int)
    var placed: [Placed] = []
    var footers: [(place: Int, limit: Int)] = []
    var isPinned = false
    var top = 0
    for section in 0..<collection.numberOfSections {
      let style = collection.answer(
        to: .waterfallSection, at: ElementIndex(section: section),
        default: layout.section)
      // Distances beyond every screen overlap in ways that are not covered.
      let distances = [
        max(0, style.itemSpacing), style.columnSpacing, style.header.extent, style.footer.extent,
      ]
      guard distances.allSatisfy({ !($0.magnitude > 1e6) }), style.sectionInsets.isModest,
        style.header.insets.isModest, style.footer.insets.isModest
      else { return nil }
      let tracks = ReferenceTracks(
        style.columns, spacing: style.columnSpacing, insets: style.sectionInsets, in: space)
      let header = ReferenceEdgeItem(style.header.extent, style.header.insets, in: space)
      let footer = ReferenceEdgeItem(style.footer.extent, style.footer.insets, in: space)
      isPinned = isPinned || style.header.isPinned || style.footer.isPinned
      let insets = space.main(style.sectionInsets)
      var items = (0..<collection.numberOfItems(inSection: section)).map {
        measured(ElementIndex(section: section, item: $0), tracks, style.itemSize)
      }
      let spacing = ReferenceSpace.units(style.itemSpacing)
      let choices = (0..<items.count).map { assigned(ElementIndex(section: section, item: $0)) }
      // Only items of several tracks leave gaps before them.
      let fillsGaps =
        layout.placement == .dense && tracks.count <= 64 && items.contains { $0.span > 1 }
      // A track could have more gaps than are filled.
      if fillsGaps, items.count(where: { $0.span > 1 }) > 64 { return nil }
      place(&items, section, tracks, spacing, choices, fillsGaps: fillsGaps)
      // Where an item is that ends before it begins, there is no gap.
      if fillsGaps, items.contains(where: { $0.extent + spacing < 0 }) { return nil }
      // A track that ends with spacing ends before it.
      var length = max(0, (items.map { $0.end }.max() ?? 0))
      if spacing < 0 { length = max(0, items.map { $0.end }.max() ?? 0) }
      if spacing >= 0, !fillsGaps { stretch(&items, to: length, tracks.count, spacing) }
      length = max(length, 0)
      let start = top + header.total + insets.start
      let end = start + length + insets.end
      if header.extent > 0 {
        // In a viewport around the content, only a header above the content does not rest.
        var lower = top + header.before
        if style.header.isPinned { lower = max(lower, min(0, end - header.extent)) }
        placed.append(
          (.supplementary(.header, section), (lower, lower + header.extent), header.edges, 1))
      }
      for (number, item) in items.enumerated() {
        let lower = tracks.edges[item.track].lower
        let upper = max(lower, tracks.edges[item.track + item.span - 1].upper)
        placed.append(
          (
            .cell(section: section, item: number), (start + item.start, start + item.end),
            (lower, upper), 0
          ))
      }
      if footer.extent > 0 {
        let lower = end + footer.before
        if style.footer.isPinned { footers.append((placed.count, limit: top + header.total)) }
        placed.append(
          (.supplementary(.footer, section), (lower, lower + footer.extent), footer.edges, 1))
      }
      let next = end + footer.total
      // A section whose negative insets exceed its items is not covered.
      if next < top { return nil }
      top = next
    }
    let total = max(top, max(0, ReferenceSpace.units(layout.minimumContentExtent)))
    if isPinned, total > ReferenceSpace.maximumPinned { return nil }
    // Only a footer beyond the content does not rest.
    for (place, limit) in footers {
      let (start, end) = placed[place].main
      let lower = min(start, max(total - (end - start), limit))
      placed[place].main = (lower, lower + end - start)
    }
    var reference = ReferenceLayout(diagnostics: problems)
    reference.elements = placed.map {
      LayoutAttributes(
        element: $0.0, frame: space.frame(main: $0.main, cross: $0.cross, length: total),
        zIndex: $0.zIndex)
    }
    // Content beyond the limits of positions is not covered.
    return total > Int(LayoutLimits.maximumPosition.rawValue) ? nil : reference
  }

  // MARK: Sizes

  private func assigned(_ index: ElementIndex) -> Int? {
    collection.answer(to: .waterfallItem, at: index, default: WaterfallItem()).track
  }

  private mutating func measured(
    _ index: ElementIndex, _ tracks: ReferenceTracks, _ usual: LayoutSize
  ) -> Item {
    let answer = collection.answer(to: .waterfallItem, at: index, default: WaterfallItem())
    var item = Item()
    item.span = min(max(1, answer.span), tracks.count)
    if item.span != answer.span, answer.span != .max {
      note(
        index, answer.span < 0 ? .negative : answer.span == 0 ? .zero : .outOfRange,
        Double(answer.span), Double(item.span))
    }
    if let track = answer.track {
      let used = min(max(0, track), tracks.count - item.span)
      if used != track { note(index, .outOfRange, Double(track), Double(used)) }
    }
    let size = collection.sizeForItem(at: index, proposal: LayoutProposal())
    (item.size, item.isSized) = (size ?? usual, size != nil)
    if tracks.isUniform {
      item.extent = extent(of: item, in: tracks.width(ofSpan: item.span), index)
    }
    return item
  }

  private mutating func extent(of item: Item, in width: Double, _ index: ElementIndex) -> Int {
    let (given, across) = (space.main(item.size), space.across(item.size))
    let isRatio = layout.itemSizing == .aspectRatio
    // The layout's own size is reported as a parameter.
    func report(_ problem: LayoutDiagnostic.Problem, _ given: Double, _ used: Double) {
      if item.isSized { note(index, problem, given, used) }
    }
    for number in isRatio ? [given, across] : [given] {
      guard !number.isFinite || number < 0 || isRatio && number == 0 else { continue }
      report(!number.isFinite ? .notFinite : number < 0 ? .negative : .zero, number, 0)
      return 0
    }
    var points = isRatio ? given * width / across : given
    if layout.rounding == .floor { points = flooredIfPossible(points) }
    let limit = LayoutLimits.maximumLength
    if points <= limit.points { return ReferenceSpace.units(points) }
    report(.tooLarge, given, limit.points)
    return Int(limit.rawValue)
  }

  private func flooredIfPossible(_ points: Double) -> Double {
    points * space.environment.scale < 0x1p52 ? space.flooredToPixels(points) : points
  }

  private mutating func note(
    _ index: ElementIndex, _ problem: LayoutDiagnostic.Problem, _ given: Double, _ used: Double
  ) {
    problems.append(
      LayoutDiagnostic(.element(.cell(at: index)), problem, given: given, used: used))
  }

  // MARK: Places

  private func addsNothing(_ item: Item, _ spacing: Int) -> Bool {
    spacing == 0 && item.end == item.start
  }

  private mutating func place(
    _ items: inout [Item], _ section: Int, _ tracks: ReferenceTracks, _ spacing: Int,
    _ choices: [Int?], fillsGaps: Bool
  ) {
    let count = tracks.count
    // The position in each track after its last item and the spacing behind it.
    var heights = Array(repeating: 0, count: count)
    var cursor = layout.placement == .trailingToLeading ? count : 0
    // The track of the item before, if it adds nothing to its track.
    var turn: Int?
    for place in items.indices {
      let span = items[place].span
      let possible = (0...count - span).map { ($0, heights[$0..<$0 + span].max() ?? 0) }
      let lowest = possible.map { $0.1 }.min() ?? 0
      var track: Int
      if let choice = choices[place] {
        track = min(max(0, choice), count - span)
      } else {
        switch layout.placement {
        case .shortestFirst:
          let lowestTracks = possible.filter { $0.1 == lowest }.map { $0.0 }
          track = lowestTracks.first ?? 0
          // Items that add nothing take turns in the lowest tracks.
          if tracks.isUniform, addsNothing(items[place], spacing), count <= 64, let turn {
            track = lowestTracks.first { $0 > turn } ?? track
          }
        case .readingOrder, .dense:
          let tolerance = layout.placement == .dense ? 0 : layout.tolerance
          let limit = lowest + max(0, ReferenceSpace.units(tolerance))
          let fitting = possible.filter { $0.1 <= limit }.map { $0.0 }
          track = fitting.first { $0 >= cursor } ?? fitting.first ?? 0
        case .leadingToTrailing: track = cursor + span <= count ? cursor : 0
        case .trailingToLeading: track = (cursor >= span ? cursor : count) - span
        }
      }
      if !tracks.isUniform {
        items[place].extent = extent(
          of: items[place], in: tracks.width(of: track, span: span),
          ElementIndex(section: section, item: place))
      }
      var start = possible[track].1
      let width = tracks.width(of: track, span: span)
      let gap =
        !fillsGaps
        ? nil
        : gap(for: items[place], after: items[..<place], heights, spacing) {
          choices[place] == nil ? tracks.width(of: $0, span: span) == width : $0 == track
        }
      if let gap, gap.start <= start {
        (track, start) = gap
      } else {
        turn = addsNothing(items[place], spacing) ? track : nil
        cursor = layout.placement == .trailingToLeading ? track : track + span
      }
      // Items overlap beyond the maximum position, in both directions.
      let limit = Int(LayoutLimits.maximumPosition.rawValue)
      (items[place].track, items[place].start) = (track, min(max(start, -limit), limit))
      let end = items[place].end + spacing
      for other in track..<track + span {
        heights[other] = fillsGaps ? max(heights[other], end) : end
      }
    }
  }

  /// The place at which an item can begin earliest if it begins in a gap, in the first of several tracks.
  private func gap(
    for item: Item, after placed: ArraySlice<Item>, _ heights: [Int], _ spacing: Int,
    where isAllowed: (Int) -> Bool
  ) -> (track: Int, start: Int)? {
    /// The room between the items of a track, and all room after them.
    func rooms(_ track: Int) -> [Range<Int>] {
      var rooms: [Range<Int>] = []
      var end = 0
      for item in placed.filter({ $0.tracks.contains(track) }).sorted(by: { $0.start < $1.start }) {
        if item.start > end { rooms.append(end..<item.start) }
        end = max(end, item.end + spacing)
      }
      return rooms + [heights[track]..<Int.max]
    }
    var best: (track: Int, start: Int)?
    for track in 0...heights.count - item.span where isAllowed(track) {
      let tracks = track..<track + item.span
      let all = tracks.map(rooms)
      // An item that begins as early as it can begins with a gap or below the last item of a track.
      let start = all.joined().map { $0.lowerBound }.sorted().first { start in
        all.allSatisfy {
          $0.contains {
            $0.lowerBound <= start && start + item.extent + spacing <= $0.upperBound
          }
        }
      }
      guard let start, tracks.contains(where: { start < heights[$0] }) else { continue }
      if best.map({ start < $0.start }) ?? true { best = (track, start) }
    }
    return best
  }

  private func stretch(_ items: inout [Item], to end: Int, _ count: Int, _ spacing: Int) {
    guard layout.stretching != .none else { return }
    let ofTracks = (0..<count).map { track in
      items.indices.filter { items[$0].tracks.contains(track) }
    }
    for list in ofTracks {
      // Items of several tracks divide the others into runs, which grow to the next of them.
      var run: [Int] = []
      for place in list {
        if items[place].span == 1 {
          run.append(place)
        } else {
          if layout.stretching == .allCells { grow(&items, run, to: items[place].start - spacing) }
          run = []
        }
      }
      if layout.stretching == .lastCell { run = Array(run.suffix(1)) }
      grow(&items, run, to: end)
    }
    for place in items.indices where items[place].span > 1 {
      let isLast = items[place].tracks.allSatisfy { ofTracks[$0].last == place }
      if isLast { items[place].extent = max(items[place].extent, end - items[place].start) }
    }
  }

  /// Grows items by equal shares; each moves by what those before it grow.
  private func grow(_ items: inout [Item], _ run: [Int], to end: Int) {
    guard let last = run.last, items[last].end < end else { return }
    let free = end - items[last].end
    let pixel =
      layout.rounding == .floor
      ? max(1, Int(Double(ReferenceSpace.unitsPerPoint) / space.environment.scale)) : 1
    func share(_ part: Int) -> Int {
      part == run.count ? free : free / pixel * part / run.count * pixel
    }
    for (part, place) in run.enumerated() {
      items[place].start += share(part)
      items[place].extent += share(part + 1) - share(part)
    }
  }
}
