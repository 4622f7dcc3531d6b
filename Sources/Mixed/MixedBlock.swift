import LayoutCore

/// Consecutive sections that one layout lays out, as a part of a ``MixedLayout``.
///
/// - Units: logical points.
public struct MixedBlock: Equatable, Sendable {
  /// What lays the sections out.
  public var layout: AnyLayout
  /// How many sections it lays out; nil for all that the other blocks leave.
  ///
  /// Blocks take their sections in order. If no block takes the rest, the last one does. Of several
  /// that would, the first does.
  public var sections: Int?
  /// The distance of the block from the edges of the content, and from its neighbours.
  public var insets: LayoutInsets

  /// A block of `sections` sections, laid out by `layout`.
  public init(
    _ layout: some LayoutStrategy, sections: Int? = nil, insets: LayoutInsets = .zero
  ) {
    self.init(AnyLayout(layout), sections: sections, insets: insets)
  }

  /// A block of `sections` sections, laid out by a layout whose type is forgotten, such as one from a
  /// ``/LayoutCore/LayoutRegistry``.
  public init(_ layout: AnyLayout, sections: Int? = nil, insets: LayoutInsets = .zero) {
    self.layout = layout
    self.sections = sections
    self.insets = insets
  }
}
