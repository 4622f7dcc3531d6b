#if canImport(UIKit) || canImport(AppKit)
  import LayoutCore
  import LayoutRuntime

  /// The start and end attributes of elements in an animated change, by the elements that a
  /// collection view requests.
  struct HostedChange: Sendable {
    /// The content offset at the end of the change.
    var target: LayoutPoint
    /// The target offset that was returned to the collection view; `nil` if it has not requested
    /// one.
    var reported: LayoutPoint?
    /// A Boolean value that indicates whether the collection view has reached the reported offset.
    private var hasArrived = false
    /// A Boolean value that indicates whether the collection view is there, and has not applied
    /// adjustments since, which follow at the end of the change.
    private var isAdjusted = false
    /// A Boolean value that indicates whether the change is one of the bounds.
    var isOfBounds = false
    /// The attributes at the beginning of the change, by elements of the new layout.
    private var initial: [LayoutElement: LayoutAttributes] = [:]
    /// The attributes at the end of the change, by elements of the old layout.
    private var final: [LayoutElement: LayoutAttributes] = [:]
    /// The inserted elements, as in the new layout, and the removed ones, as in the old layout.
    private var entering: [LayoutElement] = []
    private var leaving: [LayoutElement] = []
    /// The current elements of those from before the change, if they differ.
    private var renamed: [LayoutElement: LayoutElement] = [:]
    /// An adjustment of the content offset that the collection view may apply or ignore.
    private var adjustment: (from: LayoutPoint, by: LayoutPoint)?

    /// Creates a change that ends at the given offset and animates no elements.
    init(endingAt target: LayoutPoint) { self.target = target }

    /// Creates the change of an update.
    ///
    /// - Parameter update: The update of the engine.
    /// - Parameter before: The distance at which the collection view showed content before.
    /// - Parameter after: That distance now.
    init(_ update: LayoutUpdate, from before: LayoutPoint, to after: LayoutPoint) {
      target = update.contentOffset.moved(by: after)
      let shift = update.offsetAdjustment.moved(by: before, -1)
      initial.reserveCapacity(update.entering.count + update.moving.count)
      final.reserveCapacity(update.moving.count + update.leaving.count)
      for motion in [update.entering, update.moving, update.leaving].joined() {
        if let element = motion.after {
          // Collection views animate their offset too: at the beginning, the old offset applies.
          var attributes = motion.initial
          attributes.frame = attributes.frame.offsetBy(x: -shift.x, y: -shift.y)
          attributes.element = element
          initial[element] = attributes
        }
        if let element = motion.before {
          var attributes = motion.final
          attributes.frame = attributes.frame.offsetBy(x: after.x, y: after.y)
          attributes.element = element
          final[element] = attributes
          if let now = motion.after, now != element { renamed[element] = now }
        }
      }
      // To a collection view, an element without a place does not exist.
      let moving = update.moving
      entering = (update.entering + moving.filter { $0.before == nil }).compactMap { $0.after }
      leaving = (update.leaving + moving.filter { $0.after == nil }).compactMap { $0.before }
    }

    /// Lets elements fade in, which no layout showed before.
    mutating func fadeIn(_ elements: [LayoutAttributes], by shift: LayoutPoint) {
      for attributes in elements {
        var attributes = attributes
        attributes.move(by: shift)
        attributes.alpha = 0
        initial[attributes.element] = attributes
        entering.append(attributes.element)
      }
    }

    /// The content offset to use for the layout, or `nil` once the collection view has reached its
    /// target.
    var goal: LayoutPoint? { hasArrived && !isAdjusted ? nil : target }

    /// Adds an adjustment of the content offset, for a collection view at the given offset.
    mutating func adjust(by way: LayoutPoint, from offset: LayoutPoint) {
      guard way != .zero else { return }
      target.x += way.x
      target.y += way.y
      adjustment = (offset, way)
    }

    /// Marks an adjustment as applied if the collection view is where it leads, so that it is not
    /// applied again.
    ///
    /// Shipping layouts contradict each other about whether collection views apply adjustments in
    /// batches.
    private mutating func confirmAdjustment(at offset: LayoutPoint) {
      guard let (from, way) = adjustment, abs(offset.x - from.x - way.x) < 0.5,
        abs(offset.y - from.y - way.y) < 0.5
      else { return }
      adjustment = nil
      reported?.x += way.x
      reported?.y += way.y
    }

    /// Marks the target as reached if the collection view is at the reported offset.
    mutating func arrive(at offset: LayoutPoint) {
      confirmAdjustment(at: offset)
      guard let reported else { return }
      let isThere = abs(offset.x - reported.x) < 1e-6 && abs(offset.y - reported.y) < 1e-6
      if isThere { hasArrived = true }
      isAdjusted = isThere && target != reported
    }

    /// Returns the target offset, rounded to whole pixels as collection views round it, and records
    /// it.
    mutating func report(scale: Double) -> LayoutPoint {
      let goal = LayoutPoint(
        x: (target.x * scale).rounded() / scale, y: (target.y * scale).rounded() / scale)
      target = goal
      reported = goal
      return goal
    }

    /// Returns the attributes of an element at the beginning; `nil` if the layout does not specify
    /// them.
    func initial(_ element: LayoutElement) -> LayoutAttributes? { initial[element] }

    /// Returns the attributes of an element of the old layout at the end; `nil` if the layout does
    /// not specify them.
    func final(_ element: LayoutElement) -> LayoutAttributes? { final[element] }

    /// Returns whether an element is inserted.
    func isEntering(_ element: LayoutElement) -> Bool { entering.contains(element) }

    /// Returns the current element of one from before the change; `nil` if it was removed.
    func current(_ element: LayoutElement) -> LayoutElement? {
      renamed[element] ?? (leaving.contains(element) ? nil : element)
    }

    /// Returns the indexes of the inserted elements of a category and kind.
    func entering(_ category: ElementCategory, _ kind: ElementKind) -> [ElementIndex] {
      entering.filter { $0.category == category && $0.kind == kind }.map { $0.index }
    }

    /// Returns the indexes of the removed elements of a category and kind, as in the old layout.
    func leaving(_ category: ElementCategory, _ kind: ElementKind) -> [ElementIndex] {
      leaving.filter { $0.category == category && $0.kind == kind }.map { $0.index }
    }
  }

  /// The changes of offset and size that a collection view must apply after a change without
  /// animation.
  struct HostedAdjustment: Hashable, Sendable {
    /// The change of the content offset that keeps the anchored content in place, in points.
    var offset: LayoutPoint
    /// The change of the content size, in points.
    var size: LayoutSize

    static let none = HostedAdjustment(offset: .zero, size: .zero)
  }

  /// An item that is being dragged, with a preview of the layout after a drop.
  struct HostedMovement {
    var original: ElementIndex
    var target: ElementIndex
    var preview: LayoutEngine
    /// A Boolean value that indicates whether the collection view keeps the index paths of the data
    /// during the drag.
    ///
    /// UIKit's interactive movement uses those after the move.
    var keepsIndexes = false

    /// Returns the index in the data of an item of the preview.
    func dataIndex(of index: ElementIndex) -> ElementIndex {
      if index == target { return original }
      var index = index
      if index.section == target.section, index.item > target.item { index.item -= 1 }
      if index.section == original.section, index.item >= original.item { index.item += 1 }
      return index
    }

    /// Returns the index in the preview of an item of the data.
    func previewIndex(of index: ElementIndex) -> ElementIndex {
      if index == original { return target }
      var index = index
      if index.section == original.section, index.item > original.item { index.item -= 1 }
      if index.section == target.section, index.item >= target.item { index.item += 1 }
      return index
    }

    /// Returns whether update items are the move that the drag has shown.
    func isMade(by updates: [LayoutChange]) -> Bool {
      guard updates.count == 1, case .moveItem(let from, let to) = updates[0] else {
        return false
      }
      if from == original, to == target { return true }
      // Neighbours that change places can be described by the move of either.
      return from == target && to == original && from.section == to.section
        && abs(from.item - to.item) == 1
    }
  }
#endif
