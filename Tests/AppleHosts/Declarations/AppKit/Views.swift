// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// Source: dotnet/macios src/appkit.cs, interface of the same name as each type: selectors, optionality,
// nullability, availability. developer.apple.com/documentation/appkit/<type>: Swift spelling, isolation.

@_exported import QuartzCore

// Source: developer.apple.com/documentation/foundation/nspoint, /nssize, /nsrect
public typealias NSPoint = CGPoint
public typealias NSSize = CGSize
public typealias NSRect = CGRect

// Source: dotnet/macios src/AppKit/Enums.cs, enum NSUserInterfaceLayoutDirection
@objc public enum NSUserInterfaceLayoutDirection: Int, Sendable { case leftToRight, rightToLeft }

// Source: developer.apple.com/documentation/appkit/nsuserinterfaceitemidentifier
public struct NSUserInterfaceItemIdentifier: Hashable, RawRepresentable, Sendable {
  public var rawValue: String
  public init(_ rawValue: String) { fatalError() }
  public init(rawValue: String) { fatalError() }
}

extension NSUserInterfaceItemIdentifier: _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSString { fatalError() }
  public static func _forceBridgeFromObjectiveC(
    _ source: NSString, result: inout NSUserInterfaceItemIdentifier?
  ) {}
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSString, result: inout NSUserInterfaceItemIdentifier?
  ) -> Bool { fatalError() }
  public static func _unconditionallyBridgeFromObjectiveC(
    _ source: NSString?
  ) -> NSUserInterfaceItemIdentifier { fatalError() }
}

@objc open class NSColor: NSObject, @unchecked Sendable {
  @objc(CGColor) open var cgColor: CGColor { fatalError() }
  @objc(clearColor) open class var clear: NSColor { fatalError() }
  @objc open class var separatorColor: NSColor { fatalError() }
  @objc open class var controlBackgroundColor: NSColor { fatalError() }
  @objc open class var windowBackgroundColor: NSColor { fatalError() }
  @available(macOS 10.14, *)
  @objc open class var unemphasizedSelectedContentBackgroundColor: NSColor { fatalError() }
}

@objc open class NSNib: NSObject {}

@MainActor @objc open class NSResponder: NSObject {
  @objc public override nonisolated init() { fatalError() }
  @objc open weak var nextResponder: NSResponder?
  @objc(scrollWheel:) open func scrollWheel(with event: NSEvent) { fatalError() }
  @objc(keyDown:) open func keyDown(with event: NSEvent) { fatalError() }
}

@objc open class NSEvent: NSObject {
  // Source: dotnet/macios src/AppKit/Enums.cs, enum NSEventType
  @objc public enum EventType: UInt, Sendable {
    case leftMouseDown = 1
    case keyDown = 10
    case scrollWheel = 22
  }

  // Source: dotnet/macios src/AppKit/Enums.cs, enum NSEventPhase
  public struct Phase: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { fatalError() }
    public static let began = Phase(rawValue: 1)
    public static let stationary = Phase(rawValue: 2)
    public static let changed = Phase(rawValue: 4)
    public static let ended = Phase(rawValue: 8)
    public static let cancelled = Phase(rawValue: 16)
    public static let mayBegin = Phase(rawValue: 32)
  }

  @objc open var type: EventType { fatalError() }
  @objc open var keyCode: UInt16 { fatalError() }
  @objc open var scrollingDeltaX: CGFloat { fatalError() }
  @objc open var scrollingDeltaY: CGFloat { fatalError() }
  // Selector: phase
  open var phase: Phase { fatalError() }
  // Selector: momentumPhase
  open var momentumPhase: Phase { fatalError() }
}

@MainActor @objc open class NSApplication: NSResponder {
  @objc(sharedApplication) open class var shared: NSApplication { fatalError() }
  @objc open var currentEvent: NSEvent? { fatalError() }
}

@MainActor @objc open class NSWindow: NSResponder {
  @objc open var backingScaleFactor: CGFloat { fatalError() }
  @discardableResult
  @objc(makeFirstResponder:) open func makeFirstResponder(_ responder: NSResponder?) -> Bool {
    fatalError()
  }
}

@MainActor @objc open class NSAnimationContext: NSObject {
  @objc(currentContext) open class var current: NSAnimationContext { fatalError() }
  @objc open class func beginGrouping() { fatalError() }
  @objc open class func endGrouping() { fatalError() }
  @objc open var allowsImplicitAnimation: Bool {
    get { fatalError() }
    set { fatalError() }
  }
  @objc open var duration: TimeInterval {
    get { fatalError() }
    set { fatalError() }
  }
}

// Source: dotnet/macios src/appkit.cs, NSAnimatablePropertyContainer
@MainActor public protocol NSAnimatablePropertyContainer {
  func animator() -> Self
}

@MainActor @objc open class NSView: NSResponder, NSAnimatablePropertyContainer {
  @objc(initWithFrame:) public required init(frame frameRect: NSRect) { fatalError() }
  @objc(initWithCoder:) public required init?(coder: NSCoder) { fatalError() }
  @objc open var frame: NSRect
  @objc open var bounds: NSRect
  @objc open var subviews: [NSView] { fatalError() }
  @objc open var superview: NSView? { fatalError() }
  @objc open var window: NSWindow? { fatalError() }
  @objc open var layer: CALayer?
  @objc open var wantsLayer: Bool
  @objc open var alphaValue: CGFloat
  @objc open var isHidden: Bool
  @objc open var needsLayout: Bool
  @objc open var needsDisplay: Bool
  @objc open var isFlipped: Bool { fatalError() }
  @objc open var wantsUpdateLayer: Bool { fatalError() }
  @objc open func updateLayer() { fatalError() }
  @objc open func viewDidChangeEffectiveAppearance() { fatalError() }
  @objc open var userInterfaceLayoutDirection: NSUserInterfaceLayoutDirection
  @objc open var enclosingScrollView: NSScrollView? { fatalError() }
  @objc open var visibleRect: NSRect { fatalError() }
  // Source: src/appkit.cs, interface NSView
  @objc open var preparedContentRect: NSRect
  @objc(prepareContentInRect:) open func prepareContent(in rect: NSRect) { fatalError() }
  @objc open var fittingSize: NSSize { fatalError() }
  @objc(hitTest:) open func hitTest(_ point: NSPoint) -> NSView? { fatalError() }
  @objc(addSubview:) open func addSubview(_ view: NSView) { fatalError() }
  @objc(addGestureRecognizer:)
  open func addGestureRecognizer(_ gestureRecognizer: NSGestureRecognizer) { fatalError() }
  @objc(removeGestureRecognizer:)
  open func removeGestureRecognizer(_ gestureRecognizer: NSGestureRecognizer) { fatalError() }
  // Selector: convertPoint:fromView:
  open func convert(_ point: NSPoint, from view: NSView?) -> NSPoint { fatalError() }
  @objc(setBoundsOrigin:) open func setBoundsOrigin(_ newOrigin: NSPoint) { fatalError() }
  @objc open func removeFromSuperview() { fatalError() }
  // Source: developer.apple.com/documentation/appkit/nsview/prepareforreuse(), since macOS 10.7
  @objc open func prepareForReuse() { fatalError() }
  @objc(scrollPoint:) open func scroll(_ point: NSPoint) { fatalError() }
  // Selector: registerForDraggedTypes:
  open func registerForDraggedTypes(_ newTypes: [NSPasteboard.PasteboardType]) { fatalError() }
  // Selector: registeredDraggedTypes
  open var registeredDraggedTypes: [NSPasteboard.PasteboardType] { fatalError() }
  @objc open func unregisterDraggedTypes() { fatalError() }
  @objc open func layout() { fatalError() }
  @objc open func viewDidChangeBackingProperties() { fatalError() }
  @objc open func viewDidMoveToWindow() { fatalError() }
  @objc open func layoutSubtreeIfNeeded() { fatalError() }
  public func animator() -> Self { fatalError() }
}

@MainActor @objc open class NSClipView: NSView {
  @objc open var documentView: NSView?
  @objc open var drawsBackground: Bool
  @objc(scrollToPoint:) open func scroll(to newOrigin: NSPoint) { fatalError() }
  @objc(initWithFrame:) public required init(frame frameRect: NSRect) { fatalError() }
  @objc(initWithCoder:) public required init?(coder: NSCoder) { fatalError() }
}

@MainActor @objc open class NSScrollView: NSView {
  @objc(initWithFrame:) public required init(frame frameRect: NSRect) { fatalError() }
  @objc(initWithCoder:) public required init?(coder: NSCoder) { fatalError() }
  @objc open var contentView: NSClipView
  @objc open var documentView: NSView?
  @objc open var contentInsets: NSEdgeInsets
  @objc open var automaticallyAdjustsContentInsets: Bool
  @objc open var drawsBackground: Bool
  @objc open var hasVerticalScroller: Bool
  @objc open var hasHorizontalScroller: Bool
  @objc open var autohidesScrollers: Bool
  @objc(reflectScrolledClipView:)
  open func reflectScrolledClipView(_ cView: NSClipView) { fatalError() }
}

@MainActor @objc open class NSViewController: NSResponder {
  @objc(initWithNibName:bundle:)
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { fatalError() }
  // Inherited from NSObject: with a nib of the class's name, or none.
  public nonisolated convenience override init() { fatalError() }
  @objc(initWithCoder:) public required init?(coder: NSCoder) { fatalError() }
  @objc open var view: NSView
  @objc open func loadView() { fatalError() }
  @objc open func viewDidLoad() { fatalError() }
}

@MainActor @objc open class NSControl: NSView {
  @objc(initWithFrame:) public required init(frame frameRect: NSRect) { fatalError() }
  @objc(initWithCoder:) public required init?(coder: NSCoder) { fatalError() }
  @objc open var stringValue: String
}

@MainActor @objc open class NSTextField: NSControl {
  @objc(initWithFrame:) public required init(frame frameRect: NSRect) { fatalError() }
  @objc(initWithCoder:) public required init?(coder: NSCoder) { fatalError() }
  @objc open weak var delegate: (any NSTextFieldDelegate)?
}

// Source: developer.apple.com/documentation/appkit/nscontroltexteditingdelegate
@MainActor @objc public protocol NSControlTextEditingDelegate: NSObjectProtocol {
  @objc(controlTextDidEndEditing:) optional func controlTextDidEndEditing(_ obj: Notification)
}

@MainActor @objc public protocol NSTextFieldDelegate: NSControlTextEditingDelegate {}

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

@MainActor @objc open class NSGestureRecognizer: NSObject {
  // Source: dotnet/macios src/AppKit/Enums.cs, enum NSGestureRecognizerState
  @objc(NSGestureRecognizerState)
  public enum State: Int, Sendable { case possible, began, changed, ended, cancelled, failed }
  @objc(initWithTarget:action:) public init(target: Any?, action: Selector?) { fatalError() }
  @objc(initWithCoder:) public required init?(coder: NSCoder) { fatalError() }
  @objc open weak var target: AnyObject?
  @objc open var action: Selector?
  @objc open var state: State
  @objc open weak var view: NSView? { fatalError() }
  @objc open var delaysPrimaryMouseButtonEvents: Bool
  @objc(locationInView:) open func location(in view: NSView?) -> NSPoint { fatalError() }
  @objc(mouseDown:) open func mouseDown(with event: NSEvent) { fatalError() }
}

@MainActor @objc open class NSPanGestureRecognizer: NSGestureRecognizer {
  @objc(initWithTarget:action:) public override init(target: Any?, action: Selector?) {
    fatalError()
  }
  @objc(initWithCoder:) public required init?(coder: NSCoder) { fatalError() }
  @objc(translationInView:) open func translation(in view: NSView?) -> NSPoint { fatalError() }
}
