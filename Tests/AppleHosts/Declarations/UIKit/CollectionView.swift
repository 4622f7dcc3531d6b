// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// Source: dotnet/macios src/uikit.cs, interface of the same name as each type: selectors, optionality,
// nullability, availability. developer.apple.com/documentation/uikit/<type>: Swift spelling, isolation.

@MainActor @objc open class UICollectionView: UIScrollView {
  // Source: src/UIKit/UIEnums.cs, enum UICollectionElementCategory
  @objc public enum ElementCategory: UInt, Sendable { case cell, supplementaryView, decorationView }

  // Source: src/uikit.cs, enum UICollectionElementKindSection; the values are UIKit's symbols.
  public nonisolated class var elementKindSectionHeader: String { fatalError() }
  public nonisolated class var elementKindSectionFooter: String { fatalError() }

  @objc(initWithFrame:collectionViewLayout:)
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) { fatalError() }
  @objc(initWithCoder:) public required init?(coder: NSCoder) { fatalError() }
  @objc open var collectionViewLayout: UICollectionViewLayout
  // Objective-C also redeclares UIScrollView's delegate with the protocol UICollectionViewDelegate, which a class
  // in Swift cannot do.
  @objc open weak var dataSource: (any UICollectionViewDataSource)?
  @objc open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
  @objc open var isPrefetchingEnabled: Bool
  #if !os(tvOS)
    @objc open weak var dragDelegate: (any UICollectionViewDragDelegate)?
    @objc open weak var dropDelegate: (any UICollectionViewDropDelegate)?
    @objc open var dragInteractionEnabled: Bool
  #endif
  // Source: dotnet/macios src/UIKit/UIEnums.cs, enum UICollectionViewScrollPosition
  public struct ScrollPosition: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { fatalError() }
    public static var top: ScrollPosition { fatalError() }
  }
  @objc open var allowsSelection: Bool
  @objc open var allowsMultipleSelection: Bool
  @objc open var indexPathsForSelectedItems: [IndexPath]? { fatalError() }
  // Selector: selectItemAtIndexPath:animated:scrollPosition:
  open func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: UICollectionView.ScrollPosition
  ) { fatalError() }
  @objc(deselectItemAtIndexPath:animated:)
  open func deselectItem(at indexPath: IndexPath, animated: Bool) { fatalError() }
  @objc(registerClass:forCellWithReuseIdentifier:)
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    fatalError()
  }
  @objc(registerClass:forSupplementaryViewOfKind:withReuseIdentifier:)
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) { fatalError() }
  @objc(dequeueReusableCellWithReuseIdentifier:forIndexPath:)
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell { fatalError() }
  @objc(dequeueReusableSupplementaryViewOfKind:withReuseIdentifier:forIndexPath:)
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView { fatalError() }
  @objc open func reloadData() { fatalError() }
  @objc(setCollectionViewLayout:animated:)
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    fatalError()
  }
  @objc(setCollectionViewLayout:animated:completion:)
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) { fatalError() }
  @objc open var numberOfSections: Int { fatalError() }
  @objc(numberOfItemsInSection:)
  open func numberOfItems(inSection section: Int) -> Int { fatalError() }
  @objc(layoutAttributesForItemAtIndexPath:)
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    fatalError()
  }
  @objc(indexPathForItemAtPoint:) open func indexPathForItem(at point: CGPoint) -> IndexPath? {
    fatalError()
  }
  @objc(cellForItemAtIndexPath:)
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { fatalError() }
  @objc open var visibleCells: [UICollectionViewCell] { fatalError() }
  @objc open var indexPathsForVisibleItems: [IndexPath] { fatalError() }
  @objc(supplementaryViewForElementKind:atIndexPath:)
  open func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? { fatalError() }
  @objc(indexPathsForVisibleSupplementaryElementsOfKind:)
  open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    fatalError()
  }
  @objc(insertSections:) open func insertSections(_ sections: IndexSet) { fatalError() }
  @objc(deleteSections:) open func deleteSections(_ sections: IndexSet) { fatalError() }
  @objc(reloadSections:) open func reloadSections(_ sections: IndexSet) { fatalError() }
  @objc(moveSection:toSection:)
  open func moveSection(_ section: Int, toSection newSection: Int) { fatalError() }
  @objc(insertItemsAtIndexPaths:)
  open func insertItems(at indexPaths: [IndexPath]) { fatalError() }
  @objc(deleteItemsAtIndexPaths:)
  open func deleteItems(at indexPaths: [IndexPath]) { fatalError() }
  @objc(reloadItemsAtIndexPaths:)
  open func reloadItems(at indexPaths: [IndexPath]) { fatalError() }
  @available(iOS 15.0, tvOS 15.0, *)
  @objc(reconfigureItemsAtIndexPaths:)
  open func reconfigureItems(at indexPaths: [IndexPath]) { fatalError() }
  @objc(moveItemAtIndexPath:toIndexPath:)
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) { fatalError() }
  @objc(performBatchUpdates:completion:)
  open func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) { fatalError() }
  #if !os(tvOS)
    @objc open var hasUncommittedUpdates: Bool { fatalError() }
    // Source: src/uikit.cs, interface UIDataSourceTranslating
    @objc(dataSourceIndexPathForPresentationIndexPath:)
    open func dataSourceIndexPath(
      forPresentationIndexPath presentationIndexPath: IndexPath?
    ) -> IndexPath? { fatalError() }
  #endif
  @objc(beginInteractiveMovementForItemAtIndexPath:)
  open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool { fatalError() }
  @objc(updateInteractiveMovementTargetPosition:)
  open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) { fatalError() }
  @objc open func endInteractiveMovement() { fatalError() }
  @objc open func cancelInteractiveMovement() { fatalError() }
}

@MainActor @objc open class UICollectionReusableView: UIView {
  @objc(initWithFrame:) public override init(frame: CGRect) { fatalError() }
  @objc(initWithCoder:) public required init?(coder: NSCoder) { fatalError() }
  @objc open func prepareForReuse() { fatalError() }
  @objc(applyLayoutAttributes:)
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) { fatalError() }
  @objc(preferredLayoutAttributesFittingAttributes:)
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes { fatalError() }
}

@MainActor @objc open class UICollectionViewCell: UICollectionReusableView {
  @objc open var contentView: UIView { fatalError() }
  @objc open var backgroundView: UIView?
  @objc open var isHighlighted: Bool {
    get { fatalError() }
    set { fatalError() }
  }
  @objc open var isSelected: Bool {
    get { fatalError() }
    set { fatalError() }
  }
  @available(iOS 14.0, tvOS 14.0, *)
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { fatalError() }
    set { fatalError() }
  }
}

// In Swift a protocol that values can adopt: developer.apple.com/documentation/uikit/uicontentconfiguration-swift.protocol
@available(iOS 14.0, tvOS 14.0, *)
@MainActor public protocol UIContentConfiguration {}

@MainActor @objc public protocol UICollectionViewDataSource: NSObjectProtocol {
  @objc(collectionView:numberOfItemsInSection:)
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int
  @objc(collectionView:cellForItemAtIndexPath:)
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell
  @objc(numberOfSectionsInCollectionView:)
  optional func numberOfSections(in collectionView: UICollectionView) -> Int
  @objc(collectionView:viewForSupplementaryElementOfKind:atIndexPath:)
  optional func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView
  @objc(collectionView:canMoveItemAtIndexPath:)
  optional func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool
  @objc(collectionView:moveItemAtIndexPath:toIndexPath:)
  optional func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath)
}

@MainActor @objc public protocol UICollectionViewDelegate: UIScrollViewDelegate {
  @objc(collectionView:didSelectItemAtIndexPath:)
  optional func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
  @objc(collectionView:didDeselectItemAtIndexPath:)
  optional func collectionView(
    _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath)
  @objc(collectionView:willDisplayCell:forItemAtIndexPath:)
  optional func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath)
  @objc(collectionView:willDisplaySupplementaryView:forElementKind:atIndexPath:)
  optional func collectionView(
    _ collectionView: UICollectionView,
    willDisplaySupplementaryView view: UICollectionReusableView, forElementKind elementKind: String,
    at indexPath: IndexPath)
  @available(iOS 15.0, tvOS 15.0, *)
  @objc(
    collectionView:
    targetIndexPathForMoveOfItemFromOriginalIndexPath:
    atCurrentIndexPath:
    toProposedIndexPath:
  )
  optional func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath
}

@MainActor @objc public protocol UICollectionViewDataSourcePrefetching: NSObjectProtocol {
  @objc(collectionView:prefetchItemsAtIndexPaths:)
  func collectionView(
    _ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])
  @objc(collectionView:cancelPrefetchingForItemsAtIndexPaths:)
  optional func collectionView(
    _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
}
