#if canImport(UIKit) || canImport(AppKit)
  import LayoutCore

  /// A strategy without elements, for a layout from a storyboard that has no other strategy yet.
  struct NoLayout: LayoutStrategy {
    func prepare(
      for delegate: some LayoutDelegate, in environment: LayoutEnvironment
    ) throws(LayoutError) -> PreparedFrames {
      let sections = max(0, delegate.numberOfSections)
      return PreparedFrames(
        attributes: [], contentSize: .zero,
        itemCounts: (0..<sections).map { max(0, delegate.numberOfItems(inSection: $0)) })
    }
  }
#endif
