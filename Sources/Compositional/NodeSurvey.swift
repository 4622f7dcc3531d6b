import LayoutCore

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
    visit(0, in: Flags(main: false, cross: false), share: nil)
  }

  /// Visits a node and its children.
  ///
  /// - Parameter index: The index of the node.
  /// - Parameter container: The axes along which the container's extents depend on answers.
  /// - Parameter share: The axis along which the node gets a share, and a Boolean value that
  ///   indicates whether the share depends on answers.
  private mutating func visit(
    _ index: Int, in container: Flags, share: (alongMain: Bool, varies: Bool)?
  ) {
    let node = nodes[index]
    var varies = Flags(main: false, cross: false)
    var isOpen = Flags(main: false, cross: false)
    for main in Flags.both {
      if let share, share.alongMain == main {
        varies[main] = share.varies
        continue
      }
      isOpen[main] = node.extents[main].isEstimated
      // A shared extent applies to all siblings as soon as one of them has an answer.
      varies[main] =
        node.extents[main].base.map { container[$0] } == true
        || node.extents[main].isUniform && index != 0
    }
    switch node.kind {
    case .custom: break
    case .cell:
      guard node.extents.main.isEstimated || node.extents.cross.isEstimated else { return }
      measuredNodes += 1
      for main in Flags.both {
        asks[main] = asks[main] || node.extents[main].isEstimated
        proposalsVary = proposalsVary || varies[main]
      }
    case .line(let along): visitLine(node, along, varies, isOpen)
    }
  }

  private mutating func visitLine(
    _ node: CompositionalNode, _ along: Bool, _ varies: Flags, _ isOpen: Flags
  ) {
    // Across, an open line takes the extent of its content. Along, its estimate determines what
    // fits.
    var room = varies
    room[!along] = room[!along] || isOpen[!along]
    let isFilledByEstimate = isOpen[along] && !varies[along]
    for child in node.children {
      let extent = nodes[child].extents[along]
      let isOpenChild = extent.isEstimated && !isFilledByEstimate
      var share: (alongMain: Bool, varies: Bool)?
      if node.count == 0 {
        let isFixed = !room[along] && !isOpenChild && extent.base.map { room[$0] } != true
        hasCommonCapacity = hasCommonCapacity && isFixed
      } else if isOpenChild || !extent.isEstimated {
        share = (along, room[along])
      }
      visit(child, in: room, share: share)
    }
  }
}
