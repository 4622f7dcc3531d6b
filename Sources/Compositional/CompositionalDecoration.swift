import LayoutCore

/// A background behind a whole section: its items, its insets, its headers and footers.
///
/// Cells of a section with a background have a zIndex of 1 instead of 0.
public struct CompositionalDecoration: Hashable, Sendable {
  /// The kind of element.
  public var kind: ElementKind
  /// The distances from the edges of the section.
  public var contentInsets: LayoutInsets
  /// What it lies in front of.
  public var zIndex: Int

  /// A background of `kind`.
  public init(
    _ kind: ElementKind = .background, contentInsets: LayoutInsets = .zero, zIndex: Int = 0
  ) {
    self.kind = kind
    self.contentInsets = contentInsets
    self.zIndex = zIndex
  }
}

extension CompositionalDecoration: CustomStringConvertible {
  /// The kind and whatever is not plain, in one line.
  public var description: String {
    var text = "\(kind)"
    if contentInsets != .zero { text += ", insets \(contentInsets)" }
    if zIndex != 0 { text += ", z \(zIndex)" }
    return text
  }
}
