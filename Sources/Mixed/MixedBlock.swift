import LayoutCore

/// Consecutive sections that one layout lays out, as a part of a ``MixedLayout``.
///
/// - Units: logical points.
public struct MixedBlock: Equatable, Sendable {
  /// What lays the sections out.
  ///
  /// Mixed layouts can be nested in each other, up to ``/LayoutCore/LayoutLimits/maximumNesting`` of them.
  /// A layout that nests more is not kept; a mixed layout with such a block cannot be prepared.
  public var layout: AnyLayout { didSet { limitDepth() } }
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
    limitDepth()
  }

  // MARK: Nesting

  /// The number of mixed layouts that are nested in each other in this block.
  private var depth = 0

  /// A Boolean value that indicates whether a mixed layout with this block nests too many.
  var isTooDeep: Bool { depth >= LayoutLimits.maximumNesting }

  /// Measures the depth, and drops a layout that is too deep.
  ///
  /// Values cannot be deeper than the limit then, and neither can recursion through them: preparing and
  /// comparing them, and giving back their memory.
  private mutating func limitDepth() {
    guard let mixed = layout.unwrapped(as: MixedLayout.self) else {
      depth = 0
      return
    }
    let measured = 1 + (mixed.blocks.map { $0.depth }.max() ?? 0)
    // Setting the layout measures the empty one that takes its place; the block stays too deep.
    if measured >= LayoutLimits.maximumNesting { layout = AnyLayout(MixedLayout(blocks: [])) }
    depth = min(measured, LayoutLimits.maximumNesting)
  }
}
