import Board
import LayoutTesting
import TestSupport
import Testing

/// The rules that hold for every placement, and a reference of adapted ones.
@Suite struct BoardPlacementLawTests {
  /// Returns a placement of random items, of which a few are locked.
  private func placement(_ random: inout SeededGenerator) -> BoardPlacement {
    let columns = random.integer(in: 1...12)
    let items = (0..<random.integer(in: 0...14)).map { _ in
      let hasPlace = random.oneIn(3)
      return BoardItem(
        width: random.integer(in: 1...random.pick([1, 3, columns])),
        height: random.integer(in: 1...3), column: hasPlace ? random.integer(in: 0...11) : nil,
        row: random.integer(in: 0...9), isLocked: random.oneIn(6))
    }
    return BoardPlacement(
      of: items, columns: columns, compaction: random.pick(BoardCompaction.allCases),
      maximumRows: random.pick([nil, 3, 9]))
  }

  private func changed(
    _ placement: BoardPlacement, _ item: Int, _ random: inout SeededGenerator
  ) -> BoardPlacement {
    switch random.integer(in: 0...9) {
    case 0: return placement.adding(BoardItem(width: 2, height: 2))
    case 1:
      return placement.adding(BoardItem(width: 2, column: random.integer(in: 0...9), row: item))
    case 2: return placement.removing(item)
    case 3: return placement.compacting(random.pick(BoardPacking.allCases))
    case 4, 5:
      return placement.resizing(
        item, width: random.integer(in: 0...13), height: random.integer(in: 0...5))
    default:
      return placement.moving(
        item, toColumn: random.integer(in: -1...12), row: random.integer(in: -1...9),
        swapping: random.oneIn(2))
    }
  }

  /// Returns the modules of all places, or `nil` if two have one in common.
  private func modules(_ places: [BoardPlace]) -> Set<Int>? {
    let all = places.flatMap { place in
      (0..<place.height).flatMap { row in
        (0..<place.width).map { (place.row + row) * 64 + place.column + $0 }
      }
    }
    let modules = Set(all)
    return modules.count == all.count ? modules : nil
  }

  private func isFree(_ place: BoardPlace, among places: [BoardPlace]) -> Bool {
    modules(places + [place]) != nil
  }

  private func readingOrder(_ places: [BoardPlace]) -> [Int] {
    places.indices.sorted {
      (places[$0].row, places[$0].column) < (places[$1].row, places[$1].column)
    }
  }

  @Test func sessions_holdTheRules() {
    for seed in GeneratedCases.seeds(200) {
      var random = SeededGenerator(seed: seed)
      var placement = placement(&random)
      for step in 0..<12 {
        let item = random.integer(in: 0...max(0, placement.count - 1))
        let old = placement
        placement = changed(old, item, &random)
        let (places, comment) = (placement.places, Comment("seed \(seed), step \(step)"))
        #expect(modules(places) != nil, comment)
        #expect(
          places.allSatisfy { $0.row >= 0 && (0...placement.columns - $0.width) ~= $0.column },
          comment)
        #expect(
          placement.numberOfRows <= max(placement.maximumRows ?? .max, old.numberOfRows), comment)
        if placement.count >= old.count {
          for (number, place) in old.places.enumerated() where place.isLocked && number != item {
            #expect(places[number] == place, comment)
          }
        }
        for (number, place) in places.enumerated()
        where placement.compaction == .start && !place.isLocked && place.row > 0 {
          var others = places
          var above = others.remove(at: number)
          above.row -= 1
          #expect(!isFree(above, among: others), comment)
        }
      }
    }
  }

  @Test func adaptedPlacements_equalTheReference() {
    for seed in GeneratedCases.seeds(200) {
      var random = SeededGenerator(seed: seed)
      let (placement, columns) = (placement(&random), random.integer(in: 1...14))
      for keepsWidths in [false, true] where columns != placement.columns {
        let adapted = placement.adapted(toColumns: columns, keepingWidths: keepsWidths)
        #expect(
          adapted.places == reference(placement, columns, keepsWidths), "seed \(seed)")
      }
    }
  }

  private func reference(
    _ placement: BoardPlacement, _ columns: Int, _ keepsWidths: Bool
  ) -> [BoardPlace] {
    func scaled(_ edge: Int) -> Int {
      if edge == 0 || edge == placement.columns { return edge == 0 ? 0 : columns }
      let nearest = (Double(edge * columns) / Double(placement.columns)).rounded()
      return Int(min(max(1, nearest), Double(columns - 1)))
    }
    var placed: [(item: Int, place: BoardPlace)] = []
    // The last place in reading order begins in this module.
    var cursor = -1
    for item in readingOrder(placement.places) {
      let old = placement.places[item]
      let scaledWidth = scaled(old.column + old.width) - scaled(old.column)
      let width = keepsWidths ? min(old.width, columns) : max(1, scaledWidth)
      func place(_ module: Int) -> BoardPlace {
        BoardPlace(
          column: module % columns, row: module / columns, width: width, height: old.height,
          isLocked: old.isLocked)
      }
      func isPossible(_ module: Int) -> Bool {
        module > cursor && module % columns + width <= columns
          && isFree(place(module), among: placed.map(\.place))
      }
      var module = old.row * columns + min(scaled(old.column), columns - width)
      if !isPossible(module) {
        module = cursor + 1
        while !isPossible(module) { module += 1 }
      }
      cursor = module
      placed.append((item, place(module)))
    }
    for index in placed.indices where placement.compaction == .start {
      var place = placed.remove(at: index)
      while place.place.row > 0, !place.place.isLocked {
        place.place.row -= 1
        if !isFree(place.place, among: placed.map(\.place)) {
          place.place.row += 1
          break
        }
      }
      placed.insert(place, at: index)
    }
    return placed.sorted { $0.item < $1.item }.map(\.place)
  }
}
