import LayoutCore
import LayoutJSON

/// Answers for recorded groups of rows: how many there are, and how high they are.
struct RecordedGroups: LayoutDelegate {
  let sections: [JSONValue]
  /// The height of all rows, if their heights are not recorded one by one.
  let rowHeight: Double?
  let hasHeights: Bool

  var numberOfSections: Int { sections.count }

  func numberOfItems(inSection section: Int) -> Int {
    sections[section]["itemCount"].integer ?? 0
  }

  func sizeForItem(at index: ElementIndex, proposal: LayoutProposal) -> LayoutSize? {
    let recorded = hasHeights ? sections[index.section]["heights"][index.item].number : nil
    guard let height = recorded ?? rowHeight else { return nil }
    return LayoutSize(width: proposal.width ?? 0, height: height)
  }
}

extension ReplayCase {
  /// Whole sections into the shortest column; nothing rounded, nothing drawn around rows.
  static func sk(_ input: JSONValue) -> ReplayCase {
    var configuration: LayoutConfiguration = ["style": "plain", "rounding": "none"]
    configuration["columns"] = input["numberOfColumns"].integer.map { .integer($0) }
    return ReplayCase(
      layout: "grouped-columns", configuration: configuration,
      delegate: RecordedGroups(
        sections: input["sections"].array ?? [], rowHeight: input["rowHeight"].number,
        hasHeights: input.delegateAnswers("heightForItem")),
      environment: LayoutEnvironment(containerSize: input.container),
      offset: input["contentOffset"].point ?? .zero)
  }
}
