#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit

  /// How cells are drawn that form a group: corners, separators and colours.
  ///
  /// The geometry is that of the styles of grouped columns; a layout places the cells accordingly.
  public struct GroupedCellStyle: Equatable, Sendable {
    /// The radius of the corners of the group, in points.
    public var cornerRadius: CGFloat
    /// The colour of the surface behind the cells.
    public var surfaceColor: NSColor
    /// The thickness of the lines between cells, in points; at least one pixel, 0 for none.
    public var separatorThickness: CGFloat
    /// The distance of those lines from the leading edge of the cell.
    public var separatorLeading: CGFloat
    /// The distance of those lines from the trailing edge of the cell.
    public var separatorTrailing: CGFloat
    /// Whether there are lines above the first and below the last cell, all across.
    public var hasOuterSeparators: Bool
    /// The colour of lines.
    public var separatorColor: NSColor

    /// A style; every property that is not told is nothing, and colours are the system's.
    public init(
      cornerRadius: CGFloat = 0, surfaceColor: NSColor = .groupSurface,
      separatorThickness: CGFloat = 0, separatorLeading: CGFloat = 0,
      separatorTrailing: CGFloat = 0, hasOuterSeparators: Bool = false,
      separatorColor: NSColor = .separatorColor
    ) {
      self.cornerRadius = cornerRadius
      self.surfaceColor = surfaceColor
      self.separatorThickness = separatorThickness
      self.separatorLeading = separatorLeading
      self.separatorTrailing = separatorTrailing
      self.hasOuterSeparators = hasOuterSeparators
      self.separatorColor = separatorColor
    }

    /// Surfaces alone.
    public static var plain: GroupedCellStyle { GroupedCellStyle() }

    /// Rounded corners, and lines all across.
    public static var grouped: GroupedCellStyle {
      GroupedCellStyle(cornerRadius: 8, separatorThickness: 1)
    }

    /// No corners; hairlines around the group, and inset ones within.
    public static var fullWidth: GroupedCellStyle {
      GroupedCellStyle(separatorThickness: 0.5, separatorLeading: 15, hasOuterSeparators: true)
    }

    /// Rounded corners, and inset hairlines.
    public static var insetGrouped: GroupedCellStyle {
      GroupedCellStyle(cornerRadius: 10, separatorThickness: 0.5, separatorLeading: 16)
    }
  }
#endif
