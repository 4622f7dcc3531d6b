import LayoutCore
import LayoutTesting
import Mixed
import Spreadsheet

/// A mixed layout in the plainest way: each block is prepared by itself, and its elements are moved.
struct MixedReference {
  /// A block with sections.
  struct Block {
    /// The position in the list of blocks.
    var number: Int
    var sections: Range<Int>
    var prepared: AnyPreparedLayout
    var environment: LayoutEnvironment
    /// The bars that the block stays clear of although its layout would scroll under them, or the
    /// bars along the axis that its layout would stay clear of.
    var bars = LayoutInsets.zero
    /// The distance from the start of the content along the axis, and across it, in units.
    var start = 0
    var across = (start: 0, end: 0)
    /// The origin in the coordinates of frames, in units.
    var origin = (x: 0, y: 0)
  }

  let layout: MixedLayout
  let collection: AnyLayoutDelegate
  let environment: LayoutEnvironment
  private(set) var blocks: [Block] = []
  private(set) var contentSize = LayoutSize.zero
  private(set) var diagnostics: [LayoutDiagnostic] = []

  private var isVertical: Bool { layout.axis == .vertical }
  private var isMirrored: Bool { environment.direction == .rightToLeft }

  /// Creates the reference of a layout, or `nil` if content is beyond the limits of positions or
  /// there are no blocks, so that all elements are hidden.
  init?(
    _ layout: MixedLayout, _ collection: AnyLayoutDelegate, _ environment: LayoutEnvironment
  ) throws(LayoutError) {
    if layout.blocks.isEmpty { return nil }
    self.layout = layout
    self.collection = collection
    self.environment = Self.inUnits(environment, along: layout.axis)
    let spacing = length(layout.blockSpacing, "blockSpacing")
    var rooms: [Room] = []
    for block in layout.blocks { rooms.append(room(of: block)) }
    for share in shares() {
      let (own, room) = (layout.blocks[share.block], rooms[share.block])
      let slice = CollectionSlice(base: collection, sections: share.sections)
      var block = Block(
        number: share.block, sections: share.sections,
        prepared: try own.layout.prepare(for: slice, in: room.environment),
        environment: room.environment, bars: room.bars)
      block.across = room.across
      blocks.append(block)
    }
    for block in blocks {
      for var diagnostic in block.prepared.diagnostics.entries {
        diagnostic.subject = moved(diagnostic.subject, by: block.sections.lowerBound)
        diagnostics.append(diagnostic)
      }
    }
    guard stack(rooms, ReferenceSpace.units(spacing)) else { return nil }
  }

  /// Returns an environment whose lengths along an axis are whole layout units.
  private static func inUnits(
    _ given: LayoutEnvironment, along axis: LayoutAxis
  ) -> LayoutEnvironment {
    func whole(_ points: inout Double) {
      points = ReferenceSpace.points(ReferenceSpace.units(points))
    }
    var environment = given
    if axis == .vertical {
      whole(&environment.containerSize.height)
      whole(&environment.insets.top)
      whole(&environment.insets.bottom)
    } else {
      whole(&environment.containerSize.width)
      whole(&environment.insets.leading)
      whole(&environment.insets.trailing)
    }
    return environment
  }

  private func moved(
    _ subject: LayoutDiagnostic.Subject, by sections: Int
  ) -> LayoutDiagnostic.Subject {
    switch subject {
    case .section(let section, let key): return .section(section + sections, parameter: key)
    case .element(var element):
      element.index.section += sections
      return .element(element)
    default: return subject
    }
  }

  // MARK: 1. Resolve

  private struct Room {
    var environment: LayoutEnvironment
    var bars = LayoutInsets.zero
    var before = 0
    var after = 0
    var across = (start: 0, end: 0)
  }

  private mutating func length(_ points: Double, _ key: String) -> Double {
    let limit = LayoutLimits.maximumLength.points
    let used = points.isFinite ? min(max(0, points), limit) : 0
    if used != points {
      let problem: LayoutDiagnostic.Problem =
        !points.isFinite ? .notFinite : points < 0 ? .negative : .tooLarge
      diagnostics.append(
        LayoutDiagnostic(.parameter(key), problem, given: points, used: used))
    }
    return used
  }

  /// The bars under which a layout scrolls: along its axis, or all of them for a sheet.
  private func scrolledBars(of block: MixedBlock) -> LayoutInsets {
    let all = environment.insets
    if block.layout.unwrapped(as: SpreadsheetLayout.self) != nil { return all }
    // A layout of any kind reports its axis.
    return Self.axis(of: block.layout) == .vertical
      ? LayoutInsets(top: all.top, bottom: all.bottom)
      : LayoutInsets(leading: all.leading, trailing: all.trailing)
  }

  private mutating func room(of block: MixedBlock) -> Room {
    let margins = LayoutInsets(
      top: length(block.insets.top, "blocks"), leading: length(block.insets.leading, "blocks"),
      bottom: length(block.insets.bottom, "blocks"),
      trailing: length(block.insets.trailing, "blocks"))
    var room = Room(environment: environment)
    if layout.axis == .horizontal { room.environment.fillsWidth = false }
    let (all, scrolled) = (environment.insets, scrolledBars(of: block))
    // Along the axis, a block scrolls under bars, and a layout that does not gets less room. Across
    // it, a block stays clear of bars, and a layout that does not gets less room as well.
    if isVertical {
      if scrolled.top == 0, scrolled.bottom == 0 {
        (room.bars.top, room.bars.bottom) = (all.top, all.bottom)
      }
      (room.bars.leading, room.bars.trailing) = (scrolled.leading, scrolled.trailing)
    } else {
      if scrolled.leading == 0, scrolled.trailing == 0 {
        (room.bars.leading, room.bars.trailing) = (all.leading, all.trailing)
      }
      (room.bars.top, room.bars.bottom) = (scrolled.top, scrolled.bottom)
    }
    let bars = room.bars
    room.environment.insets = LayoutInsets(
      top: all.top - bars.top, leading: all.leading - bars.leading,
      bottom: all.bottom - bars.bottom, trailing: all.trailing - bars.trailing)
    let across =
      isVertical
      ? (margins.leading + bars.leading, margins.trailing + bars.trailing)
      : (margins.top + bars.top, margins.bottom + bars.bottom)
    room.across = (
      nearestPixel(ReferenceSpace.units(across.0)), nearestPixel(ReferenceSpace.units(across.1))
    )
    (room.before, room.after) =
      isVertical
      ? (ReferenceSpace.units(margins.top), ReferenceSpace.units(margins.bottom))
      : (ReferenceSpace.units(margins.leading), ReferenceSpace.units(margins.trailing))
    let taken = ReferenceSpace.points(room.across.start) + ReferenceSpace.points(room.across.end)
    let along = isVertical ? bars.top + bars.bottom : bars.leading + bars.trailing
    var size = room.environment.containerSize
    let given = isVertical ? size.width : size.height
    if taken > given, taken > 0 {
      diagnostics.append(
        LayoutDiagnostic(.parameter("blocks"), .noRoom, given: taken, used: given))
      // What is left of the container after the leading distance is the trailing one.
      let whole = mirrorEdge(given)
      room.across.start = min(room.across.start, whole)
      room.across.end = whole - room.across.start
    }
    let left = onPixel(max(0, given - taken))
    if isVertical {
      size = LayoutSize(width: left, height: max(0, size.height - along))
    } else {
      size = LayoutSize(width: max(0, size.width - along), height: left)
    }
    room.environment.containerSize = size
    return room
  }

  // MARK: 2. Share

  private mutating func shares() -> [(block: Int, sections: Range<Int>)] {
    let total = collection.numberOfSections
    func assigned(_ section: Int) -> Int? {
      collection.answer(to: .mixedBlock, at: ElementIndex(section: section), default: nil)
    }
    guard total > 0, !layout.blocks.isEmpty else { return [] }
    var owners: [Int] = []
    if assigned(0) != nil {
      for section in 0..<total {
        let before = owners.last ?? 0
        let block = assigned(section) ?? before
        let isValid = layout.blocks.indices.contains(block)
        if !isValid {
          diagnostics.append(
            LayoutDiagnostic(
              .section(section, parameter: "block"), .outOfRange, given: Double(block),
              used: Double(before)))
        }
        owners.append(isValid ? block : before)
      }
    } else {
      for block in layout.blocks {
        if let count = block.sections, count < 0 {
          diagnostics.append(
            LayoutDiagnostic(.parameter("blocks"), .negative, given: Double(count), used: 0))
        }
      }
      // Counts are taken in order, and the rest goes to the first block without a count.
      var left = total
      var counts = layout.blocks.map { block in
        let count = min(left, max(0, block.sections ?? 0))
        left -= count
        return count
      }
      counts[layout.blocks.firstIndex { $0.sections == nil } ?? counts.count - 1] += left
      owners = counts.enumerated().flatMap { Array(repeating: $0.offset, count: $0.element) }
    }
    var shares: [(block: Int, sections: Range<Int>)] = []
    for (section, owner) in owners.enumerated() {
      if let last = shares.last, last.block == owner {
        shares[shares.count - 1].sections = last.sections.lowerBound..<section + 1
      } else {
        shares.append((owner, section..<section + 1))
      }
    }
    return shares
  }

  // MARK: 4. Stack

  /// Places the blocks, and returns whether they are within the limits of positions.
  private mutating func stack(_ rooms: [Room], _ spacing: Int) -> Bool {
    var position = 0
    var width = blocks.isEmpty ? extent(environment.containerSize, across: true) : 0
    for place in blocks.indices {
      let room = rooms[blocks[place].number]
      let size = blocks[place].prepared.contentSize
      // Beyond this, a difference of two positions in points is not within the tolerance.
      guard size.width < 1e6, size.height < 1e6 else { return false }
      if place > 0 { position += spacing }
      position = nearestPixel(position + room.before)
      blocks[place].start = position
      position += nextPixel(ReferenceSpace.units(extent(size, across: false))) + room.after
      let taken =
        ReferenceSpace.points(room.across.start) + ReferenceSpace.points(room.across.end)
      width = max(width, extent(size, across: true) + taken)
      guard position < 1 << 48 else { return false }
    }
    let length = ReferenceSpace.points(nearestPixel(position))
    contentSize =
      isVertical
      ? LayoutSize(width: width, height: length) : LayoutSize(width: length, height: width)
    for place in blocks.indices {
      let block = blocks[place]
      let size = block.prepared.contentSize
      var (main, cross) = (block.start, block.across.start)
      if isMirrored, isVertical {
        cross = mirrorEdge(width) - mirrorEdge(size.width) - cross
      } else if isMirrored {
        let isAcross = Self.axis(of: layout.blocks[block.number].layout) == .vertical
        main =
          nearestPixel(position) - main
          - (isAcross ? mirrorEdge(size.width) : ReferenceSpace.units(size.width))
      }
      blocks[place].origin = isVertical ? (cross, main) : (main, cross)
    }
    return true
  }

  private func extent(_ size: LayoutSize, across: Bool) -> Double {
    across == isVertical ? size.width : size.height
  }

  // MARK: Pixels

  /// The extent of a pixel in units, or `nil` if edges are not rounded.
  private var pixel: Int? {
    layout.rounding == .lossless
      ? Int((Double(ReferenceSpace.unitsPerPoint) / environment.scale).rounded()) : nil
  }

  private func nearestPixel(_ units: Int) -> Int {
    guard let pixel else { return units }
    return Int(((Double(units) / Double(pixel)) + 0.5).rounded(.down)) * pixel
  }

  private func nextPixel(_ units: Int) -> Int {
    guard let pixel else { return units }
    return (units + pixel - 1) / pixel * pixel
  }

  /// The pixel edge at or before a coordinate, on which layouts are mirrored.
  private func mirrorEdge(_ points: Double) -> Int {
    guard let pixel else { return ReferenceSpace.units(points) }
    return Int((points * environment.scale + 1e-6).rounded(.down)) * pixel
  }

  /// The nearest pixel edge, if it is less than 1e-6 points away.
  private func onPixel(_ points: Double) -> Double {
    guard pixel != nil else { return points }
    let edge = (points * environment.scale).rounded() / environment.scale
    return (edge - points).magnitude < 1e-6 ? edge : points
  }

  // MARK: Elements

  /// All elements in a viewport.
  func elements(in viewport: LayoutRect) -> [LayoutAttributes] {
    blocks.flatMap { block in
      block.prepared.allElements(viewport: inner(viewport, of: block)).map { attributes in
        var moved = attributes
        moved.element.index.section += block.sections.lowerBound
        moved.frame.origin.x = sum(moved.frame.origin.x, block.origin.x)
        moved.frame.origin.y = sum(moved.frame.origin.y, block.origin.y)
        return moved
      }
    }
  }

  private func sum(_ points: Double, _ units: Int) -> Double {
    let own = ReferenceSpace.units(points)
    return ReferenceSpace.points(own) == points
      ? ReferenceSpace.points(own + units) : points + ReferenceSpace.points(units)
  }

  /// The viewport from the origin of a block, without the bars beside it.
  ///
  /// It is moved so that sticky elements stay in the block.
  func inner(_ viewport: LayoutRect, of block: Block) -> LayoutRect {
    let sticky = block.prepared.stickyEdges
    let scrolled = block.prepared.contentScrolling.scrollInsets(of: block.environment)
    let size = block.prepared.contentSize
    let (left, right) =
      isMirrored
      ? (block.bars.trailing, block.bars.leading) : (block.bars.leading, block.bars.trailing)
    let (top, bottom) = isVertical ? (0, 0) : (block.bars.top, block.bars.bottom)
    let own = LayoutRect(
      x: viewport.minX + left - ReferenceSpace.points(block.origin.x),
      y: viewport.minY + top - ReferenceSpace.points(block.origin.y),
      width: viewport.width - left - right, height: viewport.height - top - bottom)
    guard sticky != .zero else { return own }
    func held(
      _ lower: Double, _ upper: Double, _ extent: Double, _ sticky: (Double, Double),
      _ bars: (Double, Double)
    ) -> (Double, Double) {
      // The sticky elements of both sides fit before the end and after the start of the block.
      let room = sticky.0 + sticky.1
      return (
        max(min(lower, extent - room - bars.0), -bars.0), max(upper, room + bars.1)
      )
    }
    let wide = max(size.width, isVertical ? block.environment.containerSize.width : 0)
    let edges =
      isMirrored ? (size.width - own.maxX, size.width - own.minX) : (own.minX, own.maxX)
    let x = held(
      edges.0, edges.1, wide, (sticky.leading, sticky.trailing),
      (scrolled.leading, scrolled.trailing))
    let y = held(
      own.minY, own.maxY, size.height, (sticky.top, sticky.bottom),
      (scrolled.top, scrolled.bottom))
    return LayoutRect(
      x: isMirrored ? size.width - x.1 : x.0, y: y.0, width: x.1 - x.0, height: y.1 - y.0)
  }
}

/// The sections of a block, which count from 0.
struct CollectionSlice: LayoutDelegate {
  let base: AnyLayoutDelegate
  let sections: Range<Int>
  var numberOfSections: Int { sections.count }
  func numberOfItems(inSection section: Int) -> Int {
    base.numberOfItems(inSection: section + sections.lowerBound)
  }
  func sizeForItem(at index: ElementIndex, proposal: LayoutProposal) -> LayoutSize? {
    base.sizeForItem(
      at: ElementIndex(section: index.section + sections.lowerBound, item: index.item),
      proposal: proposal)
  }
  func answer(in slot: inout AnswerSlot) {
    let nesting = slot.asks(.mixedBlock) ? 1 : 0
    let own = slot.index
    slot.forward(
      to: base,
      at: ElementIndex(section: own.section + sections.lowerBound, item: own.item + nesting))
  }
}
