#if canImport(UIKit)
  import UIKit
#elseif canImport(AppKit)
  import AppKit
#endif

#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)

  /// The colours and corners of a layout's own decoration views.
  ///
  /// The decoration views are surfaces behind groups and headers, and lines.
  public struct DecorationLook: Equatable, Sendable {
    /// The colour of surfaces.
    public var surfaceColor: PlatformColor
    /// The radius of the corners of surfaces, in points; `nil` for that of the layout's style.
    ///
    /// The default is `nil`.
    public var cornerRadius: CGFloat?
    /// The colour of lines.
    public var lineColor: PlatformColor

    /// Creates a look, by default that of the system's grouped lists.
    ///
    /// - Parameter surfaceColor: The colour of surfaces.
    /// - Parameter cornerRadius: The radius of the corners of surfaces, in points; `nil` for that
    ///   of the layout's style.
    /// - Parameter lineColor: The colour of lines.
    public init(
      surfaceColor: PlatformColor = .groupSurface, cornerRadius: CGFloat? = nil,
      lineColor: PlatformColor = .groupSeparator
    ) {
      self.surfaceColor = surfaceColor
      self.cornerRadius = cornerRadius
      self.lineColor = lineColor
    }
  }
#endif
