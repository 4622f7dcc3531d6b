import LayoutCore

extension PreparedMixed {
  /// The insets along the axis in which blocks follow each other.
  ///
  /// The insets across it are part of the content.
  public var scrollInsets: LayoutInsets { container.scrollInsets }

  /// The direction in which the content scrolls, or `nil` if it scrolls along both axes.
  ///
  /// It is the layout's ``MixedLayout/axis`` if the layouts of all blocks scroll along that axis.
  public var scrollAxis: LayoutAxis? {
    runs.allSatisfy { $0.prepared.scrollAxis == layout.axis } ? layout.axis : nil
  }

  /// Returns `true` if the frame of `element` depends on the viewport.
  ///
  /// - Complexity: O(log b), and the complexity of the block's layout; b = blocks.
  public func movesWithViewport(_ element: LayoutElement) -> Bool {
    guard movesWithViewport, let run = run(ofSection: element.index.section) else { return false }
    return run.prepared.movesWithViewport(inner(element, of: run))
  }

  /// Returns `true` if the frame of `element` depends on the viewport along `axis`.
  ///
  /// For example, a cell of a frozen column moves with the viewport horizontally, and scrolls with
  /// its row vertically.
  ///
  /// - Complexity: O(log b), and the complexity of the block's layout; b = blocks.
  public func movesWithViewport(_ element: LayoutElement, along axis: LayoutAxis) -> Bool {
    guard movesWithViewport, let run = run(ofSection: element.index.section) else { return false }
    return run.prepared.movesWithViewport(inner(element, of: run), along: axis)
  }

  /// Returns the insets that pinned elements cover in the element's block.
  ///
  /// They include the bars that are not part of the block's environment.
  ///
  /// - Parameter element: An element with a section of the whole collection.
  /// - Returns: The insets in points; zero if the section does not exist.
  /// - Complexity: O(log b), and the complexity of the block's layout; b = blocks.
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

  /// Returns the sections that are laid out together with `section`.
  ///
  /// If the section does not exist, returns all sections.
  ///
  /// - Complexity: O(log b), and the complexity of the block's layout; b = blocks.
  public func block(around section: Int) -> Range<Int> {
    guard let run = run(ofSection: section) else { return 0..<max(0, numberOfSections) }
    let first = run.place.sections.lowerBound
    let inner = run.prepared.block(around: section - first)
    return inner.lowerBound + first..<inner.upperBound + first
  }

  /// Returns the identity of `element` in its block.
  ///
  /// If the block's layout returns `.fixed`, the result is `.block`, because the element moves with
  /// its block.
  ///
  /// - Complexity: O(log b), and the complexity of the block's layout; b = blocks.
  public func identity(of element: LayoutElement) -> ElementIdentity {
    guard let run = run(ofSection: element.index.section) else {
      return element.category == .cell ? .item : .section
    }
    let identity = run.prepared.identity(of: inner(element, of: run))
    return identity == .fixed ? .block : identity
  }

  /// Returns the appearance of `element` that the layout of its block specifies.
  ///
  /// - Parameter element: An element with a section of the whole collection.
  /// - Parameter isEntering: `true` if the element is inserted, or `false` if it is removed.
  /// - Returns: The appearance, or `nil` if the section does not exist or its layout specifies
  ///   none.
  /// - Complexity: O(log b), and the complexity of the block's layout; b = blocks.
  public func appearance(of element: LayoutElement, isEntering: Bool) -> LayoutAppearance? {
    run(ofSection: element.index.section).flatMap {
      $0.prepared.appearance(of: inner(element, of: $0), isEntering: isEntering)
    }
  }
}
