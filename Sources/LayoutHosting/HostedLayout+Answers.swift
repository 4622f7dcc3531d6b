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
#endif
