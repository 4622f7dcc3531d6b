// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@MainActor
open class NSAnimationContext: NSObject {
  open class var current: NSAnimationContext { stack[stack.count - 1] }
  open class func beginGrouping() {
    let next = NSAnimationContext()
    next.duration = current.duration
    stack.append(next)
  }
  open class func endGrouping() {
    Contracts.expect(stack.count > 1, "endGrouping() without beginGrouping()")
    if stack.count > 1 { stack.removeLast() }
  }
  open var duration: TimeInterval = 0.25
  open var allowsImplicitAnimation = false

  private static var stack = [NSAnimationContext()]
  private static var running: [Animation] = []

  private struct Animation {
    weak var view: NSClipView?
    let start: NSPoint
    let goal: NSPoint
  }

  override nonisolated init() {}

  /// Sets the origin of a clip view's bounds as an animator does.
  ///
  /// The value replaces that of an animation in progress. Only a duration of zero ends the animation
  /// at once.
  func standInAnimate(_ view: NSClipView, to goal: NSPoint) {
    NSAnimationContext.running.removeAll { $0.view == nil || $0.view === view }
    if duration > 0 {
      NSAnimationContext.running.append(
        Animation(view: view, start: view.bounds.origin, goal: goal))
    } else {
      view.setBoundsOrigin(goal)
    }
  }

  /// Runs all animations in steps to their ends.
  ///
  /// A value that is set directly does not end an animation: the next step replaces it.
  public static func standInRun(steps: Int = 4, step: (Int) -> Void = { _ in }) {
    for number in 1...steps {
      let part = CGFloat(number) / CGFloat(steps)
      for animation in running {
        // A step can end the animations after it.
        guard running.contains(where: { $0.view === animation.view && $0.goal == animation.goal })
        else { continue }
        animation.view?.setBoundsOrigin(
          NSPoint(
            x: animation.start.x + (animation.goal.x - animation.start.x) * part,
            y: animation.start.y + (animation.goal.y - animation.start.y) * part))
      }
      step(number)
    }
    running = []
  }
}
