import LayoutCore

/// Headers and footers that are measured after the layout is shown.
extension PreparedSections {
  /// Asks for the measured edge items of all sections, unless the delegate answers for none.
  mutating func measureEdgeItems(answeredBy delegate: AnyLayoutDelegate) {
    let count = stack.records.count
    guard count > 0, delegate.answers(.edgeItemSizes, inSection: 0) else { return }
    for number in 0..<count { measureEdgeItems(of: number, answeredBy: delegate) }
  }

  /// Asks for the measured edge items of the sections that are new, have another number, or were
  /// measured.
  mutating func measureEdgeItems(
    after changes: LayoutChanges, answeredBy delegate: AnyLayoutDelegate
  ) {
    let count = stack.records.count
    guard !changes.sections.isEmpty || !changes.edgeItems.isEmpty, count > 0 else { return }
    stack.removeEdgeItemDiagnostics(askedAgainBy: changes)
    guard delegate.answers(.edgeItemSizes, inSection: 0) || stack.hasMeasuredEdgeItems else {
      return
    }
    for number in stack.records.indices.dropFirst(changes.sections.firstChange ?? count)
    where changes.sections.oldIndex(ofKept: number) != number {
      measureEdgeItems(of: number, answeredBy: delegate)
    }
    // A section with another number was asked about above.
    for number in changes.edgeItems
    where stack.records.indices.contains(number)
      && changes.sections.oldIndex(ofKept: number) == number
    {
      measureEdgeItems(of: number, answeredBy: delegate)
    }
  }

  mutating func measureEdgeItems(of number: Int, answeredBy delegate: AnyLayoutDelegate) {
    guard stack.canMeasureEdgeItems(of: number) else { return }
    work.questions += 1
    stack.setEdgeItemSizes(
      delegate.answer(
        to: .edgeItemSizes, at: ElementIndex(section: number), default: EdgeItemSizes()),
      of: number)
  }
}
