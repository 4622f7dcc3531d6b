import StrategyKit

/// A group of consecutive sections that have a layout of their own in a mixed layout.
public struct MixedBlock: Equatable, Sendable {
  /// The layout of the block's sections.
  ///
  /// Mixed layouts can be nested, up to ``/LayoutCore/LayoutLimits/maximumNesting`` levels. If a
  /// layout exceeds the limit, the block replaces it with an empty one. Preparing a mixed layout
  /// with such a block throws ``/LayoutCore/LayoutError/nestedTooDeeply(block:limit:)``.
  public var layout: AnyLayoutStrategy { didSet { limitDepth() } }
  /// The number of sections, at least 0, or `nil` for all sections that the other blocks leave.
  ///
  /// Blocks take their sections in order. If several blocks have the value `nil`, the first of them
  /// takes the rest. If none has, the last block takes it. A negative value counts as 0 and is
  /// reported.
  public var sections: Int?
  /// The distances of the block from its neighbours and from the edges of the content.
  ///
  /// They are in points. A negative value counts as 0 and is reported. If the layout rounds edges
  /// to pixels, insets across the scroll axis are rounded before the block is laid out.
  public var insets: LayoutInsets

  /// Creates a block of `sections` sections with the given layout.
  public init(
    _ layout: some LayoutStrategy, sections: Int? = nil, insets: LayoutInsets = .zero
  ) {
    self.init(AnyLayoutStrategy(layout), sections: sections, insets: insets)
  }

  /// Creates a block of `sections` sections with a type-erased layout.
  ///
  /// Use this initialiser for a layout from a ``/LayoutCore/LayoutRegistry``.
  public init(_ layout: AnyLayoutStrategy, sections: Int? = nil, insets: LayoutInsets = .zero) {
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

  /// Updates the depth, and removes a layout that exceeds the limit.
  ///
  /// This bounds the recursion of preparing, comparing and deallocating values.
  private mutating func limitDepth() {
    guard let mixed = layout.unwrapped(as: MixedLayout.self) else {
      depth = 0
      return
    }
    let measured = 1 + (mixed.blocks.map { $0.depth }.max() ?? 0)
    // Setting `layout` calls this method again for the empty layout. The block is still marked as
    // too deep.
    if measured >= LayoutLimits.maximumNesting {
      layout = AnyLayoutStrategy(MixedLayout(blocks: []))
    }
    depth = min(measured, LayoutLimits.maximumNesting)
  }
}
