import LayoutCore

/// The scenarios that change whole sections.
enum SectionScenarios {
  /// Returns a scenario that inserts a section of ten items in front of many others, and deletes it.
  static func insertAndDelete<Strategy: LayoutStrategy>(
    _ name: String, _ layout: Strategy, _ sections: Int
  ) -> Scenario {
    Scenario(
      "insert or delete a section", name, size: sections, unit: .perOperation,
      target: sections >= 100_000 ? .atMost(50_000) : nil
    ) {
      let environment = PrepareScenarios.environment
      let (few, many) = (Sections(count: sections), Sections(count: sections + 1))
      let prepared = Holder(try layout.prepare(for: few, in: environment))
      let insertion = LayoutChanges(
        sections: IndexEdits(oldCount: sections, inserted: [.init(index: 0)]))
      let deletion = LayoutChanges(sections: IndexEdits(oldCount: sections + 1, removed: [0]))
      return [
        Subject(.trellis, operations: 2) {
          do {
            try layout.update(&prepared.value, by: insertion, for: many, in: environment)
            try layout.update(&prepared.value, by: deletion, for: few, in: environment)
          } catch {
            fatalError("\(error)")
          }
        }
      ]
    }
  }

  /// Sections of ten items of different heights.
  private struct Sections: LayoutDelegate {
    let count: Int
    var numberOfSections: Int { count }
    func numberOfItems(inSection section: Int) -> Int { 10 }
    func sizeForItem(at index: ElementIndex, proposal: LayoutProposal) -> LayoutSize? {
      LayoutSize(width: 100, height: Double(20 + index.item * 7 % 30))
    }
  }
}
