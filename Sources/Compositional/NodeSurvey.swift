import StrategyKit

/// The properties of a description that are known before anything is measured.
///
/// The survey follows the extents from the group inwards and records which of them depend on
/// answers. These are the extents that groups take from their items, and the fractions and shares
/// of them.
struct NodeSurvey {
  typealias Flags = PerAxis<Bool>

  /// A Boolean value that indicates whether the delegate's answers determine an extent.
  var isMeasured: Bool { measuredNodes > 0 }
  /// The axes along which items are asked for their extents.
  private(set) var asks = Flags(main: false, cross: false)
  /// A Boolean value that indicates whether every group takes the same number of items.
  private(set) var hasCommonCapacity = true
  /// A Boolean value that indicates whether proposals do not depend on answers.
  ///
  /// All measured items must also belong to the same node.
  var hasCommonProposal: Bool { measuredNodes <= 1 && !proposalsVary }

  private let nodes: [CompositionalNode]
  private var measuredNodes = 0
  private var proposalsVary = false

  init(_ nodes: [CompositionalNode]) {
    self.nodes = nodes
    visit(
      0, varies: Flags(main: false, cross: false),
      isOpen: Flags { nodes[0].extents[$0].isEstimated })
  }

  /// Visits a node and its children.
  ///
  /// - Parameter index: The index of the node.
  /// - Parameter varies: The axes along which the node's extents depend on answers, apart from its
  ///   own content.
  /// - Parameter isOpen: The axes along which the node's content determines its extents.
  private mutating func visit(_ index: Int, varies: Flags, isOpen: Flags) {
    let node = nodes[index]
    guard case .line(let along) = node.kind else {
      let asked = Flags { node.extents[$0].isEstimated }
      guard node.kind == .cell, asked.main || asked.cross else { return }
      measuredNodes += 1
      for main in Flags.both {
        asks[main] = asks[main] || asked[main]
        proposalsVary = proposalsVary || varies[main]
      }
      return
    }
    // Across, an open line takes the extent of its content. Along, its estimate determines what
    // fits.
    var room = varies
    room[!along] = room[!along] || isOpen[!along]
    let isFilledByEstimate = isOpen[along] && !varies[along]
    for child in node.children {
      let extents = nodes[child].extents
      let isFraction = Flags { main in extents[main].base.map { room[$0] } == true }
      // A shared extent applies to all siblings as soon as one of them has an answer.
      var varies = Flags { isFraction[$0] || extents[$0].isUniform }
      var isOpen = Flags { extents[$0].isEstimated }
      let isOpenChild = isOpen[along] && !isFilledByEstimate
      if node.count == 0 {
        hasCommonCapacity =
          hasCommonCapacity && !room[along] && !isOpenChild && !isFraction[along]
      } else if isOpenChild || !isOpen[along] {
        // The child gets a share of the line.
        varies[along] = room[along]
        isOpen[along] = false
      }
      visit(child, varies: varies, isOpen: isOpen)
    }
  }
}
