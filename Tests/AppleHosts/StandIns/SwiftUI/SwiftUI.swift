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
  public init() {}
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
}

/// A view that wraps another view.
protocol StandInWrapper {
  var standInWrapped: Any { get }
}

extension AnyView: StandInWrapper {
  var standInWrapped: Any { content }
}

struct StandInEnvironment<Content: View>: StandInWrapper {
  let content: Content
  let values: EnvironmentValues
  var standInWrapped: Any { content }
}

extension StandInEnvironment: View {
  var body: Never { fatalError("StandInEnvironment has no body") }
}

extension View {
  public nonisolated func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some View {
    var values = EnvironmentValues()
    values[keyPath: keyPath] = value
    return StandInEnvironment(content: self, values: values)
  }
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
public struct SafeAreaRegions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let container = SafeAreaRegions(rawValue: 1)
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  public static let all = SafeAreaRegions(rawValue: .max)
}

struct StandInWithoutSafeArea<Content: View>: StandInWrapper {
  let content: Content
  var standInWrapped: Any { content }
}

extension StandInWithoutSafeArea: View {
  var body: Never { fatalError("StandInWithoutSafeArea has no body") }
}

private protocol StandInIgnoringSafeArea {}
extension StandInWithoutSafeArea: StandInIgnoringSafeArea {}

extension View {
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
  public nonisolated func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
  ) -> some View { StandInWithoutSafeArea(content: self) }
}

/// Returns a Boolean value that indicates whether a view extends under bars.
func standInIgnoresSafeArea(_ view: Any) -> Bool {
  if view is any StandInIgnoringSafeArea { return true }
  return (view as? any StandInWrapper).map { standInIgnoresSafeArea($0.standInWrapped) } ?? false
}

/// Returns the text of a view, however it is wrapped; `nil` if it has none.
public func standInText(_ view: Any) -> String? {
  if let text = view as? Text { return text.content }
  return (view as? any StandInWrapper).flatMap { standInText($0.standInWrapped) }
}

/// Returns the environment that the wrappers of a view set; `nil` if there is none.
public func standInEnvironment(_ view: Any) -> EnvironmentValues? {
  if let values = (view as? any StandInEnvironmentValues)?.values { return values }
  return (view as? any StandInWrapper).flatMap { standInEnvironment($0.standInWrapped) }
}

private protocol StandInEnvironmentValues {
  var values: EnvironmentValues { get }
}

extension StandInEnvironment: StandInEnvironmentValues {}

/// Returns the size of a text with letters 10 points wide and 20 points high, broken at a width.
func standInSize(of view: Any, width: CGFloat?) -> CGSize? {
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
