import LayoutCore

/// A reader of the sizes of a section's items, and of the other answers about them.
///
/// It hides the app's delegate, the number of the section and the diagnostics from a section's
/// content.
public struct ItemSizeReader {
  let delegate: AnyLayoutDelegate
  let section: Int
  var diagnostics = LayoutDiagnostics()
  /// The work of the preparation or update.
  ///
  /// The reader counts questions. A content adds the items that it places, and the stored entries
  /// that it moves.
  public var work = LayoutWork()

  init(_ delegate: AnyLayoutDelegate, inSection section: Int) {
    self.delegate = delegate
    self.section = section
  }

  /// Returns the size of an item, or nil if the layout's own item size applies.
  ///
  /// - Parameter item: The number of the item in its section.
  /// - Parameter proposal: The extents that are already determined.
  public mutating func size(of item: Int, proposal: LayoutProposal) -> LayoutSize? {
    work.questions += 1
    return delegate.sizeForItem(at: index(of: item), proposal: proposal)
  }

  /// Calls `body` with the sizes of consecutive items, for up to 40 items at a time.
  ///
  /// Use it to measure many items with the same proposal. It takes less time than a call of
  /// ``size(of:proposal:)`` for each of them.
  ///
  /// - Parameter items: The numbers of the items in their section.
  /// - Parameter proposal: The extents that are already determined.
  /// - Parameter body: A closure that receives the reader, the numbers of some items and their
  ///   sizes. A size is nil if the layout's own item size applies.
  /// - Complexity: O(n); n = items.
  public mutating func forEachRun(
    of items: Range<Int>, proposal: LayoutProposal,
    _ body: (inout ItemSizeReader, Range<Int>, UnsafeBufferPointer<LayoutSize?>) -> Void
  ) {
    // As many sizes as the compiler puts on the stack.
    let most = 40
    withUnsafeTemporaryAllocation(of: LayoutSize?.self, capacity: most) { memory in
      var first = items.lowerBound
      while first < items.upperBound {
        let run = first..<min(first + most, items.upperBound)
        let sizes = UnsafeMutableBufferPointer(rebasing: memory[..<run.count])
        sizes.initialize(repeating: nil)
        delegate.storeSizes(from: index(of: first), proposal: proposal, in: sizes)
        work.questions += run.count
        body(&self, run, UnsafeBufferPointer(sizes))
        first = run.upperBound
      }
    }
  }

  /// A Boolean value that indicates whether sizes are those of measured views, in points.
  public var measuresItems: Bool { delegate.measuresItems }

  /// Returns a Boolean value that indicates whether the delegate answers a question about the
  /// section's items.
  public func answers<Answer>(_ question: LayoutQuestion<Answer>) -> Bool {
    delegate.answers(question, inSection: section)
  }

  /// Returns the delegate's answer to a question about an item, or a default.
  ///
  /// - Parameter question: The question.
  /// - Parameter item: The number of the item in its section.
  /// - Parameter answer: The answer if the delegate gives none, which it can also change.
  public func answer<Answer>(
    to question: LayoutQuestion<Answer>, for item: Int, default answer: Answer
  ) -> Answer {
    delegate.answer(to: question, at: index(of: item), default: answer)
  }

  /// Returns a size along the scroll axis in exact units, without invalid values.
  ///
  /// An extent that is negative, NaN, infinite or too large is replaced, and the replacement is
  /// reported.
  ///
  /// - Parameter points: The extent.
  /// - Parameter item: The number of the item in its section.
  public mutating func checkedExtent(_ points: Double, of item: Int) -> LayoutUnit {
    let element = LayoutElement.cell(section: section, item: item)
    return diagnostics.checkedExtent(points, of: .element(element))
  }

  /// Reports invalid data about an item, and what replaces it.
  ///
  /// - Parameter problem: The problem of the given number.
  /// - Parameter item: The number of the item in its section.
  /// - Parameter given: The given number.
  /// - Parameter used: The number that replaces it.
  public mutating func note(
    _ problem: LayoutDiagnostic.Problem, of item: Int, given: Double, used: Double
  ) {
    diagnostics.note(
      LayoutDiagnostic(
        .element(.cell(section: section, item: item)), problem, given: given, used: used))
  }

  /// Removes the reports about items that are measured again.
  ///
  /// - Complexity: O(d); d = diagnostics.
  public mutating func removeDiagnostics(of items: Range<Int>) {
    let section = section
    if diagnostics.isEmpty { return }
    diagnostics.remove { subject in
      guard case .element(let element) = subject, element.category == .cell else { return false }
      return element.index.section == section && items.contains(element.index.item)
    }
  }

  func index(of item: Int) -> ElementIndex { ElementIndex(section: section, item: item) }
}
