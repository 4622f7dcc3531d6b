#if canImport(UIKit) && !os(watchOS)
  import LayoutCore
  import UIKit

  // The names under which the host uses the classes of the framework.

  /// The class of collection views: `UICollectionView`.
  public typealias PlatformCollectionView = UICollectionView
  /// The protocol of delegates of collection views: `UICollectionViewDelegate`.
  public typealias PlatformCollectionViewDelegate = UICollectionViewDelegate
  /// The class of collection view layouts: `UICollectionViewLayout`.
  public typealias PlatformCollectionViewLayout = UICollectionViewLayout
  /// The class of attributes: `UICollectionViewLayoutAttributes`.
  public typealias PlatformLayoutAttributes = UICollectionViewLayoutAttributes
  /// The result of a query for attributes: an array, or `nil` if the attributes are not known.
  public typealias PlatformAttributesList = [UICollectionViewLayoutAttributes]?
  /// The class of invalidation contexts: `UICollectionViewLayoutInvalidationContext`.
  public typealias PlatformInvalidationContext = UICollectionViewLayoutInvalidationContext
  /// The class of update items: `UICollectionViewUpdateItem`.
  public typealias PlatformUpdateItem = UICollectionViewUpdateItem
  /// The collection in which the framework passes index paths: an array.
  public typealias PlatformIndexPaths = [IndexPath]
  /// The class of nibs: `UINib`.
  @available(visionOS, deprecated: 1.0, message: "Nibs are deprecated on visionOS.")
  public typealias PlatformNib = UINib
  /// The class of views: `UIView`.
  public typealias PlatformView = UIView
  /// The class of colours: `UIColor`.
  public typealias PlatformColor = UIColor

  extension UIView {
    /// The number of device pixels per point.
    var pixelScale: CGFloat {
      traitCollection.displayScale > 0 ? traitCollection.displayScale : 1
    }

    var isReadFromRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    /// The layer for corners and colours; every view has one.
    var drawingLayer: CALayer? { layer }

    func requestLayout() { setNeedsLayout() }

    func layOut() { layoutIfNeeded() }

    /// Lays the view out in an animation.
    package func animateLayout() {
      UIView.animate(withDuration: 0.25) { self.layoutIfNeeded() }
    }

    func fill(with color: UIColor) { backgroundColor = color }
  }

  extension UICollectionView {
    /// The part of the content that the view shows.
    var visibleBounds: CGRect { bounds }

    /// Returns the part of the content that the view shows with new bounds.
    func visibleBounds(with newBounds: CGRect) -> CGRect { newBounds }

    /// The part of the content that is visible between bars.
    var unobscuredBounds: CGRect {
      let (visible, insets) = (bounds, adjustedContentInset)
      return CGRect(
        x: visible.minX + insets.left, y: visible.minY + insets.top,
        width: visible.width - insets.left - insets.right,
        height: visible.height - insets.top - insets.bottom)
    }

    /// A Boolean value that indicates whether the app applies snapshots, which move the cells.
    var followsSnapshots: Bool { dataSource is any SnapshotSource }

    /// A Boolean value that indicates whether index paths are not those of the data, as while a gap
    /// for a drop is open.
    var hasOtherIndexes: Bool {
      #if os(tvOS)
        false
      #else
        hasUncommittedUpdates
      #endif
    }

    /// Returns the index path in the data of an item; `nil` for a gap.
    func dataPath(of path: IndexPath) -> IndexPath? {
      #if os(tvOS)
        path
      #else
        dataSourceIndexPath(forPresentationIndexPath: path)
      #endif
    }

    /// A Boolean value that indicates whether a person scrolls.
    var isScrolledByHand: Bool { isDragging }

    func scroll(to offset: CGPoint, animated: Bool) {
      if animated { setContentOffset(offset, animated: true) } else { contentOffset = offset }
    }
  }

  /// A data source whose app applies snapshots.
  @MainActor
  private protocol SnapshotSource {}

  extension UICollectionViewDiffableDataSource: SnapshotSource {}

  typealias PlatformFlowDelegate = UICollectionViewDelegateFlowLayout

  extension UICollectionViewDelegateFlowLayout {
    /// A Boolean value that indicates whether the delegate returns sizes.
    var returnsSizes: Bool {
      #if canImport(ObjectiveC)
        collectionView(_:layout:sizeForItemAt:) != nil
      #else
        true
      #endif
    }

    /// Returns the size of an item; `nil` if the delegate returns none.
    func size(
      at path: IndexPath, in view: UICollectionView, layout: UICollectionViewLayout
    ) -> CGSize? {
      #if canImport(ObjectiveC)
        collectionView?(view, layout: layout, sizeForItemAt: path)
      #else
        collectionView(view, layout: layout, sizeForItemAt: path)
      #endif
    }
  }

  extension UICollectionViewLayoutAttributes {
    var isOfCell: Bool { representedElementCategory == .cell }

    /// The index path of the element.
    var elementPath: IndexPath { indexPath }

    func setTransform(_ transform: CGAffineTransform) { self.transform = transform }

    func hasTransform(_ transform: CGAffineTransform) -> Bool { self.transform == transform }

    /// Sets the frame before the transform is applied.
    func place(_ frame: CGRect) {
      let transform = transform
      self.transform = .identity
      self.frame = frame
      self.transform = transform
    }
  }

  extension CollectionStrategyLayout {
    /// The answer to a query if the attributes are not known.
    var noAttributes: PlatformAttributesList { nil }

    /// Returns the content size to report.
    ///
    /// UIKit requests elements too seldom during batches unless the content is narrower than the
    /// bounds, as several shipping layouts found (openradar 5025850143539200).
    func reported(_ size: CGSize) -> CGSize {
      guard hosted.scrollAxis == .vertical else { return size }
      return CGSize(width: max(0, size.width - 0.0001), height: size.height)
    }

    /// Returns the view of an element, if the collection view has one.
    func view(of element: LayoutElement) -> UIView? {
      let path = IndexPath(element.index)
      switch element.category {
      case .cell: return collectionView?.cellForItem(at: path)
      case .supplementary:
        return collectionView?.supplementaryView(
          forElementKind: element.kind.collectionViewKind, at: path)
      case .decoration: return nil
      }
    }
  }

  extension CollectionLayoutAttributes {
    static func forCell(at path: IndexPath) -> CollectionLayoutAttributes {
      CollectionLayoutAttributes(forCellWith: path)
    }
  }

  extension UIColor {
    /// The colour that the system uses behind groups of cells.
    public static var groupSurface: UIColor {
      #if os(tvOS)
        UIColor(white: 1, alpha: 0.1)
      #else
        .secondarySystemGroupedBackground
      #endif
    }

    /// The colour that the system uses around groups of cells.
    public static var groupBackground: UIColor {
      #if os(tvOS)
        .clear
      #else
        .systemGroupedBackground
      #endif
    }

    /// The colour that the system uses for the highlight of a cell in a group.
    public static var groupHighlight: UIColor {
      #if os(tvOS)
        UIColor(white: 1, alpha: 0.2)
      #else
        .systemGray4
      #endif
    }

    /// The colour that the system uses for lines between cells.
    public static var groupSeparator: UIColor { .separator }
  }
#endif
