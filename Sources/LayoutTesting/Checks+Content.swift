import LayoutCore

/// Checks of the content as a whole.
extension Checks {
  /// Checks that the scroll axis and the scroll insets fit the content and the bars.
  static func scrollingIsDescribed(
    _ prepared: some PreparedLayout, _ environment: LayoutEnvironment
  ) -> String? {
    let pixel = 1 / environment.scale + 1e-6
    for axis in LayoutAxis.allCases {
      let scrolls = prepared.scrollAxis ?? axis == axis
      let insets = prepared.contentScrolling.scrollInsets(of: environment)
      for isStart in [true, false] {
        let bar =
          isStart ? environment.insets.start(along: axis) : environment.insets.end(along: axis)
        let inset = isStart ? insets.start(along: axis) : insets.end(along: axis)
        let isRight = scrolls ? (inset - bar).magnitude < 1e-3 : inset == 0
        if !isRight, prepared.scrollAxis != nil || (inset - bar).magnitude >= 1e-3 && inset != 0 {
          return "scrollInsets are \(insets) where bars are \(environment.insets), along the "
            + "\(prepared.scrollAxis?.rawValue ?? "both") axis"
        }
      }
      let extent = prepared.contentSize.extent(along: axis)
      let container = environment.containerSize.extent(along: axis)
      if !scrolls, extent > container + pixel {
        return "scrollAxis is \(prepared.scrollAxis?.rawValue ?? "nil"), but the content of "
          + "\(prepared.contentSize) is larger than \(environment.containerSize) across it"
      }
    }
    return nil
  }

  /// Checks that the content ends with its last element, except for the given distances.
  static func contentIsTight(
    _ prepared: some PreparedLayout, _ environment: LayoutEnvironment, distances: Double
  ) -> String? {
    let rest = prepared.allElements(viewport: viewportAtRest(prepared, environment))
    let sections = (0..<max(0, prepared.numberOfSections)).count {
      prepared.numberOfItems(inSection: $0) == 0
    }
    let slack = distances * Double(1 + sections) + 1 / environment.scale + 1e-6
    for axis in LayoutAxis.allCases {
      var end = 0.0
      var start = Double.infinity
      for attributes in rest where !attributes.isHidden {
        let span = attributes.frame.span(along: axis)
        end = max(end, span.end)
        start = min(start, span.start)
      }
      let isMirrored = axis == .horizontal && environment.direction == .rightToLeft
      let extent = prepared.contentSize.extent(along: axis)
      if isMirrored { end = start.isFinite ? extent - start : 0 }
      // Across the scroll axis, the content is at least as wide as its container.
      let container = environment.containerSize.extent(along: axis)
      let least = prepared.scrollAxis == axis ? 0 : container
      // Across the scroll axis, the content itself stays clear of bars.
      let bars =
        prepared.scrollAxis == axis
        ? 0 : environment.insets.start(along: axis) + environment.insets.end(along: axis)
      if extent > max(end + slack, least + slack) + bars {
        return "the content is \(extent) points long along the \(axis.rawValue) axis, its elements "
          + "end at \(end), and all distances are \(distances)"
      }
    }
    return nil
  }

  /// Checks that pinned elements are inside the content while the viewport bounces.
  static func insideContentInBounce(
    _ prepared: some PreparedLayout, _ environment: LayoutEnvironment
  ) -> String? {
    let size = prepared.contentSize
    let container = environment.containerSize
    let far = LayoutPoint(
      x: max(0, size.width - container.width), y: max(0, size.height - container.height))
    for (x, y) in [(-70.0, 0), (0, -70.0), (far.x + 70, far.y), (far.x, far.y + 70)] {
      let viewport = LayoutRect(origin: LayoutPoint(x: x, y: y), size: container)
      for attributes in prepared.allElements(viewport: viewport)
      where prepared.followsViewport(attributes.element) && !attributes.frame.isEmpty
        && !attributes.isHidden && attributes.element.category != .decoration
      {
        let content = LayoutRect(origin: .zero, size: size)
        if !content.contains(attributes.frame, tolerance: 1 / environment.scale + 1e-6) {
          return "\(attributes) is outside \(size), in a viewport of \(viewport)"
        }
      }
    }
    return nil
  }
}
