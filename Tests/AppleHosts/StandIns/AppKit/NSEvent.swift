// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

open class NSEvent: NSObject {
  public enum EventType: UInt, Sendable {
    case leftMouseDown = 1
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
  open var scrollingDeltaX: CGFloat { standInDeltas.x }
  open var scrollingDeltaY: CGFloat { standInDeltas.y }
  open var phase: Phase { standInPhase }
  open var momentumPhase: Phase { standInMomentumPhase }

  private let standInType: EventType
  private let standInDeltas: NSPoint
  private let standInPhase: Phase
  private let standInMomentumPhase: Phase

  init(standIn type: EventType, _ deltas: NSPoint, _ phase: Phase, _ momentum: Phase) {
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

extension NSView {
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
