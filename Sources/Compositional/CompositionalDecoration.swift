import StrategyKit

/// A background behind a whole section, including its insets, headers and footers.
///
/// If a section has a background, its cells have a `zIndex` of 1 instead of 0.
public struct CompositionalDecoration: Hashable, Sendable {
  /// The kind of element.
  public var kind: ElementKind
  /// The distances in points between the background and the edges of the section.
  public var contentInsets: LayoutInsets
  /// The stacking order of the background; elements with larger values are in front.
  public var zIndex: Int

  /// Creates a background of the given kind.
  ///
  /// - Parameter kind: The kind of element.
  /// - Parameter contentInsets: The distances in points between the background and the section's
  ///   edges.
  /// - Parameter zIndex: The stacking order of the background.
  public init(
    _ kind: ElementKind = .background, contentInsets: LayoutInsets = .zero, zIndex: Int = 0
  ) {
    self.kind = kind
    self.contentInsets = contentInsets
    self.zIndex = zIndex
  }
}

extension CompositionalDecoration: CustomStringConvertible {
  /// The kind, and every property that differs from its default, in one line.
  public var description: String {
    var text = "\(kind)"
    if contentInsets != .zero { text += ", insets \(contentInsets)" }
    if zIndex != 0 { text += ", z \(zIndex)" }
    return text
  }
}
