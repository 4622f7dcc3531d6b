import LayoutCore

// Headers and footers that are measured after the layout is shown.
extension CompositionalBoundary {
  /// Returns a Boolean value that indicates whether a measured extent replaces that of the item.
  ///
  /// As for other layouts, only headers and footers are measured, and only along the scroll axis.
  func isMeasured(along axis: LayoutAxis) -> Bool {
    (kind == .header || kind == .footer)
      && (axis == .vertical ? height.isEstimated : width.isEstimated)
  }

  /// Returns the extent in points of the space for an element of a measured size.
  ///
  /// The measured size is that of the element, which its insets make smaller than its space.
  func extent(around size: LayoutSize, along axis: LayoutAxis) -> Double {
    size.extent(along: axis) + contentInsets.start(along: axis) + contentInsets.end(along: axis)
  }
}
