#if canImport(UIKit) || canImport(AppKit)
  import LayoutCore
  import LayoutRuntime

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

    /// Returns the greatest extent of a cell that chooses its own across the scroll axis, in points.
    func greatestExtent(of element: LayoutElement) -> Double? {
      current?.greatestExtent(of: element)
    }

    /// Replaces the contents of `answer` with the elements that intersect a rectangle, in order, and
    /// records that the collection view holds those that move with the viewport.
    ///
    /// If `answer` has enough capacity, the method allocates no memory.
    mutating func query(_ rect: LayoutRect, into answer: inout [LayoutAttributes]) {
      answer.removeAll(keepingCapacity: true)
      guard let engine = current else { return }
      let shift = engine.restingShift
      engine.appendElements(in: rect.offsetBy(x: -shift.x, y: -shift.y), to: &answer)
      answer.move(by: shift)
      guard engine.hasFollowers else { return }
      for attributes in answer where engine.followsViewport(attributes.element) {
        followers.insert(attributes.element)
      }
    }

    mutating func attributes(for element: LayoutElement) -> LayoutAttributes? {
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
      if found != nil, current?.followsViewport(element) == true { followers.insert(element) }
      return found
    }

    /// Passes the elements whose attributes are out of date after the viewport moved to a closure,
    /// and clears the record.
    mutating func takeFollowers(_ body: (Set<LayoutElement>) -> Void) {
      body(followers)
      followers.removeAll(keepingCapacity: true)
    }
  }

  extension LayoutAttributes {
    mutating func move(by shift: LayoutPoint) {
      if shift != .zero { frame = frame.offsetBy(x: shift.x, y: shift.y) }
    }
  }

  extension [LayoutAttributes] {
    fileprivate mutating func move(by shift: LayoutPoint) {
      if shift == .zero { return }
      for place in indices { self[place].move(by: shift) }
    }
  }
#endif
