#if canImport(UIKit) && !os(watchOS)
  import LayoutCore
  import UIKit

  /// A decoration view that scrolls a section by itself.
  ///
  /// The cells of the section are those of the collection view. This view lies over them but takes
  /// no touches, so cells are tapped and selected as usual. Its scroll view has no content of its
  /// own: the collection view recognizes its pans, and its offset becomes that of the section.
  final class SectionScrollView: UICollectionReusableView, UIScrollViewDelegate {
    private let scroller = SectionScroller()
    /// The scroll view, created on first use.
    private lazy var scrollView: SectionPanView = {
      let scrollView = SectionPanView(frame: bounds)
      scrollView.contentInsetAdjustmentBehavior = .never
      scrollView.showsHorizontalScrollIndicator = false
      scrollView.showsVerticalScrollIndicator = false
      #if !os(tvOS)
        // Only one scroll view on the screen may react to taps on the status bar.
        scrollView.scrollsToTop = false
      #endif
      scrollView.delegate = self
      scrollView.shouldPan = { [weak self] in self?.shouldPan() == true }
      scroller.synchronize = { [weak self] in self?.synchronize() }
      scroller.isOnScreen = { [weak self] in self?.isHidden == false && self?.window != nil }
      scroller.animate = { [weak self] in self?.animate(to: $0) }
      scroller.halt = { [weak scrollView] in
        guard let scrollView else { return }
        scrollView.setContentOffset(scrollView.contentOffset, animated: false)
      }
      isUserInteractionEnabled = false
      addSubview(scrollView)
      return scrollView
    }()

    override func prepareForReuse() {
      super.prepareForReuse()
      scroller.connect(nil)
      detach()
    }

    /// Detaches the recognizer from a collection view that releases this view.
    override func willMove(toSuperview newSuperview: UIView?) {
      super.willMove(toSuperview: newSuperview)
      if newSuperview == nil { detach() }
    }

    override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
      super.apply(layoutAttributes)
      let before = scroller.scroll
      scroller.connect(layoutAttributes as? CollectionLayoutAttributes)
      if let scroll = scroller.scroll, scroll != before {
        scroller.finish()
        scroller.withoutScrolling { resize(for: scroll) }
      }
      synchronize()
      attach()
    }

    /// Gives the scroll view the geometry of the section.
    ///
    /// Every assignment may change the offset and end a deceleration.
    private func resize(for scroll: SectionScroll) {
      let isHorizontal = scroll.scrolling.axis == .horizontal
      let insets = scroll.insets
      scrollView.frame = CGRect(origin: .zero, size: CGSize(scroll.size))
      scrollView.contentSize = CGSize(scroll.contentSize)
      scrollView.contentInset = UIEdgeInsets(
        top: isHorizontal ? 0 : CGFloat(insets.before),
        left: isHorizontal ? CGFloat(insets.before) : 0,
        bottom: isHorizontal ? 0 : CGFloat(insets.after),
        right: isHorizontal ? CGFloat(insets.after) : 0)
      scrollView.decelerationRate = scroll.pages ? .fast : .normal
    }

    /// Moves the scroll view to the offset of the section.
    private func synchronize() {
      guard let scroll = scroller.scroll, let position = scroller.position else { return }
      let known = scroll.position(in: LayoutPoint(scrollView.contentOffset))
      // The scroll view rounds its offset to pixels.
      guard abs(position - known) * Double(pixelScale) > 0.5 else { return }
      scroller.cancel()
      scroller.withoutScrolling {
        scrollView.setContentOffset(CGPoint(scroll.point(position)), animated: false)
      }
    }

    private func animate(to position: Double) {
      guard let scroll = scroller.scroll else { return }
      scrollView.setContentOffset(CGPoint(scroll.point(position)), animated: true)
    }

    // MARK: Pans

    /// Lets the collection view recognize the pans, because this view takes no touches.
    private func attach() {
      guard let view = scroller.layout?.collectionView,
        scrollView.panGestureRecognizer.view !== view
      else { return }
      view.addGestureRecognizer(scrollView.panGestureRecognizer)
    }

    private func detach() {
      let recognizer = scrollView.panGestureRecognizer
      recognizer.view?.removeGestureRecognizer(recognizer)
    }

    /// Returns whether a pan begins over this view, along the axis of its section.
    ///
    /// A collection view may keep the view of a section that left the screen, so the layout decides
    /// whether there is one.
    private func shouldPan() -> Bool {
      guard let scroll = scroller.scroll, let layout = scroller.layout, !isHidden,
        let view = superview, view === layout.collectionView,
        layout.sectionScroll(of: scroll.section) == scroll,
        scroll.positions.lowerBound < scroll.positions.upperBound
      else { return false }
      let recognizer = scrollView.panGestureRecognizer
      let translation = recognizer.translation(in: self)
      let location = recognizer.location(in: self)
      let start = LayoutPoint(x: location.x - translation.x, y: location.y - translation.y)
      guard LayoutRect(bounds).contains(start) else { return false }
      let isHorizontal = abs(translation.x) > abs(translation.y)
      return isHorizontal == (scroll.scrolling.axis == .horizontal)
    }

    // MARK: UIScrollViewDelegate

    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
      guard let scroll = scroller.scroll else { return }
      scroller.willDrag(from: scroll.position(in: LayoutPoint(scrollView.contentOffset)))
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      guard let scroll = scroller.scroll else { return }
      scroller.didScroll(to: scroll.position(in: LayoutPoint(scrollView.contentOffset)))
    }

    func scrollViewWillEndDragging(
      _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
      targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
      guard let scroll = scroller.scroll else { return }
      let target = scroller.target(
        proposed: scroll.position(in: LayoutPoint(targetContentOffset.pointee)),
        velocity: scroll.position(in: LayoutPoint(velocity)))
      targetContentOffset.pointee = CGPoint(scroll.point(target))
    }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
      if !decelerate { scroller.didRest() }
    }

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { scroller.didRest() }
  }

  /// A scroll view that asks whether a pan may begin.
  ///
  /// A scroll view is the delegate of its pan recognizer, wherever the recognizer is attached.
  final class SectionPanView: UIScrollView {
    var shouldPan: () -> Bool = { false }

    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
      guard gestureRecognizer === panGestureRecognizer else {
        return super.gestureRecognizerShouldBegin(gestureRecognizer)
      }
      return shouldPan() && super.gestureRecognizerShouldBegin(gestureRecognizer)
    }
  }
#endif
