// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public typealias UIActionHandler = (UIAction) -> Void

@MainActor
open class UIAction: NSObject {
  let handler: UIActionHandler
  @available(iOS 14.0, tvOS 14.0, *)
  public init(title: String = "", handler: @escaping UIActionHandler) { self.handler = handler }
}

@MainActor
open class UIControl: UIView {
  public struct Event: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static var valueChanged: Event { Event(rawValue: 1 << 12) }
  }

  private var actions: [(action: UIAction, events: Event)] = []

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  @available(iOS 14.0, tvOS 14.0, *)
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    actions.append((action, controlEvents))
  }

  /// Performs the actions of an event.
  func standInSend(_ event: Event) {
    for entry in actions where entry.events.contains(event) { entry.action.handler(entry.action) }
  }
}

@MainActor
open class UIRefreshControl: UIControl {
  open private(set) var isRefreshing = false
  public convenience init() { self.init(frame: .zero) }
  open func beginRefreshing() { isRefreshing = true }
  open func endRefreshing() { isRefreshing = false }

  weak var standInScrollView: UIScrollView?

  /// Pulls the content down far enough for a refresh, if the content moves at all.
  public func standInPull() {
    guard let view = standInScrollView, view.isScrollEnabled,
      view.alwaysBounceVertical || view.contentSize.height > view.bounds.height
    else { return }
    isRefreshing = true
    standInSend(.valueChanged)
  }
}
