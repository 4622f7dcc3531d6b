import StrategyKit

extension GroupedColumnsLayout: RegistrableLayout {
  /// The registration of the layout under the name `grouped-columns`.
  ///
  /// It describes every parameter with its range.
  public static let registration = LayoutRegistration(
    name: "grouped-columns",
    summary: "Grouped sections of rows, each in the shortest column.",
    prototype: GroupedColumnsLayout(),
    parameters: [
      .columns(
        "columns", "The number of columns.", get: { $0.columns }, set: { $0.columns = $1 }),
      .axis(get: { $0.axis }, set: { $0.axis = $1 }),
      .length(
        "columnSpacing", "The distance between columns.",
        get: { $0.columnSpacing }, set: { $0.columnSpacing = $1 }),
      .insets(
        "contentInsets", "The distance of all columns from the edges of the content.",
        in: LayoutValueType.nonNegativeLength,
        get: { $0.contentInsets }, set: { $0.contentInsets = $1 }),
      .length(
        "itemExtent", "The height of rows that the delegate does not size.",
        get: { $0.itemExtent }, set: { $0.itemExtent = $1 }),
      .length(
        "sectionSpacing", "The distance before every section.",
        get: { $0.section.sectionSpacing }, set: { $0.section.sectionSpacing = $1 }),
      .headerExtent(
        in: LayoutValueType.nonNegativeLength, get: { $0.section.headerExtent },
        set: { $0.section.headerExtent = $1 }),
      .footerExtent(
        in: LayoutValueType.nonNegativeLength, get: { $0.section.footerExtent },
        set: { $0.section.footerExtent = $1 }),
      .choice(
        "style", "The appearance of the groups, which the following parameters refine.",
        get: { $0.style.preset }, set: { $0.style.preset = $1 }),
      .insets(
        "cardInsets", "The insets of the card that holds a section's rows.",
        in: LayoutValueType.nonNegativeLength,
        get: { $0.style.cardInsets }, set: { $0.style.cardInsets = $1 }),
      .length(
        "cornerRadius", "The radius of the corners of each card.",
        get: { $0.style.cornerRadius }, set: { $0.style.cornerRadius = $1 }),
      .flag(
        "hasBackground", "Places a background behind the rows of each section.",
        get: { $0.style.hasBackground }, set: { $0.style.hasBackground = $1 }),
      .length(
        "separatorThickness", "The thickness of the separators between rows; 0 for none.",
        get: { $0.style.separatorThickness }, set: { $0.style.separatorThickness = $1 }),
      .length(
        "separatorLeading", "The distance of separators from the card's leading edge.",
        get: { $0.style.separatorLeading }, set: { $0.style.separatorLeading = $1 }),
      .length(
        "separatorTrailing", "The distance of separators from the card's trailing edge.",
        get: { $0.style.separatorTrailing }, set: { $0.style.separatorTrailing = $1 }),
      .flag(
        "hasOuterSeparators", "Places separators above the first row and below the last.",
        get: { $0.style.hasOuterSeparators }, set: { $0.style.hasOuterSeparators = $1 }),
      .choice(
        "placement", "The rule that determines the column of each section.",
        get: { $0.placement }, set: { $0.placement = $1 }),
      .flag(
        "splitsTallSections", "Splits sections that are taller than the container over columns.",
        get: { $0.splitsTallSections }, set: { $0.splitsTallSections = $1 }),
      .pinsHeaders(get: { $0.pinsHeaders }, set: { $0.pinsHeaders = $1 }),
      .choice(
        "changePolicy", "The placement of sections after one that changes.",
        get: { $0.changePolicy }, set: { $0.changePolicy = $1 }),
      .rounding(get: { $0.rounding }, set: { $0.rounding = $1 }),
    ])
}
