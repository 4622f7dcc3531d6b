// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@MainActor
open class UIGestureRecognizer: NSObject {
  open private(set) weak var view: UIView?
  open var isEnabled = true
  public enum State: Int, Sendable {
    case possible, began, changed, ended, cancelled, failed
    public static var recognized: State { .ended }
  }
  open var state = State.possible

  public nonisolated override init() {}
  /// Creates a recognizer without targets, which need Objective-C.
  public init(target: Any?, action: Selector?) {}

  func standInAttach(to view: UIView?) { self.view = view }

  open func location(in view: UIView?) -> CGPoint { .zero }
}

/// A selector, which does not exist without Objective-C.
public struct Selector: Sendable {}

@MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// The finger, in the coordinates of the view that the recognizer is attached to.
  public var standInPoint = CGPoint.zero

  public override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
  }

  open override func location(in view: UIView?) -> CGPoint { standInPoint }

  /// Reports a change of the state, which needs Objective-C otherwise.
  open func standInChange() {}
}

@MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// The touch in the coordinates of the view that the recognizer is attached to.
  var standInTouch: (start: CGPoint, translation: CGPoint, velocity: CGPoint)?
  /// The scroll view that the recognizer belongs to, which is always its delegate.
  weak var standInScrollView: UIScrollView?

  open override func location(in view: UIView?) -> CGPoint {
    guard let touch = standInTouch, let own = self.view else { return .zero }
    let point = CGPoint(
      x: touch.start.x + touch.translation.x, y: touch.start.y + touch.translation.y)
    return view?.standInConvert(point, from: own) ?? point
  }

  open func translation(in view: UIView?) -> CGPoint { standInTouch?.translation ?? .zero }

  open func velocity(in view: UIView?) -> CGPoint { standInTouch?.velocity ?? .zero }
}

extension UIView {
  /// Pans with one finger, and lets the scroll view that recognizes the pan come to rest.
  ///
  /// The recognizers of all views under the finger compete. The first one that begins excludes the others.
  ///
  /// - Parameter start: The start of the pan, in the coordinates of this view.
  /// - Parameter translation: The way of the finger.
  /// - Parameter velocity: The velocity of the finger at the end, in points per millisecond.
  /// - Parameter steps: The number of reports on the way.
  /// - Parameter step: A closure that is called after each report.
  /// - Returns: The scroll view that moved; `nil` if no recognizer began.
  @discardableResult
  public func standInPan(
    from start: CGPoint, by translation: CGPoint, velocity: CGPoint = .zero, steps: Int = 4,
    step: () -> Void = {}
  ) -> UIScrollView? {
    // The touch belongs to the view that is hit, and to all views around it.
    var view = standInHit(start)
    var recognizers: [UIPanGestureRecognizer] = []
    while let next = view {
      recognizers += next.standInRecognizers.compactMap { $0 as? UIPanGestureRecognizer }
      view = next === self ? nil : next.superview
    }
    func touch(_ part: CGFloat) -> (CGPoint, CGPoint, CGPoint) {
      (
        start, CGPoint(x: translation.x * part, y: translation.y * part),
        CGPoint(x: velocity.x * 1000, y: velocity.y * 1000)
      )
    }
    let winner = recognizers.first { recognizer in
      recognizer.standInTouch = touch(1 / CGFloat(steps + 1))
      guard recognizer.isEnabled, let scrollView = recognizer.standInScrollView else {
        return false
      }
      return scrollView.standInBegins(recognizer)
    }
    guard let winner, let scrollView = winner.standInScrollView else { return nil }
    scrollView.standInDrag(winner, by: translation, velocity: velocity, steps: steps) { part in
      winner.standInTouch = touch(part)
      step()
    }
    winner.standInTouch = nil
    return scrollView
  }
}
