#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit

  /// A surface behind a group of items, or behind headers that stay in view.
  open class SurfaceView: NSView, NSCollectionViewElement {
    /// Takes the look that the layout tells.
    open func apply(_ layoutAttributes: NSCollectionViewLayoutAttributes) {
      guard let look = (layoutAttributes as? CollectionLayoutAttributes)?.decorationLook else {
        return
      }
      wantsLayer = true
      layer?.backgroundColor = look.surfaceColor.cgColor
      let isGroup = layoutAttributes.representedElementKind == "background"
      layer?.cornerRadius = isGroup ? look.cornerRadius : 0
    }
  }

  /// A line between items.
  open class LineView: NSView, NSCollectionViewElement {
    /// Takes the look that the layout tells.
    open func apply(_ layoutAttributes: NSCollectionViewLayoutAttributes) {
      guard let look = (layoutAttributes as? CollectionLayoutAttributes)?.decorationLook else {
        return
      }
      wantsLayer = true
      layer?.backgroundColor = look.lineColor.cgColor
    }
  }
#endif
