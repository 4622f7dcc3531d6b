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
  /// While no edge of the requested rectangle passes an edge of an element, the answer is the same.
  @MainActor
  struct ShownAttributes {
    /// The elements of the covered part that have views, in order.
    private(set) var elements: [LayoutAttributes] = []
    /// The frame and the appearance of each element, which every step compares.
    private var looks: [Look] = []
    /// The objects of the elements that were part of an answer.
    private var objects: [PlatformLayoutAttributes?] = []
    /// The part of the content whose elements are listed.
    private var covered = LayoutRect.zero
    /// The content that the elements are part of.
    private var state: EngineState?
    private var extents = SelfSizedExtents.none
    /// The last answer, its rectangle, and the places of its elements.
    private var answer: [PlatformLayoutAttributes] = []
    private var answered: LayoutRect?
    private var places: [Int] = []
    /// The intervals in which the edges of a rectangle may move without another answer.
    private var unchanged = UnchangedEdges.none
    /// The storage of the elements before those, which the next query uses.
    private var spare: [LayoutAttributes] = []
    private var spareObjects: [PlatformLayoutAttributes?] = []

    /// The attributes of an element that its view, or a subclass of the layout, may have changed.
    private struct Look {
      var frame: LayoutRect
      var zIndex: Int
      var alpha: Double
      var isHidden: Bool
    }

    nonisolated init() {}

    /// Returns whether the elements in a rectangle are listed.
    ///
    /// - Parameter state: The content; `nil` if elements move without a change of the content.
    func covers(
      _ rect: LayoutRect, of state: EngineState?, selfSizing extents: SelfSizedExtents
    ) -> Bool {
      state != nil && state === self.state && extents == self.extents && covered.contains(rect)
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
      return rect.outset(x: rect.width / 2, y: rect.height / 2)
    }

    /// Lists the elements of another part of the content.
    ///
    /// - Parameter rect: The part of the content.
    /// - Parameter state: The content; `nil` if elements move without a change of the content.
    /// - Parameter extents: The extents that cells choose themselves.
    /// - Parameter fill: A closure that fills an array with the elements in the part, in order.
    /// - Parameter hasView: A closure that returns whether an element has a view; others are left
    ///   out.
    /// - Complexity: O(m + n), where m and n are the numbers of old and new elements.
    mutating func cover(
      _ rect: LayoutRect, of state: EngineState?, selfSizing extents: SelfSizedExtents,
      filling fill: (inout [LayoutAttributes]) -> Void, where hasView: (LayoutElement) -> Bool
    ) {
      swap(&elements, &spare)
      swap(&objects, &spareObjects)
      fill(&elements)
      objects.removeAll(keepingCapacity: true)
      looks.removeAll(keepingCapacity: true)
      // Both lists are in the same order, so one pass finds the elements that they share.
      var next = extents == self.extents ? 0 : spare.count
      var end = 0
      for place in elements.indices {
        let attributes = elements[place]
        guard hasView(attributes.element) else { continue }
        while next < spare.count, LayoutAttributes.areInOrder(spare[next], attributes) { next += 1 }
        let isKnown = next < spare.count && spare[next] == attributes
        objects.append(isKnown ? spareObjects[next] : nil)
        looks.append(
          Look(
            frame: attributes.frame, zIndex: attributes.zIndex, alpha: attributes.alpha,
            isHidden: attributes.isHidden))
        if end < place { elements[end] = attributes }
        end += 1
      }
      elements.removeLast(elements.count - end)
      spareObjects.removeAll(keepingCapacity: true)
      covered = rect
      self.state = state
      self.extents = extents
      answered = nil
      unchanged = .none
    }

    /// Returns the objects that describe the elements in a rectangle, in order.
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
        for number in places.indices where !isUnchanged(places[number]) {
          answer[number] = object(at: places[number], making: make)
        }
        return answer
      }
      answered = rect
      places.removeAll(keepingCapacity: true)
      // The elements around the covered part are not listed, so their edges are not known.
      unchanged = rect == covered ? .none : .anywhere
      for place in looks.indices {
        let frame = looks[place].frame
        unchanged.keepOff(frame, rect)
        if rect == covered || frame.intersects(rect) { places.append(place) }
      }
      var answer: [PlatformLayoutAttributes] = []
      answer.reserveCapacity(places.count)
      for number in places.indices {
        let place = places[number]
        if let object = objects[place], isUnchanged(place) {
          answer.append(object)
        } else {
          answer.append(object(at: place, making: make))
        }
      }
      self.answer = answer
      return answer
    }

    /// Creates the object of an element.
    private mutating func object(
      at place: Int, making make: (LayoutAttributes) -> PlatformLayoutAttributes
    ) -> PlatformLayoutAttributes {
      let attributes = elements[place]
      let object = make(attributes)
      objects[place] = object
      return object
    }

    /// Returns whether an element has an object that still describes it.
    ///
    /// The method is mutating because a copy of all properties would be made for each call.
    private mutating func isUnchanged(_ place: Int) -> Bool {
      guard let object = objects[place] else { return false }
      let look = looks[place]
      return LayoutRect(object.frame) == look.frame && object.zIndex == look.zIndex
        && object.alpha == CGFloat(look.alpha) && object.isHidden == look.isHidden
    }
  }

  extension CollectionStrategyLayout {
    /// Returns the attributes of the elements that intersect a rectangle and have a view.
    func query(_ rect: LayoutRect) -> [PlatformLayoutAttributes] {
      let extents = selfSizedExtents
      adjustVisibleItems()
      describeSectionScrolls()
      // Elements that are pinned, adjusted, or in a section that scrolls change without the content.
      let isStill = !hosted.hasFollowers && looks.isEmpty && !sectionScrolls.exist
      let state = isStill ? hosted.state : nil
      var shown = ShownAttributes()
      swap(&shown, &self.shown)
      defer { swap(&shown, &self.shown) }
      if !shown.covers(rect, of: state, selfSizing: extents) {
        let part = shown.part(around: rect, of: state)
        let count = hosted.numberOfSections
        shown.cover(part, of: state, selfSizing: extents) {
          hosted.query(part, into: &$0)
          adjust(&$0)
        } where: {
          isShown($0, among: count)
        }
      }
      var answer = shown.objects(in: rect) { object($0, selfSizing: extents) }
      appendSectionScrolls(in: rect, of: shown.elements, to: &answer)
      return answer
    }
  }
#endif
