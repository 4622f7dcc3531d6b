#if canImport(UIKit)
  import UIKit
#elseif canImport(AppKit)
  import AppKit
#endif

#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
  import LayoutCore
  import LayoutRuntime

  /// The scroll views of sections that scroll by themselves.
  @MainActor
  struct SectionScrolls {
    private(set) var connected: [WeakScroller] = []

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
    /// A collection view keeps views that it may use again, and they keep their last sections.
    /// Several can therefore be those of one section, of which one is shown.
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
  }

  extension HostedLayout {
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
  }
#endif
