import StrategyKit

extension CompositionalLayout: CustomStringConvertible {
  /// The layout as a tree, with one line for each section, group, cell and attached element.
  public var description: String {
    var line = "\(axis.rawValue) layout"
    if interSectionSpacing != 0 { line += ", spacing \(interSectionSpacing.pointsText)" }
    if rounding != .lossless { line += ", rounding \(rounding.rawValue)" }
    let items = boundaryItems.map { ["\($0)"] }
    return tree(line, items + sections.map { $0.lines }).joined(separator: "\n")
  }
}

extension CompositionalSection: CustomStringConvertible {
  /// The section as a tree.
  public var description: String { lines.joined(separator: "\n") }

  fileprivate var lines: [String] {
    var line = "section"
    if interGroupSpacing != 0 { line += ", spacing \(interGroupSpacing.pointsText)" }
    if contentInsets != .zero { line += ", insets \(contentInsets)" }
    if let scrolling { line += ", scrolls: \(scrolling.rawValue)" }
    if !boundaryItemsFollowInsets { line += ", boundary items over the insets" }
    let elements = boundaryItems.map { "\($0)" } + decorations.map { "\($0)" }
    return tree(line, elements.map { [$0] } + [group.lines])
  }
}

extension CompositionalItem: CustomStringConvertible {
  /// The item as a tree.
  public var description: String { lines.joined(separator: "\n") }

  fileprivate var lines: [String] {
    var line = "\(arrangement.rawValue) \(width) × \(height)"
    if let count { line += ", \(count) of" }
    if interItemSpacing != .fixed(0) { line += ", spacing \(interItemSpacing)" }
    if contentInsets != .zero { line += ", insets \(contentInsets)" }
    if edgeSpacing != .none { line += ", edges \(edgeSpacing)" }
    return tree(
      line,
      supplementaryItems.map { ["\($0)"] } + subitems.map { $0.lines } + frames.map { ["\($0)"] })
  }
}

/// Returns the lines of a tree: a line, and the lines of its children behind branches.
private func tree(_ line: String, _ children: [[String]]) -> [String] {
  var lines = [line]
  for (place, child) in children.enumerated() {
    let isLast = place == children.count - 1
    for (number, line) in child.enumerated() {
      let branch = isLast ? (number == 0 ? "└ " : "  ") : (number == 0 ? "├ " : "│ ")
      lines.append(branch + line)
    }
  }
  return lines
}
