// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public struct AutoreleasingUnsafeMutablePointer<Pointee> {
  let pointer: UnsafeMutablePointer<Pointee>
  public var pointee: Pointee {
    get { pointer.pointee }
    nonmutating set { pointer.pointee = newValue }
  }
}

public struct NSDragOperation: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static var move: NSDragOperation { NSDragOperation(rawValue: 16) }
}

public protocol NSPasteboardWriting: NSObjectProtocol {}

open class NSPasteboard: NSObject {
  public struct PasteboardType: Hashable, RawRepresentable, Sendable {
    public var rawValue: String
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public init(rawValue: String) { self.rawValue = rawValue }
  }
  open internal(set) var pasteboardItems: [NSPasteboardItem]?
}

open class NSPasteboardItem: NSObject, NSPasteboardWriting {
  private var strings: [NSPasteboard.PasteboardType: String] = [:]
  public override init() {}
  @discardableResult
  open func setString(_ string: String, forType type: NSPasteboard.PasteboardType) -> Bool {
    strings[type] = string
    return true
  }
  open func string(forType type: NSPasteboard.PasteboardType) -> String? { strings[type] }
  var types: Set<NSPasteboard.PasteboardType> { Set(strings.keys) }
}

public protocol NSDraggingInfo: NSObjectProtocol {
  @MainActor var draggingPasteboard: NSPasteboard { get }
  @MainActor var draggingSource: Any? { get }
}

public protocol NSCollectionViewPrefetching: NSObjectProtocol {
  @MainActor func collectionView(
    _ collectionView: NSCollectionView, prefetchItemsAt indexPaths: [IndexPath])
  // Optional in the framework; here it has a default.
  @MainActor func collectionView(
    _ collectionView: NSCollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
}

@MainActor
extension NSCollectionViewPrefetching {
  public func collectionView(
    _ collectionView: NSCollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  ) {}
}

@MainActor
private final class StandInDraggingInfo: NSObject, NSDraggingInfo {
  let draggingPasteboard: NSPasteboard
  let draggingSource: Any?
  init(_ items: [NSPasteboardItem], from source: NSCollectionView) {
    let pasteboard = NSPasteboard()
    pasteboard.pasteboardItems = items
    draggingPasteboard = pasteboard
    draggingSource = source
  }
}

extension NSCollectionView {
  /// Clicks an item; with the command key, the item is added to the selection or removed from it.
  public func standInClick(item path: IndexPath, withCommand: Bool = false) {
    guard isSelectable else { return }
    let before = selectionIndexPaths
    let isAdding = withCommand && allowsMultipleSelection
    if isAdding, before.contains(path) {
      selectionIndexPaths.remove(path)
      delegate?.collectionView(self, didDeselectItemsAt: [path])
      return
    }
    selectionIndexPaths = isAdding ? before.union([path]) : [path]
    let left = before.subtracting(selectionIndexPaths)
    if !left.isEmpty { delegate?.collectionView(self, didDeselectItemsAt: left) }
    if !before.contains(path) { delegate?.collectionView(self, didSelectItemsAt: [path]) }
  }

  /// Drags items and drops them.
  ///
  /// - Parameter paths: The items that are dragged.
  /// - Parameter destination: The index path before which they are dropped.
  /// - Parameter target: The view in which they are dropped; `nil` for this one.
  /// - Parameter during: A closure that is called before the drop.
  /// - Returns: A Boolean value that indicates whether the target accepted the drop.
  @discardableResult
  public func standInDrag(
    _ paths: [IndexPath], before destination: IndexPath, in target: NSCollectionView? = nil,
    during: () -> Void = {}
  ) -> Bool {
    let target = target ?? self
    let items = paths.compactMap {
      delegate?.collectionView(self, pasteboardWriterForItemAt: $0) as? NSPasteboardItem
    }
    guard isSelectable, !items.isEmpty, let other = target.delegate,
      !target.draggedTypes.isDisjoint(with: items.flatMap { $0.types })
    else { return false }
    during()
    let info = StandInDraggingInfo(items, from: self)
    var proposed = NSIndexPath(indexes: [destination.section, destination.item], length: 2)
    var operation = NSCollectionView.DropOperation.on
    let allowed = withUnsafeMutablePointer(to: &proposed) { path in
      withUnsafeMutablePointer(to: &operation) {
        other.collectionView(
          target, validateDrop: info,
          proposedIndexPath: AutoreleasingUnsafeMutablePointer(pointer: path), dropOperation: $0)
      }
    }
    guard allowed == .move, operation == .before else { return false }
    return other.collectionView(
      target, acceptDrop: info, indexPath: destination, dropOperation: operation)
  }
}
