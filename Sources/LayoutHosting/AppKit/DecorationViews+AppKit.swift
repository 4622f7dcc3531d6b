#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit

  /// A decoration view with a colour that follows the system's appearance.
  ///
  /// A layer keeps the colour that it was given, so the view sets the colour again whenever AppKit
  /// updates the layer for another appearance.
  open class DecorationView: NSView, NSCollectionViewElement {
    private var look: DecorationLook?
    private var isGroup = false

    /// Applies the colours and corners that the layout specifies.
    open func apply(_ layoutAttributes: NSCollectionViewLayoutAttributes) {
      guard let look = (layoutAttributes as? CollectionLayoutAttributes)?.decorationLook else {
        return
      }
      self.look = look
      isGroup = layoutAttributes.representedElementKind == "background"
      wantsLayer = true
      needsDisplay = true
    }

    /// Returns `true`.
    open override var wantsUpdateLayer: Bool { true }

    /// Updates the colour and corners of the layer for the current appearance.
    open override func updateLayer() {
      guard let look else { return }
      layer?.backgroundColor = color(of: look).cgColor
      layer?.cornerRadius = isGroup ? look.cornerRadius ?? 0 : 0
    }

    func color(of look: DecorationLook) -> NSColor { look.surfaceColor }
  }

  /// A surface behind a group of items, or behind pinned headers.
  open class SurfaceView: DecorationView {}

  /// A line between items.
  open class LineView: DecorationView {
    override func color(of look: DecorationLook) -> NSColor { look.lineColor }
  }
#endif
