import LayoutCore
import Waterfall

/// The scenarios that place every item of a waterfall.
enum PrepareScenarios {
  static let environment = LayoutEnvironment(width: 1000, height: 800)

  static func all(_ sizes: [Int]) -> [Scenario] {
    let largest = sizes.max() ?? 1000
    var all: [Scenario] = []
    for size in sizes where size != largest { all.append(contentsOf: general(size, columns: 4)) }
    for columns in 1...12 { all.append(contentsOf: general(largest, columns: columns)) }
    for columns in 1...12 { all.append(contentsOf: wholePixels(largest, columns: columns)) }
    all.append(ratio(largest))
    all.append(contentsOf: variants(largest))
    all.append(firstFrame(largest))
    return all
  }

  /// Returns scenarios with ten million items, which reveal costs that do not grow linearly.
  static func huge(_ size: Int) -> [Scenario] {
    general(size, columns: 4) + wholePixels(size, columns: 4)
  }

  static func layout(_ columns: Int) -> WaterfallLayout {
    WaterfallLayout(columns: .fixed(columns), itemSizing: .exact)
  }

  /// Returns a closure that prepares the whole layout.
  static func prepare(_ layout: WaterfallLayout, _ delegate: some LayoutDelegate) -> () -> Void {
    { keep(prepared(layout, delegate)) }
  }

  static func prepared(
    _ layout: WaterfallLayout, _ delegate: some LayoutDelegate,
    in environment: LayoutEnvironment = environment
  ) -> PreparedWaterfall {
    do {
      return try layout.prepare(for: delegate, in: environment)
    } catch {
      fatalError("\(error)")
    }
  }

  /// Returns the memory traffic of preparing a layout.
  static func memory(_ layout: WaterfallLayout, _ sizes: [LayoutSize]) -> Subject {
    .memory(of: sizes.count) { prepared(layout, ArraySizes(sizes: sizes)) }
  }

  private static func general(_ size: Int, columns: Int) -> [Scenario] {
    [
      Scenario(
        "prepare", "waterfall, \(Figure.columns(columns))", size: size, unit: .perItem,
        target: size >= 1_000_000 ? .floor(2) : nil
      ) {
        let sizes = Sizes.any(size)
        let floor = FloorWaterfall(sizes, tracks: columns)
        var subjects = [
          Subject(
            .trellis, operations: size, run: prepare(layout(columns), ArraySizes(sizes: sizes))),
          Subject(.floor, operations: size) { floor.placeAny() },
          memory(layout(columns), sizes),
        ]
        if columns == 4 {
          let baseline = ObjectWaterfall(columns: columns, width: 90, spacing: 10)
          let source = ArraySource(sizes)
          subjects.append(Subject(.baseline, operations: size) { baseline.prepare(source) })
        }
        return subjects
      }
    ]
  }

  private static func wholePixels(_ size: Int, columns: Int) -> [Scenario] {
    [
      Scenario(
        "prepare whole pixels", "waterfall, \(Figure.columns(columns))", size: size, unit: .perItem,
        target: size >= 1_000_000 ? .floor(2) : nil
      ) {
        let sizes = Sizes.whole(size)
        let floor = FloorWaterfall(sizes, tracks: columns)
        return [
          Subject(
            .trellis, operations: size, run: prepare(layout(columns), ArraySizes(sizes: sizes))),
          Subject(.floor, operations: size) { floor.placeWhole() },
          memory(layout(columns), sizes),
        ]
      }
    ]
  }

  /// Returns a scenario in which sizes are aspect ratios, with one more division for each item.
  private static func ratio(_ size: Int) -> Scenario {
    Scenario(
      "prepare", "waterfall, 4 columns, aspect ratios", size: size, unit: .perItem,
      target: size >= 1_000_000 ? .floor(2) : nil
    ) {
      let sizes = Sizes.any(size)
      let floor = FloorWaterfall(sizes, tracks: 4)
      return [
        Subject(
          .trellis, operations: size,
          run: prepare(WaterfallLayout(columns: 4), ArraySizes(sizes: sizes))),
        Subject(.floor, operations: size) { floor.placeRatio(width: 242.5) },
        memory(WaterfallLayout(columns: 4), sizes),
      ]
    }
  }

  /// Returns the loop that compares four tracks one by one.
  private static func argmin(_ sizes: [LayoutSize]) -> Subject {
    let floor = FloorWaterfall(sizes, tracks: 4)
    return Subject(.floor, operations: sizes.count) { floor.placeArgmin() }
  }

  /// Returns scenarios for other features of a waterfall, compared with the plain case.
  private static func variants(_ size: Int) -> [Scenario] {
    func variant(
      _ name: String, _ change: @escaping (inout WaterfallLayout) -> Void
    ) -> Scenario {
      Scenario(
        "prepare", "waterfall, 4 columns, \(name)", size: size, unit: .perItem,
        target: size >= 1_000_000 ? .reference(2) : nil
      ) {
        let sizes = Sizes.any(size)
        var layout = layout(4)
        change(&layout)
        return [
          Subject(.trellis, operations: size, run: prepare(layout, ArraySizes(sizes: sizes))),
          Subject(
            .reference, operations: size, run: prepare(Self.layout(4), ArraySizes(sizes: sizes))),
          argmin(sizes), memory(layout, sizes),
        ]
      }
    }
    return [
      Scenario(
        "prepare", "waterfall, 4 columns, a spanning item in 10", size: size, unit: .perItem,
        target: size >= 1_000_000 ? .reference(2) : nil
      ) {
        let sizes = Sizes.any(size)
        return [
          Subject(.trellis, operations: size, run: prepare(layout(4), SpanningSizes(sizes: sizes))),
          Subject(.reference, operations: size, run: prepare(layout(4), ArraySizes(sizes: sizes))),
          argmin(sizes), memory(layout(4), sizes),
        ]
      },
      variant("reading order") { $0.placement = .readingOrder },
      Scenario(
        "prepare", "waterfall, 4 columns, 100 items per header", size: size, unit: .perItem,
        target: size >= 1_000_000 ? .reference(2) : nil
      ) {
        let sizes = Sizes.any(size)
        var layout = layout(4)
        layout.section.header.extent = 40
        let sections = SectionSizes(sizes: sizes, perSection: 100)
        return [
          Subject(.trellis, operations: size, run: prepare(layout, sections)),
          Subject(
            .reference, operations: size, run: prepare(Self.layout(4), ArraySizes(sizes: sizes))),
          memory(layout, sizes),
        ]
      },
    ]
  }

  private static func firstFrame(_ size: Int) -> Scenario {
    Scenario("first frame", "waterfall, 4 columns", size: size, unit: .perOperation) {
      let sizes = Sizes.any(size)
      let delegate = ArraySizes(sizes: sizes)
      let source = ArraySource(sizes)
      let viewport = LayoutRect(x: 0, y: 0, width: 1000, height: 800)
      return [
        Subject(.trellis) {
          keep(prepared(layout(4), delegate).elements(in: viewport))
        },
        Subject(.baseline) {
          let baseline = ObjectWaterfall(columns: 4, width: 90, spacing: 10)
          baseline.prepare(source)
          keep(baseline.elements(in: viewport))
        },
      ]
    }
  }
}

/// A delegate in which every tenth item spans two tracks.
struct SpanningSizes: WaterfallItemDelegate {
  let sizes: [LayoutSize]

  func numberOfItems(inSection section: Int) -> Int { sizes.count }

  func sizeForItem(at index: ElementIndex, proposal: LayoutProposal) -> LayoutSize? {
    sizes[index.item]
  }

  func waterfallSection(_ number: Int, default section: SectionParameters) -> SectionParameters {
    section
  }

  func waterfallItem(at index: ElementIndex) -> WaterfallItem {
    WaterfallItem(span: index.item % 10 == 0 ? 2 : 1)
  }
}

/// The scenarios for debug builds, which app developers use.
enum DebugScenarios {
  static func all(_ sizes: [Int]) -> [Scenario] {
    guard Report.thisMachine.isDebug, let size = sizes.last else { return [] }
    let count = min(size, 100_000)
    return [
      Scenario(
        "debug prepare", "waterfall, 4 columns", size: count, unit: .perOperation,
        target: count == 100_000 ? .atMost(50_000_000) : nil
      ) {
        [
          Subject(
            .trellis,
            run: PrepareScenarios.prepare(
              PrepareScenarios.layout(4), ArraySizes(sizes: Sizes.any(count))))
        ]
      }
    ]
  }
}
