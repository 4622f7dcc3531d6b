// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A selector, which does not exist without Objective-C.
public struct Selector: Sendable {}

@MainActor
open class NSGestureRecognizer: NSObject {
  public enum State: Int, Sendable { case possible, began, changed, ended, cancelled, failed }
  open private(set) weak var view: NSView?
  open var state = State.possible
  open var delaysPrimaryMouseButtonEvents = false

  /// Creates a recognizer without a target, which needs Objective-C.
  public init(target: Any?, action: Selector?) {}
  public required init?(coder: NSCoder) { nil }

  func standInAttach(to view: NSView?) { self.view = view }

  open func location(in view: NSView?) -> NSPoint { .zero }
  open func mouseDown(with event: NSEvent) {}
}

@MainActor
open class NSPanGestureRecognizer: NSGestureRecognizer {
  /// The pointer, in the coordinates of the view that the recognizer is attached to.
  public internal(set) var standInPoint = NSPoint.zero
  var standInStart = NSPoint.zero

  public override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
  }
  public required init?(coder: NSCoder) { nil }

  open override func location(in view: NSView?) -> NSPoint { standInPoint }

  open func translation(in view: NSView?) -> NSPoint {
    NSPoint(x: standInPoint.x - standInStart.x, y: standInPoint.y - standInStart.y)
  }

  /// Reports a change of the state, which needs Objective-C otherwise.
  open func standInChange() {}

  /// Releases the button.
  public func standInEnd() {
    guard state == .began || state == .changed else { return }
    state = .ended
    standInChange()
  }
}
