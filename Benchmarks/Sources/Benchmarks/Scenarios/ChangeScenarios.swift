import GroupedColumns
import LayoutRuntime
import StrategyKit
import Waterfall

/// The scenarios that update a layout by one change, or by many changes at once.
enum ChangeScenarios {
  static func all(_ sizes: [Int]) -> [Scenario] {
    let largest = sizes.max() ?? 1000
    var all: [Scenario] = []
    for size in sizes { all.append(axisChange(size)) }
    for policy in [ChangePolicy.preserveTracks, .reflow] {
      all.append(resizeWaterfall(largest, policy))
      all.append(resizeGrouped(largest, policy))
      all.append(appendWaterfall(largest, policy))
      all.append(editWaterfall(largest, policy, at: 0, "at the front"))
      all.append(editWaterfall(largest, policy, at: largest / 2, "in the middle"))
      all.append(batch(largest, policy))
    }
    for columns in [1, 3] {
      all.append(
        StrategyScenarios(
          "grouped columns, \(Figure.columns(columns))", list(columns: columns), largest,
          perSection: min(largest, 100)
        ) { Sizes.rows(largest) }.prepare(limit: 8))
    }
    all.append(axisAppend(largest))
    all.append(axisFront(largest))
    all.append(groupedRow(largest, inLastSection: true, "append and delete a row at the end"))
    all.append(groupedRow(largest, inLastSection: false, "insert and delete a row at the front"))
    return all
  }

  static let environment = PrepareScenarios.environment

  // MARK: Layouts

  static func waterfall(_ policy: ChangePolicy) -> WaterfallLayout {
    var layout = PrepareScenarios.layout(4)
    layout.changePolicy = policy
    return layout
  }

  static func list(_ policy: ChangePolicy = .preserveTracks, columns: Int) -> GroupedColumnsLayout {
    GroupedColumnsLayout(columns: .fixed(columns), style: .plain, changePolicy: policy)
  }

  static func grouped(
    _ size: Int, perSection: Int, columns: Int
  ) throws -> PreparedGroupedColumns {
    try list(columns: columns).prepare(
      for: SectionSizes(sizes: Sizes.rows(size), perSection: perSection), in: environment)
  }

  /// Returns a waterfall in which the size of one item changed, with preserved tracks.
  static func resizedWaterfall(_ size: Int) throws -> PreparedWaterfall {
    let layout = waterfall(.preserveTracks)
    let delegate = ChangingSizes(Sizes.any(size))
    var prepared = try layout.prepare(for: delegate, in: environment)
    delegate.growth = 1
    try layout.update(
      &prepared, by: resizes(of: [0], perSection: size, sections: 1), for: delegate,
      in: environment)
    return prepared
  }

  private static func resizes(
    of items: [Int], perSection: Int, sections: Int
  ) -> LayoutChanges {
    LayoutChanges.resizing(
      items.map { ElementIndex(section: $0 / perSection, item: $0 % perSection) },
      numberOfSections: sections
    ) { _ in perSection }
  }

  private static func places(_ count: Int, below size: Int) -> [Int] {
    var numbers = Numbers(seed: 5)
    return (0..<count).map { _ in .random(in: 0..<size, using: &numbers) }
  }

  // MARK: One size

  private static func axisChange(_ size: Int) -> Scenario {
    Scenario(
      "one size", "extent index", size: size, unit: .perOperation,
      target: size >= 1_000_000 ? .atMost(100) : nil, forbidsAllocation: true
    ) {
      let sizes = Sizes.rows(size)
      let axis = Holder(
        ExtentIndex(count: size) { LayoutUnit(points: sizes[$0].height).rawValue })
      let floor = FloorList(sizes)
      let baseline = ObjectRows(sizes, width: 1000)
      let places = places(1024, below: size)
      var growth: Int64 = 0
      return [
        Subject(.trellis, operations: places.count) {
          growth = (growth + 76_800) % 7_680_000
          for place in places { axis.value.setExtent(3_000_000 + growth, of: place) }
        },
        Subject(.floor, operations: places.count) {
          for place in places { floor.set(40 + Double(place % 7), at: place) }
        },
        Subject(.baseline) { baseline.setHeight(41, of: places[0]) },
      ]
    }
  }

  private static func resizeWaterfall(_ size: Int, _ policy: ChangePolicy) -> Scenario {
    Scenario(
      "one size", "waterfall, \(policy.title)", size: size, unit: .perOperation,
      target: size >= 1_000_000 && policy == .preserveTracks ? .atMost(1000) : nil
    ) {
      let sizes = Sizes.any(size)
      let delegate = ChangingSizes(sizes)
      let run = try resizing(
        waterfall(policy), delegate, size, count: policy == .preserveTracks ? 256 : 4)
      let baseline = ObjectWaterfall(columns: 4, width: 242.5, spacing: 10)
      let source = ArraySource(sizes)
      return [run, Subject(.baseline) { baseline.prepare(source) }]
    }
  }

  private static func resizeGrouped(_ size: Int, _ policy: ChangePolicy) -> Scenario {
    Scenario(
      "one size", "grouped columns, 3 columns, \(policy.title)", size: size, unit: .perOperation,
      target: size >= 1_000_000 && policy == .preserveTracks ? .atMost(1000) : nil
    ) {
      let delegate = ChangingSizes(Sizes.rows(size), perSection: 100)
      return [
        try resizing(
          list(policy, columns: 3), delegate, size, count: policy == .preserveTracks ? 256 : 8)
      ]
    }
  }

  /// Returns a subject that resizes single items, and restores their sizes in the next run.
  private static func resizing(
    _ layout: some LayoutStrategy, _ delegate: ChangingSizes, _ size: Int, count: Int
  ) throws -> Subject {
    let prepared = Holder(try layout.prepare(for: delegate, in: environment))
    let sections = delegate.numberOfSections
    let changes = places(count, below: size).map {
      resizes(of: [$0], perSection: delegate.perSection, sections: sections)
    }
    return Subject(.trellis, operations: changes.count) {
      delegate.growth = delegate.growth == 0 ? 10 : 0
      for change in changes {
        try? layout.update(&prepared.value, by: change, for: delegate, in: environment)
      }
    }
  }

  // MARK: Insertions and deletions

  private static func appendWaterfall(_ size: Int, _ policy: ChangePolicy) -> Scenario {
    Scenario(
      "append and delete the last", "waterfall, \(policy.title)", size: size, unit: .perOperation,
      target: size >= 1_000_000 ? .atMost(1000) : nil
    ) {
      let delegate = ChangingSizes(Sizes.any(size))
      let layout = waterfall(policy)
      let prepared = Holder(try layout.prepare(for: delegate, in: environment))
      let removed = edits(size + 64, removed: (0..<64).map { size + $0 })
      let appends = (0..<64).map { edits(size + $0, inserted: [size + $0]) }
      return [
        Subject(.trellis, operations: appends.count) {
          delegate.extra = 0
          for change in appends {
            delegate.extra += 1
            try? layout.update(&prepared.value, by: change, for: delegate, in: environment)
          }
          delegate.extra = 0
          try? layout.update(&prepared.value, by: removed, for: delegate, in: environment)
        }
      ]
    }
  }

  private static func editWaterfall(
    _ size: Int, _ policy: ChangePolicy, at place: Int, _ where_: String
  ) -> Scenario {
    Scenario(
      "insert or delete", "waterfall, \(policy.title), \(where_)", size: size, unit: .perOperation,
      target: size >= 1_000_000 && policy == .reflow ? .reference(1) : nil
    ) {
      let sizes = Sizes.any(size)
      let delegate = ChangingSizes(sizes)
      let layout = waterfall(policy)
      let prepared = Holder(try layout.prepare(for: delegate, in: environment))
      let insert = edits(size, inserted: [place])
      let delete = edits(size + 1, removed: [place])
      let anew = ArraySizes(sizes: sizes)
      return [
        Subject(.trellis, operations: 2) {
          delegate.extra = 1
          try? layout.update(&prepared.value, by: insert, for: delegate, in: environment)
          delegate.extra = 0
          try? layout.update(&prepared.value, by: delete, for: delegate, in: environment)
        },
        Subject(.reference, run: PrepareScenarios.prepare(layout, anew)),
      ]
    }
  }

  /// Returns the changes of a collection with one section.
  private static func edits(
    _ count: Int, removed: [Int] = [], inserted: [Int] = []
  ) -> LayoutChanges {
    LayoutChanges(
      sections: IndexEdits(oldCount: 1),
      within: [
        .init(
          section: 0, oldSection: 0,
          items: IndexEdits(
            oldCount: count, removed: removed, inserted: inserted.map { .init(index: $0) }))
      ])
  }

  private static func batch(_ size: Int, _ policy: ChangePolicy) -> Scenario {
    Scenario(
      "1,000 random changes at once", "waterfall, \(policy.title)", size: size, unit: .perOperation
    ) {
      let sizes = Sizes.any(size)
      let delegate = ChangingSizes(sizes)
      let layout = waterfall(policy)
      let engine = Holder(try LayoutEngine(layout, for: delegate, in: environment))
      let places = Array(Set(places(999, below: size - 1))).sorted()
      let transaction = LayoutTransaction(
        places.enumerated().map { rank, place in
          let index = ElementIndex(section: 0, item: place)
          switch rank % 3 {
          case 0: return LayoutChange.resizeItem(index)
          case 1: return .deleteItem(index)
          default: return .insertItem(index)
          }
        },
        counts: [size - (places.count + 1) / 3 + places.count / 3])
      let change = transaction.itemCounts[0].count - size
      let baseline = ObjectWaterfall(columns: 4, width: 242.5, spacing: 10)
      let source = ArraySource(sizes)
      return [
        Subject(.trellis) {
          var copy = engine.value
          delegate.extra = change
          keep(try? copy.apply(transaction, for: delegate))
          delegate.extra = 0
        },
        Subject(.baseline) { baseline.prepare(source) },
      ]
    }
  }

  // MARK: Lists

  private static func axisAppend(_ size: Int) -> Scenario {
    Scenario(
      "append and delete the last", "extent index", size: size, unit: .perOperation,
      target: size >= 1_000_000 ? .atMost(1000) : nil
    ) {
      let sizes = Sizes.rows(size)
      let axis = Holder(
        ExtentIndex(count: size) { LayoutUnit(points: sizes[$0].height).rawValue })
      return [
        Subject(.trellis, operations: 2048) {
          for _ in 0..<1024 { axis.value.insert(3_000_000, at: axis.value.count) }
          for _ in 0..<1024 { axis.value.remove(at: axis.value.count - 1) }
        }
      ]
    }
  }

  private static func axisFront(_ size: Int) -> Scenario {
    Scenario(
      "insert or delete", "extent index, at the front", size: size, unit: .perOperation,
      target: size >= 1_000_000 ? .atMost(50_000) : nil
    ) {
      let sizes = Sizes.rows(size)
      let axis = Holder(
        ExtentIndex(count: size) { LayoutUnit(points: sizes[$0].height).rawValue })
      let floor = FloorList(sizes)
      let baseline = ObjectRows(sizes, width: 1000)
      return [
        Subject(.trellis, operations: 512) {
          for _ in 0..<256 { axis.value.insert(3_000_000, at: 0) }
          for _ in 0..<256 { axis.value.remove(at: 0) }
        },
        Subject(.floor) { floor.insertFirst(40) },
        Subject(.baseline, operations: 2) {
          baseline.insertFirst(height: 40)
          baseline.removeFirst()
        },
      ]
    }
  }

  private static func groupedRow(
    _ size: Int, inLastSection isLast: Bool, _ name: String
  ) -> Scenario {
    Scenario(
      "insert or delete", "grouped columns, 1 column, \(name)", size: size, unit: .perOperation,
      target: size >= 1_000_000 ? .atMost(isLast ? 1000 : 50_000) : nil
    ) {
      let perSection = 100
      let delegate = ChangingSizes(Sizes.rows(size), perSection: perSection)
      let layout = list(columns: 1)
      let prepared = Holder(try layout.prepare(for: delegate, in: environment))
      let sections = size / perSection
      let section = isLast ? sections - 1 : 0
      let item = isLast ? perSection : 0
      func edit(_ items: IndexEdits<ElementIndex>) -> LayoutChanges {
        LayoutChanges(
          sections: IndexEdits(oldCount: sections),
          within: [.init(section: section, oldSection: section, items: items)])
      }
      let insert = edit(IndexEdits(oldCount: perSection, inserted: [.init(index: item)]))
      let delete = edit(IndexEdits(oldCount: perSection + 1, removed: [item]))
      return [
        Subject(.trellis, operations: 128) {
          for _ in 0..<64 {
            try? layout.update(&prepared.value, by: insert, for: delegate, in: environment)
            try? layout.update(&prepared.value, by: delete, for: delegate, in: environment)
          }
        }
      ]
    }
  }
}

extension ChangePolicy {
  /// The name of the policy in the titles of scenarios.
  var title: String { self == .preserveTracks ? "preserved tracks" : "reflow" }
}
