#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import LayoutCore
  import LayoutHosting
  import AppKit

  /// What a layout says itself when something changed, so that nothing else is asked again.
  open class CollectionInvalidationContext: NSCollectionViewLayoutInvalidationContext {
    /// Whether the layout is up to date already, and only views are to be placed anew.
    var isPrecise = false

    /// Names elements that are to be placed anew.
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

    /// Tells how the content moves and grows.
    func take(_ adjustment: HostedAdjustment) {
      isPrecise = true
      contentOffsetAdjustment = NSPoint(adjustment.offset)
      contentSizeAdjustment = NSSize(adjustment.size)
    }
  }
#endif
