#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit

  /// How the decoration views look that come with a layout: surfaces behind groups and headers, and lines.
  public struct DecorationLook: Equatable, Sendable {
    /// The colour of surfaces.
    public var surfaceColor: NSColor
    /// The radius of the corners of surfaces, in points.
    public var cornerRadius: CGFloat
    /// The colour of lines.
    public var lineColor: NSColor

    /// A look, by default that of the system's grouped lists.
    public init(
      surfaceColor: NSColor = .groupSurface, cornerRadius: CGFloat = 0,
      lineColor: NSColor = .separatorColor
    ) {
      self.surfaceColor = surfaceColor
      self.cornerRadius = cornerRadius
      self.lineColor = lineColor
    }
  }

  extension NSColor {
    /// What the system draws behind controls.
    public static var groupSurface: NSColor { .controlBackgroundColor }
  }
#endif
