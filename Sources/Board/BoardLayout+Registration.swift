import StrategyKit

extension BoardLayout: RegistrableLayout {
  /// The registration of the layout under the name `board`, with every parameter and its range.
  public static let registration = LayoutRegistration(
    name: "board",
    summary: "Items of w × h modules in a grid, such as bento pages and dashboards.",
    prototype: BoardLayout(),
    parameters: [
      .columns(
        "columns", "The number of columns; at most 64.",
        get: { $0.section.columns }, set: { $0.section.columns = $1 }),
      .axis(get: { $0.axis }, set: { $0.axis = $1 }),
      .integers(
        "columnSteps", "The numbers of columns that the board can have; none for any.",
        get: { $0.section.columnSteps }, set: { $0.section.columnSteps = $1 }),
      .length(
        "columnSpacing", "The distance between columns.", in: BoardStyle.spacings,
        get: { $0.section.columnSpacing }, set: { $0.section.columnSpacing = $1 }),
      .optionalLength(
        "rowExtent", "The height of a row; none if it equals the width of a column.",
        in: BoardStyle.extents,
        get: { $0.section.rowExtent }, set: { $0.section.rowExtent = $1 }),
      .length(
        "rowSpacing", "The distance between rows.", in: BoardStyle.spacings,
        get: { $0.section.rowSpacing }, set: { $0.section.rowSpacing = $1 }),
      .choice(
        "packing", "The rule that determines the places of items without a place of their own.",
        get: { $0.section.packing }, set: { $0.section.packing = $1 }),
      .choice(
        "compaction", "The rule that determines whether items move toward the start.",
        get: { $0.section.compaction }, set: { $0.section.compaction = $1 }),
      .choice(
        "itemSizing", "The meaning of an item's size.",
        get: { $0.section.itemSizing }, set: { $0.section.itemSizing = $1 }),
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
