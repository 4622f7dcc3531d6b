#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// The colours and corners of a layout's own decoration views.
  ///
  /// The decoration views are surfaces behind groups and headers, and lines.
  public struct DecorationLook: Equatable, Sendable {
    /// The colour of surfaces.
    public var surfaceColor: UIColor
    /// The radius of the corners of surfaces, in points.
    public var cornerRadius: CGFloat
    /// The colour of lines.
    public var lineColor: UIColor

    /// Creates a look, by default that of the system's grouped lists.
    ///
    /// - Parameter surfaceColor: The colour of surfaces.
    /// - Parameter cornerRadius: The radius of the corners of surfaces, in points.
    /// - Parameter lineColor: The colour of lines.
    public init(
      surfaceColor: UIColor = .groupSurface, cornerRadius: CGFloat = 0,
      lineColor: UIColor = .separator
    ) {
      self.surfaceColor = surfaceColor
      self.cornerRadius = cornerRadius
      self.lineColor = lineColor
    }
  }

  extension UIColor {
    /// The colour that the system uses behind groups of cells.
    public static var groupSurface: UIColor {
      #if os(tvOS)
        UIColor(white: 1, alpha: 0.1)
      #else
        .secondarySystemGroupedBackground
      #endif
    }
  }
#endif
