import LayoutCore

/// A delegate that specifies a flow's parameters per section.
///
/// ``/LayoutCore/LayoutDelegate/sizeForItem(at:proposal:)`` specifies the sizes of items. Each
/// method returns `nil` by default, and the section then uses the layout's parameter of the same
/// name.
public protocol FlowLayoutDelegate: LayoutDelegate {
  /// Returns the number of items that share a line of `section`, or `nil` for the layout's own.
  ///
  /// Return `.fixed(0)` if each item has its own width.
  func columns(inSection section: Int) -> ColumnCount?
  /// Returns the size of those items of `section` for which none is given, in points.
  func itemSize(inSection section: Int) -> LayoutSize?
  /// Returns the distance between the lines of `section`, in points; at least 0.
  func lineSpacing(inSection section: Int) -> Double?
  /// Returns the minimum distance between the items of a line of `section`, in points; at least 0.
  func itemSpacing(inSection section: Int) -> Double?
  /// Returns the distance of the items of `section` from its edges, in points.
  func sectionInsets(inSection section: Int) -> LayoutInsets?
  /// Returns the alignment of the lines of `section` that their items do not fill.
  func lineAlignment(inSection section: Int) -> FlowLineAlignment?
  /// Returns the height of the header of `section`, in points; 0 for none.
  func headerExtent(inSection section: Int) -> Double?
  /// Returns the height of the footer of `section`, in points; 0 for none.
  func footerExtent(inSection section: Int) -> Double?
}

extension FlowLayoutDelegate {
  /// Returns `nil`: the layout's own ``FlowLayout/columns`` apply.
  @inlinable public func columns(inSection section: Int) -> ColumnCount? { nil }
  /// Returns `nil`: the layout's own ``FlowLayout/itemSize`` applies.
  @inlinable public func itemSize(inSection section: Int) -> LayoutSize? { nil }
  /// Returns `nil`: the layout's own ``FlowLayout/lineSpacing`` applies.
  @inlinable public func lineSpacing(inSection section: Int) -> Double? { nil }
  /// Returns `nil`: the layout's own ``FlowLayout/itemSpacing`` applies.
  @inlinable public func itemSpacing(inSection section: Int) -> Double? { nil }
  /// Returns `nil`: the layout's own ``FlowLayout/sectionInsets`` apply.
  @inlinable public func sectionInsets(inSection section: Int) -> LayoutInsets? { nil }
  /// Returns `nil`: the layout's own ``FlowLayout/lineAlignment`` applies.
  @inlinable public func lineAlignment(inSection section: Int) -> FlowLineAlignment? { nil }
  /// Returns `nil`: the layout's own ``FlowLayout/headerExtent`` applies.
  @inlinable public func headerExtent(inSection section: Int) -> Double? { nil }
  /// Returns `nil`: the layout's own ``FlowLayout/footerExtent`` applies.
  @inlinable public func footerExtent(inSection section: Int) -> Double? { nil }

  /// Returns the answer of the typed method that corresponds to `question`.
  ///
  /// - Parameter question: A question of the flow.
  /// - Parameter index: The section that the question is about.
  /// - Returns: The answer, or `nil` if the delegate specifies none.
  /// - Complexity: The complexity of the typed method.
  @inlinable
  public func answer(_ question: LayoutQuestion, at index: ElementIndex) -> LayoutAnswer? {
    flowAnswer(question, at: index)
  }

  /// Returns the answer to a question of the flow, or `nil` for questions of other strategies.
  ///
  /// If a type serves several strategies, it calls this method in its own
  /// ``/LayoutCore/LayoutDelegate/answer(_:at:)``.
  ///
  /// - Parameter question: A question of any strategy.
  /// - Parameter index: The section or item that the question is about.
  /// - Complexity: The complexity of the typed method.
  @inlinable
  public func flowAnswer(_ question: LayoutQuestion, at index: ElementIndex) -> LayoutAnswer? {
    let section = index.section
    switch question {
    case FlowQuestion.columns: return columns(inSection: section).map { .columns($0) }
    case FlowQuestion.itemSize: return itemSize(inSection: section).map { .size($0) }
    case FlowQuestion.lineSpacing: return lineSpacing(inSection: section).map { .number($0) }
    case FlowQuestion.itemSpacing: return itemSpacing(inSection: section).map { .number($0) }
    case FlowQuestion.sectionInsets: return sectionInsets(inSection: section).map { .insets($0) }
    case FlowQuestion.lineAlignment:
      let alignment = lineAlignment(inSection: section)
      return alignment.flatMap { FlowLineAlignment.allCases.firstIndex(of: $0) }
        .map { .integer($0) }
    case FlowQuestion.headerExtent: return headerExtent(inSection: section).map { .number($0) }
    case FlowQuestion.footerExtent: return footerExtent(inSection: section).map { .number($0) }
    default: return nil
    }
  }
}
