import StrategyKit

extension JustifiedLayout: RegistrableLayout {
  /// The registration of the layout under the name `justified`, with every parameter and its range.
  public static let registration = LayoutRegistration(
    name: "justified",
    summary: "Rows of equal height that fill the width exactly, such as photo walls.",
    prototype: JustifiedLayout(),
    parameters: [
      .length(
        "rowExtent", "The target height of a row.", in: JustifiedStyle.rowExtents,
        get: { $0.section.rowExtent }, set: { $0.section.rowExtent = $1 }),
      .axis(get: { $0.axis }, set: { $0.axis = $1 }),
      .number(
        "tolerance", "The part by which a greedy row's sum of ratios may differ from the target's.",
        in: 0...1, get: { $0.section.tolerance }, set: { $0.section.tolerance = $1 }),
      .optionalLength(
        "minimumRowExtent", "The minimum height of a row; items of lower rows are cropped.",
        get: { $0.section.minimumRowExtent }, set: { $0.section.minimumRowExtent = $1 }),
      .optionalLength(
        "maximumRowExtent", "The maximum height of a row; items of higher rows are cropped.",
        get: { $0.section.maximumRowExtent }, set: { $0.section.maximumRowExtent = $1 }),
      .length(
        "rowSpacing", "The distance between rows.", in: JustifiedStyle.spacings,
        get: { $0.section.rowSpacing }, set: { $0.section.rowSpacing = $1 }),
      .length(
        "itemSpacing", "The distance between the items of a row.", in: JustifiedStyle.spacings,
        get: { $0.section.itemSpacing }, set: { $0.section.itemSpacing = $1 }),
      .choice(
        "breaking", "The rule that determines where rows end.",
        get: { $0.section.breaking }, set: { $0.section.breaking = $1 }),
      .choice(
        "lastRow", "The placement of the items of a last row that is not full.",
        get: { $0.section.lastRow }, set: { $0.section.lastRow = $1 }),
      .integer(
        "minimumItems", "The minimum number of items in a row.", in: 1...1_000_000,
        get: { $0.section.minimumItems }, set: { $0.section.minimumItems = $1 }),
      .optionalInteger(
        "maximumItems", "The maximum number of items in a row.", in: 1...1_000_000,
        get: { $0.section.maximumItems }, set: { $0.section.maximumItems = $1 }),
      .number(
        "panoramaRatio", "The ratio from which on an item has a row of its own.",
        in: JustifiedStyle.ratios,
        get: { $0.section.panoramaRatio }, set: { $0.section.panoramaRatio = $1 }),
      .optionalInteger(
        "breakoutInterval", "The number of rows of which the last has one item.", in: 1...1_000_000,
        get: { $0.section.breakoutInterval }, set: { $0.section.breakoutInterval = $1 }),
      .optionalInteger(
        "maximumRows", "The maximum number of rows of a section.",
        get: { $0.section.maximumRows }, set: { $0.section.maximumRows = $1 }),
      .itemSize(get: { $0.section.itemSize }, set: { $0.section.itemSize = $1 }),
      .sectionInsets(get: { $0.section.sectionInsets }, set: { $0.section.sectionInsets = $1 }),
    ]
      + LayoutParameter.edgeItems(
        get: { ($0.section.header, $0.section.footer) },
        set: { ($0.section.header, $0.section.footer) = $1 })
      + [
        .rounding(get: { $0.rounding }, set: { $0.rounding = $1 })
      ])
}
