import LayoutCore

/// A flow layout that is prepared for a collection.
///
/// The extents of items and lines are kept in prefix-sum indexes. If an item grows, the offsets of
/// everything after it change without being stored again. The place of an item on its line is
/// computed on request.
public typealias PreparedFlow = PreparedSections<FlowLayout>

/// The stored value of a section of a flow.
public struct FlowState: SectionState {
  /// The number of an item that differs from the one before it, or 0 if all items are equal.
  var difference: Int32 = 0

  /// Creates the state of a section that is not measured yet.
  public init() {}
}
