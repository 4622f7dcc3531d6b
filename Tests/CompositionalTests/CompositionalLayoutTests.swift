import LayoutCore
import LayoutRuntime
import Testing

@testable import Compositional

/// Tests of the description as a value, of its registration, and of the ways to use the layout.
@Suite struct CompositionalLayoutTests {
  static let layout = CompositionalLayout(
    sections: [
      CompositionalSection(
        .horizontal(
          height: .fractionalWidth(0.5), spacing: .flexible(10),
          [
            .cell(
              width: .fractionalWidth(0.7), insets: LayoutInsets(all: 5),
              supplementaryItems: [
                CompositionalSupplementary(
                  "badge", width: .absolute(20), height: .estimated(16),
                  containerAnchor: CompositionalAnchor(
                    [.top, .trailing], fractionalOffset: LayoutPoint(x: 0.3, y: -0.3)))
              ]),
            .vertical(width: .fractionalWidth(0.3), count: 2),
          ]), interGroupSpacing: 8,
        boundaryItems: [.header(height: .estimated(44), pinsToVisibleBounds: true, zIndex: 2)],
        decorations: [CompositionalDecoration()]),
      CompositionalSection(
        .custom(
          height: .uniformAcrossSiblings(estimate: 90),
          frames: [CompositionalFrame(fractional: rect(0, 0, 0.5, 1), zIndex: 1)]),
        scrolling: .groupPaging),
    ], interSectionSpacing: 12)

  @Test func description_isATree() {
    #expect(
      Self.layout.description == """
        vertical layout, spacing 12
        ├ section, spacing 8
        │ ├ header 100%w × ~44 at top, pinned, z 2
        │ ├ background
        │ └ horizontal 100%w × 50%w, spacing 10+
        │   ├ cell 70%w × 100%h, insets 5 5 5 5
        │   │ └ badge 20 × ~16 at top trailing (0.3, -0.3) × size
        │   └ vertical 30%w × 100%h, 2 of
        │     └ cell 100%w × 100%h
        └ section, scrolls: groupPaging
          └ custom 100%w × =90
            └ (0, 0) 0.5 × 1 of the group, z 1
        """)
  }

  @Test func layouts_areValues() {
    var other = Self.layout
    #expect(other == Self.layout)
    other.sections[0].group.subitems[1].count = 3
    #expect(other != Self.layout)
    #expect(Set([Self.layout.sections[0], other.sections[0], Self.layout.sections[0]]).count == 2)
  }

  @Test func dimensions_areReadAsTheyAreWritten() {
    let dimensions: [CompositionalDimension] = [
      .absolute(44), .absolute(12.5), .fractionalWidth(0.5), .fractionalHeight(0.25),
      .estimated(40), .uniformAcrossSiblings(estimate: 7),
    ]
    let texts = dimensions.map { $0.description }
    #expect(texts == ["44", "12.5", "50%w", "25%h", "~40", "=7"])
    #expect(texts.map { CompositionalDimension($0) } == dimensions)
    for text in ["", "-4", "4x", "~", "~50%w", "5%", "1.2.3", "%w", "nan", "1e5"] {
      #expect(CompositionalDimension(text) == nil, "\(text)")
    }
  }

  // MARK: Registry

  @Test func configuration_describesOneSectionForAll() throws {
    var registry = LayoutRegistry()
    try registry.register(CompositionalLayout.registration)
    let layout = try registry.layout(
      named: "compositional",
      [
        "columns": 3, "groupHeight": "25%w", "itemSpacing": 4, "interGroupSpacing": 6,
        "headerExtent": 30, "pinsHeaders": true, "hasBackground": true,
        "contentInsets": .insets(LayoutInsets(all: 10)),
      ])
    let expected = CompositionalLayout(
      section: CompositionalSection(
        .horizontal(height: .fractionalWidth(0.25), spacing: .fixed(4), count: 3),
        interGroupSpacing: 6, contentInsets: LayoutInsets(all: 10),
        boundaryItems: [.header(height: .absolute(30), pinsToVisibleBounds: true, zIndex: 2)],
        decorations: [CompositionalDecoration()]))
    #expect(layout.unwrapped(as: CompositionalLayout.self) == expected)
    let specified = try #require(registry.configuration(of: layout)).configuration
    #expect(specified["columns"] == .integer(3))
    #expect(specified["groupHeight"] == .text("25%w"))
    #expect(specified["scrolling"] == .text("none"))
    let again = try registry.layout(named: "compositional", specified)
    #expect(again == layout)
  }

  @Test func badValues_areRefusedByName() throws {
    var registry = LayoutRegistry()
    try registry.register(CompositionalLayout.registration)
    #expect(throws: LayoutError.self) {
      try registry.layout(named: "compositional", ["groupHeight": "tall"])
    }
    #expect(throws: LayoutError.self) {
      try registry.layout(named: "compositional", ["columns": 0])
    }
    #expect(throws: LayoutError.self) {
      try registry.layout(named: "compositional", ["scrolling": "sideways"])
    }
  }

  // MARK: Ways to drive it

  /// A delegate whose sections are a list, or a grid if the container is wide enough.
  struct Provider: CompositionalLayoutDelegate {
    var numberOfSections: Int { 2 }
    func numberOfItems(inSection section: Int) -> Int { 4 }
    func compositionalSection(
      _ number: Int, in environment: LayoutEnvironment, default section: CompositionalSection
    ) -> CompositionalSection {
      guard number == 1 else { return section }
      let columns = environment.containerSize.width > 400 ? 4 : 2
      return CompositionalSection(.horizontal(height: .absolute(20), count: columns))
    }
  }

  @Test func provider_isAskedWithTheEnvironment() throws {
    let layout = CompositionalLayout(section: CompositionalSection(.cell(height: .absolute(10))))
    let narrow = try layout.phone(Provider())
    #expect(narrow.cells(0).last == rect(0, 30, 320, 10))
    #expect(narrow.cells(1).last == rect(160, 60, 160, 20))
    let wide = try layout.prepare(for: Provider(), in: LayoutEnvironment(width: 800, height: 480))
    #expect(wide.cells(1).last == rect(600, 40, 200, 20))
  }

  @MainActor final class Screen: @MainActor CompositionalLayoutDelegate {
    let rows = 3
    func numberOfItems(inSection section: Int) -> Int { rows }
    func compositionalSection(
      _ number: Int, in environment: LayoutEnvironment, default section: CompositionalSection
    ) -> CompositionalSection {
      CompositionalSection(.cell(height: .absolute(Double(rows))))
    }
  }

  @Test @MainActor func screens_adoptTheDelegateOnTheMainActor() throws {
    let prepared = try CompositionalLayout().phone(Screen())
    #expect(prepared.contentSize == LayoutSize(width: 320, height: 9))
  }
}
