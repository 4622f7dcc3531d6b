import Compositional
import Flow
import GroupedColumns
import LayoutCore
import LayoutTesting
import Mixed
import Spreadsheet
import TestSupport
import Testing
import Waterfall

/// Tests of engines of every strategy with hostile arguments of all their methods.
@Suite struct HostileEngineTests {
  private static func registry() throws -> LayoutRegistry {
    var registry = LayoutRegistry()
    try registry.register(WaterfallLayout.registration)
    try registry.register(GroupedColumnsLayout.registration)
    try registry.register(SpreadsheetLayout.registration)
    try registry.register(FlowLayout.registration)
    try registry.register(CompositionalLayout.registration)
    try registry.register(MixedLayout.registration(of: registry))
    return registry
  }

  /// Returns one block for each layout, and a block of blocks.
  private static func blocks(_ layouts: [AnyLayoutStrategy]) -> [MixedBlock] {
    let blocks = layouts.map { MixedBlock($0, sections: 1) }
    return blocks + [MixedBlock(MixedLayout(blocks: blocks))]
  }

  private static func cases(of name: String, seeds: ClosedRange<UInt64>) throws {
    let registry = try registry()
    let descriptors = registry.descriptors
    for seed in seeds {
      var numbers = HostileNumbers(seed: seed)
      let own = try registry.descriptor(named: name)
      var layouts: [AnyLayoutStrategy] = []
      for descriptor in [own, own, numbers.random.pick(descriptors)] {
        layouts.append(
          try registry.layout(
            named: descriptor.name, descriptor.configuration(using: &numbers.random)))
      }
      if name == "mixed" {
        layouts[0] = AnyLayoutStrategy(MixedLayout(blocks: Self.blocks(layouts)))
      }
      let counts = numbers.random.pick([
        [], [5], [3, 0, 4, 1], [0, 0], [2, 2, 2, 2, 2, 2, 2], [40],
      ])
      let collection = EditableCollection(counts: counts, using: &numbers.random)
      let environment = LayoutEnvironment(
        width: numbers.random.length(in: 0...400), height: numbers.random.length(in: 0...600),
        insets: numbers.insets(), scale: numbers.random.pick([1, 2, 3]))
      var engine = try HostileEngine(layouts, for: collection, in: environment, numbers)
      let finding = engine.finding(steps: 12)
      #expect(finding == nil, "\(name), seed \(seed): \(finding ?? "")")
    }
  }

  @Test(arguments: [
    "waterfall", "grouped-columns", "spreadsheet", "flow", "compositional", "mixed",
  ])
  func anyArguments_haveDefinedResults(name: String) throws {
    try Self.cases(of: name, seeds: GeneratedCases.seeds(30))
  }
}
