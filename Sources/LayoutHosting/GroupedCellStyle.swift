#if canImport(UIKit)
  import UIKit
#elseif canImport(AppKit)
  import AppKit
#endif

#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)

  /// A style for cells that form a group: corners, separators and colours.
  ///
  /// The style only draws. Its geometry matches the styles of grouped columns, in which the layout
  /// places the cells.
  public struct GroupedCellStyle: Equatable, Sendable {
    /// The radius of the corners of the group, in points.
    public var cornerRadius: CGFloat
    /// The colour of the surface behind the cells.
    public var surfaceColor: PlatformColor
    /// The colour of the surface behind a cell that is pressed or selected.
    public var highlightColor: PlatformColor
    /// The thickness of the lines between cells, in points.
    ///
    /// A positive thickness is drawn as at least one pixel; 0 draws no lines.
    public var separatorThickness: CGFloat
    /// The distance of those lines from the leading edge of the cell, in points.
    public var separatorLeading: CGFloat
    /// The distance of those lines from the trailing edge of the cell, in points.
    public var separatorTrailing: CGFloat
    /// A Boolean value that indicates whether lines over the full width enclose the group.
    public var hasOuterSeparators: Bool
    /// The colour of lines.
    public var separatorColor: PlatformColor

    /// Creates a style with the given properties.
    ///
    /// By default, there are no rounded corners and no lines, and colours are the system's.
    ///
    /// - Parameter cornerRadius: The radius of the corners of the group, in points.
    /// - Parameter surfaceColor: The colour of the surface behind the cells.
    /// - Parameter highlightColor: The colour of the surface behind a cell that is pressed or
    ///   selected.
    /// - Parameter separatorThickness: The thickness of the lines between cells, in points; 0 for
    ///   none.
    /// - Parameter separatorLeading: The distance of the lines from the leading edge, in points.
    /// - Parameter separatorTrailing: The distance of the lines from the trailing edge, in points.
    /// - Parameter hasOuterSeparators: Whether lines over the full width enclose the group.
    /// - Parameter separatorColor: The colour of lines.
    public init(
      cornerRadius: CGFloat = 0, surfaceColor: PlatformColor = .groupSurface,
      highlightColor: PlatformColor = .groupHighlight, separatorThickness: CGFloat = 0,
      separatorLeading: CGFloat = 0,
      separatorTrailing: CGFloat = 0, hasOuterSeparators: Bool = false,
      separatorColor: PlatformColor = .groupSeparator
    ) {
      self.cornerRadius = cornerRadius
      self.surfaceColor = surfaceColor
      self.highlightColor = highlightColor
      self.separatorThickness = separatorThickness
      self.separatorLeading = separatorLeading
      self.separatorTrailing = separatorTrailing
      self.hasOuterSeparators = hasOuterSeparators
      self.separatorColor = separatorColor
    }

    /// A style with surfaces only.
    public static var plain: GroupedCellStyle { GroupedCellStyle() }

    /// A style with rounded corners, and lines over the full width.
    public static var grouped: GroupedCellStyle {
      GroupedCellStyle(cornerRadius: 8, separatorThickness: 1)
    }

    /// A style without rounded corners, with hairlines around the group and inset hairlines within
    /// it.
    public static var fullWidth: GroupedCellStyle {
      GroupedCellStyle(separatorThickness: 0.5, separatorLeading: 15, hasOuterSeparators: true)
    }

    /// A style with rounded corners and inset hairlines.
    ///
    /// The corners are those of the system's lists before iOS 26.
    public static var insetGrouped: GroupedCellStyle { insetGrouped(cornerRadius: 10) }

    /// Returns a style with rounded corners and inset hairlines.
    ///
    /// Since iOS 26, the system's lists have rounder corners.
    ///
    /// - Parameter cornerRadius: The radius of the corners of the group, in points.
    public static func insetGrouped(cornerRadius: CGFloat) -> GroupedCellStyle {
      GroupedCellStyle(
        cornerRadius: cornerRadius, separatorThickness: 0.5, separatorLeading: 16)
    }
  }
#endif
