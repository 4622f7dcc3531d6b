#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit

  /// A decoration view whose layer has a colour that follows the system's appearance.
  ///
  /// A layer keeps the colour that it was given. AppKit asks for the layer to be updated whenever the
  /// appearance changes.
  open class DecorationView: NSView, NSCollectionViewElement {
    private var look: DecorationLook?
    private var isGroup = false

    /// Takes the look that the layout tells.
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

    /// Gives the layer its colour and corners in the appearance of now.
    open override func updateLayer() {
      guard let look else { return }
      layer?.backgroundColor = color(of: look).cgColor
      layer?.cornerRadius = isGroup ? look.cornerRadius : 0
    }

    func color(of look: DecorationLook) -> NSColor { look.surfaceColor }
  }

  /// A surface behind a group of items, or behind headers that stay in view.
  open class SurfaceView: DecorationView {}

  /// A line between items.
  open class LineView: DecorationView {
    override func color(of look: DecorationLook) -> NSColor { look.lineColor }
  }
#endif
