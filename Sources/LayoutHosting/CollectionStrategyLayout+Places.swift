#if canImport(UIKit)
  import UIKit
#elseif canImport(AppKit)
  import AppKit
#endif

#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
  import LayoutCore
  import LayoutRuntime

  /// A collection view that calls ``CollectionStrategyLayout/showsPlace()`` after each layout.
  @MainActor
  package protocol PlaceKeepingView: AnyObject {
    /// The layout of the last preparation, whose place the next layout takes over.
    var shownLayout: CollectionStrategyLayout? { get set }
  }

  extension CollectionStrategyLayout {
    /// Scrolls to a place, and keeps it until a person scrolls or the collection view has settled
    /// there.
    ///
    /// - Returns: `false` if there is no such place, and none to wait for.
    func show(_ place: LayoutPlace, animated: Bool) -> Bool {
      guard let view = collectionView else { return false }
      if view is any PlaceKeepingView, !hasShownContent || !hosted.hasCells {
        hosted.pursue(place, as: .waiting)
        view.requestLayout()
        return true
      }
      guard let target = hosted.contentOffset(for: place) else { return false }
      // Of other collection views, it is not known where an animation ends.
      if !animated || view is any PlaceKeepingView {
        hosted.pursue(place, as: animated ? .travelling : .shown)
      }
      if let element = place.element { reveal(element, animated: animated) }
      view.scroll(to: offset(of: target, in: view), animated: animated)
      return true
    }

    /// Scrolls to the place that is to be shown: the goal of a scroll, the end of a chat at first,
    /// or what was seen before the layout was prepared again.
    ///
    /// A collection view calls this method after each layout, because it must know the size of its
    /// content first.
    ///
    /// - Returns: `true` if it scrolled, so that other elements are visible.
    package func showsPlace() -> Bool {
      guard let view = collectionView, hosted.change == nil, !hosted.isWaiting,
        let engine = hosted.engine, view.visibleBounds.width > 0, view.visibleBounds.height > 0
      else { return false }
      if view.isScrolledByHand { isScrolledByHand() }
      settle()
      let hadShown = hasShownContent
      if engine.numberOfSections > 0 { hasShownContent = true }
      let here = place(of: view)
      var target = hosted.leftBehind == here ? hosted.origin : nil
      if let goal = hosted.engine?.goal {
        guard hosted.hasCells, let offset = hosted.contentOffset(for: goal) else {
          return false
        }
        if let element = goal.element, !hadShown { reveal(element, animated: false) }
        target = offset
      }
      hosted.leftBehind = nil
      if let target, hosted.isMove(from: here, to: target) {
        let goal = hosted.engine?.goal
        let isTravelling = goal != nil && hosted.engine?.goalProgress == .travelling
        let way = offset(of: target, in: view)
        // An animated scroll goes on, unless the goal has moved meanwhile.
        if isTravelling, travelTarget == way {
          // A person who scrolls the other way ends it.
          let distance = max(abs(target.x - here.x), abs(target.y - here.y))
          if distance > travelDistance + 1 { isScrolledByHand() }
          travelDistance = distance
          return false
        }
        travelTarget = isTravelling ? way : nil
        travelDistance = .infinity
        if !isTravelling {
          hosted.engine?.setGoal(goal, .shown)
          hosted.place(at: target)
        }
        view.scroll(to: way, animated: isTravelling)
        return !isTravelling
      }
      if hosted.engine?.goal != nil { hosted.endGoal() }
      return false
    }

    /// Forgets where the collection view should scroll, because a person scrolls.
    ///
    /// What is seen stays in place through changes all the same.
    package func isScrolledByHand() { if hosted.engine?.goalProgress != .kept { hosted.endGoal() } }

    /// Returns the index of the cell that is first in view from an edge.
    package func visibleIndex(from edge: ScrollPlace) -> ElementIndex? {
      synchronize()
      return hosted.current?.place(from: edge)?.element?.index
    }

    /// A Boolean value that indicates whether the collection view shows the place that it begins
    /// at.
    package var hasShownFirstPlace: Bool { hasShownContent && hosted.leftBehind == nil }

    /// A Boolean value that indicates whether elements move with the viewport.
    package var movesWithViewport: Bool { hosted.hasFollowers || delegateRole.adjusts }

    /// The axis along which the content scrolls; `nil` for both, or before the first layout.
    package var scrollAxis: LayoutAxis? { hosted.scrollAxis }
  }
#endif
