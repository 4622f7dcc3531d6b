import LayoutCore

/// The look of a group of rows, as data: what a host needs to draw it like a grouped table.
///
/// The layout takes the card's insets into account and makes background and separator elements;
/// a host rounds the corners by ``cornerRadius`` where a cell's ``/LayoutCore/CellPosition`` asks for it.
public struct GroupedStyle: Hashable, Sendable {
  /// The distance of the card, which holds a section's rows, from what is around it: the column's
  /// edges, the header and the footer.
  public var cardInsets: LayoutInsets
  /// The radius of the card's corners, in points.
  public var cornerRadius: Double
  /// Whether there is a background element behind the rows of each section.
  public var hasBackground: Bool
  /// The thickness of the separators between rows, in points; at least one pixel.
  ///
  /// 0 for none.
  public var separatorThickness: Double
  /// The distance of separators from the leading edge of the card.
  public var separatorLeading: Double
  /// The distance of separators from the trailing edge of the card.
  public var separatorTrailing: Double
  /// Whether a full-width separator lies above the first and below the last row of each section.
  public var hasOuterSeparators: Bool

  /// A style; every property that is not told is nothing.
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

  /// Rows alone, as wide as their column.
  public static let plain = GroupedStyle()

  /// A bordered card with rounded corners and separators all across: iOS 6.
  public static let grouped = GroupedStyle(
    cardInsets: LayoutInsets(leading: 10, trailing: 10), cornerRadius: 8, hasBackground: true,
    separatorThickness: 1)

  /// A full-width card without corners, with hairlines around and inset separators: iOS 7.
  public static let fullWidth = GroupedStyle(
    hasBackground: true, separatorThickness: 0.5, separatorLeading: 15, hasOuterSeparators: true)

  /// A card with rounded corners, inset from the column's edges, with inset separators: iOS 13.
  public static let insetGrouped = GroupedStyle(
    cardInsets: LayoutInsets(leading: 16, trailing: 16), cornerRadius: 10, hasBackground: true,
    separatorThickness: 0.5, separatorLeading: 16)
}

extension GroupedStyle {
  /// The styles that have a name.
  enum Preset: String, CaseIterable, Sendable {
    case plain, grouped, fullWidth, insetGrouped, custom

    /// The style of that name; nil for styles that have none.
    var style: GroupedStyle? {
      switch self {
      case .plain: .plain
      case .grouped: .grouped
      case .fullWidth: .fullWidth
      case .insetGrouped: .insetGrouped
      case .custom: nil
      }
    }
  }

  /// The name of the style, or `custom` where it has none; setting `custom` changes nothing.
  var preset: Preset {
    get { Preset.allCases.first { $0.style == self } ?? .custom }
    set { if let style = newValue.style { self = style } }
  }
}

extension ElementKind {
  /// A full-width separator above the first row of a part of a section (item 2·part) or below its
  /// last (item 2·part + 1).
  public static var outerSeparator: ElementKind { ElementKind("outerSeparator") }
}
