/// Facts that follow from the requirements.
extension PreparedLayout {
  /// The axis along which the content grows, or `nil` if it grows along both.
  public var scrollAxis: LayoutAxis? { contentScrolling.axis }

  /// A Boolean value that indicates whether the frames of some elements depend on the viewport.
  public var hasFollowers: Bool { contentScrolling.followers != .none }

  /// Returns a Boolean value that indicates whether the frame of `element` depends on the viewport.
  public func followsViewport(_ element: LayoutElement) -> Bool {
    !followedAxes(of: element).isEmpty
  }

  /// Returns a Boolean value that indicates whether `element` follows the viewport along `axis`.
  public func followsViewport(_ element: LayoutElement, along axis: LayoutAxis) -> Bool {
    followedAxes(of: element).contains(LayoutAxes(axis))
  }

  /// The extent at each viewport edge that elements without limits cover at any offset, in points.
  public var stickyEdges: LayoutInsets { obscuredEdges(for: nil) }

  /// Returns the scrolling parameters of `section`, or `nil` if it does not scroll by itself.
  public func scrolling(ofSection section: Int) -> ScrollingSection? {
    facets.scrollingSections?.scrolling(section)
  }

  /// Returns the offset at which a section comes to rest after a drag, in points.
  ///
  /// The result is the proposed offset if the section does not scroll by itself.
  public func restingOffset(ofSection section: Int, after drag: SectionDrag) -> Double {
    facets.scrollingSections?.restingOffset(section, drag) ?? drag.proposed
  }

  /// Returns the role that assistive technologies report for `element`, by its category and kind.
  public func role(of element: LayoutElement) -> ElementRole {
    switch (element.category, element.kind) {
    case (.cell, _): .cell
    case (.decoration, .background): .group(section: element.index.section)
    case (.decoration, _): .decoration
    case (.supplementary, .header): .header(section: element.index.section)
    case (.supplementary, .footer): .footer(section: element.index.section)
    case (.supplementary, .rowHeader): .rowHeader(row: element.index.section)
    case (.supplementary, .columnHeader): .columnHeader(column: element.index.item)
    case (.supplementary, _): .supplementary
    }
  }

  // MARK: Facets

  /// The number of columns if sections are rows and items are columns, or `nil` otherwise.
  package var numberOfColumns: Int? { facets.tracks?.numberOfColumns }

  /// Returns a Boolean value that indicates whether `section` is a row and its items are columns.
  package func isRow(_ section: Int) -> Bool { facets.tracks?.isRow(section) ?? false }

  /// A Boolean value that indicates whether different layouts lay out different sections.
  package var isComposite: Bool { facets.block != nil }

  /// A Boolean value that indicates whether every section is a row, now and after every update.
  package var isSheet: Bool {
    let facets = facets
    return facets.block == nil && facets.tracks != nil
  }

  /// Returns the range of sections that are laid out together with `section`.
  package func block(around section: Int) -> Range<Int> {
    facets.block?(section) ?? 0..<max(0, numberOfSections)
  }

  /// Returns the appearance of an inserted or removed element, or `nil` for the engine's default.
  package func appearance(of element: LayoutElement, isEntering: Bool) -> LayoutAppearance? {
    facets.appearance?(element, isEntering)
  }
}
