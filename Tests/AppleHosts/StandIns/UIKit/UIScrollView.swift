// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@MainActor
public protocol UIScrollViewDelegate: NSObjectProtocol {
  // Optional in the framework; here they have defaults.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>)
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  public func scrollViewDidEndDragging(
    _ scrollView: UIScrollView, willDecelerate decelerate: Bool
  ) {}
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
}

@MainActor
open class UIScrollView: UIView {
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    case automatic, scrollableAxes, never, always
  }

  public struct DecelerationRate: Hashable, RawRepresentable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public static let normal = DecelerationRate(rawValue: 0.998)
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  open weak var delegate: (any UIScrollViewDelegate)?
  public let panGestureRecognizer = UIPanGestureRecognizer()
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { bounds = CGRect(origin: newValue, size: bounds.size) }
  }
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    // An offset that is set ends a deceleration and an animation.
    if !animated { standInTarget = nil }
    standInGoal = nil
    if animated, !(self is UICollectionView) {
      Contracts.expect(window != nil, "a scroll without a window is animated")
      standInGoal = contentOffset
    } else {
      self.contentOffset = contentOffset
    }
  }
  /// The offset at which the current animation ends.
  ///
  /// Collection views scroll at once.
  private var standInGoal: CGPoint?

  /// Runs the current animation in steps, until it ends or another offset is set.
  public func standInAnimate(steps: Int = 4, step: (Int) -> Void = { _ in }) {
    guard let goal = standInGoal else { return }
    let start = contentOffset
    for number in 1...steps {
      guard standInGoal == goal else { return }
      let part = CGFloat(number) / CGFloat(steps)
      contentOffset = CGPoint(
        x: start.x + (goal.x - start.x) * part, y: start.y + (goal.y - start.y) * part)
      step(number)
    }
    standInGoal = nil
  }
  open var contentSize = CGSize.zero { didSet { standInClamp() } }
  open var contentInset = UIEdgeInsets.zero { didSet { standInClamp() } }
  open var alwaysBounceVertical = false
  open var alwaysBounceHorizontal = false
  open var showsHorizontalScrollIndicator = true
  open var showsVerticalScrollIndicator = true
  open var scrollsToTop = true
  open var refreshControl: UIRefreshControl? {
    willSet {
      Contracts.expect(
        traitCollection.userInterfaceIdiom != .mac,
        "refresh controls are not supported in the Mac idiom")
    }
    didSet { refreshControl?.standInScrollView = self }
  }
  public enum KeyboardDismissMode: Int, Sendable { case none, onDrag, interactive }
  open var keyboardDismissMode = KeyboardDismissMode.none
  open var isScrollEnabled = true
  open var decelerationRate = DecelerationRate.normal
  open private(set) var isDragging = false
  open var isDecelerating: Bool { standInTarget != nil }
  private var standInTarget: CGPoint?
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic

  public override init(frame: CGRect) {
    super.init(frame: frame)
    panGestureRecognizer.standInScrollView = self
    addGestureRecognizer(panGestureRecognizer)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open override var bounds: CGRect {
    get { super.bounds }
    set {
      let old = super.bounds
      super.bounds = newValue
      // Delegates also hear of offsets that the app sets itself.
      if old.origin != newValue.origin { delegate?.scrollViewDidScroll(self) }
      if old.size != newValue.size, !(self is UICollectionView) { standInClamp() }
    }
  }

  /// The content insets, plus the safe area along the scroll axes.
  open var adjustedContentInset: UIEdgeInsets {
    var insets = contentInset
    let safe = safeAreaInsets
    let behavior = contentInsetAdjustmentBehavior
    if behavior == .never { return insets }
    let scrollsAcross = alwaysBounceHorizontal || contentSize.width > bounds.width
    insets.top += safe.top
    insets.bottom += safe.bottom
    if behavior == .always || scrollsAcross {
      insets.left += safe.left
      insets.right += safe.right
    }
    return insets
  }

  // MARK: Touches

  /// Moves the offset into the content after the content or its insets changed, as the framework does.
  private func standInClamp() {
    guard !(self is UICollectionView), !isDragging, bounds.width > 0 else { return }
    let inside = standInInside(contentOffset)
    if inside != contentOffset { contentOffset = inside }
  }

  private func standInInside(_ offset: CGPoint) -> CGPoint {
    let insets = adjustedContentInset
    return CGPoint(
      x: max(
        -insets.left, min(offset.x, contentSize.width + insets.right - bounds.width)),
      y: max(
        -insets.top, min(offset.y, contentSize.height + insets.bottom - bounds.height)))
  }

  /// Returns whether a pan begins: along an axis in which there is content to scroll.
  func standInBegins(_ recognizer: UIPanGestureRecognizer) -> Bool {
    guard gestureRecognizerShouldBegin(recognizer) else { return false }
    let way = recognizer.translation(in: self)
    let insets = adjustedContentInset
    let scrollsX =
      alwaysBounceHorizontal || contentSize.width + insets.left + insets.right > bounds.width
    let scrollsY =
      alwaysBounceVertical || contentSize.height + insets.top + insets.bottom > bounds.height
    return abs(way.x) > abs(way.y) ? scrollsX : scrollsY
  }

  /// Follows a finger, comes to rest where the delegate requests it, and reports every step.
  func standInDrag(
    _ recognizer: UIPanGestureRecognizer, by translation: CGPoint, velocity: CGPoint, steps: Int,
    step: (CGFloat) -> Void
  ) {
    let start = contentOffset
    isDragging = true
    delegate?.scrollViewWillBeginDragging(self)
    for number in 1...steps {
      let part = CGFloat(number) / CGFloat(steps)
      let wanted = CGPoint(x: start.x - translation.x * part, y: start.y - translation.y * part)
      let inside = standInInside(wanted)
      // Beyond the ends, the content follows the finger by half of the way.
      contentOffset = standInScrolled(
        CGPoint(x: (wanted.x + inside.x) / 2, y: (wanted.y + inside.y) / 2))
      step(part)
    }
    isDragging = false
    // The velocity of the offset is opposite to that of the finger.
    let speed = CGPoint(x: -velocity.x, y: -velocity.y)
    var target = standInInside(
      standInScrolled(
        CGPoint(x: contentOffset.x + speed.x * 200, y: contentOffset.y + speed.y * 200)))
    delegate?.scrollViewWillEndDragging(self, withVelocity: speed, targetContentOffset: &target)
    let decelerates = target != contentOffset
    delegate?.scrollViewDidEndDragging(self, willDecelerate: decelerates)
    guard decelerates else { return }
    standInTarget = target
    for number in 1...3 {
      guard standInTarget == target else { return }
      let part = CGFloat(number) / 3
      let from = contentOffset
      contentOffset = CGPoint(
        x: from.x + (target.x - from.x) * part, y: from.y + (target.y - from.y) * part)
      step(1)
    }
    standInTarget = nil
    delegate?.scrollViewDidEndDecelerating(self)
  }

  /// Returns an offset that differs from the current one only in axes in which there is content to scroll.
  private func standInScrolled(_ offset: CGPoint) -> CGPoint {
    let insets = adjustedContentInset
    var offset = offset
    if contentSize.width + insets.left + insets.right <= bounds.width, !alwaysBounceHorizontal {
      offset.x = contentOffset.x
    }
    if contentSize.height + insets.top + insets.bottom <= bounds.height, !alwaysBounceVertical {
      offset.y = contentOffset.y
    }
    return offset
  }
}
