#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import LayoutCore
  import LayoutHosting
  import AppKit

  /// An invalidation context that names only the elements that changed.
  ///
  /// A layout creates these contexts itself, so that the collection view requests nothing else
  /// again.
  open class CollectionInvalidationContext: NSCollectionViewLayoutInvalidationContext {
    /// A Boolean value that indicates whether the layout is up to date and only views must be
    /// placed again.
    var isPrecise = false

    /// Invalidates the given elements.
    func name(_ elements: Set<LayoutElement>) {
      var items: Set<IndexPath> = []
      var supplementaries: [String: Set<IndexPath>] = [:]
      var decorations: [String: Set<IndexPath>] = [:]
      for element in elements {
        let path = IndexPath(element.index)
        switch element.category {
        case .cell: items.insert(path)
        case .supplementary:
          supplementaries[element.kind.collectionViewKind, default: []].insert(path)
        case .decoration: decorations[element.kind.collectionViewKind, default: []].insert(path)
        }
      }
      invalidateItems(at: items)
      for (kind, paths) in supplementaries {
        invalidateSupplementaryElements(ofKind: kind, at: paths)
      }
      for (kind, paths) in decorations { invalidateDecorationElements(ofKind: kind, at: paths) }
    }

    /// Sets the adjustments of content offset and content size.
    func take(_ adjustment: HostedAdjustment) {
      isPrecise = true
      contentOffsetAdjustment = NSPoint(adjustment.offset)
      contentSizeAdjustment = NSSize(adjustment.size)
    }
  }
#endif
