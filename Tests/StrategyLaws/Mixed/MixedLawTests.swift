import Compositional
import Flow
import GroupedColumns
import LayoutCore
import LayoutRuntime
import LayoutTesting
import Mixed
import Spreadsheet
import TestSupport
import Testing
import Waterfall

/// The laws of mixed layouts.
@Suite struct MixedLawTests {
  // MARK: Generated layouts

  /// Returns a layout of any kind, most often along an axis.
  private static func block(
    _ axis: LayoutAxis, _ rounding: PixelRounding, _ kinds: ClosedRange<Int>,
    _ random: inout SeededGenerator
  ) -> AnyLayoutStrategy {
    func made<Layout>(
      _ registration: LayoutRegistration<Layout>, _ random: inout SeededGenerator
    ) -> AnyLayoutStrategy {
      var configuration = registration.descriptor.configuration(
        keeping: ["changePolicy"], using: &random)
      if registration.descriptor["axis"] != nil {
        let own = random.oneIn(8) ? axis.transposed : axis
        configuration["axis"] = .text(own.rawValue)
      }
      configuration["rounding"] = .text(rounding.rawValue)
      do throws(LayoutError) {
        return AnyLayoutStrategy(
          try registration.applying(configuration, to: registration.prototype))
      } catch {
        return AnyLayoutStrategy(registration.prototype)
      }
    }
    switch random.integer(in: kinds) {
    case 0: return made(WaterfallLayout.registration, &random)
    case 1: return made(GroupedColumnsLayout.registration, &random)
    case 2: return made(FlowLayout.registration, &random)
    case 3: return made(SpreadsheetLayout.registration, &random)
    default: return AnyLayoutStrategy(cards(&random))
    }
  }

  /// Returns rows of cards, some of which scroll by themselves.
  static func cards(_ random: inout SeededGenerator) -> CompositionalLayout {
    let cell = CompositionalItem.cell(
      width: .absolute(random.length(in: 30...150)), height: .absolute(random.length(in: 20...90)))
    return CompositionalLayout(
      sections: [
        CompositionalSection(
          cell, interGroupSpacing: random.pick([0, 8]),
          scrolling: random.pick(SectionScrollBehavior.allCases.map { $0 } + [nil]))
      ], axis: random.oneIn(5) ? .horizontal : .vertical)
  }

  /// Returns a mixed layout of a few blocks.
  static func mixed(
    _ random: inout SeededGenerator, kinds: ClosedRange<Int> = 0...4, axis: LayoutAxis? = nil,
    rounding: PixelRounding? = nil, overhangs: Bool = false
  ) -> MixedLayout {
    let axis = axis ?? random.pick([.vertical, .vertical, .horizontal])
    let rounding = rounding ?? random.pick(PixelRounding.allCases + [.lossless, .lossless])
    var layout = MixedLayout(blocks: [], axis: axis, rounding: rounding)
    layout.blockSpacing = random.pick([0, random.length(in: 0...20)])
    for _ in 0..<random.integer(in: 1...4) {
      var block = MixedBlock(block(axis, rounding, kinds, &random))
      if overhangs, random.oneIn(2), var list = block.layout.unwrapped(as: WaterfallLayout.self) {
        // Items extend beyond the block, before it or after it.
        let inset = random.length(in: -90...0)
        list.section.sectionInsets = LayoutInsets(
          top: inset, leading: inset, bottom: -90 - inset, trailing: -90 - inset)
        block.layout = AnyLayoutStrategy(list)
      }
      block.sections = random.oneIn(4) ? nil : random.integer(in: 0...3)
      if random.oneIn(2) {
        block.insets = LayoutInsets(
          top: random.length(in: 0...30), leading: random.length(in: 0...30),
          bottom: random.length(in: 0...30), trailing: random.length(in: 0...30))
      }
      layout.blocks.append(block)
    }
    return layout
  }

  /// Assigns sections to blocks, some of which do not exist.
  private static func assign(
    _ collection: inout GeneratedCollection, _ blocks: Int, isValid: Bool,
    _ random: inout SeededGenerator
  ) {
    for section in 0..<collection.numberOfSections where section == 0 || !random.oneIn(3) {
      let range = isValid ? 0...blocks - 1 : -1...blocks
      collection.scripted.append(
        .init(
          .mixedBlock, \.self, at: ElementIndex(section: section),
          number: Double(random.integer(in: range))))
    }
  }

  // MARK: Reference

  private static let vary: LayoutLaws<MixedLayout>.Vary = { layout, collection, random in
    layout = mixed(&random, overhangs: random.oneIn(2))
    if random.oneIn(3) {
      assign(&collection, layout.blocks.count, isValid: random.oneIn(2), &random)
    }
    if random.oneIn(6) { layout.blockSpacing = random.pick([-3, .nan, 0.3, 1e12]) }
    if random.oneIn(6) {
      let length: Double = random.pick([-3, .nan, .infinity, 500, -.infinity])
      let number = random.integer(in: 0...layout.blocks.count - 1)
      switch random.integer(in: 0...3) {
      case 0: layout.blocks[number].insets.top = length
      case 1: layout.blocks[number].insets.leading = length
      case 2: layout.blocks[number].insets.bottom = length
      default: layout.blocks[number].insets.trailing = length
      }
    }
    if random.oneIn(8) { layout.blocks[0].sections = -2 }
  }

  private static func example(_ seed: UInt64) -> LayoutCase<MixedLayout> {
    var example = LayoutCase(MixedLayout(blocks: []), seed: seed, vary: vary)
    var random = SeededGenerator(seed: seed &* 31)
    if random.oneIn(2) {
      example.environment.insets = LayoutInsets(
        top: random.length(in: 0...60), leading: random.length(in: 0...30),
        bottom: random.length(in: 0...60), trailing: random.length(in: 0...30))
    }
    return example
  }

  /// Layouts in viewports, with all they say about their elements, against the reference.
  @Test func viewports_equalTheReference() throws {
    for seed in GeneratedCases.seeds(150) {
      let example = Self.example(seed)
      guard
        let expected = try MixedReference(
          example.strategy, example.collection.erased, example.environment)
      else { continue }
      let prepared = try example.prepared()
      var random = SeededGenerator(seed: seed)
      let finding = Self.difference(prepared, expected, &random)
      #expect(finding == nil, "seed \(seed): \(finding ?? ""), \(example.strategy)")
    }
  }

  private static func difference(
    _ prepared: PreparedMixed, _ expected: MixedReference, _ random: inout SeededGenerator
  ) -> String? {
    let (found, size) = (prepared.contentSize, expected.contentSize)
    if max((found.width - size.width).magnitude, (found.height - size.height).magnitude) > 1e-9 {
      return "the content is \(prepared.contentSize), not \(expected.contentSize)"
    }
    let reports = [prepared.diagnostics.entries, expected.diagnostics].map {
      $0.map { $0.description }.sorted()
    }
    if prepared.diagnostics.count <= 100, reports[0] != reports[1] {
      return "\(reports[0]) should be \(reports[1])"
    }
    let sections = expected.collection.numberOfSections
    for section in -1...sections {
      let count = section < 0 ? 0 : max(0, expected.collection.numberOfItems(inSection: section))
      let own = section < sections ? count : 0
      if prepared.numberOfItems(inSection: section) != own {
        return "section \(section) should have \(own) items"
      }
    }
    if prepared.numberOfSections != sections { return "there should be \(sections) sections" }
    let container = expected.environment.containerSize
    for step in 0..<3 {
      let viewport = LayoutRect(
        x: step == 0 ? 0 : random.length(in: -60...max(1, expected.contentSize.width)),
        y: step == 0 ? 0 : random.length(in: -60...max(1, expected.contentSize.height)),
        width: container.width, height: container.height)
      let all = prepared.allElements(viewport: viewport)
      let elements = expected.elements(in: viewport).sorted(by: LayoutAttributes.areInOrder)
      if all != elements {
        let pair = zip(all, elements).first { $0 != $1 }
        return pair.map { "\($0) should be \($1), in \(viewport)" } ?? "other elements"
      }
      for _ in 0..<6 where !all.isEmpty {
        let frame = random.pick(all).frame
        let rect = random.pick([
          viewport, frame, LayoutRect(x: frame.midX, y: frame.midY, width: 0.01, height: 0.01),
          LayoutRect(x: frame.maxX - 0.5, y: frame.maxY - 0.5, width: 9, height: 900),
        ])
        let found = prepared.elements(in: rect, viewport: viewport)
        let shown = all.filter { !$0.isHidden && $0.frame.intersects(rect) && !rect.isEmpty }
        if found != shown { return "a query of \(rect) in \(viewport) differs" }
        var followers: [LayoutAttributes] = []
        prepared.appendFollowers(in: rect, viewport: LayoutViewport(viewport), to: &followers)
        if followers != shown.filter({ prepared.followsViewport($0.element) }) {
          return "a query of the pinned elements in \(rect) differs"
        }
      }
    }
    return describedOtherwise(prepared, expected, &random)
  }

  /// Compares what a layout and its blocks say about elements.
  private static func describedOtherwise(
    _ prepared: PreparedMixed, _ expected: MixedReference, _ random: inout SeededGenerator
  ) -> String? {
    let axis = expected.layout.axis
    var scrolling = ContentScrolling(along: axis, followers: .none)
    let all = expected.blocks.map { $0.prepared.contentScrolling }
    if all.contains(where: { $0.axis != axis }) { scrolling.axis = nil }
    if all.contains(where: { $0.followers != .none }) { scrolling.followers = .pinned }
    scrolling.hasScrollingSections = all.contains { $0.hasScrollingSections }
    // The viewport of a block with sticky elements is moved by its bars.
    scrolling.placementDependsOnInsets = expected.blocks.contains {
      let own = $0.prepared.contentScrolling
      return own.placementDependsOnInsets || own.insetAxis != axis
        || $0.prepared.stickyEdges != .zero
    }
    if prepared.contentScrolling != scrolling {
      return "\(prepared.contentScrolling) should be \(scrolling)"
    }
    for block in expected.blocks {
      let first = block.sections.lowerBound
      let elements = block.prepared.allElements(viewport: .zero)
      for _ in 0..<8 where !elements.isEmpty {
        let inner = random.pick(elements).element
        var element = inner
        element.index.section += first
        var edges = block.prepared.obscuredEdges(for: inner)
        if axis == .vertical {
          edges.leading += block.bars.leading
          edges.trailing += block.bars.trailing
        } else {
          edges.top += block.bars.top
          edges.bottom += block.bars.bottom
        }
        let identity = block.prepared.identity(of: inner)
        if prepared.obscuredEdges(for: element) != edges
          || prepared.followedAxes(of: element) != block.prepared.followedAxes(of: inner)
          || prepared.identity(of: element) != (identity == .fixed ? .block : identity)
        {
          return "\(element) is described otherwise"
        }
      }
      for section in block.sections where prepared.block(around: section) != block.sections {
        return "section \(section) should be in the block of \(block.sections)"
      }
    }
    let outside = ElementIndex(section: expected.collection.numberOfSections)
    let cell = LayoutElement.cell(at: outside)
    let isNothing =
      prepared.attributes(for: cell, viewport: .zero) == nil
      && prepared.obscuredEdges(for: cell) == .zero && prepared.followedAxes(of: cell) == []
      && prepared.identity(of: cell) == .item
      && prepared.identity(of: .supplementary(.header, outside.section)) == .section
      && prepared.obscuredEdges(for: nil) == .zero
      && prepared.block(around: outside.section) == 0..<outside.section
    return isNothing ? nil : "section \(outside.section) should not exist"
  }

  // MARK: Laws

  /// The laws of blocks of all kinds but sheets, in one or the other direction.
  static let laws = LayoutLaws(
    MixedLayout(blocks: []),
    claims: LayoutLaw.expected.subtracting(descriptionLaws)
      .union([.diagnosticsSurvive, .diagnosticsAreCurrent]).subtracting([.transposes]),
    vary: { layout, collection, random in
      layout = mixed(&random, kinds: 0...2, rounding: .lossless)
      if random.oneIn(3) { assign(&collection, layout.blocks.count, isValid: true, &random) }
    })

  /// The laws of blocks, some of which are sheets.
  static let sheets = LayoutLaws(
    MixedLayout(blocks: []),
    claims: [
      .everyElementOnce, .queryEqualsBruteForce, .inOrder, .attributesAgree, .deterministic,
      .updateEqualsFresh, .engineEqualsFresh, .anchorsHold, .motionsConnect, .deltasAddUp,
      .restingOffsetsHold, .followersAreReported,
    ],
    vary: { layout, collection, random in
      layout = mixed(&random, kinds: 1...3, axis: .vertical, rounding: .lossless)
      if random.oneIn(3) { assign(&collection, layout.blocks.count, isValid: true, &random) }
    })

  private static let script = EditableCollection.Script(section: { random in
    guard random.oneIn(2) else { return [] }
    let block = LayoutValue.integer(random.integer(in: -1...4))
    return [.init(AnswerProperty(.mixedBlock, \.self), block)]
  })

  private static func layout(_ seed: UInt64) -> MixedLayout {
    var random = SeededGenerator(seed: seed &* 77)
    var layout = mixed(&random)
    if random.oneIn(3) {
      // A mixed layout in the first block, which shares its sections by itself.
      let inner = mixed(&random, axis: layout.axis, rounding: layout.rounding)
      layout.blocks.insert(MixedBlock(inner, sections: random.pick([nil, 4])), at: 0)
    }
    return layout
  }

  /// Updates of layouts with blocks by counts, and with blocks that the delegate assigns.
  @Test func updates_equalFreshLayouts() {
    expectUpdates(
      12, steps: 16,
      counts: [[3, 0, 40], [12, 5, 0, 9, 1, 1], (0..<30).map { $0 % 4 }, [130], []]
    ) { seed in
      (
        UpdateLaw(
          script: seed % 2 == 0 ? Self.script : .init(),
          diagnostics: [.diagnosticsSurvive, .diagnosticsAreCurrent],
          invariants: { $0.brokenInvariants() }), Self.layout(seed)
      )
    }
  }

  /// Engines that hide sections and items, and measure.
  @Test func engines_equalFreshLayouts() {
    expectEngines(16) { seed in
      EngineLaw(
        [Self.layout(seed), Self.layout(seed + 1)],
        script: seed % 2 == 0 ? Self.script : .init())
    }
  }
  @Test func laws_hold() { expectClean(Self.laws, count: 50) }
  @Test func laws_holdWithSheets() { expectClean(Self.sheets, count: 30, seed: 2_000) }
}

extension MixedReference {
  /// The axis along which a layout scrolls.
  static func axis(of layout: AnyLayoutStrategy) -> LayoutAxis {
    layout.unwrapped(as: WaterfallLayout.self)?.axis
      ?? layout.unwrapped(as: GroupedColumnsLayout.self)?.axis
      ?? layout.unwrapped(as: FlowLayout.self)?.axis
      ?? layout.unwrapped(as: CompositionalLayout.self)?.axis
      ?? layout.unwrapped(as: MixedLayout.self)?.axis ?? .vertical
  }
}
