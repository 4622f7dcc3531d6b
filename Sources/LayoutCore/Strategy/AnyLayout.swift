/// A strategy whose type is forgotten, for places that hold one of several: a registry, a host, a
/// layout made of layouts.
///
/// Two of them are equal if they wrap strategies of the same type that are equal.
///
/// - Complexity: Preparing costs one virtual call per question to the delegate on top.
public struct AnyLayout: LayoutStrategy {
  let box: LayoutBox

  /// Wraps `layout`.
  public init(_ layout: some LayoutStrategy) {
    box = LayoutBoxOf(layout)
  }

  /// Returns `layout`, which is type-erased already.
  public init(_ layout: AnyLayout) {
    self = layout
  }

  /// The wrapped strategy, if it is an `L`.
  public func unwrapped<L: LayoutStrategy>(as type: L.Type = L.self) -> L? {
    (box as? LayoutBoxOf<L>)?.base
  }

  /// What the wrapped strategy prepares.
  public func prepare(
    for delegate: some LayoutDelegate, in environment: LayoutEnvironment
  ) throws(LayoutError) -> AnyPreparedLayout {
    try box.prepare(for: delegate.erased, in: environment)
  }

  /// Brings what the wrapped strategy prepared up to date, in its own way.
  public func update(
    _ prepared: inout AnyPreparedLayout, by changes: LayoutChanges,
    for delegate: some LayoutDelegate, in environment: LayoutEnvironment
  ) throws(LayoutError) {
    try box.update(&prepared, by: changes, for: delegate.erased, in: environment)
  }

  /// Whether both wrap equal strategies of one type.
  public static func == (lhs: AnyLayout, rhs: AnyLayout) -> Bool {
    lhs.box.isEqual(to: rhs.box)
  }
}

/// The base class that a strategy's type hides behind.
///
/// Boxes are immutable, hence Sendable.
class LayoutBox: @unchecked Sendable {
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
}

/// The box of one type of strategy.
final class LayoutBoxOf<Base: LayoutStrategy>: LayoutBox, @unchecked Sendable {
  let base: Base

  init(_ base: Base) { self.base = base }

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
    do throws(LayoutError) {
      try base.update(&own, by: changes, for: delegate, in: environment)
    } catch {
      prepared = AnyPreparedLayout(own)
      throw error
    }
    prepared = AnyPreparedLayout(own)
  }

  override func isEqual(to other: LayoutBox) -> Bool {
    (other as? LayoutBoxOf<Base>)?.base == base
  }
}
