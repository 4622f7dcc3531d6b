#if (canImport(UIKit) && !os(watchOS)) || (canImport(AppKit) && !targetEnvironment(macCatalyst))
  import Foundation
  import GroupedColumns
  import LayoutHosting

  extension GroupedCellStyle {
    /// Creates the style of the cells of grouped columns, in the system's colours.
    public init(_ style: GroupedStyle) {
      self.init(
        cornerRadius: CGFloat(style.cornerRadius),
        separatorThickness: CGFloat(style.separatorThickness),
        separatorLeading: CGFloat(style.separatorLeading),
        separatorTrailing: CGFloat(style.separatorTrailing),
        hasOuterSeparators: style.hasOuterSeparators)
    }
  }

  extension DecorationLook {
    /// Creates the look of the backgrounds and lines of grouped columns, in the system's colours.
    public init(_ style: GroupedStyle) {
      self.init(cornerRadius: CGFloat(style.cornerRadius))
    }
  }
#endif
