// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// Source: dotnet/macios src/appkit.cs, interface of the same name as each type: selectors, optionality,
// nullability, availability. developer.apple.com/documentation/appkit/<type>: Swift spelling, isolation.

// Source: dotnet/macios src/AppKit/Enums.cs, enum NSCollectionElementCategory
@objc public enum NSCollectionElementCategory: Int, Sendable {
  case item, supplementaryView, decorationView, interItemGap
}

@MainActor @objc open class NSCollectionView: NSView {
  public typealias SupplementaryElementKind = String
  public typealias DecorationElementKind = String
  // Source: dotnet/macios src/AppKit/Enums.cs, enum NSCollectionUpdateAction
  @objc(NSCollectionUpdateAction)
  public enum UpdateAction: Int, Sendable { case insert, delete, reload, move, none }

  // Source: src/appkit.cs, NSCollectionElementKind
  public nonisolated class var elementKindInterItemGapIndicator: String { fatalError() }
  public nonisolated class var elementKindSectionHeader: String { fatalError() }
  public nonisolated class var elementKindSectionFooter: String { fatalError() }

  // Source: dotnet/macios src/AppKit/Enums.cs, enum NSCollectionViewDropOperation
  @objc(NSCollectionViewDropOperation) public enum DropOperation: Int, Sendable { case on, before }

  @objc(initWithFrame:) public required init(frame frameRect: NSRect) { fatalError() }
  @objc(initWithCoder:) public required init?(coder: NSCoder) { fatalError() }
  @objc open var backgroundColors: [NSColor]!
  @objc open var isSelectable: Bool
  @objc open var allowsMultipleSelection: Bool
  @objc open var selectionIndexPaths: Set<IndexPath>
  @objc open weak var prefetchDataSource: (any NSCollectionViewPrefetching)?
  @objc open var collectionViewLayout: NSCollectionViewLayout?
  @objc open weak var delegate: (any NSCollectionViewDelegate)?
  @objc open weak var dataSource: (any NSCollectionViewDataSource)?
  @objc(registerClass:forItemWithIdentifier:)
  open func register(
    _ itemClass: AnyClass?, forItemWithIdentifier identifier: NSUserInterfaceItemIdentifier
  ) { fatalError() }
  @objc(registerClass:forSupplementaryViewOfKind:withIdentifier:)
  open func register(
    _ viewClass: AnyClass?,
    forSupplementaryViewOfKind kind: NSCollectionView.SupplementaryElementKind,
    withIdentifier identifier: NSUserInterfaceItemIdentifier
  ) { fatalError() }
  @objc(makeItemWithIdentifier:forIndexPath:)
  open func makeItem(
    withIdentifier identifier: NSUserInterfaceItemIdentifier, for indexPath: IndexPath
  ) -> NSCollectionViewItem { fatalError() }
  @objc(makeSupplementaryViewOfKind:withIdentifier:forIndexPath:)
  open func makeSupplementaryView(
    ofKind elementKind: NSCollectionView.SupplementaryElementKind,
    withIdentifier identifier: NSUserInterfaceItemIdentifier, for indexPath: IndexPath
  ) -> NSView { fatalError() }
  @objc open func reloadData() { fatalError() }
  @objc open var numberOfSections: Int { fatalError() }
  @objc(numberOfItemsInSection:)
  open func numberOfItems(inSection section: Int) -> Int { fatalError() }
  @objc(layoutAttributesForItemAtIndexPath:)
  open func layoutAttributesForItem(at indexPath: IndexPath) -> NSCollectionViewLayoutAttributes? {
    fatalError()
  }
  @objc(itemAtIndexPath:) open func item(at indexPath: IndexPath) -> NSCollectionViewItem? {
    fatalError()
  }
  @objc(indexPathForItemAtPoint:) open func indexPathForItem(at point: NSPoint) -> IndexPath? {
    fatalError()
  }
  @objc open func visibleItems() -> [NSCollectionViewItem] { fatalError() }
  @objc open func indexPathsForVisibleItems() -> Set<IndexPath> { fatalError() }
  @objc(supplementaryViewForElementKind:atIndexPath:)
  open func supplementaryView(
    forElementKind elementKind: NSCollectionView.SupplementaryElementKind, at indexPath: IndexPath
  ) -> (any NSView & NSCollectionViewElement)? { fatalError() }
  @objc(indexPathsForVisibleSupplementaryElementsOfKind:)
  open func indexPathsForVisibleSupplementaryElements(
    ofKind elementKind: NSCollectionView.SupplementaryElementKind
  ) -> Set<IndexPath> { fatalError() }
  @objc(insertSections:) open func insertSections(_ sections: IndexSet) { fatalError() }
  @objc(deleteSections:) open func deleteSections(_ sections: IndexSet) { fatalError() }
  @objc(reloadSections:) open func reloadSections(_ sections: IndexSet) { fatalError() }
  @objc(moveSection:toSection:)
  open func moveSection(_ section: Int, toSection newSection: Int) { fatalError() }
  @objc(insertItemsAtIndexPaths:)
  open func insertItems(at indexPaths: Set<IndexPath>) { fatalError() }
  @objc(deleteItemsAtIndexPaths:)
  open func deleteItems(at indexPaths: Set<IndexPath>) { fatalError() }
  @objc(reloadItemsAtIndexPaths:)
  open func reloadItems(at indexPaths: Set<IndexPath>) { fatalError() }
  @objc(moveItemAtIndexPath:toIndexPath:)
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) { fatalError() }
  @objc(performBatchUpdates:completionHandler:)
  open func performBatchUpdates(
    _ updates: (() -> Void)?, completionHandler: ((Bool) -> Void)? = nil
  ) { fatalError() }
}

@objc public protocol NSCollectionViewElement: NSObjectProtocol {
  @MainActor @objc optional func prepareForReuse()
  @objc(applyLayoutAttributes:) @MainActor
  optional func apply(_ layoutAttributes: NSCollectionViewLayoutAttributes)
  @objc(preferredLayoutAttributesFittingAttributes:) @MainActor
  optional func preferredLayoutAttributesFitting(
    _ layoutAttributes: NSCollectionViewLayoutAttributes
  ) -> NSCollectionViewLayoutAttributes
}

// Its members of NSCollectionViewElement are those of the protocol that the class adopts.
@MainActor @objc open class NSCollectionViewItem: NSViewController, NSCollectionViewElement {
  @objc(initWithNibName:bundle:)
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    fatalError()
  }
  @objc(initWithCoder:) public required init?(coder: NSCoder) { fatalError() }
  @objc open func prepareForReuse() { fatalError() }
  @objc(applyLayoutAttributes:)
  open func apply(_ layoutAttributes: NSCollectionViewLayoutAttributes) { fatalError() }
  @objc(preferredLayoutAttributesFittingAttributes:)
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: NSCollectionViewLayoutAttributes
  ) -> NSCollectionViewLayoutAttributes { fatalError() }
}

@objc public protocol NSCollectionViewDelegate: NSObjectProtocol {
  @objc(collectionView:didSelectItemsAtIndexPaths:) @MainActor
  optional func collectionView(
    _ collectionView: NSCollectionView, didSelectItemsAt indexPaths: Set<IndexPath>)
  @objc(collectionView:didDeselectItemsAtIndexPaths:) @MainActor
  optional func collectionView(
    _ collectionView: NSCollectionView, didDeselectItemsAt indexPaths: Set<IndexPath>)
  @objc(collectionView:pasteboardWriterForItemAtIndexPath:) @MainActor
  optional func collectionView(
    _ collectionView: NSCollectionView, pasteboardWriterForItemAt indexPath: IndexPath
  ) -> (any NSPasteboardWriting)?
  @objc(collectionView:validateDrop:proposedIndexPath:dropOperation:) @MainActor
  optional func collectionView(
    _ collectionView: NSCollectionView, validateDrop draggingInfo: any NSDraggingInfo,
    proposedIndexPath proposedDropIndexPath: AutoreleasingUnsafeMutablePointer<NSIndexPath>,
    dropOperation proposedDropOperation: UnsafeMutablePointer<NSCollectionView.DropOperation>
  ) -> NSDragOperation
  @objc(collectionView:acceptDrop:indexPath:dropOperation:) @MainActor
  optional func collectionView(
    _ collectionView: NSCollectionView, acceptDrop draggingInfo: any NSDraggingInfo,
    indexPath: IndexPath, dropOperation: NSCollectionView.DropOperation
  ) -> Bool
  @objc(collectionView:willDisplayItem:forRepresentedObjectAtIndexPath:) @MainActor
  optional func collectionView(
    _ collectionView: NSCollectionView, willDisplay item: NSCollectionViewItem,
    forRepresentedObjectAt indexPath: IndexPath)
  @objc(collectionView:willDisplaySupplementaryView:forElementKind:atIndexPath:) @MainActor
  optional func collectionView(
    _ collectionView: NSCollectionView, willDisplaySupplementaryView view: NSView,
    forElementKind elementKind: NSCollectionView.SupplementaryElementKind, at indexPath: IndexPath)
}

@objc public protocol NSCollectionViewDataSource: NSObjectProtocol {
  @objc(collectionView:numberOfItemsInSection:) @MainActor
  func collectionView(
    _ collectionView: NSCollectionView, numberOfItemsInSection section: Int
  ) -> Int
  @objc(collectionView:itemForRepresentedObjectAtIndexPath:) @MainActor
  func collectionView(
    _ collectionView: NSCollectionView, itemForRepresentedObjectAt indexPath: IndexPath
  ) -> NSCollectionViewItem
  @objc(numberOfSectionsInCollectionView:) @MainActor
  optional func numberOfSections(in collectionView: NSCollectionView) -> Int
  @objc(collectionView:viewForSupplementaryElementOfKind:atIndexPath:) @MainActor
  optional func collectionView(
    _ collectionView: NSCollectionView,
    viewForSupplementaryElementOfKind kind: NSCollectionView.SupplementaryElementKind,
    at indexPath: IndexPath
  ) -> NSView
}

@objc public protocol NSCollectionViewDelegateFlowLayout: NSCollectionViewDelegate {
  @objc(collectionView:layout:sizeForItemAtIndexPath:) @MainActor
  optional func collectionView(
    _ collectionView: NSCollectionView, layout collectionViewLayout: NSCollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> NSSize
}
