// The names under which StandIns/Collection uses the classes of this framework.
typealias StandInCollectionView = UICollectionView
typealias StandInLayout = UICollectionViewLayout
typealias StandInAttributes = UICollectionViewLayoutAttributes
typealias StandInContext = UICollectionViewLayoutInvalidationContext
typealias StandInUpdateItem = UICollectionViewUpdateItem
typealias StandInCategory = UICollectionView.ElementCategory

extension UICollectionView.ElementCategory {
  static var item: Self { .cell }
}

extension UICollectionViewLayoutAttributes {
  var describedPath: IndexPath { indexPath }
}

extension UICollectionView {
  var current: UICollectionViewLayout { layout }
  var viewport: CGRect { bounds }

  /// Shows the content at an offset that the layout returned.
  func move(to target: CGPoint) { contentOffset = target }

  /// The content size that the scroll view took from the layout.
  var takenContentSize: CGSize { contentSize }

  func takeContentSize() { contentSize = layout.collectionViewContentSize }
}
