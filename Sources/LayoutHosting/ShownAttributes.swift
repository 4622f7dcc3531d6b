#if canImport(UIKit)
  import UIKit
#elseif canImport(AppKit)
  import AppKit
#endif

#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
  import LayoutCore
  import LayoutRuntime

  /// The elements of a part of the content, and the objects that describe them.
  ///
  /// Most elements of a scroll step were in the answer to the step before, and have the same objects.
  /// While no edge of the requested rectangle passes an edge of an element, the answer is the same,
  /// except for the few elements that move with the viewport.
  @MainActor
  struct ShownAttributes {
    /// The elements of the covered part that stay with the content.
    private(set) var still = DescribedElements()
    /// The elements of the last answer that move with the viewport.
    private(set) var moving = DescribedElements()
    /// The part of the content whose elements are listed.
    private var covered = LayoutRect.zero
    /// The content that the elements are part of.
    private var state: EngineState?
    /// A Boolean value that indicates whether elements changed without a change of the content.
    var isStale = false
    private var extents = SelfSizedExtents.none
    /// The still elements of the last answer, its rectangle, and their places.
    private var answer: [PlatformLayoutAttributes] = []
    private var answered: LayoutRect?
    private var places: [Int] = []
    /// The place after the element whose frame was requested last.
    private var next = 0
    /// A Boolean value that indicates whether the last answer has other still elements than the one
    /// before.
    private(set) var isNew = false
    /// The intervals in which the edges of a rectangle may move without another answer.
    private var unchanged = UnchangedEdges.none

    nonisolated init() {}

    /// Returns whether the elements in a rectangle are listed.
    ///
    /// - Parameter state: The content; `nil` if there is none.
    func covers(
      _ rect: LayoutRect, of state: EngineState?, selfSizing extents: SelfSizedExtents
    ) -> Bool {
      // A step compares all elements that are listed, so those of a much larger rectangle are not kept.
      !isStale && state != nil && state === self.state && extents == self.extents && reaches(rect)
    }

    private func reaches(_ rect: LayoutRect) -> Bool {
      covered.contains(rect) && covered.width <= 3 * rect.width
        && covered.height <= 3 * rect.height
    }

    /// Returns the part of the content to list for a rectangle.
    ///
    /// After a step, it is larger than the rectangle by half of its size on each side, so that the
    /// next steps need no query. After a jump, or if the rectangle is larger than what was listed
    /// before, the elements around it may not be needed.
    func part(around rect: LayoutRect, of state: EngineState?) -> LayoutRect {
      guard state != nil, state === self.state, covered.intersects(rect),
        rect.width <= covered.width, rect.height <= covered.height
      else { return rect }
      if isStale, reaches(rect) { return covered }
      return rect.outset(x: rect.width / 2, y: rect.height / 2)
    }

    /// Returns the frame of an element that stays with the content; `nil` if it is not found soon.
    ///
    /// Views report their sizes in the order of the elements, so the search begins after the element
    /// of the last call.
    mutating func frame(of element: LayoutElement, in state: EngineState?) -> LayoutRect? {
      guard state != nil, state === self.state else { return nil }
      let elements = still.elements
      for step in 0..<min(8, elements.count) {
        let place = (next + step) % elements.count
        if elements[place].element == element {
          next = place + 1
          return elements[place].frame
        }
      }
      return nil
    }

    /// Lists the elements of another part of the content.
    ///
    /// - Parameter rect: The part of the content.
    /// - Parameter state: The content; `nil` if there is none.
    /// - Parameter extents: The extents that cells choose themselves.
    /// - Parameter fill: A closure that fills an array with the elements in the part that stay with
    ///   the content, in order.
    /// - Parameter hasView: A closure that returns whether an element has a view.
    mutating func cover(
      _ rect: LayoutRect, of state: EngineState?, selfSizing extents: SelfSizedExtents,
      filling fill: (inout [LayoutAttributes]) -> Void, where hasView: (LayoutElement) -> Bool
    ) {
      let keepsObjects = extents == self.extents
      still.replace(keepsObjects: keepsObjects, filling: fill, where: hasView)
      if !keepsObjects { moving = DescribedElements() }
      covered = rect
      self.state = state
      isStale = false
      self.extents = extents
      answered = nil
      unchanged = .none
    }

    /// Returns the objects that describe the elements in a rectangle that stay with the content, in
    /// order.
    ///
    /// - Parameter rect: A rectangle in the covered part.
    /// - Parameter make: A closure that creates the object of an element.
    /// - Returns: The objects. The only memory that the method allocates is that of this array and
    ///   of new objects.
    /// - Complexity: O(k) for k elements in the covered part. If no edge of the rectangle passes an
    ///   edge of an element, O(v) for v elements in the answer, and nothing is allocated.
    mutating func objects(
      in rect: LayoutRect, making make: (LayoutAttributes) -> PlatformLayoutAttributes
    ) -> [PlatformLayoutAttributes] {
      if rect == answered || unchanged.contain(rect) {
        for number in places.indices {
          let object = still.object(at: places[number], making: make)
          if object !== answer[number] { answer[number] = object }
        }
        isNew = false
        return answer
      }
      answered = rect
      isNew = true
      places.removeAll(keepingCapacity: true)
      // The elements around the covered part are not listed, so their edges are not known.
      unchanged = rect == covered ? .none : .anywhere
      let count = still.looks.count
      for place in 0..<count {
        let frame = still.looks[place].frame
        unchanged.keepOff(frame, rect)
        if rect == covered || frame.intersects(rect) { places.append(place) }
      }
      var answer: [PlatformLayoutAttributes] = []
      answer.reserveCapacity(places.count)
      for number in places.indices {
        answer.append(still.object(at: places[number], making: make))
      }
      self.answer = answer
      return answer
    }

    /// Passes the elements of the last answer that stay with the content to a closure.
    func forEachStill(_ body: (LayoutAttributes) -> Void) {
      for place in places { body(still.elements[place]) }
    }

    /// Returns an answer with the elements that move with the viewport, in order.
    ///
    /// - Parameter answer: The result of ``objects(in:making:)``.
    /// - Parameter fill: A closure that fills an array with the moving elements, in order.
    /// - Parameter hasView: A closure that returns whether an element has a view.
    /// - Parameter make: A closure that creates the object of an element.
    mutating func insertMoving(
      into answer: [PlatformLayoutAttributes], filling fill: (inout [LayoutAttributes]) -> Void,
      where hasView: (LayoutElement) -> Bool,
      making make: (LayoutAttributes) -> PlatformLayoutAttributes
    ) -> [PlatformLayoutAttributes] {
      moving.replace(keepsObjects: true, filling: fill, where: hasView)
      let count = moving.looks.count
      guard count > 0 else { return answer }
      var merged: [PlatformLayoutAttributes] = []
      merged.reserveCapacity(answer.count + count)
      var next = 0
      for number in places.indices {
        let attributes = still.elements[places[number]]
        while next < count, LayoutAttributes.areInOrder(moving.elements[next], attributes) {
          merged.append(moving.object(at: next, making: make))
          next += 1
        }
        merged.append(answer[number])
      }
      while next < count {
        merged.append(moving.object(at: next, making: make))
        next += 1
      }
      return merged
    }
  }

  extension CollectionStrategyLayout {
    /// Returns the attributes of the elements that intersect a rectangle and have a view.
    func query(_ rect: LayoutRect) -> [PlatformLayoutAttributes] {
      let role = delegateRole
      let extents = selfSizedExtents(for: role)
      adjustVisibleItems(by: role)
      describeSectionScrolls()
      let state = hosted.state
      let hasFollowers = hosted.hasFollowers
      let count = hosted.numberOfSections
      var shown = ShownAttributes()
      swap(&shown, &self.shown)
      defer { swap(&shown, &self.shown) }
      if !shown.covers(rect, of: state, selfSizing: extents) {
        let part = shown.part(around: rect, of: state)
        shown.cover(part, of: state, selfSizing: extents) {
          hosted.query(part, into: &$0)
          addSectionScrolls(in: part, to: &$0)
          adjust(&$0)
        } where: {
          isShown($0, among: count)
        }
      }
      var answer = shown.objects(in: rect) { object($0, selfSizing: extents) }
      if hasFollowers {
        answer = shown.insertMoving(into: answer) {
          hosted.queryFollowers(rect, into: &$0)
          adjust(&$0)
        } where: {
          isShown($0, among: count)
        } making: {
          object($0, selfSizing: extents)
        }
      }
      if sectionScrolls.exist {
        sectionScrolls.rect = rect
        if shown.isNew { shown.forEachStill { hold($0) } }
        for attributes in shown.moving.elements { hold(attributes) }
      }
      return answer
    }
  }
#endif
