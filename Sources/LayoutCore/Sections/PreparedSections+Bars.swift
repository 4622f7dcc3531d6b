/// Headers and footers that are measured after the layout is shown.
extension PreparedSections {
  /// Asks for the measured bars of all sections, unless the delegate answers for none.
  @inlinable @inline(__always)
  mutating func measureBars(answeredBy delegate: some LayoutDelegate) {
    let count = stack.records.count
    guard count > 0, delegate.answers(.barSizes, inSection: 0) else { return }
    for number in 0..<count { measureBars(of: number, answeredBy: delegate) }
  }

  /// Asks for the measured bars of the sections that are new, have another number, or were
  /// measured.
  @inlinable @inline(__always)
  mutating func measureBars(after changes: LayoutChanges, answeredBy delegate: some LayoutDelegate)
  {
    let count = stack.records.count
    guard !changes.sections.isEmpty || !changes.bars.isEmpty, count > 0 else { return }
    stack.removeBarDiagnostics(askedAgainBy: changes)
    guard delegate.answers(.barSizes, inSection: 0) || stack.hasMeasuredBars else { return }
    for number in stack.records.indices.dropFirst(changes.sections.firstChange ?? count)
    where changes.sections.oldIndex(ofKept: number) != number {
      measureBars(of: number, answeredBy: delegate)
    }
    // A section with another number was asked about above.
    for number in changes.bars
    where stack.records.indices.contains(number)
      && changes.sections.oldIndex(ofKept: number) == number
    {
      measureBars(of: number, answeredBy: delegate)
    }
  }

  @inlinable @inline(__always)
  mutating func measureBars(of number: Int, answeredBy delegate: some LayoutDelegate) {
    guard stack.canMeasureBars(of: number) else { return }
    counts.questions += 1
    stack.setBarSizes(
      delegate.answer(
        to: .barSizes, at: ElementIndex(section: number), default: BarSizes()),
      of: number)
  }
}
