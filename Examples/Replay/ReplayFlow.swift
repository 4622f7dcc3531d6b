import Flow
import LayoutCore
import LayoutJSON

/// Answers a flow's questions from recorded sections.
struct RecordedFlow: FlowLayoutDelegate {
  let input: JSONValue
  let axis: LayoutAxis

  private var sections: [JSONValue] { input["sections"].array ?? [] }

  var numberOfSections: Int { sections.count }

  func numberOfItems(inSection section: Int) -> Int {
    let recorded = input["sections"][section]
    return recorded["items"].array?.count ?? recorded["itemCount"].integer ?? 0
  }

  func sizeForItem(at index: ElementIndex, proposal: LayoutProposal) -> LayoutSize? {
    input.delegateAnswers("itemSize")
      ? input["sections"][index.section]["items"][index.item].size : nil
  }

  func flowSection(_ number: Int, default section: FlowSection) -> FlowSection {
    func answer(_ key: String) -> JSONValue {
      input.delegateAnswers(key) ? input["sections"][number][key] : .null
    }
    func extent(_ key: String) -> Double? { answer(key).size?.extent(along: axis) }
    var section = section
    section.lineSpacing = answer("minimumLineSpacing").number ?? section.lineSpacing
    section.itemSpacing = answer("minimumInteritemSpacing").number ?? section.itemSpacing
    section.sectionInsets = answer("sectionInset").insets ?? section.sectionInsets
    section.header.extent = extent("headerReferenceSize") ?? section.header.extent
    section.footer.extent = extent("footerReferenceSize") ?? section.footer.extent
    return section
  }
}

extension ReplayCase {
  /// Lines of items with the spacings of the recorded layout; nothing rounded.
  static func flow(_ input: JSONValue) -> ReplayCase {
    let properties = input["properties"]
    let axis: LayoutAxis =
      input["scrollDirection"].string == "horizontal" ? .horizontal : .vertical
    var configuration: LayoutConfiguration = ["rounding": "none", "axis": .text(axis.rawValue)]
    configuration["itemSize"] = properties["itemSize"].size.map { .size($0) }
    configuration["lineSpacing"] = properties["minimumLineSpacing"].number.map { .number($0) }
    configuration["itemSpacing"] = properties["minimumInteritemSpacing"].number.map { .number($0) }
    configuration["sectionInsets"] = properties["sectionInset"].insets.map { .insets($0) }
    configuration["headerExtent"] =
      (properties["headerReferenceSize"].size?.extent(along: axis)).map { .number($0) }
    configuration["footerExtent"] =
      (properties["footerReferenceSize"].size?.extent(along: axis)).map { .number($0) }
    // The original's names: left, right and justify.
    let alignments = ["left": "leading", "center": "center", "right": "trailing"]
    if let common = input["rowAlignment"]["common"].string {
      configuration["lineAlignment"] = .text(alignments[common] ?? "justified")
    }
    if let last = input["rowAlignment"]["last"].string {
      configuration["lastLine"] = .text(alignments[last] ?? "justified")
    }
    return ReplayCase(
      layout: "flow", configuration: configuration,
      delegate: RecordedFlow(input: input, axis: axis),
      environment: LayoutEnvironment(containerSize: input.container),
      offset: input["contentOffset"].point ?? .zero)
  }
}
