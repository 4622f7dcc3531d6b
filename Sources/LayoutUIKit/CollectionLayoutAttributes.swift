#if canImport(UIKit) && !os(watchOS)
  import LayoutCore
  import LayoutHosting
  import UIKit

  /// A collection view's attributes that also tell where a cell stands in its group.
  ///
  /// Cells read it in `apply(_:)`:
  ///
  /// ```swift
  /// override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
  ///   super.apply(layoutAttributes)
  ///   let position = (layoutAttributes as? CollectionLayoutAttributes)?.position ?? .single
  ///   layer.maskedCorners = position.roundedCorners
  /// }
  /// ```
  open class CollectionLayoutAttributes: UICollectionViewLayoutAttributes {
    /// Where the cell stands in its group; `single` for all else.
    ///
    /// Collection views compare attributes wherever they please, so this is not bound to the main actor.
    /// It is set before attributes are handed out, and never after.
    public internal(set) nonisolated(unsafe) var position = CellPosition.single
    /// How the layout's own decoration views look; nil for all else.
    public internal(set) nonisolated(unsafe) var decorationLook: DecorationLook?

    /// The extents that the cell chooses itself, as the layout's `selfSizing` says; none for all else.
    public internal(set) nonisolated(unsafe) var selfSizedExtents = SelfSizedExtents.none

    /// A copy with the same position.
    open override func copy(with zone: NSZone? = nil) -> Any {
      let copy = super.copy(with: zone)
      if let copy = copy as? CollectionLayoutAttributes {
        copy.position = position
        copy.decorationLook = decorationLook
        copy.selfSizedExtents = selfSizedExtents
      }
      return copy
    }

    /// Whether all attributes are equal, the position too.
    open override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? CollectionLayoutAttributes else { return false }
      return position == other.position && decorationLook == other.decorationLook
        && selfSizedExtents == other.selfSizedExtents && super.isEqual(other)
    }

    /// A hash of what attributes are compared by.
    open override var hash: Int {
      var hasher = Hasher()
      hasher.combine(super.hash)
      hasher.combine(position)
      return hasher.finalize()
    }
  }

  extension CollectionLayoutAttributes {
    /// The attributes of an element of a layout.
    static func make(_ attributes: LayoutAttributes) -> CollectionLayoutAttributes {
      let path = IndexPath(attributes.element.index)
      let kind = attributes.element.kind.collectionViewKind
      let object =
        switch attributes.element.category {
        case .cell: CollectionLayoutAttributes(forCellWith: path)
        case .supplementary:
          CollectionLayoutAttributes(forSupplementaryViewOfKind: kind, with: path)
        case .decoration: CollectionLayoutAttributes(forDecorationViewOfKind: kind, with: path)
        }
      object.frame = CGRect(attributes.frame)
      object.zIndex = attributes.zIndex
      object.alpha = CGFloat(attributes.alpha)
      object.isHidden = attributes.isHidden
      if attributes.transform != .identity {
        object.transform = CGAffineTransform(attributes.transform)
      }
      object.position = attributes.position
      return object
    }
  }

  extension IndexPath {
    /// The index path of an element.
    init(_ index: ElementIndex) { self.init(item: index.item, section: index.section) }
  }

  extension ElementIndex {
    /// The element's index of an index path of two numbers.
    init(_ path: IndexPath) { self.init(section: path.section, item: path.item) }
  }

  extension ElementKind {
    /// The name by which collection views know the kind: section headers and footers have UIKit's own.
    @MainActor
    public var collectionViewKind: String {
      switch self {
      case .header: UICollectionView.elementKindSectionHeader
      case .footer: UICollectionView.elementKindSectionFooter
      default: name
      }
    }

    /// The kind that a collection view knows by a name.
    @MainActor
    public init(collectionViewKind name: String) {
      switch name {
      case UICollectionView.elementKindSectionHeader: self = .header
      case UICollectionView.elementKindSectionFooter: self = .footer
      default: self.init(name)
      }
    }
  }
#endif
