#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit

  /// The colours and corners of a layout's own decoration views.
  ///
  /// The decoration views are surfaces behind groups and headers, and lines.
  public struct DecorationLook: Equatable, Sendable {
    /// The colour of surfaces.
    public var surfaceColor: NSColor
    /// The radius of the corners of surfaces, in points.
    public var cornerRadius: CGFloat
    /// The colour of lines.
    public var lineColor: NSColor

    /// Creates a look, by default that of the system's grouped lists.
    ///
    /// - Parameter surfaceColor: The colour of surfaces.
    /// - Parameter cornerRadius: The radius of the corners of surfaces, in points.
    /// - Parameter lineColor: The colour of lines.
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
    /// The colour that the system uses behind controls.
    public static var groupSurface: NSColor { .controlBackgroundColor }
  }
#endif
