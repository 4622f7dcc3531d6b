// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// Source: dotnet/macios src/uikit.cs, interface of the same name as each type: selectors, optionality,
// nullability, availability. developer.apple.com/documentation/uikit/<type>: Swift spelling, isolation.

#if !os(tvOS)
  // Source: dotnet/macios src/UIKit/UIEnums.cs, enum UIDropOperation
  @objc public enum UIDropOperation: UInt, Sendable { case cancel, forbidden, copy, move }

  @MainActor @objc open class UIDragItem: NSObject {
    @objc(initWithItemProvider:) public init(itemProvider: NSItemProvider) { fatalError() }
    @objc open var itemProvider: NSItemProvider { fatalError() }
    @objc open var localObject: Any?
  }

  @MainActor @objc public protocol UIDragDropSession: NSObjectProtocol {
    @objc var items: [UIDragItem] { get }
    @objc(locationInView:) func location(in view: UIView) -> CGPoint
    @objc(hasItemsConformingToTypeIdentifiers:)
    func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool
  }

  @MainActor @objc public protocol UIDragSession: UIDragDropSession {}

  @MainActor @objc public protocol UIDropSession: UIDragDropSession {
    @objc var localDragSession: (any UIDragSession)? { get }
  }

  @MainActor @objc public protocol UIDragAnimating: NSObjectProtocol {}

  @MainActor @objc open class UIDropProposal: NSObject {
    @objc(initWithDropOperation:) public init(operation: UIDropOperation) { fatalError() }
    @objc open var operation: UIDropOperation { fatalError() }
  }

  @MainActor @objc open class UICollectionViewDropProposal: UIDropProposal {
    // Source: dotnet/macios src/UIKit/UIEnums.cs, enum UICollectionViewDropIntent
    @objc(UICollectionViewDropIntent) public enum Intent: Int, Sendable {
      case unspecified, insertAtDestinationIndexPath, insertIntoDestinationIndexPath
    }
    @objc(initWithDropOperation:intent:)
    public convenience init(operation: UIDropOperation, intent: Intent) { fatalError() }
    @objc open var intent: Intent { fatalError() }
  }

  @MainActor @objc public protocol UICollectionViewDropItem: NSObjectProtocol {
    @objc var dragItem: UIDragItem { get }
    @objc var sourceIndexPath: IndexPath? { get }
  }

  @MainActor @objc public protocol UICollectionViewDropCoordinator: NSObjectProtocol {
    @objc var items: [any UICollectionViewDropItem] { get }
    @objc var destinationIndexPath: IndexPath? { get }
    @objc var proposal: UICollectionViewDropProposal { get }
    @objc var session: any UIDropSession { get }
    @objc(dropItem:toItemAtIndexPath:)
    @discardableResult
    func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating
  }

  @MainActor @objc public protocol UICollectionViewDragDelegate: NSObjectProtocol {
    @objc(collectionView:itemsForBeginningDragSession:atIndexPath:)
    func collectionView(
      _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession,
      at indexPath: IndexPath
    ) -> [UIDragItem]
    @objc(collectionView:itemsForAddingToDragSession:atIndexPath:point:)
    optional func collectionView(
      _ collectionView: UICollectionView, itemsForAddingTo session: any UIDragSession,
      at indexPath: IndexPath, point: CGPoint
    ) -> [UIDragItem]
    @objc(collectionView:dragSessionIsRestrictedToDraggingApplication:)
    optional func collectionView(
      _ collectionView: UICollectionView,
      dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
    ) -> Bool
  }

  @MainActor @objc public protocol UICollectionViewDropDelegate: NSObjectProtocol {
    @objc(collectionView:performDropWithCoordinator:)
    func collectionView(
      _ collectionView: UICollectionView,
      performDropWith coordinator: any UICollectionViewDropCoordinator)
    @objc(collectionView:canHandleDropSession:)
    optional func collectionView(
      _ collectionView: UICollectionView, canHandle session: any UIDropSession
    ) -> Bool
    @objc(collectionView:dropSessionDidUpdate:withDestinationIndexPath:)
    optional func collectionView(
      _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
      withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UICollectionViewDropProposal
    @objc(collectionView:dropSessionDidExit:)
    optional func collectionView(
      _ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession)
    @objc(collectionView:dropSessionDidEnd:)
    optional func collectionView(
      _ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession)
  }
#endif
