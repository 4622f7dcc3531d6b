import Board
import LayoutCore
import LayoutTesting

/// A board in the plainest way: each place is compared with all items before it.
///
/// Items without a place are placed as the specification of CSS grids describes auto-placement.
struct BoardReference {
  let layout: BoardLayout
  let collection: GeneratedCollection
  let space: ReferenceSpace

  /// The elements of a case.
  static let reference: LayoutLaws<BoardLayout>.Reference = { example in
    BoardReference(
      layout: example.strategy, collection: example.collection,
      space: ReferenceSpace(
        example.environment, axis: example.strategy.axis, rounding: example.strategy.rounding)
    ).make()
  }

  private func make() -> ReferenceLayout? {
    typealias Placed = (LayoutElement, main: (Int, Int), cross: (Int, Int), zIndex: Int)
    var placed: [Placed] = []
    var top = 0
    for number in 0..<collection.numberOfSections {
      let section = collection.answer(
        to: .boardSection, at: ElementIndex(section: number), default: layout.section)
      let distances = [
        section.rowExtent ?? 1, section.rowSpacing, section.columnSpacing, section.header.extent,
        section.footer.extent,
      ]
      // Data that is replaced, distances beyond every screen and pinned bars are not covered.
      guard distances.dropFirst().allSatisfy({ $0 >= 0 && $0 <= 1e5 }),
        distances[0] >= 1, distances[0] <= 1e5, section.sectionInsets.isModest,
        section.header.insets.isModest, section.footer.insets.isModest,
        section.itemSizing == .modules, !section.header.isPinned, !section.footer.isPinned,
        collection.numberOfItems(inSection: number) <= 120
      else { return nil }
      let tracks = tracks(of: section)
      let header = ReferenceEdgeItem(section.header.extent, section.header.insets, in: space)
      let footer = ReferenceEdgeItem(section.footer.extent, section.footer.insets, in: space)
      let insets = space.main(section.sectionInsets)
      guard let places = places(number, section, tracks.count) else { return nil }
      var extent = section.rowExtent ?? tracks.width
      if space.rounding == .floor { extent = space.flooredToPixels(extent) }
      let spacing = ReferenceSpace.units(section.rowSpacing)
      let pitch = ReferenceSpace.units(extent) + spacing
      let end = places.map { $0.row + $0.height }.max() ?? 0
      // Content beyond the limits of positions is not covered.
      guard Double(end) * Double(pitch) < 0x1p52 else { return nil }
      if header.extent > 0 {
        let lower = top + header.before
        placed.append(
          (.supplementary(.header, number), (lower, lower + header.extent), header.edges, 1))
      }
      let start = top + header.total + insets.start
      for (item, place) in places.enumerated() {
        placed.append(
          (
            .cell(section: number, item: item),
            (start + place.row * pitch, start + (place.row + place.height) * pitch - spacing),
            (
              tracks.edges[place.column].lower,
              tracks.edges[place.column + place.width - 1].upper
            ), 0
          ))
      }
      let bottom = start + max(0, end * pitch - spacing) + insets.end
      if footer.extent > 0 {
        let lower = bottom + footer.before
        placed.append(
          (.supplementary(.footer, number), (lower, lower + footer.extent), footer.edges, 1))
      }
      // A section whose negative insets exceed its items is not covered.
      if bottom + footer.total < top { return nil }
      top = bottom + footer.total
    }
    return ReferenceLayout(
      elements: placed.map {
        LayoutAttributes(
          element: $0.0, frame: space.frame(main: $0.main, cross: $0.cross, length: top),
          zIndex: $0.zIndex)
      })
  }

  private func tracks(of section: BoardSection) -> ReferenceTracks {
    func tracks(_ columns: ColumnCount) -> ReferenceTracks {
      ReferenceTracks(
        columns, spacing: section.columnSpacing, insets: section.sectionInsets, in: space)
    }
    let all = tracks(section.columns)
    var count = min(64, all.count)
    let steps = section.columnSteps.map { min(64, max(1, $0)) }
    if let step = steps.filter({ $0 <= count }).max() ?? steps.min() { count = step }
    return count == all.count ? all : tracks(.fixed(count))
  }

  // MARK: Places

  private func item(_ index: ElementIndex, _ usual: LayoutSize, _ columns: Int) -> BoardItem {
    func modules(_ given: Double, _ limit: Int) -> Int {
      given.isFinite ? Int(min(max(1, given.rounded(.up)), Double(limit))) : 1
    }
    let size = collection.sizeForItem(at: index, proposal: LayoutProposal()) ?? usual
    let usual = BoardItem(
      width: modules(space.across(size), columns), height: modules(space.main(size), 256))
    var item = collection.answer(to: .boardItem, at: index, default: usual)
    item.width = min(max(1, item.width), columns)
    item.height = min(max(1, item.height), 256)
    item.column = item.column.map { min(max(0, $0), columns - item.width) }
    item.row = item.row.map { min(max(0, $0), 1_000_000_000) }
    return item
  }

  private func places(_ number: Int, _ section: BoardSection, _ columns: Int) -> [BoardPlace]? {
    let items = (0..<collection.numberOfItems(inSection: number)).map {
      item(ElementIndex(section: number, item: $0), section.itemSize, columns)
    }
    // Each module is compared with each item.
    guard items.reduce(0, { $0 + $1.width * $1.height }) * items.count < 100_000 else { return nil }
    var places: [Int: BoardPlace] = [:]
    func inColumns(of place: BoardPlace) -> [BoardPlace] {
      places.values.filter {
        $0.column < place.column + place.width && place.column < $0.column + $0.width
      }
    }
    func isTaken(_ place: BoardPlace) -> Bool {
      inColumns(of: place).contains {
        $0.row < place.row + place.height && place.row < $0.row + $0.height
      }
    }
    func inReadingOrder(_ places: [Int: BoardPlace]) -> [(key: Int, value: BoardPlace)] {
      places.sorted {
        ($0.value.row, $0.value.column, $0.key) < ($1.value.row, $1.value.column, $1.key)
      }
    }
    var fixed: [Int: BoardPlace] = [:]
    for (number, item) in items.enumerated() {
      guard let column = item.column, let row = item.row else { continue }
      fixed[number] = BoardPlace(
        column: column, row: row, width: item.width, height: item.height, isLocked: item.isLocked)
    }
    // Locked items come first. Those that overlap are below the others of their kind, where they
    // overlap none.
    for areLocked in [true, false] {
      for (item, given) in inReadingOrder(fixed) where given.isLocked == areLocked {
        var place = given
        if isTaken(place) {
          let ends = inColumns(of: place).filter { $0.isLocked == areLocked }
            .map { $0.row + $0.height }
          place.row = max(place.row, ends.max() ?? 0)
          while isTaken(place) { place.row += 1 }
        }
        places[item] = place
      }
    }
    var cursor = 0
    for (number, item) in items.enumerated() where fixed[number] == nil {
      var place: BoardPlace
      if section.packing == .dense { cursor = 0 }
      while true {
        place = BoardPlace(
          column: cursor % columns, row: cursor / columns, width: item.width, height: item.height,
          isLocked: item.isLocked)
        if place.column + place.width <= columns, !isTaken(place) { break }
        cursor += 1
      }
      places[number] = place
    }
    if section.compaction == .start {
      let all = inReadingOrder(places)
      places = [:]
      for (item, place) in all where place.isLocked { places[item] = place }
      for (item, given) in all where !given.isLocked {
        var place = given
        while place.row > 0 {
          place.row -= 1
          if isTaken(place) {
            place.row += 1
            break
          }
        }
        places[item] = place
      }
    }
    return items.indices.map { places[$0] ?? BoardPlace(column: 0, row: 0) }
  }
}
