/// A reader of the sizes of consecutive items of a section that have the same proposal.
///
/// It asks for runs of sizes if the delegate prefers them, and otherwise for each size. If the
/// items are read in ascending order, it asks for each of them once.
///
/// ```swift
/// var sizes = ItemSizes(of: items, inSection: section, from: delegate, proposal: proposal)
/// for item in items { place(item, size: sizes[item]) }
/// ```
public struct ItemSizes<Delegate: LayoutDelegate> {
  /// The source of the sizes.
  public let delegate: Delegate
  @usableFromInline let proposal: LayoutProposal
  @usableFromInline let section: Int
  @usableFromInline let end: Int
  /// A Boolean value that indicates whether sizes are requested in runs.
  ///
  /// If it is `false`, ``sizes(from:)`` must not be called.
  public let usesRuns: Bool
  @usableFromInline var run: [LayoutSize?] = []
  /// The first item of the last run.
  @usableFromInline var first: Int

  @usableFromInline static var runLength: Int { 128 }
  /// The number of items from which on a run costs less than asking for each size.
  @usableFromInline static var shortestRun: Int { 16 }

  /// Creates a reader, without asking for a size.
  ///
  /// - Parameter items: The items whose sizes can be read.
  /// - Parameter section: The section of the items.
  /// - Parameter delegate: The source of the sizes.
  /// - Parameter proposal: The extents that are already determined, for each item.
  /// - Parameter usesRuns: A Boolean value that indicates whether sizes can be requested before they
  ///   are read. Pass `false` if another proposal can apply to some of the items.
  @inlinable
  public init(
    of items: Range<Int>, inSection section: Int, from delegate: Delegate,
    proposal: LayoutProposal, usesRuns: Bool = true
  ) {
    self.delegate = delegate
    self.proposal = proposal
    self.section = section
    end = items.upperBound
    first = items.lowerBound
    self.usesRuns = usesRuns && items.count >= Self.shortestRun && delegate.prefersRuns
  }

  /// The size of an item, or nil if the strategy's own item size applies.
  ///
  /// - Parameter item: The number of the item in its section. The size of an item that is not among
  ///   those of the reader is requested by itself.
  @inlinable
  public subscript(item: Int) -> LayoutSize? {
    @inline(__always) mutating get {
      guard usesRuns else { return size(of: item) }
      if !isRead(item) { read(from: item) }
      return run[item &- first]
    }
  }

  /// Returns the size of an item for another proposal, which is requested by itself.
  @inlinable
  public func size(of item: Int, proposal: LayoutProposal) -> LayoutSize? {
    delegate.sizeForItem(at: ElementIndex(section: section, item: item), proposal: proposal)
  }

  /// Returns the sizes of an item and of those after it that are read at once.
  ///
  /// A loop over the result does not depend on the delegate's type, so it is fast where that type is
  /// not known. Use it only if ``usesRuns`` is true.
  ///
  /// - Parameter item: The number of the item in its section.
  @inlinable
  public mutating func sizes(from item: Int) -> ArraySlice<LayoutSize?> {
    if !isRead(item) { read(from: item) }
    return run[(item &- first)...]
  }

  /// Returns the size of an item, which is requested by itself.
  @inlinable @inline(__always)
  func size(of item: Int) -> LayoutSize? {
    delegate.sizeForItem(at: ElementIndex(section: section, item: item), proposal: proposal)
  }

  @inlinable @inline(__always)
  func isRead(_ item: Int) -> Bool {
    // The difference is large if the item is before the run.
    UInt(bitPattern: item &- first) < UInt(bitPattern: run.count)
  }

  /// Reads the run that begins with an item, or the item alone if it is after the reader's items.
  @inlinable
  mutating func read(from item: Int) {
    first = item
    run.removeAll(keepingCapacity: true)
    guard item < end else {
      run.append(size(of: item))
      return
    }
    let items = item..<Swift.min(end, item &+ Self.runLength)
    run.reserveCapacity(items.count)
    delegate.appendSizes(ofItems: items, inSection: section, proposal: proposal, to: &run)
    // If the number of sizes is another one, it is unknown which items they belong to.
    if run.count != items.count {
      run.removeAll(keepingCapacity: true)
      for item in items { run.append(size(of: item)) }
    }
  }
}
