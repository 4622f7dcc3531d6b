import LayoutCore

/// A delegate that specifies a waterfall's parameters per section and item.
///
/// Each method returns `nil` by default, and the section then uses the layout's parameter of the
/// same name.
public protocol WaterfallLayoutDelegate: LayoutDelegate {
  /// Returns the number of tracks in `section`, or `nil` for the layout's own.
  func columns(inSection section: Int) -> ColumnCount?
  /// Returns the distance between the tracks of `section`, in points.
  func columnSpacing(inSection section: Int) -> Double?
  /// Returns the distance between the items of a track in `section`, in points.
  func itemSpacing(inSection section: Int) -> Double?
  /// Returns the distance of the items of `section` from its edges, in points.
  func sectionInsets(inSection section: Int) -> LayoutInsets?
  /// Returns the height of the header of `section`, in points; 0 for none.
  func headerExtent(inSection section: Int) -> Double?
  /// Returns the distance of the header of `section` from its neighbours, in points.
  func headerInsets(inSection section: Int) -> LayoutInsets?
  /// Returns the height of the footer of `section`, in points; 0 for none.
  func footerExtent(inSection section: Int) -> Double?
  /// Returns the distance of the footer of `section` from its neighbours, in points.
  func footerInsets(inSection section: Int) -> LayoutInsets?
  /// Returns the number of neighbouring tracks that an item spans.
  ///
  /// Return `nil` for one track, or `Int.max` for all tracks. If the number is out of range, the
  /// nearest valid one is used and reported.
  func columnSpan(forItemAt index: ElementIndex) -> Int?
  /// Returns the track in which an item begins, from 0.
  ///
  /// Return `nil` if the placement rule determines the track. If the item does not fit there, the
  /// nearest possible track is used and reported.
  func column(forItemAt index: ElementIndex) -> Int?
}

extension WaterfallLayoutDelegate {
  /// Returns `nil`: the layout's own ``WaterfallLayout/columns`` apply.
  @inlinable public func columns(inSection section: Int) -> ColumnCount? { nil }
  /// Returns `nil`: the layout's own ``WaterfallLayout/columnSpacing`` applies.
  @inlinable public func columnSpacing(inSection section: Int) -> Double? { nil }
  /// Returns `nil`: the layout's own ``WaterfallLayout/itemSpacing`` applies.
  @inlinable public func itemSpacing(inSection section: Int) -> Double? { nil }
  /// Returns `nil`: the layout's own ``WaterfallLayout/sectionInsets`` apply.
  @inlinable public func sectionInsets(inSection section: Int) -> LayoutInsets? { nil }
  /// Returns `nil`: the layout's own ``WaterfallLayout/headerExtent`` applies.
  @inlinable public func headerExtent(inSection section: Int) -> Double? { nil }
  /// Returns `nil`: the layout's own ``WaterfallLayout/headerInsets`` apply.
  @inlinable public func headerInsets(inSection section: Int) -> LayoutInsets? { nil }
  /// Returns `nil`: the layout's own ``WaterfallLayout/footerExtent`` applies.
  @inlinable public func footerExtent(inSection section: Int) -> Double? { nil }
  /// Returns `nil`: the layout's own ``WaterfallLayout/footerInsets`` apply.
  @inlinable public func footerInsets(inSection section: Int) -> LayoutInsets? { nil }
  /// Returns `nil`: every item spans one track.
  @inlinable public func columnSpan(forItemAt index: ElementIndex) -> Int? { nil }
  /// Returns `nil`: the placement rule determines the track.
  @inlinable public func column(forItemAt index: ElementIndex) -> Int? { nil }

  /// Returns the answer of the typed method that corresponds to `question`.
  ///
  /// - Parameter question: A question of the waterfall.
  /// - Parameter index: The section or item that the question is about.
  /// - Returns: The answer, or `nil` if the delegate specifies none.
  /// - Complexity: The complexity of the typed method.
  @inlinable
  public func answer(_ question: LayoutQuestion, at index: ElementIndex) -> LayoutAnswer? {
    waterfallAnswer(question, at: index)
  }

  /// Returns the answer to a question of the waterfall, or `nil` for other questions.
  ///
  /// If a type serves several strategies, it calls this method in its own
  /// ``/LayoutCore/LayoutDelegate/answer(_:at:)``.
  ///
  /// - Parameter question: A question of any strategy.
  /// - Parameter index: The section or item that the question is about.
  /// - Complexity: The complexity of the typed method.
  @inlinable
  public func waterfallAnswer(
    _ question: LayoutQuestion, at index: ElementIndex
  ) -> LayoutAnswer? {
    let section = index.section
    switch question {
    case WaterfallQuestion.columnSpan: return columnSpan(forItemAt: index).map { .integer($0) }
    case WaterfallQuestion.column: return column(forItemAt: index).map { .integer($0) }
    case WaterfallQuestion.columns: return columns(inSection: section).map { .columns($0) }
    case WaterfallQuestion.columnSpacing:
      return columnSpacing(inSection: section).map { .number($0) }
    case WaterfallQuestion.itemSpacing: return itemSpacing(inSection: section).map { .number($0) }
    case WaterfallQuestion.sectionInsets:
      return sectionInsets(inSection: section).map { .insets($0) }
    case WaterfallQuestion.headerExtent:
      return headerExtent(inSection: section).map { .number($0) }
    case WaterfallQuestion.headerInsets:
      return headerInsets(inSection: section).map { .insets($0) }
    case WaterfallQuestion.footerExtent:
      return footerExtent(inSection: section).map { .number($0) }
    case WaterfallQuestion.footerInsets:
      return footerInsets(inSection: section).map { .insets($0) }
    default: return nil
    }
  }
}
