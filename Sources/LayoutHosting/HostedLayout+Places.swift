#if canImport(UIKit) || canImport(AppKit)
  import LayoutCore
  import LayoutRuntime

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
