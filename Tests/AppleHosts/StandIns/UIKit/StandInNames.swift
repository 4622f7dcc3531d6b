// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// The names under which StandIns/Collection uses the classes of this framework.
public typealias StandInCollectionView = UICollectionView
public typealias StandInLayout = UICollectionViewLayout
public typealias StandInAttributes = UICollectionViewLayoutAttributes
public typealias StandInContext = UICollectionViewLayoutInvalidationContext
public typealias StandInUpdateItem = UICollectionViewUpdateItem
public typealias StandInCategory = UICollectionView.ElementCategory

extension UICollectionView.ElementCategory {
  static var item: Self { .cell }
}

extension UICollectionViewLayoutAttributes {
  var describedPath: IndexPath { indexPath }
}

extension UICollectionView {
  var current: UICollectionViewLayout {
    get { layout }
    set { layout = newValue }
  }

  func relayout() {
    setNeedsLayout()
    layoutIfNeeded()
  }

  var viewport: CGRect { bounds }

  /// Shows the content at an offset that the layout returned.
  func move(to target: CGPoint) { contentOffset = target }

  /// The content size that the scroll view took from the layout.
  var takenContentSize: CGSize { contentSize }

  /// Records what a layout has invalidated, as the framework does.
  func standInWasInvalidated(by context: StandInContext) {
    setNeedsLayout()
    if standInIsFinalizing || standInAdjustsAlways && !standInInvalidates { adjust(by: context) }
  }

  func preferredAttributes(of key: ElementKey, from attributes: StandInAttributes)
    -> StandInAttributes?
  { views[key]?.preferredLayoutAttributesFitting(attributes) }

  func takeContentSize() { contentSize = layout.collectionViewContentSize }
}
