import LayoutCore

/// Checks of the content as a whole.
extension Checks {
  /// Checks that the scroll axis and the scroll insets fit the content and the bars, and that
  /// sections scroll only if the layout says so.
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
    guard !prepared.contentScrolling.hasScrollingSections else { return nil }
    return (0..<prepared.numberOfSections).first { prepared.scrolling(ofSection: $0) != nil }.map {
      "section \($0) scrolls by itself, but hasScrollingSections is false"
    }
  }

  /// Checks that content is not narrower than its container from right to left.
  ///
  /// It would be at the left of the container. A layout that scrolls horizontally is left out: it
  /// has the extent of its content, so that it can be a block of a composite layout.
  static func isAtTheRight(
    _ prepared: some PreparedLayout, _ environment: LayoutEnvironment
  ) -> String? {
    let (width, container) = (prepared.contentSize.width, environment.containerSize.width)
    guard !prepared.isComposite, prepared.scrollAxis != .horizontal,
      width + 1 / environment.scale + 1e-6 < container
    else { return nil }
    return "from right to left, the content is \(width) points wide, in a container of \(container)"
  }
}
