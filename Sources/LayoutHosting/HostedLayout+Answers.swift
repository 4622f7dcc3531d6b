#if canImport(UIKit) || canImport(AppKit)
  import LayoutCore
  import LayoutRuntime

  // The answers to the queries of a collection view.
  extension HostedLayout {
    /// The engine that answers queries: a preview during a drag, otherwise the layout itself.
    var current: LayoutEngine? { movement == nil ? engine : movement?.preview }

    var contentSize: LayoutSize { current?.contentSize ?? .zero }

    /// The axis of scrolling; `nil` if the layout scrolls along both, or before the first layout.
    var scrollAxis: LayoutAxis? { current?.prepared.scrollAxis }

    /// The number of sections; 0 before the first layout.
    var numberOfSections: Int { current?.numberOfSections ?? 0 }

    /// A Boolean value that indicates whether elements move with the viewport.
    var hasFollowers: Bool { current?.hasFollowers ?? false }

    /// The environment of the layout; `nil` before the first layout.
    var environment: LayoutEnvironment? { engine?.environment }

    /// Replaces the contents of `answer` with the elements that intersect a rectangle and stay with the
    /// content, in order.
    ///
    /// If `answer` has enough capacity, the method allocates no memory.
    func query(_ rect: LayoutRect, into answer: inout [LayoutAttributes]) {
      answer.removeAll(keepingCapacity: true)
      current?.appendStillElements(in: rect, to: &answer)
    }

    /// Replaces the contents of `answer` with the elements that intersect a rectangle and move with
    /// the viewport, in order, and records that the collection view holds them.
    mutating func queryFollowers(_ rect: LayoutRect, into answer: inout [LayoutAttributes]) {
      answer.removeAll(keepingCapacity: true)
      guard hasFollowers else { return }
      current?.appendFollowers(in: rect, to: &answer)
      for attributes in answer { followers.insert(attributes.element) }
    }

    mutating func attributes(for element: LayoutElement) -> LayoutAttributes? {
      let found = current?.attributes(for: element)
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
#endif
