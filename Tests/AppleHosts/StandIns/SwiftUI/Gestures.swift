// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Source: developer.apple.com/documentation/swiftui/<type> of each type: declaration, isolation,
// availability of what is newer than iOS 13, macOS 10.15, tvOS 13 and watchOS 6.

@MainActor @preconcurrency
public protocol Gesture<Value> {
  associatedtype Value
  /// Performs the actions of the gesture for a value of it, or ends it if there is none.
  func standInReport(_ value: Any?)
}

@available(tvOS, unavailable)
public struct DragGesture {
  public struct Value: Equatable, Sendable {
    public var location = CGPoint.zero
    public var startLocation = CGPoint.zero
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }
    public init(standInLocation: CGPoint) { location = standInLocation }
  }
  public init(minimumDistance: CGFloat = 10) {}
}

@available(tvOS, unavailable)
extension DragGesture: Gesture {
  public func standInReport(_ value: Any?) {}
}

@available(iOS 13.0, macOS 10.15, tvOS 14.0, watchOS 6.0, *)
public struct LongPressGesture {
  public init(minimumDuration: Double = 0.5) {}
}

@available(iOS 13.0, macOS 10.15, tvOS 14.0, watchOS 6.0, *)
extension LongPressGesture: Gesture {
  public typealias Value = Bool
  public func standInReport(_ value: Any?) {}
}

public struct SequenceGesture<First: Gesture, Second: Gesture> {
  public enum Value {
    case first(First.Value)
    case second(First.Value, Second.Value?)
  }
}

extension SequenceGesture: Gesture {
  public func standInReport(_ value: Any?) {}
}

extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

public struct _ChangedGesture<Content: Gesture> {
  let content: Content
  let action: (Content.Value) -> Void
}

extension _ChangedGesture: Gesture {
  public typealias Value = Content.Value
  public func standInReport(_ value: Any?) {
    content.standInReport(value)
    (value as? Value).map(action)
  }
}

public struct _EndedGesture<Content: Gesture> {
  let content: Content
  let action: (Content.Value) -> Void
}

extension _EndedGesture: Gesture {
  public typealias Value = Content.Value
  public func standInReport(_ value: Any?) { content.standInReport(value) }
}

extension Gesture {
  public nonisolated func sequenced<Other: Gesture>(
    before other: Other
  ) -> SequenceGesture<Self, Other> { SequenceGesture() }
  public nonisolated func onEnded(
    _ action: @escaping (Value) -> Void
  ) -> _EndedGesture<Self> { _EndedGesture(content: self, action: action) }
}

extension Gesture where Value: Equatable {
  public nonisolated func onChanged(
    _ action: @escaping (Value) -> Void
  ) -> _ChangedGesture<Self> { _ChangedGesture(content: self, action: action) }
}

/// A view with a gesture.
public struct StandInGestured<Content: View> {
  public let content: Content
  public let gesture: any Gesture
}

extension StandInGestured: View {
  public var body: Never { fatalError("StandInGestured has no body") }
}

extension StandInGestured: StandInContainer {
  var standInChildren: [Any] { [content] }
}

/// A view with a gesture, without the type of the view.
@MainActor
protocol StandInGesturing {
  var gesture: any Gesture { get }
}

extension StandInGestured: StandInGesturing {}

/// A view with another one over it.
struct StandInOverlaid<Content: View, Overlay: View> {
  let content: Content
  let overlay: Overlay
}

extension StandInOverlaid: StandInContainer {
  var standInChildren: [Any] { [content, overlay] }
}

extension StandInOverlaid: View {
  var body: Never { fatalError("StandInOverlaid has no body") }
}

extension View {
  public nonisolated func gesture<T: Gesture>(_ gesture: T) -> some View {
    StandInGestured(content: self, gesture: gesture)
  }
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public nonisolated func overlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View { StandInOverlaid(content: self, overlay: content()) }
  public nonisolated func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View { StandInModified(content: self) }
  public nonisolated func padding(_ length: CGFloat) -> some View { StandInModified(content: self) }
  public nonisolated func zIndex(_ value: Double) -> some View { StandInModified(content: self) }
}

public struct Image: Equatable, Sendable {
  public let name: String
  @available(iOS 13.0, macOS 11.0, tvOS 13.0, watchOS 6.0, *)
  public init(systemName: String) { name = systemName }
}

extension Image: View {
  public var body: Never { fatalError("Image has no body") }
}

public struct GeometryProxy {
  public var size: CGSize
}

public struct GeometryReader<Content: View> {
  public var content: (GeometryProxy) -> Content
  public nonisolated init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }
}

extension GeometryReader: View {
  public var body: Never { fatalError("GeometryReader has no body") }
}

extension GeometryReader: StandInContainer {
  var standInChildren: [Any] { [content(GeometryProxy(size: StandInGestures.size))] }
}

extension ScrollView: StandInContainer {
  var standInChildren: [Any] { [content] }
}

extension ForEach: StandInContainer {
  var standInChildren: [Any] { data.map { content($0) } }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension LayoutView: StandInContainer {
  var standInChildren: [Any] { [content] }
}

extension StandInValued: StandInContainer {
  var standInChildren: [Any] { content.map { [$0] } ?? [] }
}

/// The gestures of a view.
@MainActor
public enum StandInGestures {
  /// The size of every view that reads its geometry.
  static var size = CGSize.zero

  /// Returns the gestures of a view and of all views in it, in order.
  ///
  /// - Parameter size: The size of every view that reads its geometry.
  public static func of(_ view: Any, size: CGSize) -> [any Gesture] {
    self.size = size
    return gestures(of: view)
  }

  private static func gestures(of view: Any) -> [any Gesture] {
    // A cast looks into optional views, whose children are visited anyway.
    let isOptional = Mirror(reflecting: view).displayStyle == .optional
    let own = isOptional ? [] : (view as? any StandInGesturing).map { [$0.gesture] } ?? []
    if let container = view as? any StandInContainer {
      return container.standInChildren.flatMap { gestures(of: $0) } + own
    }
    return (StandInBody.inside(view).map { gestures(of: $0) } ?? []) + own
  }
}

/// Changes a state in an animated transaction.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result { try withTransaction(Transaction(animation: animation), body) }
