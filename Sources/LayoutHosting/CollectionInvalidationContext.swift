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

    /// Invalidates the given elements, each of them once.
    func name(_ elements: some Collection<LayoutElement>) {
      var items: [IndexPath] = []
      for element in elements {
        let path = IndexPath(element.index)
        let kind = element.kind.collectionViewKind
        // The context adds the paths of each call to those before.
        switch element.category {
        case .cell: items.append(path)
        case .supplementary: invalidateSupplementaryElements(ofKind: kind, at: [path])
        case .decoration: invalidateDecorationElements(ofKind: kind, at: [path])
        }
      }
      // Without a call, a context would name nothing, and the collection view would request
      // everything.
      invalidateItems(at: PlatformIndexPaths(items))
    }

    /// Sets the adjustments of content offset and content size.
    func take(_ adjustment: HostedAdjustment) {
      isPrecise = true
      contentOffsetAdjustment = CGPoint(adjustment.offset)
      contentSizeAdjustment = CGSize(adjustment.size)
    }
  }
#endif
