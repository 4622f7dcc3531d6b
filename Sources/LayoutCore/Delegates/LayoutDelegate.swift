/// Answers a layout's questions about the app's data: how many, and how large.
///
/// This is all that every strategy needs. A strategy with more questions declares a protocol of its
/// own on top (`WaterfallLayoutDelegate`, say) and asks them through ``answer(_:at:)``, so that they
/// reach the delegate through any amount of generic or type-erased code in between.
///
/// A delegate is asked while a layout is prepared or updated, never by a query, and each question
/// once per item. It may answer anything: counts and sizes that make no sense are replaced and
/// reported as a ``LayoutDiagnostic``.
///
/// A view controller adopts it with an isolated conformance: `@MainActor WaterfallLayoutDelegate`.
/// To prepare a layout off the main actor, hand it a Sendable snapshot such as
/// ``ArrayLayoutDelegate``.
public protocol LayoutDelegate {
  /// How many sections there are; 1 unless told otherwise.
  var numberOfSections: Int { get }

  /// How many items `section` has.
  func numberOfItems(inSection section: Int) -> Int

  /// How many items each section has, where that is the same number for all.
  ///
  /// Nil (the default) if it differs, or is not known. An answer spares one question per section,
  /// and lets a sheet of a million rows be laid out without counting them.
  var commonNumberOfItems: Int? { get }

  /// The size of an item, in points.
  ///
  /// What it means is told by the strategy: an aspect ratio or an exact size, for instance.
  /// - Parameter index: The item.
  /// - Parameter proposal: The extents that the layout has already decided on, so that an item can be
  ///   measured in them.
  /// - Returns: The size, or nil (the default) where the strategy's own item size is meant.
  func sizeForItem(at index: ElementIndex, proposal: LayoutProposal) -> LayoutSize?

  /// The answer to a question that only some strategies ask; nil (the default) where the strategy's
  /// own parameter is meant.
  ///
  /// A strategy's own protocol implements this from typed questions. A type that serves several
  /// strategies combines their answers:
  ///
  /// ```swift
  /// func answer(_ question: LayoutQuestion, at index: ElementIndex) -> LayoutAnswer? {
  ///   waterfallAnswer(question, at: index) ?? groupedColumnsAnswer(question, at: index)
  /// }
  /// ```
  ///
  /// Swift binds a protocol's defaults where a type declares its conformance: a *subclass* that adds
  /// one of the typed questions is not seen. Declare the conformance on the class that implements
  /// them.
  func answer(_ question: LayoutQuestion, at index: ElementIndex) -> LayoutAnswer?

  /// The delegate with its type forgotten, for code that cannot be generic. The default serves.
  var erased: AnyLayoutDelegate { get }
}

extension LayoutDelegate {
  /// One section.
  @inlinable
  public var numberOfSections: Int { 1 }

  /// Nothing is known in common.
  @inlinable
  public var commonNumberOfItems: Int? { nil }

  /// The strategy's own item size.
  @inlinable
  public func sizeForItem(at index: ElementIndex, proposal: LayoutProposal) -> LayoutSize? { nil }

  /// The strategy's own parameters.
  @inlinable
  public func answer(_ question: LayoutQuestion, at index: ElementIndex) -> LayoutAnswer? { nil }

  /// The delegate in a box.
  public var erased: AnyLayoutDelegate { AnyLayoutDelegate(self) }
}
