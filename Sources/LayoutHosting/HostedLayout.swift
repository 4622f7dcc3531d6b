#if canImport(UIKit) || canImport(AppKit)
  import LayoutCore
  import LayoutRuntime

  /// The owner of the engine that a collection view drives; the part that UIKit and AppKit have in
  /// common.
  ///
  /// Changes are made in place. While one is in progress, there is no engine, so that a delegate
  /// that queries the layout receives no answers instead of those of a layout that is half changed.
  ///
  /// A collection view invalidates the layout, prepares it, and changes its bounds in an order of
  /// its own. It reports update items only after its counts have changed. In between, this type
  /// keeps an engine with the old counts until the update items arrive.
  final class HostedLayout {
    /// The strategy for the next preparation.
    var strategy: AnyLayoutStrategy
    /// The engine; `nil` before the first preparation, or if preparing the layout failed.
    var engine: LayoutEngine?
    /// The error that prevented a layout, or that caused a change to be replaced by a reload.
    private(set) var error: LayoutError?
    /// The anchor for the next engine.
    private var nextAnchor = LayoutAnchor.start
    /// The anchor, which the engine keeps up to date while its element moves.
    var anchor: LayoutAnchor {
      get { engine?.anchor ?? nextAnchor }
      set {
        nextAnchor = newValue
        engine?.anchor = newValue
      }
    }
    var appearance = LayoutAppearance.fade { didSet { engine?.appearance = appearance } }

    /// The part of the delegate's answers that the next preparation must request again.
    private enum Staleness: Comparable { case fresh, answers, data }

    /// An engine that update items still change, and its answers that are out of date.
    private struct Superseded {
      var engine: LayoutEngine
      var leftBehind: LayoutPoint?
      var staleness: Staleness
      var staleItems: [ElementIndex]
    }

    private var staleness = Staleness.data
    private var staleItems: [ElementIndex] = []
    /// The number of preparations while update items are due; `nil` if none are due.
    private var waiting: Int?
    /// The layout with the old counts, if a second preparation reloaded data before the update
    /// items.
    private var superseded: Superseded?
    /// A Boolean value that indicates whether the first engine has the counts after update items
    /// that are still due.
    private var hasNewCounts = false
    /// The animated change in progress.
    var change: HostedChange?
    /// The item that is being dragged.
    var movement: HostedMovement?
    /// The movement to the last target that was accepted, which follows next.
    private var candidate: HostedMovement?
    /// The goal of the next engine.
    var nextGoal: LayoutPlace?
    /// The offset of a collection view that has not followed the last preparation yet.
    var leftBehind: LayoutPoint?
    /// The preferred sizes to apply together at the next preparation or query.
    var collectedSizes: [LayoutElement: LayoutSize] = [:]

    init(_ strategy: AnyLayoutStrategy) { self.strategy = strategy }

    // MARK: State

    /// A Boolean value that indicates whether counts have changed but the update items are still
    /// due.
    var isWaiting: Bool { waiting != nil }

    /// A Boolean value that indicates whether the last update items failed, so that the next
    /// preparation reloads all data.
    var hasFailed: Bool { waiting != nil && staleness == .data }

    /// Scrolls a section that scrolls by itself; a preview of a drag follows.
    func scrollSection(_ section: Int, to offset: Double) {
      engine?.setSectionOffset(section, to: offset)
      movement?.preview.setSectionOffset(section, to: offset)
    }

    // MARK: Preparing

    /// Records an invalidation.
    ///
    /// - Parameter everything: Whether all of the layout is invalid.
    /// - Parameter counts: Whether the numbers of sections and items are invalid.
    /// - Parameter isPrecise: Whether the layout itself invalidated and is already up to date.
    /// - Parameter items: The items to request again, if only those are invalid.
    func invalidate(
      everything: Bool, counts: Bool, isPrecise: Bool, items: [ElementIndex] = []
    ) {
      if everything || counts {
        superseded = nil
        hasNewCounts = false
        // Their indexes may be out of date. The views are measured again after the change.
        collectedSizes = [:]
      }
      if everything {
        staleness = counts ? .data : max(staleness, .answers)
        waiting = nil
      } else if counts {
        waiting = waiting ?? 0
      } else if !items.isEmpty {
        staleItems += items
      } else if !isPrecise {
        staleness = max(staleness, .answers)
      }
    }

    /// Marks all data as out of date, so that the next preparation reloads it.
    func forget() {
      staleness = .data
      waiting = nil
      movement = nil
    }

    /// Updates the layout with as little work as possible.
    ///
    /// - Parameter delegate: The delegate that answers the strategy's questions.
    /// - Parameter offset: The content offset of the container.
    /// - Parameter follows: Whether the collection view scrolls to the engine's offset afterwards,
    ///   so that what is seen stays in place.
    /// - Parameter environment: Returns the environment for a scroll axis, or for both axes if it
    ///   is `nil`.
    func prepare(
      for delegate: some LayoutDelegate, offset: LayoutPoint, follows: Bool,
      environment: (LayoutAxis?) -> LayoutEnvironment
    ) {
      superseded = nil
      applyCollectedSizes(for: delegate)
      // Update items follow the first preparation. If they did not arrive by the second, reload.
      // They can still follow, so keep the layout that they change.
      var old: Superseded?
      if let times = waiting {
        waiting = times + 1
        if times == 0 { return }
        hasNewCounts = engine == nil
      }
      place(at: offset)
      if waiting != nil, let engine {
        old = Superseded(
          engine: engine, leftBehind: leftBehind, staleness: staleness, staleItems: staleItems)
        forget()
      }
      defer { superseded = old }
      waiting = nil
      guard engine != nil else {
        begin(for: delegate, environment: environment)
        if follows {
          // Scroll views show the left edge first.
          let isReversed =
            engine?.environment.direction == .rightToLeft && scrollAxis != .vertical
          if isReversed, engine?.goal == nil { engine?.setGoal(.start, .waiting) }
          leave(offset)
        } else {
          place(at: offset)
        }
        return
      }
      let (strategy, staleness, staleItems) = (strategy, staleness, staleItems)
      var moves = staleness != .fresh || !staleItems.isEmpty
      if staleness != .fresh || engine?.strategy != strategy
        || engine?.environment != environment(scrollAxis)
      {
        engine?.releaseAnchor()
      }
      update(for: delegate) { engine, delegate throws(LayoutError) in
        moves = moves || engine.strategy != strategy
        if engine.strategy != strategy { try engine.setStrategy(strategy, for: delegate) }
        let container = environment(engine.prepared.scrollAxis)
        if engine.environment != container {
          moves = moves || engine.movesContent(in: container)
          try engine.keepPlace(in: container, for: delegate)
        }
        switch staleness {
        case .data: try engine.reload(for: delegate)
        case .answers: try engine.reload(for: delegate, keepsSizes: true)
        case .fresh where !staleItems.isEmpty:
          let transaction = LayoutTransaction(
            staleItems.map { .resizeItem($0) }, countedBy: delegate)
          try engine.apply(transaction, for: delegate)
        case .fresh: break
        }
      }
      if follows, moves, change == nil {
        engine?.keepAnchor()
        leave(offset)
      } else {
        place(at: offset)
      }
      self.staleness = .fresh
      self.staleItems = []
      if let movement { move(movement.original, to: movement.target, for: delegate) }
    }

    private func begin(
      for delegate: some LayoutDelegate, environment: (LayoutAxis?) -> LayoutEnvironment
    ) {
      error = nil
      do throws(LayoutError) {
        // The scroll axis is known only after the first preparation.
        let guess = environment(.vertical)
        var anew = try LayoutEngine(strategy, for: delegate, in: guess)
        let container = environment(anew.prepared.scrollAxis)
        if container != guess { try anew.setEnvironment(container, for: delegate) }
        anew.anchor = anchor
        anew.appearance = appearance
        anew.setGoal(nextGoal, .waiting)
        engine = anew
        staleness = .fresh
        staleItems = []
      } catch {
        self.error = error
      }
    }

    /// Changes the engine.
    ///
    /// If the change fails, all data is reloaded. If reloading fails too, there is no layout.
    ///
    /// - Parameter reloads: Whether all data is reloaded if the change fails. Otherwise the engine
    ///   remains.
    /// - Returns: `true` if the change itself succeeded.
    @discardableResult
    func update<Delegate: LayoutDelegate>(
      for delegate: Delegate, reloads: Bool = true,
      _ body: (inout LayoutEngine, Delegate) throws(LayoutError) -> Void
    ) -> Bool {
      guard var own = engine else { return false }
      // Keep only one reference, so that the storage is changed in place.
      engine = nil
      error = nil
      do throws(LayoutError) {
        try body(&own, delegate)
        engine = own
        return true
      } catch {
        self.error = error
      }
      if !reloads {
        engine = own
        return false
      }
      do throws(LayoutError) {
        try own.reload(for: delegate)
        engine = own
      } catch {
        self.error = error
      }
      return false
    }

    // MARK: Changes

    /// Sets the strategy, and updates the layout at once if there is one.
    ///
    /// - Returns: The changes of offset and size for the collection view to apply.
    func setStrategy(
      _ strategy: AnyLayoutStrategy, for delegate: some LayoutDelegate, offset: LayoutPoint
    ) -> HostedAdjustment {
      self.strategy = strategy
      guard engine != nil, waiting == nil, change == nil else { return .none }
      applyCollectedSizes(for: delegate)
      place(at: offset)
      engine?.releaseAnchor()
      defer { engine?.keepAnchor() }
      return adjusting {
        update(for: delegate) { engine, delegate throws(LayoutError) in
          try engine.setStrategy(strategy, for: delegate)
        }
      }
    }

    /// Changes the engine with a closure.
    ///
    /// - Returns: The changes of offset and size for the collection view to apply.
    func modify(
      offset: LayoutPoint, _ body: (inout LayoutEngine) -> Void
    ) -> HostedAdjustment {
      guard engine != nil, waiting == nil else { return .none }
      place(at: offset)
      return adjusting {
        guard var own = engine else { return }
        engine = nil
        body(&own)
        engine = own
      }
    }

    /// Sets the environment, and returns the animated change of the elements.
    ///
    /// - Parameter environment: The new environment.
    /// - Parameter delegate: The delegate that answers the strategy's questions.
    /// - Parameter place: The content offset of the container before the change.
    /// - Parameter proposed: The content offset that the collection view proposes.
    /// - Parameter isResized: Whether the bounds have another size. If not, and if only bars along
    ///   the scroll axis change, the collection view moves its offset itself.
    func resize(
      to environment: LayoutEnvironment, for delegate: some LayoutDelegate,
      from place: LayoutPoint, to proposed: LayoutPoint, isResized: Bool
    ) -> (adjustment: HostedAdjustment, change: HostedChange?) {
      guard engine != nil, engine?.environment != environment, waiting == nil else {
        return (.none, nil)
      }
      applyCollectedSizes(for: delegate)
      self.place(at: place)
      engine?.releaseAnchor()
      let keeps = isResized || engine?.movesContent(in: environment) == true
      let before = shift
      var reported: LayoutUpdate?
      var now = place
      var adjustment = adjusting {
        update(for: delegate) { engine, delegate throws(LayoutError) in
          reported =
            isResized
            ? try engine.setEnvironment(environment, for: delegate, animated: true)
            : try engine.keepPlace(in: environment, for: delegate, animated: true)
        }
      }
      now = origin ?? now
      var change = reported.map { HostedChange($0, from: before, to: shift) }
      change?.isOfBounds = true
      // A step of a scroll goes on, and a resize may propose any offset.
      let from = isResized ? proposed : place
      adjustment.offset = keeps ? LayoutPoint(x: now.x - from.x, y: now.y - from.y) : .zero
      let target = LayoutPoint(
        x: proposed.x + adjustment.offset.x, y: proposed.y + adjustment.offset.y)
      change?.target = target
      self.place(at: target)
      if keeps {
        engine?.remeasureAnchor()
        engine?.keepAnchor()
      }
      return (adjustment, change)
    }

    func adjusting(_ body: () -> Void) -> HostedAdjustment {
      superseded = nil
      let offset = origin ?? .zero
      let size = contentSize
      body()
      let now = origin ?? offset
      return HostedAdjustment(
        offset: LayoutPoint(x: now.x - offset.x, y: now.y - offset.y),
        size: LayoutSize(
          width: contentSize.width - size.width, height: contentSize.height - size.height))
    }

    /// Applies the update items of a collection view as one transaction.
    ///
    /// The layout also requests again what was invalidated before the update items, because no
    /// other preparation precedes the queries of the collection view. Stale items have the indexes
    /// from before the transaction. If the transaction fails, the next preparation reloads all
    /// data.
    ///
    /// - Parameter environment: Returns the environment for a scroll axis.
    func apply(
      _ updates: [LayoutChange], for delegate: some LayoutDelegate, offset: LayoutPoint,
      environment: (LayoutAxis?) -> LayoutEnvironment
    ) {
      if let superseded {
        engine = superseded.engine
        leftBehind = superseded.leftBehind
        staleness = max(staleness, superseded.staleness)
        staleItems += superseded.staleItems
      }
      superseded = nil
      waiting = nil
      if follows(updates, for: delegate) {
        // The data is unchanged until the drag ends. The collection view animates from the frames
        // that it shows to those of the preview.
        change = HostedChange(endingAt: offset)
        return
      }
      movement = nil
      guard engine != nil, !hasNewCounts else {
        // There was no layout with the old counts.
        hasNewCounts = false
        if engine == nil { begin(for: delegate, environment: environment) }
        place(at: offset)
        let target = engine?.goal.flatMap { contentOffset(for: $0) } ?? offset
        place(at: target)
        var change = HostedChange(endingAt: target)
        change.fadeIn(current?.visibleElements ?? [], by: shift)
        self.change = change
        return
      }
      place(at: offset)
      engine?.releaseAnchor()
      let changes = changes(of: updates)
      let staleness = staleness
      let before = shift
      var steps: [LayoutUpdate] = []
      let hasSucceeded = update(for: delegate, reloads: false) {
        engine, delegate throws(LayoutError) in
        if staleness == .data {
          try engine.reload(for: delegate)
          return
        }
        let transaction = LayoutTransaction(changes, countedBy: delegate)
        steps.append(try engine.apply(transaction, for: delegate, animated: true))
        guard staleness == .answers else { return }
        let container = environment(engine.prepared.scrollAxis)
        steps.append(try engine.setEnvironment(container, for: delegate, animated: true))
        steps.append(try engine.reload(for: delegate, keepsSizes: true, animated: true))
      }
      self.staleness = .fresh
      staleItems = []
      if !hasSucceeded {
        // The collection view may have its new counts only later. Until then, answer nothing and
        // ask the delegate nothing: the counts and the app's data differ.
        self.staleness = .data
        waiting = 1
      }
      guard hasSucceeded, let last = steps.last else {
        let target = engine?.clamped(offset.moved(by: shift, -1)).moved(by: shift)
        change = HostedChange(endingAt: target ?? offset)
        return
      }
      // If several steps move elements, the collection view animates from the first frames to the
      // last by itself.
      let moves = steps.filter { $0.movesElements }
      change =
        moves.count > 1
        ? HostedChange(endingAt: last.contentOffset.moved(by: shift))
        : HostedChange(moves.first ?? last, from: before, to: shift)
      engine?.keepAnchor()
    }

    /// Returns the changes that update items describe, and those of the stale items that they keep.
    private func changes(of updates: [LayoutChange]) -> [LayoutChange] {
      guard !staleItems.isEmpty, let engine else { return updates }
      var items: Set<ElementIndex> = []
      var sections: Set<Int> = []
      for change in updates {
        switch change {
        case .deleteItem(let index): items.insert(index)
        case .deleteSection(let section), .reloadSection(let section): sections.insert(section)
        default: break
        }
      }
      let kept = staleItems.filter { index in
        index.section < engine.numberOfSections
          && index.item < engine.numberOfItems(inSection: index.section)
          && !items.contains(index) && !sections.contains(index.section)
      }
      return updates + kept.map { .resizeItem($0) }
    }

    /// Begins an animated change that was prepared before; `nil` keeps the change in progress.
    func begin(_ change: HostedChange?) { self.change = change ?? self.change }

    /// Returns the content offset at which the animated change ends; `nil` if there is none.
    func targetOffset() -> LayoutPoint? {
      change?.report(scale: engine?.environment.scale ?? 1)
    }

    /// Ends the animated change.
    ///
    /// - Returns: The remaining offset by which the collection view must scroll, because sizes were
    ///   measured during the change.
    func finish() -> LayoutPoint {
      defer { change = nil }
      guard let change, let reported = change.reported else { return .zero }
      return LayoutPoint(x: change.target.x - reported.x, y: change.target.y - reported.y)
    }

    /// Continues from the layout that another layout object of the same collection view shows.
    ///
    /// - Parameter offset: The offset of the collection view, which follows; `nil` in a transition
    ///   that asks for its target.
    func adopt(
      _ other: HostedLayout, for delegate: some LayoutDelegate, following offset: LayoutPoint?
    ) {
      guard let source = other.engine else { return }
      let anchor = anchor
      superseded = nil
      engine = source
      engine?.releaseAnchor()
      engine?.anchor = anchor
      engine?.appearance = appearance
      staleness = source.hasCounts(of: delegate) ? .fresh : .data
      waiting = nil
      movement = nil
      let before = shift
      var reported: LayoutUpdate?
      let strategy = strategy
      update(for: delegate) { engine, delegate throws(LayoutError) in
        reported = try engine.setStrategy(strategy, for: delegate, animated: offset == nil)
      }
      leftBehind = other.leftBehind
      engine?.keepAnchor()
      if let offset {
        leave(offset)
      } else {
        change = reported.map { HostedChange($0, from: before, to: shift) }
      }
    }

    // MARK: Dragging

    /// Returns the index at which a dragged item would be dropped.
    ///
    /// A target must last: after the move, the same point must have the same target. Otherwise a
    /// small item over a large one would flicker. If the move shifts the items below the point, as
    /// to another section, the target is searched among those after the move. If there is none, the
    /// item stays.
    func target(
      of index: ElementIndex, at point: LayoutPoint, for delegate: some LayoutDelegate
    ) -> ElementIndex {
      let point = point.moved(by: shift, -1)
      guard let engine, var target = current?.targetIndex(forDragging: index, to: point) else {
        return index
      }
      let original = movement?.original ?? index
      for _ in 0..<4 where target != index {
        guard let next = preview(of: original, to: target, in: engine, for: delegate),
          let following = next.targetIndex(forDragging: target, to: point)
        else { return index }
        if following == target {
          candidate = HostedMovement(original: original, target: target, preview: next)
          return target
        }
        target = following
      }
      return index
    }

    /// Returns the layout as if a dragged item were dropped at `target`; `nil` if there is no such
    /// place.
    private func preview(
      of original: ElementIndex, to target: ElementIndex, in engine: LayoutEngine,
      for delegate: some LayoutDelegate
    ) -> LayoutEngine? {
      guard target != original else { return engine }
      let frozen = FixedCounts(base: delegate, engine: engine)
      do throws(LayoutError) {
        return try engine.previewOfMove(from: original, to: target, for: frozen)
      } catch {
        self.error = error
        return nil
      }
    }

    /// Shows the layout as if a dragged item were dropped at `target`.
    func move(
      _ previous: ElementIndex, to target: ElementIndex, for delegate: some LayoutDelegate
    ) {
      guard let engine else { return }
      let original = movement?.original ?? previous
      let keepsIndexes = movement?.keepsIndexes ?? false
      defer {
        candidate = nil
        movement?.keepsIndexes = keepsIndexes
      }
      if let candidate, candidate.original == original, candidate.target == target {
        movement = candidate
      } else if let next = preview(of: original, to: target, in: engine, for: delegate) {
        movement = HostedMovement(original: original, target: target, preview: next)
      }
    }

    /// Follows update items that only show a step of a drag, which UIKit passes like changes of the
    /// data.
    ///
    /// - Returns: `false` if the update items are changes of the data.
    private func follows(
      _ updates: [LayoutChange], for delegate: some LayoutDelegate
    ) -> Bool {
      guard let movement, updates.count == 1, case .moveItem(let from, let to) = updates[0]
      else { return false }
      if movement.keepsIndexes {
        guard movement.isMade(by: updates) else { return false }
        // The data has moved as the drag has shown.
        endMove(isCancelled: false)
        return true
      }
      if to != movement.target { move(from, to: to, for: delegate) }
      return true
    }

    /// Begins a drag during which the collection view keeps the index paths of the data.
    ///
    /// - Returns: `false` if there is no such item, or if another one is dragged.
    func beginReordering(_ index: ElementIndex, for delegate: some LayoutDelegate) -> Bool {
      guard let engine, waiting == nil, movement == nil, index.section < engine.numberOfSections,
        index.item < engine.numberOfItems(inSection: index.section)
      else { return false }
      movement = HostedMovement(
        original: index, target: index, preview: engine, keepsIndexes: true)
      return true
    }

    /// Shows the layout as if the dragged item were dropped at a point.
    ///
    /// - Returns: `true` if the target is another one than before.
    func reorder(over point: LayoutPoint, for delegate: some LayoutDelegate) -> Bool {
      guard let current = movement, current.keepsIndexes else { return false }
      let target = target(of: current.target, at: point, for: delegate)
      guard target != current.target else { return false }
      move(current.original, to: target, for: delegate)
      return true
    }

    /// A Boolean value that indicates whether an item is dragged while the collection view keeps
    /// the index paths of the data.
    var isReordering: Bool { movement?.keepsIndexes == true }

    /// The move that a drag has shown; `nil` if the item has not moved.
    var reorderedMove: (from: ElementIndex, to: ElementIndex)? {
      guard let movement, movement.keepsIndexes, movement.target != movement.original else {
        return nil
      }
      return (movement.original, movement.target)
    }

    /// Ends a drag whose move was not made.
    func endReordering() {
      if isReordering { endMove(isCancelled: true) }
    }

    /// Returns the elements in a rectangle during a drag, in order and with the indexes of the
    /// data; `nil` if the collection view does not keep these.
    func reordered(in rect: LayoutRect) -> [LayoutAttributes]? {
      guard let movement, movement.keepsIndexes else { return nil }
      let shift = shift
      var found = movement.preview.elements(in: rect.offsetBy(x: -shift.x, y: -shift.y))
      for place in found.indices {
        found[place].move(by: shift)
        if found[place].element.category == .cell {
          found[place].element.index = movement.dataIndex(of: found[place].element.index)
        }
      }
      found.sort { LayoutAttributes.areInOrder($0, $1) }
      return found
    }

    /// Ends a drag: keeps the previewed layout, or restores the layout from before if it is
    /// cancelled.
    func endMove(isCancelled: Bool) {
      if let movement, !isCancelled { engine = movement.preview }
      movement = nil
    }
  }

  extension LayoutUpdate {
    /// A Boolean value that indicates whether elements enter, leave, move or change their indexes.
    fileprivate var movesElements: Bool {
      !entering.isEmpty || !leaving.isEmpty || offsetAdjustment != .zero
        || moving.contains { $0.before != $0.after || $0.initial != $0.final }
    }
  }

  extension LayoutEngine {
    /// Replaces the environment, and keeps what is seen where it is in the viewport, also if bars
    /// appear or disappear along the scroll axis.
    @discardableResult
    fileprivate mutating func keepPlace(
      in new: LayoutEnvironment, for delegate: some LayoutDelegate, animated: Bool = false
    ) throws(LayoutError) -> LayoutUpdate {
      var first = new
      first.insets = new.insets.replaced(by: environment.insets, along: prepared.scrollAxis)
      var update = try setEnvironment(first, for: delegate, animated: animated)
      guard first != new, contentOffsetBounds.minimum != contentOffsetBounds.maximum else {
        return first == new ? update : try setEnvironment(new, for: delegate, animated: animated)
      }
      let last = try setEnvironment(new, for: delegate)
      moveViewport(to: update.contentOffset)
      remeasureAnchor()
      update.contentSize = last.contentSize
      return update
    }

    /// Returns whether a collection has the sections and items that are laid out.
    fileprivate func hasCounts(of delegate: some LayoutDelegate) -> Bool {
      delegate.numberOfSections == numberOfSections
        && (0..<numberOfSections).allSatisfy {
          delegate.numberOfItems(inSection: $0) == numberOfItems(inSection: $0)
        }
    }

    /// Returns whether another environment moves content, apart from bars along the scroll axis.
    ///
    /// A collection view moves its offset itself if such bars appear or disappear.
    fileprivate func movesContent(in new: LayoutEnvironment) -> Bool {
      var old = environment
      old.insets = old.insets.replaced(by: new.insets, along: prepared.scrollAxis)
      return old != new
    }
  }

  // The answers to the queries of a collection view.
  extension HostedLayout {
    /// The engine that answers queries: a preview during a drag, otherwise the layout itself.
    var current: LayoutEngine? { movement == nil ? engine : movement?.preview }

    var contentSize: LayoutSize {
      let (size, shift) = (current?.contentSize ?? .zero, shift)
      return LayoutSize(width: size.width + shift.x, height: size.height + shift.y)
    }

    /// The axis of scrolling; `nil` if the layout scrolls along both, or before the first layout.
    var scrollAxis: LayoutAxis? { current?.prepared.scrollAxis }

    /// The number of sections; 0 before the first layout.
    var numberOfSections: Int { current?.numberOfSections ?? 0 }

    /// A Boolean value that indicates whether elements move with the viewport.
    var hasFollowers: Bool { current?.hasFollowers ?? false }

    /// The environment of the layout; `nil` before the first layout.
    var environment: LayoutEnvironment? { engine?.environment }

    /// Returns the greatest extent of a cell that chooses its own across the scroll axis, in
    /// points.
    func greatestExtent(of element: LayoutElement) -> Double? {
      current?.greatestExtent(of: element)
    }

    /// Returns the elements that intersect a rectangle, in order.
    func elements(in rect: LayoutRect) -> [LayoutAttributes] {
      var answer: [LayoutAttributes] = []
      guard let engine = current else { return answer }
      answer.reserveCapacity(64)
      let shift = engine.restingShift
      engine.appendElements(in: rect.offsetBy(x: -shift.x, y: -shift.y), to: &answer)
      if shift != .zero { for place in answer.indices { answer[place].move(by: shift) } }
      return answer
    }

    func attributes(for element: LayoutElement) -> LayoutAttributes? {
      if let movement, movement.keepsIndexes, element.category == .cell {
        var preview = element
        preview.index = movement.previewIndex(of: element.index)
        var found = movement.preview.attributes(for: preview)
        found?.element = element
        found?.move(by: shift)
        return found
      }
      var found = current?.attributes(for: element)
      found?.move(by: shift)
      return found
    }
  }

  extension LayoutAttributes {
    mutating func move(by shift: LayoutPoint) {
      if shift != .zero { frame = frame.offsetBy(x: shift.x, y: shift.y) }
    }
  }

  // Views report their sizes one by one. Most sizes of a pass are collected and applied as one
  // change, because in a layout of tracks each change can move all items that follow.
  extension HostedLayout {
    /// Collects the preferred size of a cell, header or footer, if its change needs no adjustment
    /// of the content offset.
    ///
    /// With the anchor `start`, the first element in view stays in place, and so does the content
    /// offset if an element changes that begins within the viewport.
    ///
    /// - Returns: `false` if the size must be applied by ``setPreferred(_:for:offset:)``.
    func collect(_ size: PreferredSize, offset: LayoutPoint) -> Bool {
      guard case .start = anchor, change == nil, !isWaiting, scrollAxis == .vertical,
        engine?.goal == nil
      else { return false }
      place(at: offset)
      guard let engine, let frame = engine.attributes(for: size.element)?.frame,
        frame.minY >= engine.viewport.minY
      else { return false }
      collectedSizes[size.element] = size.size
      return true
    }

    /// Applies the preferred size of a cell, header or footer, and those that were collected
    /// before.
    ///
    /// - Returns: The changes of offset and size for the collection view to apply.
    func setPreferred(
      _ size: PreferredSize, for delegate: some LayoutDelegate, offset: LayoutPoint
    ) -> HostedAdjustment {
      guard engine != nil, !isWaiting else { return .none }
      place(at: offset)
      collectedSizes[size.element] = size.size
      var adjustment = applyCollectedSizes(for: delegate)
      change?.adjust(by: adjustment.offset, from: offset)
      // The collection view is not at the engine's offset, which it will follow after its layout.
      if leftBehind != nil { adjustment.offset = .zero }
      return adjustment
    }

    /// Applies the collected sizes as one change.
    ///
    /// - Returns: The changes of offset and size for the collection view to apply.
    @discardableResult
    func applyCollectedSizes(for delegate: some LayoutDelegate) -> HostedAdjustment {
      guard !collectedSizes.isEmpty, engine != nil else { return .none }
      let sizes = collectedSizes.map { PreferredSize($0.key, $0.value) }
      collectedSizes.removeAll(keepingCapacity: true)
      return adjusting {
        update(for: delegate) { engine, delegate throws(LayoutError) in
          try engine.setPreferredSizes(sizes, for: delegate)
        }
      }
    }

    /// Returns whether a preferred size changes the layout.
    ///
    /// While an item is dragged, no size does: index paths are those of the preview, which ends
    /// with the drag.
    func changesLayout(_ size: PreferredSize) -> Bool {
      guard !isWaiting, movement == nil else { return false }
      if let collected = collectedSizes[size.element] { return collected != size.size }
      return engine?.changesLayout(size) ?? false
    }
  }

  // The place that a collection view shows.
  extension HostedLayout {
    // Offsets, points and frames of a collection view are those of its engine, moved by the
    // distance at which short content rests. No other code knows of this distance.

    /// The distance by which the collection view shows content farther right and down than the
    /// engine.
    var shift: LayoutPoint { current?.restingShift ?? .zero }

    /// The content offset of the engine; `nil` if there is none.
    var origin: LayoutPoint? { engine.map { $0.viewport.origin.moved(by: $0.restingShift) } }

    /// Returns the content offset at a place, or `nil` if it does not exist.
    func contentOffset(for place: LayoutPlace) -> LayoutPoint? {
      current?.contentOffset(for: place)?.moved(by: shift)
    }

    /// Sets the content offset of the collection view.
    ///
    /// While a change is animated, and until the collection view has followed a preparation, the
    /// engine stays at its own offset.
    func place(at offset: LayoutPoint) {
      change?.arrive(at: offset)
      if let goal = change?.goal {
        move(to: goal)
      } else if leftBehind != offset {
        leftBehind = nil
        if isAway(from: offset), let progress = engine?.goalProgress,
          progress == .shown || progress == .kept
        {
          engine?.endGoal()
        }
        move(to: offset)
      }
    }

    /// Returns whether the engine is at another offset than the collection view, which rounds its
    /// own to pixels.
    func isAway(from offset: LayoutPoint) -> Bool {
      origin.map { isMove(from: $0, to: offset) } ?? false
    }

    /// Returns whether two offsets differ by more than half a pixel.
    func isMove(from one: LayoutPoint, to other: LayoutPoint) -> Bool {
      let half = 0.5 / max(1, environment?.scale ?? 1) + 1e-6
      return max(abs(one.x - other.x), abs(one.y - other.y)) > half
    }

    private func move(to offset: LayoutPoint) {
      if let shift = engine?.restingShift { engine?.moveViewport(to: offset.moved(by: shift, -1)) }
      if let shift = movement?.preview.restingShift {
        movement?.preview.moveViewport(to: offset.moved(by: shift, -1))
      }
    }

    /// Sets the place that the collection view scrolls to, and keeps until it has settled there.
    func pursue(_ place: LayoutPlace, as progress: GoalProgress) {
      nextGoal = place
      guard let target = contentOffset(for: place) else {
        engine?.setGoal(place, .waiting)
        return
      }
      engine?.setGoal(place, progress)
      if progress == .travelling { return }
      leftBehind = nil
      move(to: target)
    }

    /// Forgets the goal, because a person scrolls or because the collection view has settled.
    func endGoal() {
      nextGoal = nil
      engine?.endGoal()
    }

    /// A Boolean value that indicates whether there is a cell.
    var hasCells: Bool {
      guard let current else { return false }
      return (0..<current.numberOfSections).contains { current.numberOfItems(inSection: $0) > 0 }
    }

    /// Moves the engine to its goal, after a preparation for a collection view that follows.
    ///
    /// - Parameter offset: The offset of the collection view.
    func leave(_ offset: LayoutPoint) {
      if let goal = engine?.goal, engine?.goalProgress != .travelling,
        let target = contentOffset(for: goal)
      {
        move(to: target)
      }
      leftBehind = isAway(from: offset) ? offset : nil
      if leftBehind == nil { move(to: offset) }
    }
  }

  extension LayoutPoint {
    /// Returns the point at a multiple of a distance.
    func moved(by distance: LayoutPoint, _ times: Double = 1) -> LayoutPoint {
      LayoutPoint(x: x + times * distance.x, y: y + times * distance.y)
    }
  }
#endif
