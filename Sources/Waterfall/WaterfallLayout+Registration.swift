import LayoutCore

extension WaterfallLayout: RegistrableLayout {
  /// The registration of the layout under the name `waterfall`, with every parameter and its range.
  public static let registration = LayoutRegistration(
    name: "waterfall",
    summary: "Items of different heights in tracks of equal width, each in the shortest track.",
    prototype: WaterfallLayout(),
    parameters: [
      .columns(
        "columns", "How many tracks a section has.",
        get: { $0.columns }, set: { $0.columns = $1 }),
      .choice(
        "axis", "The direction in which the layout grows and scrolls.",
        get: { $0.axis }, set: { $0.axis = $1 }),
      .length(
        "columnSpacing", "The distance between tracks.", in: LayoutValueType.anyLength,
        get: { $0.columnSpacing }, set: { $0.columnSpacing = $1 }),
      .length(
        "itemSpacing", "The distance between items of a track.", in: LayoutValueType.anyLength,
        get: { $0.itemSpacing }, set: { $0.itemSpacing = $1 }),
      .insets(
        "sectionInsets", "The distance of a section's items from its edges.",
        get: { $0.sectionInsets }, set: { $0.sectionInsets = $1 }),
      .choice(
        "itemSizing", "What the size of an item means.",
        get: { $0.itemSizing }, set: { $0.itemSizing = $1 }),
      .size(
        "itemSize", "The size of items for which none is given.",
        get: { $0.itemSize }, set: { $0.itemSize = $1 }),
      .choice(
        "stretching", "What happens where tracks end at different heights.",
        get: { $0.stretching }, set: { $0.stretching = $1 }),
      .choice(
        "placement", "Which track takes the next item.",
        get: { $0.placement }, set: { $0.placement = $1 }),
      .length(
        "tolerance", "How different heights may be and count as equal, in reading order.",
        get: { $0.tolerance }, set: { $0.tolerance = $1 }),
      .length(
        "headerExtent", "The height of every section's header; 0 or less for none.",
        in: LayoutValueType.anyLength,
        get: { $0.headerExtent }, set: { $0.headerExtent = $1 }),
      .insets(
        "headerInsets", "The distance of a header from what is around it.",
        get: { $0.headerInsets }, set: { $0.headerInsets = $1 }),
      .length(
        "footerExtent", "The height of every section's footer; 0 or less for none.",
        in: LayoutValueType.anyLength,
        get: { $0.footerExtent }, set: { $0.footerExtent = $1 }),
      .insets(
        "footerInsets", "The distance of a footer from what is around it.",
        get: { $0.footerInsets }, set: { $0.footerInsets = $1 }),
      .flag(
        "pinsHeaders", "Whether headers keep in view while their section is.",
        get: { $0.pinsHeaders }, set: { $0.pinsHeaders = $1 }),
      .flag(
        "pinsFooters", "Whether footers keep in view while their section is.",
        get: { $0.pinsFooters }, set: { $0.pinsFooters = $1 }),
      .length(
        "minimumContentExtent", "The least height of the whole content.",
        get: { $0.minimumContentExtent }, set: { $0.minimumContentExtent = $1 }),
      .choice(
        "changePolicy", "What happens to items after one that changes.",
        get: { $0.changePolicy }, set: { $0.changePolicy = $1 }),
      .choice(
        "rounding", "What happens to lengths that are no whole number of pixels.",
        get: { $0.rounding }, set: { $0.rounding = $1 }),
    ])
}
