// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public enum UIDropOperation: UInt, Sendable { case cancel, forbidden, copy, move }

@MainActor
open class UIDragItem: NSObject {
  public let itemProvider: NSItemProvider
  open var localObject: Any?
  public init(itemProvider: NSItemProvider) { self.itemProvider = itemProvider }
}

@MainActor
public protocol UIDragDropSession: NSObjectProtocol {
  var items: [UIDragItem] { get }
  func location(in view: UIView) -> CGPoint
  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool
}

@MainActor
public protocol UIDragSession: UIDragDropSession {}

@MainActor
public protocol UIDropSession: UIDragDropSession {
  var localDragSession: (any UIDragSession)? { get }
}

@MainActor
public protocol UIDragAnimating: NSObjectProtocol {}

@MainActor
open class UIDropProposal: NSObject {
  public let operation: UIDropOperation
  public init(operation: UIDropOperation) { self.operation = operation }
}

@MainActor
open class UICollectionViewDropProposal: UIDropProposal {
  public enum Intent: Int, Sendable {
    case unspecified, insertAtDestinationIndexPath, insertIntoDestinationIndexPath
  }
  open private(set) var intent = Intent.unspecified
  public convenience init(operation: UIDropOperation, intent: Intent) {
    self.init(operation: operation)
    self.intent = intent
  }
}

@MainActor
public protocol UICollectionViewDropItem: NSObjectProtocol {
  var dragItem: UIDragItem { get }
  var sourceIndexPath: IndexPath? { get }
}

@MainActor
public protocol UICollectionViewDropCoordinator: NSObjectProtocol {
  var items: [any UICollectionViewDropItem] { get }
  var destinationIndexPath: IndexPath? { get }
  var proposal: UICollectionViewDropProposal { get }
  var session: any UIDropSession { get }
  @discardableResult
  func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating
}

@MainActor
public protocol UICollectionViewDragDelegate: NSObjectProtocol {
  func collectionView(
    _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem]
  // Optional in the framework; here it has a default.
  func collectionView(
    _ collectionView: UICollectionView, itemsForAddingTo session: any UIDragSession,
    at indexPath: IndexPath, point: CGPoint
  ) -> [UIDragItem]
  func collectionView(
    _ collectionView: UICollectionView,
    dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool
}

extension UICollectionViewDragDelegate {
  public func collectionView(
    _ collectionView: UICollectionView, itemsForAddingTo session: any UIDragSession,
    at indexPath: IndexPath, point: CGPoint
  ) -> [UIDragItem] { [] }
  public func collectionView(
    _ collectionView: UICollectionView,
    dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool { false }
}

@MainActor
public protocol UICollectionViewDropDelegate: NSObjectProtocol {
  func collectionView(
    _ collectionView: UICollectionView,
    performDropWith coordinator: any UICollectionViewDropCoordinator)
  // Optional in the framework; here they have defaults.
  func collectionView(
    _ collectionView: UICollectionView, canHandle session: any UIDropSession
  ) -> Bool
  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal
  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession)
  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession)
}

extension UICollectionViewDropDelegate {
  public func collectionView(
    _ collectionView: UICollectionView, canHandle session: any UIDropSession
  ) -> Bool { true }
  public func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal { UICollectionViewDropProposal(operation: .cancel) }
  public func collectionView(
    _ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession
  ) {}
  public func collectionView(
    _ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession
  ) {}
}

/// A drag and its drop.
@MainActor
public final class StandInSession: NSObject, UIDragSession, UIDropSession {
  public var items: [UIDragItem] = []
  public var localDragSession: (any UIDragSession)?
  /// The finger, in the coordinates of the view that it is over.
  public var standInPoint = CGPoint.zero

  public func location(in view: UIView) -> CGPoint { standInPoint }

  public func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
    items.contains { item in
      typeIdentifiers.contains { item.itemProvider.hasItemConformingToTypeIdentifier($0) }
    }
  }
}

@MainActor
private final class StandInAnimating: NSObject, UIDragAnimating {}

@MainActor
private final class StandInDropItem: NSObject, UICollectionViewDropItem {
  let dragItem: UIDragItem
  let sourceIndexPath: IndexPath?
  init(_ item: UIDragItem, _ source: IndexPath?) {
    dragItem = item
    sourceIndexPath = source
  }
}

@MainActor
private final class StandInCoordinator: NSObject, UICollectionViewDropCoordinator {
  let items: [any UICollectionViewDropItem]
  let destinationIndexPath: IndexPath?
  let proposal: UICollectionViewDropProposal
  let session: any UIDropSession
  let view: UICollectionView

  init(
    _ items: [any UICollectionViewDropItem], _ destination: IndexPath?,
    _ proposal: UICollectionViewDropProposal, _ session: any UIDropSession, _ view: UICollectionView
  ) {
    self.items = items
    destinationIndexPath = destination
    self.proposal = proposal
    self.session = session
    self.view = view
  }

  func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating {
    Contracts.expect(
      indexPath.section < view.numberOfSections
        && indexPath.item < view.numberOfItems(inSection: indexPath.section),
      "an item is dropped to \(indexPath), where there is none")
    view.standInDropped.append(indexPath)
    return StandInAnimating()
  }
}

extension UICollectionView {
  /// Drags cells of this view and drops them.
  ///
  /// - Parameter paths: The first cell, and those that are added by taps.
  /// - Parameter destination: The index path of the drop; `nil` if there is no item.
  /// - Parameter points: The way of the finger; if it is empty, the finger is over the item at the destination.
  /// - Parameter target: The view in which the items are dropped; `nil` for this one.
  /// - Parameter isCancelled: A Boolean value that indicates whether the finger leaves the view at the end.
  /// - Parameter during: A closure that is called before the finger moves.
  /// - Parameter step: A closure that is called after each point.
  /// - Returns: The operation that the target proposed; `nil` if no drag began.
  @discardableResult
  public func standInDrag(
    _ paths: [IndexPath], to destination: IndexPath?, over points: [CGPoint] = [],
    in target: UICollectionView? = nil, isCancelled: Bool = false, during: () -> Void = {},
    step: () -> Void = {}
  ) -> UIDropOperation? {
    guard dragInteractionEnabled, let delegate = dragDelegate, let first = paths.first else {
      return nil
    }
    let session = StandInSession()
    var sources: [IndexPath] = []
    session.items = delegate.collectionView(self, itemsForBeginning: session, at: first)
    guard !session.items.isEmpty else { return nil }
    sources = session.items.map { _ in first }
    for path in paths.dropFirst() {
      let new = delegate.collectionView(self, itemsForAddingTo: session, at: path, point: .zero)
      session.items += new
      sources += new.map { _ in path }
    }
    during()
    let target = target ?? self
    return target.drop(
      session.items, from: target === self ? sources : nil, local: session, at: destination,
      over: points, isCancelled: isCancelled, step: step)
  }

  /// Drops items from another app.
  @discardableResult
  public func standInDrop(_ providers: [NSItemProvider], at destination: IndexPath?)
    -> UIDropOperation?
  {
    drop(
      providers.map { UIDragItem(itemProvider: $0) }, from: nil, local: nil, at: destination)
  }

  private func drop(
    _ items: [UIDragItem], from sources: [IndexPath]?, local: (any UIDragSession)?,
    at destination: IndexPath?, over points: [CGPoint] = [], isCancelled: Bool = false,
    step: () -> Void = {}
  ) -> UIDropOperation? {
    let session = StandInSession()
    session.items = items
    session.localDragSession = local
    guard let delegate = dropDelegate, delegate.collectionView(self, canHandle: session) else {
      return nil
    }
    let cell = destination.flatMap { path in
      standInShown.first { $0.representedElementCategory == .cell && $0.indexPath == path }
    }
    let usual = cell.map { $0.center } ?? CGPoint(x: bounds.midX, y: contentSize.height - 1)
    var proposal = UICollectionViewDropProposal(operation: .cancel)
    for point in points.isEmpty ? [usual] : points {
      session.standInPoint = point
      proposal = delegate.collectionView(
        self, dropSessionDidUpdate: session, withDestinationIndexPath: destination)
      step()
    }
    defer { delegate.collectionView(self, dropSessionDidEnd: session) }
    if isCancelled {
      delegate.collectionView(self, dropSessionDidExit: session)
      return proposal.operation
    }
    guard proposal.operation == .copy || proposal.operation == .move else {
      return proposal.operation
    }
    let dropped = items.enumerated().map { StandInDropItem($0.element, sources?[$0.offset]) }
    standInDropped = []
    delegate.collectionView(
      self,
      performDropWith: StandInCoordinator(dropped, destination, proposal, session, self))
    return proposal.operation
  }
}
