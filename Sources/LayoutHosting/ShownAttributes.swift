#if canImport(UIKit)
  import UIKit
#elseif canImport(AppKit)
  import AppKit
#endif

#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
  import LayoutCore

  /// The elements of the last answer to a collection view, and the objects that describe them.
  ///
  /// Most elements of a scroll step were in the answer to the step before, and keep their objects.
  @MainActor
  struct ShownAttributes {
    /// The elements of the last answer, in order.
    private(set) var elements: [LayoutAttributes] = []
    private var objects: [PlatformLayoutAttributes] = []
    private var extents = SelfSizedExtents.none
    /// The storage of the elements before those, which the next ones use.
    private var spare: [LayoutAttributes] = []

    nonisolated init() {}

    /// Returns the objects that describe the elements of an answer, in order.
    ///
    /// An element that is unchanged since the last answer has the same object, unless a cell or a subclass
    /// of the layout has changed the object that it received.
    ///
    /// - Parameter extents: The extents that cells choose themselves.
    /// - Parameter fill: A closure that fills an array with the elements, in order.
    /// - Parameter hasView: A closure that returns whether an element has a view; others are left out.
    /// - Parameter make: A closure that creates the object of an element.
    /// - Complexity: O(m + n), where m and n are the numbers of elements in the last answer and in this
    ///   one.
    mutating func objects(
      selfSizing extents: SelfSizedExtents, filling fill: (inout [LayoutAttributes]) -> Void,
      where hasView: (LayoutElement) -> Bool,
      making make: (LayoutAttributes) -> PlatformLayoutAttributes
    ) -> [PlatformLayoutAttributes] {
      swap(&elements, &spare)
      fill(&elements)
      elements.removeAll { !hasView($0.element) }
      let keepsObjects = extents == self.extents
      self.extents = extents
      if keepsObjects, elements == spare, isCurrent { return objects }
      var answer: [PlatformLayoutAttributes] = []
      answer.reserveCapacity(elements.count)
      // Both lists are in the same order, so one pass finds the elements that they share.
      var next = keepsObjects ? 0 : spare.count
      for attributes in elements {
        while next < spare.count, LayoutAttributes.areInOrder(spare[next], attributes) { next += 1 }
        let keeps =
          next < spare.count && spare[next] == attributes && describes(objects[next], attributes)
        answer.append(keeps ? objects[next] : make(attributes))
      }
      objects = answer
      return answer
    }

    private var isCurrent: Bool {
      elements.indices.allSatisfy { describes(objects[$0], elements[$0]) }
    }

    /// Returns whether an object that was returned before still describes an element.
    private func describes(
      _ object: PlatformLayoutAttributes, _ attributes: LayoutAttributes
    ) -> Bool {
      // The objects of scroll views of sections describe more than their frames.
      (attributes.element.category != .decoration || attributes.element.kind != .sectionScrollView)
        && LayoutRect(object.frame) == attributes.frame && object.zIndex == attributes.zIndex
        && object.alpha == CGFloat(attributes.alpha) && object.isHidden == attributes.isHidden
    }
  }

  extension CollectionStrategyLayout {
    /// Returns the attributes of the elements that intersect a rectangle and have a view.
    func query(_ rect: LayoutRect) -> [PlatformLayoutAttributes] {
      let role = delegateRole
      let extents = selfSizedExtents(for: role)
      adjustVisibleItems(by: role)
      describeSectionScrolls()
      let count = hosted.numberOfSections
      var shown = ShownAttributes()
      swap(&shown, &self.shown)
      defer { swap(&shown, &self.shown) }
      let answer = shown.objects(selfSizing: extents) {
        hosted.query(rect, into: &$0)
        addSectionScrolls(in: rect, to: &$0)
        adjust(&$0)
      } where: {
        isShown($0, among: count)
      } making: {
        object($0, selfSizing: extents)
      }
      if sectionScrolls.exist {
        sectionScrolls.rect = rect
        for attributes in shown.elements { hold(attributes) }
      }
      return answer
    }
  }
#endif
