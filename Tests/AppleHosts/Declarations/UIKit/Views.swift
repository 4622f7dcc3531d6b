// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// Source: dotnet/macios src/uikit.cs, interface of the same name as each type: selectors, optionality,
// nullability, availability. developer.apple.com/documentation/uikit/<type>: Swift spelling, isolation.

@_exported import QuartzCore

// Source: dotnet/macios src/UIKit/UIEnums.cs, enum UIUserInterfaceLayoutDirection
@objc public enum UIUserInterfaceLayoutDirection: Int, Sendable { case leftToRight, rightToLeft }

// Deprecated on visionOS: developer.apple.com/documentation/uikit/uinib
@available(visionOS, deprecated: 1.0)
@MainActor @objc open class UINib: NSObject {}

@objc open class UIColor: NSObject, @unchecked Sendable {
  @objc(initWithWhite:alpha:) public init(white: CGFloat, alpha: CGFloat) { fatalError() }
  @objc(CGColor) open var cgColor: CGColor { fatalError() }
  @objc(clearColor) open class var clear: UIColor { fatalError() }
  @objc(separatorColor) open class var separator: UIColor { fatalError() }
  #if !os(tvOS)
    @objc(systemBackgroundColor) open class var systemBackground: UIColor { fatalError() }
    @objc(secondarySystemGroupedBackgroundColor)
    open class var secondarySystemGroupedBackground: UIColor { fatalError() }
    @objc(systemGroupedBackgroundColor)
    open class var systemGroupedBackground: UIColor { fatalError() }
    @objc(systemGray4Color) open class var systemGray4: UIColor { fatalError() }
  #endif
}

// Source: dotnet/macios src/UIKit/UIEnums.cs, enum UIUserInterfaceIdiom
@objc public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1
  case phone = 0
  case pad = 1
  @available(iOS 14.0, tvOS 14.0, *)
  case mac = 5
}

@MainActor @objc open class UITraitCollection: NSObject {
  @objc open var displayScale: CGFloat { fatalError() }
  @objc open var userInterfaceIdiom: UIUserInterfaceIdiom { fatalError() }
  // Selector: traitCollectionWithDisplayScale:
  public nonisolated init(displayScale: CGFloat) { fatalError() }
}

extension UIEdgeInsets {
  public static let zero = UIEdgeInsets()
}

// Source: dotnet/macios src/UIKit/UIEnums.cs, enum UILayoutPriority
public struct UILayoutPriority: Hashable, RawRepresentable, Sendable {
  public let rawValue: Float
  public init(rawValue: Float) { fatalError() }
  public static let required = UILayoutPriority(rawValue: 1000)
  public static let fittingSizeLevel = UILayoutPriority(rawValue: 50)
}

@MainActor @objc open class UIResponder: NSObject {}

@MainActor @objc open class UIView: UIResponder {
  // Inherited from NSObject: with an empty frame.
  public nonisolated convenience override init() { fatalError() }
  @objc(initWithFrame:) public init(frame: CGRect) { fatalError() }
  @objc(initWithCoder:) public required init?(coder: NSCoder) { fatalError() }
  @objc open var frame: CGRect
  @objc open var bounds: CGRect
  @objc open var layer: CALayer { fatalError() }
  @objc open var subviews: [UIView] { fatalError() }
  @objc open var superview: UIView? { fatalError() }
  @objc open var window: UIWindow? { fatalError() }
  // Source: dotnet/macios src/uikit.cs, informal protocol UIAccessibilityContainer, which objects adopt.
  @objc open var accessibilityElements: [Any]?
  @objc open var accessibilityContainerType: UIAccessibilityContainerType
  @objc open var backgroundColor: UIColor?
  @objc open var alpha: CGFloat
  @objc open var isHidden: Bool
  @objc open var clipsToBounds: Bool
  @objc open var transform: CGAffineTransform
  @objc open var traitCollection: UITraitCollection { fatalError() }
  @objc open var safeAreaInsets: UIEdgeInsets { fatalError() }
  @objc open var directionalLayoutMargins: NSDirectionalEdgeInsets
  @objc open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    fatalError()
  }
  @objc open var isUserInteractionEnabled: Bool
  @objc(addGestureRecognizer:)
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { fatalError() }
  @objc(removeGestureRecognizer:)
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { fatalError() }
  @objc(gestureRecognizerShouldBegin:)
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    fatalError()
  }
  @objc(addSubview:) open func addSubview(_ view: UIView) { fatalError() }
  @objc open func removeFromSuperview() { fatalError() }
  @objc open func setNeedsLayout() { fatalError() }
  @objc open func layoutIfNeeded() { fatalError() }
  @objc open func layoutSubviews() { fatalError() }
  @objc open func safeAreaInsetsDidChange() { fatalError() }
  @objc open func layoutMarginsDidChange() { fatalError() }
  @objc(willMoveToSuperview:) open func willMove(toSuperview newSuperview: UIView?) {
    fatalError()
  }
  // Selector: systemLayoutSizeFittingSize:withHorizontalFittingPriority:verticalFittingPriority:
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize { fatalError() }
  @objc(animateWithDuration:animations:)
  open class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
    fatalError()
  }
  @objc open class var areAnimationsEnabled: Bool { fatalError() }
  @objc(performWithoutAnimation:)
  open class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) { fatalError() }
}

@MainActor @objc open class UIWindow: UIView {
  @objc(initWithFrame:) public override init(frame: CGRect) { fatalError() }
  @objc(initWithCoder:) public required init?(coder: NSCoder) { fatalError() }
}

@MainActor @objc open class UIViewController: UIResponder {
  @objc(initWithNibName:bundle:)
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { fatalError() }
  // Inherited from NSObject: with a nib of the class's name, or none.
  public nonisolated convenience override init() { fatalError() }
  @objc open var view: UIView!
  @objc(initWithCoder:) public required init?(coder: NSCoder) { fatalError() }
  @objc open func loadView() { fatalError() }
  @objc open func viewDidLoad() { fatalError() }
}

@MainActor @objc open class UIGestureRecognizer: NSObject {
  // Source: dotnet/macios src/UIKit/UIEnums.cs, enum UIGestureRecognizerState
  @objc public enum State: Int, Sendable {
    case possible, began, changed, ended, cancelled, failed
    public static var recognized: State { .ended }
  }
  @objc(initWithTarget:action:) public init(target: Any?, action: Selector?) { fatalError() }
  @objc(addTarget:action:) open func addTarget(_ target: Any, action: Selector) { fatalError() }
  @objc open var state: State {
    get { fatalError() }
    set { fatalError() }
  }
  @objc open var view: UIView? { fatalError() }
  @objc open var isEnabled: Bool {
    get { fatalError() }
    set { fatalError() }
  }
  @objc(locationInView:) open func location(in view: UIView?) -> CGPoint { fatalError() }
}

@MainActor @objc open class UILongPressGestureRecognizer: UIGestureRecognizer {
  @objc(initWithTarget:action:) public override init(target: Any?, action: Selector?) {
    fatalError()
  }
}

@MainActor @objc open class UIPanGestureRecognizer: UIGestureRecognizer {
  @objc(translationInView:) open func translation(in view: UIView?) -> CGPoint { fatalError() }
  @objc(velocityInView:) open func velocity(in view: UIView?) -> CGPoint { fatalError() }
}

@MainActor @objc public protocol UIScrollViewDelegate: NSObjectProtocol {
  @objc(scrollViewDidScroll:)
  optional func scrollViewDidScroll(_ scrollView: UIScrollView)
  @objc(scrollViewWillBeginDragging:)
  optional func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  @objc(scrollViewWillEndDragging:withVelocity:targetContentOffset:)
  optional func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>)
  @objc(scrollViewDidEndDragging:willDecelerate:)
  optional func scrollViewDidEndDragging(
    _ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  @objc(scrollViewDidEndDecelerating:)
  optional func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
}

@MainActor @objc open class UIScrollView: UIView {
  // Source: dotnet/macios src/UIKit/UIEnums.cs, enum UIScrollViewContentInsetAdjustmentBehavior
  @objc public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    case automatic, scrollableAxes, never, always
  }

  @objc(initWithFrame:) public override init(frame: CGRect) { fatalError() }
  @objc(initWithCoder:) public required init?(coder: NSCoder) { fatalError() }
  @objc open var contentOffset: CGPoint
  @objc open var contentSize: CGSize
  @objc open var contentInset: UIEdgeInsets
  @objc open var adjustedContentInset: UIEdgeInsets { fatalError() }
  @objc open func adjustedContentInsetDidChange() { fatalError() }
  @objc open var alwaysBounceVertical: Bool
  @objc open var alwaysBounceHorizontal: Bool
  @objc open var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior
  @objc open weak var delegate: (any UIScrollViewDelegate)?
  @objc open var panGestureRecognizer: UIPanGestureRecognizer { fatalError() }
  @objc open var showsHorizontalScrollIndicator: Bool
  @objc open var showsVerticalScrollIndicator: Bool
  #if !os(tvOS)
    // Source: dotnet/macios src/UIKit/UIEnums.cs, enum UIScrollViewKeyboardDismissMode
    @objc public enum KeyboardDismissMode: Int, Sendable { case none, onDrag, interactive }
    @objc open var keyboardDismissMode: KeyboardDismissMode
    @objc open var scrollsToTop: Bool
    @objc open var refreshControl: UIRefreshControl?
  #endif
  @objc open var isScrollEnabled: Bool
  @objc open var isDragging: Bool { fatalError() }
  @objc open var isDecelerating: Bool { fatalError() }
  // Selector: decelerationRate
  open var decelerationRate: DecelerationRate {
    get { fatalError() }
    set { fatalError() }
  }
  // Source: developer.apple.com/documentation/uikit/uiscrollview/decelerationrate-swift.struct
  public struct DecelerationRate: Hashable, RawRepresentable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { fatalError() }
    public static let normal = DecelerationRate(rawValue: 0.998)
    public static let fast = DecelerationRate(rawValue: 0.99)
  }
  @objc(setContentOffset:animated:)
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) { fatalError() }
}

@MainActor @objc open class UILabel: UIView {
  @objc(initWithFrame:) public override init(frame: CGRect) { fatalError() }
  @objc(initWithCoder:) public required init?(coder: NSCoder) { fatalError() }
  @objc open var text: String?
}

extension IndexPath {
  // Source: developer.apple.com/documentation/foundation/indexpath/init(item:section:)
  public init(item: Int, section: Int) { fatalError() }
  public var item: Int {
    get { fatalError() }
    set { fatalError() }
  }
  public var section: Int {
    get { fatalError() }
    set { fatalError() }
  }
}
