// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

open class NSEvent: NSObject {
  public enum EventType: UInt, Sendable {
    case leftMouseDown = 1
    case keyDown = 10
    case scrollWheel = 22
  }

  public struct Phase: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let began = Phase(rawValue: 1)
    public static let stationary = Phase(rawValue: 2)
    public static let changed = Phase(rawValue: 4)
    public static let ended = Phase(rawValue: 8)
    public static let cancelled = Phase(rawValue: 16)
    public static let mayBegin = Phase(rawValue: 32)
  }

  open var type: EventType { standInType }
  open var keyCode: UInt16 { standInKeyCode }
  open var scrollingDeltaX: CGFloat { standInDeltas.x }
  open var scrollingDeltaY: CGFloat { standInDeltas.y }
  open var phase: Phase { standInPhase }
  open var momentumPhase: Phase { standInMomentumPhase }

  private let standInType: EventType
  private let standInDeltas: NSPoint
  private let standInPhase: Phase
  private let standInMomentumPhase: Phase
  private let standInKeyCode: UInt16

  init(
    standIn type: EventType, _ deltas: NSPoint, _ phase: Phase, _ momentum: Phase,
    key: UInt16 = 0
  ) {
    standInKeyCode = key
    standInType = type
    standInDeltas = deltas
    standInPhase = phase
    standInMomentumPhase = momentum
  }
}

@MainActor
open class NSApplication: NSResponder {
  open class var shared: NSApplication { standInShared }
  private static let standInShared = NSApplication()
  open internal(set) var currentEvent: NSEvent?
}

extension NSWindow {
  /// Presses a key, which the first responder receives.
  public func standInPress(key: UInt16) {
    standInFirstResponder?.keyDown(with: NSEvent(standIn: .keyDown, .zero, [], [], key: key))
  }
}

extension NSView {
  /// Drags the pointer from point to point with the primary button.
  ///
  /// A recognizer begins if the pointer has moved by more than 3 points, at the place that it has then.
  ///
  /// - Parameter points: The points in the coordinates of the view, from that where the button is pressed.
  /// - Parameter isReleased: A Boolean value that indicates whether the button is released at the end.
  /// - Returns: `false` if no recognizer took the drag, so that the view receives the events.
  @discardableResult
  public func standInDrag(_ points: [NSPoint], isReleased: Bool = true) -> Bool {
    guard let start = points.first,
      let pan = standInRecognizers.compactMap({ $0 as? NSPanGestureRecognizer }).first
    else { return false }
    pan.standInStart = start
    pan.standInPoint = start
    pan.state = .possible
    pan.mouseDown(with: NSEvent(standIn: .leftMouseDown, .zero, [], []))
    guard pan.state == .possible else { return false }
    for point in points.dropFirst() {
      pan.standInPoint = point
      if pan.state == .possible {
        guard abs(point.x - start.x) + abs(point.y - start.y) > 3 else { continue }
        pan.state = .began
      } else {
        pan.state = .changed
      }
      pan.standInChange()
    }
    if isReleased { pan.standInEnd() }
    return true
  }

  /// Returns the view that receives a click.
  public func standInClick(_ point: NSPoint) -> NSView? {
    let event = NSEvent(standIn: .leftMouseDown, .zero, [], [])
    NSApplication.shared.currentEvent = event
    defer { NSApplication.shared.currentEvent = nil }
    return hitTest(point)
  }

  /// Turns the wheel of a mouse once.
  public func standInTurn(at point: NSPoint, by deltas: NSPoint) {
    send(deltas, [], [], to: nil, at: point)
  }

  /// Scrolls with two fingers on a trackpad.
  ///
  /// All events of the gesture go to the view that receives the first.
  ///
  /// - Parameter point: The pointer, in the coordinates of the superview.
  /// - Parameter deltas: The way of the fingers in each event.
  /// - Parameter momentum: The way of the content in each event after the fingers left the trackpad.
  /// - Parameter step: A closure that is called after each event.
  public func standInScroll(
    at point: NSPoint, by deltas: [NSPoint], momentum: [NSPoint] = [], step: () -> Void = {}
  ) {
    var target = send(.zero, .mayBegin, [], to: nil, at: point)
    for (number, delta) in deltas.enumerated() {
      target = send(delta, number == 0 ? .began : .changed, [], to: target, at: point)
      step()
    }
    send(.zero, .ended, [], to: target, at: point)
    step()
    for (number, delta) in momentum.enumerated() {
      send(delta, [], number == 0 ? .began : .changed, to: target, at: point)
      step()
    }
    if !momentum.isEmpty { send(.zero, [], .ended, to: target, at: point) }
    step()
  }

  @discardableResult
  private func send(
    _ deltas: NSPoint, _ phase: NSEvent.Phase, _ momentum: NSEvent.Phase, to target: NSView?,
    at point: NSPoint
  ) -> NSView? {
    let event = NSEvent(standIn: .scrollWheel, deltas, phase, momentum)
    NSApplication.shared.currentEvent = event
    defer { NSApplication.shared.currentEvent = nil }
    let target = target ?? hitTest(point)
    target?.scrollWheel(with: event)
    return target
  }
}
