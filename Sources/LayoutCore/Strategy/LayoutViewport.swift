/// The visible part of the content, and what else changes while the user scrolls.
///
/// A viewport is a parameter of every query. A layout is therefore not prepared again if the user
/// scrolls, if a bar collapses, or if a section scrolls by itself.
///
/// ```swift
/// let visible = prepared.elements(in: LayoutViewport(rect, insets: LayoutInsets(top: 44)))
/// ```
public struct LayoutViewport: Hashable, Sendable {
  /// The visible part of the content, in points, including the parts under bars.
  public var rect: LayoutRect

  /// The insets of bars at the edges of the viewport, in points, or `nil` for the insets of the
  /// environment that the layout was prepared for.
  ///
  /// Pinned elements stay inside these insets. Only the insets that
  /// ``ContentScrolling/scrollInsets(of:)`` returns apply; content already avoids the others.
  public var insets: LayoutInsets?

  /// The offsets of sections that scroll by themselves.
  public var sectionOffsets: SectionOffsets

  /// The number of the layout's first section in ``sectionOffsets``.
  ///
  /// It is not 0 for a part of a composite layout, which numbers its sections from 0.
  public var firstSection = 0

  /// Creates a viewport of a layout whose sections are numbered from 0.
  ///
  /// - Parameter rect: The visible part of the content, in points.
  /// - Parameter insets: The insets of bars at the edges, in points, or `nil` for those of the
  ///   environment that the layout was prepared for. The default is `nil`.
  /// - Parameter sectionOffsets: The offsets of sections that scroll by themselves. By default,
  ///   every section is at rest.
  public init(
    _ rect: LayoutRect, insets: LayoutInsets? = nil,
    sectionOffsets: SectionOffsets = SectionOffsets()
  ) {
    self.rect = rect
    self.insets = insets
    self.sectionOffsets = sectionOffsets
  }

  /// Returns the viewport with another rectangle, and the same insets and section offsets.
  public func moved(to rect: LayoutRect) -> LayoutViewport {
    var copy = self
    copy.rect = rect
    return copy
  }

  /// Returns the offset of a section, in points, or `nil` if the section is at rest.
  ///
  /// - Complexity: O(log m); m = sections with an offset.
  public func offset(ofSection section: Int) -> Double? {
    sectionOffsets.isEmpty ? nil : sectionOffsets[section &+ firstSection]
  }
}
