#if canImport(UIKit)
  import UIKit
#elseif canImport(AppKit)
  import AppKit
#endif

#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
  import LayoutCore

  /// An invalidation context that names only the elements that changed.
  ///
  /// A layout creates these contexts itself, so that the collection view requests nothing else
  /// again.
  open class CollectionInvalidationContext: PlatformInvalidationContext {
    /// A Boolean value that indicates whether the layout is up to date and only views must be
    /// placed again.
    var isPrecise = false

    /// Invalidates the given elements.
    func name(_ elements: Set<LayoutElement>) {
      var items: [IndexPath] = []
      var supplementaries: [String: [IndexPath]] = [:]
      var decorations: [String: [IndexPath]] = [:]
      for element in elements {
        let path = IndexPath(element.index)
        switch element.category {
        case .cell: items.append(path)
        case .supplementary:
          supplementaries[element.kind.collectionViewKind, default: []].append(path)
        case .decoration: decorations[element.kind.collectionViewKind, default: []].append(path)
        }
      }
      invalidateItems(at: PlatformIndexPaths(items))
      for (kind, paths) in supplementaries {
        invalidateSupplementaryElements(ofKind: kind, at: PlatformIndexPaths(paths))
      }
      for (kind, paths) in decorations {
        invalidateDecorationElements(ofKind: kind, at: PlatformIndexPaths(paths))
      }
    }

    /// Sets the adjustments of content offset and content size.
    func take(_ adjustment: HostedAdjustment) {
      isPrecise = true
      contentOffsetAdjustment = CGPoint(adjustment.offset)
      contentSizeAdjustment = CGSize(adjustment.size)
    }
  }
#endif
