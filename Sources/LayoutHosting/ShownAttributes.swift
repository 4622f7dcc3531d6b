#if canImport(UIKit)
  import UIKit
#elseif canImport(AppKit)
  import AppKit
#endif

#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
  import LayoutCore

  /// The elements of the last query of a layout, and the objects that describe them.
  ///
  /// Most elements of a scroll step were in the answer to the step before. They have the same
  /// objects, so a step creates objects only for the elements that appear.
  @MainActor
  struct ShownAttributes {
    private(set) var elements: [LayoutAttributes] = []
    private var objects: [PlatformLayoutAttributes] = []
    private var extents = SelfSizedExtents.none
    /// The storage of the elements before those, which the next query uses.
    private var spare: [LayoutAttributes] = []

    nonisolated init() {}

    /// Replaces the elements, and returns the objects that describe the new ones.
    ///
    /// - Parameter extents: The extents that cells choose themselves.
    /// - Parameter fill: A closure that fills an array with the new elements, in order.
    /// - Parameter hasView: A closure that returns whether an element has a view; others are left
    ///   out.
    /// - Parameter make: A closure that creates the object of an element.
    /// - Returns: The objects. The only memory that the method allocates is that of this array and
    ///   of new objects.
    /// - Complexity: O(m + n), where m and n are the numbers of old and new elements.
    mutating func replace(
      selfSizing extents: SelfSizedExtents, filling fill: (inout [LayoutAttributes]) -> Void,
      where hasView: (LayoutElement) -> Bool,
      making make: (LayoutAttributes) -> PlatformLayoutAttributes
    ) -> [PlatformLayoutAttributes] {
      var new: [LayoutAttributes] = []
      swap(&new, &spare)
      fill(&new)
      var answer: [PlatformLayoutAttributes] = []
      answer.reserveCapacity(new.count)
      // Both lists are in the same order, so one pass finds the elements that they share.
      var next = extents == self.extents ? 0 : elements.count
      var end = 0
      for place in new.indices where hasView(new[place].element) {
        let attributes = new[place]
        new[end] = attributes
        end += 1
        while next < elements.count, LayoutAttributes.areInOrder(elements[next], attributes) {
          next += 1
        }
        if next < elements.count, elements[next] == attributes,
          objects[next].isUnchanged(since: attributes)
        {
          answer.append(objects[next])
        } else {
          answer.append(make(attributes))
        }
      }
      new.removeLast(new.count - end)
      spare = elements
      elements = new
      objects = answer
      self.extents = extents
      return answer
    }
  }

  extension PlatformLayoutAttributes {
    /// Returns whether an object still describes an element as it did when it was created.
    ///
    /// A cell or a subclass of the layout may have changed an object that it received.
    fileprivate func isUnchanged(since attributes: LayoutAttributes) -> Bool {
      frame == CGRect(attributes.frame) && zIndex == attributes.zIndex
        && alpha == CGFloat(attributes.alpha) && isHidden == attributes.isHidden
    }
  }

  extension CollectionStrategyLayout {
    /// Returns the attributes of the elements that intersect a rectangle and have a view.
    func query(_ rect: LayoutRect) -> [PlatformLayoutAttributes] {
      let extents = selfSizedExtents
      var shown = ShownAttributes()
      swap(&shown, &self.shown)
      defer { swap(&shown, &self.shown) }
      let count = hosted.numberOfSections
      var answer = shown.replace(selfSizing: extents) {
        hosted.query(rect, into: &$0)
        adjust(&$0)
      } where: {
        isShown($0, among: count)
      } making: {
        object($0, selfSizing: extents)
      }
      appendSectionScrolls(in: rect, of: shown.elements, to: &answer)
      return answer
    }
  }
#endif
