// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported import Foundation
@_exported import StandInSupport

public struct UIEdgeInsets: Equatable, Sendable {
  public var top: CGFloat
  public var left: CGFloat
  public var bottom: CGFloat
  public var right: CGFloat

  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  public static var zero: UIEdgeInsets { UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0) }
}

public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  case leftToRight = 0
  case rightToLeft = 1
}

open class UIColor: NSObject, @unchecked Sendable {
  public let standInName: String
  init(standInName: String) { self.standInName = standInName }
  public init(white: CGFloat, alpha: CGFloat) { standInName = "white \(white) alpha \(alpha)" }
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIColor)?.standInName == standInName
  }
  open override var hash: Int { standInName.hashValue }
  open var cgColor: CGColor { CGColor(standInName: standInName) }
  open class var clear: UIColor { UIColor(standInName: "clear") }
  open class var separator: UIColor { UIColor(standInName: "separator") }
  open class var systemBackground: UIColor { UIColor(standInName: "systemBackground") }
  open class var systemGroupedBackground: UIColor {
    UIColor(standInName: "systemGroupedBackground")
  }
  open class var systemGray4: UIColor { UIColor(standInName: "systemGray4") }
  open class var secondarySystemGroupedBackground: UIColor {
    UIColor(standInName: "secondarySystemGroupedBackground")
  }
}

public struct UILayoutPriority: Hashable, RawRepresentable, Sendable {
  public let rawValue: Float
  public init(rawValue: Float) { self.rawValue = rawValue }
  public static let required = UILayoutPriority(rawValue: 1000)
  public static let fittingSizeLevel = UILayoutPriority(rawValue: 50)
}

public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1
  case phone = 0
  case pad = 1
  @available(iOS 14.0, tvOS 14.0, *)
  case mac = 5
}

@MainActor
open class UITraitCollection: NSObject {
  public let displayScale: CGFloat
  public let userInterfaceIdiom: UIUserInterfaceIdiom
  public nonisolated init(displayScale: CGFloat) {
    self.displayScale = displayScale
    userInterfaceIdiom = .phone
  }
  init(standInIdiom: UIUserInterfaceIdiom, displayScale: CGFloat) {
    self.displayScale = displayScale
    userInterfaceIdiom = standInIdiom
  }
}

@MainActor
open class UIResponder: NSObject {
  public override nonisolated init() {}
}

@MainActor
open class UIView: UIResponder {
  open var frame: CGRect {
    get { CGRect(origin: standInOrigin, size: bounds.size) }
    set {
      standInOrigin = newValue.origin
      if bounds.size != newValue.size {
        bounds = CGRect(origin: bounds.origin, size: newValue.size)
      }
    }
  }
  private var standInOrigin = CGPoint.zero
  private var standInBounds = CGRect.zero
  open var bounds: CGRect {
    get { standInBounds }
    set {
      if newValue.size != standInBounds.size { setNeedsLayout() }
      standInBounds = newValue
    }
  }
  public let layer = CALayer()
  open private(set) var subviews: [UIView] = []
  open weak private(set) var superview: UIView?
  open var window: UIWindow? { standInWindow ?? superview?.window }
  /// The window of a view that has no superview in the stand-in.
  public var standInWindow: UIWindow?
  open var accessibilityElements: [Any]?
  open var accessibilityContainerType = UIAccessibilityContainerType.none
  open var backgroundColor: UIColor?
  open var alpha: CGFloat = 1
  open var isHidden = false
  open var clipsToBounds = false
  open var isUserInteractionEnabled = true
  /// The gesture recognizers that the view attaches touches to.
  public private(set) var standInRecognizers: [UIGestureRecognizer] = []
  open var transform = CGAffineTransform.identity
  open internal(set) var traitCollection = UITraitCollection(displayScale: 2)
  open var safeAreaInsets: UIEdgeInsets { standInSafeArea }
  open var directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: 8, leading: 8, bottom: 8, trailing: 8)
  { didSet { layoutMarginsDidChange() } }
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    standInDirection
  }

  // Properties that tests set, but no app can.
  public var standInSafeArea = UIEdgeInsets.zero {
    didSet { if oldValue != standInSafeArea { safeAreaInsetsDidChange() } }
  }
  public var standInDirection = UIUserInterfaceLayoutDirection.leftToRight
  public var standInIdiom: UIUserInterfaceIdiom {
    get { traitCollection.userInterfaceIdiom }
    set {
      traitCollection = UITraitCollection(
        standInIdiom: newValue, displayScale: traitCollection.displayScale)
    }
  }
  private var needsLayout = true
  static var standInIsAnimating = false

  public init(frame: CGRect) {
    super.init()
    self.frame = frame
  }

  public required init?(coder: NSCoder) { super.init() }

  open func addSubview(_ view: UIView) {
    view.removeFromSuperview()
    view.willMove(toSuperview: self)
    subviews.append(view)
    view.superview = self
  }

  open func removeFromSuperview() {
    guard superview != nil else { return }
    willMove(toSuperview: nil)
    superview?.subviews.removeAll { $0 === self }
    superview = nil
  }

  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    // A recognizer belongs to one view.
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    standInRecognizers.append(gestureRecognizer)
    gestureRecognizer.standInAttach(to: self)
  }

  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    guard gestureRecognizer.view === self else { return }
    standInRecognizers.removeAll { $0 === gestureRecognizer }
    gestureRecognizer.standInAttach(to: nil)
  }

  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    true
  }

  /// Returns a point of a superview in the coordinates of this view.
  func standInConvert(_ point: CGPoint, from ancestor: UIView) -> CGPoint {
    guard self !== ancestor, let superview else { return point }
    let outer = superview.standInConvert(point, from: ancestor)
    return CGPoint(
      x: outer.x - frame.minX + bounds.minX, y: outer.y - frame.minY + bounds.minY)
  }

  /// Returns the view that receives a touch, as hit-testing does.
  public func standInHit(_ point: CGPoint) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha > 0.01, bounds.contains(point) else {
      return nil
    }
    for view in subviews.reversed() {
      if let hit = view.standInHit(view.standInConvert(point, from: self)) { return hit }
    }
    return self
  }

  open func setNeedsLayout() { needsLayout = true }

  open func layoutIfNeeded() {
    if needsLayout {
      needsLayout = false
      if UIView.standInIsAnimating { Contracts.note("lays out animated") }
      layoutSubviews()
    }
    subviews.forEach { $0.layoutIfNeeded() }
  }

  open func layoutSubviews() {}
  open func safeAreaInsetsDidChange() { setNeedsLayout() }
  open func layoutMarginsDidChange() { setNeedsLayout() }
  open func willMove(toSuperview newSuperview: UIView?) {}

  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    let width = standInKeepsWidth && bounds.width > 0 ? bounds.width : targetSize.width
    return standInContent?(
      horizontalFittingPriority == .required ? width : nil,
      verticalFittingPriority == .required ? targetSize.height : nil) ?? targetSize
  }

  /// A Boolean value that indicates whether the constraints of the autoresizing mask keep the width
  /// that the view has until its superview is laid out.
  var standInKeepsWidth = false

  /// Returns the size that the view's constraints give it in the required extents; `nil` without
  /// any.
  public var standInContent: ((_ width: CGFloat?, _ height: CGFloat?) -> CGSize?)?

  open class var areAnimationsEnabled: Bool { standInAreAnimationsEnabled }
  private static var standInAreAnimationsEnabled = true

  open class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let before = standInAreAnimationsEnabled
    standInAreAnimationsEnabled = false
    actionsWithoutAnimation()
    standInAreAnimationsEnabled = before
  }

  open class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
    standInIsAnimating = true
    animations()
    standInIsAnimating = false
  }
}

@MainActor
open class UIWindow: UIView {
  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

@MainActor
open class UIViewController: UIResponder {
  open var view: UIView!
  public override nonisolated init() {}
  public required init?(coder: NSCoder) { super.init() }
  open func loadView() {}
  open func viewDidLoad() {}
}

@MainActor
open class UILabel: UIView {
  open var text: String?
  public convenience init() { self.init(frame: .zero) }
}
