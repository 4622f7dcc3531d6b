#if canImport(UIKit)
  import UIKit
#elseif canImport(AppKit)
  import AppKit
#endif

#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
  import LayoutCore

  /// The connection between a scroll view and the section that it moves.
  ///
  /// The offset of the section is that of the layout's engine. A scroll view reports where the user
  /// moves it, and takes over the engine's offset after other changes.
  @MainActor
  final class SectionScroller {
    private(set) weak var layout: CollectionStrategyLayout?
    private(set) var scroll: SectionScroll?
    /// The section's offset at the beginning of the drag.
    private var start = 0.0
    /// A Boolean value that indicates whether the section may be between two resting offsets.
    private var isMoving = false
    /// The offset to which an animation moves the section; `nil` if there is none.
    private var goal: Double?
    /// A Boolean value that indicates whether the scroll view changes by itself, not by the user.
    private var isSynchronizing = false

    /// Connects the scroll view with the section that attributes specify.
    ///
    /// A section that the scroll view leaves while it moves comes to rest at once, at the end of
    /// its animation if there is one.
    func connect(_ attributes: CollectionLayoutAttributes?) {
      let (next, nextLayout) = (attributes?.sectionScroll, attributes?.scrolledLayout)
      if let scroll, scroll.section != next?.section || layout !== nextLayout {
        finish()
        if isMoving { layout?.restSection(scroll.section) }
        isMoving = false
      }
      scroll = next
      layout = nextLayout
      if let nextLayout { nextLayout.sectionScrolls.connect(self) }
    }

    /// The content offset that shows the section as the engine does; `nil` if there is no section.
    var position: Double? {
      guard let scroll, let offset = layout?.currentOffset(of: scroll.section) else { return nil }
      return scroll.position(of: offset)
    }

    /// A closure that moves the scroll view to the engine's offset.
    var synchronize: () -> Void = {}

    /// A closure that returns whether the scroll view is on screen, so that it can animate.
    var isOnScreen: () -> Bool = { false }

    /// A closure that animates the scroll view to a content offset.
    var animate: (Double) -> Void = { _ in }

    /// Animates the section to an offset.
    ///
    /// - Returns: `false` if the section is at the offset.
    func scroll(to offset: Double) -> Bool {
      guard let scroll, let position, abs(scroll.position(of: offset) - position) > 0.5 else {
        return false
      }
      goal = offset
      animate(scroll.position(of: offset))
      return true
    }

    /// A closure that ends an animation of the scroll view at its current offset.
    var halt: () -> Void = {}

    /// Ends the animation at the current offset.
    func stop() {
      guard goal != nil else { return }
      goal = nil
      withoutScrolling(halt)
    }

    /// Moves the section to the end of its animation.
    func finish() {
      guard let goal, let scroll else { return }
      // The steps of the animation would move the section that the scroll view has next.
      stop()
      layout?.moveSection(scroll.section, to: goal)
    }

    /// Forgets the animation, because the scroll view is moved in another way.
    func cancel() { goal = nil }

    /// Changes the scroll view without moving the section.
    func withoutScrolling(_ body: () -> Void) {
      let before = isSynchronizing
      isSynchronizing = true
      body()
      isSynchronizing = before
    }

    // MARK: The user's scroll

    func willDrag(from position: Double) {
      guard let scroll else { return }
      goal = nil
      start = scroll.offset(of: position)
      isMoving = true
    }

    func didScroll(to position: Double) {
      guard !isSynchronizing, let scroll else { return }
      let offset = scroll.offset(of: position)
      if let goal, abs(goal - offset) < 0.5 { self.goal = nil }
      layout?.moveSection(scroll.section, to: offset)
    }

    /// Returns the content offset at which the scroll view comes to rest.
    ///
    /// - Parameter proposed: The content offset at which it would come to rest by itself.
    /// - Parameter velocity: The velocity of the content offset; only its sign matters.
    func target(proposed: Double, velocity: Double) -> Double {
      guard let scroll, let layout else { return proposed }
      let drag = SectionDrag(
        from: start, proposed: scroll.offset(of: proposed),
        velocity: scroll.isMirrored ? -velocity : velocity)
      guard
        let offset = layout.hosted.current?.restingOffset(ofSection: scroll.section, after: drag)
      else {
        return proposed
      }
      return scroll.position(of: offset)
    }

    func didRest() { isMoving = false }

    /// Records that the scroll view begins to move to the content offset at which it comes to rest.
    func willRest(at position: Double) {
      goal = scroll?.offset(of: position)
      isMoving = false
    }
  }
#endif
