#if canImport(UIKit) || canImport(AppKit)
  import LayoutCore
  import LayoutRuntime

  // The answers to the queries of a collection view.
  extension HostedLayout {
    /// The engine that answers queries: a preview during a drag, otherwise the layout itself.
    var current: LayoutEngine<AnyLayoutStrategy>? { movement?.preview ?? engine }

    // The following properties and functions ask the current engine in place. A copy of an engine
    // costs as much as a scroll step, so even those that change nothing are mutating: otherwise the
    // property of the collection view layout is copied before they are called.

    var contentSize: LayoutSize {
      mutating get {
        (movement == nil ? engine?.contentSize : movement?.preview.contentSize) ?? .zero
      }
    }

    /// The axis of scrolling; `nil` if the layout scrolls along both, or before the first layout.
    var scrollAxis: LayoutAxis? {
      mutating get {
        movement == nil ? engine?.prepared.scrollAxis : movement?.preview.prepared.scrollAxis
      }
    }

    /// The number of sections; 0 before the first layout.
    var numberOfSections: Int {
      mutating get {
        (movement == nil ? engine?.numberOfSections : movement?.preview.numberOfSections) ?? 0
      }
    }

    /// A Boolean value that indicates whether elements move with the viewport.
    var hasFollowers: Bool {
      mutating get {
        (movement == nil ? engine?.prepared.hasFollowers : movement?.preview.prepared.hasFollowers)
          ?? false
      }
    }

    /// The environment of the layout; `nil` before the first layout.
    var environment: LayoutEnvironment? { mutating get { engine?.environment } }

    private mutating func followsViewport(_ element: LayoutElement) -> Bool {
      (movement == nil
        ? engine?.followsViewport(element) : movement?.preview.followsViewport(element)) ?? false
    }

    /// Replaces the contents of `answer` with the elements that intersect a rectangle and stay with the
    /// content, in order.
    ///
    /// If `answer` has enough capacity, the method allocates no memory.
    mutating func query(_ rect: LayoutRect, into answer: inout [LayoutAttributes]) {
      answer.removeAll(keepingCapacity: true)
      if movement == nil {
        engine?.appendStillElements(in: rect, to: &answer)
      } else {
        movement?.preview.appendStillElements(in: rect, to: &answer)
      }
    }

    /// Replaces the contents of `answer` with the elements that intersect a rectangle and move with
    /// the viewport, in order, and records that the collection view holds them.
    mutating func queryFollowers(_ rect: LayoutRect, into answer: inout [LayoutAttributes]) {
      answer.removeAll(keepingCapacity: true)
      guard hasFollowers else { return }
      if movement == nil {
        engine?.appendFollowers(in: rect, to: &answer)
      } else {
        movement?.preview.appendFollowers(in: rect, to: &answer)
      }
      for attributes in answer { followers.insert(attributes.element) }
    }

    mutating func attributes(for element: LayoutElement) -> LayoutAttributes? {
      let found =
        movement == nil
        ? engine?.attributes(for: element) : movement?.preview.attributes(for: element)
      if found != nil, followsViewport(element) { followers.insert(element) }
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
