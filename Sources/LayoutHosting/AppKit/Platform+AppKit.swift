#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit
  import LayoutCore

  // The names under which the host uses the classes of the framework.

  /// The class of collection views: `NSCollectionView`.
  public typealias PlatformCollectionView = NSCollectionView
  /// The protocol of delegates of collection views: `NSCollectionViewDelegate`.
  public typealias PlatformCollectionViewDelegate = NSCollectionViewDelegate
  /// The class of collection view layouts: `NSCollectionViewLayout`.
  public typealias PlatformCollectionViewLayout = NSCollectionViewLayout
  /// The class of attributes: `NSCollectionViewLayoutAttributes`.
  public typealias PlatformLayoutAttributes = NSCollectionViewLayoutAttributes
  /// The result of a query for attributes: an array.
  public typealias PlatformAttributesList = [NSCollectionViewLayoutAttributes]
  /// The class of invalidation contexts: `NSCollectionViewLayoutInvalidationContext`.
  public typealias PlatformInvalidationContext = NSCollectionViewLayoutInvalidationContext
  /// The class of update items: `NSCollectionViewUpdateItem`.
  public typealias PlatformUpdateItem = NSCollectionViewUpdateItem
  /// The collection in which the framework passes index paths: a set.
  public typealias PlatformIndexPaths = Set<IndexPath>
  /// The class of nibs: `NSNib`.
  public typealias PlatformNib = NSNib
  /// The class of views: `NSView`.
  public typealias PlatformView = NSView
  /// The class of colours: `NSColor`.
  public typealias PlatformColor = NSColor

  extension NSView {
    /// The number of device pixels per point.
    var pixelScale: CGFloat {
      guard let scale = window?.backingScaleFactor, scale > 0 else { return 1 }
      return scale
    }

    var isReadFromRightToLeft: Bool { userInterfaceLayoutDirection == .rightToLeft }

    /// The layer for corners and colours, created on first use.
    var drawingLayer: CALayer? {
      wantsLayer = true
      return layer
    }

    func requestLayout() { needsLayout = true }

    func layOut() { layoutSubtreeIfNeeded() }

    /// Lays the view out in an animation.
    package func animateLayout() {
      NSAnimationContext.beginGrouping()
      NSAnimationContext.current.allowsImplicitAnimation = true
      layoutSubtreeIfNeeded()
      NSAnimationContext.endGrouping()
    }

    func fill(with color: NSColor) { drawingLayer?.backgroundColor = color.cgColor }
  }

  extension NSCollectionView {
    /// The part of the content that the scroll view shows.
    var visibleBounds: CGRect { enclosingScrollView?.contentView.bounds ?? visibleRect }

    /// Returns the part of the content that the scroll view shows with new bounds.
    ///
    /// AppKit's documentation does not specify whether a layout receives the visible bounds or
    /// those of the whole content. If an extent equals that of the content, the visible extent is
    /// used instead.
    func visibleBounds(with newBounds: CGRect) -> CGRect {
      let visible = visibleBounds
      return CGRect(
        origin: newBounds.size == frame.size ? visible.origin : newBounds.origin,
        size: CGSize(
          width: newBounds.width == frame.width ? visible.width : newBounds.width,
          height: newBounds.height == frame.height ? visible.height : newBounds.height))
    }

    /// Returns `false`, because gaps for drops do not change index paths in AppKit.
    var hasOtherIndexes: Bool { false }

    func dataPath(of path: IndexPath) -> IndexPath? { path }

    /// Returns `false`, because AppKit reports the beginning of a scroll to the scroll view only.
    var isScrolledByHand: Bool { false }

    /// The part of the content that is visible between bars.
    var unobscuredBounds: CGRect {
      guard let insets = enclosingScrollView?.contentInsets else { return visibleBounds }
      let visible = visibleBounds
      return CGRect(
        x: visible.minX + insets.left, y: visible.minY + insets.top,
        width: visible.width - insets.left - insets.right,
        height: visible.height - insets.top - insets.bottom)
    }

    /// A Boolean value that indicates whether the app applies snapshots, which move the items.
    var followsSnapshots: Bool { dataSource is any SnapshotSource }

    /// Scrolls the clip view; AppKit animates changes made through the animator.
    func scroll(to offset: CGPoint, animated: Bool) {
      if animated, let clip = enclosingScrollView?.contentView {
        clip.animator().setBoundsOrigin(offset)
      } else {
        scroll(offset)
      }
    }
  }

  /// A data source whose app applies snapshots.
  @MainActor
  private protocol SnapshotSource {}

  @available(macOS 10.15.1, *)
  extension NSCollectionViewDiffableDataSource: SnapshotSource {}

  typealias PlatformFlowDelegate = NSCollectionViewDelegateFlowLayout

  extension NSCollectionViewDelegateFlowLayout {
    /// A Boolean value that indicates whether the delegate returns sizes.
    @MainActor
    var returnsSizes: Bool {
      #if canImport(ObjectiveC)
        collectionView(_:layout:sizeForItemAt:) != nil
      #else
        true
      #endif
    }

    /// Returns the size of an item; `nil` if the delegate returns none.
    @MainActor
    func size(
      at path: IndexPath, in view: NSCollectionView, layout: NSCollectionViewLayout
    ) -> CGSize? {
      #if canImport(ObjectiveC)
        collectionView?(view, layout: layout, sizeForItemAt: path)
      #else
        collectionView(view, layout: layout, sizeForItemAt: path)
      #endif
    }
  }

  extension NSCollectionViewLayoutAttributes {
    var isOfCell: Bool { representedElementCategory == .item }

    var center: CGPoint {
      get { CGPoint(x: frame.midX, y: frame.midY) }
      set {
        frame.origin = CGPoint(
          x: newValue.x - size.width / 2, y: newValue.y - size.height / 2)
      }
    }

    /// The index path of the element; it is empty if the attributes have none.
    var elementPath: IndexPath { indexPath ?? IndexPath() }

    /// Does nothing, because attributes have no transform in AppKit.
    func setTransform(_ transform: CGAffineTransform) {}

    func hasTransform(_ transform: CGAffineTransform) -> Bool { true }

    func place(_ frame: CGRect) { self.frame = frame }
  }

  extension CollectionStrategyLayout {
    /// The answer to a query if the attributes are not known.
    var noAttributes: PlatformAttributesList { [] }

    /// Returns the content size to report.
    func reported(_ size: CGSize) -> CGSize { size }

    /// Returns the view of an element, if the collection view has one.
    func view(of element: LayoutElement) -> NSView? {
      let path = IndexPath(element.index)
      switch element.category {
      case .cell: return collectionView?.item(at: path)?.view
      case .supplementary:
        return collectionView?.supplementaryView(
          forElementKind: element.kind.collectionViewKind, at: path)
      case .decoration: return nil
      }
    }
  }

  extension CollectionLayoutAttributes {
    static func forCell(at path: IndexPath) -> CollectionLayoutAttributes {
      CollectionLayoutAttributes(forItemWith: path)
    }
  }

  extension NSColor {
    /// The colour that the system uses behind controls.
    public static var groupSurface: NSColor { .controlBackgroundColor }

    /// The colour that the system uses around groups of controls.
    public static var groupBackground: NSColor { .windowBackgroundColor }

    /// The colour that the system uses for the selection in lists without focus.
    public static var groupHighlight: NSColor { .unemphasizedSelectedContentBackgroundColor }

    /// The colour that the system uses for lines between cells.
    public static var groupSeparator: NSColor { .separatorColor }
  }
#endif
