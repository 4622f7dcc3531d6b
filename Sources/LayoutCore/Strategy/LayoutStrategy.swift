/// A way of placing the elements of a collection: a value of parameters, and one function.
///
/// A strategy computes nothing until it is asked to, and stores nothing that it computed: two
/// strategies with the same parameters are equal, and a host prepares anew only when the strategy
/// or the environment has changed. Whatever is code rather than data (how large this item is, how
/// many columns that section has) is a question to the delegate.
///
/// ```swift
/// let layout = WaterfallLayout(columns: 3)
/// let prepared = try layout.prepare(for: photos, in: LayoutEnvironment(width: 390, height: 844))
/// for cell in prepared.elements(in: viewport) { draw(cell) }
/// ```
public protocol LayoutStrategy: Equatable, Sendable {
  /// What the strategy prepares.
  associatedtype Prepared: PreparedLayout

  /// Places every element of a collection.
  ///
  /// Data that makes no sense is replaced by something defined and reported in
  /// ``PreparedLayout/diagnostics``; nothing is lost, and nothing traps.
  /// - Parameter delegate: Answers counts and sizes, during this call only.
  /// - Parameter environment: The container, direction and screen.
  /// - Returns: The prepared layout, a value that answers every further question.
  /// - Throws: ``LayoutError/tooManyItems(section:count:limit:)`` and its like where a count is
  ///   beyond ``LayoutLimits``.
  func prepare(
    for delegate: some LayoutDelegate, in environment: LayoutEnvironment
  ) throws(LayoutError) -> Prepared

  /// Brings a layout that this strategy prepared up to date, doing no more than the changes call for.
  ///
  /// The default prepares anew. Whatever a strategy does instead, the result is the one of a fresh
  /// preparation (or of one that is told the tracks of items, where the strategy keeps them).
  ///
  /// Answers about an item belong to the item: they are asked for again only where `changes` say so,
  /// and for items that come to another section. Answers about a section are asked for again where
  /// sections change places.
  /// - Parameter prepared: A layout that an equal strategy prepared in an equal environment. Where this
  ///   throws, it is left as it was.
  /// - Parameter changes: What happened to the collection since.
  /// - Parameter delegate: Answers for the collection as it is now, during this call only.
  /// - Throws: As ``prepare(for:in:)``.
  func update(
    _ prepared: inout Prepared, by changes: LayoutChanges, for delegate: some LayoutDelegate,
    in environment: LayoutEnvironment
  ) throws(LayoutError)
}

extension LayoutStrategy {
  /// Prepares anew.
  public func update(
    _ prepared: inout Prepared, by changes: LayoutChanges, for delegate: some LayoutDelegate,
    in environment: LayoutEnvironment
  ) throws(LayoutError) {
    prepared = try prepare(for: delegate, in: environment)
  }
}
