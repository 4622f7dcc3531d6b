// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// Source: dotnet/macios src/uikit.cs, interface of the same name as each type: selectors, optionality,
// nullability, availability. developer.apple.com/documentation/uikit/<type>: Swift spelling, isolation.

public typealias UIActionHandler = (UIAction) -> Void

@MainActor @objc open class UIAction: NSObject {
  // The initialiser in Swift has more parameters, all with defaults.
  @available(iOS 14.0, tvOS 14.0, *)
  // Selector: actionWithHandler:
  public init(title: String = "", handler: @escaping UIActionHandler) { fatalError() }
}

@MainActor @objc open class UIControl: UIView {
  // Source: dotnet/macios src/UIKit/UIEnums.cs, enum UIControlEvent
  public struct Event: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { fatalError() }
    public static var valueChanged: Event { fatalError() }
  }
  @objc(initWithFrame:) public override init(frame: CGRect) { fatalError() }
  @objc(initWithCoder:) public required init?(coder: NSCoder) { fatalError() }
  @available(iOS 14.0, tvOS 14.0, *)
  // Selector: addAction:forControlEvents:
  open func addAction(_ action: UIAction, for controlEvents: Event) { fatalError() }
}

#if !os(tvOS)
  @MainActor @objc open class UIRefreshControl: UIControl {
    // The initialisers are those of the superclasses.
    public override init(frame: CGRect) { fatalError() }
    @objc(initWithCoder:) public required init?(coder: NSCoder) { fatalError() }
    @nonobjc public convenience init() { fatalError() }
    @objc open var isRefreshing: Bool { fatalError() }
    @objc open func beginRefreshing() { fatalError() }
    @objc open func endRefreshing() { fatalError() }
  }
#endif
