import LayoutCore

/// Changes of sections.
extension PreparedSections {
  /// Removes, moves and inserts sections, and places those that are new.
  ///
  /// All others keep their contents.
  mutating func editSections(
    _ edits: IndexEdits<Int>, answeredBy delegate: AnyLayoutDelegate
  ) {
    var moved: [Int: (record: SectionStack.Record, content: Layout.Content)] = [:]
    for insertion in edits.inserted {
      if let source = insertion.source { moved[source] = (stack.records[source], contents[source]) }
    }
    for number in edits.removed.reversed() {
      let record = stack.remove(at: number)
      contents.remove(at: number)
      if moved[number] == nil { stack.release(record) }
    }
    for insertion in edits.inserted {
      let number = insertion.index
      if let section = insertion.source.flatMap({ moved.removeValue(forKey: $0) }) {
        stack.insert(section.record, at: number)
        contents.insert(section.content, at: number)
      } else {
        let count = stack.diagnostics.checkedCount(
          delegate.numberOfItems(inSection: number), inSection: number)
        let style = style(for: layout.section(number, answeredBy: delegate), number)
        stack.insert(SectionStack.Record(style: style, count: count), at: number)
        contents.insert(content(of: number, answeredBy: delegate), at: number)
        finish(number)
      }
    }
  }

  /// Asks for the parameters of a section whose number changed, and places it again if its style is
  /// another one.
  ///
  /// - Returns: A Boolean value that indicates whether the section is placed again. It then has the
  ///   number of items after the changes.
  mutating func restyle(
    _ number: Int, _ changes: LayoutChanges, answeredBy delegate: AnyLayoutDelegate
  ) -> Bool {
    let description = layout.section(number, answeredBy: delegate)
    let oldStyle = Int(stack.records[number].style)
    guard descriptions[oldStyle] != description else { return false }
    let style = style(for: description, number)
    stack.records[number].style = Int32(style)
    guard styles[style] != styles[oldStyle] else { return false }
    stack.diagnostics.removeItems(ofSection: number)
    if let count = changes.changes(within: number)?.items.newCount {
      stack.itemCount += count - stack.records[number].count
      stack.records[number].count = count
    }
    contents[number] = content(of: number, answeredBy: delegate)
    finish(number)
    return true
  }
}
