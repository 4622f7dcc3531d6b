// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@MainActor
open class NSClipView: NSView {
  open var documentView: NSView? {
    didSet { documentView.map { addSubview($0) } }
  }
  open var drawsBackground = true

  open override func setBoundsOrigin(_ newOrigin: NSPoint) {
    let isThroughAnimator = standInIsThroughAnimator
    standInIsThroughAnimator = false
    // The collection view's own clip view moves at once.
    if isThroughAnimator, !(documentView is NSCollectionView) {
      NSAnimationContext.current.standInAnimate(self, to: newOrigin)
    } else {
      move(to: newOrigin)
    }
  }

  open func scroll(to newOrigin: NSPoint) { move(to: newOrigin) }

  private func move(to newOrigin: NSPoint) {
    let old = bounds
    guard newOrigin != old.origin else { return }
    let new = NSRect(origin: newOrigin, size: old.size)
    if let collectionView = documentView as? NSCollectionView {
      collectionView.standInVisibleRectChanges(to: new) { self.standInBoundsOrigin = newOrigin }
    } else {
      standInBoundsOrigin = newOrigin
    }
  }
}

@MainActor
open class NSScrollView: NSView {
  open var contentView: NSClipView {
    get {
      if let clip { return clip }
      let clip = NSClipView(frame: NSRect(origin: .zero, size: frame.size))
      addSubview(clip)
      self.clip = clip
      return clip
    }
    set {
      clip?.removeFromSuperview()
      clip = newValue
      newValue.frame = NSRect(origin: .zero, size: frame.size)
      addSubview(newValue)
    }
  }
  private var clip: NSClipView?
  open var documentView: NSView? {
    get { contentView.documentView }
    set { contentView.documentView = newValue }
  }
  open var contentInsets = NSEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
  open var automaticallyAdjustsContentInsets = true
  open var drawsBackground = true
  open var hasVerticalScroller = false
  open var hasHorizontalScroller = false
  open var autohidesScrollers = false

  open override var frame: NSRect {
    didSet {
      guard oldValue.size != frame.size else { return }
      let new = NSRect(origin: contentView.bounds.origin, size: frame.size)
      let resize = { [self] in
        contentView.frame = NSRect(origin: .zero, size: frame.size)
      }
      if let collectionView = documentView as? NSCollectionView {
        collectionView.standInVisibleRectChanges(to: new, resize)
      } else {
        resize()
      }
    }
  }

  open func reflectScrolledClipView(_ cView: NSClipView) {}

  /// Follows the wheel along both axes, and keeps every event for itself, as the framework does.
  open override func scrollWheel(with event: NSEvent) {
    let size = documentView?.frame.size ?? .zero
    let visible = contentView.bounds
    let most = NSPoint(
      x: max(-contentInsets.left, size.width + contentInsets.right - visible.width),
      y: max(-contentInsets.top, size.height + contentInsets.bottom - visible.height))
    contentView.scroll(
      to: NSPoint(
        x: min(max(visible.minX - event.scrollingDeltaX, -contentInsets.left), most.x),
        y: min(max(visible.minY - event.scrollingDeltaY, -contentInsets.top), most.y)))
    reflectScrolledClipView(contentView)
  }
}
