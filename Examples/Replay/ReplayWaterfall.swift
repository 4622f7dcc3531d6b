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

  func columns(inSection section: Int) -> ColumnCount? {
    answer(keys.columns, section).integer.map { .fixed($0) }
  }

  func columnSpacing(inSection section: Int) -> Double? {
    answer(keys.columnSpacing, section).number
  }

  func itemSpacing(inSection section: Int) -> Double? {
    answer(keys.itemSpacing, section).number
  }

  func sectionInsets(inSection section: Int) -> LayoutInsets? {
    answer(keys.sectionInsets, section).insets
  }

  func headerExtent(inSection section: Int) -> Double? { answer("headerHeight", section).number }

  func headerInsets(inSection section: Int) -> LayoutInsets? {
    answer("headerInset", section).insets
  }

  func footerExtent(inSection section: Int) -> Double? { answer("footerHeight", section).number }

  func footerInsets(inSection section: Int) -> LayoutInsets? {
    answer("footerInset", section).insets
  }

  private func answer(_ key: String, _ section: Int) -> JSONValue {
    answered.contains(key) ? sections[section][key] : .null
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
