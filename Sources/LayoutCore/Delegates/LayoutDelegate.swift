/// A type that answers a layout's questions about the app's data: its counts and its sizes.
///
/// Every strategy works with these requirements. A strategy with more questions declares a protocol
/// that inherits from this one, such as `WaterfallLayoutDelegate`. It asks them through
/// ``answer(in:)``, so that they reach the delegate through generic and type-erased code.
///
/// A layout asks its delegate while it is prepared, updated, or fits a row or column to its
/// content. A preparation asks each question about an item at most once, and each question about a
/// section at most twice. An update asks again about items that are inserted, resized, reloaded or
/// moved to another section. It asks about more items if the strategy specifies so, and about all
/// of them if the strategy has no update of its own. Queries never ask.
///
/// A `LayoutEngine` also asks for counts, to check them against those of a transaction. Only a
/// host or an engine asks the following questions: ``LayoutQuestion/entering`` and
/// ``LayoutQuestion/leaving`` in an animated change, and ``LayoutQuestion/visibleItems`` with the
/// result of a query.
///
/// If a count or a size is invalid, the layout replaces it and reports a ``LayoutDiagnostic``. The
/// requirements below state when negative counts are not reported. If a number of sections or items
/// exceeds ``LayoutLimits``, the preparation throws a ``LayoutError`` instead.
///
/// A view controller adopts the protocol with an isolated conformance, such as `@MainActor
/// WaterfallLayoutDelegate`. To prepare a layout off the main actor, pass a Sendable snapshot such
/// as ``ArrayLayoutDelegate``.
public protocol LayoutDelegate {
  /// The type that adopts the protocol, which is a superclass for an instance of a subclass.
  ///
  /// The default is sufficient. A host uses it to report an app's subclass whose answers are not
  /// called; see ``answer(in:)``.
  associatedtype Adopter = Self

  /// The number of sections.
  ///
  /// The default is 1. A negative number counts as 0, which layouts report as a
  /// ``LayoutDiagnostic``.
  var numberOfSections: Int { get }

  /// Returns the number of items in `section`.
  ///
  /// A negative number counts as 0, which layouts report as a ``LayoutDiagnostic``.
  ///
  /// - Parameter section: A section in `0..<numberOfSections`.
  func numberOfItems(inSection section: Int) -> Int

  /// The number of items in every section, if all sections have the same number.
  ///
  /// The default is nil, which means that the numbers differ or are not known. If the value is not
  /// nil, a layout does not ask for the number of each section. A sheet of a million rows then
  /// needs no count of each row.
  var commonNumberOfItems: Int? { get }

  /// A Boolean value that indicates whether ``sizeForItem(at:proposal:)`` can return a size.
  ///
  /// The default is `true`. If the value is `false`, the strategy's own item size applies to every
  /// item, and a layout need not ask for each size. Grouped columns then store a million equal rows
  /// without a question for each row.
  var hasItemSizes: Bool { get }

  /// A Boolean value that indicates whether the sizes of items are those of measured views.
  ///
  /// The default is `false`. If the value is `true`, a layout whose sizes can have another unit,
  /// such as the modules of a board, takes them as points.
  var measuresItems: Bool { get }

  /// Returns the size of an item, in points.
  ///
  /// The strategy specifies how it uses the size: as an exact size or as an aspect ratio, for
  /// example.
  ///
  /// - Parameter index: The index of the item.
  /// - Parameter proposal: The extents that the layout has already determined, so that an item can
  ///   be measured with them.
  /// - Returns: The size, or nil if the strategy's own item size applies. Return nil for an item
  ///   that measures itself and has not been measured yet: an item with an extent of 0 is never in
  ///   view, so it would never be measured. The default implementation returns nil.
  func sizeForItem(at index: ElementIndex, proposal: LayoutProposal) -> LayoutSize?

  /// Stores the sizes of consecutive items of a section, in points.
  ///
  /// A layout asks for up to 40 sizes at a time where it proposes the same to all of them. The
  /// default implementation calls ``sizeForItem(at:proposal:)`` for each item, so an app need not
  /// implement this requirement. A delegate that wraps another one forwards it, because each call
  /// of an isolated delegate through generic code has the cost of a check of its isolation.
  ///
  /// - Parameter first: The index of the first item.
  /// - Parameter proposal: The extents that the layout has already determined.
  /// - Parameter memory: A buffer with an element for each item. Each element is nil, which means
  ///   that the strategy's own item size applies, until you replace it.
  func storeSizes(
    from first: ElementIndex, proposal: LayoutProposal,
    in memory: UnsafeMutableBufferPointer<LayoutSize?>
  )

  /// Answers a question that only some strategies ask, if the delegate has an answer.
  ///
  /// A strategy's own protocol implements this requirement with its typed methods. A type that
  /// serves several strategies calls the implementation of each:
  ///
  /// ```swift
  /// func answer(in slot: inout AnswerSlot) {
  ///   answerWaterfall(in: &slot)
  ///   answerGroupedColumns(in: &slot)
  /// }
  /// ```
  ///
  /// Swift binds the default implementations of a protocol where a type declares its conformance.
  /// If only a *subclass* adopts the protocol of a strategy, the strategy does not call its
  /// methods, and a host reports a diagnostic. Adopt the protocol in the class that first adopts
  /// ``LayoutDelegate``.
  ///
  /// A delegate that wraps another one passes questions on with ``AnswerSlot/forward(to:at:)``.
  ///
  /// - Parameter slot: The question, and the place for the answer. The default implementation
  ///   leaves it unchanged, so that the strategy's own parameters apply.
  func answer(in slot: inout AnswerSlot)
}

extension LayoutDelegate {
  /// Returns 1, for a collection of one section.
  public var numberOfSections: Int { 1 }

  /// Returns nil, so that layouts ask for the number of items of each section.
  public var commonNumberOfItems: Int? { nil }

  /// Returns `true`, so that layouts ask for sizes.
  public var hasItemSizes: Bool { true }

  /// Returns `false`, because most delegates know the sizes of items.
  public var measuresItems: Bool { false }

  /// Returns nil, so that the strategy's own item size applies.
  public func sizeForItem(at index: ElementIndex, proposal: LayoutProposal) -> LayoutSize? { nil }

  /// Stores the results of ``sizeForItem(at:proposal:)``.
  ///
  /// It is inlinable so that the compiler specializes the loop in the module of the delegate.
  @inlinable
  public func storeSizes(
    from first: ElementIndex, proposal: LayoutProposal,
    in memory: UnsafeMutableBufferPointer<LayoutSize?>
  ) {
    for place in memory.indices {
      let index = ElementIndex(section: first.section, item: first.item &+ place)
      memory[place] = sizeForItem(at: index, proposal: proposal)
    }
  }

  /// Leaves the slot unchanged, so that the strategy's own parameters apply.
  public func answer(in slot: inout AnswerSlot) {}

  /// The type-erased delegate, in which strategies and engines ask their questions.
  ///
  /// The result for a delegate that is already type-erased is the delegate itself.
  public var erased: AnyLayoutDelegate { AnyLayoutDelegate(self) }
}
