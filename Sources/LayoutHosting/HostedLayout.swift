#if canImport(UIKit) || canImport(AppKit)
  import LayoutCore

  /// A layout as a collection view drives it: what both frameworks have in common.
  ///
  /// A collection view asks in its own order: it says that something is invalid, has the layout prepare,
  /// tells what changed only after its counts have, and moves its bounds when it sees fit. This keeps an
  /// engine that is behind until it can be told the truth.
  package struct HostedLayout {
    /// The strategy that the next preparation takes.
    package private(set) var strategy: AnyLayout
    /// Nil until the first preparation, and where no layout could be prepared.
    package private(set) var engine: LayoutEngine<AnyLayout>?
    /// Why there is no layout, or why a change was replaced by a reload.
    package private(set) var error: LayoutError?
    package var anchor = LayoutAnchor.start { didSet { engine?.anchor = anchor } }
    package var appearance = LayoutAppearance.fade { didSet { engine?.appearance = appearance } }

    /// What the next preparation is to ask again.
    private enum Staleness: Comparable { case fresh, answers, data }
    private var staleness = Staleness.data
    private var staleItems: [ElementIndex] = []
    /// How often the layout was prepared while update items were due; nil where none are.
    private var waiting: Int?
    /// An animated change that is under way.
    package private(set) var change: HostedChange?
    /// An item that is being dragged.
    private var movement: HostedMovement?
    /// Elements that follow the viewport, and that the collection view has attributes of.
    private var followers: Set<LayoutElement> = []

    package init(_ strategy: AnyLayout) { self.strategy = strategy }

    // MARK: Answers

    /// What answers questions: the engine, or a preview of where a dragged item would go.
    package var current: LayoutEngine<AnyLayout>? { movement?.preview ?? engine }

    package var contentSize: LayoutSize { current?.contentSize ?? .zero }

    /// Whether counts have changed, but nobody has said yet how.
    package var isWaiting: Bool { waiting != nil }

    package mutating func elements(in rect: LayoutRect) -> [LayoutAttributes] {
      let all = current?.elements(in: rect) ?? []
      if let current, current.prepared.movesWithViewport {
        for attributes in all where current.movesWithViewport(attributes.element) {
          followers.insert(attributes.element)
        }
      }
      return all
    }

    package mutating func attributes(for element: LayoutElement) -> LayoutAttributes? {
      guard let current, let attributes = current.attributes(for: element) else { return nil }
      if current.movesWithViewport(element) { followers.insert(element) }
      return attributes
    }

    /// The elements whose attributes are out of date once the viewport has moved.
    package mutating func takeFollowers() -> Set<LayoutElement> {
      defer { followers = [] }
      return followers
    }

    /// Tells where the collection view stands; while a change is animated, it stands at its goal until it
    /// has been there.
    package mutating func place(at offset: LayoutPoint) {
      change?.arrive(at: offset)
      let offset = change?.goal ?? offset
      engine?.setContentOffset(offset)
      movement?.preview.setContentOffset(offset)
    }

    // MARK: Preparing

    /// Takes note of an invalidation.
    ///
    /// - Parameter isPrecise: Whether the layout itself said what to do, and it is done already.
    /// - Parameter items: Items that are to be asked for again, where those are all.
    package mutating func invalidate(
      everything: Bool, counts: Bool, isPrecise: Bool, items: [ElementIndex] = []
    ) {
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

    /// Asks for everything again at the next preparation.
    package mutating func forget() {
      staleness = .data
      waiting = nil
      movement = nil
    }

    /// Brings the layout up to date, doing no more than is needed.
    ///
    /// - Parameter environment: The container, for a layout that scrolls along an axis; nil for both.
    package mutating func prepare(
      for delegate: some LayoutDelegate, offset: LayoutPoint,
      environment: (LayoutAxis?) -> LayoutEnvironment
    ) {
      // What changed is told next. If it was not told last time, it never will be.
      if let times = waiting, engine != nil {
        waiting = times + 1
        if times == 0 { return }
        forget()
      }
      waiting = nil
      place(at: offset)
      guard engine != nil else {
        begin(for: delegate, offset: offset, environment: environment)
        return
      }
      let (strategy, staleness, staleItems) = (strategy, staleness, staleItems)
      update(for: delegate) { engine, delegate throws(LayoutError) in
        if engine.strategy != strategy { try engine.setStrategy(strategy, for: delegate) }
        let container = environment(engine.prepared.scrollAxis)
        if engine.environment != container { try engine.setEnvironment(container, for: delegate) }
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
      place(at: offset)
      self.staleness = .fresh
      self.staleItems = []
      if let movement { move(movement.original, to: movement.target, for: delegate) }
    }

    private mutating func begin(
      for delegate: some LayoutDelegate, offset: LayoutPoint,
      environment: (LayoutAxis?) -> LayoutEnvironment
    ) {
      error = nil
      do throws(LayoutError) {
        // Along which axes it scrolls is known once it is prepared.
        let guess = environment(.vertical)
        var anew = try LayoutEngine(strategy, for: delegate, in: guess)
        let container = environment(anew.prepared.scrollAxis)
        if container != guess { try anew.setEnvironment(container, for: delegate) }
        anew.anchor = anchor
        anew.appearance = appearance
        engine = anew
        staleness = .fresh
        staleItems = []
      } catch {
        self.error = error
      }
      place(at: offset)
    }

    /// Changes the engine.
    ///
    /// Where that fails, everything is asked again; where that fails too, there is no layout.
    @discardableResult
    private mutating func update<Delegate: LayoutDelegate>(
      for delegate: Delegate,
      _ body: (inout LayoutEngine<AnyLayout>, Delegate) throws(LayoutError) -> Void
    ) -> Bool {
      guard var own = engine else { return false }
      // Held in one place only, so that storage changes in place.
      engine = nil
      error = nil
      do throws(LayoutError) {
        try body(&own, delegate)
        engine = own
        return true
      } catch {
        self.error = error
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

    /// Takes another strategy for the next preparation.
    package mutating func keep(_ strategy: AnyLayout) { self.strategy = strategy }

    /// Takes another strategy: at once, where there is a layout already.
    ///
    /// - Returns: How far the collection view is to move, and how much the content grows.
    package mutating func setStrategy(
      _ strategy: AnyLayout, for delegate: some LayoutDelegate, offset: LayoutPoint
    ) -> HostedAdjustment {
      self.strategy = strategy
      guard engine != nil, waiting == nil, change == nil else { return .none }
      place(at: offset)
      return adjusting { hosted in
        hosted.update(for: delegate) { engine, delegate throws(LayoutError) in
          try engine.setStrategy(strategy, for: delegate)
        }
      }
    }

    /// Lets somebody else change the engine.
    package mutating func modify(
      offset: LayoutPoint, _ body: (inout LayoutEngine<AnyLayout>) -> Void
    ) -> HostedAdjustment {
      guard engine != nil, waiting == nil else { return .none }
      place(at: offset)
      return adjusting { hosted in
        guard var own = hosted.engine else { return }
        hosted.engine = nil
        body(&own)
        hosted.engine = own
      }
    }

    /// Takes another container, and remembers what elements do on the way.
    ///
    /// - Parameter place: Where the container stands.
    /// - Parameter proposed: Where it would stand if nobody objects.
    /// - Parameter objects: Whether what the user looks at is to stay instead. Where bars come or go, the
    ///   collection view knows best.
    package mutating func resize(
      to environment: LayoutEnvironment, for delegate: some LayoutDelegate,
      from place: LayoutPoint, to proposed: LayoutPoint, objecting objects: Bool
    ) -> (adjustment: HostedAdjustment, change: HostedChange?) {
      guard engine != nil, engine?.environment != environment, waiting == nil else {
        return (.none, nil)
      }
      self.place(at: place)
      var told: LayoutUpdate?
      var adjustment = adjusting { hosted in
        hosted.update(for: delegate) { engine, delegate throws(LayoutError) in
          told = try engine.setEnvironment(environment, for: delegate, animated: true)
        }
      }
      var change = told.map { HostedChange($0) }
      if objects {
        let now = engine?.viewport.origin ?? proposed
        adjustment.offset = LayoutPoint(x: now.x - proposed.x, y: now.y - proposed.y)
      } else {
        adjustment.offset = .zero
        change?.target = proposed
        self.place(at: proposed)
      }
      return (adjustment, change)
    }

    /// Takes the sizes that cells prefer.
    package mutating func setPreferred(
      _ size: PreferredSize, for delegate: some LayoutDelegate, offset: LayoutPoint
    ) -> HostedAdjustment {
      guard engine != nil, waiting == nil else { return .none }
      place(at: offset)
      let adjustment = adjusting { hosted in
        hosted.update(for: delegate) { engine, delegate throws(LayoutError) in
          try engine.setPreferredSizes([size], for: delegate)
        }
      }
      change?.target.x += adjustment.offset.x
      change?.target.y += adjustment.offset.y
      return adjustment
    }

    /// Whether a preferred size makes a difference.
    ///
    /// While an item is dragged, none does: index paths are those of the preview, which ends with the drag.
    package func changesLayout(_ size: PreferredSize) -> Bool {
      waiting == nil && movement == nil && engine?.changesLayout(size) == true
    }

    private mutating func adjusting(_ body: (inout HostedLayout) -> Void) -> HostedAdjustment {
      let offset = engine?.viewport.origin ?? .zero
      let size = contentSize
      body(&self)
      let now = engine?.viewport.origin ?? offset
      return HostedAdjustment(
        offset: LayoutPoint(x: now.x - offset.x, y: now.y - offset.y),
        size: LayoutSize(
          width: contentSize.width - size.width, height: contentSize.height - size.height))
    }

    /// Learns what changed in the data.
    package mutating func apply(
      _ updates: [HostedUpdate], for delegate: some LayoutDelegate, offset: LayoutPoint
    ) {
      waiting = nil
      movement = nil
      followers = []
      guard engine != nil else { return }
      place(at: offset)
      var told: LayoutUpdate?
      update(for: delegate) { engine, delegate throws(LayoutError) in
        let transaction = LayoutTransaction(
          updates.compactMap { $0.change }, countedBy: delegate)
        told = try engine.apply(transaction, for: delegate, animated: true)
      }
      change =
        told.map { HostedChange($0) }
        ?? HostedChange(endingAt: engine?.clamped(offset) ?? offset)
    }

    /// Begins an animated change that was prepared for.
    package mutating func begin(_ change: HostedChange?) { self.change = change ?? self.change }

    /// The offset that an animated change is to end at; nil where none is under way.
    package mutating func targetOffset() -> LayoutPoint? {
      change?.tell(scale: engine?.environment.scale ?? 1)
    }

    /// Ends an animated change.
    ///
    /// - Returns: How far the collection view has still to move, because sizes were learned meanwhile.
    package mutating func finish() -> LayoutPoint {
      defer { change = nil }
      guard let change, let told = change.told else { return .zero }
      return LayoutPoint(x: change.target.x - told.x, y: change.target.y - told.y)
    }

    /// Takes over what another layout of the same collection view shows, and goes on from there.
    package mutating func adopt(_ other: HostedLayout, for delegate: some LayoutDelegate) {
      guard let source = other.engine else { return }
      engine = source
      engine?.anchor = anchor
      engine?.appearance = appearance
      staleness = .fresh
      waiting = nil
      movement = nil
      followers = []
      var told: LayoutUpdate?
      let strategy = strategy
      update(for: delegate) { engine, delegate throws(LayoutError) in
        told = try engine.setStrategy(strategy, for: delegate, animated: true)
      }
      change = told.map { HostedChange($0) }
    }

    // MARK: Dragging

    /// Where a dragged item would go.
    package func target(of index: ElementIndex, at point: LayoutPoint) -> ElementIndex {
      current?.targetIndex(forDragging: index, to: point) ?? index
    }

    /// Shows where a dragged item would go.
    package mutating func move(
      _ previous: ElementIndex, to target: ElementIndex, for delegate: some LayoutDelegate
    ) {
      guard let engine else { return }
      let original = movement?.original ?? previous
      followers = []
      guard target != original else {
        movement = HostedMovement(original: original, target: target, preview: engine)
        return
      }
      let frozen = FixedCounts(base: delegate, engine: engine)
      do throws(LayoutError) {
        let preview = try engine.previewOfMove(from: original, to: target, for: frozen)
        movement = HostedMovement(original: original, target: target, preview: preview)
      } catch {
        self.error = error
      }
    }

    /// Ends a drag: what the preview showed is so now, or nothing has happened.
    package mutating func endMove(isCancelled: Bool) {
      if let movement, !isCancelled { engine = movement.preview }
      movement = nil
      followers = []
    }
  }
#endif
