// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Source: developer.apple.com/documentation/swiftui/<type> of each type: declaration, isolation,
// availability of what is newer than iOS 13, macOS 10.15, tvOS 13 and watchOS 6.

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
@MainActor @preconcurrency
public protocol Scene {
  associatedtype Body: Scene
  @SceneBuilder var body: Body { get }
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
extension Never: Scene {}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
@resultBuilder
public struct SceneBuilder {
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
public struct WindowGroup<Content: View> {
  public let content: Content
  public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
extension WindowGroup: Scene {
  public var body: Never { fatalError("WindowGroup has no body") }
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
@MainActor @preconcurrency
public protocol App {
  associatedtype Body: Scene
  @SceneBuilder var body: Body { get }
  init()
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
extension App {
  public static func main() { _ = Self().body }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public struct NavigationStack<Content: View> {
  public let content: Content
  public init(@ViewBuilder root: () -> Content) { content = root() }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension NavigationStack: View {
  public var body: Never { fatalError("NavigationStack has no body") }
}

public struct List<Content: View> {
  public let content: Content
  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, ID, Row> {
    content = ForEach(data, id: id, content: rowContent)
  }
}

extension List: View {
  public var body: Never { fatalError("List has no body") }
}

public struct NavigationLink<Label: View, Destination: View> {
  public let destination: Destination
  public init<S: StringProtocol>(
    _ title: S, @ViewBuilder destination: () -> Destination
  ) where Label == Text { self.destination = destination() }
}

extension NavigationLink: View {
  public var body: Never { fatalError("NavigationLink has no body") }
}

extension View {
  public nonisolated func navigationTitle<S: StringProtocol>(_ title: S) -> some View { self }
}

public enum ColorScheme: Hashable, Sendable { case light, dark }

@propertyWrapper
public struct Environment<Value> {
  private let path: KeyPath<EnvironmentValues, Value>
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { path = keyPath }
  public var wrappedValue: Value { EnvironmentValues()[keyPath: path] }
}

public struct VStack<Content: View> {
  public let content: Content
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension VStack: View {
  public var body: Never { fatalError("VStack has no body") }
}

public struct Button<Label: View> {
  public let action: @MainActor () -> Void
  public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void)
  where Label == Text { self.action = action }
}

extension Button: View {
  public var body: Never { fatalError("Button has no body") }
}
