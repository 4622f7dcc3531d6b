#if canImport(UIKit)
  import UIKit
#elseif canImport(AppKit)
  import AppKit
#endif

#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
  import LayoutCore

  /// Collection view attributes that include the position of a cell in its group.
  ///
  /// Cells read the position in `apply(_:)`:
  ///
  /// ```swift
  /// override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
  ///   super.apply(layoutAttributes)
  ///   let position = (layoutAttributes as? CollectionLayoutAttributes)?.position ?? .single
  ///   layer.maskedCorners = position.roundedCorners
  /// }
  /// ```
  open class CollectionLayoutAttributes: PlatformLayoutAttributes {
    /// The position of the cell in its group; `.single` for other elements.
    ///
    /// Collection views can compare attributes on any thread, so this property is not isolated to
    /// the main actor. The layout sets it before it returns the attributes, and never afterwards.
    public internal(set) nonisolated(unsafe) var position = CellPosition.single
    /// The colours and corners of the layout's own decoration views; `nil` for other elements.
    public internal(set) nonisolated(unsafe) var decorationLook: DecorationLook?

    /// The extents that the cell, header or footer chooses itself, as the layout's `selfSizing`
    /// specifies; `.none` for other elements.
    public internal(set) nonisolated(unsafe) var selfSizedExtents = SelfSizedExtents.none

    /// The greatest size of a cell that chooses its extent across the scroll axis, in points; `nil`
    /// for other elements.
    ///
    /// A cell that measures itself wraps its content at this size.
    public internal(set) nonisolated(unsafe) var greatestSize: CGSize?

    /// The number of batches that the layout had applied when it made the attributes.
    nonisolated(unsafe) var batch = 0
    /// The geometry of the scroll view of a section; `nil` for other elements.
    nonisolated(unsafe) var sectionScroll: SectionScroll?
    /// The layout whose section a scroll view moves; `nil` for other elements.
    nonisolated(unsafe) weak var scrolledLayout: CollectionStrategyLayout?

    /// Returns a copy of the attributes, including the position in the group.
    open override func copy(with zone: NSZone? = nil) -> Any {
      let copy = super.copy(with: zone)
      if let copy = copy as? CollectionLayoutAttributes {
        copy.position = position
        copy.batch = batch
        copy.selfSizedExtents = selfSizedExtents
        copy.greatestSize = greatestSize
        if let decorationLook { copy.decorationLook = decorationLook }
        // Weak references are slow, and only attributes of scroll views have one.
        if let sectionScroll {
          copy.sectionScroll = sectionScroll
          copy.scrolledLayout = scrolledLayout
        }
      }
      return copy
    }

    /// Returns whether all attributes are equal, including the position in the group.
    open override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? CollectionLayoutAttributes else { return false }
      return position == other.position && decorationLook == other.decorationLook
        && selfSizedExtents == other.selfSizedExtents && greatestSize == other.greatestSize
        && sectionScroll == other.sectionScroll
        && (sectionScroll == nil || scrolledLayout === other.scrolledLayout)
        && super.isEqual(other)
    }

    /// A hash value that is consistent with `isEqual(_:)`.
    open override var hash: Int {
      var hasher = Hasher()
      hasher.combine(super.hash)
      hasher.combine(position)
      return hasher.finalize()
    }
  }

  extension CollectionLayoutAttributes {
    /// The element that the attributes describe; `nil` if they have no index path.
    @MainActor
    package var element: LayoutElement? {
      let path = elementPath
      guard path.count == 2 else { return nil }
      if isOfCell { return .cell(at: ElementIndex(path)) }
      guard let kind = representedElementKind else { return nil }
      let isDecoration = representedElementCategory == .decorationView
      return LayoutElement(
        category: isDecoration ? .decoration : .supplementary,
        kind: ElementKind(collectionViewKind: kind), index: ElementIndex(path))
    }

    /// Returns attributes that describe an element of a layout.
    static func make(_ attributes: LayoutAttributes) -> CollectionLayoutAttributes {
      let path = IndexPath(attributes.element.index)
      let kind = attributes.element.kind
      let object =
        switch attributes.element.category {
        case .cell: CollectionLayoutAttributes.forCell(at: path)
        case .supplementary:
          CollectionLayoutAttributes(
            forSupplementaryViewOfKind: kind.collectionViewKind, with: path)
        case .decoration:
          CollectionLayoutAttributes(forDecorationViewOfKind: kind.collectionViewKind, with: path)
        }
      object.frame = CGRect(attributes.frame)
      object.zIndex = attributes.zIndex
      object.alpha = CGFloat(attributes.alpha)
      object.isHidden = attributes.isHidden
      if attributes.transform != .identity {
        object.setTransform(CGAffineTransform(attributes.transform))
      }
      object.position = attributes.position
      return object
    }

    /// Returns whether the attributes still describe an element of the layout.
    ///
    /// A cell or a subclass of the layout may have changed them.
    @MainActor
    func describes(_ attributes: LayoutAttributes) -> Bool {
      LayoutRect(frame) == attributes.frame && zIndex == attributes.zIndex
        && alpha == CGFloat(attributes.alpha) && isHidden == attributes.isHidden
        && position == attributes.position && hasTransform(CGAffineTransform(attributes.transform))
    }
  }

  extension IndexPath {
    /// Creates the index path of an element.
    init(_ index: ElementIndex) { self.init(item: index.item, section: index.section) }
  }

  extension ElementIndex {
    /// Creates the index of an element from an index path with a section and an item.
    init(_ path: IndexPath) { self.init(section: path.section, item: path.item) }
  }

  extension ElementKind {
    /// The name of the kind in collection views.
    ///
    /// Section headers and footers have the framework's own names; all other kinds have the name of
    /// the kind.
    @MainActor
    public var collectionViewKind: String {
      switch self {
      case .header: PlatformCollectionView.elementKindSectionHeader
      case .footer: PlatformCollectionView.elementKindSectionFooter
      default: name
      }
    }

    /// Creates the kind with the given name in collection views.
    @MainActor
    public init(collectionViewKind name: String) {
      switch name {
      case PlatformCollectionView.elementKindSectionHeader: self = .header
      case PlatformCollectionView.elementKindSectionFooter: self = .footer
      default: self.init(name)
      }
    }
  }
#endif
