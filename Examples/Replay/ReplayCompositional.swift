import Compositional
import LayoutCore
import LayoutJSON

/// Answers a compositional layout's questions from recorded sections.
struct RecordedComposition: CompositionalBoundaryDelegate {
  let input: JSONValue

  private func recorded(_ section: Int) -> JSONValue { input["sections"][section] }

  var numberOfSections: Int { input["sections"].array?.count ?? 0 }

  func numberOfItems(inSection section: Int) -> Int {
    recorded(section)["itemCount"].integer ?? 0
  }

  func sizeForItem(at index: ElementIndex, proposal: LayoutProposal) -> LayoutSize? {
    recorded(index.section)["fittingSizes"][index.item].size
  }

  func compositionalSection(
    _ number: Int, in environment: LayoutEnvironment, default section: CompositionalSection
  ) -> CompositionalSection {
    let own = recorded(number)["layout"]
    return CompositionalSection(own == .null ? input["layout"] : own)
  }

  func compositionalBoundaryItems(
    in environment: LayoutEnvironment, default items: [CompositionalBoundary]
  ) -> [CompositionalBoundary] {
    (input["boundarySupplementaryItems"].array ?? []).map { CompositionalBoundary($0) }
  }
}

extension ReplayCase {
  /// Sections described one by one; nothing rounded.
  static func compositional(_ input: JSONValue) -> ReplayCase {
    var configuration: LayoutConfiguration = ["rounding": "none"]
    configuration["axis"] = input["scrollDirection"].string.map { .text($0) }
    configuration["interSectionSpacing"] =
      input["interSectionSpacing"].number.map { .number($0) }
    return ReplayCase(
      layout: "compositional", configuration: configuration,
      delegate: RecordedComposition(input: input),
      environment: LayoutEnvironment(containerSize: input.container),
      visitedOffsets: (input["scroll"].array ?? []).compactMap { $0.point })
  }
}

// The recording's names for the parts of a description.

extension CompositionalSection {
  fileprivate init(_ recorded: JSONValue) {
    self.init(
      CompositionalItem(recorded["group"]),
      interGroupSpacing: recorded["interGroupSpacing"].number ?? 0,
      contentInsets: LayoutInsets(directional: recorded["contentInsets"]),
      boundaryItems: (recorded["boundarySupplementaryItems"].array ?? []).map {
        CompositionalBoundary($0)
      },
      decorations: (recorded["decorationItems"].array ?? []).map {
        CompositionalDecoration(
          ElementKind($0["kind"].string ?? ""),
          contentInsets: LayoutInsets(directional: $0["contentInsets"]),
          zIndex: $0["zIndex"].integer ?? 0)
      },
      scrolling: recorded["orthogonalScrollingBehavior"].string.flatMap {
        SectionScrollBehavior(rawValue: $0)
      },
      boundaryItemsFollowInsets: recorded["supplementariesFollowContentInsets"].bool ?? true)
  }
}

extension CompositionalItem {
  fileprivate init(_ recorded: JSONValue) {
    let width = CompositionalDimension(recorded: recorded["size"]["width"])
    let height = CompositionalDimension(recorded: recorded["size"]["height"])
    let subitems = (recorded["subitems"].array ?? []).map { CompositionalItem($0) }
    switch recorded["type"].string {
    case "horizontal": self = .horizontal(width: width, height: height, subitems)
    case "vertical": self = .vertical(width: width, height: height, subitems)
    case "custom":
      let frames = (recorded["frames"].array ?? []).map {
        CompositionalFrame(
          LayoutRect(origin: $0.point ?? .zero, size: $0.size ?? .zero),
          zIndex: $0["zIndex"].integer ?? 0)
      }
      self = .custom(width: width, height: height, frames: frames)
    default: self = .cell(width: width, height: height)
    }
    count = recorded["count"].integer
    interItemSpacing = CompositionalSpacing(recorded["interItemSpacing"])
    contentInsets = LayoutInsets(directional: recorded["contentInsets"])
    let edges = recorded["edgeSpacing"]
    edgeSpacing = CompositionalEdgeSpacing(
      top: CompositionalSpacing(edges["top"]), leading: CompositionalSpacing(edges["leading"]),
      bottom: CompositionalSpacing(edges["bottom"]),
      trailing: CompositionalSpacing(edges["trailing"]))
    supplementaryItems = (recorded["supplementaryItems"].array ?? []).map {
      CompositionalSupplementary($0)
    }
  }
}

extension CompositionalDimension {
  fileprivate init(recorded: JSONValue) {
    if let part = recorded["fractionalWidth"].number {
      self = .fractionalWidth(part)
    } else if let part = recorded["fractionalHeight"].number {
      self = .fractionalHeight(part)
    } else if let points = recorded["estimated"].number {
      self = .estimated(points)
    } else {
      self = .absolute(recorded["absolute"].number ?? 0)
    }
  }
}

extension CompositionalSpacing {
  fileprivate init(_ recorded: JSONValue) {
    self =
      recorded["flexible"].number.map { .flexible($0) } ?? .fixed(recorded["fixed"].number ?? 0)
  }
}

extension LayoutInsets {
  fileprivate init(directional recorded: JSONValue) {
    self.init(
      top: recorded["top"].number ?? 0, leading: recorded["leading"].number ?? 0,
      bottom: recorded["bottom"].number ?? 0, trailing: recorded["trailing"].number ?? 0)
  }
}

extension CompositionalSupplementary {
  fileprivate init(_ recorded: JSONValue) {
    self.init(
      ElementKind(recorded["kind"].string ?? ""),
      width: CompositionalDimension(recorded: recorded["size"]["width"]),
      height: CompositionalDimension(recorded: recorded["size"]["height"]),
      containerAnchor: CompositionalAnchor(recorded["containerAnchor"]),
      itemAnchor: recorded["itemAnchor"] == .null
        ? nil : CompositionalAnchor(recorded["itemAnchor"]),
      zIndex: recorded["zIndex"].integer ?? 1)
  }
}

extension CompositionalAnchor {
  fileprivate init(_ recorded: JSONValue) {
    let names: [String: CompositionalEdges] = [
      "top": .top, "leading": .leading, "bottom": .bottom, "trailing": .trailing,
    ]
    var edges: CompositionalEdges = []
    for name in recorded["edges"].array ?? [] { edges.formUnion(names[name.string ?? ""] ?? []) }
    if let offset = recorded["fractionalOffset"].point {
      self.init(edges, fractionalOffset: offset)
    } else {
      self.init(edges, absoluteOffset: recorded["absoluteOffset"].point ?? .zero)
    }
  }
}

extension CompositionalBoundary {
  fileprivate init(_ recorded: JSONValue) {
    self.init(
      ElementKind(recorded["kind"].string ?? ""),
      width: CompositionalDimension(recorded: recorded["size"]["width"]),
      height: CompositionalDimension(recorded: recorded["size"]["height"]),
      insets: LayoutInsets(directional: recorded["contentInsets"]),
      alignment: CompositionalAlignment(rawValue: recorded["alignment"].string ?? "") ?? .top,
      offset: recorded["absoluteOffset"].point ?? .zero,
      extendsBoundary: recorded["extendsBoundary"].bool ?? true,
      pinsToVisibleBounds: recorded["pinToVisibleBounds"].bool ?? false,
      zIndex: recorded["zIndex"].integer ?? 1)
  }
}
