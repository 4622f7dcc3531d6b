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

  /// The number of columns if sections are rows and items are columns, or `nil` otherwise.
  ///
  /// In a composite layout, it is the largest number in any part.
  public var numberOfColumns: Int? { numberOfColumns(inSection: nil) }

  /// Returns a Boolean value that indicates whether `section` is a row and its items are columns.
  public func isRow(_ section: Int) -> Bool { numberOfColumns(inSection: section) != nil }

  /// A Boolean value that indicates whether different layouts lay out different sections.
  ///
  /// In such a layout, a section may move from one layout to another.
  public var isComposite: Bool { block(of: 0) != nil }

  /// Returns the range of sections that are laid out together with `section`.
  public func block(around section: Int) -> Range<Int> {
    block(of: section) ?? 0..<max(0, numberOfSections)
  }

  /// A Boolean value that indicates whether every section is a row, now and after every update.
  package var isSheet: Bool { numberOfColumns != nil && !isComposite }
}
