import LayoutCore

extension CompositionalLayout: CustomStringConvertible {
  /// The layout as a tree, with one line for each section, group, cell and attached element.
  public var description: String {
    var line = "\(axis.rawValue) layout"
    if interSectionSpacing != 0 { line += ", spacing \(interSectionSpacing.pointsText)" }
    if rounding != .lossless { line += ", rounding \(rounding.rawValue)" }
    return DescriptionTree(
      line, boundaryItems.map { DescriptionTree("\($0)") } + sections.map { $0.tree }
    ).text
  }
}

extension CompositionalSection: CustomStringConvertible {
  /// The section as a tree.
  public var description: String { tree.text }

  var tree: DescriptionTree {
    var line = "section"
    if interGroupSpacing != 0 { line += ", spacing \(interGroupSpacing.pointsText)" }
    if contentInsets != .zero { line += ", insets \(contentInsets)" }
    if let scrolling { line += ", scrolls: \(scrolling.rawValue)" }
    if !boundaryItemsFollowInsets { line += ", boundary items over the insets" }
    return DescriptionTree(
      line,
      boundaryItems.map { DescriptionTree("\($0)") }
        + decorations.map { DescriptionTree("\($0)") } + [group.tree])
  }
}

extension CompositionalItem: CustomStringConvertible {
  /// The item as a tree.
  public var description: String { tree.text }

  var tree: DescriptionTree {
    var line = "\(arrangement.rawValue) \(width) × \(height)"
    if let count { line += ", \(count) of" }
    if interItemSpacing != .fixed(0) { line += ", spacing \(interItemSpacing)" }
    if contentInsets != .zero { line += ", insets \(contentInsets)" }
    if edgeSpacing != .none { line += ", edges \(edgeSpacing)" }
    return DescriptionTree(
      line,
      supplementaryItems.map { DescriptionTree("\($0)") } + subitems.map { $0.tree }
        + frames.map { DescriptionTree("\($0)") })
  }
}

/// A line of text with its child lines.
struct DescriptionTree {
  let line: String
  let children: [DescriptionTree]

  init(_ line: String, _ children: [DescriptionTree] = []) {
    self.line = line
    self.children = children
  }

  /// The line and all its descendants, drawn as a tree.
  var text: String { lines.joined(separator: "\n") }

  private var lines: [String] {
    var lines = [line]
    for (place, child) in children.enumerated() {
      let isLast = place == children.count - 1
      for (number, line) in child.lines.enumerated() {
        let branch = isLast ? (number == 0 ? "└ " : "  ") : (number == 0 ? "├ " : "│ ")
        lines.append(branch + line)
      }
    }
    return lines
  }
}
