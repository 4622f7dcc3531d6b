#if canImport(UIKit)
  import UIKit
#elseif canImport(AppKit)
  import AppKit
#endif

#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
  import LayoutCore
  import LayoutRuntime

  /// The sections that scroll by themselves near the viewport, and what the collection view holds of
  /// them.
  @MainActor
  struct SectionScrolls {
    /// The content that the other properties describe.
    private var state: EngineState?
    /// A Boolean value that indicates whether sections of the layout can scroll by themselves.
    private(set) var exist = false
    /// The attributes of scroll views; `nil` for a section that does not scroll.
    private var attributes: [Int: CollectionLayoutAttributes?] = [:]
    /// The attributes that were returned to the collection view, of elements that did not change since.
    ///
    /// An object for each section, because an assignment to a value in a dictionary allocates memory.
    private var held: [Int: HeldElements] = [:]
    /// The rectangle of the last query.
    var rect = LayoutRect.zero
    private(set) var connected: [WeakScroller] = []
    /// The sections of the last query, ascending.
    private(set) var listed: [Int] = []
    // Storage that every step uses again.
    private var seen: Set<LayoutElement> = []
    private var changed: [LayoutElement] = []
    private var found: [LayoutAttributes] = []

    struct WeakScroller {
      weak var scroller: SectionScroller?
    }

    nonisolated init() {}

    /// The scroll views in use.
    var scrollers: [SectionScroller] {
      connected.compactMap { $0.scroller?.scroll == nil ? nil : $0.scroller }
    }

    /// Returns the scroll view of a section; `nil` if none is on screen.
    ///
    /// A collection view keeps views that it may use again, and they keep their last sections. Several
    /// can therefore be those of one section, of which one is shown.
    func scroller(of section: Int) -> SectionScroller? {
      scrollers.first { $0.scroll?.section == section && $0.isOnScreen() }
    }

    /// Ends the animations of a section at its current offset.
    func stopAnimations(of section: Int) {
      for scroller in scrollers where scroller.scroll?.section == section { scroller.stop() }
    }

    /// Moves animated sections to the ends of their animations, while they have their old numbers.
    func finishAnimations() {
      for scroller in scrollers { scroller.finish() }
    }

    mutating func connect(_ scroller: SectionScroller) {
      connected.removeAll { $0.scroller == nil || $0.scroller === scroller }
      connected.append(WeakScroller(scroller: scroller))
    }

    /// Forgets everything that is known of other content.
    mutating func describe(_ state: EngineState?, exist: () -> Bool) {
      guard self.state !== state || state == nil else { return }
      self.state = state
      self.exist = state != nil && exist()
      attributes = [:]
      held = [:]
    }

    /// Returns the attributes of the scroll view of a section; `nil` if the section does not scroll.
    mutating func attributes(
      of section: Int, make: (Int) -> CollectionLayoutAttributes?
    ) -> CollectionLayoutAttributes? {
      if let known = attributes[section] { return known }
      let new = make(section)
      attributes[section] = .some(new)
      return new
    }

    /// Records the attributes of an element that are returned to the collection view.
    mutating func hold(_ attributes: LayoutAttributes) {
      let section = attributes.element.index.section
      let elements: HeldElements
      if let known = held[section] {
        elements = known
      } else {
        elements = HeldElements()
        held[section] = elements
      }
      elements.attributes.updateValue(attributes, forKey: attributes.element)
    }

    // MARK: Steps

    /// Begins to record which elements of a section a step changes.
    ///
    /// - Returns: `false` if it is not known which elements the collection view holds.
    mutating func beginStep(of section: Int) -> Bool {
      changed.removeAll(keepingCapacity: true)
      seen.removeAll(keepingCapacity: true)
      return held[section] != nil
    }

    /// Records the elements of a query after the step that the collection view holds with other
    /// attributes, or does not hold.
    ///
    /// - Parameter section: The section that was scrolled.
    /// - Parameter fill: A closure that fills an array with the elements in a rectangle.
    /// - Parameter adjust: Returns attributes as the collection view receives them.
    mutating func compare(
      _ section: Int, filling fill: (LayoutRect, inout [LayoutAttributes]) -> Void,
      adjusting adjust: (LayoutAttributes) -> LayoutAttributes
    ) {
      fill(rect, &found)
      for attributes in found where attributes.element.index.section == section {
        let element = attributes.element
        guard seen.insert(element).inserted else { continue }
        if held[section]?.attributes[element] != adjust(attributes) { changed.append(element) }
      }
    }

    /// Returns the changed elements, each of them once, and forgets that they are held.
    ///
    /// - Parameter section: The section that was scrolled.
    /// - Parameter attributes: Returns the attributes of an element that no query found.
    mutating func endStep(
      of section: Int, attributes: (LayoutElement) -> LayoutAttributes?
    ) -> [LayoutElement] {
      guard let elements = held[section] else { return changed }
      for (element, old) in elements.attributes where !seen.contains(element) {
        if attributes(element) != old { changed.append(element) }
      }
      for element in changed { elements.attributes.removeValue(forKey: element) }
      return changed
    }

    /// Lists the sections of elements, and those that have a scroll view.
    ///
    /// A section can be scrolled so far that none of its elements are in view.
    mutating func listSections(of elements: [LayoutAttributes]) {
      listed.removeAll(keepingCapacity: true)
      for attributes in elements { list(attributes.element.index.section) }
      for entry in connected { entry.scroller?.scroll.map { list($0.section) } }
    }

    private mutating func list(_ section: Int) {
      guard listed.last != section else { return }
      let place = place(of: section)
      if place == listed.count || listed[place] != section { listed.insert(section, at: place) }
    }

    private func place(of section: Int) -> Int {
      SortedSearch.first(in: listed.count) { listed[$0] >= section }
    }

    private func isListed(_ section: Int) -> Bool {
      let place = place(of: section)
      return place < listed.count && listed[place] == section
    }

    /// Forgets sections that are not listed if there are many.
    mutating func keepListed() {
      guard attributes.count > 2 * listed.count + 64 else { return }
      attributes = attributes.filter { isListed($0.key) }
      held = held.filter { isListed($0.key) }
    }
  }

  /// The elements of a section that a collection view holds.
  private final class HeldElements {
    var attributes: [LayoutElement: LayoutAttributes] = [:]
  }

  extension HostedLayout {
    /// An object that stands for the current content; `nil` before the first layout.
    var state: EngineState? { current?.state }

    /// A Boolean value that indicates whether sections of the layout can scroll by themselves.
    var hasScrollingSections: Bool {
      current?.prepared.contentScrolling.hasScrollingSections ?? false
    }

    func scrolling(of section: Int) -> ScrollingSection? {
      let shift = shift
      var scrolling = current?.scrolling(ofSection: section)
      if let frame = scrolling?.frame { scrolling?.frame = frame.offsetBy(x: shift.x, y: shift.y) }
      return scrolling
    }

    /// Returns the offset to which a section was scrolled; `nil` if it is at rest.
    func scrolledOffset(of section: Int) -> Double? {
      current?.scrolledOffset(ofSection: section)
    }

    func restingOffset(of section: Int, after drag: SectionDrag) -> Double? {
      current?.restingOffset(ofSection: section, after: drag)
    }
  }
#endif
