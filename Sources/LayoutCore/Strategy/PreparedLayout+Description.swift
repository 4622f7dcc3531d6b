extension PreparedLayout {
  /// The numbers of sections, items and diagnostics, and the size of the content, as text.
  ///
  /// If there are more than 1,000 sections, the number of items is left out, because each section
  /// would be asked for its own. The built-in layouts are `CustomStringConvertible`, so that a
  /// debugger prints this text instead of their storage. For another layout, declare the
  /// conformance.
  ///
  /// - Complexity: That of the number of items in at most 1,000 sections.
  public var description: String {
    func counted(_ count: Int, _ noun: String) -> String {
      "\(count) \(noun)\(count == 1 ? "" : "s")"
    }
    let sections = max(0, numberOfSections)
    var text = counted(sections, "section")
    if sections <= 1_000 {
      let items = (0..<sections).reduce(0) { sum, section in
        sum + min(max(0, numberOfItems(inSection: section)), .max - sum)
      }
      text += ", " + counted(items, "item")
    }
    text += ", content \(contentSize)"
    return diagnostics.isEmpty ? text : text + ", " + counted(diagnostics.count, "diagnostic")
  }
}
