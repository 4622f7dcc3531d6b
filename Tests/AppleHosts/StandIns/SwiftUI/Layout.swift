// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Source: developer.apple.com/documentation/swiftui/<type> of each type: declaration, isolation,
// availability of what is newer than iOS 13, macOS 10.15, tvOS 13 and watchOS 6.

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public struct ProposedViewSize: Equatable, Sendable {
  public var width: CGFloat?
  public var height: CGFloat?
  public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }
  public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }
  public static let unspecified = ProposedViewSize(width: nil, height: nil)
  public static let zero = ProposedViewSize(width: 0, height: 0)
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)
  public func replacingUnspecifiedDimensions(
    by size: CGSize = CGSize(width: 10, height: 10)
  ) -> CGSize { CGSize(width: width ?? size.width, height: height ?? size.height) }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public protocol LayoutValueKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public struct LayoutSubview: Equatable {
  let proxy: StandInSubview
  public static func == (lhs: LayoutSubview, rhs: LayoutSubview) -> Bool {
    lhs.proxy === rhs.proxy
  }
  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
    proxy.values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue
  }
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proxy.asked.append(proposal)
    return proxy.size(proposal)
  }
  public func place(
    at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize
  ) {
    let size = proxy.size(proposal)
    proxy.isCut =
      (proposal.width ?? .infinity) < size.width || (proposal.height ?? .infinity) < size.height
    proxy.placed = CGRect(
      x: position.x - anchor.x * size.width, y: position.y - anchor.y * size.height,
      width: proposal.width ?? size.width, height: proposal.height ?? size.height)
  }
}

/// A view that tests pass to a layout.
public final class StandInSubview {
  public var values: [ObjectIdentifier: Any] = [:]
  public var size: (ProposedViewSize) -> CGSize
  public var placed: CGRect?
  public var asked: [ProposedViewSize] = []
  /// A Boolean value that indicates whether the view was placed in less room than it needs.
  ///
  /// Text drops its last line then, or ends in an ellipsis.
  public var isCut = false
  public init(size: @escaping (ProposedViewSize) -> CGSize) { self.size = size }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public struct LayoutSubviews: Equatable, RandomAccessCollection {
  public typealias Element = LayoutSubview
  public typealias Index = Int
  public var layoutDirection: LayoutDirection
  private var views: [LayoutSubview]
  public var startIndex: Int { 0 }
  public var endIndex: Int { views.count }
  public subscript(index: Int) -> LayoutSubview { views[index] }

  /// Creates the subviews of a test.
  public init(standIns: [StandInSubview], direction: LayoutDirection = .leftToRight) {
    views = standIns.map { LayoutSubview(proxy: $0) }
    layoutDirection = direction
  }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public protocol Layout: Animatable, Sendable {
  associatedtype Cache = Void
  typealias Subviews = LayoutSubviews
  func makeCache(subviews: Subviews) -> Cache
  func updateCache(_ cache: inout Cache, subviews: Subviews)
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension Layout where Cache == Void {
  public func makeCache(subviews: Subviews) {}
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension Layout {
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache = makeCache(subviews: subviews)
  }
  @MainActor
  public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    LayoutView(layout: self, content: content())
  }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
struct LayoutView<L: Layout, Content: View>: View {
  let layout: L
  let content: Content
  var body: Never { fatalError("LayoutView has no body") }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension View {
  public nonisolated func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
    StandInValued(key: ObjectIdentifier(key), value: value, content: self)
  }
}

/// A view that carries a value for its layout.
public struct StandInValued {
  public let key: ObjectIdentifier
  public let value: Any
  /// The view that carries the value.
  let content: Any?
  init(key: ObjectIdentifier, value: Any, content: Any? = nil) {
    self.key = key
    self.value = value
    self.content = content
  }
}

extension StandInValued: View {
  public var body: Never { fatalError("StandInValued has no body") }
}

// Types whose names an app uses beside those of the products.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public struct AnyLayout: Sendable {
  public init<L: Layout>(_ layout: L) {}
}
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
public struct ScrollGeometry: Equatable, Sendable {}
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
public enum ScrollPhase: Equatable, Sendable { case idle }
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public struct LayoutDirectionBehavior: Hashable, Sendable {}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public struct LayoutProperties: Sendable {}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public struct ViewSpacing: Sendable {}
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
public struct ScrollPosition: Equatable, Sendable {}
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public struct ScrollTarget: Sendable {}
public enum Axis: Int8, Sendable { case horizontal, vertical }
public struct Alignment: Equatable, Sendable {
  let name: String
  public static let center = Alignment(name: "center")
  public static let bottomTrailing = Alignment(name: "bottomTrailing")
}
public struct Section {}
public struct Grid {}
public struct GridItem: Sendable {}
