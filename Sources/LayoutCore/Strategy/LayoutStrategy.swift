/// A value that specifies how the elements of a collection are placed.
///
/// A strategy holds parameters and no results. Two strategies with equal parameters are equal, so a
/// host need not prepare again if it sets an equal strategy. The delegate supplies everything that
/// depends on the content, such as the size of an item.
///
/// ```swift
/// let layout = WaterfallLayout(columns: 3)
/// let prepared = try layout.prepare(for: photos, in: LayoutEnvironment(width: 390, height: 844))
/// for cell in prepared.elements(in: viewport) { draw(cell) }
/// ```
public protocol LayoutStrategy: Equatable, Sendable {
  /// The type of layout that the strategy prepares.
  associatedtype Prepared: PreparedLayout

  /// The radius of the corners of the backgrounds that the strategy places behind its cells, in
  /// points; nil if it places none.
  ///
  /// A host draws the backgrounds like cards, on a surface of another colour. The default is nil.
  var cardCornerRadius: Double? { get }

  /// Places every element of a collection and returns the prepared layout.
  ///
  /// Invalid data produces a defined result and a diagnostic in ``PreparedLayout/diagnostics``, or
  /// an error if a count or a depth is too large. It never causes a trap.
  ///
  /// - Parameter delegate: The source of counts and sizes. It is used during this call only.
  /// - Parameter environment: The container, reading direction and screen.
  /// - Returns: A value that answers all queries without the delegate.
  /// - Throws: A ``LayoutError``, such as ``LayoutError/tooManyItems(section:count:limit:)``, if a
  ///   number of sections, items or blocks, or a depth, exceeds a limit.
  func prepare(
    for delegate: AnyLayoutDelegate, in environment: LayoutEnvironment
  ) throws(LayoutError) -> Prepared

  /// Updates a layout that this strategy prepared.
  ///
  /// The default implementation prepares again. Implement this function if the layout can be
  /// updated with less work. ``PreparedLayout/work`` counts the work of the update.
  ///
  /// Every implementation must produce the elements, the attributes and the content size of a fresh
  /// preparation. If the strategy preserves tracks, they must be those of a fresh preparation in
  /// which the old items have fixed tracks.
  ///
  /// An update must report invalid data if and only if a fresh preparation does. The diagnostics
  /// should be those of a fresh preparation, in any order. To achieve this, call
  /// `LayoutDiagnostics.update(by:except:)` first, and note the invalid data that the update
  /// finds. Both apply while all diagnostics are stored, because an update does not know the
  /// subjects of the others.
  ///
  /// Values for an item should move with the item. An implementation should request them again only
  /// if `changes` includes them, or if the item moves to another section. It may request more if a
  /// value depends on other items. For example, a sheet that sizes every cell requests all cells of
  /// the row and the column of a cell that is resized. Values for a section are requested again if
  /// sections change places.
  ///
  /// - Parameter prepared: A layout that an equal strategy prepared in an equal environment. If
  ///   this function throws, the layout is unchanged.
  /// - Parameter changes: The changes to the collection since the last preparation or update.
  /// - Parameter delegate: The source of counts and sizes after the changes. It is used during this
  ///   call only.
  /// - Parameter environment: The environment of the earlier preparation.
  /// - Throws: The errors of ``prepare(for:in:)``.
  func update(
    _ prepared: inout Prepared, by changes: LayoutChanges, for delegate: AnyLayoutDelegate,
    in environment: LayoutEnvironment
  ) throws(LayoutError)
}

extension LayoutStrategy {
  /// Returns nil, because most strategies place no backgrounds.
  public var cardCornerRadius: Double? { nil }

  /// Replaces `prepared` with a fresh preparation.
  public func update(
    _ prepared: inout Prepared, by changes: LayoutChanges, for delegate: AnyLayoutDelegate,
    in environment: LayoutEnvironment
  ) throws(LayoutError) {
    prepared = try prepare(for: delegate, in: environment)
  }

  /// Places every element of the collection of `delegate` and returns the prepared layout.
  ///
  /// This is ``prepare(for:in:)-swift.type.method`` for the type-erased delegate.
  public func prepare(
    for delegate: some LayoutDelegate, in environment: LayoutEnvironment
  ) throws(LayoutError) -> Prepared {
    try prepare(for: delegate.erased, in: environment)
  }

  /// Updates a layout that this strategy prepared, for the type-erased delegate.
  public func update(
    _ prepared: inout Prepared, by changes: LayoutChanges, for delegate: some LayoutDelegate,
    in environment: LayoutEnvironment
  ) throws(LayoutError) {
    try update(&prepared, by: changes, for: delegate.erased, in: environment)
  }
}
