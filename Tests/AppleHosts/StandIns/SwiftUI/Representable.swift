// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Source: developer.apple.com/documentation/swiftui/<type> of each type: declaration, isolation,
// availability of what is newer than iOS 13, macOS 10.15, tvOS 13 and watchOS 6.

/// A configuration or a view of another framework that hosts a view.
@MainActor
public protocol StandInHosting {
  var standInHosted: Any { get }
}

#if canImport(UIKit)
  import UIKit

  @available(iOS 16.0, tvOS 16.0, *)
  extension UIHostingConfiguration: StandInHosting {
    public var standInHosted: Any { content }
  }

  @MainActor @preconcurrency
  public protocol UIViewRepresentable: View, StandInRepresentable where Body == Never {
    associatedtype UIViewType: UIView
    associatedtype Coordinator = Void
    typealias Context = UIViewRepresentableContext<Self>
    func makeUIView(context: Context) -> UIViewType
    func updateUIView(_ uiView: UIViewType, context: Context)
    static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
    func makeCoordinator() -> Coordinator
  }

  extension UIViewRepresentable {
    public var body: Never { fatalError("a representable view has no body") }
    public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}
    public func standInShow(
      _ known: StandInPlatformView?, _ coordinator: Any?, _ environment: EnvironmentValues,
      _ transaction: Transaction
    ) -> (StandInPlatformView, Any) {
      let coordinator = coordinator as? Coordinator ?? makeCoordinator()
      let context = Context(
        standIn: coordinator, environment: environment, transaction: transaction)
      let view = StandInBody.updating {
        let view = known as? UIViewType ?? makeUIView(context: context)
        updateUIView(view, context: context)
        return view
      }
      return (view, coordinator)
    }
  }

  extension UIViewRepresentable where Coordinator == Void {
    public func makeCoordinator() {}
  }

  @MainActor @preconcurrency
  public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
    public let coordinator: Representable.Coordinator
    public var transaction = Transaction()
    public var environment: EnvironmentValues
    /// Creates the context of a test.
    public init(
      standIn coordinator: Representable.Coordinator,
      environment: EnvironmentValues = EnvironmentValues(), transaction: Transaction = Transaction()
    ) {
      self.coordinator = coordinator
      self.transaction = transaction
      self.environment = environment
    }
  }

  @available(iOS 16.0, tvOS 16.0, *)
  public struct UIHostingConfiguration<Content: View, Background: View>: UIContentConfiguration {
    public let content: Content
    // The documentation names a default of the system, but no value.
    private var minimum = CGSize(width: 44, height: 44)
    public init(@ViewBuilder content: () -> Content) where Background == EmptyView {
      self.content = content()
    }
    public func margins(
      _ edges: Edge.Set = .all, _ length: CGFloat
    ) -> UIHostingConfiguration<Content, Background> { self }
    public func minSize(
      width: CGFloat? = nil, height: CGFloat? = nil
    ) -> UIHostingConfiguration<Content, Background> {
      var copy = self
      copy.minimum = CGSize(width: width ?? 44, height: height ?? 44)
      return copy
    }
    public func standInSize(
      width: CGFloat?, height: CGFloat?, safeArea: UIEdgeInsets
    ) -> CGSize? {
      let insets = standInIgnoresSafeArea(content) ? .zero : safeArea
      let (across, along) = (insets.left + insets.right, insets.top + insets.bottom)
      guard let size = SwiftUI.standInSize(of: content, width: width.map { $0 - across }) else {
        return nil
      }
      return CGSize(
        width: max(size.width + across, minimum.width),
        height: max(size.height + along, minimum.height))
    }
  }
#elseif canImport(AppKit)
  import AppKit

  @MainActor @preconcurrency
  public protocol NSViewRepresentable: View, StandInRepresentable where Body == Never {
    associatedtype NSViewType: NSView
    associatedtype Coordinator = Void
    typealias Context = NSViewRepresentableContext<Self>
    func makeNSView(context: Context) -> NSViewType
    func updateNSView(_ nsView: NSViewType, context: Context)
    static func dismantleNSView(_ nsView: NSViewType, coordinator: Coordinator)
    func makeCoordinator() -> Coordinator
  }

  extension NSViewRepresentable {
    public var body: Never { fatalError("a representable view has no body") }
    public static func dismantleNSView(_ nsView: NSViewType, coordinator: Coordinator) {}
    public func standInShow(
      _ known: StandInPlatformView?, _ coordinator: Any?, _ environment: EnvironmentValues,
      _ transaction: Transaction
    ) -> (StandInPlatformView, Any) {
      let coordinator = coordinator as? Coordinator ?? makeCoordinator()
      let context = Context(
        standIn: coordinator, environment: environment, transaction: transaction)
      let view = StandInBody.updating {
        let view = known as? NSViewType ?? makeNSView(context: context)
        updateNSView(view, context: context)
        return view
      }
      return (view, coordinator)
    }
  }

  extension NSViewRepresentable where Coordinator == Void {
    public func makeCoordinator() {}
  }

  @MainActor @preconcurrency
  public struct NSViewRepresentableContext<View: NSViewRepresentable> {
    public let coordinator: View.Coordinator
    public var transaction = Transaction()
    public var environment: EnvironmentValues
    /// Creates the context of a test.
    public init(
      standIn coordinator: View.Coordinator, environment: EnvironmentValues = EnvironmentValues(),
      transaction: Transaction = Transaction()
    ) {
      self.coordinator = coordinator
      self.transaction = transaction
      self.environment = environment
    }
  }

  @available(macOS 13.0, *)
  public struct NSHostingSizingOptions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let minSize = NSHostingSizingOptions(rawValue: 1)
    public static let intrinsicContentSize = NSHostingSizingOptions(rawValue: 2)
    public static let maxSize = NSHostingSizingOptions(rawValue: 4)
  }

  open class NSHostingView<Content: View>: NSView {
    open var rootView: Content
    /// A Boolean value that indicates whether constraints require the size of the content.
    var standInIsConstrained = true
    open override var frame: NSRect { didSet { standInCheckConstraints() } }
    private func standInCheckConstraints() {
      let size = standInIsConstrained ? standInSize(of: rootView, width: nil) : nil
      Contracts.expect(
        frame.size == .zero || size == nil || size == frame.size,
        "constraints of a hosting controller cannot be satisfied")
    }
    public required init(rootView: Content) {
      self.rootView = rootView
      super.init(frame: .zero)
    }
    public required init?(coder: NSCoder) { nil }
    public required init(frame frameRect: NSRect) { fatalError("made by init(rootView:)") }
  }

  extension NSHostingView: StandInHosting {
    public var standInHosted: Any { rootView }
  }

  @available(macOS 10.15, *)
  open class NSHostingController<Content: View>: NSViewController {
    open var rootView: Content {
      didSet { standInReplaceRoot() }
    }
    @available(macOS 13.0, *)
    open var sizingOptions: NSHostingSizingOptions {
      get { [.minSize, .intrinsicContentSize, .maxSize] }
      set { (view as? NSHostingView<Content>)?.standInIsConstrained = !newValue.isEmpty }
    }
    public init(rootView: Content) {
      self.rootView = rootView
      super.init()
      view = NSHostingView(rootView: rootView)
    }
    public required init?(coder: NSCoder) { nil }
    private func standInReplaceRoot() {
      (view as? NSHostingView<Content>)?.rootView = rootView
      Contracts.note("hosts a view")
    }
    open func sizeThatFits(in size: CGSize) -> CGSize {
      standInSize(of: rootView, width: size.width) ?? .zero
    }
  }
#endif

public enum Edge: Int8, Sendable {
  case top, leading, bottom, trailing
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    public static let all = Set(rawValue: 15)
  }
}
