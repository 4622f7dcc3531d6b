import GroupedColumns
import LayoutCore
import LayoutRuntime
import Spreadsheet
import Waterfall

/// The scenarios that query the visible elements.
enum QueryScenarios {
  private static let viewports = 512

  static func all(_ sizes: [Int]) -> [Scenario] {
    let largest = sizes.max() ?? 1000
    var all: [Scenario] = []
    for size in sizes { all.append(waterfall(size)) }
    all.append(
      query("waterfall, one after the other", largest, isRandom: false) {
        PrepareScenarios.prepared(PrepareScenarios.layout(4), ArraySizes(sizes: Sizes.any(largest)))
      })
    all.append(
      query("waterfall, spans", largest) {
        PrepareScenarios.prepared(
          PrepareScenarios.layout(4), SpanningSizes(sizes: Sizes.any(largest)))
      })
    all.append(
      query("waterfall, reading order", largest) {
        var layout = PrepareScenarios.layout(4)
        layout.placement = .readingOrder
        return PrepareScenarios.prepared(layout, ArraySizes(sizes: Sizes.any(largest)))
      })
    all.append(
      query("waterfall, pinned headers", largest) {
        var layout = PrepareScenarios.layout(4)
        layout.section.header.extent = 40
        layout.section.header.isPinned = true
        return PrepareScenarios.prepared(
          layout, SectionSizes(sizes: Sizes.any(largest), perSection: 100))
      })
    all.append(
      query("waterfall, resized with preserved tracks", largest) {
        try ChangeScenarios.resizedWaterfall(largest)
      })
    for size in sizes { all.append(list(size)) }
    all.append(
      query("grouped columns, 3 columns of sections of 10", largest, height: 450) {
        try ChangeScenarios.grouped(largest, perSection: 10, columns: 3)
      })
    return all
  }

  /// Returns a scenario that queries about 30 visible elements, by default at random positions.
  private static func query<Prepared: PreparedLayout>(
    _ name: String, _ size: Int, isRandom: Bool = true, height: Double = 1500,
    others: @escaping ([LayoutRect]) -> [Subject] = { _ in [] },
    _ make: @escaping () throws -> Prepared
  ) -> Scenario {
    Scenario(
      "query", name, size: size, unit: .perOperation,
      target: size >= 1_000_000 ? .atMost(1000) : nil, forbidsAllocation: true
    ) {
      let prepared = try make()
      let extent = LayoutSize(width: prepared.contentSize.width, height: height)
      let places =
        isRandom
        ? Viewports.random(viewports, in: prepared.contentSize, extent)
        : Viewports.sequential(viewports, in: prepared.contentSize, extent)
      return [queries(prepared, places)] + others(places)
        + [.memory(ofQueriesIn: places, prepared)]
    }
  }

  /// Returns a subject that queries at all positions with one array for the results.
  static func queries(_ prepared: some PreparedLayout, _ places: [LayoutRect]) -> Subject {
    let answer = Holder<[LayoutAttributes]>([])
    answer.value.reserveCapacity(4096)
    return Subject(.trellis, operations: places.count) {
      for place in places {
        answer.value.removeAll(keepingCapacity: true)
        prepared.appendElements(in: place, viewport: LayoutViewport(place), to: &answer.value)
      }
    }
  }

  private static func waterfall(_ size: Int) -> Scenario {
    query(
      "waterfall", size,
      others: { places in
        let sizes = Sizes.any(size)
        let floor = FloorWaterfall(sizes, tracks: 4).query()
        let baseline = ObjectWaterfall(columns: 4, width: 242.5, spacing: 10)
        baseline.prepare(ArraySource(sizes))
        return [
          Subject(.floor, operations: places.count) {
            for place in places { floor.elements(in: place) }
          },
          Subject(.baseline, operations: 4) {
            for place in places[..<4] { keep(baseline.elements(in: place)) }
          },
        ]
      },
      {
        PrepareScenarios.prepared(PrepareScenarios.layout(4), ArraySizes(sizes: Sizes.any(size)))
      })
  }

  private static func list(_ size: Int) -> Scenario {
    query(
      "grouped columns, 1 column of sections of 100", size, height: 1350,
      others: { places in
        let sizes = Sizes.rows(size)
        let floor = FloorList(sizes)
        let baseline = ObjectRows(sizes, width: 1000)
        return [
          Subject(.floor, operations: places.count) {
            for place in places { floor.elements(in: place) }
          },
          Subject(.baseline, operations: 1) { keep(baseline.elements(in: places[0])) },
        ]
      },
      { try ChangeScenarios.grouped(size, perSection: 100, columns: 1) })
  }
}

/// The scenarios that move the viewport by a small distance.
enum DeltaScenarios {
  static func all(_ sizes: [Int]) -> [Scenario] {
    let largest = sizes.max() ?? 1000
    return [
      delta("waterfall", largest) {
        let delegate = ArraySizes(sizes: Sizes.any(largest))
        return try LayoutEngine(
          PrepareScenarios.layout(4), for: delegate, in: PrepareScenarios.environment)
      },
      delta("waterfall, pinned headers", largest) {
        var layout = PrepareScenarios.layout(4)
        layout.section.header.extent = 40
        layout.section.header.isPinned = true
        let delegate = SectionSizes(sizes: Sizes.any(largest), perSection: 100)
        return try LayoutEngine(layout, for: delegate, in: PrepareScenarios.environment)
      },
      delta("grouped columns, pinned headers", largest) {
        let layout = GroupedColumnsLayout(columns: 1, headerExtent: 30, pinsHeaders: true)
        let delegate = SectionSizes(sizes: Sizes.rows(largest), perSection: 100)
        return try LayoutEngine(layout, for: delegate, in: PrepareScenarios.environment)
      },
    ]
  }

  /// Returns a scenario with steps of 8 points down and up again, as in a slow scroll.
  private static func delta(
    _ name: String, _ size: Int, _ make: @escaping () throws -> LayoutEngine
  ) -> Scenario {
    Scenario(
      "small move", name, size: size, unit: .perOperation,
      target: size >= 1_000_000 ? .atMost(300) : nil, forbidsAllocation: true
    ) {
      let engine = Holder(try make())
      let middle = engine.value.contentSize.height / 2
      let steps = (0..<256).map { middle + Double(min($0, 256 - $0)) * 8 }
      return [
        Subject(.trellis, operations: steps.count) {
          for step in steps { engine.value.scroll(to: LayoutPoint(x: 0, y: step)) }
        }
      ]
    }
  }
}
