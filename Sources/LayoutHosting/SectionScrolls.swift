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
    /// The elements that were returned to the collection view since their attributes last changed.
    private var held: [Int: Set<LayoutElement>] = [:]
    /// The rectangle of the last query.
    var rect = LayoutRect.zero
    private var connected: [WeakScroller] = []

    private struct WeakScroller {
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

    /// Records an element that is returned to the collection view.
    mutating func hold(_ element: LayoutElement) {
      held[element.index.section, default: []].insert(element)
    }

    /// Returns the elements of a section that the collection view holds, and forgets them.
    mutating func release(_ section: Int) -> Set<LayoutElement>? {
      held.removeValue(forKey: section)
    }

    /// Forgets sections other than the given ones if there are many.
    mutating func keep(_ sections: [Int]) {
      guard attributes.count > 2 * sections.count + 64 else { return }
      attributes = attributes.filter { sections.contains($0.key) }
      held = held.filter { sections.contains($0.key) }
    }
  }

  extension HostedLayout {
    /// An object that stands for the current content; `nil` before the first layout.
    var state: EngineState? {
      mutating get { movement == nil ? engine?.state : movement?.preview.state }
    }

    /// A Boolean value that indicates whether sections of the layout can scroll by themselves.
    var hasScrollingSections: Bool {
      mutating get {
        (movement == nil ? engine?.prepared : movement?.preview.prepared)?.facets.scrollingSections
          != nil
      }
    }

    mutating func scrolling(of section: Int) -> ScrollingSection? {
      movement == nil
        ? engine?.scrolling(ofSection: section) : movement?.preview.scrolling(ofSection: section)
    }

    mutating func sectionOffset(_ section: Int) -> Double? {
      movement == nil
        ? engine?.sectionOffset(section) : movement?.preview.sectionOffset(section)
    }

    mutating func restingOffset(of section: Int, after drag: SectionDrag) -> Double? {
      movement == nil
        ? engine?.restingOffset(ofSection: section, after: drag)
        : movement?.preview.restingOffset(ofSection: section, after: drag)
    }
  }
#endif
