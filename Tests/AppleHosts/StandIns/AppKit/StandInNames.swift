// The names under which StandIns/Collection uses the classes of this framework.
typealias StandInCollectionView = NSCollectionView
typealias StandInLayout = NSCollectionViewLayout
typealias StandInAttributes = NSCollectionViewLayoutAttributes
typealias StandInContext = NSCollectionViewLayoutInvalidationContext
typealias StandInUpdateItem = NSCollectionViewUpdateItem
typealias StandInCategory = NSCollectionElementCategory

extension NSCollectionViewLayoutAttributes {
  var describedPath: IndexPath { indexPath ?? IndexPath() }
}

extension NSCollectionView {
  var viewport: CGRect { clip?.bounds ?? bounds }

  /// The content size of the layout, from which the document view takes its own.
  var takenContentSize: CGSize { current.collectionViewContentSize }

  /// A clip view applies adjustments at any time.
  var standInIsFinalizing: Bool {
    get { false }
    set {}
  }

  /// Shows the content at an offset that the layout returned.
  func move(to target: CGPoint) {
    // A developer has observed that the framework kept its own offset.
    if !standInIgnoresTargets { clip?.scroll(to: target) }
  }
}
