import StrategyKit

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
        read: { $0.section.columns.map { .columns($0) } ?? .none },
        write: {
          if case .columns(let columns) = $1 {
            $0.section.columns = columns
          } else {
            $0.section.columns = nil
          }
        }),
      .axis(get: { $0.axis }, set: { $0.axis = $1 }),
      .itemSize(get: { $0.section.itemSize }, set: { $0.section.itemSize = $1 }),
      .choice(
        "itemSizing", "The meaning of an item's size if items share a line's width.",
        get: { $0.itemSizing }, set: { $0.itemSizing = $1 }),
      .flag(
        "asksForSizes", "Asks the delegate for the size of every item.",
        get: { $0.asksForSizes }, set: { $0.asksForSizes = $1 }),
      .length(
        "lineSpacing", "The distance between lines.",
        get: { $0.section.lineSpacing }, set: { $0.section.lineSpacing = $1 }),
      .length(
        "itemSpacing", "The minimum distance between the items of a line.",
        get: { $0.section.itemSpacing }, set: { $0.section.itemSpacing = $1 }),
      .sectionInsets(get: { $0.section.sectionInsets }, set: { $0.section.sectionInsets = $1 }),
      .choice(
        "lineAlignment", "The alignment of lines that their items do not fill.",
        get: { $0.section.lineAlignment }, set: { $0.section.lineAlignment = $1 }),
      .choice(
        "lastLine", "The alignment of the last line of each section.",
        get: { $0.lastLine }, set: { $0.lastLine = $1 }),
      .choice(
        "loneItem", "The alignment of an item that is alone on a justified line.",
        get: { $0.loneItem }, set: { $0.loneItem = $1 }),
      .choice(
        "itemAlignment", "The alignment of items that are less high than their line.",
        get: { $0.itemAlignment }, set: { $0.itemAlignment = $1 }),
      .choice(
        "lineBreaking", "The rule that determines where lines end.",
        get: { $0.section.lineBreaking }, set: { $0.section.lineBreaking = $1 }),
      .optionalInteger(
        "maximumLines", "The maximum number of lines of a section.",
        in: 1...LayoutLimits.maximumCount,
        get: { $0.section.maximumLines }, set: { $0.section.maximumLines = $1 }),
      .size(
        "moreSize", "The size of an element that stands for hidden items; 0x0 for none.",
        get: { $0.section.moreSize }, set: { $0.section.moreSize = $1 }),
    ]
      + LayoutParameter.edgeItems(
        get: { ($0.section.header, $0.section.footer) },
        set: { ($0.section.header, $0.section.footer) = $1 })
      + [
        .rounding(get: { $0.rounding }, set: { $0.rounding = $1 })
      ])
}
