// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Source: developer.apple.com/documentation/swiftui/<type> of each type: declaration, isolation,
// availability of what is newer than iOS 13, macOS 10.15, tvOS 13 and watchOS 6.

@_exported import Foundation

#if canImport(UIKit)
  @_exported import UIKit
#elseif canImport(AppKit)
  @_exported import AppKit
#endif

@MainActor @preconcurrency
public protocol View {
  associatedtype Body: View
  @ViewBuilder var body: Body { get }
}

extension Never: View {
  public var body: Never { fatalError("Never has no body") }
}

@resultBuilder
public struct ViewBuilder {
  public static func buildBlock() -> EmptyView { EmptyView() }
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> { TupleView((repeat each content)) }
}

public struct EmptyView {
  public init() {}
}

extension EmptyView: View {
  public var body: Never { fatalError("EmptyView has no body") }
}

extension Optional: View where Wrapped: View {
  public typealias Body = Never
  public var body: Never { fatalError("an optional view has no body") }
}

extension Optional: StandInContainer where Wrapped: View {
  var standInChildren: [Any] { map { [$0] } ?? [] }
}

public struct TupleView<T> {
  public var value: T
  public init(_ value: T) { self.value = value }
}

extension TupleView: View {
  public var body: Never { fatalError("TupleView has no body") }
}

public struct Text {
  public let content: String
  public init(_ content: String) { self.content = content }
}

extension Text: View {
  public var body: Never { fatalError("Text has no body") }
}

public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View> {
  public var data: Data
  public var content: (Data.Element) -> Content
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.content = content
  }
}

extension ForEach: View {
  public var body: Never { fatalError("ForEach has no body") }
}

extension ForEach where ID == Data.Element.ID, Data.Element: Identifiable {
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.data = data
    self.content = content
  }
}

public enum LayoutDirection: Hashable, Sendable { case leftToRight, rightToLeft }

public struct EnvironmentValues: Sendable {
  public var layoutDirection = LayoutDirection.leftToRight
  public var displayScale: CGFloat = 2
  public var colorScheme = ColorScheme.light
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public var refresh: RefreshAction? { standInRefresh }
  public var standInRefresh: RefreshAction?
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  public var isScrollEnabled: Bool {
    get { standInScrolls }
    set { standInScrolls = newValue }
  }
  private var standInScrolls = true
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { ScrollIndicatorVisibility(role: standInIndicators[0]) }
    set { standInIndicators[0] = newValue.role }
  }
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { ScrollIndicatorVisibility(role: standInIndicators[1]) }
    set { standInIndicators[1] = newValue.role }
  }
  private var standInIndicators = ["automatic", "automatic"]
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  @available(visionOS, unavailable)
  public var scrollDismissesKeyboardMode: ScrollDismissesKeyboardMode {
    get { ScrollDismissesKeyboardMode(role: standInDismissal) }
    set { standInDismissal = newValue.role }
  }
  private var standInDismissal = "automatic"
  @available(iOS 16.4, macOS 13.3, tvOS 16.4, watchOS 9.4, *)
  public var verticalScrollBounceBehavior: ScrollBounceBehavior {
    get { ScrollBounceBehavior(role: standInBounces[0]) }
    set { standInBounces[0] = newValue.role }
  }
  @available(iOS 16.4, macOS 13.3, tvOS 16.4, watchOS 9.4, *)
  public var horizontalScrollBounceBehavior: ScrollBounceBehavior {
    get { ScrollBounceBehavior(role: standInBounces[1]) }
    set { standInBounces[1] = newValue.role }
  }
  private var standInBounces = ["automatic", "automatic"]
  public init() {}
}

@available(iOS 16.4, macOS 13.3, tvOS 16.4, watchOS 9.4, *)
public struct ScrollBounceBehavior: Sendable {
  let role: String
  public static var automatic: ScrollBounceBehavior { .init(role: "automatic") }
  public static var always: ScrollBounceBehavior { .init(role: "always") }
  public static var basedOnSize: ScrollBounceBehavior { .init(role: "basedOnSize") }
}

// Neither type is documented to be equatable.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public struct ScrollIndicatorVisibility: Sendable {
  let role: String
  public static var automatic: ScrollIndicatorVisibility { .init(role: "automatic") }
  public static var visible: ScrollIndicatorVisibility { .init(role: "visible") }
  public static var hidden: ScrollIndicatorVisibility { .init(role: "hidden") }
  public static var never: ScrollIndicatorVisibility { .init(role: "never") }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
@available(visionOS, unavailable)
public struct ScrollDismissesKeyboardMode: Sendable {
  let role: String
  public static var automatic: ScrollDismissesKeyboardMode { .init(role: "automatic") }
  public static var immediately: ScrollDismissesKeyboardMode { .init(role: "immediately") }
  public static var interactively: ScrollDismissesKeyboardMode { .init(role: "interactively") }
  public static var never: ScrollDismissesKeyboardMode { .init(role: "never") }
}

public enum UserInterfaceSizeClass: Sendable { case compact, regular }

public struct UnitPoint: Hashable, Sendable {
  public var x: CGFloat
  public var y: CGFloat
  public init(x: CGFloat, y: CGFloat) {
    self.x = x
    self.y = y
  }
  public static let topLeading = UnitPoint(x: 0, y: 0)
}

public struct Animation: Hashable, Sendable {
  public static let `default` = Animation()
}

public struct Transaction {
  public var animation: Animation?
  public var disablesAnimations = false
  public init() {}
  public init(animation: Animation?) { self.animation = animation }
  nonisolated(unsafe) static var standInCurrent = Transaction()
}

public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
  let outer = Transaction.standInCurrent
  defer { Transaction.standInCurrent = outer }
  Transaction.standInCurrent = transaction
  return try body()
}

/// A view that wraps another view.
protocol StandInWrapper {
  var standInWrapped: Any { get }
}

extension AnyView: StandInWrapper {
  var standInWrapped: Any { content }
}

/// A view with a modifier.
struct StandInModified<Content: View>: StandInWrapper, StandInModifier {
  let content: Content
  var standInWrapped: Any { content }
  var environment: (inout EnvironmentValues) -> Void = { _ in }
  var ignoredRegions: SafeAreaRegions = []
  var appearance: () -> Void = {}
}

/// What a modifier changes, without the type of the modified view.
protocol StandInModifier {
  var environment: (inout EnvironmentValues) -> Void { get }
  var ignoredRegions: SafeAreaRegions { get }
  var appearance: () -> Void { get }
}

extension StandInModified: View {
  var body: Never { fatalError("StandInModified has no body") }
}

extension View {
  public nonisolated func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some View {
    StandInModified(content: self, environment: { $0[keyPath: keyPath] = value })
  }
  public nonisolated func onAppear(perform action: (() -> Void)? = nil) -> some View {
    StandInModified(content: self, appearance: action ?? {})
  }
  public nonisolated func id<ID: Hashable>(_ id: ID) -> some View {
    StandInModified(content: self)
  }
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
  public nonisolated func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
  ) -> some View { StandInModified(content: self, ignoredRegions: regions) }
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
public struct SafeAreaRegions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let container = SafeAreaRegions(rawValue: 1)
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  public static let all = SafeAreaRegions(rawValue: .max)
}

/// The evaluation of bodies, in which the framework notes what a view reads.
@MainActor
public enum StandInBody {
  /// A Boolean value that indicates whether a body is evaluated.
  public private(set) static var isEvaluated = false

  /// A Boolean value that indicates whether a body is evaluated or a representable view updated.
  private static var isUpdating = false

  /// Performs an update, in which nothing may be published.
  static func updating<Result>(_ update: () -> Result) -> Result {
    let outer = isUpdating
    isUpdating = true
    defer { isUpdating = outer }
    return update()
  }

  /// Checks that no update is going on.
  ///
  /// SwiftUI logs "Publishing changes from within view updates is not allowed", and "Modifying state
  /// during view update", and defers or drops the change.
  nonisolated static func expectNoUpdate(_ change: String) {
    MainActor.assumeIsolated { Contracts.expect(!isUpdating, "\(change) within a view update") }
  }

  /// Returns the view inside a modifier, or the body of a view of an app; `nil` if there is none.
  static func inside(_ view: Any) -> Any? {
    if let wrapper = view as? any StandInWrapper { return wrapper.standInWrapped }
    func body<V: View>(_ view: V) -> Any? {
      guard V.Body.self != Never.self else { return nil }
      isEvaluated = true
      defer { isEvaluated = false }
      return updating { view.body }
    }
    return (view as? any View).flatMap { body($0) }
  }
}

/// Returns a Boolean value that indicates whether a view extends under bars.
@MainActor func standInIgnoresSafeArea(_ view: Any) -> Bool {
  if (view as? any StandInModifier)?.ignoredRegions.contains(.container) == true { return true }
  return StandInBody.inside(view).map { standInIgnoresSafeArea($0) } ?? false
}

/// Returns the text of a view, however it is wrapped; `nil` if it has none.
@MainActor public func standInText(_ view: Any) -> String? {
  if let text = view as? Text { return text.content }
  return StandInBody.inside(view).flatMap { standInText($0) }
}

/// Returns the environment that the modifiers of a view set.
@MainActor public func standInEnvironment(
  _ view: Any, in outer: EnvironmentValues = EnvironmentValues()
) -> EnvironmentValues {
  var values = outer
  (view as? any StandInModifier)?.environment(&values)
  return StandInBody.inside(view).map { standInEnvironment($0, in: values) } ?? values
}

/// Returns the size of a text with letters 10 points wide and 20 points high, broken at a width.
@MainActor func standInSize(of view: Any, width: CGFloat?) -> CGSize? {
  guard let text = standInText(view) else { return nil }
  let length = CGFloat(text.count) * 10
  guard let width, width >= 10, width < length else { return CGSize(width: length, height: 20) }
  let perLine = (width / 10).rounded(.down)
  return CGSize(width: width, height: 20 * (CGFloat(text.count) / perLine).rounded(.up))
}

public protocol Animatable {}

public struct AnyView {
  public let content: Any
  public init<V: View>(_ view: V) { content = view }
}

extension AnyView: View {
  public var body: Never { fatalError("AnyView has no body") }
}

public struct ScrollView<Content: View> {
  public var content: Content
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension ScrollView: View {
  public var body: Never { fatalError("ScrollView has no body") }
}
