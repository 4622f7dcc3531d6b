import Compositional
import LayoutCore

/// The descriptions of a compositional layout in Swift.
extension SwiftSpelling {
  /// Returns the lines of a section in a list.
  func lines(_ section: CompositionalSection) -> [String] {
    var arguments = [spell(section.group)]
    func add(_ label: String, _ text: String, if isThere: Bool) {
      if isThere { arguments.append("\(label): \(text)") }
    }
    add("interGroupSpacing", plain(section.interGroupSpacing), if: section.interGroupSpacing != 0)
    add("contentInsets", spell(section.contentInsets), if: section.contentInsets != .zero)
    add(
      "boundaryItems", list(section.boundaryItems.map { spell($0) }),
      if: !section.boundaryItems.isEmpty)
    add(
      "decorations", list(section.decorations.map { _ in "CompositionalDecoration()" }),
      if: !section.decorations.isEmpty)
    add("scrolling", ".\(section.scrolling?.rawValue ?? "")", if: section.scrolling != nil)
    add("boundaryItemsFollowInsets", "false", if: !section.boundaryItemsFollowInsets)
    var lines = ["    CompositionalSection("]
    for (place, argument) in arguments.enumerated() {
      lines.append("      \(argument)\(place + 1 < arguments.count ? "," : "),")")
    }
    return lines
  }

  private func list(_ parts: [String]) -> String {
    var text = ""
    for part in parts { text += (text.isEmpty ? "" : ", ") + part }
    return "[\(text)]"
  }

  private func spell(_ item: CompositionalItem) -> String {
    var parts: [String] = []
    if item.width != .fractionalWidth(1) { parts.append("width: \(spell(item.width))") }
    if item.height != .fractionalHeight(1) { parts.append("height: \(spell(item.height))") }
    switch item.interItemSpacing {
    case .fixed(0): break
    case .fixed(let points): parts.append("spacing: .fixed(\(plain(points)))")
    case .flexible(let points): parts.append("spacing: .flexible(\(plain(points)))")
    }
    if item.contentInsets != .zero { parts.append("insets: \(spell(item.contentInsets))") }
    if let count = item.count { parts.append("count: \(count)") }
    if item.count != nil, let first = item.subitems.first {
      if first != .cell() { parts.append("of: \(spell(first))") }
    } else if !item.subitems.isEmpty {
      parts.append(list(item.subitems.map { spell($0) }))
    }
    let text = list(parts)
    return
      ".\(item.arrangement.rawValue)(\(String(decoding: text.utf8.dropFirst().dropLast(), as: UTF8.self)))"
  }

  private func spell(_ bar: CompositionalBoundary) -> String {
    let isEdgeItem =
      bar.kind == .header && bar.alignment == .top
      || bar.kind == .footer && bar.alignment == .bottom
    let kind = bar.kind == .header ? "header" : "footer"
    var parts = isEdgeItem ? [] : [".\(kind)"]
    if bar.width != .fractionalWidth(1) { parts.append("width: \(spell(bar.width))") }
    parts.append("height: \(spell(bar.height))")
    if !isEdgeItem { parts.append("alignment: .\(bar.alignment.rawValue)") }
    if bar.pinsToVisibleBounds { parts.append("pinsToVisibleBounds: true") }
    if bar.zIndex != 1 { parts.append("zIndex: \(bar.zIndex)") }
    let text = list(parts)
    let arguments = String(decoding: text.utf8.dropFirst().dropLast(), as: UTF8.self)
    return isEdgeItem ? ".\(kind)(\(arguments))" : "CompositionalBoundary(\(arguments))"
  }

  private func spell(_ dimension: CompositionalDimension) -> String {
    switch dimension {
    case .absolute(let points): ".absolute(\(plain(points)))"
    case .fractionalWidth(let part): ".fractionalWidth(\(plain(part)))"
    case .fractionalHeight(let part): ".fractionalHeight(\(plain(part)))"
    case .estimated(let points): ".estimated(\(plain(points)))"
    case .uniformAcrossSiblings(let points): ".uniformAcrossSiblings(estimate: \(plain(points)))"
    }
  }
}
