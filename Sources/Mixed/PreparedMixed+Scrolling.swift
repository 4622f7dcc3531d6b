import LayoutCore

extension PreparedMixed {
  /// The insets along the axis in which blocks follow each other; the others are in the content.
  public var scrollInsets: LayoutInsets { container.scrollInsets }

  /// The layout's own; nil where a block grows along the other axis too.
  public var scrollAxis: LayoutAxis? {
    runs.allSatisfy { $0.prepared.scrollAxis == layout.axis } ? layout.axis : nil
  }

  /// Whether the frame of `element` depends on the viewport, in its block.
  public func movesWithViewport(_ element: LayoutElement) -> Bool {
    guard movesWithViewport, let run = run(ofSection: element.index.section) else { return false }
    return run.prepared.movesWithViewport(inner(element, of: run))
  }

  /// Whether it does along one axis: a cell of a frozen column scrolls down with its row.
  public func movesWithViewport(_ element: LayoutElement, along axis: LayoutAxis) -> Bool {
    guard movesWithViewport, let run = run(ofSection: element.index.section) else { return false }
    return run.prepared.movesWithViewport(inner(element, of: run), along: axis)
  }

  /// What pins or sticks in the element's block, and bars that this layout keeps from the block.
  public func obscuredEdges(for element: LayoutElement) -> LayoutInsets {
    guard let run = run(ofSection: element.index.section) else { return .zero }
    var edges = run.prepared.obscuredEdges(for: inner(element, of: run))
    let bars = run.fit.bars
    if layout.axis == .vertical {
      edges.leading += bars.leading
      edges.trailing += bars.trailing
    } else {
      edges.top += bars.top
      edges.bottom += bars.bottom
    }
    return edges
  }

  /// The sections of the block, or of the part of it that its own layout lays out together.
  public func block(around section: Int) -> Range<Int> {
    guard let run = run(ofSection: section) else { return 0..<max(0, numberOfSections) }
    let first = run.place.sections.lowerBound
    let inner = run.prepared.block(around: section - first)
    return inner.lowerBound + first..<inner.upperBound + first
  }

  /// What the block's layout says; what is fixed there goes with the block.
  public func identity(of element: LayoutElement) -> ElementIdentity {
    guard let run = run(ofSection: element.index.section) else {
      return element.category == .cell ? .item : .section
    }
    let identity = run.prepared.identity(of: inner(element, of: run))
    return identity == .fixed ? .block : identity
  }

  /// What the block's layout says.
  public func appearance(of element: LayoutElement, isEntering: Bool) -> LayoutAppearance? {
    run(ofSection: element.index.section).flatMap {
      $0.prepared.appearance(of: inner(element, of: $0), isEntering: isEntering)
    }
  }
}
