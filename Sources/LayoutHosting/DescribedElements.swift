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
    /// The objects of cells that were listed before the last change of the list, by their index.
    private var album: [Photo?] = []

    /// The object of a cell that is not listed any more.
    private struct Photo {
      var index: ElementIndex
      var content: Int
      var object: PlatformLayoutAttributes
    }

    /// The number of the content to which the objects in the album must belong.
    private var content = 0

    /// The number of objects in the album; a cell replaces the one whose index is larger or smaller by
    /// a multiple of it.
    private static let albumSize = 1_024

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
        objects.append(isKnown ? spareObjects[next] : remembered(attributes))
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

    /// Forgets the objects of cells that are not listed, because the content changed.
    mutating func forgetOthers() { content &+= 1 }

    /// Returns the object of a cell that was listed before, if it describes the cell.
    ///
    /// Otherwise a jump back to cells that were visible would make all of their objects again.
    private func remembered(_ attributes: LayoutAttributes) -> PlatformLayoutAttributes? {
      guard !album.isEmpty, attributes.element.category == .cell,
        let photo = album[Self.place(of: attributes.element.index)],
        photo.index == attributes.element.index, photo.content == content,
        attributes.transform == .identity,
        (photo.object as? CollectionLayoutAttributes)?.position == attributes.position
      else { return nil }
      return photo.object
    }

    private mutating func remember(
      _ object: PlatformLayoutAttributes, of attributes: LayoutAttributes
    ) {
      guard attributes.element.category == .cell, attributes.transform == .identity else { return }
      if album.isEmpty { album = Array(repeating: nil, count: Self.albumSize) }
      let index = attributes.element.index
      album[Self.place(of: index)] = Photo(index: index, content: content, object: object)
    }

    private static func place(of index: ElementIndex) -> Int {
      (index.item &+ index.section &* 31) & (albumSize - 1)
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
      remember(object, of: attributes)
      return object
    }
  }
#endif
