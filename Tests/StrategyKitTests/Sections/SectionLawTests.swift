import LayoutCore
import LayoutTesting
import Testing

/// Tests of the laws for layouts of the sectioned level, on collections of all flavours.
@Suite struct SectionLawTests {
  static let script = EditableCollection.Script(section: { random in
    random.oneIn(2)
      ? [
        .init(.testSection, \.columns, Double(random.integer(in: 1...5))),
        .init(.testSection, \.header.extent, Double(random.integer(in: 0...30))),
      ] : []
  })

  static func edgeItem(_ random: inout SeededGenerator) -> EdgeItem {
    EdgeItem(
      extent: random.pick([0, 20, 33.25]), insets: LayoutInsets(all: random.length(in: 0...8)),
      isPinned: random.oneIn(2), zIndex: random.pick([0, 1, 1]))
  }

  @Test func scatter_keepsTheLaws() {
    let laws = LayoutLaws(
      // Items reach out of their sections, and edge items of zIndex 0 lie behind them.
      ScatterLayout(),
      claims: LayoutLaw.expected.subtracting([
        .insideContent, .pinsHold, .pinsCover, .edgesAreObscured,
      ]).union([.diagnosticsAreCurrent]),
      transpose: { layout in
        var turned = layout
        turned.axis = layout.axis.transposed
        turned.parameters.sectionInsets = layout.parameters.sectionInsets.transposed
        turned.parameters.itemSize = layout.parameters.itemSize.transposed
        turned.parameters.header.insets = layout.parameters.header.insets.transposed
        turned.parameters.footer.insets = layout.parameters.footer.insets.transposed
        return turned
      },
      vary: { layout, _, random in
        layout.axis = random.pick([.vertical, .horizontal])
        layout.parameters.columns = .fixed(random.integer(in: 1...7))
        layout.parameters.sectionInsets = LayoutInsets(
          top: random.length(in: 0...20), leading: random.length(in: 0...20),
          bottom: random.length(in: 0...20), trailing: random.length(in: 0...20))
        layout.parameters.header = Self.edgeItem(&random)
        layout.parameters.footer = Self.edgeItem(&random)
      })
    let report = laws.report(count: 120)
    #expect(report.isClean, "\(report)")
  }

  @Test func towers_keepTheLaws() {
    let laws = LayoutLaws(
      // Edge items of zIndex 0 lie behind items.
      TowersLayout(),
      claims: LayoutLaw.expected.subtracting([
        .transposes, .pinsCover, .edgesAreObscured,
      ]).union([.noOverlap, .diagnosticsAreCurrent]),
      vary: { layout, _, random in
        layout.axis = random.pick([.vertical, .horizontal])
        layout.columns = .fixed(random.integer(in: 1...7))
        layout.itemSpacing = random.length(in: 0...20)
        layout.header = Self.edgeItem(&random)
        if random.oneIn(2) { layout.contentInsets = LayoutInsets(top: 30, leading: 11, bottom: 9) }
        layout.contentCrossExtent = random.pick([nil, nil, 100, 1234.5])
      })
    let report = laws.report(count: 120)
    #expect(report.isClean, "\(report)")
  }

  @Test(arguments: 1...15 as ClosedRange<UInt64>)
  func updates_equalFreshLayouts(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let screen = LayoutEnvironment(
      width: 320, height: 400, insets: LayoutInsets(top: 20, bottom: 10), scale: 2)
    let counts = [random.integer(in: 0...9), 30, 0, random.integer(in: 0...300)]
    var scatter = ScatterLayout()
    scatter.parameters.footer = Self.edgeItem(&random)
    var towers = TowersLayout()
    towers.header = Self.edgeItem(&random)
    towers.contentInsets.top = random.pick([0, 50])
    let first = UpdateLaw<ScatterLayout>(script: Self.script).check(
      scatter, counts: counts, environment: screen, steps: 25, seed: seed)
    #expect(first == nil, "\(first.map { $0.description } ?? "")")
    let second = UpdateLaw<TowersLayout>(script: Self.script).check(
      towers, counts: counts, environment: screen, steps: 25, seed: seed)
    #expect(second == nil, "\(second.map { $0.description } ?? "")")
    let third = EngineLaw([towers, TowersLayout()], script: Self.script).check(
      counts: [7, 0, 25], environment: screen, steps: 30, seed: seed)
    #expect(third == nil, "\(third.map { $0.description } ?? "")")
  }
}
