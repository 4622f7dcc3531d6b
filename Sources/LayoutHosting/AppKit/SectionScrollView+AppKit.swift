#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit
  import LayoutCore

  /// A decoration view that scrolls a section by itself.
  ///
  /// The items of the section are those of the collection view. This view lies over them, but only
  /// events of the scroll wheel reach it, so items are clicked and dragged as usual.
  final class SectionScrollView: NSView, NSCollectionViewElement {
    private let scroller = SectionScroller()
    /// The scroll view, created on first use.
    private lazy var scrollView: SectionWheelView = {
      let scrollView = SectionWheelView(frame: bounds)
      scrollView.scroller = scroller
      scrollView.drawsBackground = false
      scrollView.automaticallyAdjustsContentInsets = false
      scrollView.contentView = SectionClipView(frame: bounds)
      scrollView.contentView.drawsBackground = false
      scrollView.documentView = FlippedView(frame: .zero)
      scroller.synchronize = { [weak self] in self?.synchronize() }
      scroller.isOnScreen = { [weak self] in self?.isHidden == false && self?.window != nil }
      scroller.animate = { [weak self] in self?.animate(to: $0) }
      scroller.halt = { [weak scrollView] in scrollView?.stopAnimation() }
      addSubview(scrollView)
      return scrollView
    }()

    override var isFlipped: Bool { true }

    override func prepareForReuse() {
      super.prepareForReuse()
      scroller.connect(nil)
    }

    func apply(_ layoutAttributes: NSCollectionViewLayoutAttributes) {
      let before = scroller.scroll
      scroller.connect(layoutAttributes as? CollectionLayoutAttributes)
      if let scroll = scroller.scroll, scroll != before {
        scroller.finish()
        scroller.withoutScrolling { resize(for: scroll) }
      }
      synchronize()
    }

    func preferredLayoutAttributesFitting(
      _ layoutAttributes: NSCollectionViewLayoutAttributes
    ) -> NSCollectionViewLayoutAttributes { layoutAttributes }

    /// Gives the scroll view the geometry of the section.
    private func resize(for scroll: SectionScroll) {
      let isHorizontal = scroll.scrolling.axis == .horizontal
      let insets = scroll.insets
      scrollView.frame = NSRect(origin: .zero, size: CGSize(scroll.size))
      scrollView.documentView?.frame = NSRect(origin: .zero, size: CGSize(scroll.contentSize))
      scrollView.contentInsets = NSEdgeInsets(
        top: isHorizontal ? 0 : CGFloat(insets.before),
        left: isHorizontal ? CGFloat(insets.before) : 0,
        bottom: isHorizontal ? 0 : CGFloat(insets.after),
        right: isHorizontal ? CGFloat(insets.after) : 0)
    }

    /// Moves the scroll view to the offset of the section.
    private func synchronize() {
      guard let scroll = scroller.scroll, let position = scroller.position else { return }
      let clip = scrollView.contentView
      guard abs(position - scroll.position(in: LayoutPoint(clip.bounds.origin))) > 0.001 else {
        return
      }
      scroller.cancel()
      scroller.withoutScrolling {
        scrollView.stopAnimation()
        clip.scroll(to: CGPoint(scroll.point(position)))
        scrollView.reflectScrolledClipView(clip)
      }
    }

    private func animate(to position: Double) {
      guard let scroll = scroller.scroll else { return }
      scrollView.animate(to: CGPoint(scroll.point(position)))
    }

    /// Returns the scroll view for events of the scroll wheel, and `nil` for all others.
    override func hitTest(_ point: NSPoint) -> NSView? {
      guard NSApplication.shared.currentEvent?.type == .scrollWheel, !isHidden,
        let scroll = scroller.scroll, LayoutRect(frame).contains(LayoutPoint(point)),
        scroll.positions.lowerBound < scroll.positions.upperBound
      else { return nil }
      return scrollView
    }
  }

  /// A scroll view that follows the wheel along one axis, and passes other events on.
  final class SectionWheelView: NSScrollView {
    var scroller: SectionScroller?
    /// A Boolean value that indicates whether the current gesture is along the axis of the section.
    private var isAlong = false
    /// A Boolean value that indicates whether the section is moving to its resting offset already.
    private var ignoresMomentum = false
    /// The last velocity of the content offset, in points per event.
    private var velocity = 0.0
    /// A Boolean value that indicates whether the clip view may be moved by an animation.
    private var mayAnimate = false

    override func scrollWheel(with event: NSEvent) {
      guard let scroller, let scroll = scroller.scroll else {
        nextResponder?.scrollWheel(with: event)
        return
      }
      let deltas = LayoutPoint(
        x: Double(event.scrollingDeltaX), y: Double(event.scrollingDeltaY))
      let isWheel = event.phase.isEmpty && event.momentumPhase.isEmpty
      if isWheel || event.phase.contains(.began) {
        let isHorizontal = abs(deltas.x) > abs(deltas.y)
        isAlong = isHorizontal == (scroll.scrolling.axis == .horizontal)
        ignoresMomentum = false
        if isAlong { begin(isWheel: isWheel) }
      }
      guard isAlong, !event.phase.contains(.mayBegin) else {
        nextResponder?.scrollWheel(with: event)
        return
      }
      if !event.momentumPhase.isEmpty, ignoresMomentum { return }
      let delta = -scroll.position(in: deltas)
      if delta != 0 { velocity = delta }
      super.scrollWheel(with: event)
      report()
      let ends = event.phase.contains(.ended) || event.phase.contains(.cancelled)
      if scroll.scrolling.behavior != .continuous, isWheel || ends {
        rest()
      } else if ends || event.momentumPhase.contains(.ended) {
        scroller.didRest()
      }
    }

    /// Ends an animation, because the user moves the section.
    private func begin(isWheel: Bool) {
      guard let scroller else { return }
      if isWheel {
        // Every turn of a mouse wheel counts, also during the animation of the one before.
        scroller.finish()
        scroller.synchronize()
      }
      scroller.withoutScrolling { stopAnimation() }
      scroller.willDrag(from: position)
    }

    /// Moves to the offset at which the section comes to rest; momentum does not count any more.
    private func rest() {
      guard let scroller, let scroll = scroller.scroll else { return }
      // Without a gesture's own momentum, the content would move on by about ten steps.
      let target = scroller.target(proposed: position + 10 * velocity, velocity: velocity)
      ignoresMomentum = true
      velocity = 0
      scroller.willRest(at: target)
      animate(to: CGPoint(scroll.point(target)))
    }

    /// Moves the clip view through the animator; it reports every step.
    func animate(to origin: NSPoint) {
      mayAnimate = true
      contentView.animator().setBoundsOrigin(origin)
      reflectScrolledClipView(contentView)
    }

    /// Ends an animation of the clip view at its current offset.
    ///
    /// The documentation of `NSAnimatablePropertyContainer` describes this way: a new value in a
    /// context whose duration is zero. It does not say that a value that is set directly ends an
    /// animation.
    func stopAnimation() {
      guard mayAnimate else { return }
      mayAnimate = false
      NSAnimationContext.beginGrouping()
      NSAnimationContext.current.duration = 0
      contentView.animator().setBoundsOrigin(contentView.bounds.origin)
      NSAnimationContext.endGrouping()
    }

    private var position: Double {
      scroller?.scroll?.position(in: LayoutPoint(contentView.bounds.origin)) ?? 0
    }

    /// Moves the section to where the clip view is.
    func report() { scroller?.didScroll(to: position) }

    override func reflectScrolledClipView(_ cView: NSClipView) {
      super.reflectScrolledClipView(cView)
      report()
    }
  }

  /// A clip view that reports every change of its bounds, animated ones included.
  final class SectionClipView: NSClipView {
    override func setBoundsOrigin(_ newOrigin: NSPoint) {
      super.setBoundsOrigin(newOrigin)
      (superview as? SectionWheelView)?.report()
    }

    override func scroll(to newOrigin: NSPoint) {
      super.scroll(to: newOrigin)
      (superview as? SectionWheelView)?.report()
    }
  }

  /// A view whose coordinates increase downwards.
  private final class FlippedView: NSView {
    override var isFlipped: Bool { true }
  }
#endif
