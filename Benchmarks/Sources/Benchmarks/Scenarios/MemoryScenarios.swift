import GroupedColumns
import StrategyKit
import Waterfall

/// The scenarios that measure the memory of prepared layouts.
enum MemoryScenarios {
  static func all(_ sizes: [Int]) -> [Scenario] {
    let largest = sizes.max() ?? 1000
    return [
      memory("waterfall, 4 columns", largest, limit: 20) {
        PrepareScenarios.prepared(
          PrepareScenarios.layout(4), ArraySizes(sizes: Sizes.any(largest)))
      },
      memory("waterfall, resized with preserved tracks", largest, limit: nil) {
        try ChangeScenarios.resizedWaterfall(largest)
      },
      memory("grouped columns, 3 columns", largest, limit: 12) {
        try ChangeScenarios.grouped(largest, perSection: 100, columns: 3)
      },
      memory("grouped columns, 3 columns, sections of 10", largest, limit: 12) {
        try ChangeScenarios.grouped(largest, perSection: 10, columns: 3)
      },
      Scenario(
        "memory", "grouped columns, 1 section of equal rows", size: largest, unit: .bytes,
        target: .atMost(1024)
      ) {
        let bytes = try liveBytes {
          try ChangeScenarios.list(columns: 1).prepare(
            for: ArrayLayoutDelegate(counts: [largest]), in: PrepareScenarios.environment)
        }
        return (bytes, nil)
      },
    ]
  }

  private static func memory<Prepared: PreparedLayout>(
    _ name: String, _ size: Int, limit: Double?, _ make: @escaping () throws -> Prepared
  ) -> Scenario {
    Scenario(
      "memory", name, size: size, unit: .bytesPerItem,
      target: size >= 1_000_000 ? limit.map { .atMost($0) } : nil
    ) {
      let bytes = try liveBytes { try make() }
      let sizes = Sizes.any(size)
      let source = ArraySource(sizes)
      let baseline = liveBytes {
        let baseline = ObjectWaterfall(columns: 4, width: 242.5, spacing: 10)
        baseline.prepare(source)
        return baseline
      }
      return (bytes / Double(size), baseline / Double(size))
    }
  }
}

/// The scenarios that compare times for different numbers of items.
enum ScalingScenarios {
  static func all(_ sizes: [Int]) -> [Scenario] {
    var all: [Scenario] = []
    for small in sizes.dropLast().filter({ $0 >= 10_000 }) {
      all.append(prepare(small))
      all.append(query(small))
      all.append(change(small))
    }
    return all
  }

  private static func prepare(_ small: Int) -> Scenario {
    Scenario(
      "4 times as many", "waterfall, prepare", size: small * 4, unit: .perOperation,
      target: .reference(4.6)
    ) {
      func run(_ count: Int) -> () -> Void {
        PrepareScenarios.prepare(
          PrepareScenarios.layout(4), ArraySizes(sizes: Sizes.any(count)))
      }
      return [
        Subject(.trellis, run: run(small * 4)), Subject(.reference, run: run(small)),
      ]
    }
  }

  private static func query(_ small: Int) -> Scenario {
    Scenario(
      "4 times as many", "waterfall, query", size: small * 4, unit: .perOperation,
      target: .reference(1.5)
    ) {
      func subject(_ role: Subject.Role, _ count: Int) -> Subject {
        let prepared = PrepareScenarios.prepared(
          PrepareScenarios.layout(4), ArraySizes(sizes: Sizes.any(count)))
        let places = Viewports.random(
          512, in: prepared.contentSize, LayoutSize(width: 1000, height: 1500))
        let queries = QueryScenarios.queries(prepared, places)
        return Subject(role, operations: places.count, run: queries.run)
      }
      return [subject(.trellis, small * 4), subject(.reference, small)]
    }
  }

  private static func change(_ small: Int) -> Scenario {
    Scenario(
      "4 times as many", "extent index, one size", size: small * 4, unit: .perOperation,
      target: .reference(1.5)
    ) {
      func subject(_ role: Subject.Role, _ count: Int) -> Subject {
        let sizes = Sizes.rows(count)
        let axis = Holder(
          ExtentIndex(count: count) { LayoutUnit(points: sizes[$0].height).rawValue })
        var numbers = Numbers()
        let places = (0..<1024).map { _ in Int.random(in: 0..<count, using: &numbers) }
        var growth: Int64 = 0
        return Subject(role, operations: places.count) {
          growth = (growth + 76_800) % 7_680_000
          for place in places { axis.value.setExtent(3_000_000 + growth, of: place) }
        }
      }
      return [subject(.trellis, small * 4), subject(.reference, small)]
    }
  }
}
