// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported import Foundation
@_exported import StandInSupport

public struct NSEdgeInsets: Sendable {
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
}

public enum NSUserInterfaceLayoutDirection: Int, Sendable {
  case leftToRight = 0
  case rightToLeft = 1
}

public struct NSUserInterfaceItemIdentifier: Hashable, RawRepresentable, Sendable {
  public var rawValue: String
  public init(_ rawValue: String) { self.rawValue = rawValue }
  public init(rawValue: String) { self.rawValue = rawValue }
}

open class NSColor: NSObject, @unchecked Sendable {
  public let standInName: String
  init(standInName: String) { self.standInName = standInName }
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? NSColor)?.standInName == standInName
  }
  open override var hash: Int { standInName.hashValue }
  open var cgColor: CGColor {
    CGColor(standInName: NSColor.standInIsDark ? "dark \(standInName)" : standInName)
  }
  /// A Boolean value that indicates whether colours currently have their dark appearance.
  public nonisolated(unsafe) static var standInIsDark = false
  open class var clear: NSColor { NSColor(standInName: "clear") }
  open class var separatorColor: NSColor { NSColor(standInName: "separatorColor") }
  open class var controlBackgroundColor: NSColor { NSColor(standInName: "controlBackgroundColor") }
  open class var windowBackgroundColor: NSColor { NSColor(standInName: "windowBackgroundColor") }
  @available(macOS 10.14, *)
  open class var unemphasizedSelectedContentBackgroundColor: NSColor {
    NSColor(standInName: "unemphasizedSelectedContentBackgroundColor")
  }
}

open class NSNib: NSObject {}

@MainActor
open class NSResponder: NSObject {
  public override nonisolated init() {}
  open weak var nextResponder: NSResponder?
  open func scrollWheel(with event: NSEvent) { nextResponder?.scrollWheel(with: event) }
  open func keyDown(with event: NSEvent) { nextResponder?.keyDown(with: event) }
}

@MainActor
open class NSWindow: NSResponder {
  open var backingScaleFactor: CGFloat { standInScale }
  public var standInScale: CGFloat = 2
  /// The responder that receives keys.
  public private(set) weak var standInFirstResponder: NSResponder?
  @discardableResult
  open func makeFirstResponder(_ responder: NSResponder?) -> Bool {
    standInFirstResponder = responder
    return true
  }
}

@MainActor
public protocol NSAnimatablePropertyContainer {
  func animator() -> Self
}

@MainActor
open class NSView: NSResponder, NSAnimatablePropertyContainer {
  open var frame = NSRect.zero {
    didSet { if oldValue.size != frame.size { needsLayout = true } }
  }
  open var bounds: NSRect {
    get { NSRect(origin: standInBoundsOrigin, size: frame.size) }
    set { standInBoundsOrigin = newValue.origin }
  }
  var standInBoundsOrigin = NSPoint.zero
  open private(set) var subviews: [NSView] = []
  open weak private(set) var superview: NSView?
  open var window: NSWindow? { standInWindow ?? superview?.window }
  /// The window of a view that has no window in the stand-in.
  public var standInWindow: NSWindow? { didSet { viewDidMoveToWindow() } }
  open var layer: CALayer?
  open var wantsLayer = false {
    didSet { if wantsLayer, layer == nil { layer = CALayer() } }
  }
  open var alphaValue: CGFloat = 1
  open var isHidden = false
  open var needsLayout = true
  open var isFlipped: Bool { false }
  open var userInterfaceLayoutDirection = NSUserInterfaceLayoutDirection.leftToRight

  public required init(frame frameRect: NSRect) {
    super.init()
    frame = frameRect
  }

  public required init?(coder: NSCoder) { super.init() }

  open func addSubview(_ view: NSView) {
    view.removeFromSuperview()
    subviews.append(view)
    view.superview = self
    view.nextResponder = self
  }

  public private(set) var standInRecognizers: [NSGestureRecognizer] = []
  open func addGestureRecognizer(_ gestureRecognizer: NSGestureRecognizer) {
    standInRecognizers.append(gestureRecognizer)
    gestureRecognizer.standInAttach(to: self)
  }
  open func removeGestureRecognizer(_ gestureRecognizer: NSGestureRecognizer) {
    standInRecognizers.removeAll { $0 === gestureRecognizer }
    gestureRecognizer.standInAttach(to: nil)
  }

  open func hitTest(_ point: NSPoint) -> NSView? {
    guard !isHidden, frame.contains(point) else { return nil }
    let own = NSPoint(
      x: point.x - frame.minX + bounds.minX, y: point.y - frame.minY + bounds.minY)
    for view in standInFrontToBack {
      if let hit = view.hitTest(own) { return hit }
    }
    return self
  }

  open var preparedContentRect = NSRect.zero
  open func prepareContent(in rect: NSRect) { preparedContentRect = rect }

  /// Resets the opacity and the visibility, as the documentation describes.
  open func prepareForReuse() {
    standInIsReset = true
    alphaValue = 1
    isHidden = false
  }
  private var standInIsReset = false

  /// Prepares the view to be used again.
  func standInReuse() {
    standInIsReset = false
    (self as? any NSCollectionViewElement)?.prepareForReuse()
    Contracts.expect(
      standInIsReset || !(self is any NSCollectionViewElement),
      "prepareForReuse() of \(type(of: self)) does not call super")
  }

  /// The subviews in the order of hit-testing.
  var standInFrontToBack: [NSView] { subviews.reversed() }

  open func removeFromSuperview() {
    superview?.subviews.removeAll { $0 === self }
    superview = nil
  }

  open var enclosingScrollView: NSScrollView? {
    var view = superview
    while let next = view {
      if let scrollView = next as? NSScrollView { return scrollView }
      view = next.superview
    }
    return nil
  }

  open var visibleRect: NSRect {
    guard let clip = enclosingScrollView?.contentView else { return bounds }
    return clip.bounds.intersection(bounds)
  }

  open func scroll(_ point: NSPoint) { enclosingScrollView?.contentView.scroll(to: point) }

  open func convert(_ point: NSPoint, from view: NSView?) -> NSPoint {
    func origin(_ view: NSView?) -> NSPoint {
      var (point, next) = (NSPoint.zero, view)
      while let view = next {
        point.x += view.frame.minX - view.bounds.minX
        point.y += view.frame.minY - view.bounds.minY
        next = view.superview
      }
      return point
    }
    let (from, to) = (origin(view), origin(self))
    return NSPoint(x: point.x + from.x - to.x, y: point.y + from.y - to.y)
  }

  open func setBoundsOrigin(_ newOrigin: NSPoint) { standInBoundsOrigin = newOrigin }

  var draggedTypes: Set<NSPasteboard.PasteboardType> = []
  open func registerForDraggedTypes(_ newTypes: [NSPasteboard.PasteboardType]) {
    draggedTypes.formUnion(newTypes)
  }
  open func unregisterDraggedTypes() { draggedTypes = [] }
  open var registeredDraggedTypes: [NSPasteboard.PasteboardType] { Array(draggedTypes) }

  open func layout() {}
  open func viewDidChangeBackingProperties() {}
  open func viewDidMoveToWindow() {}
  open var needsDisplay = false
  open var wantsUpdateLayer: Bool { false }
  open func updateLayer() {}
  open func animator() -> Self {
    standInIsThroughAnimator = true
    return self
  }
  var standInIsThroughAnimator = false
  var standInReuseKey: String?

  /// Draws the view if needed: AppKit updates the layer in the current appearance.
  public func standInDisplay() {
    guard needsDisplay else { return }
    needsDisplay = false
    if wantsUpdateLayer { updateLayer() }
  }

  /// Simulates a change between light and dark appearance, after which AppKit displays every view
  /// again.
  public func standInAppearanceChanges() {
    needsDisplay = true
    standInDisplay()
    subviews.forEach { $0.standInAppearanceChanges() }
  }

  open func layoutSubtreeIfNeeded() {
    if needsLayout {
      needsLayout = false
      if NSAnimationContext.current.allowsImplicitAnimation {
        Contracts.note("lays out animated")
      }
      layout()
    }
    subviews.forEach { $0.layoutSubtreeIfNeeded() }
  }
}

@MainActor
open class NSViewController: NSResponder {
  private var loaded: NSView?
  open var view: NSView {
    get {
      if loaded == nil { loadView() }
      return loaded ?? NSView(frame: .zero)
    }
    set { loaded = newValue }
  }
  open func loadView() { loaded = NSView(frame: .zero) }
  public override nonisolated init() {}
  public required init?(coder: NSCoder) { super.init() }
  open func viewDidLoad() {}
}

@MainActor
open class NSControl: NSView {
  open var stringValue = ""
}

@MainActor
open class NSTextField: NSControl {
  open weak var delegate: (any NSTextFieldDelegate)?
}

@MainActor
public protocol NSControlTextEditingDelegate: NSObjectProtocol {
  // Optional in the framework; here it has a default.
  func controlTextDidEndEditing(_ obj: Notification)
}

extension NSControlTextEditingDelegate {
  public func controlTextDidEndEditing(_ obj: Notification) {}
}

@MainActor
public protocol NSTextFieldDelegate: NSControlTextEditingDelegate {}
