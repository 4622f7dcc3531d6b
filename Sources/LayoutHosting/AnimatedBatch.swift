#if canImport(UIKit)
  import UIKit
#elseif canImport(AppKit)
  import AppKit
#endif

#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
  import LayoutCore
  import LayoutRuntime

  /// What a layout keeps while a collection view resolves and animates a batch of changes.
  struct AnimatedBatch {
    /// The initial attributes of an element that appears.
    struct Appearance {
      var element: LayoutElement
      var object: CollectionLayoutAttributes
      /// The distance from the end of the element's motion to its beginning.
      var distance: LayoutPoint
      /// The content offset at the end of the change, for which the distance was computed.
      var target: LayoutPoint
    }

    /// The number of batches so far.
    private(set) var number = 0
    /// A Boolean value that indicates whether a batch is resolved or animated.
    private(set) var isOpen = false
    var appearances: [Appearance] = []
    /// A Boolean value that indicates whether a cell from before the batch reported another size.
    var hasRefused = false

    mutating func begin() {
      self = AnimatedBatch(number: number + 1, isOpen: true)
    }

    mutating func end() {
      self = AnimatedBatch(number: number, isOpen: false)
    }

    init() {}

    private init(number: Int, isOpen: Bool) {
      self.number = number
      self.isOpen = isOpen
    }
  }

  extension CollectionStrategyLayout {
    /// Keeps the initial attributes of an element that appears and sizes itself.
    func keep(_ object: CollectionLayoutAttributes, of element: LayoutElement) {
      guard batch.isOpen, object.selfSizedExtents != .none, let change = hosted.change,
        change.isEntering(element), let frame = hosted.attributes(for: element)?.frame
      else { return }
      batch.appearances.append(
        AnimatedBatch.Appearance(
          element: element, object: object,
          distance: LayoutPoint(
            x: Double(object.frame.minX) - frame.minX, y: Double(object.frame.minY) - frame.minY),
          target: change.target))
    }

    /// Lets elements appear in their measured sizes.
    ///
    /// The collection view keeps the initial attributes, and measures the views before it begins
    /// the animation. Shipping layouts change the attributes that they returned, too.
    func resizeAppearances() {
      guard !batch.appearances.isEmpty, let target = hosted.change?.target else { return }
      for appearance in batch.appearances {
        guard let frame = hosted.attributes(for: appearance.element)?.frame else { continue }
        appearance.object.place(
          CGRect(
            x: frame.minX + appearance.distance.x - (target.x - appearance.target.x),
            y: frame.minY + appearance.distance.y - (target.y - appearance.target.y),
            width: frame.width, height: frame.height))
      }
    }

    /// Returns the element whose view reports a size; `nil` if the size belongs to no current
    /// element.
    ///
    /// While a batch is resolved, UIKit measures the views of both states. A cell of the old one is
    /// not asked about an element of the new one that has its index path, and may not follow the
    /// change. Headers and footers report the index paths from before the batch (openradar
    /// 48955657).
    func current(_ element: LayoutElement, of original: PlatformLayoutAttributes) -> LayoutElement?
    {
      guard batch.isOpen, let original = original as? CollectionLayoutAttributes,
        original.batch < batch.number
      else { return element }
      if element.category == .cell {
        batch.hasRefused = true
        return nil
      }
      return hosted.change?.current(element)
    }

    /// Requests the sizes again that cells from before a batch reported.
    func remeasureRefusedCells() {
      guard batch.hasRefused, let context = makeContext() else { return }
      context.isPrecise = true
      context.name(objects.keys.filter { $0.category == .cell })
      invalidateLayout(with: context)
    }
  }
#endif
