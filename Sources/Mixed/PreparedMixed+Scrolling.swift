import StrategyKit

extension PreparedMixed {
  /// Returns the axes along which `element` follows the viewport.
  ///
  /// For example, a cell of a frozen column follows the viewport along the horizontal axis, and
  /// scrolls with the content along the vertical one.
  ///
  /// - Complexity: O(log b); b = blocks.
  public func followedAxes(of element: LayoutElement) -> LayoutAxes {
    guard hasFollowers, let run = run(ofSection: element.index.section) else { return [] }
    return run.prepared.followedAxes(of: inner(element, of: run))
  }

  /// Returns the axes along which a move of the viewport changes attributes of `element`.
  ///
  /// - Complexity: O(log b); b = blocks.
  public func changedAxes(of element: LayoutElement) -> LayoutAxes {
    guard hasFollowers, let run = run(ofSection: element.index.section) else { return [] }
    return run.prepared.changedAxes(of: inner(element, of: run))
  }

  /// Returns the insets that pinned elements cover in the element's block.
  ///
  /// They include the bars that are not part of the block's environment.
  ///
  /// - Parameter element: An element with a section of the whole collection.
  /// - Returns: The insets in points; zero if the section does not exist.
  /// - Complexity: O(log b), and the complexity of the block's layout; b = blocks.
  public func obscuredEdges(for element: LayoutElement?) -> LayoutInsets {
    guard let element, let run = run(ofSection: element.index.section) else { return .zero }
    return run.prepared.obscuredEdges(for: inner(element, of: run))
      .mapped(with: run.fit.bars.replaced(by: .zero, along: layout.axis)) { $0 + $1 }
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
}
