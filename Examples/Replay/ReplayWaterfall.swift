import LayoutCore
import LayoutJSON
import Waterfall

/// Answers a waterfall's questions from recorded sections.
struct RecordedWaterfall: WaterfallLayoutDelegate {
  let sections: [JSONValue]
  /// The recorded keys that count; the others were not answered by the recorded delegate.
  let answered: Set<String>
  let keys: Keys

  /// The recording's names for the questions of the waterfall.
  struct Keys {
    var columns: String
    var columnSpacing: String
    var itemSpacing: String
    var sectionInsets: String
  }

  var numberOfSections: Int { sections.count }

  func numberOfItems(inSection section: Int) -> Int { sections[section]["items"].array?.count ?? 0 }

  func sizeForItem(at index: ElementIndex, proposal: LayoutProposal) -> LayoutSize? {
    sections[index.section]["items"][index.item].size
  }

  func waterfallSection(_ number: Int, default section: SectionParameters) -> SectionParameters {
    func answer(_ key: String) -> JSONValue {
      answered.contains(key) ? sections[number][key] : .null
    }
    var section = section
    section.columns = answer(keys.columns).integer.map { .fixed($0) } ?? section.columns
    section.columnSpacing = answer(keys.columnSpacing).number ?? section.columnSpacing
    section.itemSpacing = answer(keys.itemSpacing).number ?? section.itemSpacing
    section.sectionInsets = answer(keys.sectionInsets).insets ?? section.sectionInsets
    section.header.extent = answer("headerHeight").number ?? section.header.extent
    section.header.insets = answer("headerInset").insets ?? section.header.insets
    section.footer.extent = answer("footerHeight").number ?? section.footer.extent
    section.footer.insets = answer("footerInset").insets ?? section.footer.insets
    return section
  }
}

extension ReplayCase {
  /// Columns per section, spacings of 10, aspect ratios, whole points, and stretching.
  static func ajf(_ input: JSONValue) -> ReplayCase {
    let stretching =
      ["lastCell": "lastCell", "allCells": "allCells"][input["stretchingType"].string ?? ""]
    return ReplayCase(
      layout: "waterfall",
      configuration: [
        "rounding": "floor", "stretching": .text(stretching ?? "none"),
      ],
      delegate: RecordedWaterfall(
        sections: input["sections"].array ?? [],
        answered: Set(["columns"] + (input["delegateMethods"].array ?? []).compactMap(\.string)),
        keys: .init(
          columns: "columns", columnSpacing: "columnSpacing", itemSpacing: "interitemSpacing",
          sectionInsets: "inset")),
      environment: LayoutEnvironment(containerSize: input.container),
      offset: input["contentOffset"].point ?? .zero)
  }

  /// Headers, footers and render directions, on the pixels of the recorded screen.
  static func cht(_ input: JSONValue) -> ReplayCase {
    let properties = input["properties"]
    var configuration: LayoutConfiguration = ["rounding": "floor"]
    configuration["columns"] = properties["columnCount"].integer.map { .integer($0) }
    configuration["columnSpacing"] = properties["minimumColumnSpacing"].number.map { .number($0) }
    configuration["itemSpacing"] = properties["minimumInteritemSpacing"].number.map { .number($0) }
    configuration["headerExtent"] = properties["headerHeight"].number.map { .number($0) }
    configuration["footerExtent"] = properties["footerHeight"].number.map { .number($0) }
    configuration["headerInsets"] = properties["headerInset"].insets.map { .insets($0) }
    configuration["footerInsets"] = properties["footerInset"].insets.map { .insets($0) }
    configuration["sectionInsets"] = properties["sectionInset"].insets.map { .insets($0) }
    configuration["minimumContentExtent"] =
      properties["minimumContentHeight"].number.map { .number($0) }
    let placements = ["leftToRight": "leadingToTrailing", "rightToLeft": "trailingToLeading"]
    configuration["placement"] =
      .text(placements[properties["itemRenderDirection"].string ?? ""] ?? "shortestFirst")
    return ReplayCase(
      layout: "waterfall", configuration: configuration,
      delegate: RecordedWaterfall(
        sections: input["sections"].array ?? [],
        answered: Set((input["delegateMethods"].array ?? []).compactMap(\.string)),
        keys: .init(
          columns: "columnCount", columnSpacing: "minimumColumnSpacing",
          itemSpacing: "minimumInteritemSpacing", sectionInsets: "sectionInset")),
      environment: LayoutEnvironment(
        containerSize: input.container, scale: input["screenScale"].number ?? 1),
      offset: input["contentOffset"].point ?? .zero)
  }
}
