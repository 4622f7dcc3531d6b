import StrategyKit

extension WaterfallLayout: RegistrableLayout {
  /// The registration of the layout under the name `waterfall`, with every parameter and its range.
  public static let registration = LayoutRegistration(
    name: "waterfall",
    summary: "Items in tracks of equal width, each in the shortest track.",
    prototype: WaterfallLayout(),
    parameters: [
      .columns(
        "columns", "The number of tracks in each section.",
        get: { $0.section.columns }, set: { $0.section.columns = $1 }),
      .axis(get: { $0.axis }, set: { $0.axis = $1 }),
      .length(
        "columnSpacing", "The distance between tracks.", in: LayoutValueType.anyLength,
        get: { $0.section.columnSpacing }, set: { $0.section.columnSpacing = $1 }),
      .length(
        "itemSpacing", "The distance between items of a track.", in: LayoutValueType.anyLength,
        get: { $0.section.itemSpacing }, set: { $0.section.itemSpacing = $1 }),
      .sectionInsets(get: { $0.section.sectionInsets }, set: { $0.section.sectionInsets = $1 }),
      .choice(
        "itemSizing", "The meaning of an item's size.",
        get: { $0.itemSizing }, set: { $0.itemSizing = $1 }),
      .itemSize(get: { $0.section.itemSize }, set: { $0.section.itemSize = $1 }),
      .choice(
        "stretching", "The stretching of items if tracks end at different heights.",
        get: { $0.stretching }, set: { $0.stretching = $1 }),
      .choice(
        "placement", "The rule that determines the track of each item.",
        get: { $0.placement }, set: { $0.placement = $1 }),
      .length(
        "tolerance", "The height difference up to which reading order treats tracks as equal.",
        get: { $0.tolerance }, set: { $0.tolerance = $1 }),
    ]
      + LayoutParameter.edgeItems(
        get: { ($0.section.header, $0.section.footer) },
        set: { ($0.section.header, $0.section.footer) = $1 })
      + [
        .length(
          "minimumContentExtent", "The minimum height of the whole content.",
          get: { $0.minimumContentExtent }, set: { $0.minimumContentExtent = $1 }),
        .choice(
          "changePolicy", "The placement of items after one that changes.",
          get: { $0.changePolicy }, set: { $0.changePolicy = $1 }),
        .rounding(get: { $0.rounding }, set: { $0.rounding = $1 }),
      ])
}
