import LayoutCore

extension WaterfallLayout: RegistrableLayout {
  /// The registration of the layout under the name `waterfall`, with every parameter and its range.
  public static let registration = LayoutRegistration(
    name: "waterfall",
    summary: "Items in tracks of equal width, each in the shortest track.",
    prototype: WaterfallLayout(),
    parameters: [
      .columns(
        "columns", "The number of tracks in each section.",
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
        "itemSizing", "The meaning of an item's size.",
        get: { $0.itemSizing }, set: { $0.itemSizing = $1 }),
      .size(
        "itemSize", "The size of items that the delegate does not size.",
        get: { $0.itemSize }, set: { $0.itemSize = $1 }),
      .choice(
        "stretching", "The stretching of items if tracks end at different heights.",
        get: { $0.stretching }, set: { $0.stretching = $1 }),
      .choice(
        "placement", "The rule that determines the track of each item.",
        get: { $0.placement }, set: { $0.placement = $1 }),
      .length(
        "tolerance", "The height difference up to which reading order treats tracks as equal.",
        get: { $0.tolerance }, set: { $0.tolerance = $1 }),
      .length(
        "headerExtent", "The height of every section's header; 0 or less for none.",
        in: LayoutValueType.anyLength,
        get: { $0.headerExtent }, set: { $0.headerExtent = $1 }),
      .insets(
        "headerInsets", "The distance of a header from its neighbours.",
        get: { $0.headerInsets }, set: { $0.headerInsets = $1 }),
      .length(
        "footerExtent", "The height of every section's footer; 0 or less for none.",
        in: LayoutValueType.anyLength,
        get: { $0.footerExtent }, set: { $0.footerExtent = $1 }),
      .insets(
        "footerInsets", "The distance of a footer from its neighbours.",
        get: { $0.footerInsets }, set: { $0.footerInsets = $1 }),
      .flag(
        "pinsHeaders", "Pins headers to the viewport while their section is visible.",
        get: { $0.pinsHeaders }, set: { $0.pinsHeaders = $1 }),
      .flag(
        "pinsFooters", "Pins footers to the viewport while their section is visible.",
        get: { $0.pinsFooters }, set: { $0.pinsFooters = $1 }),
      .length(
        "minimumContentExtent", "The minimum height of the whole content.",
        get: { $0.minimumContentExtent }, set: { $0.minimumContentExtent = $1 }),
      .choice(
        "changePolicy", "The placement of items after one that changes.",
        get: { $0.changePolicy }, set: { $0.changePolicy = $1 }),
      .choice(
        "rounding", "The rounding of lengths that are not whole numbers of pixels.",
        get: { $0.rounding }, set: { $0.rounding = $1 }),
    ])
}
