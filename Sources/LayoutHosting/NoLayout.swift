#if canImport(UIKit) || canImport(AppKit)
  import LayoutCore

  /// A strategy without elements, for a layout that a storyboard made and that was told nothing yet.
  package struct NoLayout: LayoutStrategy {
    package init() {}

    package func prepare(
      for delegate: some LayoutDelegate, in environment: LayoutEnvironment
    ) throws(LayoutError) -> PreparedFrames {
      let sections = max(0, delegate.numberOfSections)
      return PreparedFrames(
        attributes: [], contentSize: .zero,
        itemCounts: (0..<sections).map { max(0, delegate.numberOfItems(inSection: $0)) })
    }
  }
#endif
