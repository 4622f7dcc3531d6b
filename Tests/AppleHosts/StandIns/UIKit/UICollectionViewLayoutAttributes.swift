// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

extension UICollectionView {
  public enum ElementCategory: UInt, Sendable { case cell, supplementaryView, decorationView }
}

@MainActor
open class UICollectionViewLayoutAttributes: NSObject, NSCopying {
  /// The values by which two objects are compared.
  ///
  /// They are stored behind a reference, so that code outside the main actor can read them.
  nonisolated(unsafe) var values = Values()

  struct Values: Equatable {
    var frame = CGRect.zero
    var transform = CGAffineTransform.identity
    var alpha: CGFloat = 1
    var zIndex = 0
    var isHidden = false
    var indexPath = IndexPath(item: 0, section: 0)
    var category = UICollectionView.ElementCategory.cell
    var kind: String?
  }

  open var frame: CGRect {
    get { values.frame }
    set { values.frame = newValue }
  }
  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set {
      frame = CGRect(
        x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2, width: frame.width,
        height: frame.height)
    }
  }
  open var size: CGSize {
    get { values.frame.size }
    set { values.frame.size = newValue }
  }
  open var transform: CGAffineTransform {
    get { values.transform }
    set { values.transform = newValue }
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
  open var indexPath: IndexPath {
    get { values.indexPath }
    set { values.indexPath = newValue }
  }
  open var representedElementCategory: UICollectionView.ElementCategory { values.category }
  open var representedElementKind: String? { values.kind }

  public nonisolated required override init() {}

  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    values.indexPath = indexPath
  }

  public convenience init(
    forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath
  ) {
    self.init()
    values.indexPath = indexPath
    values.category = .supplementaryView
    values.kind = elementKind
  }

  public convenience init(
    forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath
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
    guard let other = object as? UICollectionViewLayoutAttributes else { return false }
    return type(of: self) == type(of: other) && values == other.values
  }

  open override nonisolated var hash: Int { values.indexPath.hashValue }
}

@MainActor
open class UICollectionViewUpdateItem: NSObject {
  public enum Action: Int, Sendable { case insert, delete, reload, move, none }

  open private(set) var indexPathBeforeUpdate: IndexPath?
  open private(set) var indexPathAfterUpdate: IndexPath?
  open private(set) var updateAction: Action

  init(_ action: Action, before: IndexPath?, after: IndexPath?) {
    updateAction = action
    indexPathBeforeUpdate = before
    indexPathAfterUpdate = after
  }
}

@MainActor
open class UICollectionViewLayoutInvalidationContext: NSObject {
  open internal(set) var invalidateEverything = false
  open internal(set) var invalidateDataSourceCounts = false
  open private(set) var invalidatedItemIndexPaths: [IndexPath]?
  open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?
  open private(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?
  open var contentOffsetAdjustment = CGPoint.zero
  open var contentSizeAdjustment = CGSize.zero
  open internal(set) var previousIndexPathsForInteractivelyMovingItems: [IndexPath]?
  open internal(set) var targetIndexPathsForInteractivelyMovingItems: [IndexPath]?
  open internal(set) var interactiveMovementTarget = CGPoint.zero

  public nonisolated required override init() {}

  open func invalidateItems(at indexPaths: [IndexPath]) {
    invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
  }

  open func invalidateSupplementaryElements(
    ofKind elementKind: String, at indexPaths: [IndexPath]
  ) {
    invalidatedSupplementaryIndexPaths = invalidatedSupplementaryIndexPaths ?? [:]
    invalidatedSupplementaryIndexPaths?[elementKind, default: []] += indexPaths
  }

  open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    invalidatedDecorationIndexPaths = invalidatedDecorationIndexPaths ?? [:]
    invalidatedDecorationIndexPaths?[elementKind, default: []] += indexPaths
  }

  /// A Boolean value that indicates whether the context names elements, so that others stay valid.
  var namesElements: Bool {
    invalidatedItemIndexPaths != nil || invalidatedSupplementaryIndexPaths != nil
      || invalidatedDecorationIndexPaths != nil
  }
}
