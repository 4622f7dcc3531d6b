#if canImport(UIKit)
  import UIKit
#elseif canImport(AppKit)
  import AppKit
#endif

#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
  import LayoutCore

  /// Elements, and the objects that describe those that were part of an answer.
  @MainActor
  struct DescribedElements {
    /// The elements that have views, in order.
    private(set) var elements: [LayoutAttributes] = []
    /// The frame and the appearance of each element, which every step compares.
    private(set) var looks: [Look] = []
    private var objects: [PlatformLayoutAttributes?] = []
    /// The storage of the elements before those, which the next ones use.
    private var spare: [LayoutAttributes] = []
    private var spareObjects: [PlatformLayoutAttributes?] = []

    /// The attributes of an element that its view, or a subclass of the layout, may have changed.
    struct Look {
      var frame: LayoutRect
      var zIndex: Int
      var alpha: Double
      var isHidden: Bool
    }

    nonisolated init() {}

    /// Replaces the elements; those that were listed before keep their objects.
    ///
    /// - Parameter keepsObjects: Whether objects can be kept.
    /// - Parameter fill: A closure that fills an array with the elements, in order.
    /// - Parameter hasView: A closure that returns whether an element has a view; others are left
    ///   out.
    /// - Complexity: O(m + n), where m and n are the numbers of old and new elements.
    mutating func replace(
      keepsObjects: Bool, filling fill: (inout [LayoutAttributes]) -> Void,
      where hasView: (LayoutElement) -> Bool
    ) {
      swap(&elements, &spare)
      swap(&objects, &spareObjects)
      fill(&elements)
      objects.removeAll(keepingCapacity: true)
      looks.removeAll(keepingCapacity: true)
      // Both lists are in the same order, so one pass finds the elements that they share.
      var next = keepsObjects ? 0 : spare.count
      var end = 0
      for place in elements.indices {
        let attributes = elements[place]
        guard hasView(attributes.element) else { continue }
        while next < spare.count, LayoutAttributes.areInOrder(spare[next], attributes) { next += 1 }
        // The objects of scroll views of sections describe more than their frames.
        let isKnown =
          next < spare.count && spare[next] == attributes
          && (attributes.element.category != .decoration
            || attributes.element.kind != .sectionScrollView)
        objects.append(isKnown ? spareObjects[next] : nil)
        looks.append(
          Look(
            frame: attributes.frame, zIndex: attributes.zIndex, alpha: attributes.alpha,
            isHidden: attributes.isHidden))
        if end < place { elements[end] = attributes }
        end += 1
      }
      elements.removeLast(elements.count - end)
      // The storage of many more elements is not kept.
      let keepsStorage = spare.count <= 4 * end + 256
      spare.removeAll(keepingCapacity: keepsStorage)
      spareObjects.removeAll(keepingCapacity: keepsStorage)
      if !keepsStorage { looks = looks.map { $0 } }
    }

    /// Returns the object of an element.
    ///
    /// - Parameter place: The place of the element in the list.
    /// - Parameter make: A closure that creates the object of an element. It is called if the element
    ///   has no object, or one that does not describe it any more: a cell or a subclass of the layout
    ///   may have changed an object that it received.
    mutating func object(
      at place: Int, making make: (LayoutAttributes) -> PlatformLayoutAttributes
    ) -> PlatformLayoutAttributes {
      if let object = objects[place] {
        let look = looks[place]
        if LayoutRect(object.frame) == look.frame, object.zIndex == look.zIndex,
          object.alpha == CGFloat(look.alpha), object.isHidden == look.isHidden
        {
          return object
        }
      }
      let attributes = elements[place]
      let object = make(attributes)
      objects[place] = object
      return object
    }
  }
#endif
