extension PreparedLayout {
  /// The numbers of sections, items and diagnostics, and the size of the content, as text.
  ///
  /// The built-in layouts are `CustomStringConvertible`, so that a debugger prints this text instead
  /// of their storage. For another layout, declare the conformance.
  ///
  /// - Complexity: O(s), where s is the number of sections.
  public var description: String {
    let sections = max(0, numberOfSections)
    let items = (0..<sections).reduce(0) { $0 + numberOfItems(inSection: $1) }
    let problems = diagnostics.count
    return "\(sections) section\(sections == 1 ? "" : "s"), \(items) item\(items == 1 ? "" : "s")"
      + ", content \(contentSize)"
      + (problems == 0 ? "" : ", \(problems) diagnostic\(problems == 1 ? "" : "s")")
  }
}
