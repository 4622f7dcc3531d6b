import LayoutCore

extension FlowLayout: RegistrableLayout {
  /// The registration of the layout under the name `flow`, with every parameter and its range.
  public static let registration = LayoutRegistration(
    name: "flow",
    summary: "Items one after another in lines: grids, lists, tags.",
    prototype: FlowLayout(),
    parameters: [
      LayoutParameter(
        "columns", "How many items share the width of a line; none where each has its own.",
        type: .optional(.columns), unit: .count,
        read: { $0.columns.map { .columns($0) } ?? .none },
        write: { layout, value in
          if case .columns(let columns) = value { layout.columns = columns }
          if case .none = value { layout.columns = nil }
        }),
      .choice(
        "axis", "The direction in which the layout grows and scrolls.",
        get: { $0.axis }, set: { $0.axis = $1 }),
      .size(
        "itemSize", "The size of items for which none is given.",
        get: { $0.itemSize }, set: { $0.itemSize = $1 }),
      .choice(
        "itemSizing", "What the size of an item means where items share the width of a line.",
        get: { $0.itemSizing }, set: { $0.itemSizing = $1 }),
      .flag(
        "asksForSizes", "Whether the size of every item is asked for.",
        get: { $0.asksForSizes }, set: { $0.asksForSizes = $1 }),
      .length(
        "lineSpacing", "The distance between lines.",
        get: { $0.lineSpacing }, set: { $0.lineSpacing = $1 }),
      .length(
        "itemSpacing", "The least distance between the items of a line.",
        get: { $0.itemSpacing }, set: { $0.itemSpacing = $1 }),
      .insets(
        "sectionInsets", "The distance of a section's items from its edges.",
        get: { $0.sectionInsets }, set: { $0.sectionInsets = $1 }),
      .choice(
        "lineAlignment", "Where the items of a line go that do not fill it.",
        get: { $0.lineAlignment }, set: { $0.lineAlignment = $1 }),
      .choice(
        "lastLine", "Where the items of a section's last line go.",
        get: { $0.lastLine }, set: { $0.lastLine = $1 }),
      .choice(
        "loneItem", "Where an item goes that is alone on a justified line.",
        get: { $0.loneItem }, set: { $0.loneItem = $1 }),
      .choice(
        "itemAlignment", "Where items go that are less high than their line.",
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
        "pinsHeaders", "Whether headers keep in view while their section is.",
        get: { $0.pinsHeaders }, set: { $0.pinsHeaders = $1 }),
      .flag(
        "pinsFooters", "Whether footers keep in view while their section is.",
        get: { $0.pinsFooters }, set: { $0.pinsFooters = $1 }),
      .choice(
        "rounding", "What happens to lengths that are no whole number of pixels.",
        get: { $0.rounding }, set: { $0.rounding = $1 }),
    ])
}
