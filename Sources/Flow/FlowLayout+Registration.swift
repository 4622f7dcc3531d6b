import LayoutCore

extension FlowLayout: RegistrableLayout {
  /// The registration of the layout under the name `flow`, with every parameter and its range.
  public static let registration = LayoutRegistration(
    name: "flow",
    summary: "Items in lines that wrap, such as grids, lists and tags.",
    prototype: FlowLayout(),
    parameters: [
      LayoutParameter(
        "columns", "The number of items that share a line's width, or none.",
        type: .optional(.columns), unit: .count,
        read: { $0.columns.map { .columns($0) } ?? .none },
        write: {
          if case .columns(let columns) = $1 { $0.columns = columns } else { $0.columns = nil }
        }),
      .choice(
        "axis", "The direction in which the layout grows and scrolls.",
        get: { $0.axis }, set: { $0.axis = $1 }),
      .size(
        "itemSize", "The size of items that the delegate does not size.",
        get: { $0.itemSize }, set: { $0.itemSize = $1 }),
      .choice(
        "itemSizing", "The meaning of an item's size if items share a line's width.",
        get: { $0.itemSizing }, set: { $0.itemSizing = $1 }),
      .flag(
        "asksForSizes", "Asks the delegate for the size of every item.",
        get: { $0.asksForSizes }, set: { $0.asksForSizes = $1 }),
      .length(
        "lineSpacing", "The distance between lines.",
        get: { $0.lineSpacing }, set: { $0.lineSpacing = $1 }),
      .length(
        "itemSpacing", "The minimum distance between the items of a line.",
        get: { $0.itemSpacing }, set: { $0.itemSpacing = $1 }),
      .insets(
        "sectionInsets", "The distance of a section's items from its edges.",
        get: { $0.sectionInsets }, set: { $0.sectionInsets = $1 }),
      .choice(
        "lineAlignment", "The alignment of lines that their items do not fill.",
        get: { $0.lineAlignment }, set: { $0.lineAlignment = $1 }),
      .choice(
        "lastLine", "The alignment of the last line of each section.",
        get: { $0.lastLine }, set: { $0.lastLine = $1 }),
      .choice(
        "loneItem", "The alignment of an item that is alone on a justified line.",
        get: { $0.loneItem }, set: { $0.loneItem = $1 }),
      .choice(
        "itemAlignment", "The alignment of items that are less high than their line.",
        get: { $0.itemAlignment }, set: { $0.itemAlignment = $1 }),
      .length(
        "headerExtent", "The height of every section's header; 0 or less for none.",
        in: LayoutValueType.anyLength,
        get: { $0.headerExtent }, set: { $0.headerExtent = $1 }),
      .length(
        "footerExtent", "The height of every section's footer; 0 or less for none.",
        in: LayoutValueType.anyLength,
        get: { $0.footerExtent }, set: { $0.footerExtent = $1 }),
      .flag(
        "pinsHeaders", "Pins headers to the viewport while their section is visible.",
        get: { $0.pinsHeaders }, set: { $0.pinsHeaders = $1 }),
      .flag(
        "pinsFooters", "Pins footers to the viewport while their section is visible.",
        get: { $0.pinsFooters }, set: { $0.pinsFooters = $1 }),
      .choice(
        "rounding", "The rounding of lengths that are not whole numbers of pixels.",
        get: { $0.rounding }, set: { $0.rounding = $1 }),
    ])
}
