import LayoutCore
import LayoutRuntime
import LayoutTesting
import TestSupport
import Testing

@testable import Waterfall

@Suite struct WaterfallUpdateTests {
  static let environment = LayoutEnvironment(width: 400, height: 300, scale: 2)

  static let script = EditableCollection.Script(
    item: { random in
      guard random.oneIn(15) else { return [] }
      return random.oneIn(2)
        ? [.init(.waterfallItem, \.span, Double(random.integer(in: 1...5)))]
        : [.init(.waterfallItem, \.track, Double(random.integer(in: 0...4)))]
    },
    section: { random in
      random.oneIn(2)
        ? [
          .init(.waterfallSection, \.columns, Double(random.integer(in: 1...6))),
          .init(.waterfallSection, \.headerExtent, Double(random.integer(in: 0...30))),
        ] : []
    })

  /// A collection that specifies the track of every item that stays in its section.
  struct Recorded: LayoutDelegate {
    let base: EditableCollection
    let tracks: [ElementIndex: Int]

    init(_ prepared: PreparedWaterfall, _ changes: LayoutChanges, _ base: EditableCollection) {
      self.base = base
      var tracks: [ElementIndex: Int] = [:]
      for section in 0..<base.numberOfSections {
        for item in 0..<base.numberOfItems(inSection: section) {
          let index = ElementIndex(section: section, item: item)
          guard let old = changes.oldIndex(of: index),
            old.section == changes.oldSection(of: section)
          else { continue }
          let place = prepared.slice(ofSection: old.section).place(of: old.item)
          tracks[index] = Int(prepared.storage.items.tracks[place])
        }
      }
      self.tracks = tracks
    }

    var numberOfSections: Int { base.numberOfSections }
    func numberOfItems(inSection section: Int) -> Int {
      base.numberOfItems(inSection: section)
    }
    func sizeForItem(at index: ElementIndex, proposal: LayoutProposal) -> LayoutSize? {
      base.sizeForItem(at: index, proposal: proposal)
    }
    func answer(in slot: inout AnswerSlot) {
      base.answer(in: &slot)
      slot.fill(.waterfallItem) { if let track = tracks[$0] { $1.track = track } }
    }
  }

  static func reflow(isPlain: Bool) -> UpdateLaw<WaterfallLayout> {
    UpdateLaw(script: isPlain ? .init() : script, invariants: { $0.brokenInvariants() })
  }

  static func preserveTracks(isPlain: Bool) -> UpdateLaw<WaterfallLayout> {
    UpdateLaw(
      script: isPlain ? .init() : script, fresh: { Recorded($0, $1, $2).erased },
      invariants: { $0.brokenInvariants() })
  }

  static func layout(_ seed: UInt64, _ policy: ChangePolicy) -> WaterfallLayout {
    var random = SeededGenerator(seed: seed &* 77)
    var layout = WaterfallLayout(columns: .fixed(random.integer(in: 1...6)))
    layout.itemSizing = random.pick([.exact, .aspectRatio])
    layout.placement = random.pick(WaterfallPlacement.allCases + [.shortestFirst, .shortestFirst])
    layout.stretching = random.pick(WaterfallStretching.allCases + [.none, .none, .none])
    layout.itemSpacing = random.pick([0, 7.5, 10, -3])
    layout.changePolicy = policy
    layout.axis = random.pick(LayoutAxis.allCases)
    layout.rounding = random.pick(PixelRounding.allCases)
    layout.pinsHeaders = random.oneIn(2)
    layout.pinsFooters = random.oneIn(2)
    layout.footerExtent = random.pick([0, 0, 12.5])
    if random.oneIn(3) {
      layout.sectionInsets = LayoutInsets(
        top: random.length(in: -90...20), leading: 3, bottom: random.length(in: -90...20))
      layout.headerInsets.bottom = random.length(in: -40...5)
      layout.footerInsets.top = random.length(in: -40...5)
    }
    return layout
  }

  /// Returns the counts of items of small or long sections, chosen by the seed.
  static func counts(_ seed: UInt64) -> [Int] {
    switch seed % 4 {
    case 0: [0, 12]
    case 1: [250]
    case 2: [12, 130, 5]
    default: [3, 0, 40]
    }
  }

  @Test(arguments: GeneratedCases.seeds(12))
  func rePlacing_equalsAFreshLayout(seed: UInt64) {
    let violation = Self.reflow(isPlain: seed % 2 == 0).check(
      Self.layout(seed, .reflow), counts: Self.counts(seed / 2), environment: Self.environment,
      steps: GeneratedCases.count(28, upTo: 90), seed: seed)
    #expect(violation == nil, "\(violation.map { $0.description } ?? "")")
  }

  @Test(arguments: GeneratedCases.seeds(12))
  func keepingTracks_equalsAFreshLayoutWithAssignedTracks(seed: UInt64) {
    let violation = Self.preserveTracks(isPlain: seed % 2 == 0).check(
      Self.layout(seed, .preserveTracks), counts: Self.counts(seed / 2),
      environment: Self.environment, steps: GeneratedCases.count(28, upTo: 90), seed: seed)
    #expect(violation == nil, "\(violation.map { $0.description } ?? "")")
  }

  @Test(arguments: 1...2)
  func manyItems_areNotAskedAgain(seed: UInt64) {
    let law = UpdateLaw<WaterfallLayout>(
      bound: {
        $1.questions <= $0.touchedItems && $1.placed <= $0.items
          && $1.moved <= 4 * ($0.items + $0.touchedItems)
      }, invariants: { $0.brokenInvariants() })
    let violation = law.check(
      Self.layout(seed, .reflow),
      counts: [6_000, 0, 4_000].map { GeneratedCases.count($0, upTo: $0 * 10) },
      environment: Self.environment,
      steps: 5, seed: seed)
    #expect(violation == nil, "\(violation.map { $0.description } ?? "")")
  }

  @Test func sectionsThatChangePlaces_areAskedAgain() throws {
    // Whichever section is first has one column.
    struct Blog: WaterfallLayoutDelegate {
      var counts: [Int]
      var numberOfSections: Int { counts.count }
      func numberOfItems(inSection section: Int) -> Int { counts[section] }
      func waterfallSection(
        _ number: Int, default section: WaterfallSection
      ) -> WaterfallSection {
        var section = section
        section.columns = number == 0 ? 1 : 3
        return section
      }
      func sizeForItem(at index: ElementIndex, proposal: LayoutProposal) -> LayoutSize? {
        LayoutSize(width: 10, height: 10)
      }
    }
    let layout = WaterfallLayout.bare(2)
    var prepared = try layout.prepare(for: Blog(counts: [2, 4]), in: .squares(3))
    let after = Blog(counts: [1, 2, 4])
    let transaction = LayoutTransaction([.insertSection(0)], counts: after.counts)
    let changes = try transaction.changes(fromSections: 2) { [2, 4][$0] }
    try layout.update(&prepared, by: changes, for: after, in: .squares(3))
    let fresh = try layout.prepare(for: after, in: .squares(3))
    #expect(prepared.cellFrames == fresh.cellFrames)
    #expect(prepared.cellFrames[1].width == 10)
  }

  @Test(arguments: [ChangePolicy.reflow, .preserveTracks])
  func lastItemsThatGo_mayLeaveNoCheckpointBehindThem(policy: ChangePolicy) throws {
    // Checkpoints stand before every 64 items: there is none after 128.
    var wall = Wall(heights: (0..<130).map { Double($0 % 7) * 10 + 10 })
    var layout = WaterfallLayout.bare(2)
    layout.changePolicy = policy
    var prepared = try layout.prepare(for: wall, in: .squares(2))
    wall.sizes[0].removeLast(2)
    let transaction = LayoutTransaction(
      [
        .deleteItem(ElementIndex(section: 0, item: 128)),
        .deleteItem(ElementIndex(section: 0, item: 129)),
      ],
      counts: [128])
    let changes = try transaction.changes(fromSections: 1) { _ in 130 }
    try layout.update(&prepared, by: changes, for: wall, in: .squares(2))
    let fresh = try layout.prepare(for: wall, in: .squares(2))
    #expect(prepared.cellFrames == fresh.cellFrames)
    #expect(prepared.contentSize == fresh.contentSize)
    #expect(prepared.brokenInvariants().isEmpty)
  }

  @Test func aSectionThatChangesPlacesAnswersAndItems_isAskedForWhatItHas() throws {
    // Whichever section is first has one column; the layout must not ask for items that do not exist.
    struct Blog: WaterfallLayoutDelegate {
      var heights: [[Double]]
      var numberOfSections: Int { heights.count }
      func numberOfItems(inSection section: Int) -> Int { heights[section].count }
      func waterfallSection(
        _ number: Int, default section: WaterfallSection
      ) -> WaterfallSection {
        var section = section
        section.columns = number == 0 ? 1 : 3
        return section
      }
      func sizeForItem(at index: ElementIndex, proposal: LayoutProposal) -> LayoutSize? {
        LayoutSize(width: 10, height: heights[index.section][index.item])
      }
    }
    for policy in [ChangePolicy.reflow, .preserveTracks] {
      var layout = WaterfallLayout.bare(2)
      layout.changePolicy = policy
      let old = Blog(heights: [[10], [10, 20, 30, 40, 50]])
      var prepared = try layout.prepare(for: old, in: .squares(3))
      let after = Blog(heights: [[15, 40, 50]])
      let transaction = LayoutTransaction(
        [.deleteSection(0)] + (0..<3).map { .deleteItem(ElementIndex(section: 1, item: $0)) }
          + [.insertItem(ElementIndex(section: 0, item: 0))], counts: [3])
      let changes = try transaction.changes(fromSections: 2) { [1, 5][$0] }
      try layout.update(&prepared, by: changes, for: after, in: .squares(3))
      let fresh = try layout.prepare(for: after, in: .squares(3))
      #expect(prepared.cellFrames == fresh.cellFrames)
      #expect(prepared.cellFrames.map { $0.height } == [15, 40, 50])
    }
  }

  /// An item in the last of two tracks that spans both after a reload is placed where it fits.
  @Test func anItemThatNowSpansMoreThanItsTrackHas_isPlacedWhereItFits() throws {
    struct Posts: WaterfallItemDelegate {
      var heights: [Double] = [10, 10, 10, 10]
      var wide: Int?
      func numberOfItems(inSection section: Int) -> Int { heights.count }
      func sizeForItem(at index: ElementIndex, proposal: LayoutProposal) -> LayoutSize? {
        LayoutSize(width: 10, height: heights[index.item])
      }
      func waterfallSection(
        _ number: Int, default section: WaterfallSection
      ) -> WaterfallSection { section }
      func waterfallItem(at index: ElementIndex) -> WaterfallItem {
        WaterfallItem(span: index.item == wide ? 2 : 1)
      }
    }
    var layout = WaterfallLayout.bare(2)
    layout.changePolicy = .preserveTracks
    var posts = Posts()
    var prepared = try layout.prepare(for: posts, in: .squares(2))
    func change(_ change: LayoutChange) throws {
      let transaction = LayoutTransaction([change], counts: [4])
      let changes = try transaction.changes(fromSections: 1) { _ in 4 }
      try layout.update(&prepared, by: changes, for: posts, in: .squares(2))
      #expect(prepared.brokenInvariants() == [])
    }
    // The first late size makes the section keep its items by track.
    posts.heights[0] = 20
    try change(.resizeItem(ElementIndex(section: 0, item: 0)))
    posts.wide = 1
    try change(.reloadItem(ElementIndex(section: 0, item: 1)))
    #expect(
      prepared.cellFrames == [
        LayoutRect(x: 0, y: 0, width: 10, height: 20),
        LayoutRect(x: 0, y: 20, width: 20, height: 10),
        LayoutRect(x: 0, y: 30, width: 10, height: 10),
        LayoutRect(x: 10, y: 30, width: 10, height: 10),
      ])
  }
}
