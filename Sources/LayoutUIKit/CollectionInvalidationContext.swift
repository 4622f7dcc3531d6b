#if canImport(UIKit) && !os(watchOS)
  import LayoutCore
  import LayoutHosting
  import UIKit

  /// What a layout says itself when something changed, so that nothing else is asked again.
  open class CollectionInvalidationContext: UICollectionViewLayoutInvalidationContext {
    /// Whether the layout is up to date already, and only views are to be placed anew.
    var isPrecise = false

    /// Names elements that are to be placed anew.
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
      invalidateItems(at: items)
      for (kind, paths) in supplementaries {
        invalidateSupplementaryElements(ofKind: kind, at: paths)
      }
      for (kind, paths) in decorations { invalidateDecorationElements(ofKind: kind, at: paths) }
    }

    /// Tells how the content moves and grows.
    func take(_ adjustment: HostedAdjustment) {
      isPrecise = true
      contentOffsetAdjustment = CGPoint(adjustment.offset)
      contentSizeAdjustment = CGSize(adjustment.size)
    }
  }
#endif
