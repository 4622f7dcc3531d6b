// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public enum NSCollectionElementCategory: Int, Sendable {
  case item, supplementaryView, decorationView, interItemGap
}

extension NSCollectionView {
  public typealias SupplementaryElementKind = String
  public typealias DecorationElementKind = String
  public enum UpdateAction: Int, Sendable { case insert, delete, reload, move, none }
  public nonisolated static let elementKindInterItemGapIndicator =
    "NSCollectionElementKindInterItemGapIndicator"
  public nonisolated static let elementKindSectionHeader = "NSCollectionElementKindSectionHeader"
  public nonisolated static let elementKindSectionFooter = "NSCollectionElementKindSectionFooter"
}

@MainActor
open class NSCollectionViewLayoutAttributes: NSObject, NSCopying {
  /// The values by which two objects are compared.
  ///
  /// They are stored behind a reference, so that code outside the main actor can read them.
  nonisolated(unsafe) var values = Values()

  struct Values: Equatable {
    var frame = NSRect.zero
    var alpha: CGFloat = 1
    var zIndex = 0
    var isHidden = false
    var indexPath: IndexPath?
    var category = NSCollectionElementCategory.item
    var kind: String?
  }

  open var frame: NSRect {
    get { values.frame }
    set { values.frame = newValue }
  }
  open var size: NSSize {
    get { values.frame.size }
    set { values.frame.size = newValue }
  }
  open var alpha: CGFloat {
    get { values.alpha }
    set { values.alpha = newValue }
  }
  open var zIndex: Int {
    get { values.zIndex }
    set { values.zIndex = newValue }
  }
  open var isHidden: Bool {
    get { values.isHidden }
    set { values.isHidden = newValue }
  }
  open var indexPath: IndexPath? {
    get { values.indexPath }
    set { values.indexPath = newValue }
  }
  open var representedElementCategory: NSCollectionElementCategory { values.category }
  open var representedElementKind: String? { values.kind }

  public nonisolated required override init() {}

  public convenience init(forItemWith indexPath: IndexPath) {
    self.init()
    values.indexPath = indexPath
  }

  public convenience init(forInterItemGapBefore indexPath: IndexPath) {
    self.init()
    values.indexPath = indexPath
    values.category = .interItemGap
    values.kind = NSCollectionView.elementKindInterItemGapIndicator
  }

  public convenience init(
    forSupplementaryViewOfKind elementKind: NSCollectionView.SupplementaryElementKind,
    with indexPath: IndexPath
  ) {
    self.init()
    values.indexPath = indexPath
    values.category = .supplementaryView
    values.kind = elementKind
  }

  public convenience init(
    forDecorationViewOfKind decorationViewKind: NSCollectionView.DecorationElementKind,
    with indexPath: IndexPath
  ) {
    self.init()
    values.indexPath = indexPath
    values.category = .decorationView
    values.kind = decorationViewKind
  }

  open nonisolated func copy(with zone: NSZone? = nil) -> Any {
    let copy = type(of: self).init()
    copy.values = values
    return copy
  }

  open override nonisolated func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSCollectionViewLayoutAttributes else { return false }
    return type(of: self) == type(of: other) && values == other.values
  }

  open override nonisolated var hash: Int { values.indexPath.hashValue }
}

@MainActor
open class NSCollectionViewUpdateItem: NSObject {
  open private(set) var indexPathBeforeUpdate: IndexPath?
  open private(set) var indexPathAfterUpdate: IndexPath?
  open private(set) var updateAction: NSCollectionView.UpdateAction

  init(_ action: NSCollectionView.UpdateAction, before: IndexPath?, after: IndexPath?) {
    updateAction = action
    indexPathBeforeUpdate = before
    indexPathAfterUpdate = after
  }
}

@MainActor
open class NSCollectionViewLayoutInvalidationContext: NSObject {
  open internal(set) var invalidateEverything = false
  open internal(set) var invalidateDataSourceCounts = false
  open private(set) var invalidatedItemIndexPaths: Set<IndexPath>?
  open private(set) var invalidatedSupplementaryIndexPaths: [String: Set<IndexPath>]?
  open private(set) var invalidatedDecorationIndexPaths: [String: Set<IndexPath>]?
  open var contentOffsetAdjustment = NSPoint.zero
  open var contentSizeAdjustment = NSSize.zero

  public nonisolated required override init() {}

  open func invalidateItems(at indexPaths: Set<IndexPath>) {
    invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []).union(indexPaths)
  }

  open func invalidateSupplementaryElements(
    ofKind elementKind: NSCollectionView.SupplementaryElementKind, at indexPaths: Set<IndexPath>
  ) {
    invalidatedSupplementaryIndexPaths = invalidatedSupplementaryIndexPaths ?? [:]
    invalidatedSupplementaryIndexPaths?[elementKind, default: []].formUnion(indexPaths)
  }

  open func invalidateDecorationElements(
    ofKind elementKind: NSCollectionView.DecorationElementKind, at indexPaths: Set<IndexPath>
  ) {
    invalidatedDecorationIndexPaths = invalidatedDecorationIndexPaths ?? [:]
    invalidatedDecorationIndexPaths?[elementKind, default: []].formUnion(indexPaths)
  }

  /// A Boolean value that indicates whether the context names elements, so that others stay valid.
  var namesElements: Bool {
    invalidatedItemIndexPaths != nil || invalidatedSupplementaryIndexPaths != nil
      || invalidatedDecorationIndexPaths != nil
  }
}
