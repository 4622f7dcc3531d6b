import StrategyKit

/// The appearance of a group of rows, from which a host draws it like a grouped table.
///
/// The layout insets rows by ``cardInsets``, and creates background and separator elements. A host
/// rounds corners by ``cornerRadius`` if a cell's ``/LayoutCore/CellPosition`` is at the top or
/// bottom of its group. All lengths are in points and at least 0.
public struct GroupedStyle: Hashable, Sendable {
  /// The distance of the card from the column's edges, the header and the footer, in points.
  ///
  /// The card holds the rows of a section.
  public var cardInsets: LayoutInsets
  /// The radius of the card's corners, in points.
  public var cornerRadius: Double
  /// A Boolean value that indicates whether each section has a background behind its rows.
  public var hasBackground: Bool
  /// The thickness of the separators between rows, in points; 0 for none.
  ///
  /// A separator is at least one pixel thick. A row without height has no separator.
  public var separatorThickness: Double
  /// The distance of separators from the leading edge of the card, in points.
  public var separatorLeading: Double
  /// The distance of separators from the trailing edge of the card, in points.
  public var separatorTrailing: Double
  /// A Boolean value that indicates whether sections have outer separators.
  ///
  /// These are above the first row and below the last row of a section. They have the full width of
  /// the card.
  public var hasOuterSeparators: Bool

  /// Creates a style with the given properties.
  ///
  /// By default, every length is 0, and there are no backgrounds and outer separators.
  ///
  /// - Parameters:
  ///   - cardInsets: The distance of the card from the column's edges, the header and the footer,
  ///     in points.
  ///   - cornerRadius: The radius of the card's corners, in points.
  ///   - hasBackground: A Boolean value that indicates whether each section has a background
  ///     behind its rows.
  ///   - separatorThickness: The thickness of the separators between rows, in points; 0 for none.
  ///   - separatorLeading: The distance of separators from the leading edge of the card, in
  ///     points.
  ///   - separatorTrailing: The distance of separators from the trailing edge of the card, in
  ///     points.
  ///   - hasOuterSeparators: A Boolean value that indicates whether sections have outer
  ///     separators.
  public init(
    cardInsets: LayoutInsets = .zero, cornerRadius: Double = 0, hasBackground: Bool = false,
    separatorThickness: Double = 0, separatorLeading: Double = 0, separatorTrailing: Double = 0,
    hasOuterSeparators: Bool = false
  ) {
    self.cardInsets = cardInsets
    self.cornerRadius = cornerRadius
    self.hasBackground = hasBackground
    self.separatorThickness = separatorThickness
    self.separatorLeading = separatorLeading
    self.separatorTrailing = separatorTrailing
    self.hasOuterSeparators = hasOuterSeparators
  }

  /// A style without card, background and separators, with rows as wide as their column.
  public static let plain = GroupedStyle()

  /// A style with a card with rounded corners and full-width separators, as in iOS 6.
  public static let grouped = GroupedStyle(
    cardInsets: LayoutInsets(leading: 10, trailing: 10), cornerRadius: 8, hasBackground: true,
    separatorThickness: 1)

  /// A style with a full-width card, outer separators and inset separators, as in iOS 7.
  public static let fullWidth = GroupedStyle(
    hasBackground: true, separatorThickness: 0.5, separatorLeading: 15, hasOuterSeparators: true)

  /// A style with an inset card with rounded corners and inset separators, as in iOS 13.
  public static let insetGrouped = GroupedStyle(
    cardInsets: LayoutInsets(leading: 16, trailing: 16), cornerRadius: 10, hasBackground: true,
    separatorThickness: 0.5, separatorLeading: 16)
}

extension GroupedStyle {
  /// The names of the predefined styles.
  enum Preset: String, CaseIterable, Sendable {
    case plain, grouped, fullWidth, insetGrouped, custom
  }

  private static let presets: [(name: Preset, style: GroupedStyle)] = [
    (.plain, .plain), (.grouped, .grouped), (.fullWidth, .fullWidth),
    (.insetGrouped, .insetGrouped),
  ]

  /// The name of the style, or `custom` if it has none.
  ///
  /// Setting `custom` has no effect.
  var preset: Preset {
    get { GroupedStyle.presets.first { $0.style == self }?.name ?? .custom }
    set { self = GroupedStyle.presets.first { $0.name == newValue }?.style ?? self }
  }
}

extension ElementKind {
  /// A full-width separator above the first row or below the last row of a part of a section.
  ///
  /// The item of its index is 2·part above the first row, and 2·part + 1 below the last.
  public static var outerSeparator: ElementKind { ElementKind("outerSeparator") }
}
