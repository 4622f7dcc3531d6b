// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// Source: dotnet/macios src/appkit.cs, interface of the same name as each type: selectors, optionality,
// nullability, availability. developer.apple.com/documentation/appkit/<type>: Swift spelling, isolation.

@objc public protocol NSPasteboardWriting: NSObjectProtocol {}

@objc open class NSPasteboard: NSObject {
  public struct PasteboardType: Hashable, RawRepresentable, Sendable {
    public var rawValue: String
    public init(_ rawValue: String) { fatalError() }
    public init(rawValue: String) { fatalError() }
  }
  @objc open var pasteboardItems: [NSPasteboardItem]? { fatalError() }
}

@objc open class NSPasteboardItem: NSObject, NSPasteboardWriting {
  // Selector: setString:forType:
  @discardableResult
  open func setString(_ string: String, forType type: NSPasteboard.PasteboardType) -> Bool {
    fatalError()
  }
  // Selector: stringForType:
  open func string(forType type: NSPasteboard.PasteboardType) -> String? { fatalError() }
}

@objc public protocol NSDraggingInfo: NSObjectProtocol {
  @MainActor @objc var draggingPasteboard: NSPasteboard { get }
  @MainActor @objc var draggingSource: Any? { get }
}

@objc public protocol NSCollectionViewPrefetching: NSObjectProtocol {
  @objc(collectionView:prefetchItemsAtIndexPaths:) @MainActor
  func collectionView(_ collectionView: NSCollectionView, prefetchItemsAt indexPaths: [IndexPath])
  @objc(collectionView:cancelPrefetchingForItemsAtIndexPaths:) @MainActor
  optional func collectionView(
    _ collectionView: NSCollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
}
