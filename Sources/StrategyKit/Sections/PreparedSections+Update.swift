import LayoutCore

extension SectionStrategy {
  /// Updates a prepared layout with the changes of a transaction.
  ///
  /// Unchanged sections keep their contents.
  ///
  /// - Parameter prepared: A layout that this strategy prepared. If it was prepared by another
  ///   strategy or in another environment, it is replaced by a fresh preparation.
  /// - Parameter changes: The changes to the collection since the last preparation or update.
  /// - Parameter delegate: The source of counts and sizes after the changes. It is used during this
  ///   call only.
  /// - Parameter environment: The container, reading direction and screen.
  /// - Throws: ``/LayoutCore/LayoutError/tooManyItems(section:count:limit:)`` if a count exceeds
  ///   ``/LayoutCore/LayoutLimits/maximumStoredItems``. The layout is then unchanged.
  /// - Complexity: For each changed section, that of its content and O(log s). If sections are
  ///   inserted, removed or moved, O(log s) for each, and O(s) if the delegate answers questions
  ///   about sections; s = sections.
  public func update(
    _ prepared: inout PreparedSections<Self>, by changes: LayoutChanges,
    for delegate: AnyLayoutDelegate, in environment: LayoutEnvironment
  ) throws(LayoutError) {
    guard prepared.layout == self, prepared.stack.environment == environment else {
      prepared = try prepare(for: delegate, in: environment)
      return
    }
    try changes.checkItemCount(after: prepared.stack.itemCount, for: delegate)
    prepared.apply(changes, answeredBy: delegate)
  }
}

extension PreparedSections {
  mutating func apply(_ changes: LayoutChanges, answeredBy delegate: AnyLayoutDelegate) {
    work = LayoutWork()
    stack.diagnostics.update(by: changes)
    var restacked: [Int] = []
    var anew: [Int] = []
    if !changes.sections.isEmpty {
      editSections(changes.sections, answeredBy: delegate)
      restacked = changes.sections.inserted.map { $0.index }
      if layout.asksForSections(delegate) {
        restacked = Array(stack.records.indices.dropFirst(changes.sections.firstChange ?? 0))
      }
      for number in restacked
      where changes.sections.oldIndex(ofKept: number) != number
        && changes.oldSection(of: number) != nil
      {
        if restyle(number, changes, answeredBy: delegate) { anew.append(number) }
      }
    }
    measureEdgeItems(after: changes, answeredBy: delegate)
    for change in changes.within where !SortedSearch.contains(change.section, in: anew) {
      let number = change.section
      let edit = SectionEdit(change, count: stack.records[number].count)
      let style = style(ofSection: number)
      read(number, from: delegate) { layout, sizes in
        layout.contents[number].apply(edit, style: style, sizes: &sizes)
      }
      finish(number)
    }
    if !changes.sections.isEmpty {
      removeUnusedStyles()
      if stack.replacesParameters { noteParameters() }
    }
    stack.restack(changes, restacked)
  }

  /// Removes the styles that no section has, if they are more than the sections.
  mutating func removeUnusedStyles() {
    guard styles.count > 2 * stack.records.count + 8 else { return }
    let kept = stack.keepUsedStyles()
    descriptions = kept.map { descriptions[$0] }
    styles = kept.map { styles[$0] }
    groups = kept.map { groups[$0] }
  }

  /// Notes the replaced parameters of all sections, as a preparation does.
  ///
  /// Of neighbours with the same parameters, the first is reported.
  mutating func noteParameters() {
    stack.diagnostics.removeSectionParameters()
    for number in 0..<stack.records.count {
      let style = Int(stack.records[number].style)
      if number > 0, descriptions[Int(stack.records[number - 1].style)] == descriptions[style] {
        continue
      }
      resolve(descriptions[style], of: number)
    }
  }
}
