// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// The names under which StandIns/Collection uses the classes of this framework.
public typealias StandInCollectionView = NSCollectionView
public typealias StandInLayout = NSCollectionViewLayout
public typealias StandInAttributes = NSCollectionViewLayoutAttributes
public typealias StandInContext = NSCollectionViewLayoutInvalidationContext
public typealias StandInUpdateItem = NSCollectionViewUpdateItem
public typealias StandInCategory = NSCollectionElementCategory

extension NSCollectionViewLayoutAttributes {
  var describedPath: IndexPath { indexPath ?? IndexPath() }
}

extension NSCollectionView {
  var viewport: CGRect { clip?.bounds ?? bounds }

  /// The content size of the layout, from which the document view takes its own.
  var takenContentSize: CGSize { current.collectionViewContentSize }

  func standInWasInvalidated(by context: StandInContext) { needsLayout = true }

  func preferredAttributes(of key: ElementKey, from attributes: StandInAttributes)
    -> StandInAttributes?
  { elements[key]?.preferredLayoutAttributesFitting(attributes) }

  // AppKit's transitions have one order, and keep no views.
  var standInAttachesLate: Bool { false }
  var standInPreparesTransitionsFirst: Bool { false }
  func releaseViews() {}

  func relayout() {
    needsLayout = true
    layoutSubtreeIfNeeded()
  }

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
