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
}

extension CompositionalSection {
  /// Replaces the estimated extent of the first header or footer with a measured one.
  ///
  /// The measured size is that of the element, which its insets make smaller than its space. An
  /// extent that is not finite is ignored.
  mutating func measure(_ size: LayoutSize?, of kind: ElementKind, along axis: LayoutAxis) {
    guard let size, let place = boundaryItems.firstIndex(where: { $0.kind == kind }),
      boundaryItems[place].isMeasured(along: axis)
    else { return }
    let insets = boundaryItems[place].contentInsets
    if axis == .vertical {
      let extent = size.height + insets.top + insets.bottom
      if extent.isFinite { boundaryItems[place].height = .absolute(extent) }
    } else {
      let extent = size.width + insets.leading + insets.trailing
      if extent.isFinite { boundaryItems[place].width = .absolute(extent) }
    }
  }
}
