#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// A surface behind a group of cells, or behind pinned headers.
  open class SurfaceView: UICollectionReusableView {
    /// Applies the colours and corners that the layout specifies.
    open override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
      super.apply(layoutAttributes)
      guard let look = (layoutAttributes as? CollectionLayoutAttributes)?.decorationLook else {
        return
      }
      backgroundColor = look.surfaceColor
      let isGroup = layoutAttributes.representedElementKind == "background"
      layer.cornerRadius = isGroup ? look.cornerRadius ?? 0 : 0
    }
  }

  /// A line between cells.
  open class LineView: UICollectionReusableView {
    /// Applies the colour that the layout specifies.
    open override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
      super.apply(layoutAttributes)
      guard let look = (layoutAttributes as? CollectionLayoutAttributes)?.decorationLook else {
        return
      }
      backgroundColor = look.lineColor
    }
  }
#endif
