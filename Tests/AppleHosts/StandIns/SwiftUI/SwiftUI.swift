// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Source: developer.apple.com/documentation/swiftui/<type> of each type: declaration, isolation, availability
// of what is newer than iOS 13, macOS 10.15, tvOS 13 and watchOS 6.

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

public struct Transaction { public init() {} }

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
