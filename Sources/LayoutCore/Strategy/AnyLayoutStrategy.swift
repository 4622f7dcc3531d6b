/// A type-erased layout strategy.
///
/// Use it where one of several strategies is stored. A registry returns it, a composite layout
/// stores one for each block, and a host stores it if its layout can be replaced by one of another
/// type.
///
/// Two type-erased strategies are equal if they wrap equal strategies of the same type.
///
/// - Complexity: A preparation adds one virtual call for each question to the delegate.
public struct AnyLayoutStrategy: LayoutStrategy {
  let box: LayoutBox

  /// Creates a type-erased strategy that wraps `layout`.
  ///
  /// If `layout` is already type-erased, the result is a copy of it.
  public init<Layout: LayoutStrategy>(_ layout: Layout) {
    if Layout.self == AnyLayoutStrategy.self {
      self = unsafeBitCast(layout, to: AnyLayoutStrategy.self)
    } else {
      box = LayoutBoxOf(layout)
    }
  }

  /// Returns the wrapped strategy if it has type `L`, or `nil` otherwise.
  public func unwrapped<L: LayoutStrategy>(as type: L.Type = L.self) -> L? {
    (box as? LayoutBoxOf<L>)?.base
  }

  /// The radius of the corners of the wrapped strategy's backgrounds, in points; nil if it places
  /// none.
  public var cardCornerRadius: Double? { box.cardCornerRadius }

  /// Prepares the wrapped strategy and returns its type-erased result.
  public func prepare(
    for delegate: AnyLayoutDelegate, in environment: LayoutEnvironment
  ) throws(LayoutError) -> AnyPreparedLayout {
    try box.prepare(for: delegate, in: environment)
  }

  /// Updates a layout that the wrapped strategy prepared.
  ///
  /// If `prepared` does not hold such a layout, the wrapped strategy prepares the collection again.
  public func update(
    _ prepared: inout AnyPreparedLayout, by changes: LayoutChanges,
    for delegate: AnyLayoutDelegate, in environment: LayoutEnvironment
  ) throws(LayoutError) {
    try box.update(&prepared, by: changes, for: delegate, in: environment)
  }

  /// Returns a Boolean value that indicates whether both wrap equal strategies of the same type.
  public static func == (lhs: AnyLayoutStrategy, rhs: AnyLayoutStrategy) -> Bool {
    lhs.box === rhs.box || lhs.box.isEqual(to: rhs.box)
  }
}

#if !hasFeature(Embedded)
  extension AnyLayoutStrategy: CustomStringConvertible {
    /// The description of the wrapped strategy.
    public var description: String { box.description }
  }
#endif

/// The base class of the boxes that hide a strategy's type.
///
/// Boxes are immutable, so they are safe to send.
class LayoutBox: @unchecked Sendable {
  var cardCornerRadius: Double? { nil }

  func prepare(
    for delegate: AnyLayoutDelegate, in environment: LayoutEnvironment
  ) throws(LayoutError) -> AnyPreparedLayout {
    throw .unknownLayout(name: "", known: [])
  }

  func update(
    _ prepared: inout AnyPreparedLayout, by changes: LayoutChanges,
    for delegate: AnyLayoutDelegate, in environment: LayoutEnvironment
  ) throws(LayoutError) {}

  func isEqual(to other: LayoutBox) -> Bool { self === other }

  #if !hasFeature(Embedded)
    var description: String { "" }
  #endif
}

/// A box for strategies of one type.
final class LayoutBoxOf<Base: LayoutStrategy>: LayoutBox, @unchecked Sendable {
  let base: Base

  init(_ base: Base) { self.base = base }

  override var cardCornerRadius: Double? { base.cardCornerRadius }

  override func prepare(
    for delegate: AnyLayoutDelegate, in environment: LayoutEnvironment
  ) throws(LayoutError) -> AnyPreparedLayout {
    AnyPreparedLayout(try base.prepare(for: delegate, in: environment))
  }

  override func update(
    _ prepared: inout AnyPreparedLayout, by changes: LayoutChanges,
    for delegate: AnyLayoutDelegate, in environment: LayoutEnvironment
  ) throws(LayoutError) {
    guard var own = prepared.take(as: Base.Prepared.self) else {
      prepared = try self.prepare(for: delegate, in: environment)
      return
    }
    defer { prepared = AnyPreparedLayout(own) }
    try base.update(&own, by: changes, for: delegate, in: environment)
  }

  override func isEqual(to other: LayoutBox) -> Bool {
    (other as? LayoutBoxOf<Base>)?.base == base
  }

  #if !hasFeature(Embedded)
    override var description: String { "\(base)" }
  #endif
}
